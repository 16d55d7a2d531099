import type { Paragraphs } from "@arbiter/engine";

export const chapter11: Paragraphs = {
  "11-1": ["heading", "Battle Cards"],
  "11-1-1": ["defines", "Battle Cards are the cards placed mainly in the Battle Area and the Combo Area."],
  "11-1-2": ["defines", "“Battle Card” in a text means a card of the Battle type."],
};
