/** ONE PIECE cards read back: English as printed, the other languages from their abilities. */
import type { CardReadings, ListedCard } from "@arbiter/cardtext";
import { languages, tellText } from "../telling/index.ts";
import { compileText, printText } from "../text/index.ts";
import type { CardData } from "./define.ts";
import { tides } from "./tides.ts";

export const cardReadings: CardReadings = {
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
