import type { Sentences } from "@arbiter/engine";
import { chapter1 } from "./chapter-01.ts";
import { chapter2 } from "./chapter-02.ts";
import { chapter3 } from "./chapter-03.ts";
import { chapter4 } from "./chapter-04.ts";
import { chapter5 } from "./chapter-05.ts";
import { chapter6 } from "./chapter-06.ts";
import { chapter7 } from "./chapter-07.ts";
import { chapter8 } from "./chapter-08.ts";
import { chapter9 } from "./chapter-09.ts";
import { chapter10 } from "./chapter-10.ts";
import { chapter11 } from "./chapter-11.ts";

/** Our sentences of rulebook 1.1.7 in Italian. */
export const rulebook_1_1_7_it: Sentences = {
  ...chapter1,
  ...chapter2,
  ...chapter3,
  ...chapter4,
  ...chapter5,
  ...chapter6,
  ...chapter7,
  ...chapter8,
  ...chapter9,
  ...chapter10,
  ...chapter11,
};

export const chapters_it: readonly string[] = [
  "Il gioco in breve",
  "Che cosa c'è su una carta",
  "Aree",
  "Termini di base",
  "Preparare una partita",
  "Svolgimento della partita",
  "Attacchi e combattimenti",
  "Attivare e risolvere effetti",
  "Controllo delle regole",
  "Effetti chiave e parole chiave",
  "Varie",
];
