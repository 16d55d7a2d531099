/** Where the cards lie: `turn` or `setup`, `you`, `opponent`. */
import { type Definition, type Edition, type Player, type Program, program } from "@arbiter/engine";
import type { Fields, Place, PlacedCard, Position, ScenarioGame } from "./game.ts";
import { readCards, readField, readPlayer } from "./read-fields.ts";
import { players } from "./scenario.ts";
import { isList, isMapping, isNumber, isText, type Source, type Value } from "./source.ts";

const mostOfOne = 200;

interface Entry {
  readonly card: string | null;
  readonly as: string | null;
  readonly under: readonly Entry[];
  readonly fields: Fields;
  readonly line: number;
}

interface Start {
  readonly setup: boolean;
  readonly throws: boolean;
  readonly active: Player;
  readonly turn: number;
}

export function readPosition(
  source: Source,
  top: Map<string, Value>,
  game: ScenarioGame,
  edition: Edition,
): { program: Program; position: Position } | undefined {
  const { found: own, refused } = readCards(source, top.get("cards"), game);
  const start = readStart(source, top);
  const seed = top.get("seed");
  const definitions = new Map<string, Definition>(own);
  const resolve = (name: string, line: number) => {
    if (!definitions.has(name)) {
      const found = game.loaded(name);
      if (refused.has(name)) return; // said where it is defined
      const unread = found[0]?.unread ?? found[0]?.back?.unread;
      if (found.length === 1 && unread !== undefined) source.fail({ line }, `card "${name}": ${unread}`);
      else if (found.length === 1) definitions.set(name, found[0]);
      else if (found.length === 0)
        source.fail({ line }, `unknown card "${name}": neither in cards nor in a loaded set`);
      else
        source.fail(
          { line },
          `several cards are called "${name}": ${found.map((card) => card.number).join(", ")}`,
        );
    }
  };
  const sides = players.map((who) => readSide(source, top.get(who), who, game, start?.setup ?? false));
  const entries = sides.map((side) => Object.values(side.places).flat());
  for (const entry of withUnder(entries.flat())) if (entry.card !== null) resolve(entry.card, entry.line);
  if (start === undefined || source.problems.length > 0) return undefined;

  const all = [...definitions.values(), game.blank];
  const order = new Map<Definition, number>(all.map((definition, i) => [definition, i + 1])); // 0 is the rules' own card
  const cards: PlacedCard[] = [];
  const place = (entry: Entry, owner: Player, name: string, under: number | null) => {
    const definition = entry.card === null ? game.blank : definitions.get(entry.card)!;
    const id = cards.length;
    const { as, fields, line } = entry;
    cards.push({
      definition,
      def: order.get(definition)!,
      owner,
      place: name,
      name: entry.card,
      as,
      under,
      fields,
      line,
    });
    for (const below of entry.under) place(below, owner, name, id);
  };
  sides.forEach((side, owner) => {
    for (const [name, list] of Object.entries(side.places))
      for (const entry of list) place(entry, owner as Player, name, null);
  });
  checkNames(source, cards);
  const position: Position = {
    ...start,
    seed: seed === undefined ? 1 : (source.whole(seed, "seed") ?? 1),
    cards,
    counts: [sides[0].counts, sides[1].counts],
    lines: [sides[0].line, sides[1].line],
    judged: judgedIn(top.get("expect")),
  };
  if (source.problems.length > 0) return undefined;
  for (const fault of game.faults(position, edition))
    source.fail(fault, `impossible position: ${fault.says}`);
  for (const card of all) {
    try {
      program(edition, [card]);
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      source.fail(top.get("cards") ?? source.root, `the machine cannot run the card "${card.name}": ${why}`);
    }
  }
  return source.problems.length > 0 ? undefined : { program: program(edition, all), position };
}

/** Looked for as written: expectations are read when the position is known. */
function judgedIn(expected: Value | undefined): Player[] {
  const asked = [...(expected?.words ?? "").matchAll(/\bdeckLegal["']?\s*:\s*["']?(\w+)/g)].map(
    ([, who]) => who,
  );
  return ([0, 1] as const).filter((player) => asked.includes(players[player]));
}

function withUnder(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => [entry, ...withUnder(entry.under)]);
}

function checkNames(source: Source, cards: readonly PlacedCard[]): void {
  const seen = new Set<string>();
  for (const { as, line } of cards) {
    if (as === null) continue;
    if (seen.has(as)) source.fail({ line }, `two cards have \`as: ${as}\``);
    seen.add(as);
  }
}

function readStart(source: Source, top: Map<string, Value>): Start | undefined {
  const turn = top.get("turn");
  const setup = top.get("setup");
  if (turn !== undefined && setup !== undefined)
    return source.fail(setup, "`setup` stands in place of `turn`: give one of them");
  if (setup !== undefined) {
    const first = source.mapping(setup, "setup", ["first"])?.get("first");
    if (first !== undefined && first.words === "throw")
      return { setup: true, throws: true, active: 0, turn: 0 };
    const who = readPlayer(source, first, setup, "first");
    return who === undefined ? undefined : { setup: true, throws: false, active: who, turn: 0 };
  }
  if (turn === undefined)
    return source.fail(source.root, "expected `turn: { player, number }` or `setup: { first }`");
  const given = source.mapping(turn, "turn", ["player", "number"]);
  const who = readPlayer(source, given?.get("player"), turn, "player");
  const number = given?.get("number");
  if (number === undefined) return source.fail(turn, "expected `number` in turn: which turn of the game");
  const n = source.whole(number, "number of the turn");
  if (n === 0) return source.fail(number, "expected a turn from 1 on");
  return who === undefined || n === undefined
    ? undefined
    : { setup: false, throws: false, active: who, turn: n };
}

interface Side {
  readonly places: Readonly<Record<string, readonly Entry[]>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly line: number;
}

function readSide(
  source: Source,
  value: Value | undefined,
  who: string,
  game: ScenarioGame,
  setup: boolean,
): Side {
  const names = Object.keys(game.places).filter((name) => !setup || game.places[name].setup);
  const known = setup ? names : [...names, ...Object.keys(game.counts)];
  const what = setup ? `${who} before the game` : who;
  const given = value === undefined ? undefined : source.mapping(value, what, known);
  if (value === undefined) source.fail(source.root, `expected \`${who}\`: the position of that side`);
  const places: Record<string, readonly Entry[]> = {};
  for (const name of names) {
    const place = game.places[name];
    const cards = given?.get(name);
    const line = value?.line ?? 1;
    places[name] =
      cards === undefined
        ? blanks(place.absent ?? 0, line)
        : readPlace(source, cards, `${who}.${name}`, place, game);
  }
  const counts: Record<string, number> = {};
  for (const [name, parts] of Object.entries(game.counts)) {
    const count = given?.get(name);
    if (count === undefined) continue;
    if (parts.length === 0) counts[name] = source.whole(count, `${who}.${name}`) ?? 0;
    else
      for (const [part, n] of source.mapping(count, `${who}.${name}`, parts) ?? [])
        counts[`${name}.${part}`] = source.whole(n, `${who}.${name}.${part}`) ?? 0;
  }
  return { places, counts, line: value?.line ?? 1 };
}

function blanks(n: number, line: number): Entry[] {
  return Array.from({ length: n }, () => ({ card: null, as: null, under: [], fields: {}, line }));
}

function readPlace(
  source: Source,
  value: Value,
  what: string,
  place: Place,
  game: ScenarioGame,
): readonly Entry[] {
  if (place.blanks && isNumber(value)) {
    const n = source.whole(value, what) ?? 0;
    if (n <= mostOfOne) return blanks(n, value.line);
    source.expected(value, `${what}: at most ${mostOfOne} cards`);
    return [];
  }
  if (!place.single || isList(value)) {
    const entries = readEntries(source, value, what, game);
    if (place.single && entries.length > 1) source.expected(value, `${what}: one card`);
    return entries;
  }
  const entry = readEntry(source, value, what, game);
  return entry === undefined ? [] : [entry];
}

/** "…12" at the end: twelve more of the one before. */
function readEntries(source: Source, value: Value, what: string, game: ScenarioGame): readonly Entry[] {
  const items = source.list(value, what) ?? [];
  const found: Entry[] = [];
  items.forEach((item, i) => {
    const more = isText(item) ? /^(?:…|\.\.\.)\s*(\d+)$/.exec(source.text(item, what)!) : null;
    if (more === null) {
      const entry = readEntry(source, item, what, game);
      if (entry !== undefined) found.push(entry);
      return;
    }
    const last = found[found.length - 1];
    const n = Number(more[1]);
    if (i !== items.length - 1) source.fail(item, `"${item.words}" stands only at the end of a list`);
    else if (i === 0)
      source.fail(item, `"${item.words}" means more of the card before it, and there is none`);
    else if (n > mostOfOne) source.expected(item, `at most ${mostOfOne} more`);
    else if (last !== undefined)
      for (let k = 0; k < n; k++) found.push({ ...last, as: null, line: item.line });
  });
  return found;
}

function readEntry(source: Source, value: Value, what: string, game: ScenarioGame): Entry | undefined {
  const { line } = value;
  if (isText(value)) return { card: source.text(value, what)!, as: null, under: [], fields: {}, line };
  if (!isMapping(value)) return source.expected(value, `a card of ${what}: a name or a mapping`);
  const given = source.mapping(value, `a card of ${what}`, ["card", "as", ...Object.keys(game.entryFields)]);
  const name = given?.get("card");
  if (name === undefined) return source.fail(value, `expected \`card\` in a card of ${what}`);
  const card = source.text(name, "card");
  const as = given?.get("as");
  const fields: Record<string, Fields[string]> = {};
  let under: readonly Entry[] = [];
  for (const [key, type] of Object.entries(game.entryFields)) {
    const field = given?.get(key);
    if (field === undefined) continue;
    if (type === "under") under = readEntries(source, field, `${key} of ${what}`, game);
    else fields[key] = readField(source, field, `${key} of a card`, type)!;
  }
  if (card === undefined) return undefined;
  return { card, as: as === undefined ? null : (source.text(as, "as") ?? null), under, fields, line };
}
