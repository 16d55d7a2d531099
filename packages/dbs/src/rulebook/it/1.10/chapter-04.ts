import type { Sentences } from "@arbiter/engine";

export const chapter4: Sentences = {
  "4-1-1": "Le abilità sono ciò che descrive il testo di una carta.",
  "4-1-1-1": "Ci sono tre tipi di abilità: [Attivazione], [Continuo] e [Auto].",
  "4-1-2": "Gli effetti sono le istruzioni che le abilità danno ai giocatori.",
  "4-1-2-1": "Gli effetti sono immediati, continui o di sostituzione.",
  "4-2": "Proprietario",
  "4-2-1": "Il proprietario è la persona di cui è la carta.",
  "4-2-2": "Una carta è del giocatore che ha cominciato con essa nel mazzo o nell'Area Leader.",
  "4-3": "Controllore",
  "4-4": "Giocatore di turno e non di turno",
  "4-4-1": "Il giocatore di turno è quello che gioca il turno in corso.",
  "4-4-2": "Il giocatore non di turno è quello che non gioca il turno in corso.",
  "4-5-1": "Un controllo di stato è un momento in cui si eseguono le regole e si attivano abilità [Auto].",
  "4-5-2":
    "A un controllo di stato viene prima tutta l'esecuzione delle regole, poi le abilità [Auto] in sospeso.",
  "4-5-3-2":
    "Se il giocatore di turno controlla abilità [Auto] in sospeso, ne sceglie e risolve una; poi torna a 4-5-3-1.",
  "4-5-3-3":
    "Se il giocatore non di turno controlla abilità [Auto] in sospeso, ne sceglie e risolve una; poi torna a 4-5-3-1.",
  "4-7-1": "Una finestra di risposta è un momento in cui un giocatore può attivare abilità [Contro].",
  "4-7-2-5": "Nessuna finestra di risposta si apre mentre ne è aperta un'altra.",
  "4-7-3-2":
    "Il controllore di un [Contro] in sospeso ne attiva uno, o passa e la finestra finisce (4-7-3-6).",
  "4-7-3-3":
    "Chi non ha attivato l'ultimo [Contro] ne attiva uno in sospeso, o passa e quelli attivati si risolvono (4-7-3-5).",
  "4-7-3-4":
    "Così i giocatori si alternano, tornando a 4-7-3-3 dopo ogni [Contro] attivato, finché uno passa.",
  "4-7-3-5": "Le abilità [Contro] attivate si risolvono dall'ultima alla prima, di chiunque sia il turno.",
  "4-7-3-6": "La finestra finisce, e l'azione o l'abilità che l'ha aperta si esegue se è ancora possibile.",
  "4-8": "Posizioni delle carte",
  "4-9-4-3": "Fermati quando 4-9-4-2 è stato fatto X volte; altrimenti torna a 4-9-4-1.",
  "4-10-1": "Infliggere danni a un giocatore si chiama trattare i danni.",
  "4-10-2": "Quando un'azione infligge danni a un giocatore, questi fa così:",
  "4-10-2-1": "Per 1 danno, il giocatore aggiunge alla mano una carta vita a sua scelta.",
  "4-10-2-2": "Per N danni, subisci N volte 1 danno; se N è 0 non succede nulla.",
  "4-11": "Fonte dei danni",
  "4-11-1": "Alcuni effetti chiedono la fonte dei danni, che è la seguente.",
  "4-13-1":
    "Una carta “non influenzata da abilità” non può essere scelta da esse, e i loro effetti non la toccano mentre si risolvono.",
};
