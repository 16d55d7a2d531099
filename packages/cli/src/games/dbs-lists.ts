import { type CardData, compileText, dbsScenarios, defineCard, formats } from "@arbiter/dbs";
import type { CardLists, Lain } from "./game.ts";
import { stopped } from "./unread.ts";

const onField: Readonly<Record<string, string>> = {
  BATTLE: "battle",
  "Z-BATTLE": "battle",
  TOKEN: "battle",
  UNISON: "unison",
  "Z-UNISON": "unison",
};

/** Lists of DRAGON BALL SUPER cards. */
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
    const data = record as unknown as Parameters<typeof compileText>[0];
    const read = compileText(data);
    return "refused" in read ? stopped(read.refused) : null;
  },
  define: (record) => defineCard(record as unknown as CardData),
  scenarios: dbsScenarios,
  pools: { energyMarkers: 1 },
  table: (tried, pick) => {
    const isLeader = tried.category === "LEADER";
    const isZ = tried.category.startsWith("Z-");
    const own = isLeader ? [] : [tried];
    const place = onField[tried.category];
    const main = ["BATTLE", "EXTRA"];
    const side = (owner: 0 | 1): Lain[] => [
      { place: "leader", owner, cards: owner === 0 && isLeader ? [tried] : pick(1, "LEADER") },
      { place: "battle", owner, cards: pick(2, "BATTLE") },
      { place: "battle", owner, cards: pick(2, "BATTLE"), fields: { rested: true } },
      { place: "energy", owner, cards: pick(8, ...main) },
      { place: "hand", owner, cards: pick(5, ...main) },
      { place: "life", owner, cards: pick(owner === 0 ? 4 : 6, ...main) },
      { place: "drop", owner, cards: pick(12, ...main) },
      { place: "warp", owner, cards: pick(3, ...main) },
      { place: "zEnergy", owner, cards: pick(4, "BATTLE") },
      { place: "deck", owner, cards: pick(15, ...main) },
    ];
    const mine: Lain[] = [
      { place: isZ ? "zDeck" : "hand", owner: 0, cards: [...own, ...own] },
      ...(isZ ? [] : [{ place: "drop", owner: 0 as const, cards: own }]),
      ...(place === undefined
        ? []
        : [{ place, owner: 0 as const, cards: own, fields: { markers: place === "unison" ? 3 : 0 } }]),
    ];
    return [...mine, ...side(0), ...side(1)];
  },
};
