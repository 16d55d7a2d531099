import type { Sentences } from "@arbiter/engine";

export const chapter12: Sentences = {
  "12-1": "Carte Extra",
  "12-1-1": "Una carta Extra può essere attivata spostandola dalla mano nell'Area degli Scarti.",
  "12-1-2": "“Carta Extra” in un testo indica una carta di tipo Extra.",
  "12-1-3":
    "“Attivare una carta Extra” è attivare dalla mano un'abilità [Attivazione] o [Contro] di una carta Extra, se non è detto altro.",
  "12-2": "Attivare un'abilità di una carta Extra",
  "12-2-1":
    "Le carte Extra si attivano dalla mano secondo le regole, e da altre aree per certi effetti di carte.",
  "12-2-1-2": "Una carta Extra si attiva dalla mano in questi passi:",
  "12-2-2-1": "Il giocatore rivela la carta Extra in mano, nomina l'abilità e ne dichiara l'attivazione.",
  "12-2-2-2": "Il costo energetico è determinato e pagato, poi la carta si mette nell'Area degli Scarti.",
  "12-2-2-3": "Se l'abilità ha un costo dell'abilità, è determinato e pagato per intero.",
  "12-2-2-3-1":
    "Un'abilità [Auto], [Attivazione] o [Contro] senza costo dell'abilità non richiede questo pagamento.",
  "12-2-2-4": "L'abilità si attiva.",
  "12-2-2-5":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un [Contro].",
  "12-2-2-6": "L'effetto si esegue com'è scritto.",
  "12-2-2-7":
    "Dopo l'effetto si apre un'altra finestra di risposta per il giocatore che non ha dichiarato l'abilità.",
  "12-2-3": "Una carta Extra si attiva da un'area diversa dalla mano in questi passi:",
  "12-2-3-1": "Il giocatore dichiara quale abilità attivare.",
  "12-2-3-2":
    "Fuori dalla mano non si paga alcun costo energetico per l'abilità della carta Extra, tranne quello che l'abilità stessa dice.",
  "12-2-3-3": "Se l'abilità ha un costo dell'abilità, è determinato e pagato per intero.",
  "12-2-2-3-1b":
    "Anche fuori dalla mano un'abilità [Auto], [Attivazione] o [Contro] senza costo dell'abilità non richiede questo pagamento.",
  "12-2-3-4": "L'abilità si attiva.",
  "12-2-3-4-5":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un [Contro].",
  "12-2-3-6": "L'effetto si esegue com'è scritto.",
  "12-2-3-7":
    "Dopo l'effetto si apre un'altra finestra di risposta per il giocatore che non ha dichiarato l'abilità.",
  "12-2-4": "Una carta Extra si attiva per l'effetto di un'altra carta in questi passi:",
  "12-2-4-1":
    "Mentre si risolve l'abilità che attiva una carta Extra, il giocatore nomina l'abilità della carta Extra e ne dichiara l'attivazione.",
  "12-2-4-2":
    "Il costo energetico della carta Extra stessa non si paga, se non è detto altro; quello detto dall'abilità sì.",
  "12-2-4-3":
    "Se la carta Extra è in mano, si mette nell'Area degli Scarti del suo proprietario, se non è detto altro.",
  "12-2-4-4":
    "Il costo dell'abilità della carta Extra stessa non si paga, se non è detto altro; quello detto dall'abilità si paga per intero.",
  "12-2-4-5": "L'abilità si attiva.",
  "12-2-4-6":
    "Si apre una finestra di risposta in cui il giocatore che non ha dichiarato l'abilità può dichiarare un [Contro].",
  "12-2-4-7": "L'effetto si esegue com'è scritto.",
  "12-2-4-8":
    "Dopo l'effetto si apre un'altra finestra di risposta per il giocatore che non ha dichiarato l'abilità.",
  "12-2-4-9": "Torna a risolvere l'effetto che ha attivato la carta Extra.",
  "12-3": "Fallire l'attivazione di un'abilità di una carta Extra",
  "12-3-1":
    "Se l'attivazione dichiarata di una carta Extra in mano fallisce per qualsiasi motivo, la carta si mette nell'Area degli Scarti.",
};
