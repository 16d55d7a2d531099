/** Lists of DRAGON BALL SUPER cards: which formats there are, and what a card needs. */
import { type CardLists, type ListedCard, stopped } from "@arbiter/cardtext";
import { languages, tellText } from "../telling/index.ts";
import { compileText, printText } from "../text/index.ts";
import { type CardData, defineCard } from "./define.ts";
import { formats } from "./formats.ts";
import { wheels } from "./wheels.ts";

export const cardLists: CardLists = {
  owns: ({ type }) => typeof type === "string",
  formats,
  lacks: ({ type, power, energyCost, zEnergyCost }) => {
    const missing: string[] = [];
    const kind = String(type);
    if (kind === "TOKEN") return power === undefined ? ["power"] : [];
    if (kind.startsWith("Z-") && kind !== "Z-LEADER" && zEnergyCost === undefined)
      missing.push("zEnergyCost");
    if (["BATTLE", "EXTRA", "UNISON"].includes(kind) && energyCost === undefined) missing.push("energyCost");
    if ((kind.endsWith("LEADER") || kind.endsWith("BATTLE")) && power === undefined) missing.push("power");
    return missing;
  },
  unread: (record) => {
    const { back, ...front } = record as unknown as CardData;
    for (const side of back === undefined ? [front] : [front, { ...front, ...back }]) {
      const read = compileText({ name: side.name ?? front.name, type: front.type, text: side.text ?? "" });
      if ("refused" in read) return stopped(read.refused);
    }
    return null;
  },
  define: (record) => defineCard(record as unknown as CardData),
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
