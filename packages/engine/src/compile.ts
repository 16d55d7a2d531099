/** Definitions become procedures and functions, once; a program is an edition and its cards. */
import type { Ability, Act, Clause, Reference, Scope, Selection, Static } from "./ability.ts";
import type { Gathered } from "./acts.ts";
import type { Definition } from "./card.ts";
import { describedAll } from "./choose.ts";
import { printedOptions } from "./composing.ts";
import {
  areaNumbers,
  compileAmount,
  compileConditions,
  compileFilters,
  compileReach,
  compileSelection,
  type Holds,
  keywordBit,
} from "./evaluate.ts";
import { actFeasible, clauseFeasible, compileEnough, secretlyFeasible, takesAnyNumber } from "./feasible.ts";
import { definition } from "./game.ts";
import { asItLay, compileHappening } from "./happenings.ts";
import { isRule } from "./layers.ts";
import { asMeant, highestResult } from "./meant.ts";
import { isRuleText, onKinds, printedOf, withNeeds } from "./needs.ts";
import type { Compiled, CompiledAbility, CompiledStatic, Edition, Procedure, Program } from "./program.ts";
import { readByConditions, readByStatic } from "./reads.ts";
import { followsAll } from "./rulebook.ts";
import { idleLooks, namedChoices } from "./showing.ts";
import { canBePaid } from "./trial.ts";
import { abilityProcedure, areApart } from "./using.ts";

export function program(edition: Edition, cards: readonly Definition[]): Program {
  const definitions = edition.adapt === undefined ? cards : cards.map(edition.adapt);
  const procedures: Record<string, Procedure> = {};
  for (const p of edition.procedures) procedures[p.name] = p;
  const bits = new Map<string, number>();
  const backs = definitions.flatMap((d) => (d.back === undefined ? [] : [d.back]));
  const tokens = [...definitions, ...backs].flatMap((d) => d.tokens ?? []);
  const all = [edition.rulesCard, ...definitions, ...backs, ...tokens];
  const traits = [...new Set(all.flatMap((d) => Object.keys(d.traits)))];
  const compiled = all.map((d, index) =>
    compileDefinition(edition, { ...d, traits: inOneShape(d.traits, traits) }, index, procedures, bits),
  );
  const abilities = new Map(compiled.flatMap((d) => d.compiled.map((a) => [a.path, a] as const)));
  const list = Object.values(procedures);
  const numbers = new Map(list.map((p, n) => [p.name, n]));
  const printed = printedOf(edition, compiled, bits);
  const shared = { edition, definitions: compiled, printed, procedures, list, abilities, numbers, bits };
  return withNeeds(shared, compiled);
}

/** With every name that some card has: they are read all the time, and found at once where all have one shape. */
function inOneShape(traits: Definition["traits"], names: readonly string[]): Definition["traits"] {
  return Object.fromEntries(names.map((name) => [name, traits[name]]));
}

/** Each event kind that is listened to has a bit; beyond thirty they share the last. */
function bitOf(bits: Map<string, number>, kind: string): number {
  const bit = bits.get(kind) ?? 1 << Math.min(bits.size, 30);
  bits.set(kind, bit);
  return bit;
}

function compileDefinition(
  edition: Edition,
  d: Definition,
  index: number,
  procedures: Record<string, Procedure>,
  bits: Map<string, number>,
): Compiled {
  const compiled: CompiledAbility[] = [];
  const statics: CompiledStatic[] = [];
  const bullets = printedOptions(d.text);
  let bullet = 0;
  let keywordBits = 0;

  const addStatic = (s: Static, path: string): CompiledStatic => {
    const slot = statics.length;
    statics.push(null as never); // keeps its place while what it grants is added
    let ability: CompiledAbility | null = null;
    if (s.set === "ability") ability = addAbility(s.ability, true, `${path}/gains${slot}`);
    const gained = s.set === "gain" ? (edition.skillOf?.(s.keyword) ?? null) : null;
    if (gained !== null) ability = addAbility(gained, true, `${path}/gains${slot}`);
    if (s.set === "addCost")
      ability = addAbility({ timing: "keyword", cost: s.cost }, true, `${path}/costs${slot}`);
    if (s.set === "payInstead")
      ability = addAbility(
        { timing: "keyword", cost: s.cost.map(withOthers) },
        true,
        `${path}/instead${slot}`,
      );
    if (s.set === "playerCannot" && s.unless !== undefined)
      ability = addAbility(
        { timing: "keyword", cost: s.unless.map(withOthers) },
        true,
        `${path}/toll${slot}`,
      );
    statics[slot] = compileStatic(edition, s, { index: slot, definition: index, path, ability });
    return statics[slot];
  };

  // Printed abilities have the places they have on the card; what they grant comes after all of them.
  for (const _ of d.abilities) compiled.push(null as never);
  const addAbility = (said: Ability, granted: boolean, path: string, printed?: number): CompiledAbility => {
    const ability = asMeant(withFusedPrice(said));
    const slot = printed ?? compiled.push(null as never) - 1;
    const own: CompiledStatic[] = [];
    let results = highestResult(ability);
    let delays = 0;
    const into: Gathered = {
      edition,
      path,
      bullets,
      get bullet() {
        return bullet;
      },
      set bullet(n) {
        bullet = n;
      },
      full: ability.timing === "replacement",
      idle: idleLooks(ability),
      named: namedChoices(ability),
      nextResult: () => ++results,
      addStatic: (s) => addStatic(s, `${path}/${statics.length}`),
      addDelayed: (act) => addAbility(delayedAbility(act), true, laterPath(path, delays++)),
      findAbility: (tag) => (g, id) =>
        definition(g, id).compiled.find((a) => !a.granted && hasTag(a.ability, tag)) ?? null,
    };
    for (const s of ability.statics ?? []) own.push(addStatic(s, path));
    const made = compileAbility(edition, ability, {
      index: slot,
      definition: index,
      path,
      granted,
      own,
      category: d.category,
    });
    compiled[slot] = made;
    const awaited = edition.awaited?.(ability) ?? [];
    if (awaited.length > 0) addAbility(awaitedAbility(ability, awaited), true, awaitedPath(path));
    procedures[path] = abilityProcedure(into, ability, made, awaited);
    return made;
  };

  d.abilities.forEach((ability, i) => {
    for (const keyword of ability.keywords ?? []) keywordBits |= keywordBit(edition, keyword);
    addAbility(ability, false, `${d.key}/${i + 1}`, i);
  });
  const printed = compiled.filter((a) => !a.granted);
  return {
    key: d.key,
    number: d.number,
    name: d.name,
    category: d.category,
    numbers: d.numbers,
    traits: d.traits,
    abilities: d.abilities,
    text: d.text,
    unread: d.unread,
    index,
    values: edition.numbers.map((name) => d.numbers[name] ?? Number.NaN),
    keywordBits,
    onBits: onKinds(compiled).reduce((all, kind) => all | bitOf(bits, kind), 0),
    timed: {
      activate: timed(printed, "activate"),
      main: timed(printed, "main"),
      counter: timed(printed, "counter"),
      trigger: timed(printed, "trigger"),
    },
    on: byKind(printed.filter((a) => a.ability.timing !== "replacement")),
    instead: byKind(printed.filter((a) => a.ability.timing === "replacement")),
    permanent: printed.filter(
      (a) => a.statics.length > 0 && a.ability.timing === "permanent" && !isRuleText(a.ability),
    ),
    compiled,
    statics,
    notes: [],
  };
}

function hasTag(ability: Ability, tag: string): boolean {
  return (
    ability.tag === tag ||
    ability.timing === tag.toLowerCase() ||
    ability.tag?.split("/").includes(tag) === true
  );
}

/** Each part that waits has a procedure of its own. */
function laterPath(path: string, before: number): string {
  return before === 0 ? `${path}/later` : `${path}/${before + 1}./later`;
}

/** The ability that a part belongs to which waits, by their paths. */
export function wholeOf(path: string): string {
  return path.replace(/(\/\d+\.)?\/(later|awaited)$/, "");
}

/** The part of an ability that waits until the card is known that it is about. */
export function awaitedPath(path: string): string {
  return `${path}/awaited`;
}

function awaitedAbility({ tag = "", counters = "" }: Ability, effect: readonly Clause[]): Ability {
  return { timing: "keyword", tag, counters, effect: [...effect] };
}

export function delayedAbility({ until, effect, instead, may }: Extract<Act, { do: "delay" }>): Ability {
  if (instead)
    return { timing: "replacement", replaces: until, effect: [...effect], ...(may ? { may } : {}) };
  return { timing: { when: [until].flat() }, effect: [...effect] };
}

function timed(abilities: readonly CompiledAbility[], timing: Ability["timing"]): number[] {
  return abilities.filter((a) => a.ability.timing === timing).map((a) => a.index);
}

function byKind(abilities: readonly CompiledAbility[]): Map<string, CompiledAbility[]> {
  const found = new Map<string, CompiledAbility[]>();
  for (const ability of abilities)
    for (const kind of ability.kinds) found.set(kind, [...(found.get(kind) ?? []), ability]);
  return found;
}

function compileAbility(
  edition: Edition,
  ability: Ability,
  about: {
    index: number;
    definition: number;
    path: string;
    granted: boolean;
    own: CompiledStatic[];
    category: string;
  },
): CompiledAbility {
  const { timing } = ability;
  const happenings = typeof timing === "object" ? timing.when : [ability.replaces ?? []].flat();
  const isYetToCome = timing === "replacement";
  const tests = happenings.map((h) => [h.event, compileHappening(edition, h, isYetToCome)] as const);
  const cost = (ability.cost ?? []).map((clause) => clauseFeasible(edition, clause));
  const inFull = allOf(cost.filter((_, i) => ability.cost![i].inFullBy !== undefined));
  // What fails at its first part need not be tried.
  const paying = [...edition.cites.pay, ...edition.cites.paid];
  const begins: Holds = (g, c) =>
    cost[0](g, c) || takesAnyNumber(ability.cost![0].act) || !followsAll(paying);
  // "Instead … If you do, …": what follows need not be possible.
  const effect = (ability.effect ?? [])
    .filter((clause) => clause.ifDone === undefined)
    .map((clause) => actFeasible(edition, clause.act));
  const areas = validIn(edition, ability, about.category);
  const apart = areApart(edition, ability.cost ?? [], areas);
  return {
    index: about.index,
    definition: about.definition,
    path: about.path,
    ability,
    tag: ability.tag,
    limited: ability.limit === "turn",
    granted: about.granted,
    delayed: about.path.endsWith("/later"),
    kinds: [...new Set(happenings.map((h) => h.event))], // of two of a kind it waits once
    own: happenings.every((h) => h.card === "this"),
    asksEvent: asksNumberOf(ability.effect ?? []),
    ofHidden: happenings.some((h) => asItLay(h).lay === "hidden"),
    heeded: Object.fromEntries(happenings.map((h) => [h.event, heedingRule(edition, ability, h.event)])),
    matches: tests.length === 0 ? null : anyOf(tests),
    conditions: compileConditions(edition, ability.conditions ?? []),
    begins: compileConditions(
      edition,
      [ability.effect?.[0]?.if].filter((condition) => condition !== undefined),
    ),
    enough: apart ? compileEnough(edition, ability.cost ?? []) : null,
    payable: apart ? allOf(cost) : (g, c) => inFull(g, c) && begins(g, c) && canBePaid(g, c, about.path),
    feasible: allOf([...cost, ...effect]),
    secret:
      timing === "replacement" &&
      ability.may === true &&
      [...(ability.cost ?? []), ...(ability.effect ?? [])].some(({ act }) => secretlyFeasible(edition, act)),
    areas,
    under: ability.areas?.includes("under") === true || !followsAll(edition.cites.coveredNegated),
    statics: about.own,
    readsDerived: readsDerived(ability),
    reads: about.own.reduce((bits, s) => bits | s.reads, readByConditions(edition, ability.conditions ?? [])),
    notes: [],
  };
}

/** "If this card has 15000 or more power", wherever it stands in an effect. */
function asksNumberOf(said: unknown): boolean {
  if (typeof said !== "object" || said === null) return false;
  if ("card" in said && "where" in said && (said.card === "this" || said.card === "event"))
    return JSON.stringify(said.where).includes('"number":');
  return Object.values(said).some(asksNumberOf);
}

function allOf(parts: readonly Holds[]): Holds {
  if (parts.length === 1) return parts[0];
  return (g, c) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i](g, c)) return false;
    return true;
  };
}

type Matches = NonNullable<CompiledAbility["matches"]>;

function anyOf(tests: readonly (readonly [kind: string, matches: Matches])[]): Matches {
  return (g, c, e) => {
    for (let i = 0; i < tests.length; i++) if (tests[i][0] === e.kind && tests[i][1](g, c, e)) return true;
    return false;
  };
}

/** The paragraph of the printed timing, or of "When …". */
function heedingRule(edition: Edition, { tag = "", by }: Ability, kind: string): string {
  if (by?.timing !== undefined) return by.timing;
  const name = tag.split("/").find((part) => edition.tags[part]?.event === kind);
  return name === undefined ? edition.when : edition.tags[name].rule;
}

/** "Choose 1 card and place it …" in a price is one act: only what can be placed there is chosen. */
function withFusedPrice(ability: Ability): Ability {
  const { cost, effect, timing } = ability;
  const isPrice = timing === "replacement" && effect !== undefined;
  return {
    ...ability,
    ...(cost === undefined
      ? {}
      : { cost: fused(cost).map((clause) => named(notUnderItself(clause), ability)) }),
    ...(isPrice ? { effect: fused(effect).map(notUnderItself) } : {}),
  };
}

/** "Can't A unless B", "play it by B": B is not done with the card of A, or A could not follow. */
function withOthers(clause: Clause): Clause {
  return without(clause, "event");
}

/** A card is not placed under itself. */
function notUnderItself(clause: Clause): Clause {
  const { act } = clause;
  return act.do === "move" && act.to.under === "this" ? without(clause, "this") : clause;
}

/** What is chosen is another card than this one. */
function without(clause: Clause, card: Reference): Clause {
  const { act } = clause;
  if (!("what" in act) || typeof act.what !== "object" || !("select" in act.what)) return clause;
  const { select } = act.what;
  const others: Selection = { ...select, where: [...select.where, { not: { card } }] };
  return { ...clause, act: { ...act, what: { ...act.what, select: others } } as Act };
}

/** Energy in a price knows of which skill. */
function named(clause: Clause, { tag, keyword }: Ability): Clause {
  if (clause.act.do !== "pay") return clause;
  const { name, colors = [], x } = keyword ?? { name: tag ?? "" };
  const of = [name, colors.join("/"), x ?? ""].filter((part) => part !== "").join(" ");
  return { ...clause, act: { ...clause.act, of } };
}

function fused(clauses: readonly Clause[]): Clause[] {
  const made: Clause[] = [];
  for (const clause of clauses) {
    const before = made.at(-1);
    const { act } = clause;
    const chosen = before?.act.do === "choose" ? before.act.what : null;
    const isSame =
      chosen !== null &&
      before?.result !== undefined &&
      "what" in act &&
      JSON.stringify(act.what) === `{"result":${before.result}}` &&
      clause.result === undefined &&
      clause.may === undefined;
    if (isSame) made[made.length - 1] = { ...before, act: { ...act, what: chosen } as Act };
    else made.push(clause);
  }
  return made;
}

/** Where text is valid: in the area of its card's category, unless it says otherwise. */
function validIn(edition: Edition, ability: Ability, category: string): readonly number[] {
  // What happens "according to the rules" happens where its card lies in play.
  const named = ability.areas?.includes("any") && !isRuleText(ability) ? undefined : ability.areas;
  return areaNumbers(edition, named ?? edition.validIn(category, ability));
}

/** Given DON!! and states are not derived; power, costs, keywords and traits are. */
function readsDerived(ability: Ability): boolean {
  const text = JSON.stringify([ability.conditions ?? [], ability.statics ?? []]);
  return /"keyword":|"has":|"includes":|"number":"(?!don")/.test(text);
}

function compileStatic(
  edition: Edition,
  s: Static,
  about: { index: number; definition: number; path: string; ability: CompiledAbility | null },
): CompiledStatic {
  const scope: Scope | null = "what" in s ? s.what : null;
  const described = scope === null ? null : describedAll(scope);
  const target =
    "target" in s && s.target !== undefined
      ? s.target
      : "select" in s && s.select !== undefined
        ? s.select
        : null;
  if (s.set === "cannot" && s.unless !== undefined)
    throw new Error(`${edition.game} does not yet run "cannot … unless"`);
  const changes = s.set === "change" || s.set === "costOfPlaying" || s.set === "energy";
  const amount = changes ? s.by : s.set === "value" ? s.to : 0;
  const numbered = "number" in s ? s.number : s.set === "energy" ? "energy cost" : "";
  const name = (numbered ?? "").replace(/^base /, "").toLowerCase();
  return {
    index: about.index,
    definition: about.definition,
    path: about.path,
    static: s,
    set: s.set,
    verb: "verb" in s ? s.verb : "",
    topic: "verb" in s ? s.verb : s.set,
    rules: isRule(s),
    base: s.set === "value" && s.base === true,
    trait: s.set === "trait" ? { trait: s.trait, value: s.value, also: s.also } : null,
    number: edition.numbers.indexOf(name),
    increased: s.set === "change" ? `${s.number}Increased` : "",
    reduced: s.set === "change" ? `${s.number}Reduced` : "",
    keyword: "keyword" in s && edition.keywords.includes(s.keyword) ? keywordBit(edition, s.keyword) : 0,
    ability: about.ability,
    condition: conditionOf(edition, s),
    amount: compileAmount(edition, amount),
    cards: described === null ? null : compileSelection(edition, described),
    reads: readByStatic(edition, s),
    target: target === null ? null : compileReach(edition, target),
    except: s.set === "cannot" && s.except !== undefined ? compileFilters(edition, s.except) : null,
    byCard:
      "by" in s && typeof s.by === "object" && ("card" in s.by || "battle" in s.by)
        ? compileReach(edition, "card" in s.by ? s.by.card : s.by.battle)
        : null,
  };
}

/** What it adds to conditions, or while what it forbids. */
function conditionOf(edition: Edition, s: Static): CompiledStatic["condition"] {
  if (s.set === "addCondition") return compileConditions(edition, [s.condition]);
  return (s.set === "cannot" || s.set === "can" || s.set === "playerCannot") && s.if !== undefined
    ? compileConditions(edition, [s.if])
    : null;
}
