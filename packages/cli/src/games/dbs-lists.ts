import { cardReadings, dbsScenarios, cardLists as lists } from "@arbiter/dbs";
import type { Lain, TriedLists } from "./game.ts";

const onField: Readonly<Record<string, string>> = {
  BATTLE: "battle",
  "Z-BATTLE": "battle",
  TOKEN: "battle",
  UNISON: "unison",
  "Z-UNISON": "unison",
};

const homes: Readonly<Record<string, readonly string[]>> = {
  leader: ["LEADER", "Z-LEADER"],
  battle: ["BATTLE", "Z-BATTLE", "Z-EXTRA", "EXTRA", "TOKEN"],
  unison: ["UNISON", "Z-UNISON"],
  zEnergy: ["BATTLE"],
  zDeck: ["Z-BATTLE", "Z-EXTRA", "Z-UNISON", "BATTLE"],
  ...Object.fromEntries(
    ["hand", "drop", "warp", "deck", "life", "energy"].map((area) => [area, ["BATTLE", "EXTRA", "UNISON"]]),
  ),
};

/** Lists of DRAGON BALL SUPER cards, and the tables on which they are tried. */
export const cardLists: TriedLists = {
  ...lists,
  ...cardReadings,
  scenarios: dbsScenarios,
  // Of Extras only a [Field] stays in the Battle Area.
  lives: ({ category, abilities }, place) =>
    homes[place]?.includes(category) === true &&
    (place !== "battle" ||
      category !== "EXTRA" ||
      abilities.some(({ keyword, keywords }) => keyword?.name === "Field" || keywords?.includes("Field"))),
  covers: ["leader", "battle", "unison"],
  room: { leader: 1, unison: 1 },
  taking: { Empower: "22-45-3" },
  prompting: {
    places: { LEADER: "leader", BATTLE: "battle", UNISON: "unison" },
    usual: "BATTLE",
    spell: "EXTRA",
    field: ["battle", "unison"],
    discards: "drop",
  },
  table: (tried, pick, n) => {
    const isLeader = tried.category === "LEADER";
    const isZ = tried.category.startsWith("Z-");
    const cards = isLeader ? [] : [tried];
    const isTurned = tried.back !== undefined && n % 4 === 1;
    const place = onField[tried.category];
    const main = ["BATTLE", "EXTRA"];
    // Of the tried card's colours only, every other time: "if all of your energy is blue".
    const energy = (owner: 0 | 1) => {
      const some = pick(40, ...main);
      const fitting = some.filter(({ traits: { color = [] } }) =>
        color.every((one) => tried.traits.color?.includes(one)),
      );
      return owner === 0 && n % 2 === 1 && fitting.length > 2 ? [...fitting, ...fitting, ...fitting] : some;
    };
    const side = (owner: 0 | 1): Lain[] => [
      { place: "leader", owner, cards: pick(1, "LEADER") },
      { place: "battle", owner, cards: pick(2, "BATTLE") },
      { place: "battle", owner, cards: pick(2, "BATTLE"), fields: { rested: true } },
      { place: "unison", owner, cards: pick(n % 3 === 2 ? 0 : 1, "UNISON"), fields: { markers: 4 } },
      { place: "energy", owner, cards: energy(owner).slice(0, [8, 3, 6, 10][n % 4]) },
      { place: "hand", owner, cards: pick([5, 1, 8, 3][(n + owner) % 4], ...main) },
      { place: "life", owner, cards: pick([4, 6, 1, 3, 7][(n + owner) % 5], ...main) },
      { place: "drop", owner, cards: pick([12, 4, 20][n % 3], ...main) },
      { place: "warp", owner, cards: pick([3, 12][n % 2], ...main) },
      { place: "zEnergy", owner, cards: pick(4, "BATTLE") },
      { place: "deck", owner, cards: pick(15, ...main) },
    ];
    const own: Lain[] = [
      ...(isLeader
        ? [{ place: "leader", owner: 0 as const, cards: [tried], fields: { awakened: isTurned } }]
        : []),
      { place: isZ ? "zDeck" : "hand", owner: 0, cards: [...cards, ...cards] },
      ...(isZ ? [] : [{ place: "drop", owner: 0 as const, cards }]),
      ...(isZ ? [] : [{ place: ["zEnergy", "energy", "warp", "life"][n % 4], owner: 0 as const, cards }]),
      ...(place === undefined || n % 5 === 3 // a card that is alone of its name has no room beside itself
        ? []
        : [{ place, owner: 0 as const, cards, fields: { markers: place === "unison" ? 3 + (n % 4) : 0 } }]),
      ...(place === "battle" && !isZ && n % 5 !== 3
        ? [{ place, owner: 0 as const, cards, fields: { rested: true } }]
        : []),
    ];
    return { own, others: [...side(0), ...side(1)], pools: { energyMarkers: 1 } };
  },
};
