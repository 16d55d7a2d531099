/** Lists of DRAGON BALL SUPER cards: which formats there are, and what a card needs. */
import { type CardLists, stopped } from "@arbiter/cardtext";
import { compileText } from "../text/index.ts";
import { type CardData, defineCard } from "./define.ts";
import { formats } from "./formats.ts";

export const cardLists: CardLists = {
  owns: ({ type }) => typeof type === "string",
  formats,
  lacks: ({ type, power, energyCost, zEnergyCost }) => {
    const missing: string[] = [];
    const kind = String(type);
    if (kind === "TOKEN") return power === undefined ? ["power"] : [];
    // 2-6-1: Z-Leaders have one, too, and 22-46-3 takes it.
    if (kind.startsWith("Z-") && zEnergyCost === undefined) missing.push("zEnergyCost");
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
};
