import type { Sentences } from "@arbiter/engine";

export const chapter10: Sentences = {
  "10-1": "Leader",
  "10-1-1": "Le carte Leader vanno nell'Area Leader.",
  "10-1-2": "“Leader” o “carta Leader” in un testo indica una carta di tipo Leader nell'Area Leader.",
  "10-1-3":
    "Un Leader che non è una carta Z è stampato su entrambi i lati; conta solo il lato in vista, se non è detto altro.",
  "10-1-3-1":
    "Un Leader girato dal fronte al retro resta la stessa carta; cambiano solo le sue informazioni.",
  "10-1-4": "Abilità e simili possono riferirsi a ciò che è stampato sul retro di un Leader.",
};
