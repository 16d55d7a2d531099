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

/** Our sentences of rulebook 1.1.7 in French. */
export const rulebook_1_1_7_fr: Sentences = {
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

export const chapters_fr: readonly string[] = [
  "Aperçu du jeu",
  "Ce qu'il y a sur une carte",
  "Zones",
  "Termes de base",
  "Préparer une partie",
  "Déroulement de la partie",
  "Attaques et combats",
  "Activer et résoudre des effets",
  "Traitement des règles",
  "Effets-clés et mots-clés",
  "Divers",
];
