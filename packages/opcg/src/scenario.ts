/** One Piece scenarios: what a position may hold, and how a game begins from it. */
import {
  assemble,
  type Effect,
  type Game,
  number,
  type Placed,
  type Player,
  type Program,
  seedFrom,
} from "@arbiter/engine";
import {
  bits,
  type Fault,
  type Fields,
  type PlacedCard,
  type Position,
  type ScenarioGame,
} from "@arbiter/scenario";
import { type CardData, defineCard } from "./cards/define.ts";
import { ownCards } from "./cards/library.ts";
import { areas, numbers, pools } from "./rules/areas.ts";
import { deckFaults, donDeckSize, startingArea } from "./rules/deck.ts";
import { edition_1_1_7 } from "./rules/edition.ts";
import { compileText } from "./text/index.ts";

const categories = ["LEADER", "CHARACTER", "EVENT", "STAGE"];
const onField: Readonly<Record<string, string>> = {
  leader: "LEADER",
  characters: "CHARACTER",
  stage: "STAGE",
};

const derived = (name: (typeof numbers)[number]) => (g: Game, id: number) =>
  number(g, id, numbers.indexOf(name));

export const opcgScenarios: ScenarioGame = {
  name: "opcg",
  editions: { "1.1.7": edition_1_1_7 },
  places: {
    leader: { single: true, setup: true },
    characters: {},
    stage: { single: true },
    hand: { blanks: true },
    trash: { blanks: true },
    life: { blanks: true, ordered: true },
    deck: { blanks: true, ordered: true, setup: true, absent: 20 },
  },
  counts: { don: ["active", "rested", "deck", "frozen"] },
  onCards: "don",
  entryFields: {
    rested: "flag",
    faceUp: "flag",
    don: "number",
    playedThisTurn: "flag",
    power: "number",
    used: "places",
  },
  cardFields: {
    category: "text",
    colors: "texts",
    cost: "number",
    power: "number",
    counter: "number",
    life: "number",
    attributes: "texts",
    types: "texts",
    text: "text",
    trigger: "text",
  },
  verbs: { give: ["card", "amount"], block: ["card"], counter: ["card", "target"], trigger: ["card"] },
  properties: {
    power: derived("power"),
    cost: derived("cost"),
    rested: (g, id) => g.state.cards[id].rested,
    faceUp: (g, id) => g.state.cards[id].faceUp,
    don: (g, id) => g.state.cards[id].marks,
  },
  blank: defineCard({ number: "blank", name: "Blank Card", category: "BLANK", colors: [] }),
  define,
  loaded: (name) => [...ownCards().values()].filter((card) => card.name === name || card.number === name),
  faults,
  start,
  isQuiet: (g, open) => open.purpose === "main" && open.player === g.state.active,
  deckFaults: ({ cards }, player) => {
    const definitions = (place: string) =>
      cards.filter((card) => card.owner === player && card.place === place).map((card) => card.definition);
    return deckFaults(definitions("leader")[0], definitions("deck"));
  },
  elsewhere: {
    "7-1-4-1-1-1": ["9-2-1-1", "1-2-1-1-1", "1-2-2-1"],
    "9-2-1-1": ["1-2-1-1-1", "1-2-2-1"],
    "9-2-1-2": ["1-2-1-1-2", "1-2-2-2"],
    "5-1-2-3": ["2-14-2"],
    "1-2-3": ["1-2-4"],
    "6-4-1": ["6-4-2"],
    "7-1-3-2-1": ["2-10-1"],
    "7-1-4-1-2": ["10-2-1-1"],
    "10-2-2-1": ["6-5-4-1", "8-4-3"],
  },
  phrases: {
    attack: "{card} attacks {target}",
    block: "{card} blocks {target}",
    counter: "{player} uses the Counter of {card}: {amount} for {target}",
    compare: "{card} and {target}: a difference of {amount}",
    loop: "the loop is played {amount} more times, as {player} said",
    cutShort: "the battle of {card} and {target} is cut short",
    ko: "{card} is K.O.'d",
    leave: "{card} leaves the field",
    play: "{card} is played",
    pay: "{player} rests {amount} DON!! for {card}",
    activateEvent: "{player} activates {card}",
    trigger: "{player} activates the [Trigger] of {card}",
    damage: "{player} takes damage: {card}",
    donGiven: "{card} is given {amount} DON!!",
    donAdded: "{player} places {amount} DON!!",
    donActive: "{amount} DON!! of {player} are set active",
    donRested: "{amount} DON!! of {player} are rested",
    donFrozen: "{amount} DON!! of {player} will stay rested",
    donReturned: "a DON!! of {player} returns to the DON!! deck",
    donReturnedToCost: "{amount} DON!! of {card} go to the cost area",
    retarget: "the attack is now on {card}",
  },
};

function define(key: string, fields: Fields): ReturnType<ScenarioGame["define"]> {
  const data = { colors: [], number: key, name: key, ...fields } as unknown as CardData;
  const strange = [...unknown(data.colors, colors), ...unknown(data.attributes ?? [], attributes)];
  if (strange.length > 0)
    return {
      says: `${strange[0]} is neither a color (${colors.join(", ")}) nor an attribute (${attributes.join(", ")})`,
    };
  if (!categories.includes(data.category)) return { says: `expected category: ${categories.join(", ")}` };
  const card = defineCard(data, key);
  return card.unread === undefined ? { card } : { says: notUnderstood(data) };
}

const colors = ["Red", "Green", "Blue", "Purple", "Black", "Yellow"];
const attributes = ["Slash", "Strike", "Ranged", "Special", "Wisdom"];

function unknown(given: readonly string[], known: readonly string[]): string[] {
  return given.filter((one) => !known.includes(one));
}

function notUnderstood(data: CardData): string {
  const read = compileText(data);
  if (!("refused" in read)) return "its text is not understood";
  const { refused } = read;
  if ("ambiguous" in refused) return `its text has several readings: "${refused.text}"`;
  return `its text is not understood at "${refused.stoppedAt}" in "${refused.text}"`;
}

function faults({ cards, counts, setup, lines }: Position): Fault[] {
  const found: Fault[] = [];
  const fault = (line: number, says: string) => void found.push({ line, says });
  for (const card of cards) {
    const category = onField[card.place];
    if (category !== undefined && card.definition.category !== category)
      fault(
        card.line,
        `${card.name} is a ${card.definition.category}, and ${card.place} takes a ${category}`,
      );
    for (const key of Object.keys(card.fields))
      if ((key === "faceUp") !== (card.place === "life") || (key !== "faceUp" && category === undefined))
        fault(card.line, `\`${key}\` says nothing about a card in ${card.place}`);
  }
  for (const player of [0, 1] as const) {
    const line = lines[player];
    const mine = (place: string) => cards.filter((card) => card.owner === player && card.place === place);
    const [leader] = mine("leader");
    if (leader === undefined) {
      fault(line, "each side has a leader");
      continue;
    }
    if (mine("characters").length > 5) fault(line, "there are at most five Characters (3-7-6)");
    if (mine("deck").length === 0) fault(line, "a player without a card in the deck has lost (9-2-1-2)");
    const all = donDeckSize(leader.definition);
    const inPlay = donInPlay(cards, counts[player], player) + (counts[player]["don.deck"] ?? 0);
    if (!setup && inPlay > all) fault(line, `there are ${inPlay} DON!! of ${all}`);
  }
  return found;
}

function donInPlay(
  cards: readonly PlacedCard[],
  counts: Readonly<Record<string, number>>,
  player: Player,
): number {
  const given = cards.reduce((sum, card) => sum + (card.owner === player ? don(card) : 0), 0);
  return given + (counts["don.active"] ?? 0) + (counts["don.rested"] ?? 0);
}

function don(card: PlacedCard): number {
  return (card.fields.don as number | undefined) ?? 0;
}

/** At free timing of the Main Phase, or before the game at 5-2-1-6. */
function start(program: Program, position: Position): Game {
  const { cards, active, turn, setup, counts } = position;
  const names = areas.map((area) => area.name as string);
  return assemble(program, {
    seed: seedFrom(position.seed),
    turn,
    active,
    cards: cards.map(
      (card): Placed => ({
        def: card.def,
        owner: card.owner,
        area:
          setup || card.place === "leader"
            ? startingArea(card.place as "leader" | "deck")
            : names.indexOf(card.place),
        rested: card.fields.rested === true,
        faceUp: card.fields.faceUp === true,
        marks: don(card),
        since: card.fields.playedThisTurn === true ? turn : 0,
        ...(card.fields.used === undefined ? {} : { used: bits(card.fields.used) }),
      }),
    ),
    pools: ([0, 1] as const).flatMap((player) => {
      const leader = cards.find((card) => card.owner === player && card.place === "leader")!;
      const left = donDeckSize(leader.definition) - donInPlay(cards, counts[player], player);
      return pools.map((name) => counts[player][name] ?? (name === "don.deck" ? left : 0));
    }),
    at: setup
      ? [position.throws ? { procedure: "game" } : { procedure: "game", label: "opening" }]
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
