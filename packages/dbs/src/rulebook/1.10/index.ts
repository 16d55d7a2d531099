import type { Paragraphs } from "@arbiter/engine";
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

/** The official rules 1.10: every paragraph, its kind, and what it says in our words. */
export const rulebook_1_10: Paragraphs = {
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

/** From chapter 1 on. */
export const chapters_1_10: readonly string[] = [
  "Outline of the game",
  "What is on a card",
  "Areas",
  "Basic words",
  "Preparing a game",
  "Course of the game",
  "Attacks and battles",
  "Activating and resolving skills",
  "Rule processing",
  "Keywords and keyword skills",
  "Miscellaneous",
];
