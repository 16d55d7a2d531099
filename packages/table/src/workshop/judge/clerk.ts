/** What the judge's desk asks of the worker: which cards there are, whether a position can be, and how a line is written. */
import { decision, type Game, type Input, program, Refused } from "@arbiter/engine";
import {
  type CardRecord,
  type Face,
  face,
  type GameName,
  type Session,
  type TableGame,
} from "@arbiter/match";
import {
  bareName,
  movesOf,
  type PlacedCard,
  playScenario,
  type Scenario,
  type ScenarioGame,
} from "@arbiter/scenario";
import { parse } from "yaml";
import { scenarioGame, scenarioOf } from "../laying.ts";
import { type Draft, type DraftCard, type DraftSide, textOf } from "./draft.ts";

export type ToClerk =
  | { readonly ask: "faces"; readonly game: GameName; readonly edition: string }
  | { readonly ask: "cards"; readonly game: GameName; readonly records: readonly CardRecord[] }
  | { readonly ask: "read"; readonly text: string }
  | { readonly ask: "write"; readonly text: string; readonly inputs: readonly Input[] };

export interface DeskCard extends Face {
  /** Places of abilities that may be used once a turn. */
  readonly limited: readonly number[];
}
export type FromClerk =
  | { readonly cards: readonly DeskCard[] }
  | { readonly written: Readonly<Record<string, unknown>> }
  | { readonly problems: readonly string[] }
  | { readonly draft: Draft | null; readonly cards: readonly DeskCard[]; readonly moves: number }
  | { readonly text: string; readonly upTo: number };

type Loaded = (name: GameName, edition: unknown) => Promise<TableGame>;

export async function asked(request: ToClerk, loaded: Loaded): Promise<FromClerk> {
  switch (request.ask) {
    case "faces": {
      const game = await loaded(request.game, request.edition);
      return { cards: facesOf(game, program(game.edition, [...game.ownCards().values()]).definitions) };
    }
    case "cards": {
      const { cardFields } = await scenarioGame(request.game);
      return { written: Object.fromEntries(request.records.map((card) => asWritten(card, cardFields))) };
    }
    case "read":
      return read(request.text, loaded);
    case "write":
      return written(request.text, request.inputs);
  }
}

function facesOf(game: TableGame, definitions: readonly Parameters<typeof face>[1][]): DeskCard[] {
  return definitions
    .slice(1) // the first is the rules' own
    .filter(({ category, key }) => category !== "BLANK" && !key.endsWith("/back"))
    .map((one) => ({
      ...face(game, one),
      limited: one.abilities.flatMap(({ limit }, i) => (limit === "turn" ? [i + 1] : [])),
    }));
}

async function read(text: string, loaded: Loaded): Promise<FromClerk> {
  let scenario: Scenario;
  try {
    scenario = await scenarioOf(text);
  } catch (error) {
    if (error instanceof Refused) return { problems: error.message.split("\n") };
    throw error;
  }
  const game = await loaded(scenario.game.name as GameName, scenario.edition);
  const cards = facesOf(game, scenario.program.definitions);
  return {
    draft: scenario.position.setup ? null : draftOf(scenario, text),
    cards,
    moves: scenario.moves.length,
  };
}

function draftOf({ title, game, edition, rules, position }: Scenario, text: string): Draft {
  const own = (parse(text) as { cards?: Record<string, unknown> }).cards ?? {};
  const all = position.cards.map((card, id) => ({ ...card, id }));
  const entry = (card: PlacedCard & { id: number }): DraftCard => ({
    card: card.name!,
    as: card.as,
    fields: card.fields as DraftCard["fields"],
    under: all.filter(({ under }) => under === card.id).map(entry),
  });
  const side = (player: 0 | 1): DraftSide => {
    const places: Record<string, DraftCard[]> = {};
    const blanks: Record<string, number> = {};
    for (const place of Object.keys(game.places)) {
      const here = all.filter((card) => card.owner === player && card.place === place && card.under === null);
      if (here.some(({ name }) => name === null)) blanks[place] = here.length;
      else if (here.length > 0) places[place] = here.map(entry);
      else if (game.places[place].absent !== undefined) blanks[place] = 0;
    }
    return { places, blanks, counts: position.counts[player] };
  };
  return {
    title,
    game: game.name as GameName,
    edition,
    active: position.active,
    turn: position.turn,
    seed: position.seed,
    rules,
    cards: own,
    sides: [side(0), side(1)],
  };
}

/** The position with what was answered from it as moves, and what then holds; read and run again before it leaves. */
async function written(text: string, inputs: readonly Input[]): Promise<FromClerk> {
  const scenario = await scenarioOf(text);
  const draft = draftOf(scenario, text);
  const { moves, upTo, stops, end } = movesOf(scenario, inputs);
  const full = textOf(draft, moves, holding(scenario, end), stops);
  const again = await scenarioOf(full);
  const played = playScenario(again);
  if (played.failure !== null) throw new Refused(played.failure);
  return { text: full, upTo };
}

/** What can be seen to hold: the result, where every named card lies that moved, and how many lie in each area. */
function holding(scenario: Scenario, end: Game): string[] {
  const { position, game } = scenario;
  const { areas } = end.program.edition;
  const who = (area: number) => (area < areas.length ? "you" : "opponent");
  const found: string[] = [];
  const { result } = end.state;
  if (result !== null)
    found.push(`{ winner: ${result.winner === null ? "draw" : result.winner === 0 ? "you" : "opponent"} }`);
  position.cards.forEach(({ place }, id) => {
    const name = bareName(scenario, id);
    const { area, rested } = end.state.cards[id];
    const here = areas[area % areas.length].name;
    if (name === null || !(here in game.places)) return;
    if (here !== place) found.push(`{ card: ${JSON.stringify(name)}, area: ${who(area)}.${here} }`);
    else if (rested !== (position.cards[id].fields.rested === true) && areas[area % areas.length].states)
      found.push(`{ card: ${JSON.stringify(name)}, rested: ${rested} }`);
  });
  end.state.areas.forEach((ids, area) => {
    const { name } = areas[area % areas.length];
    if (["hand", "life"].includes(name)) found.push(`{ area: ${who(area)}.${name}, count: ${ids.length} }`);
  });
  return found;
}

/** The moment of a game that is shown, as a position: from its last free moment, with what a position cannot say. */
export async function positionOf(
  on: Session,
  at: number,
  sees: (g: Game) => Game,
  title: string,
): Promise<{ text: string; at: number; lost: number }> {
  let free = at;
  while (free > 0 && decision(on.games[free])?.purpose !== "main") free--;
  const g = on.games[free];
  if (decision(g)?.purpose !== "main")
    throw new Refused("No Main Phase has come yet: a position begins in one.");
  const draft = draftFrom(on, sees(g), title, (await scenarioGame(on.game.name)).cardFields);
  const { effects, delayed, pending, cut } = g.state;
  return {
    text: textOf(draft),
    at: free,
    lost: effects.length + delayed.length + pending.length + cut.length,
  };
}

const unknownCard: Readonly<Record<GameName, unknown>> = {
  opcg: { category: "EVENT", colors: ["Black"], cost: 10 },
  dbs: { type: "EXTRA", colors: ["Black"], energyCost: 20 },
};

type Types = ScenarioGame["cardFields"];

/** A card of a library as a file holds it: by its number, with what a file may say of a card. */
function asWritten(record: CardRecord, types: Types): [number: string, fields: unknown] {
  return [String(record.number), sayable(record, { ...types, name: "text", number: "text" })];
}

function sayable(fields: object, types: Types): object {
  const said = Object.entries(fields).filter(([key, value]) => key in types && value != null);
  return Object.fromEntries(
    said.map(([key, value]) => {
      const type = types[key];
      return [key, typeof type === "string" ? value : sayable(value, type)];
    }),
  );
}

function draftFrom({ game, cards: records }: Session, g: Game, title: string, types: Types): Draft {
  const { areas, pools } = game.edition;
  const own = game.ownCards();
  const used: Record<string, unknown> = {};
  const { turn } = g.state;
  const calledBy = (def: number): string => {
    const { number, key } = g.program.definitions[def];
    if (def === 0) {
      used.Unknown = unknownCard[game.name];
      return "Unknown";
    }
    if (own.has(number)) return number;
    const record = records.find((one) => one.number === number);
    if (record !== undefined) [, used[number]] = asWritten(record, types);
    return record === undefined ? key : number;
  };
  const entry = (id: number): DraftCard => {
    const { def, rested, faceUp, marks, since, area, used: bits, usedTurn } = g.state.cards[id];
    const { name, field } = areas[area % areas.length];
    const isBack = g.program.definitions[def].key.endsWith("/back");
    const front = isBack
      ? g.program.definitions.findIndex(({ key }) => `${key}/back` === g.program.definitions[def].key)
      : def;
    const limits = usedTurn === turn ? places(bits) : [];
    const fields: Record<string, boolean | number | readonly number[]> = {
      ...(rested ? { rested } : {}),
      ...(faceUp && name === "life" ? { faceUp } : {}),
      ...(marks > 0 && field ? { [game.name === "opcg" ? "don" : "markers"]: marks } : {}),
      ...(isBack ? { awakened: true } : {}),
      ...(since === turn && field && name !== "leader" && turn > 0 ? { playedThisTurn: true } : {}),
      ...(limits.length > 0 && field ? { used: limits } : {}),
    };
    const pile = g.state.piles.find(({ top }) => top === id)?.cards ?? [];
    return { card: calledBy(front), fields, under: pile.map(entry) };
  };
  const side = (player: 0 | 1): DraftSide => {
    const places: Record<string, readonly DraftCard[]> = {};
    const blanks: Record<string, number> = {};
    areas.forEach(({ name }, i) => {
      const ids = g.state.areas[player * areas.length + i];
      if (name === "resolving" || name === "removed" || name === "outside") return;
      if (ids.length > 0 && ids.every((id) => g.state.cards[id].def === 0)) blanks[name] = ids.length;
      else if (ids.length > 0) places[name] = ids.map(entry);
      else if (name === "life") blanks[name] = 0;
    });
    const counts: Record<string, number> = Object.fromEntries(
      pools
        .map((name, i) => [name, g.state.pools[player * pools.length + i]])
        .filter(([name, n]) => isPool(String(name)) && (name !== "don.frozen" || n !== 0)),
    );
    const reinforced = pools.indexOf("reinforced");
    if (reinforced >= 0 && g.state.pools[player * pools.length + reinforced] === turn) counts.reinforced = 1;
    return { places, blanks, counts };
  };
  return {
    title,
    game: game.name,
    edition: game.edition.edition,
    active: g.state.active,
    turn,
    seed: 1,
    rules: [],
    cards: used,
    sides: [side(0), side(1)],
  };
}

const isPool = (name: string) => name.startsWith("don.") || name === "energyMarkers";

function places(bits: number): number[] {
  return Array.from({ length: 20 }, (_, i) => i + 1).filter((place) => (bits & (1 << (place - 1))) !== 0);
}
