/** What the cards of a match can do at all: what none of them does is never looked for while playing. */
import type { Ability, Happening, Static } from "./ability.ts";
import { type ActionKind, actionIn, liesOf } from "./action.ts";
import { shieldVerbs } from "./derive.ts";
import { areaNumbers } from "./evaluate.ts";
import { heardIn } from "./machine.ts";
import {
  absent,
  type Compiled,
  type CompiledAbility,
  type Edition,
  type Printed,
  type Program,
} from "./program.ts";

const sides = [0, 1];

/** The program for a match in which only these of its definitions are, and worlds dealt from them. */
export function narrowed(p: Program, definitions: readonly number[]): Program {
  const present = [0, ...definitions].map((n) => p.definitions[n]);
  return withNeeds(p, present);
}

/** What all matches of an edition and these cards share. */
type Shared = Pick<
  Program,
  "edition" | "definitions" | "printed" | "procedures" | "list" | "abilities" | "numbers" | "bits"
>;

export function withNeeds(shared: Shared, present: readonly Compiled[]): Program {
  const { edition, definitions, printed, procedures, list, numbers, bits } = shared;
  const abilities = present.flatMap((d) => d.compiled);
  const statics = present.flatMap((d) => d.statics.map((s) => s.static));
  const modifying = present.flatMap((d) => d.statics.filter((s) => !s.rules));
  const given = modifying.reduce((bits, s) => bits | s.keyword, 0);
  const negates = statics.some((s) => s.set === "negate");
  const verbs = new Set<string>(statics.flatMap(verbsOf));
  const remembers = new Set(abilities.flatMap((a) => asksAbout(edition, a.ability)));
  const triggering = new Set(onKinds(abilities));
  const watched = watchedAreas(edition, abilities);
  const changed = edition.numbers.map((_, n) => areasOfChange(edition, present, n));
  const plain = Uint8Array.from(edition.numbers, (_, n) => (edition.plain?.includes(n) === true ? 1 : 0));
  const isHeard = (kind: string) => remembers.has(kind) || triggering.has(kind);
  const keywords = present.reduce((bits, d) => bits | d.keywordBits, given);
  return {
    edition,
    definitions,
    printed,
    procedures,
    list: list.map((p) => heardIn(p, isHeard)),
    abilities: shared.abilities,
    numbers,
    bits,
    size: edition.areas.length,
    deck: edition.areas.findIndex((a) => a.name === edition.deck),
    hand: edition.areas.findIndex((a) => a.name === edition.hand),
    seenBy: Uint8Array.from(
      sides.flatMap((side) =>
        edition.areas.map(({ open }) => (open === "all" ? 3 : open === "owner" ? 1 << side : 0)),
      ),
    ),
    watched,
    watchedBits: watched.reduce((all, area) => all | (1 << area), 0),
    on: new Map(
      [...remembers, ...triggering].map((kind) => {
        const bit = triggering.has(kind) ? bits.get(kind)! : 0;
        return [kind, { bit, remembered: remembers.has(kind) }];
      }),
    ),
    heedsStates: triggering.has("state"),
    instead: new Set(
      present.flatMap((d) =>
        d.compiled.filter((a) => a.ability.timing === "replacement").flatMap((a) => a.kinds),
      ),
    ),
    changed,
    plain,
    fixed: Int32Array.from(changed, (areas, n) => (plain[n] === 1 ? ~areas : 0)),
    keywords,
    given,
    altered: negates ? -1 : given,
    verbs,
    shields: [...shieldVerbs].some((verb) => verbs.has(verb)),
    actions: numbered(
      edition.actions.map((kind, n) =>
        actionIn(kind, n, printed.lies[n], verbs, keywords, present, definitions),
      ),
    ),
    negates,
    grants: present.some((d) =>
      d.statics.some((s) => s.ability !== null && (s.set === "ability" || s.set === "gain")),
    ),
    sharesLimits: abilities.some((a) => a.ability.copies !== undefined),
    under: abilities.some((a) => a.under),
  };
}

/** Bits of the areas in which a card of the match may change this number. */
function areasOfChange(edition: Edition, present: readonly Compiled[], n: number): number {
  let bits = 0;
  for (const d of present)
    for (const s of d.statics) {
      if (s.rules || s.number !== n) continue;
      const by = d.compiled.find((a) => a.statics.includes(s));
      bits |= reach(edition, s.static, by === undefined || by.under ? null : by.areas);
    }
  return bits;
}

/** `own`: the areas in which the card of a permanent ability lies. */
function reach(edition: Edition, s: Static, own: readonly number[] | null): number {
  const everywhere = -1;
  const bitsOf = (areas: readonly number[]) => areas.reduce((bits, area) => bits | (1 << area), 0);
  if (!("what" in s)) return everywhere;
  const { what } = s;
  if (what === "this" && own !== null) return bitsOf(own);
  if (typeof what !== "object" || !("in" in what || "select" in what)) return everywhere;
  const { in: areas, among } = "in" in what ? what : what.select;
  return areas.length === 0 || among !== undefined ? everywhere : bitsOf(areaNumbers(edition, areas));
}

/** The facts of definitions side by side. */
export function printedOf(
  edition: Edition,
  definitions: readonly Compiled[],
  bits: ReadonlyMap<string, number>,
): Printed {
  const lies = edition.actions.map((kind) => liesOf(kind, definitions));
  const inEach = (find: (d: Compiled, area: number) => number) =>
    definitions.flatMap((d) => edition.areas.map((_, area) => find(d, area)));
  const on = Int32Array.from(inEach((d, area) => onBitsIn(d, area, bits, () => true)));
  const overhears = Int32Array.from(inEach((d, area) => onBitsIn(d, area, bits, (a) => !a.own)));
  const acts = Int32Array.from(inEach(({ index }, area) => actsIn(lies, index, area)));
  const isSource = ({ permanent, instead }: Compiled, area: number) =>
    [...permanent, ...[...instead.values()].flat()].some((a) => a.areas.includes(area));
  return {
    values: Int32Array.from(
      definitions.flatMap((d) => d.values),
      (n) => (Number.isNaN(n) ? absent : n),
    ),
    keywords: Int32Array.from(definitions, (d) => d.keywordBits),
    on,
    overhears,
    permanent: Uint8Array.from(definitions, (d) => (d.permanent.length > 0 ? 1 : 0)),
    instead: Uint8Array.from(definitions, (d) => (d.instead.size > 0 ? 1 : 0)),
    roles: Uint8Array.from(overhears, (heard, n) => {
      const d = definitions[Math.floor(n / edition.areas.length)];
      return (heard !== 0 || isSource(d, n % edition.areas.length) ? 1 : 0) | (acts[n] !== 0 ? 2 : 0);
    }),
    lies,
    acts,
  };
}

/** Bits of the actions that could be offered with a card of this definition there. */
function actsIn(lies: readonly Int32Array[], definition: number, area: number): number {
  return lies.reduce((bits, areas, n) => bits | (((areas[definition] >> area) & 1) << n), 0);
}

function onBitsIn(
  { on }: Compiled,
  area: number,
  bits: ReadonlyMap<string, number>,
  isMeant: (ability: CompiledAbility) => boolean,
): number {
  const isValid = (a: CompiledAbility) => a.areas.includes(area) && isMeant(a);
  const valid = [...on].filter(([, abilities]) => abilities.some(isValid));
  return valid.reduce((all, [kind]) => all | bits.get(kind)!, 0);
}

function numbered(kinds: readonly ActionKind[]): readonly ActionKind[] {
  const found: ActionKind[] = [];
  for (const kind of kinds) found[kind.number] = kind;
  return found;
}

/** The field, and where else abilities are valid, on both sides. */
function watchedAreas(edition: Edition, abilities: readonly CompiledAbility[]): readonly number[] {
  const acting = abilities.filter(
    (a) => !a.granted && !isRuleText(a.ability) && (a.kinds.length > 0 || a.statics.length > 0),
  );
  const kinds = new Set(acting.flatMap((a) => a.areas));
  const all = edition.areas.flatMap((a, n) => (a.field === true || kinds.has(n) ? [n] : []));
  return [...all, ...all.map((n) => n + edition.areas.length)];
}

/** What is forbidden, permitted or set; of a rule of the game also which. */
function verbsOf(s: Static): readonly string[] {
  if ("verb" in s) return [s.verb];
  return s.set === "rule" ? [s.set, `rule:${s.rule}`] : [s.set];
}

/** "According to the rules": names, types and deck rules, which hold everywhere and are read off the definition. */
export function isRuleText(ability: Ability): boolean {
  const readOff = (s: Static) =>
    s.set === "rule" || s.set === "trait" || (s.set === "change" && s.number === "life");
  return (
    (ability.statics ?? []).length > 0 &&
    ability.conditions === undefined &&
    ability.areas?.includes("any") === true &&
    ability.statics!.every(readOff)
  );
}

/** Events that trigger abilities of the card, or that its text grants. */
export function onKinds(abilities: readonly CompiledAbility[]): string[] {
  return abilities.filter((a) => a.ability.timing !== "replacement").flatMap((a) => a.kinds);
}

/** Event kinds that conditions of an ability ask about ("if you have activated an Event this turn"). */
function asksAbout({ recalling = {} }: Edition, ability: Ability): string[] {
  const kinds: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    // "At the end of a turn where this card was played": what it did is asked about then.
    if ("event" in value && value.event === "endOfItsTurn") kinds.push((value as Happening).using ?? "");
    if ("flag" in value) kinds.push(...(recalling[value.flag as string] ?? []));
    if ("happened" in value) kinds.push((value as { happened: Happening }).happened.event);
    for (const part of Object.values(value)) walk(part);
  };
  walk(ability);
  return kinds;
}
