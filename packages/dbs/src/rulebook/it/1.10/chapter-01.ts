import type { Sentences } from "@arbiter/engine";

export const chapter1: Sentences = {
  "1-1": "Numero di giocatori",
  "1-2": "Vincere e perdere",
  "1-2-1":
    "La partita finisce quando un giocatore perde; l'avversario vince, se una condizione di sconfitta non vale anche per lui.",
  "1-2-1-1": "Le condizioni di sconfitta:",
  "1-2-1-1-1": "Un giocatore con l'Area delle Vite vuota soddisfa una condizione di sconfitta.",
  "1-2-1-1-2": "Un giocatore con l'Area del Mazzo vuota soddisfa una condizione di sconfitta.",
  "1-2-2": "Chi soddisfa una condizione di sconfitta perde alla successiva esecuzione delle regole.",
  "1-2-2-1": "Durante la partita, 0 carte vita sono una sconfitta.",
  "1-2-2-2": "Durante la partita, 0 carte nel mazzo sono una sconfitta.",
  "1-3": "Principi di base",
  "1-3-1": "Dove il testo di una carta contraddice le regole, prevale la carta.",
  "1-3-2-1": "Ciò che deve prendere uno stato che ha già non cambia di nuovo; l'azione non si fa.",
  "1-3-5": "Un numero da nominare dev'essere un intero di almeno 1, se non è detto altro.",
};
