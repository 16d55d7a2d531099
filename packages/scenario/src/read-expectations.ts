/** What is expected: each kind is told by its own key. */
import type { Edition, Player } from "@arbiter/engine";
import type { ScenarioGame } from "./game.ts";
import type { Names } from "./names.ts";
import { readPlayer, readTexts } from "./read-fields.ts";
import { readMove, readName } from "./read-moves.ts";
import { type AreaName, type Expectation, type Expected, type Fits, players } from "./scenario.ts";
import { isList, isNumber, isText, type Source, type Value } from "./source.ts";

interface About {
  readonly source: Source;
  readonly names: Names;
  readonly game: ScenarioGame;
  readonly edition: Edition;
}

type Read = (about: About, given: Map<string, Value>, around: Value) => Expected | undefined;

/** By the key that tells the kind, in the order in which they are looked for: its other keys, and how it is read. */
const kinds: readonly (readonly [string, readonly string[], Read])[] = [
  ["legal", ["rule"], (about, given) => readOffer(about, given, "legal", true)],
  ["illegal", ["rule"], (about, given) => readOffer(about, given, "illegal", false)],
  ["offered", ["by", "rule"], (about, given, around) => readOfferBy(about, given, around, "offered", true)],
  [
    "notOffered",
    ["by", "rule"],
    (about, given, around) => readOfferBy(about, given, around, "notOffered", false),
  ],
  ["winner", ["rule"], readWinner],
  ["running", [], readRunning],
  ["log", [], readLog],
  ["known", [], readKnown],
  ["pending", [], readPending],
  ["deckLegal", ["is", "rule"], readDeckLegal],
  ["card", [], readCard],
  ["area", ["count", "cards", "contains"], readArea],
];

export function readExpectation(about: About, value: Value, moves: number): Expectation | undefined {
  const { source, game } = about;
  const given = source.mapping(value, "an expectation");
  if (given === undefined) return undefined;
  const kind = kinds.find(([key]) => given.has(key));
  if (kind === undefined)
    return source.fail(value, `expected one of ${kinds.map(([key]) => key).join(", ")} in an expectation`);
  const [key, more, read] = kind;
  const properties = key === "card" ? ["area", "keyword", "noKeyword", ...Object.keys(game.properties)] : [];
  source.mapping(value, `an expectation with \`${key}\``, [key, "at", ...more, ...properties]);
  const at = given.get("at");
  const number = at === undefined ? null : source.whole(at, "at");
  if (typeof number === "number" && (number < 1 || number > moves))
    return source.fail(
      at!,
      `\`at: ${number}\` names no move: there ${moves === 1 ? "is 1" : `are ${moves}`}`,
    );
  const expected = read(about, given, value);
  if (expected === undefined || number === undefined) return undefined;
  return { ...expected, at: number, line: value.line, words: value.words };
}

function readRule({ source }: About, given: Map<string, Value>): { rule?: string } {
  const value = given.get("rule");
  const rule = value === undefined ? undefined : source.text(value, "rule");
  return rule === undefined ? {} : { rule };
}

function readOffer(
  about: About,
  given: Map<string, Value>,
  key: string,
  is: boolean,
  by?: Player,
): Expected | undefined {
  const move = readMove(about.source, given.get(key)!, about.names, about.game, by);
  return move === undefined ? undefined : { kind: "offer", is, move, ...readRule(about, given) };
}

function readOfferBy(
  about: About,
  given: Map<string, Value>,
  around: Value,
  key: string,
  is: boolean,
): Expected | undefined {
  const by = readPlayer(about.source, given.get("by"), around, "by");
  return by === undefined ? undefined : readOffer(about, given, key, is, by);
}

function readWinner(about: About, given: Map<string, Value>): Expected | undefined {
  const who = about.source.oneOf(given.get("winner")!, "winner", [...players, "draw"]);
  if (who === undefined) return undefined;
  return {
    kind: "winner",
    winner: who === "draw" ? null : (players.indexOf(who as "you") as Player),
    ...readRule(about, given),
  };
}

function readRunning({ source }: About, given: Map<string, Value>): Expected | undefined {
  const is = source.flag(given.get("running")!, "running");
  return is === undefined ? undefined : { kind: "running", is };
}

/** A paragraph is digits and dashes, or a heading with the number of a sentence; anything else is a card. */
function readLog({ source, names }: About, given: Map<string, Value>): Expected | undefined {
  const value = given.get("log")!;
  const causes = readTexts(source, value, "log")?.map((text) =>
    /^(\d+(-\d+)*|[a-z][a-z0-9-]*\/\d+)$/.test(text) ? text : names.one(text, value.line),
  );
  return causes?.every((cause) => cause !== undefined) ? { kind: "log", causes } : undefined;
}

function readKnown(about: About, given: Map<string, Value>): Expected | undefined {
  const { source, names } = about;
  const value = given.get("known")!;
  const known = source.mapping(value, "known", ["to", "card", "area", "count", "is"]);
  if (known === undefined) return undefined;
  const to = readPlayer(source, known.get("to"), value, "to");
  const card = readName(source, known.get("card"), "card", names);
  const area = known.get("area");
  if (known.has("card") === known.has("area"))
    return source.fail(value, "expected `card` or `area` in known");
  const place = area === undefined ? undefined : readSideArea(about, area);
  const count = known.get("count");
  const is = known.get("is");
  if (count !== undefined && area === undefined) source.fail(count, "`count` goes with `area`");
  if (to === undefined || (card === undefined && place === undefined)) return undefined;
  return {
    kind: "known",
    to,
    ...(card === undefined ? {} : { card }),
    ...(place === undefined ? {} : { area: place }),
    ...(count === undefined ? {} : { count: source.whole(count, "count") ?? 0 }),
    is: is === undefined ? true : (source.flag(is, "is") ?? true),
  };
}

function readPending({ source, names }: About, given: Map<string, Value>): Expected | undefined {
  const cards = readCards(source, given.get("pending")!, "pending", names);
  return cards === undefined ? undefined : { kind: "pending", cards };
}

function readCards(source: Source, value: Value, what: string, names: Names): readonly number[] | undefined {
  const cards = readTexts(source, value, what)?.map((name) => names.one(name, value.line));
  return cards?.every((card) => card !== undefined) ? cards : undefined;
}

function readDeckLegal(about: About, given: Map<string, Value>, around: Value): Expected | undefined {
  const player = readPlayer(about.source, given.get("deckLegal"), around, "deckLegal");
  const is = given.get("is");
  if (player === undefined) return undefined;
  return {
    kind: "deckLegal",
    player,
    is: is === undefined ? true : (about.source.flag(is, "is") ?? true),
    ...readRule(about, given),
  };
}

function readCard(about: About, given: Map<string, Value>, around: Value): Expected | undefined {
  const { source, names, game, edition } = about;
  const card = readName(source, given.get("card"), "card", names);
  const area = given.get("area");
  const place = area === undefined ? undefined : readAreaName(about, area, false);
  const keywords = (["keyword", "noKeyword"] as const).flatMap((key) => {
    const value = given.get(key);
    if (value === undefined) return [];
    const bare = value.words.replace(/^["']?\[(.*)\]["']?$/, "$1");
    const known = [...new Set([...edition.keywords, ...(edition.skills ?? [])])];
    const keyword = known.find((one) => one === bare) ?? source.oneOf(value, key, known);
    return keyword === undefined ? [] : [[key, keyword]];
  });
  const properties: Record<string, number | boolean | readonly number[]> = {};
  for (const key of Object.keys(game.properties)) {
    const value = given.get(key);
    if (value === undefined) continue;
    const expected = readProperty(source, value, key, names);
    if (expected !== undefined) properties[key] = expected;
  }
  if (given.size - (given.has("at") ? 1 : 0) < 2)
    return source.fail(around, "expected what is asked about the card: area, power …");
  if (card === undefined) return undefined;
  return {
    kind: "card",
    card,
    ...(place === undefined ? {} : { area: place }),
    ...Object.fromEntries(keywords),
    properties,
  };
}

function readProperty(
  source: Source,
  value: Value,
  key: string,
  names: Names,
): number | boolean | readonly number[] | undefined {
  if (isNumber(value)) return source.number(value, key);
  if (isList(value)) return readCards(source, value, key, names);
  return source.flag(value, key);
}

function readArea(about: About, given: Map<string, Value>, around: Value): Expected | undefined {
  const { source } = about;
  const area = readSideArea(about, given.get("area")!);
  const count = given.get("count");
  const cards = readFits(about, given.get("cards"));
  const contains = readFits(about, given.get("contains"));
  if (!given.has("count") && !given.has("cards") && !given.has("contains"))
    return source.fail(around, "expected `count`, `cards` or `contains` of the area");
  if (area === undefined) return undefined;
  if (isPool(about, area.name) && (given.has("cards") || given.has("contains")))
    return source.fail(around, `${area.name} has only a count`);
  return {
    kind: "area",
    area,
    ...(count === undefined ? {} : { count: source.whole(count, "count") ?? 0 }),
    ...(cards === undefined ? {} : { cards }),
    ...(contains === undefined ? {} : { contains }),
  };
}

function readFits({ source, names }: About, value: Value | undefined): readonly Fits[] | undefined {
  if (value === undefined) return undefined;
  const found = readTexts(source, value, "cards")?.map((name) => names.any(name, value.line));
  return found?.every((fits) => fits !== undefined) ? found : undefined;
}

function isPool({ edition }: About, name: string): boolean {
  return edition.pools.includes(name);
}

function readSideArea(about: About, value: Value): (AreaName & { player: Player }) | undefined {
  const area = readAreaName(about, value, true);
  if (area === undefined) return undefined;
  if (area.player === null)
    return about.source.fail(value, `expected the side as well: you.${area.name} or opponent.${area.name}`);
  return { player: area.player, name: area.name };
}

function readAreaName(about: About, value: Value, pools: boolean): AreaName | undefined {
  const { source, edition, game } = about;
  if (!isText(value)) return source.expected(value, "an area");
  const text = source.text(value, "area")!;
  const side = players.findIndex((who) => text.startsWith(`${who}.`));
  const name = side < 0 ? text : text.slice(players[side].length + 1);
  const known = [...edition.areas.map((area) => area.name), "removed", ...(pools ? edition.pools : [])];
  if (!known.includes(name))
    return source.fail(value, `unknown area "${text}"; ${game.name} has ${known.join(", ")}`);
  return { player: side < 0 ? null : (side as Player), name };
}
