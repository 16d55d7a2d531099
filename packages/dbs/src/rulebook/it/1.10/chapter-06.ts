import type { Sentences } from "@arbiter/engine";

export const chapter6: Sentences = {
  "6-1": "Svolgimento di un turno",
  "6-2-1":
    "Le abilità “all'inizio del turno” e “all'inizio della Fase di Carica” diventano in sospeso, e c'è un controllo di stato.",
  "6-2-2":
    "Tutte le carte spossate del giocatore di turno nelle aree Leader, di Combattimento, delle Energie e Unison tornano in Modalità Attiva.",
  "6-2-3": "Il giocatore di turno pesca 1 carta, tranne il primo giocatore nel suo primo turno.",
  "6-2-6": "C'è un controllo di stato, poi comincia la Fase Principale.",
  "6-3-1-1":
    "Le abilità “all'inizio della Fase Principale” diventano in sospeso, e lo stato viene controllato.",
  "6-3-1-2":
    "Il giocatore di turno ha la priorità, con i controlli di stato e le finestre di risposta che ogni azione porta, e può fare ognuna di queste azioni:",
  "6-3-1-2-1":
    "Il giocatore di turno può giocare così una carta Combattimento dalla mano nella sua Area di Combattimento:",
  "6-3-1-2-1-4": "Le abilità “quando giochi questa carta” diventano in sospeso, e c'è un controllo di stato.",
  "6-3-1-2-2-1":
    "Il giocatore rivela la carta in mano, mette in Modalità Spossata energie per il suo costo totale e dichiara la giocata; senza energie bastanti non può.",
  "6-3-1-2-3":
    "Il giocatore di turno può attivare abilità [Attivazione: Principale] del suo Leader e delle sue carte Combattimento, Extra e Unison.",
  "6-3-1-2-3-1": "Finestre di risposta si aprono prima e dopo la risoluzione dell'abilità.",
  "6-3-1-2-3-2": "[Risveglio] e [Brama] sono abilità [Attivazione] e si possono attivare qui.",
  "6-3-1-2-3-3":
    "Una volta per turno un giocatore può mettere sotto la sua carta Unison una carta identica dalla mano per aggiungere 1 segnalino.",
  "6-3-1-2-4": "Il giocatore di turno può attaccare con le sue carte quelle dell'avversario.",
  "6-3-1-2-5": "Il giocatore di turno può finire la sua Fase Principale e passare alla sua interfase finale.",
  "6-3-1-3-1-1":
    "Le abilità “alla fine della Fase Principale” diventano in sospeso, e c'è un controllo di stato.",
  "6-3-1-3-1-2":
    "C'è un controllo di stato; poi finiscono gli effetti del giocatore di turno che durano la Fase Principale.",
  "6-4-1-1":
    "Le abilità “alla fine del turno” diventano in sospeso, tranne quelle già innescate in questo turno.",
  "6-4-1-2":
    "C'è un controllo di stato; poi finiscono gli effetti del giocatore di turno che durano il turno.",
  "6-4-1-3": "Finiscono gli effetti del giocatore non di turno che durano il turno.",
  "6-4-1-4":
    "Il turno passa all'altro giocatore, a meno che abilità “alla fine del turno” non si siano ancora innescate: allora la Fase Finale ricomincia.",
};
