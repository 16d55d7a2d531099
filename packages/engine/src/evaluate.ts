/** Selections, filters, amounts and conditions of text, compiled once to functions of game and context. */
import type { Ability, Amount, Comparison, Condition, Filter, Reference, Selection, Who } from "./ability.ts";
import { changed, other, type Player } from "./card.ts";
import { compare } from "./decision.ts";
import { base, empty, gained, hasKeyword, hasTrait, isAbilityNegated, number, traits } from "./derive.ts";
import { area, definition, type Game, isSame, kindOf, master } from "./game.ts";
import { compileHappening, fromThere } from "./happenings.ts";
import { isHidden, printedOn } from "./hidden.ts";
import { above, below } from "./piles.ts";
import { absent, type Compiled, type Context, type Edition } from "./program.ts";
import { follows, followsAll, isObserved } from "./rulebook.ts";
import type { Occurrence } from "./state.ts";

export type Test = (g: Game, c: Context, id: number) => boolean;
export type Measure = (g: Game, c: Context) => number;
export type Holds = (g: Game, c: Context) => boolean;

export function whoIs(c: { you: Player }, who: Who): Player {
  return who === "you" ? c.you : other(c.you);
}

/** The cards a reference points at, as far as they are still the same objects. */
export function resolve(g: Game, c: Context, reference: Reference): readonly number[] {
  if (reference === "this")
    return isThis(g, c) && followsAll(g.program.edition.cites.thisCard) ? [c.card] : [];
  if (reference === "event") {
    const e = c.event;
    return e !== null && e.card >= 0 && g.state.cards[e.card].incarnation === e.incarnation ? [e.card] : [];
  }
  if (reference === "battled") {
    const battle = g.state.battle;
    if (battle === null) return [];
    const other =
      battle.attacker.id === c.card ? battle.target : battle.target.id === c.card ? battle.attacker : null;
    return other !== null && isSame(g, other) ? [other.id] : [];
  }
  if (reference === "attacker" || reference === "attacked") {
    const battle = g.state.battle;
    if (battle === null) return [];
    const card = reference === "attacker" ? battle.attacker : battle.target;
    return isSame(g, card) ? [card.id] : [];
  }
  if (reference === "above") {
    const top = above(g, c.card);
    // What came over it by the event itself is above it, too.
    const isEvent = c.event !== null && c.event.card === c.card && c.event.target === top;
    return top >= 0 && (isThis(g, c) || isEvent) ? [top] : [];
  }
  if (reference === "each") return [c.card]; // it is asked for each as for itself
  if ("the" in reference) return compileSelection(g.program.edition, reference.the)(g, c);
  if ("rest" in reference) return restOf(g, c, reference.rest);
  const those = cardsOf(g, c, reference.result);
  return reference.also === undefined ? those : [...cardsOf(g, c, reference.also), ...those];
}

function cardsOf(g: Game, { results }: Context, result: number): number[] {
  const from = results[result - 1];
  return from === undefined ? [] : from.cards.filter((card) => isSame(g, card)).map((card) => card.id);
}

/** What was neither moved nor chosen since. */
function restOf(g: Game, c: Context, n: number): readonly number[] {
  const later = c.results.slice(n).flatMap(({ cards }) => cards.map(({ id }) => id));
  const left = (c.results[n - 1]?.cards ?? []).filter(
    (card) => card.moved !== true && isSame(g, card) && !later.includes(card.id),
  );
  return left.map((card) => card.id);
}

/** The source itself, where its text was valid; -1 follows it wherever it went. */
export function isThis(g: Game, c: Pick<Context, "card" | "incarnation">): boolean {
  return c.card >= 0 && (c.incarnation < 0 || g.state.cards[c.card].incarnation === c.incarnation);
}

export function compileSelection(edition: Edition, selection: Selection): (g: Game, c: Context) => number[] {
  const test = compileFilters(edition, selection.where);
  const kinds =
    selection.in.length === 0 ? edition.areas.map((_, n) => n) : areaNumbers(edition, selection.in);
  refuseUnknown(edition, selection);
  const { of, among, under } = selection;
  if (among !== undefined) return (g, c) => resolve(g, c, among).filter((id) => test(g, c, id));
  if (under !== undefined) {
    const tops = compileScope(edition, under);
    return (g, c) =>
      followsAll(edition.cites.coveredApart)
        ? tops(g, c).flatMap((top) => below(g, top).filter((id) => test(g, c, id)))
        : [];
  }
  return (g, c) => {
    const found: number[] = [];
    const first: Player = of === "any" ? c.you : whoIs(c, of);
    for (let i = 0; i < (of === "any" ? 2 : 1); i++) {
      const player: Player = i === 0 ? first : other(first);
      for (const kind of kinds)
        for (const id of g.state.areas[area(g, player, kind)]) if (test(g, c, id)) found.push(id);
    }
    return found;
  };
}

function refuseUnknown(edition: Edition, { in: names }: Selection): void {
  if (names.some((name) => edition.hooks.areasOf(name).length === 0))
    throw new Error(`${edition.game} does not yet let text choose cards in ${names.join(", ")}`);
}

/** How many cards of a selection also pass a test; it stops once there are enough. */
export function compileCount(
  edition: Edition,
  selection: Selection,
  also: Test = always,
): (g: Game, c: Context, enough: number) => number {
  const { of, among, under, where, in: names } = selection;
  if (among !== undefined || under !== undefined || names.length === 0) {
    const cards = compileSelection(edition, selection);
    return (g, c) => {
      let n = 0;
      for (const id of cards(g, c)) if (also(g, c, id)) n++;
      return n;
    };
  }
  refuseUnknown(edition, selection);
  const test = compileFilters(edition, where);
  const kinds = areaNumbers(edition, names);
  const isPlain = test === always && also === always;
  return (g, c, asked) => {
    const enough = isObserved() ? Number.POSITIVE_INFINITY : asked; // all that would act is traced
    let n = 0;
    for (let i = 0; i < (of === "any" ? 2 : 1) && n < enough; i++) {
      const player = (i === 0) === (of !== "opponent") ? c.you : other(c.you);
      for (const kind of kinds) {
        const cards = g.state.areas[area(g, player, kind)];
        if (isPlain) n += cards.length;
        else
          for (let k = 0; k < cards.length && n < enough; k++)
            if (test(g, c, cards[k]) && also(g, c, cards[k])) n++;
      }
    }
    return n;
  };
}

const always: Test = () => true;

/** Cards pointed at, or described. */
export function compileScope(
  edition: Edition,
  scope: Reference | Selection,
): (g: Game, c: Context) => readonly number[] {
  return isDescription(scope) ? compileSelection(edition, scope) : (g, c) => resolve(g, c, scope);
}

export function isDescription(scope: Reference | Selection): scope is Selection {
  return typeof scope === "object" && "in" in scope;
}

/** "From your Drop Area", "from under a …": whether the card lies where text says. */
export function compileLies(
  edition: Edition,
  { from, under }: { from?: string[]; under?: Reference | Selection },
): Test | null {
  if (from === undefined) return null;
  if (!from.includes("under")) {
    const kinds = areaNumbers(edition, from);
    return (g, _c, id) => above(g, id) < 0 && kinds.includes(kindOf(g, g.state.cards[id].area));
  }
  const tops = under === undefined ? null : compileScope(edition, under);
  const kinds = areaNumbers(
    edition,
    from.filter((name) => name !== "under"),
  );
  return (g, c, id) => {
    const top = above(g, id);
    if (top < 0) return kinds.includes(kindOf(g, g.state.cards[id].area));
    return tops === null || tops(g, c).includes(top);
  };
}

/** Whether a card is described by a selection, wherever the description allows it to be. */
export function compileReach(edition: Edition, selection: Selection): Test {
  const test = compileFilters(edition, selection.where);
  const kinds = new Set(areaNumbers(edition, selection.in));
  const { of, under } = selection;
  const tops = under === undefined ? null : compileScope(edition, under);
  // Text that names no area ("<Slash> attribute cards") means cards wherever they are.
  return (g, c, id) =>
    (tops === null || tops(g, c).includes(above(g, id))) &&
    (of === "any" || master(g, id) === whoIs(c, of)) &&
    (kinds.size === 0 || kinds.has(kindOf(g, g.state.cards[id].area))) &&
    test(g, c, id);
}

/** What text calls areas ("field" is several), by number. */
export function areaNumbers(edition: Edition, names: readonly string[]): number[] {
  return names.flatMap((name) => edition.hooks.areasOf(name)).map((name) => areaNumber(edition, name));
}

export function areaNumber(edition: Edition, name: string): number {
  const found = edition.areas.findIndex((a) => a.name === name);
  if (found < 0) throw new Error(`${edition.game} has no area "${name}"`);
  return found;
}

export function compileFilters(edition: Edition, filters: readonly Filter[]): Test {
  const tests = filters.map((filter) => compileFilter(edition, filter));
  if (tests.length === 0) return always;
  if (tests.length === 1) return tests[0];
  return (g, c, id) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](g, c, id)) return false;
    return true;
  };
}

/** What hangs on the definition alone is found once for each; not while paragraphs are left out or traced. */
function ofPrinted(test: (card: Compiled) => boolean): Test {
  const known: (boolean | undefined)[] = [];
  return (g, _c, id) => {
    const { def } = g.state.cards[id];
    if (isObserved()) return test(g.program.definitions[def]);
    known[def] ??= test(g.program.definitions[def]);
    return known[def];
  };
}

function compileFilter(edition: Edition, filter: Filter): Test {
  if ("category" in filter) {
    const { category } = filter;
    const { isCategory } = edition;
    if (isCategory === undefined) return ofPrinted((card) => category.includes(card.category));
    return ofPrinted((card) => category.some((asked) => isCategory(card.category, asked)));
  }
  if ("number" in filter) {
    const value = compileNumber(edition, filter.number);
    const than = compileAmount(edition, filter.than);
    const { is } = filter;
    const n = edition.numbers.indexOf(filter.number);
    return (g, c, id) => {
      const was = n >= 0 && c.event !== null && c.event.card === id ? c.event.was : undefined;
      const mine = was === undefined ? value(g, id) : was[n];
      return !Number.isNaN(mine) && mine !== absent && compare(mine, is, than(g, c));
    };
  }
  if ("has" in filter && edition.traits?.[filter.has] !== undefined) {
    const test = edition.traits[filter.has];
    return (g, _c, id) => test(g, id, filter.value);
  }
  if ("has" in filter && filter.has.startsWith("original ")) {
    const trait = filter.has.slice("original ".length);
    return ofPrinted(({ traits }) => traits[trait]?.includes(filter.value) === true);
  }
  if ("has" in filter) return (g, _c, id) => hasTrait(g, id, filter.has, filter.value, false);
  if ("includes" in filter && filter.includes === "text")
    return (g, _c, id) => definition(g, id).text.includes(filter.value);
  if ("includes" in filter) return (g, _c, id) => hasTrait(g, id, filter.includes, filter.value, true);
  if ("flag" in filter) {
    const flag = edition.flags[filter.flag];
    if (flag === undefined) throw new Error(`${edition.game} has no flag "${filter.flag}"`);
    return (g, _c, id) => flag(g, id);
  }
  if ("keyword" in filter) {
    const names = edition.keywords.filter((name) => isNamed(edition, name, filter.keyword));
    const bits = names.reduce((all, name) => all | keywordBit(edition, name), 0);
    const isMeant = (ability: Ability) => edition.isSkill?.(ability, filter.keyword) === true;
    if (edition.isSkill === undefined) return (g, _c, id) => hasKeyword(g, id, bits);
    const isPrinted = ofPrinted(({ abilities }) => abilities.some(isMeant));
    return (g, c, id) => {
      if (bits !== 0 && (hasKeyword(g, id, bits) || isPrintedOnly(g, edition, id, bits))) return true;
      if (isPrinted(g, c, id)) {
        if (!g.program.negates) return true;
        const { abilities } = definition(g, id);
        if (abilities.some((one) => isMeant(one) && isSeen(g, edition, id, one.tag))) return true;
      }
      const more = gained(g, id);
      return more.length > 0 && more.some(({ ability }) => isMeant(ability.ability));
    };
  }
  if ("ability" in filter)
    return ofPrinted(({ abilities }) =>
      abilities.some(({ tag }) => tag?.split("/").some((part) => isNamed(edition, part, filter.ability))),
    );
  if ("same" in filter) {
    const { same, as } = filter;
    if (edition.numbers.includes(same)) {
      const value = compileNumber(edition, same);
      return (g, c, id) => resolve(g, c, as).some((o) => value(g, o) === value(g, id));
    }
    const isSameAs = edition.same?.[same];
    if (isSameAs !== undefined) return (g, c, id) => resolve(g, c, as).some((o) => isSameAs(g, o, id));
    return (g, c, id) =>
      resolve(g, c, as).some((o) => traits(g, o, same).some((t) => hasTrait(g, id, same, t, false)));
  }
  if ("area" in filter) {
    const kinds = areaNumbers(edition, filter.area);
    return (g, _c, id) => kinds.includes(kindOf(g, g.state.cards[id].area));
  }
  if ("card" in filter) {
    const { card } = filter;
    if (card === "this") return (g, c, id) => c.card === id && isThis(g, c);
    return (g, c, id) => resolve(g, c, card).includes(id);
  }
  if ("not" in filter) {
    const test = compileFilter(edition, filter.not);
    return (g, c, id) => !test(g, c, id);
  }
  if ("any" in filter) {
    const tests = filter.any.map((f) => compileFilter(edition, f));
    return (g, c, id) => {
      for (let i = 0; i < tests.length; i++) if (tests[i](g, c, id)) return true;
      return false;
    };
  }
  if ("all" in filter) return compileFilters(edition, filter.all);
  if ("by" in filter) {
    const test = compileFilters(edition, filter.where);
    return (g, c, id) => test(g, c, id) || !follows(filter.by);
  }
  if ("under" in filter) {
    const reach = compileReach(edition, filter.under);
    return (g, c, id) => {
      const top = above(g, id);
      return top >= 0 && reach(g, c, top);
    };
  }
  if ("over" in filter) {
    const test = compileFilters(edition, filter.over.where);
    const than = compileAmount(edition, filter.than);
    const { is } = filter;
    return (g, c, id) => compare(below(g, id).filter((one) => test(g, c, one)).length, is, than(g, c));
  }
  if ("owner" in filter) {
    const { owner } = filter;
    return (g, c, id) => g.state.cards[id].owner === whoIs(c, owner);
  }
  if ("rule" in filter) {
    const test = edition.tests?.[filter.rule];
    if (test === undefined) throw new Error(`${edition.game} has no test "${filter.rule}"`);
    return test;
  }
  const { backOf } = edition;
  if ("back" in filter && backOf !== undefined) {
    const test = compileFilters(edition, filter.back);
    return (g, c, id) => {
      const back = backOf(g, id);
      return back >= 0 && test(showing(g, id, back), c, id);
    };
  }
  throw new Error(`${edition.game} does not yet test ${Object.keys(filter).join(", ")}`);
}

/** The game as it would be read with this side of the card, as printed. */
function showing(g: Game, id: number, def: number): Game {
  const cards = g.state.cards.slice();
  cards[id] = changed(cards[id], { def });
  return { ...g, state: { ...g.state, cards }, table: empty, sources: null, stale: 0, scans: [] };
}

/** Whether text that says `asked` means what is called so. */
export function isNamed({ isCalled }: Edition, name: string, asked: string): boolean {
  return name === asked || isCalled?.(name, asked) === true;
}

export function keywordBit(edition: Edition, keyword: string): number {
  const n = edition.keywords.indexOf(keyword);
  if (n < 0) throw new Error(`${edition.game} has no keyword "${keyword}"`);
  return 1 << n;
}

/** A number of a card: derived, or with "base" as its base. */
export function compileNumber(edition: Edition, name: string): (g: Game, id: number) => number {
  const listed = edition.listed?.[name];
  if (listed !== undefined) return (g, id) => new Set(traits(g, id, listed)).size;
  const plain = name.toLowerCase().replace(/^(base|original) /, "");
  const isBase = plain !== name.toLowerCase();
  const n = edition.numbers.indexOf(plain);
  if (n < 0) throw new Error(`${edition.game} has no number "${name}"`);
  return isBase ? (g, id) => base(g, id, n) : (g, id) => number(g, id, n);
}

/** An effect that points at a hidden card reads what stands on its face. */
function onFace(edition: Edition, name: string): (g: Game, id: number) => number {
  const value = compileNumber(edition, name);
  const n = edition.numbers.indexOf(name.replace(/^(base|original) /, ""));
  return (g, id) =>
    isHidden(g, id) && followsAll(edition.cites.hiddenFace) ? printedOn(g, id).values[n] : value(g, id);
}

/** So much for each or every so many, and no more than is said. */
function scaled({ times = 1, per = 1, max }: { times?: number; per?: number; max?: number }) {
  if (max === undefined) return (n: number) => Math.floor(n / per) * times;
  return (n: number) => Math.max(-max, Math.min(max, Math.floor(n / per) * times));
}

export function compileAmount(edition: Edition, amount: Amount): Measure {
  if (typeof amount === "number") return () => amount;
  if ("sum" in amount) {
    const parts = amount.sum.map((part) => compileAmount(edition, part));
    return (g, c) => parts.reduce((sum, part) => sum + part(g, c), 0);
  }
  if ("x" in amount) {
    const scale = scaled(amount);
    return (_g, c) => scale(followsAll(edition.cites.sameX) ? c.x : 0);
  }
  if ("total" in amount) {
    const cards = compileSelection(edition, amount.of);
    const value = compileNumber(edition, amount.total);
    const scale = scaled(amount);
    return (g, c) => scale(cards(g, c).reduce((sum, id) => sum + (value(g, id) || 0), 0));
  }
  const scale = scaled(amount);
  if ("count" in amount) {
    const { different } = amount;
    if (different === undefined) {
      const count = compileCount(edition, amount.count);
      return (g, c) => scale(count(g, c, Number.POSITIVE_INFINITY));
    }
    const cards = compileSelection(edition, amount.count);
    return (g, c) => scale(new Set(cards(g, c).flatMap((id) => traits(g, id, different))).size);
  }
  if ("pool" in amount) return (g, c) => scale(edition.hooks.pool(g, whoIs(c, amount.of), amount.pool));
  if ("number" in amount && amount.number === "amount") return (_g, c) => scale(c.event?.amount ?? 0);
  if ("number" in amount) {
    const value = onFace(edition, amount.number);
    return (g, c) => scale(resolve(g, c, amount.of).reduce((sum, id) => sum + (value(g, id) || 0), 0));
  }
  return (_g, c) => scale(c.results[amount.howMany - 1]?.count ?? 0);
}

export function compileConditions(edition: Edition, conditions: readonly Condition[]): Holds {
  const all = conditions.map((condition) => compileCondition(edition, condition));
  if (all.length === 0) return () => true;
  if (all.length === 1) return all[0];
  return (g, c) => {
    const asked = followsAll(edition.cites.allConditions); // else one is enough
    for (let i = 0; i < all.length; i++) if (all[i](g, c) !== asked) return !asked;
    return asked;
  };
}

const moves = new Set(["ko", "leave", "move", "draw", "discard"]);
const departed = new Set([...moves, "attack"]);

export function compileCondition(edition: Edition, condition: Condition): Holds {
  if ("count" in condition) {
    const { different, is } = condition;
    const than = compileAmount(edition, condition.than);
    if (different === undefined) {
      const count = compileCount(edition, condition.count);
      const { under } = condition.count;
      // "6 or fewer cards under a …": one must be there.
      const tops = under !== undefined && isDescription(under) ? compileCount(edition, under) : null;
      return (g, c) => {
        const n = than(g, c);
        return compare(count(g, c, Math.max(0, n) + 1), is, n) && (tops === null || tops(g, c, 1) > 0);
      };
    }
    const cards = compileSelection(edition, condition.count);
    return comparison(
      (g, c) => new Set(cards(g, c).flatMap((id) => traits(g, id, different))).size,
      is,
      than,
    );
  }
  if ("amount" in condition)
    return comparison(
      compileAmount(edition, condition.amount),
      condition.is,
      compileAmount(edition, condition.than),
    );
  if ("card" in condition) {
    const test = compileFilters(edition, condition.where);
    if (condition.card === "this")
      return (g, c) => isThis(g, c) && followsAll(edition.cites.thisCard) && test(g, c, c.card);
    return (g, c) => {
      const cards = resolve(g, c, condition.card);
      return cards.length > 0 && cards.every((id) => test(g, c, id));
    };
  }
  if ("turn" in condition) {
    const rule = edition.cites[condition.turn === "you" ? "yourTurn" : "opponentTurn"];
    return (g, c) => g.state.active === whoIs(c, condition.turn) || !followsAll(rule);
  }
  if ("done" in condition) return (_g, c) => (c.results[condition.done - 1]?.done ?? 0) === 2;
  if ("happened" in condition) {
    const matches = compileHappening(
      edition,
      departed.has(condition.happened.event) ? fromThere(condition.happened) : condition.happened,
    );
    const than = compileAmount(edition, condition.than ?? 1);
    const { is = ">=" } = condition;
    const { card, event } = condition.happened;
    // What happened to this card happened to it as it is now, unless it is that it moved.
    const isOwn = card === "this" && !moves.has(event);
    const isIt = (g: Game, c: Context, e: Occurrence) =>
      !isOwn || e.incarnation === g.state.cards[c.card].incarnation;
    if (condition.this === "stay")
      return (g, c) => {
        const last = g.state.facts.findLast(({ event: e }) => e.kind === event && e.card === c.card);
        return last !== undefined && matches(g, c, last.event);
      };
    return (g, c) => {
      let n = 0;
      for (const { turn, event: e } of g.state.facts)
        if (e.kind === event && turn === g.state.turn && isIt(g, c, e) && matches(g, c, e)) n++;
      return compare(n, is, than(g, c));
    };
  }
  if ("turnNumber" in condition)
    return (g, c) => {
      const n = edition.hooks.turnOf(g, whoIs(c, condition.of));
      return compare(n, condition.is, condition.turnNumber);
    };
  if ("all" in condition) return compileConditions(edition, condition.all);
  if ("any" in condition) {
    const any = condition.any.map((part) => compileCondition(edition, part));
    return (g, c) => {
      for (let i = 0; i < any.length; i++) if (any[i](g, c)) return true;
      return false;
    };
  }
  if ("by" in condition) {
    const holds = compileCondition(edition, condition.holds);
    return (g, c) => holds(g, c) || !follows(condition.by);
  }
  if ("done" in condition.not) {
    const { done } = condition.not; // not even in part
    return (_g, c) =>
      c.results[done - 1]?.unasked !== true &&
      (c.results[done - 1]?.done ?? 0) < (followsAll(edition.cites.otherwise) ? 1 : 2);
  }
  const not = compileCondition(edition, condition.not);
  return (g, c) => !not(g, c);
}

function comparison(a: Measure, is: Comparison, b: Measure): Holds {
  return (g, c) => compare(a(g, c), is, b(g, c));
}

/** What is negated is not referred to. */
function isSeen(g: Game, edition: Edition, id: number, tag: string | undefined): boolean {
  return !isAbilityNegated(g, id, tag) || !followsAll(edition.cites.negatedUnseen);
}

function isPrintedOnly(g: Game, edition: Edition, id: number, bits: number): boolean {
  return (definition(g, id).keywordBits & bits) !== 0 && !followsAll(edition.cites.negatedUnseen);
}
