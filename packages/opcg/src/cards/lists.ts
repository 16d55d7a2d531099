/** Lists of ONE PIECE cards: which formats there are, and what a card needs. */
import { type CardLists, type ListedCard, stopped } from "@arbiter/cardtext";
import { languages, tellText } from "../telling/index.ts";
import { compileText, printText } from "../text/index.ts";
import { type CardData, defineCard } from "./define.ts";
import { formats } from "./formats.ts";
import { tides } from "./tides.ts";

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
  own: tides as unknown as readonly ListedCard[],
  printed: (record) => {
    const read = compileText(record as unknown as CardData);
    if ("refused" in read) return "";
    const { text, trigger } = printText(read.abilities, read.wording);
    return [text, trigger === undefined ? undefined : `[Trigger] ${trigger}`].filter(Boolean).join("\n");
  },
  languages,
  told: (record, language) => {
    const data = record as unknown as CardData;
    const read = compileText(data);
    if ("refused" in read) return { unsaid: "a text that is not read" };
    return tellText(language, data, read.abilities, read.wording);
  },
};
