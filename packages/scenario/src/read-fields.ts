/** Fields with their types: the cards of a file, and what several readers share. */
import type { Definition, Player } from "@arbiter/engine";
import type { Fields, FieldType, ScenarioGame } from "./game.ts";
import { players } from "./scenario.ts";
import type { Source, Value } from "./source.ts";

export function readCards(
  source: Source,
  value: Value | undefined,
  game: ScenarioGame,
): { found: Map<string, Definition>; refused: ReadonlySet<string> } {
  const found = new Map<string, Definition>();
  const refused = new Set<string>();
  const given = value === undefined ? undefined : source.mapping(value, "cards");
  for (const [key, card] of given ?? []) {
    const fields = readFields(source, card, `card "${key}"`, {
      name: "text",
      number: "text",
      ...game.cardFields,
    });
    const made = fields === undefined ? null : game.define(key, fields);
    if (made === null || "says" in made) refused.add(key);
    if (made !== null && "says" in made) source.fail(card, `card "${key}": ${made.says}`);
    if (made !== null && "card" in made) found.set(key, made.card);
  }
  return { found, refused };
}

function readFields(
  source: Source,
  value: Value,
  what: string,
  types: Readonly<Record<string, FieldType>>,
): Fields | undefined {
  const given = source.mapping(value, what, Object.keys(types));
  if (given === undefined) return undefined;
  const before = source.problems.length;
  const fields = Object.fromEntries(
    [...given].map(([key, field]) => [key, readField(source, field, `${key} of ${what}`, types[key])]),
  );
  return source.problems.length > before ? undefined : (fields as Fields);
}

export function readField(
  source: Source,
  value: Value,
  what: string,
  type: FieldType,
): Fields[string] | undefined {
  if (typeof type === "object") return readFields(source, value, what, type);
  switch (type) {
    case "numberOrX":
      return value.words.replace(/^["']|["']$/g, "") === "X" ? "X" : source.number(value, what);
    case "text":
      return source.text(value, what);
    case "number":
      return source.number(value, what);
    case "flag":
      return source.flag(value, what);
    case "places":
      return readPlaces(source, value, what);
    case "texts":
      return readTexts(source, value, what);
  }
}

export function readTexts(source: Source, value: Value, what: string): string[] | undefined {
  const texts = source.list(value, what)?.map((item) => source.text(item, what));
  return texts?.every((text) => text !== undefined) ? texts : undefined;
}

/** No printed card comes near so many abilities. */
const mostAbilities = 20;

function readPlaces(source: Source, value: Value, what: string): number[] | undefined {
  const places = source.list(value, what)?.map((item) => {
    const place = source.whole(item, what);
    return place === 0 || (place ?? 0) > mostAbilities
      ? source.expected(item, `${what}: the place of an ability, 1 first`)
      : place;
  });
  return places?.every((place) => place !== undefined) ? places : undefined;
}

/** `you` is the first seat. */
export function readPlayer(
  source: Source,
  value: Value | undefined,
  around: Value,
  key: string,
): Player | undefined {
  if (value === undefined) return source.fail(around, `expected \`${key}\`: you or opponent`);
  const who = source.oneOf(value, key, players);
  return who === undefined ? undefined : (players.indexOf(who) as Player);
}
