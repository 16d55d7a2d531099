import type { Sentences } from "@arbiter/engine";

export const chapter14: Sentences = {
  "14-1": "Carte Z",
  "14-1-1": "Z è un tipo in più che alcune carte hanno.",
  "14-1-2": "Le carte di tipo Z possono essere chiamate “carte Z”.",
  "14-1-3": "Nei preparativi le carte Z si mettono nel Mazzo-Z.",
  "14-1-4": "Una carta Z che lascia l'Area Leader, di Combattimento o Unison è di norma rimossa dal gioco.",
  "14-1-4-1":
    "Una carta Z rimossa dal gioco perché un effetto le ha fatto lasciare l'area conta come rimossa da quell'effetto.",
  "14-1-5":
    "Una carta Z sotto una carta è rimossa dal gioco quando quella carta passa dall'Area di Combattimento o Combo fuori da queste due.",
  "14-1-4-2": "14-1-4 vale anche per una carta in Modalità Nascosta.",
};
