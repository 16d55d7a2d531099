import type { Choice, Filter, Selection, Who } from "@arbiter/engine";
import { times, value } from "./amounts.ts";
import { modifiers, pieceOf, spaced } from "./filters.ts";
import { type Noun, type Phrase, phrase } from "./phrase.ts";
import { referred } from "./references.ts";
import { determiner, has, list, nounOf, owned, type Speech, say, word } from "./speech.ts";

/** Cards by description: the noun, what stands after it, whose and where they are. */

/** Which words stand before: a number, "all", "the", "a", or none. */
type Before =
  | { count: string; plural: boolean }
  | "all"
  | "the"
  | "theMany"
  | "a"
  | "one" // the noun alone
  | "many";

/** Taken from there, lying there, or lying in all of them taken together. */
type Place = "from" | "in" | "inAll";

interface Kind {
  noun: Noun;
  /** The noun says where they lie: "Personnage". */
  placed: boolean;
  /** Nobody's: tokens that are not there yet. */
  unowned?: true;
  where: readonly Filter[];
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort().join("+");

function kindOf(s: Speech, { in: areas, where }: Selection): Kind {
  if (has(s, `unowned.${sorted(areas)}`))
    return {
      noun: nounOf(s, `unowned.${sorted(areas)}`),
      placed: true,
      unowned: true,
      where: where.map(asToken),
    };
  const at = where.findIndex((one) => "category" in one);
  const category = at < 0 ? null : (where[at] as { category: string[] }).category;
  const without = where.filter((_, i) => i !== at);
  if (category !== null) {
    const key = `placed.${sorted(areas)}:${sorted(category)}`;
    if (has(s, key)) return { noun: nounOf(s, key), placed: true, where: without };
    const noun = nounOf(s, `category.${sorted(category)}`);
    return { noun, placed: areas.length === 0, where: without };
  }
  const key = `placed.${sorted(areas)}`;
  if (has(s, key)) return { noun: nounOf(s, key), placed: true, where };
  return { noun: nounOf(s, "card"), placed: areas.length === 0, where };
}

/** "Imp Token" is a token called Imp. */
const asToken = (filter: Filter): Filter =>
  "has" in filter && filter.has === "name"
    ? { has: "token", value: filter.value.replace(/ Token$/, "") }
    : filter;

/** Several descriptions, any of which may fit, are said one after the other. */
function alternatives(s: Speech, given: Selection): Selection[] {
  const selection = { ...given, where: given.where.map((one) => boundOnly(s, one)) };
  const at = selection.where.findIndex((one) => "any" in one && one.any.some(hasNoun));
  if (at < 0) return [selection];
  const others = selection.where.filter((_, i) => i !== at);
  const areas = [...selection.in];
  return (selection.where[at] as { any: Filter[] }).any.map((filter) => {
    const all = "all" in filter ? filter.all : [filter];
    const area = all.find((one) => "area" in one) as { area: string[] } | undefined;
    const pointed = all.some((one) => "card" in one);
    const named = all.filter((one) => one !== area);
    const placed = area !== undefined && has(s, `placed.${sorted(area.area)}`); // "ce Leader" says where it is
    return {
      ...selection,
      in: pointed && placed ? [] : (area?.area ?? (pointed ? [] : areas)),
      where: pointed ? (placed ? named : all) : [...named, ...others],
    };
  });
}

/** What has no such number is not bounded by it: "Leaders ou Personnages ayant un coût de 4 ou moins". */
function boundOnly(s: Speech, filter: Filter): Filter {
  const [first, second, ...more] = "any" in filter ? filter.any : [];
  if (first === undefined || second === undefined || more.length > 0 || !("area" in first)) return filter;
  return first.area.filter((area) => !has(s, `noCost.${area}`)).length === 0 ? second : filter;
}

const hasNoun = (filter: Filter): boolean =>
  "category" in filter ||
  "area" in filter ||
  "card" in filter ||
  ("all" in filter && filter.all.some((one) => !("number" in one)));

export function described(
  s: Speech,
  selection: Selection,
  before: Before,
  whose = true,
  place: Place = "from",
): Phrase {
  let counted = false;
  const [first, ...others] = alternatives(s, selection).map((one) => {
    const pointed = one.where.find((filter) => "card" in filter);
    if (pointed !== undefined) return pointedAt(s, one, pointed.card);
    const again = counted && typeof before === "object" ? { ...before, count: "" } : before; // "3 de vos cartes ou de vos Énergies"
    counted = true;
    return single(s, one, again, whose, place);
  });
  if (others.length === 0) return first!;
  return {
    ...first!,
    text: list(
      s,
      [first!, ...others].map(({ text }) => text.trim()),
      before === "all" ? "and" : "or",
    ),
  };
}

function pointedAt(s: Speech, selection: Selection, card: Parameters<typeof referred>[1]): Phrase {
  const what = referred(s, card);
  const pieces = selection.where.filter((one) => !("card" in one)).map((one) => pieceOf(s, one));
  const { near, far } = modifiers(s, pieces, what.feminine, what.plural);
  return { ...what, text: spaced(what.text, near, location(s, selection, "from"), far) };
}

function single(s: Speech, selection: Selection, before: Before, whose: boolean, place: Place): Phrase {
  const { noun, placed, unowned, where } = kindOf(s, selection);
  const { feminine } = noun;
  const possessed = placed && whose && !unowned ? possessor(s, selection.of) : null;
  const count = typeof before === "object" ? before : null;
  const one = before === "the" || before === "one" || before === "a" || (count !== null && !count.plural);
  const few = possessed !== null && (count !== null || before === "a"); // "1 de vos Personnages"
  const plural = !one || few;
  const pieces = where.map((filter) => pieceOf(s, filter));
  const { near, far } = modifiers(s, pieces, feminine, plural);
  const opposing =
    placed && whose && selection.of === "opponent" && possessed === null
      ? determiner(s, "opposing", feminine, plural)
      : "";
  const lead = leading(s, before, possessed, feminine, plural);
  const where_ = spaced(placed ? "" : location(s, selection, place), bounds(s, selection));
  const [second, third] = s.tongue.placeLast ? [far, where_] : [where_, far];
  const text = spaced(lead, plural ? noun.many : noun.one, opposing, near, second, third);
  return phrase(text, feminine, !one);
}

const possessor = (s: Speech, of: Who | "any"): "your" | "their" | null =>
  of === "you" ? "your" : of === "opponent" && s.doer === "opponent" ? "their" : null;

function leading(
  s: Speech,
  before: Before,
  possessed: "your" | "their" | null,
  feminine: boolean,
  plural: boolean,
): string {
  const which = possessed ?? "the";
  if (before === "one" || before === "many") return "";
  if (before === "the" || before === "theMany") return determiner(s, which, feminine, plural);
  if (before === "all")
    return `${determiner(s, "all", feminine, true)} ${determiner(s, which, feminine, true)}`;
  const n = before === "a" ? determiner(s, "a", feminine, false) : before.count;
  return possessed === null ? n : say(s, "someOf", { n, of: determiner(s, possessed, feminine, true) });
}

/** "de votre main ou de votre Défausse", "du dessus de votre deck". */
export function location(s: Speech, { of, in: areas, end }: Selection, how: Place): string {
  const place = how === "from" ? "from" : "in";
  if (areas.length === 0) return "";
  const names = areas.flatMap((area) =>
    !has(s, `area.${area}`)
      ? null
      : of === "any" && has(s, `both.${area}`)
        ? [owned(s, `area.${area}`, "you"), owned(s, `area.${area}`, "opponent")]
        : of === "any"
          ? everyones(s, area)
          : owned(s, `area.${area}`, of),
  );
  if (names.includes(null)) return say(s, `outside.${areas.join("+")}`);
  const places = names.map((area) => say(s, end === undefined ? place : `${end}Of`, { area: area! }));
  if (place === "in" && names.length > areas.length)
    return say(s, `both.${areas[0]}`, { places: list(s, places, "and") });
  return how === "inAll" && places.length > 1
    ? say(s, "inAll", { places: list(s, places, "and") })
    : list(s, places, "or");
}

/** "les zones de Combat": of both players. */
function everyones(s: Speech, area: string): Phrase {
  const { many, feminine } = nounOf(s, `area.${area}`);
  return phrase(`${determiner(s, "the", feminine, true)} ${many}`, feminine, true);
}

/** "parmi elles", "sous cette carte". */
function bounds(s: Speech, { among, under }: Selection): string {
  const parts: string[] = [];
  if (among !== undefined) {
    const it = typeof among === "object" && "result" in among && s.heard.last === among.result;
    parts.push(it ? word(s, "amongThem") : say(s, "among", { what: referred(s, among) }));
  }
  if (under !== undefined)
    parts.push(
      say(s, "under", {
        card: typeof under === "object" && "in" in under ? described(s, under, "a") : referred(s, under),
      }),
    );
  return parts.join(" ");
}

/** What a choice takes: "jusqu'à 1 de vos Personnages". */
export function chosen(s: Speech, choice: Choice): Phrase {
  const { select, count, upTo, atLeast, together, random, ignoring, by } = choice;
  const phraseOf = (): Phrase => {
    if (count === "all" && select.among !== undefined && select.where.length === 0)
      return referred(s, select.among);
    if (count === "all") return every(s, select);
    if (count === "any")
      return described(s, select, {
        count: word(s, atLeast ? "oneOrMore" : s.doer === "opponent" ? "anyNumber.their" : "anyNumber"),
        plural: true,
      });
    const counted = times(s, count);
    const n = counted === null ? say(s, "equalTo", { value: value(s, count) }) : counted.n;
    const plural = n !== "1" && n !== "0";
    const many = atLeast !== undefined && atLeast > 0 ? say(s, "fromTo", { low: atLeast, high: n }) : n;
    const found = described(s, select, { count: upTo && many === n ? say(s, "upTo", { n }) : many, plural });
    return counted?.each ? { ...found, text: `${found.text}${counted.each}`, plural: true } : found;
  };
  const what = phraseOf();
  const after: string[] = [];
  if (together !== undefined) after.push(jointly(s, together));
  if (by !== undefined && by !== s.doer) after.push(word(s, `choiceOf.${by}`));
  if (random) after.push(word(s, "atRandom"));
  if (ignoring !== undefined)
    after.push(
      say(s, "ignoring", {
        what: list(
          s,
          ignoring.map((one) => `[${word(s, `keyword.${one}`)}]`),
          "and",
        ),
      }),
    );
  return { ...what, text: spaced(what.text, ...after) };
}

function jointly(s: Speech, together: NonNullable<Choice["together"]>): string {
  if ("total" in together) {
    const number = nounOf(s, `number.${together.total}`);
    const n = times(s, together.than);
    if (n === null || n.each !== "")
      return say(s, `together.to.${together.is}`, {
        number: phrase(number.one, number.feminine),
        value: value(s, together.than),
      });
    return say(s, "together.total", {
      number: phrase(number.one, number.feminine),
      n: say(s, `compared.${together.is}`, { n: n.n }),
    });
  }
  if ("different" in together) return word(s, `together.different.${together.different}`);
  if ("shows" in together || together.equal !== undefined) return word(s, "together.unknown");
  const each = together.each.map(
    (where) => described(s, { of: "any", in: [], where }, { count: "1", plural: false }).text,
  );
  return say(s, "together.each", { what: list(s, each, "and") });
}

/** All that fit, as far as there may be many: "tous vos Personnages", "votre Leader". */
export function every(s: Speech, selection: Selection, before: Before = "all"): Phrase {
  if (before === "all" && isLone(s, selection)) return described(s, selection, "the");
  return described(s, selection, before);
}

/** There is only one of these: a Leader. */
export const isLone = (s: Speech, { of, in: areas }: Selection): boolean =>
  of !== "any" && areas.length === 1 && has(s, `lone.${areas[0]}`);

export const the = (s: Speech, selection: Selection): Phrase => described(s, selection, "the");
export const theMany = (s: Speech, selection: Selection): Phrase =>
  described(s, selection, "theMany", true, "in");
export const one = (s: Speech, selection: Selection): Phrase =>
  isLone(s, selection) ? the(s, selection) : described(s, selection, "a");
