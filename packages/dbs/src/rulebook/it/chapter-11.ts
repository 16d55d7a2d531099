import type { Sentences } from "@arbiter/engine";

export const chapter11: Sentences = {
  "11-1": "Carte Combattimento",
};
