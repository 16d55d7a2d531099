import type { Sentences } from "@arbiter/engine";
import { chapter0 } from "./chapter-00.ts";
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
import { chapter12 } from "./chapter-12.ts";
import { chapter13 } from "./chapter-13.ts";
import { chapter14 } from "./chapter-14.ts";
import { chapter15 } from "./chapter-15.ts";
import { chapter16 } from "./chapter-16.ts";
import { chapter17 } from "./chapter-17.ts";
import { chapter18 } from "./chapter-18.ts";
import { chapter19 } from "./chapter-19.ts";
import { chapter20 } from "./chapter-20.ts";
import { chapter21 } from "./chapter-21.ts";
import { chapter22 } from "./chapter-22.ts";
import { chapter23 } from "./chapter-23.ts";

/** Our sentences of rulebook 3.02 in Italian. */
export const rulebook_3_02_it: Sentences = {
  ...chapter0,
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
  ...chapter12,
  ...chapter13,
  ...chapter14,
  ...chapter15,
  ...chapter16,
  ...chapter17,
  ...chapter18,
  ...chapter19,
  ...chapter20,
  ...chapter21,
  ...chapter22,
  ...chapter23,
};

export const chapters_it: readonly string[] = [
  "Il gioco in breve",
  "Parole di base",
  "Che cosa c'è su una carta",
  "Aree",
  "Tempi",
  "Azioni di base",
  "Preparare una partita",
  "Svolgimento della partita",
  "Combattimenti",
  "Attivare e risolvere abilità ed effetti",
  "Carte Leader",
  "Carte Combattimento",
  "Carte Extra",
  "Carte Unison",
  "Carte Z",
  "Carte Leader-Z",
  "Carte Combattimento-Z",
  "Carte Extra-Z",
  "Carte Unison-Z",
  "Pedine",
  "Formule fisse",
  "Esecuzione delle regole",
  "Abilità parola chiave",
  "Varie",
];
