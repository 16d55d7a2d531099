import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-1": "Cartes de Combat",
  "11-1-1":
    "Les cartes de Combat sont les cartes placées surtout dans la zone de Combat et la zone de Combo.",
  "11-1-2": "« Carte de Combat » dans un texte désigne une carte de type Combat.",
};
