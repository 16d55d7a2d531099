import type { Sentences } from "@arbiter/engine";

export const chapter17: Sentences = {
  "17-1": "Carte Extra-Z",
  "17-1-1":
    "Le carte Extra-Z sono le carte di entrambi i tipi Extra e Z che si mettono nell'Area di Combattimento.",
  "17-1-2": "Le carte di entrambi i tipi Extra e Z possono essere chiamate “carte Extra-Z”.",
  "17-1-3":
    "Le regole e abilità per le carte Extra valgono anche per le carte Extra-Z, tranne dove queste sono nominate.",
  "17-1-4":
    "Una carta Extra-Z che dovesse lasciare l'Area di Combattimento in modo diverso dall'essere rimossa dal gioco è invece rimossa dal gioco.",
  "17-1-4-1": "Le carte sotto quella carta Extra-Z vanno nell'Area degli Scarti, tranne le carte Z.",
  "17-1-5":
    "Se un effetto impedisce di mettere una carta Extra-Z nell'Area di Combattimento, la carta è rimossa dal gioco.",
  "17-1-6":
    "Le abilità di una carta Extra-Z valgono di norma solo nell'Area di Combattimento, e la carta vi resta quando si attivano o falliscono, se non è detto altro.",
  "17-2": "Mettere una carta Extra-Z nell'Area di Combattimento",
  "17-2-1":
    "Nella Fase Principale il giocatore di turno può mettere in Modalità Attiva una carta Extra-Z a faccia in giù dalla sua Area del Mazzo-Z nell'Area di Combattimento, così.",
  "17-2-1-1":
    "Il giocatore rivela la carta, spossa energie per il suo costo energetico, mette negli Scarti energie-Z pari al suo costo di energia-Z, e dichiara di metterla.",
  "17-2-1-2": "Si apre una finestra di risposta.",
  "17-2-1-3":
    "Ogni altra carta Extra-Z nella tua Area di Combattimento è rimossa dal gioco, poi si può mettere la nuova.",
  "17-2-1-3-1":
    "Una carta Extra-Z che un'abilità mette sotto una carta nell'Area di Combattimento non fa rimuovere la carta Extra-Z già presente.",
  "17-2-1-4":
    "Le abilità come “quando una carta Extra-Z viene messa nell'Area di Combattimento” diventano in sospeso.",
  "17-2-1-4-1":
    "Mettere con un'abilità una carta Extra-Z sotto una carta nell'Area di Combattimento non soddisfa le condizioni d'innesco di 17-2-1-4.",
  "17-2-2":
    "Una carta Extra-Z messa da un'abilità entra in Modalità Attiva senza pagare costo energetico né di energia-Z, se non è detto altro.",
  "17-2-2-1": "Il giocatore nomina l'abilità che metterà la carta Extra-Z nell'Area di Combattimento.",
  "17-2-2-2": "Se c'è un costo dell'abilità, è determinato e pagato per intero.",
  "17-2-2-3": "L'abilità si attiva.",
  "17-2-2-4": "Si apre una finestra di risposta.",
  "17-2-2-5":
    "Ogni altra carta Extra-Z nella tua Area di Combattimento è rimossa dal gioco, poi si può mettere la nuova.",
  "17-2-2-5-1":
    "Una carta Extra-Z che un'abilità mette sotto una carta nell'Area di Combattimento non fa rimuovere la carta Extra-Z già presente.",
  "17-2-2-6": "Si apre un'altra finestra di risposta.",
};
