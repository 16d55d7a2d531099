/** A game of two hands and a list of questions: what a test asks is all that happens. */
import {
  ask,
  assemble,
  type Edition,
  label,
  procedure,
  type Question,
  type StepPart,
  seedFrom,
} from "@arbiter/engine";
import { playScenario, readScenario, type ScenarioGame } from "../src/index.ts";

export const areas = ["deck", "hand", "trash", "leader"] as const;

const editionOf = (steps: readonly StepPart[]): Edition =>
  ({
    game: "toy",
    edition: "1",
    areas: [
      { name: "deck", open: "none", ordered: true, rule: "1" },
      { name: "hand", open: "owner", ordered: false, rule: "1" },
      { name: "trash", open: "all", ordered: true, rule: "1" },
      { name: "leader", open: "all", ordered: false, field: true, states: true, rule: "1" },
    ],
    pools: ["coins"],
    numbers: ["power"],
    keywords: ["Swift"],
    flags: {},
    procedures: [procedure("toy", steps)],
    cites: new Proxy({}, { get: () => [] }),
    movable: () => true,
    forbids: () => true,
    validIn: () => [],
    tags: {},
    actions: [],
    rulesCard: {
      key: "rules",
      number: "",
      name: "the rules",
      category: "",
      numbers: {},
      traits: {},
      text: "",
      abilities: [],
    },
    hooks: { areasOf: (name: string) => [name] },
  }) as unknown as Edition;

export function toy(steps: readonly StepPart[]): ScenarioGame {
  const define = (name: string, number: string, power: number) => ({
    key: name,
    number,
    name,
    category: "CARD",
    numbers: { power },
    traits: {},
    abilities: [],
    text: "",
  });
  return {
    name: "toy",
    editions: { "1": editionOf(steps) },
    places: {
      leader: { single: true, setup: true },
      hand: { blanks: true },
      trash: { blanks: true },
      deck: { blanks: true, ordered: true, absent: 3, setup: true },
    },
    counts: { coins: [] },
    onCards: "coins",
    entryFields: { rested: "flag", under: "under" },
    cardFields: { power: "number", text: "text" },
    verbs: { give: ["card", "amount"] },
    properties: { rested: (g, id) => g.state.cards[id].rested, power: () => 1 },
    blank: define("blank", "blank", 0),
    define: (key, { text, power }) =>
      text === undefined ? { card: define(key, key, power as number) } : { says: `no words: "${text}"` },
    loaded: () => [],
    faults: ({ cards, lines }) =>
      [0, 1]
        .filter((p) => !cards.some((card) => card.owner === p && card.place === "leader"))
        .map((p) => ({ line: lines[p], says: "no leader" })),
    start: (program, { cards, seed, active, turn }) =>
      assemble(program, {
        seed: seedFrom(seed),
        turn,
        active,
        cards: cards.map(({ def, owner, place }) => ({ def, owner, area: areas.indexOf(place as "deck") })),
        pools: [0, 0],
        at: [{ procedure: "toy" }],
      }),
    isQuiet: (_g, open) => open.purpose === "main",
    deckFaults: () => [{ rule: "5-1-2", says: "too few cards" }],
    elsewhere: {},
    phrases: {},
  };
}

/** A question that nothing follows from. */
export function asks(question: Omit<Question, "purpose"> & { purpose?: string }, rule = "1-1"): StepPart {
  return ask(
    rule,
    () => ({ purpose: "", ...question }),
    () => {},
  );
}

export const quiet = asks({
  player: 0,
  kind: "act",
  options: [{ do: "end" }, { do: "give", card: 0 }],
  min: 1,
  max: 1,
  purpose: "main",
});
export const pays = label("activate");

export function file(
  parts: { you?: string; play?: string[]; expect?: string[]; more?: string } = {},
): string {
  return [
    "title: A toy",
    "game: toy",
    'edition: "1"',
    "cards:",
    "  Chief: { power: 5 }",
    "  Ant: { power: 1 }",
    "  Bee: { power: 1 }",
    "turn: { player: you, number: 3 }",
    `you: { leader: Chief, ${parts.you ?? "hand: [Ant, Bee]"} }`,
    "opponent: { leader: { card: Chief, as: foe }, hand: 2 }",
    parts.more ?? "",
    "play:",
    ...(parts.play ?? []).map((move) => `  - { by: you, ${move} }`),
    ...((parts.play ?? []).length === 0 ? ["  []"] : []),
    "expect:",
    ...(parts.expect ?? []).map((one) => `  - { ${one} }`),
    ...((parts.expect ?? []).length === 0 ? ["  []"] : []),
  ].join("\n");
}

export function play(steps: readonly StepPart[], parts: Parameters<typeof file>[0] = {}) {
  const read = readScenario(file(parts), [toy(steps)]);
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const played = playScenario(read.scenario);
  return {
    failure: played.failure,
    picks: played.inputs.map((input) => ("picks" in input ? input.picks : "concedes")),
  };
}
