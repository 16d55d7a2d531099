import type { Sentences } from "@arbiter/engine";

export const chapter9: Sentences = {
  "9-1": "Principi del controllo delle regole",
  "9-1-1": "Il controllo delle regole è ciò che le regole fanno da sé quando avvengono certi eventi.",
  "9-1-2": "Il controllo delle regole si fa appena avviene il suo evento, anche in mezzo ad altre azioni.",
  "9-2": "Sconfitta",
  "9-2-1":
    "Quando comincia il controllo delle regole, ogni giocatore che soddisfa una delle condizioni di sconfitta qui sotto perde.",
  "9-2-1-1": "Danni al Leader di un giocatore senza carte Vita sono per lui una condizione di sconfitta.",
  "9-2-1-2": "Non avere carte nel mazzo è una condizione di sconfitta per il suo giocatore.",
};
