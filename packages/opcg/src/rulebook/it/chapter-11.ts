import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-1": "Cicli infiniti",
  "11-1-1":
    "Azioni che possono o devono ripetersi senza fine sono un ciclo infinito, un giro ne è un'azione di ciclo, e si tratta così.",
  "11-1-1-1": "Un ciclo che nessun giocatore può fermare rende la partita patta.",
  "11-1-1-2":
    "Se un giocatore può fermarlo, annuncia un numero di giri, si giocano e lì si ferma; non può riavviarlo se non costretto.",
  "11-1-1-3":
    "Se possono entrambi, il giocatore attivo annuncia un numero, poi l'altro; si gioca il più basso, il suo giocatore si ferma lì, e nessuno lo riavvia se non costretto.",
  "11-2": "Rivelare carte",
  "11-2-1":
    "Una carta specificata che passa da un'area segreta a un'altra va rivelata, anche se il testo non lo dice.",
  "11-2-2":
    "Una carta di un'area segreta rivelata per un effetto o un costo torna nascosta quando questo è risolto.",
  "11-3": "Guardare aree segrete",
  "11-3-1":
    "Solo il giocatore dell'effetto vede le carte segrete che fa guardare, se la carta non dice altro.",
  "11-3-2": "Le carte restano nella loro area mentre vengono guardate.",
  "11-3-3":
    "Se il testo non dà nulla da fare con le carte guardate, esse tornano nella loro area nello stato di prima.",
};
