/** Dragon Ball Super scenarios: what a position may hold, and how a game begins from it. */
import {
  assemble,
  below,
  type Effect,
  follows,
  type Game,
  isHidden,
  number,
  type Placed,
  type Program,
  seedFrom,
} from "@arbiter/engine";
import { bits, type Fields, type Position, type ScenarioGame } from "@arbiter/scenario";
import { type CardData, defineCard } from "./cards/define.ts";
import { ownCards } from "./cards/library.ts";
import { editions } from "./editions/index.ts";
import { positionFaults } from "./position.ts";
import { areas, drop, numbers } from "./rules/areas.ts";
import { deckFaults, startingArea } from "./rules/deck.ts";
import type { DbsEdition } from "./rules/ways.ts";

const colors = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
const types = ["LEADER", "BATTLE", "EXTRA", "UNISON", "Z-LEADER", "Z-BATTLE", "Z-EXTRA", "Z-UNISON", "TOKEN"];

const derived = (name: (typeof numbers)[number]) => (g: Game, id: number) =>
  number(g, id, numbers.indexOf(name));

export const dbsScenarios: ScenarioGame = {
  name: "dbs",
  editions,
  places: {
    leader: { single: true, setup: true },
    battle: {},
    combo: {},
    unison: {},
    energy: { blanks: true },
    life: { blanks: true, ordered: true, absent: 8 },
    hand: { blanks: true },
    drop: { blanks: true },
    warp: { blanks: true },
    deck: { blanks: true, ordered: true, setup: true, absent: 20 },
    zDeck: { setup: true },
    sideDeck: { setup: true },
    zEnergy: { blanks: true },
  },
  counts: { energyMarkers: [], reinforced: [] },
  entryFields: {
    rested: "flag",
    faceUp: "flag",
    hidden: "flag",
    markers: "number",
    awakened: "flag",
    under: "under",
    playedThisTurn: "flag",
    power: "number",
    used: "places",
  },
  cardFields: {
    type: "text",
    colors: "texts",
    energyCost: "numberOrX",
    specifiedCost: "text",
    zEnergyCost: "numberOrX",
    power: "number",
    comboCost: "number",
    comboPower: "number",
    characters: "texts",
    traits: "texts",
    eras: "texts",
    text: "text",
    back: {
      name: "text",
      power: "number",
      characters: "texts",
      traits: "texts",
      eras: "texts",
      text: "text",
    },
  },
  verbs: {
    charge: ["card"],
    combo: ["card"],
    counter: ["card", "ability"],
    reinforce: ["card"],
    place: ["card"],
  },
  properties: {
    power: derived("power"),
    cost: derived("energy cost"),
    rested: (g, id) => g.state.cards[id].rested,
    faceUp: (g, id) => g.state.cards[id].faceUp,
    markers: (g, id) => g.state.cards[id].marks,
    hidden: isHidden,
    awakened: (g, id) => isAwakened(g, id),
    under: below,
  },
  blank: defineCard({ number: "blank", name: "Blank Card", type: "BLANK", colors: [] }),
  define: (key: string, fields: Fields) => {
    const data = { colors: [], number: key, name: key, ...fields } as unknown as CardData;
    if (!types.includes(data.type)) return { says: `expected type: ${types.join(", ")}` };
    const strange = data.colors.find((color) => !colors.includes(color));
    if (strange !== undefined) return { says: `${strange} is not a color (${colors.join(", ")})` };
    if (!/^[RBGYKW]*$/.test(data.specifiedCost ?? ""))
      return { says: "specifiedCost is one letter an orb: R, B, G, Y, K (black) or W" };
    const card = defineCard(data, key);
    const unread = card.unread ?? card.back?.unread;
    return unread === undefined ? { card } : { says: unread };
  },
  loaded: (name) => [...ownCards().values()].filter((card) => card.name === name || card.number === name),
  faults: positionFaults,
  start,
  isQuiet: (g, open) => open.purpose === "main" && open.player === g.state.active,
  deckFaults: ({ cards }, player, edition) => {
    const of = (place: string) =>
      cards.filter((card) => card.owner === player && card.place === place).map((card) => card.definition);
    return deckFaults(of("leader")[0], of("deck"), of("zDeck"), edition as DbsEdition, of("sideDeck"));
  },
  elsewhere: {
    "21-2-2-1": ["0-1-3-2", "0-1-3-3"],
    "21-2-2-2": ["0-1-3-2", "0-1-3-3"],
    "0-1-3-4": ["0-2-2-1"],
    "5-5-2-1": ["7-3-4-1"],
    "5-6-1": ["5-7-3"],
    "5-7-5-2": ["5-7-5-1", "8-2-4-1"],
    "5-7-6-2": ["5-7-6-1", "8-3-4-1"],
    "8-1-3": ["8-1-2"],
    "9-4-3": ["7-3-4-2", "12-2-2-4"],
    "9-7-2": ["9-7-3-4", "22-10-4"],
    "12-2-2-2": ["12-2-2-1"],
    "16-2-1-1": ["7-3-4-1"],
    "18-2-1-1": ["7-3-4-1"],
    "21-3-2": ["5-10-3", "3-9-4"],
    "16-1-4-1": ["23-2-5"],
    "17-1-4-1": ["23-2-5"],
    "18-1-4-1": ["23-2-5"],
    "7-3-5-1-1": ["7-3-4-5-1"],
    "7-2-4b": ["7-4-2"], // where it stands
    "22-39-3": ["22-38-3"],
    "22-39-4": ["22-38-4"],
    "22-39-5": ["22-38-5"],
    "8-4-6-1-3": ["8-4-6-1-2-1"],
    "8-4-6-2-1": ["5-12-1", "21-14-2"],
    "13-2-1-3": ["3-11-5", "13-2-1-4"],
    "13-2-1-1": ["7-3-4-1"],
    "13-3-2": ["13-3-1", "7-3-4-3"],
    "17-2-1-3": ["17-2-1-4"],
    "18-2-1-3": ["3-11-5", "18-2-1-4"],
    "21-10-2": ["22-2-4", "22-25-4"],
    "21-6-2": ["21-6-2-1"],
    "21-7-3": ["21-9-2"],
    "15-1-5": ["14-1-4", "21-15-1"],
    "16-1-4": ["14-1-4", "21-15-1"],
    "17-1-4": ["14-1-4", "21-15-1"],
    "18-1-4": ["14-1-4", "21-15-1"],
    "22-14-3": ["21-12-1"],
  },
  phrases: {
    attack: "{card} attacks {target}",
    play: "{card} is played",
    combo: "{player} uses {card} in a combo",
    ko: "{card} is K.O.'d",
    loop: "the loop is played {amount} more times, as {player} said",
    cutShort: "the battle of {card} and {target} is cut short",
    exhaust: "{card} comes in Rest Mode",
    compare: "{card} and {target}: a difference of {amount}",
    damage: "{player} takes damage: {card}",
  },
};

function otherSide(program: Program, def: number): number {
  return program.definitions.findIndex((d) => d.key === `${program.definitions[def].key}/back`);
}

/** 23-2-2-2: a card under another is where that one is. */
function areaIn({ place, under }: Position["cards"][number], names: readonly string[]): number {
  return under === null || follows("23-2-2-2") ? names.indexOf(place) : drop;
}

/** 22-2-4: a Leader that shows its other side. */
function isAwakened(g: Game, id: number): boolean {
  return g.program.definitions[g.state.cards[id].def].key.endsWith("/back");
}

/** At free timing of the Main Phase, the checkpoint 7-3-3 first; or before the game from 6-2-1-6 on. */
function start(program: Program, position: Position): Game {
  const { cards, active, turn, setup, throws, counts, seed } = position;
  const names = areas.map((area) => area.name as string);
  const piles: { top: number; cards: number[] }[] = [];
  cards.forEach(({ under: top }, id) => {
    if (top === null) return;
    const pile = piles.find((one) => one.top === top);
    if (pile === undefined) piles.push({ top, cards: [id] });
    else pile.cards.push(id);
  });
  return assemble(program, {
    seed: seedFrom(seed),
    turn,
    active,
    piles,
    cards: cards.map(
      (card): Placed => ({
        def: card.fields.awakened === true ? otherSide(program, card.def) : card.def,
        owner: card.owner,
        area: setup ? startingArea(card.place as Parameters<typeof startingArea>[0]) : areaIn(card, names),
        rested: card.fields.rested === true,
        faceUp: card.fields.faceUp === true,
        hidden: card.fields.hidden === true,
        marks: (card.fields.markers as number | undefined) ?? 0,
        since: card.fields.playedThisTurn === true ? turn : 0,
        ...(card.fields.used === undefined ? {} : { used: bits(card.fields.used) }),
      }),
    ),
    pools: ([0, 1] as const).flatMap((player) => [
      counts[player].energyMarkers ?? 0,
      (counts[player].reinforced ?? 0) > 0 ? turn : 0, // 13-3-2: used in this turn
    ]),
    at: setup
      ? [throws ? { procedure: "game" } : { procedure: "game", v: { decided: true, shuffled: true } }]
      : [
          { procedure: "game", label: "turns" },
          { procedure: "turn", label: "main" },
        ],
    effects: powerOf(program, position),
  });
}

/** Changes of power until the end of the turn, as the rules apply them. */
function powerOf(program: Program, { cards, turn }: Position): Effect[] {
  const [{ definition: def, index }] = program.definitions[0].statics;
  return cards.flatMap(({ fields, owner }, id): Effect[] => {
    if (fields.power === undefined) return [];
    const targets = [{ id, incarnation: 1 }];
    const amount = fields.power as number;
    return [{ stamp: 1, def, static: index, you: owner, card: -1, targets, amount, until: "turn", turn }];
  });
}
