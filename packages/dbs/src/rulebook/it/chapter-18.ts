import type { Sentences } from "@arbiter/engine";

export const chapter18: Sentences = {
  "18-1": "Carte Unison-Z",
  "18-1-1": "Le carte Unison-Z sono le carte di entrambi i tipi Unison e Z che si mettono nell'Area Unison.",
  "18-1-2": "Le carte di entrambi i tipi Unison e Z possono essere chiamate “carte Unison-Z” o “Unison-Z”.",
  "18-1-3":
    "Le regole e abilità per le carte Unison valgono anche per le carte Unison-Z, tranne dove queste sono nominate.",
  "18-1-4":
    "Una carta Unison-Z che dovesse lasciare l'Area Unison del suo giocatore in modo diverso dall'essere rimossa dal gioco è invece rimossa dal gioco.",
  "18-1-4-1": "Le carte sotto quella carta Unison-Z vanno nell'Area degli Scarti, tranne le carte Z.",
  "18-1-5": "Una carta Unison-Z che giocata non raggiunge un'Area Unison è rimossa dal gioco.",
  "18-2": "Giocare una carta Unison-Z",
  "18-2-1":
    "Nella Fase Principale il giocatore di turno può giocare una carta Unison-Z a faccia in giù dalla sua Area del Mazzo-Z nell'Area Unison, così.",
  "18-2-1-1":
    "Il giocatore rivela la carta, spossa energie per il costo fissato secondo 1-2-2-2-1, mette negli Scarti energie-Z pari al suo costo di energia-Z, e dichiara la giocata.",
  "18-2-1-2":
    "Si apre una finestra di risposta in cui il giocatore non di turno può dichiarare abilità [Contro: Giocata].",
  "18-2-1-3":
    "Una carta Unison o in Modalità Nascosta già presente va negli Scarti, e la nuova entra con tanti segnalini quante energie sono state spossate per essa.",
  "18-2-1-3-1":
    "Gli effetti che aggiungono o tolgono segnalini alla carta Unison-Z che si gioca si sommano tutti prima che entri col numero finale.",
  "18-2-1-3-2":
    "Se un effetto permette più carte Unison e quel massimo è già presente, scegline una e mettila negli Scarti.",
  "18-2-1-4": "Le abilità “quando giochi questa carta” diventano in sospeso.",
  "18-2-2":
    "Una carta Unison-Z giocata da un'abilità entra nell'Area Unison senza pagare costo energetico né di energia-Z, se non è detto altro.",
  "18-2-2-1": "Il giocatore nomina l'abilità che giocherà la carta Unison-Z.",
  "18-2-2-2": "Se c'è un costo dell'abilità, è determinato e pagato per intero.",
  "18-2-2-3": "L'abilità si attiva.",
  "18-2-2-4": "Si apre una finestra di risposta.",
  "18-2-2-5":
    "Una carta Unison o in Modalità Nascosta già presente va negli Scarti, e la nuova entra con il numero di segnalini che l'effetto dice.",
  "18-2-2-5-1":
    "Gli effetti che aggiungono o tolgono segnalini a una carta Unison-Z giocata da un'abilità si sommano tutti prima che entri col numero finale.",
  "18-2-2-5-2":
    "Se un effetto permette più carte Unison e quel massimo è già presente, scegline una e mettila negli Scarti.",
  "18-2-2-6": "Le abilità “quando giochi questa carta” diventano in sospeso.",
  "18-2-2-7": "Si apre un'altra finestra di risposta.",
};
