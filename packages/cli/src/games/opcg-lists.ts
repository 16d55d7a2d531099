import { type CardData, compileText, defineCard, formats, opcgScenarios } from "@arbiter/opcg";
import type { CardLists, Lain } from "./game.ts";
import { stopped } from "./unread.ts";

/** Lists of ONE PIECE cards. */
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
    const data = record as unknown as CardData;
    const read = compileText(data);
    return "refused" in read ? stopped(read.refused) : null;
  },
  define: (record) => defineCard(record as unknown as CardData),
  scenarios: opcgScenarios,
  pools: { "don.active": 10 },
  table: (tried, pick) => {
    const isLeader = tried.category === "LEADER";
    const onField =
      tried.category === "CHARACTER" ? "characters" : tried.category === "STAGE" ? "stage" : null;
    const own = isLeader ? [] : [tried];
    const side = (owner: 0 | 1): Lain[] => [
      { place: "leader", owner, cards: owner === 0 && isLeader ? own.concat(tried) : pick(1, "LEADER") },
      { place: "characters", owner, cards: pick(1, "CHARACTER") },
      { place: "characters", owner, cards: pick(2, "CHARACTER"), fields: { rested: true } },
      { place: "hand", owner, cards: pick(4, "CHARACTER", "EVENT", "STAGE") },
      { place: "life", owner, cards: pick(4, "CHARACTER", "EVENT") },
      { place: "trash", owner, cards: pick(10, "CHARACTER", "EVENT", "STAGE") },
      { place: "deck", owner, cards: pick(15, "CHARACTER", "EVENT", "STAGE") },
    ];
    const mine: Lain[] = [
      { place: "hand", owner: 0, cards: [...own, ...own] },
      { place: "life", owner: 0, cards: own },
      { place: "trash", owner: 0, cards: own },
      ...(onField === null ? [] : [{ place: onField, owner: 0 as const, cards: own }]),
    ];
    return [...mine, ...side(0), ...side(1)];
  },
};
