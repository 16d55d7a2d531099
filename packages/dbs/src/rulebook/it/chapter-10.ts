import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-1": "Leader",
  "10-1-1": "Le carte Leader vanno nell'Area Leader.",
  "10-1-3":
    "Un Leader che non è una carta Z è stampato su entrambi i lati; conta solo il lato in vista, se non è detto altro.",
  "10-1-3-1":
    "Un Leader girato dal fronte al retro resta la stessa carta; cambiano solo le sue informazioni.",
};
