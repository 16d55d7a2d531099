import { earlierIn } from "../earlier.ts";
import { chapter1 } from "./1.10/chapter-01.ts";
import { chapter2 } from "./1.10/chapter-02.ts";
import { chapter3 } from "./1.10/chapter-03.ts";
import { chapter4 } from "./1.10/chapter-04.ts";
import { chapter5 } from "./1.10/chapter-05.ts";
import { chapter6 } from "./1.10/chapter-06.ts";
import { chapter7 } from "./1.10/chapter-07.ts";
import { chapter8 } from "./1.10/chapter-08.ts";
import { chapter9 } from "./1.10/chapter-09.ts";
import { chapter10 } from "./1.10/chapter-10.ts";
import { chapter11 } from "./1.10/chapter-11.ts";
import { rulebook_3_02_it } from "./index.ts";
import { own as manual_1_2 } from "./manual-1.2.ts";
import { own as manual_2_1 } from "./manual-2.1.ts";

/** Our sentences of the earlier editions in Italian. */
export const earlier_it = earlierIn(rulebook_3_02_it, {
  "1.10": {
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
  },
  "manual-2.1": manual_2_1,
  "manual-1.2": manual_1_2,
});

/** From chapter 1 on. */
export const chapters_1_10_it: readonly string[] = [
  "Panoramica del gioco",
  "Che cosa c'è su una carta",
  "Aree",
  "Parole di base",
  "Preparare una partita",
  "Svolgimento della partita",
  "Attacchi e combattimenti",
  "Attivare e risolvere abilità",
  "Esecuzione delle regole",
  "Parole chiave e abilità parola chiave",
  "Varie",
];
