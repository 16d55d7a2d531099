/** DRAGON BALL SUPER cards read back: English as printed, the other languages from their abilities. */
import type { CardReadings, ListedCard } from "@arbiter/cardtext";
import { languages, tellText } from "../telling/index.ts";
import { compileText, printText } from "../text/index.ts";
import type { CardData } from "./define.ts";
import { wheels } from "./wheels.ts";

export const cardReadings: CardReadings = {
  own: wheels as unknown as readonly ListedCard[],
  printed: (record) => {
    const read = compileText(record as unknown as CardData);
    if ("refused" in read) return "";
    const { text, back } = printText(read);
    return [text, back?.text].filter(Boolean).join("\n");
  },
  languages,
  told: (record, language) => {
    const read = compileText(record as unknown as CardData);
    return "refused" in read ? { unsaid: "a text that is not read" } : tellText(language, read);
  },
};
