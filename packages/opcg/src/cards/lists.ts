/** Lists of ONE PIECE cards: which formats there are, and what a card needs. */
import { type CardLists, stopped } from "@arbiter/cardtext";
import { compileText } from "../text/index.ts";
import { type CardData, defineCard } from "./define.ts";
import { formats } from "./formats.ts";

export const cardLists: CardLists = {
  owns: ({ category }) => typeof category === "string",
  formats,
  lacks: ({ category, cost, life }) => {
    const missing: string[] = [];
    if (category === "LEADER" && life === undefined) missing.push("life");
    if (category !== "LEADER" && cost === undefined) missing.push("cost");
    return missing;
  },
  unread: (record) => {
    const read = compileText(record as unknown as CardData);
    return "refused" in read ? stopped(read.refused) : null;
  },
  define: (record) => defineCard(record as unknown as CardData),
};
