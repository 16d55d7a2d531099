import type { Paragraphs } from "@arbiter/engine";
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

/** The official rules 3.02: every paragraph, its kind, and what it says in our words. */
export const rulebook_3_02: Paragraphs = {
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

/** From chapter 0 on. */
export const chapters: readonly string[] = [
  "Outline of the game",
  "Basic words",
  "What is on a card",
  "Areas",
  "Timing",
  "Basic actions",
  "Preparing a game",
  "Course of the game",
  "Battles",
  "Activating and resolving skills and effects",
  "Leader cards",
  "Battle cards",
  "Extra cards",
  "Unison cards",
  "Z cards",
  "Z-Leader cards",
  "Z-Battle cards",
  "Z-Extra cards",
  "Z-Unison cards",
  "Tokens",
  "Established wordings",
  "Rule processing",
  "Keyword skills",
  "Miscellaneous",
];
