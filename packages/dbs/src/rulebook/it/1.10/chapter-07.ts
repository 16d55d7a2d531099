import type { Sentences } from "@arbiter/engine";

export const chapter7: Sentences = {
  "7-1":
    "Il giocatore di turno, nella Fase Principale, può spossare una carta Leader, Combattimento o Unison per attaccare il Leader avversario, la carta Unison o una carta Combattimento spossata; comincia un combattimento tra attaccante e difendente.",
  "7-1-2":
    "Si apre una finestra di risposta, in cui il giocatore non di turno può attivare un'abilità [Contro: Attacco].",
  "7-1-4":
    "Un attacco annullato, o rimasto senza attaccante o difendente, va a 7-1-4-1, gli altri all'Interfase di Attacco; una carta Combattimento giocata sopra prende il ruolo di quella sotto.",
  "7-1-4-1": "Tutte le carte Combattimento nelle Aree Combo vanno negli Scarti dei loro proprietari.",
  "7-1-4-2": "Le abilità “alla fine del combattimento” diventano in sospeso, e c'è un controllo di stato.",
  "7-1-4-3":
    "Dopo un attacco annullato finiscono gli effetti del giocatore di turno che durano il combattimento.",
  "7-1-4-4": "Poi finiscono quelli del giocatore non di turno.",
  "7-1-4-5": "Il combattimento è finito; torna a 6-3-1-2.",
  "7-2-1-1":
    "Le abilità “all'inizio dell'Interfase di Attacco” diventano in sospeso, e c'è un controllo di stato.",
  "7-2-1-2-1-1":
    "Il giocatore mette in Modalità Spossata energie per il costo combo e dichiara la combo, o non può dichiararla.",
  "7-2-1-2-2": "Il giocatore di turno può fare una combo con una carta Combattimento dalla mano.",
  "7-2-1-2-2-1":
    "Il giocatore mette in Modalità Spossata energie per il costo combo della carta in mano e dichiara la combo, o non può dichiararla.",
  "7-2-1-2-3":
    "Il giocatore di turno può attivare abilità [Attivazione: Combattimento] del suo Leader e delle sue carte Combattimento, Extra e Unison.",
  "7-2-1-3": "Se il giocatore di turno non fa nulla, si passa all'Interfase di Difesa.",
  "7-2-1-3-1": "Se la difendente è una carta Unison, salta l'Interfase di Difesa.",
  "7-3-1-1":
    "Le abilità “all'inizio dell'Interfase di Difesa” diventano in sospeso, e lo stato viene controllato.",
  "7-3-1-2":
    "Il giocatore non di turno ha la priorità, con i controlli di stato e le finestre di risposta che ogni azione porta, e può fare ognuna di queste azioni:",
  "7-3-1-2-2": "Il giocatore non di turno può fare una combo con una carta Combattimento dalla mano.",
  "7-3-1-2-3":
    "Al giocatore non di turno è dato attivare abilità [Attivazione: Combattimento] del suo Leader e delle sue carte Combattimento ed Extra.",
  "7-4-1-1":
    "Le abilità “all'inizio dell'Interfase di Danno” diventano in sospeso, e c'è un controllo di stato.",
  "7-4-1-4":
    "Se la potenza dell'attaccante è pari o superiore a quella della difendente, fai quanto segue; altrimenti continua con 7-4-1-5.",
  "7-4-1-4-1":
    "Se la difendente è un Leader, le abilità “quando infliggi danni” diventano in sospeso, e c'è un controllo di stato.",
  "7-4-1-4-1-2": "Le abilità “quando hai inflitto danni” diventano in sospeso.",
  "7-4-1-4-2": "Se la difendente è una carta Combattimento, è messa KO.",
  "7-4-1-4-2-1": "Le abilità “quando una carta è messa KO” diventano in sospeso.",
  "7-4-1-4-3":
    "Se la difendente è una carta Unison, le abilità “quando un segnalino è tolto” diventano in sospeso, e c'è un controllo di stato.",
  "7-4-1-4-3-2": "Un attaccante con [Colpo Vincente] toglie tutti i segnalini alla difendente.",
  "7-4-1-4-3-3":
    "Un attaccante senza abilità di Colpo né [Colpo Vincente] toglie 1 segnalino alla difendente.",
  "7-4-1-4-3-4": "Le abilità “quando un segnalino è tolto” diventano in sospeso.",
  "7-4-1-8": "Le abilità “alla fine di un combattimento” diventano in sospeso, e c'è un controllo di stato.",
  "7-4-1-8-1":
    "Le abilità “alla fine del combattimento in cui hai fatto una combo con questa carta” delle carte scartate in 7-4-1-6 diventano in sospeso in 7-4-1-8.",
  "7-4-1-9": "Finiscono tutti gli effetti che durano il combattimento.",
  "7-4-1-10": "Il combattimento è finito; torna a 6-3-1-2.",
};
