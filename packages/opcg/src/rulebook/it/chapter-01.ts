import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Numero di giocatori",
  "1-1-1": "Il gioco è un duello tra due giocatori; queste regole non trattano partite a tre o più.",
  "1-2": "Come finisce una partita",
  "1-2-1": "La partita finisce appena un giocatore perde; vince l'avversario che non ha perso.",
  "1-2-1-1": "Si è sconfitti in due modi:",
  "1-2-1-1-1": "Il tuo Leader subisce danni mentre non hai più carte Vita.",
  "1-2-1-1-2": "Il tuo mazzo è rimasto senza carte.",
  "1-2-2":
    "Un giocatore che soddisfa una condizione di sconfitta perde al successivo controllo delle regole.",
  "1-2-2-1":
    "Danni al Leader di un giocatore senza carte Vita pongono quel giocatore in condizione di sconfitta.",
  "1-2-2-2": "Un mazzo vuoto durante la partita pone il suo giocatore in condizione di sconfitta.",
  "1-2-3": "Ogni giocatore può arrendersi quando vuole; perde subito e la partita è finita.",
  "1-2-4":
    "Nessuna carta tocca una resa: nessun effetto può imporla e nessuna sostituzione può annullare la sconfitta che comporta.",
  "1-2-5":
    "Quando l'effetto di una carta dice che qualcuno vince o perde, ciò accade mentre l'effetto viene eseguito, e la partita si ferma lì.",
  "1-3": "Principi di base",
  "1-3-1": "Se il testo di una carta e queste regole si contraddicono, segui la carta.",
  "1-3-2": "Un'azione impossibile viene saltata; di più azioni richieste se ne fanno quante possibile.",
  "1-3-2-1": "Ciò che dovrebbe assumere uno stato che ha già resta com'è, e l'azione non conta come fatta.",
  "1-3-2-2":
    "Fare qualcosa zero volte o un numero negativo di volte significa non farlo, e mai fare il contrario.",
  "1-3-3": "Quando un effetto esige un'azione che un altro effetto in vigore vieta, prevale il divieto.",
  "1-3-4":
    "Se entrambi i giocatori devono scegliere nello stesso momento, sceglie prima il giocatore attivo, poi l'altro.",
  "1-3-5":
    "Un numero da scegliere è un intero di almeno 0, se non è detto altro; frazioni e negativi sono rifiutati.",
  "1-3-5-1": "Se è dato solo un limite massimo come “fino a”, senza minimo, si può scegliere 0.",
  "1-3-6":
    "I valori modificati restano interi, e un valore negativo diverso dalla potenza conta come 0, tranne mentre si calcolano altre aggiunte e sottrazioni.",
  "1-3-7": "La potenza può scendere sotto zero.",
  "1-3-7-1":
    "Una carta con potenza negativa resta dov'è, né scartata né spostata, a meno che qualcosa lo dica.",
  "1-3-8": "Gli effetti di una carta si eseguono nell'ordine in cui sono stampati, se non è detto altro.",
  "1-3-9": "Se degli effetti mettono una carta a riposo e attiva nello stesso momento, prevale il riposo.",
  "1-3-10": "Costo e costo di attivazione",
  "1-3-10-1": "Il costo è ciò che si paga per giocare una carta: il numero stampato in alto a sinistra.",
  "1-3-10-2": "Il costo di attivazione è ciò che si paga per attivare l'effetto di una carta.",
  "1-3-11":
    "Quando un effetto fa agire entrambi i giocatori insieme, agisce prima il giocatore attivo, poi quello non attivo.",
};
