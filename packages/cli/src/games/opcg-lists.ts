import { cardReadings, cardLists as lists, opcgScenarios } from "@arbiter/opcg";
import type { Lain, TriedLists } from "./game.ts";

const homes: Readonly<Record<string, readonly string[]>> = {
  leader: ["LEADER"],
  characters: ["CHARACTER"],
  stage: ["STAGE"],
  ...Object.fromEntries(
    ["hand", "trash", "deck", "life"].map((area) => [area, ["CHARACTER", "EVENT", "STAGE"]]),
  ),
};

/** Lists of ONE PIECE cards, and the tables on which they are tried. */
export const cardLists: TriedLists = {
  ...lists,
  ...cardReadings,
  scenarios: opcgScenarios,
  lives: ({ category }, place) => homes[place]?.includes(category) === true,
  covers: [],
  room: { leader: 1, characters: 5, stage: 1 },
  taking: {},
  prompting: {
    places: { LEADER: "leader", CHARACTER: "characters", STAGE: "stage" },
    usual: "CHARACTER",
    spell: "EVENT",
    field: ["characters"],
    discards: "trash",
  },
  table: (tried, pick, n) => {
    const isLeader = tried.category === "LEADER";
    const onField =
      tried.category === "CHARACTER" ? "characters" : tried.category === "STAGE" ? "stage" : null;
    const cards = [tried];
    const any = ["CHARACTER", "EVENT", "STAGE"];
    const side = (owner: 0 | 1): Lain[] => [
      { place: "leader", owner, cards: pick(1, "LEADER") },
      { place: "characters", owner, cards: pick(1, "CHARACTER") },
      { place: "characters", owner, cards: pick(2, "CHARACTER"), fields: { rested: true } },
      { place: "hand", owner, cards: pick([4, 1, 7, 3, 0][(n + owner) % 5], ...any) },
      { place: "life", owner, cards: pick([3, 1, 5, 2][(n + owner) % 4], "CHARACTER", "EVENT") },
      { place: "trash", owner, cards: pick([10, 24, 2][(n + owner) % 3], ...any) },
      { place: "deck", owner, cards: pick(15, ...any) },
    ];
    const don = n % 2 === 0 ? {} : { don: 2 };
    const own: Lain[] = [
      ...(isLeader ? [{ place: "leader", owner: 0 as const, cards, fields: don }] : []),
      ...(isLeader
        ? []
        : [
            { place: "hand", owner: 0 as const, cards: [tried, tried] },
            { place: "life", owner: 0 as const, cards },
            { place: "trash", owner: 0 as const, cards },
          ]),
      ...(onField === null ? [] : [{ place: onField, owner: 0 as const, cards, fields: don }]),
      ...(onField === "characters"
        ? [{ place: onField, owner: 0 as const, cards, fields: { rested: true } }]
        : []),
    ];
    const given = don.don === undefined ? 0 : own.filter(({ fields }) => fields === don).length * 2;
    const [active, rested] = [
      [10, 0],
      [4, 4],
      [6, 2],
      [2, 0],
    ][n % 4];
    return {
      own,
      others: [...side(0), ...side(1), ...(isLeader ? [] : [{ place: "life", owner: 0 as const, cards }])],
      pools: { "don.active": Math.max(0, active - given), "don.rested": rested },
    };
  },
};
