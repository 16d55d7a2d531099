import type { Paragraphs } from "@arbiter/engine";
import { chapter1 } from "./chapter-01.js";
import { chapter2 } from "./chapter-02.js";
import { chapter3 } from "./chapter-03.js";
import { chapter4 } from "./chapter-04.js";
import { chapter5 } from "./chapter-05.js";
import { chapter6 } from "./chapter-06.js";
import { chapter7 } from "./chapter-07.js";
import { chapter8 } from "./chapter-08.js";
import { chapter9 } from "./chapter-09.js";
import { chapter10 } from "./chapter-10.js";
import { chapter11 } from "./chapter-11.js";

export const rulebook_1_1_7: Paragraphs = {
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

export const chapters: readonly string[] = [
  "Outline of the game",
  "What is on a card",
  "Areas",
  "Basic terms",
  "Preparing a game",
  "Course of the game",
  "Attacks and battles",
  "Activating and resolving effects",
  "Rule processing",
  "Keyword effects and keywords",
  "Miscellaneous",
];
