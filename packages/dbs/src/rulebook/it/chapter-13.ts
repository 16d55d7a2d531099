import type { Sentences } from "@arbiter/engine";

export const chapter13: Sentences = {
  "13-1": "Carte Unison",
  "13-1-2":
    "Le carte Unison si giocano in genere nell'Area Unison, e “Unison” o “carta Unison” in un testo indica una carta di quel tipo.",
  "13-2": "Giocare una carta Unison",
  "13-2-1":
    "Nella Fase Principale il giocatore di turno può giocare una carta Unison dalla mano nella sua Area Unison, così.",
  "13-2-1-1":
    "Il giocatore rivela la carta in mano, mette in Modalità Spossata energie pari al suo costo totale, con X scelto secondo 1-2-2-2-1, e dichiara la giocata.",
  "13-2-1-2":
    "Si apre una finestra di risposta in cui il giocatore non di turno può attivare abilità [Contro: Giocata].",
  "13-2-1-3":
    "Una carta Unison già presente va negli Scarti, e la nuova entra con tanti segnalini quante energie sono state spossate per giocarla.",
  "13-2-1-3-1":
    "Gli effetti che aggiungono o tolgono segnalini alla carta Unison che si gioca si sommano tutti prima che entri col numero finale.",
  "13-2-1-3-2":
    "Se un effetto permette più carte Unison e quel massimo è già presente, scegline una e mettila negli Scarti.",
  "13-2-1-4": "Le abilità “quando giochi questa carta” diventano in sospeso.",
  "13-2-2":
    "Una carta Unison giocata da un'abilità entra nell'Area Unison senza pagarne il costo energetico, se non è detto altro.",
  "13-2-2-1": "Il giocatore nomina l'abilità che giocherà la carta Unison.",
  "13-2-2-2": "Se c'è un costo dell'abilità, è determinato e pagato per intero.",
  "13-2-2-3": "L'abilità si attiva.",
  "13-2-2-4": "Si apre una finestra di risposta.",
  "13-2-2-5":
    "Una carta Unison o in Modalità Nascosta già presente va negli Scarti, e la nuova entra con il numero di segnalini che l'effetto dice.",
  "13-2-2-5-1":
    "Gli effetti che aggiungono o tolgono segnalini a una carta Unison giocata da un'abilità si sommano tutti prima che entri col numero finale.",
  "13-2-2-5-2":
    "Se un effetto permette più carte Unison e quel massimo è già presente, scegline una e mettila negli Scarti.",
  "13-2-2-6": "Le abilità “quando giochi questa carta” diventano in sospeso.",
  "13-2-2-7": "Si apre un'altra finestra di risposta.",
  "13-2-3":
    "Una carta Unison la cui giocata è fatta fallire da un effetto va di norma nell'Area degli Scarti.",
  "13-3": "Rinforzare una carta Unison",
  "13-3-1":
    "Rinforzare una carta Unison è aggiungere un segnalino a quella nell'Area Unison secondo le regole che seguono.",
  "13-3-2":
    "Una volta per turno nella Fase Principale il giocatore di turno può mettere sotto la sua carta Unison una carta dalla mano con lo stesso numero per aggiungere 1 segnalino.",
  "13-3-3": "Una finestra di risposta si apre dopo che la carta Unison è stata rinforzata.",
  "13-4": "Pagare un costo dell'abilità in segnalini ([X])",
  "13-4-1": "Un costo dell'abilità in segnalini è un costo dell'abilità stampato come [X].",
  "13-4-1-1": "Un costo in segnalini positivo si paga aggiungendo altrettanti segnalini alla carta.",
  "13-4-1-2": "Un costo in segnalini di zero non aggiunge segnalini.",
  "13-4-1-2-1": "Un costo in segnalini di zero è soddisfatto senza cambiare il numero di segnalini.",
  "13-4-1-3":
    "Un costo in segnalini negativo si paga togliendo altrettanti segnalini, e non può esserlo con meno sulla carta.",
  "13-4-2":
    "Quando un'abilità con costo in segnalini è stata attivata e risolta, la sua carta non può più usare abilità con tale costo per il resto del turno.",
  "13-4-3": "Un costo in segnalini può essere pagato solo mentre la carta dell'abilità è nell'Area Unison.",
  "13-5": "Combattimenti delle carte Unison",
  "13-5-1": "Se la carta che difende è una carta Unison, l'Interfase di Difesa è saltata.",
  "13-5-2":
    "Nell'Interfase di Danno una carta Unison che difende perde segnalini, come segue, se la potenza dell'attaccante è uguale o superiore.",
  "13-5-2-1":
    "Un'attaccante con un'abilità Colpo toglie tanti segnalini quanti danni infliggerebbe a un Leader.",
  "13-5-2-2": "Un'attaccante con [Colpo Vincente] toglie tutti i segnalini dalla carta che difende.",
  "13-5-2-3":
    "Un'attaccante senza abilità Colpo né [Colpo Vincente] toglie 1 segnalino dalla carta che difende.",
};
