import type { Sentences } from "@arbiter/engine";

export const chapter16: Sentences = {
  "16-1": "Carte Combattimento-Z",
  "16-1-1":
    "Le carte Combattimento-Z sono le carte di entrambi i tipi Combattimento e Z che si mettono nell'Area di Combattimento.",
  "16-1-2": "Le carte di entrambi i tipi Combattimento e Z possono essere chiamate “carte Combattimento-Z”.",
  "16-1-3":
    "Le regole e abilità per le carte Combattimento valgono anche per le carte Combattimento-Z, tranne dove queste sono nominate.",
  "16-1-4":
    "Una carta Combattimento-Z che dovesse lasciare l'Area di Combattimento per qualunque luogo è invece rimossa dal gioco.",
  "16-1-4-1": "Le carte sotto quella carta Combattimento-Z vanno nell'Area degli Scarti, tranne le carte Z.",
  "16-1-5":
    "Una carta Combattimento-Z che giocata non raggiunge l'Area di Combattimento è rimossa dal gioco.",
  "16-2": "Giocare una carta Combattimento-Z",
  "16-2-1":
    "Nella Fase Principale il giocatore di turno può giocare una carta Combattimento-Z a faccia in giù dalla sua Area del Mazzo-Z nell'Area di Combattimento, così.",
  "16-2-1-1":
    "Il giocatore rivela la carta, spossa energie per il suo costo energetico, mette negli Scarti energie-Z pari al suo costo di energia-Z, e dichiara la giocata.",
  "16-2-1-2":
    "Si apre una finestra di risposta in cui il giocatore non di turno può dichiarare un'abilità [Contro: Giocata].",
  "16-2-1-3":
    "La carta Combattimento-Z è giocata, e le sue abilità “quando giochi questa carta” diventano in sospeso.",
  "16-2-2":
    "Una carta Combattimento-Z giocata da un'abilità entra nell'Area di Combattimento senza pagare costo energetico né di energia-Z, se non è detto altro.",
  "16-2-2-1": "Il giocatore nomina l'abilità che giocherà la carta Combattimento-Z.",
  "16-2-2-2": "Se c'è un costo dell'abilità, è determinato e pagato per intero.",
  "16-2-2-3": "L'abilità si attiva.",
  "16-2-2-4": "Si apre una finestra di risposta.",
  "16-2-2-5": "La carta Combattimento-Z è giocata.",
  "16-2-2-6": "Si apre un'altra finestra di risposta.",
};
