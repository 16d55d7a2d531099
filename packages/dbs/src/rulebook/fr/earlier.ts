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
import { rulebook_3_02_fr } from "./index.ts";
import { own as manual_1_2 } from "./manual-1.2.ts";
import { own as manual_2_1 } from "./manual-2.1.ts";

/** Our sentences of the earlier editions in French. */
export const earlier_fr = earlierIn(rulebook_3_02_fr, {
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
export const chapters_1_10_fr: readonly string[] = [
  "Aperçu du jeu",
  "Ce qu'il y a sur une carte",
  "Zones",
  "Mots de base",
  "Préparer une partie",
  "Déroulement de la partie",
  "Attaques et combats",
  "Activer et résoudre des Capacités",
  "Application des règles",
  "Mots-clefs et Capacités-clefs",
  "Divers",
];
