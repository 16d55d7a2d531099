import type { Sentences } from "@arbiter/engine";

export const chapter4: Sentences = {
  "4-1": "Priorità",
  "4-1-1": "La priorità è un momento in cui il giocatore nominato può decidere se agire.",
  "4-1-2": "Quando un giocatore ottiene la priorità, segui questi passi:",
  "4-1-2-1":
    "Il giocatore fa un'azione possibile o nessuna; dopo un'azione ottiene di nuovo la priorità, se non è detto altro.",
  "4-1-2-2":
    "Se il giocatore sceglie di non fare nulla, la sua priorità finisce e la fase o interfase prosegue.",
  "4-2": "Controllo di stato",
  "4-2-1":
    "Un controllo di stato è un momento in cui si eseguono le regole, si attivano e si risolvono abilità [Auto], e si risolvono gli effetti ritardati in attesa.",
  "4-2-2": "A un controllo di stato, segui questi passi:",
  "4-2-2-1": "Tutte le esecuzioni di regole dovute si fanno insieme, ancora e ancora finché non ne restano.",
  "4-2-2-2":
    "Se il giocatore di turno è controllore di abilità [Auto] in sospeso, ne sceglie e risolve una; poi torna a 4-2-2-1.",
  "4-2-2-3":
    "Se il giocatore non di turno è controllore di abilità [Auto] in sospeso, ne sceglie e risolve una; poi torna a 4-2-2-1.",
  "4-2-2-4":
    "Se effetti ritardati del giocatore di turno aspettano, egli ne sceglie e risolve uno; poi torna a 4-2-2-1.",
  "4-2-2-5":
    "Se effetti ritardati (stampato “continui”) del giocatore non di turno aspettano, egli ne sceglie e risolve uno; poi torna a 4-2-2-1.",
  "4-2-2-6": "Il controllo di stato finisce.",
  "4-3": "Finestra di risposta",
  "4-3-1":
    "Una finestra di risposta è un momento in cui si eseguono le regole e si possono dichiarare e attivare abilità [Contro].",
  "4-3-2": "Una finestra di risposta si apre in questi casi:",
  "4-3-2-1": "Quando un giocatore dichiara di giocare una carta.",
  "4-3-2-2": "Quando un giocatore attacca.",
  "4-3-2-3": "Dopo che un giocatore ha attivato un'abilità, prima che il suo effetto si risolva.",
  "4-3-2-4": "Dopo che un giocatore ha risolto l'effetto di un'abilità.",
  "4-3-2-5": "Quando un giocatore rinforza la sua carta Unison (13-3).",
  "4-3-2-6": "Quando la carta Extra-Z di un giocatore è messa in un'Area di Combattimento.",
  "4-3-2-7":
    "Finché una finestra di risposta è aperta per un evento, le stesse condizioni non possono aprirne un'altra.",
  "4-3-3": "Una finestra di risposta si svolge così:",
  "4-3-3-1": "Tutte le esecuzioni di regole dovute si fanno insieme, ancora e ancora finché non ne restano.",
  "4-3-3-2":
    "La finestra finisce quando il suo giocatore sceglie di non fare nulla o dichiara l'attivazione di un'abilità [Contro].",
};
