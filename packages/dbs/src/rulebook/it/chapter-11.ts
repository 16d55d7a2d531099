import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-1": "Carte Combattimento",
  "11-1-1":
    "Le carte Combattimento sono le carte che si mettono soprattutto nell'Area di Combattimento e nell'Area Combo.",
  "11-1-2": "“Carta Combattimento” in un testo indica una carta di tipo Combattimento.",
};
