/**
 * Derived values: what continuous effects make of the printed cards. Never written into cards; a table of
 * the cards they reach hangs on the working copy until an atom drops it. Layers: printed, non-numeric,
 * numeric (base set, sums, value set), in a layer by age, again until stable.
 */
import type { Ability, Cause, Static } from "./ability.ts";
import { type Card, other, type Player } from "./card.ts";
import { definition, type Game, isSame, kindOf, master, occurrence } from "./game.ts";
import { build, type Entry, entryOf, isAmong, type Live, skillName, type Table } from "./layers.ts";
import { above } from "./piles.ts";
import { absent, type CompiledAbility, type CompiledStatic, type Context } from "./program.ts";
import { followsAll, isObserved } from "./rulebook.ts";
import { noSources, type Source, sourcesOf } from "./sources.ts";
import type { Effect } from "./state.ts";

const noResults: Context["results"] = [];
export const empty: Table = { entries: [], gaining: [], live: [], rules: [], reads: 0 };

export function table(g: Game): Table {
  return g.table ?? derive(g);
}

function derive(g: Game): Table {
  const { list, readDerived } = followsAll(g.program.edition.cites.permanent) ? sourcesOf(g) : noSources;
  if (list.length === 0 && g.state.effects.length === 0) {
    g.table = empty;
    return empty;
  }
  const made = deriveFrom(g, list, readDerived);
  if (made !== empty) made.reads = made.gaining.length > 0 ? -1 : readBy(g, list);
  return made;
}

function readBy(g: Game, list: readonly Source[]): number {
  const { definitions } = g.program;
  let reads = 0;
  for (const { ability } of list) reads |= ability.reads;
  for (const { def, static: n, targets } of g.state.effects)
    if (targets === null) reads |= definitions[def].statics[n].reads;
  return reads;
}

/** Whether the same is in force after the card has moved so. */
export function isUnmoved(g: Game, { id, def }: Card, from: number, to: number): boolean {
  const { table } = g;
  if (table === null || isObserved()) return false;
  const was = kindOf(g, from);
  const now = kindOf(g, to);
  const { printed, size } = g.program;
  if ((table.reads & ((1 << was) | (1 << now))) !== 0 || g.state.cut.length > 0) return false;
  if (((printed.roles[def * size + was] | printed.roles[def * size + now]) & 1) !== 0) return false;
  const { live } = table;
  for (let i = 0; i < live.length; i++) if (live[i].cards.includes(id)) return false;
  return true;
}

function deriveFrom(g: Game, list: readonly Source[], readDerived: boolean): Table {
  const { edition, negates } = g.program;
  const { effects } = g.state;
  g.table = empty; // for what is read on the way
  const cut = g.state.cut.length === 0 ? g.state.cut : g.state.cut.filter((one) => isSame(g, one));
  let lasting: Live[] = [];
  const { dormant } = edition;
  for (const effect of effects)
    if (dormant === undefined || !dormant.has(effect.until)) lasting.push(fromEffect(g, effect));
  if (!followsAll(edition.cites.resolvedStays)) {
    g.table = build(edition, negates, lasting, g.state.faces, cut);
    lasting = lasting.filter((l) => l.context.card < 0 || !isNegated(g, l.context.card));
  }
  const settles = (!readDerived && !negates) || !followsAll(edition.cites.layers); // what is in force does not hang on what is in force
  g.table = settles && list.length > 0 ? empty : build(edition, negates, lasting, g.state.faces, cut);
  if (list.length === 0 && !hasGained(g)) return g.table;
  let before: readonly Live[] | null = settles ? null : lasting; // what the table is made of
  let earlier: readonly Live[] | null = null;
  // Each pass reads the last one. What turns itself off and on is judged as the cards are without it.
  for (let pass = 0; pass < 8; pass++) {
    const live = lasting.slice();
    for (const { id, ability } of list) valid(g, id, ability, live);
    if (g.program.grants) validGained(g, live);
    byAge(live);
    const isFreed = g.program.shields && shield(g, live);
    if (before !== null && isSameLive(before, live)) break;
    g.table = build(edition, negates, live, g.state.faces, cut);
    if ((!readDerived && !isFreed && !hasGained(g)) || !followsAll(edition.cites.layers)) break;
    if (earlier !== null && isSameLive(earlier, live)) break;
    earlier = pass === 0 ? null : before;
    before = live;
  }
  return g.table;
}

/** What keeps effects of others from a card. */
export const shieldVerbs: ReadonlySet<string> = new Set([
  "beAffected",
  "beNegated",
  "beReduced",
  "beIncreased",
]);

function keepsOut(verb: string, { static: s, until, amount }: Live): boolean {
  if (verb === "beAffected") return until === null;
  if (verb === "beNegated") return s.set === "negate";
  const isPower = s.static.set === "change" && s.static.number === "power";
  return isPower && until === null && (verb === "beReduced" ? amount < 0 : amount > 0);
}

/** Permanent abilities do not reach cards that are not affected by them; nothing negates what cannot be negated. True: some card is freed. */
function shield(g: Game, live: Live[]): boolean {
  let isFreed = false;
  const { cites } = g.program.edition;
  const shields = live.filter((l) => shieldVerbs.has(l.static.verb));
  const isOut = (l: Live, id: number) => {
    const by = { cause: "effect", card: l.context.card, player: l.context.you };
    return shields.some((s) => {
      return keepsOut(s.static.verb, l) && s.cards.includes(id) && isShield(g, s, by, id);
    });
  };
  for (let i = live.length - 1; i >= 0 && shields.length > 0; i--) {
    const l = live[i];
    if (shields.includes(l)) continue;
    if (l.static.set === "playerCannot") {
      if (!followsAll(cites.notAffectedItself)) live.splice(i, 1); // it binds the player, not his card
    } else if (l.cards.some((id) => isOut(l, id)) && followsAll(cites.notAffected)) {
      live[i] = { ...l, cards: l.cards.filter((id) => !isOut(l, id)) };
      isFreed ||= l.static.set === "negate";
    }
  }
  return isFreed;
}

function isShield(g: Game, l: Live, by: Parameters<typeof causedBy>[3], id: number): boolean {
  const s = l.static.static as Extract<Static, { set: "cannot" }>;
  return s.by === undefined || causedBy(g, l, s.by, by, id);
}

/** Whether some card gained an ability that itself modifies: the table is then built on until it stays the same. */
function hasGained(g: Game): boolean {
  return isGaining(g) && g.table!.gaining.some((id) => gained(g, id).some(isContinuous));
}

function isContinuous({ ability }: { ability: CompiledAbility }): boolean {
  return ability.statics.length > 0 && ability.ability.timing === "permanent";
}

/** Permanent abilities that cards gained by the last pass. */
function validGained(g: Game, live: Live[]): void {
  for (const { id, abilities } of g.table!.entries)
    for (const gained of abilities ?? []) if (isContinuous(gained)) valid(g, id, gained.ability, live);
}

/** Few, and mostly in order. */
function byAge(live: Live[]): void {
  for (let i = 1; i < live.length; i++) {
    const l = live[i];
    let at = i;
    for (; at > 0 && live[at - 1].stamp > l.stamp; at--) live[at] = live[at - 1];
    live[at] = l;
  }
}

function isSameLive(a: readonly Live[], b: readonly Live[]): boolean {
  return (
    a.length === b.length &&
    a.every((l, i) => {
      const other = b[i];
      const same =
        l.static === other.static && l.context.card === other.context.card && l.amount === other.amount;
      return same && l.cards.length === other.cards.length && l.cards.every((id, n) => id === other.cards[n]);
    })
  );
}

function valid(g: Game, id: number, ability: CompiledAbility, live: Live[]): void {
  const card = g.state.cards[id];
  if (!ability.granted && isAbilityNegated(g, id, ability.tag, ability.path) && !guardsItself(ability))
    return;
  const context: Context = {
    you: followsAll(g.program.edition.cites.permanentMaster) ? master(g, id) : other(master(g, id)),
    card: id,
    incarnation: card.incarnation,
    event: null,
    results: noResults,
    x: 0,
  };
  const { cites } = g.program.edition;
  if (!ability.conditions(g, context) && followsAll(cites.whileConditions) && followsAll(cites.validWhile))
    return;
  for (const s of ability.statics)
    live.push({
      static: s,
      context,
      cards: s.cards === null ? spokenOf(g, id, s) : s.cards(g, context),
      amount: s.amount(g, context),
      stamp: card.incarnation,
      until: null,
    });
}

/** "This card's skills can't be negated" is itself one of them. */
function guardsItself({ statics }: CompiledAbility): boolean {
  return statics.some(({ verb, static: s }) => verb === "beNegated" && "what" in s && s.what === "this");
}

/** What text means without describing it: the card itself, or the one it lies under. */
function spokenOf(g: Game, id: number, { static: s }: CompiledStatic): readonly number[] {
  if (!("what" in s) || s.what !== "above") return [id];
  const top = above(g, id);
  return top < 0 ? [] : [top];
}

/** As whose and by which card an effect with a duration goes on. */
export function effectContext({ you, card }: Effect): Context {
  return { you, card, incarnation: -1, event: null, results: noResults, x: 0 };
}

function fromEffect(g: Game, effect: Effect): Live {
  const s = g.program.definitions[effect.def].statics[effect.static];
  const context = effectContext(effect);
  const cards = reached(g, effect, s, context);
  return { static: s, context, cards, amount: effect.amount, stamp: effect.stamp, until: effect.until };
}

function reached(g: Game, { targets }: Effect, s: CompiledStatic, context: Context): readonly number[] {
  if (targets === null) return s.cards === null ? [] : s.cards(g, context);
  const cards: number[] = [];
  for (const target of targets) if (target.incarnation < 0 || isSame(g, target)) cards.push(target.id);
  return cards;
}

export function isNegated(g: Game, id: number): boolean {
  if (!g.program.negates) return false;
  const e = entryOf(table(g).entries, id);
  return e !== undefined && e.negatedAt > 0 && followsAll(g.program.edition.cites.negation);
}

/** Kinds of its abilities that alone are negated. */
export function negatedKinds(g: Game, id: number): readonly string[] {
  return entryOf(table(g).entries, id)?.negatedTags ?? [];
}

/** Whether this ability of the card is negated: with all, by its kind, or alone by its path. */
export function isAbilityNegated(g: Game, id: number, tag: string | undefined, path = ""): boolean {
  if (!g.program.negates) return false;
  if (isNegated(g, id)) return true;
  const tags = entryOf(table(g).entries, id)?.negatedTags ?? null;
  if (tags === null) return false;
  const isOne = tags.includes(skillName(path)) || isAmong(g.program.edition, tag, tags);
  return isOne && followsAll(g.program.edition.cites.negation);
}

/** The same of an ability that such an event sets off: of "[On Play]/[When Attacking]" one may be negated alone. */
export function isNegatedOn(g: Game, id: number, { tag, path }: CompiledAbility, kind: string): boolean {
  if (!g.program.negates) return false;
  return isAbilityNegated(g, id, tag?.includes("/") === true ? heardAs(g, tag, kind) : tag, path);
}

/** Which of the timings of "[On Play]/[When Attacking]" such an event is. */
function heardAs(g: Game, tag: string, kind: string): string {
  const { tags } = g.program.edition;
  return tag.split("/").find((part) => tags[part]?.event === kind) ?? tag;
}

/** Whether some card gained whole abilities. */
export function isGaining(g: Game): boolean {
  if (!g.program.grants) return false;
  if (g.table !== null) return g.table.gaining.length > 0;
  const { definitions } = g.program;
  for (const { def, static: n } of g.state.effects)
    if (definitions[def].statics[n].ability !== null) return table(g).gaining.length > 0;
  for (const { ability } of sourcesOf(g).list)
    for (const { ability: given } of ability.statics) if (given !== null) return table(g).gaining.length > 0;
  return false;
}

/** Whole abilities that the card gained. */
export function gained(g: Game, id: number): NonNullable<Entry["abilities"]> {
  if (!isGaining(g)) return noneGained;
  return entryOf(table(g).entries, id)?.abilities ?? noneGained;
}

const noneGained: NonNullable<Entry["abilities"]> = [];

/** A card's number now, all effects counted. NaN where the card has no such number. */
export function number(g: Game, id: number, n: number): number {
  const { program } = g;
  const { def, area } = g.state.cards[id];
  const said = program.printed.values[def * program.changed.length + n];
  const value = said === absent ? Number.NaN : said;
  const here = 1 << (area < program.size ? area : area - program.size);
  return (program.fixed[n] & here) !== 0 && !isObserved() ? value : derived(g, id, n, value);
}

function derived(g: Game, id: number, n: number, printed: number): number {
  const { adjust, changes, read } = g.program.edition;
  const e =
    mayChange(g, id, n) && (changes === undefined || changes(n)) ? entryOf(table(g).entries, id) : undefined;
  if (e === undefined && g.program.plain[n] === 1 && !isObserved()) return printed;
  let value = printed;
  if (e !== undefined) {
    const set = e.set?.[n];
    if (set !== undefined && followsAll(g.program.edition.cites.setWins)) value = set;
    else
      value =
        (e.base?.[n] ?? (Number.isNaN(value) && e.sum !== null && e.sum[n] !== 0 ? 0 : value)) +
        (e.sum === null ? 0 : e.sum[n]) +
        (adjust === undefined ? 0 : adjust(g, id, n));
  } else if (adjust !== undefined) value += adjust(g, id, n);
  return read === undefined ? value : read(n, value, g, id);
}

/** The value that an effect sets a number to, if one does. */
export function setValue(g: Game, id: number, n: number): number | undefined {
  return entryOf(table(g).entries, id)?.set?.[n];
}

/** Whether some card of the match changes this number where the card lies. */
function mayChange(g: Game, id: number, n: number): boolean {
  return (g.program.changed[n] & (1 << kindOf(g, g.state.cards[id].area))) !== 0 || isObserved();
}

function printed(g: Game, id: number, n: number): number {
  const value = g.program.printed.values[g.state.cards[id].def * g.program.changed.length + n];
  return value === absent ? Number.NaN : value;
}

/** Before it is read as at least 0: sums are made with it. */
export function base(g: Game, id: number, n: number): number {
  const e = mayChange(g, id, n) ? entryOf(table(g).entries, id) : undefined;
  return e?.base?.[n] ?? printed(g, id, n);
}

/** Whether some card of the match has or gives one of these keywords. */
export function mayHave(g: Game, bits: number): boolean {
  return (g.program.keywords & bits) !== 0;
}

export function hasKeyword(g: Game, id: number, bit: number): boolean {
  const printed = g.program.printed.keywords[g.state.cards[id].def];
  if (((printed | g.program.given) & bit) === 0) return false;
  const e = (g.program.altered & bit) === 0 ? undefined : entryOf(table(g).entries, id);
  if (e === undefined) return (printed & bit) !== 0;
  const own = e.negatedAt > 0 && followsAll(g.program.edition.cites.negation) ? 0 : printed;
  return ((own | e.gained) & ~e.lost & bit) !== 0;
}

export function traits(g: Game, id: number, trait: string): readonly string[] {
  const printed = definition(g, id).traits[trait] ?? [];
  const changes = entryOf(table(g).entries, id)?.traits;
  if (changes === null || changes === undefined) return printed;
  let now = printed;
  for (const change of changes)
    if (change.trait === trait) now = change.also ? [...now, change.value] : [change.value];
  return now;
}

export function hasTrait(g: Game, id: number, trait: string, value: string, part: boolean): boolean {
  const all = traits(g, id, trait);
  for (const one of all) if (part ? one.includes(value) : one === value) return true;
  return false;
}

/** What is in force that steps look up; nothing where no card of the match does this. */
export function rulesAbout(g: Game, verb: string): readonly Live[] {
  if (
    g.table === null &&
    ((!sourcesOf(g).rules && g.state.effects.length === 0) || !g.program.verbs.has(verb))
  )
    return empty.rules;
  const { rules } = table(g);
  for (let i = 0; i < rules.length; i++) if (rules[i].static.topic === verb) return rules;
  return empty.rules;
}

/** What forbids something, or null: text of a card, by verb. Prohibitions win over orders. */
export function forbidding(
  g: Game,
  verb: string,
  id: number,
  by?: { cause: string; card: number; player: Player | -1; target?: number; skill?: Ability; to?: string },
): Live | null {
  for (const l of rulesAbout(g, verb)) {
    if (l.static.set !== "cannot" || l.static.verb !== verb || !l.cards.includes(id)) continue;
    const s = l.static.static as Extract<Static, { set: "cannot" }>;
    if (l.until !== null && by?.cause !== "rule" && g.program.edition.onlyRules.includes(l.until)) continue;
    if (l.static.condition !== null && !l.static.condition(g, l.context)) continue;
    if (s.by !== undefined && (by === undefined || !causedBy(g, l, s.by, by, id))) continue;
    if (s.notUsing === "own" && by?.card === l.context.card) continue;
    if (s.notUsing !== undefined && (by === undefined || isUsing(g, by, s.notUsing))) continue;
    if (s.to !== undefined && (by?.to === undefined || !s.to.includes(by.to))) continue;
    if (s.using !== undefined && (by === undefined || !isUsing(g, by, s.using))) continue;
    if (l.static.target !== null && (by?.target === undefined || !l.static.target(g, l.context, by.target)))
      continue;
    if (
      l.static.except !== null &&
      by !== undefined &&
      by.card >= 0 &&
      l.static.except(g, l.context, by.card)
    )
      continue;
    return l;
  }
  return null;
}

/** The skill whose effect is being carried out. */
function skillUnderWay(g: Game): { skill?: Ability } {
  const f = g.source < 0 ? undefined : g.state.frames.findLast(({ card }) => card >= 0);
  const made = f === undefined ? undefined : g.program.abilities.get(f.p);
  return made === undefined ? {} : { skill: made.ability };
}

/** Whether it is done by a skill of this name; "any": by any skill. */
function isUsing(g: Game, by: { cause: string; skill?: Ability }, name: string): boolean {
  if (name === "any") return by.cause === "effect";
  return by.skill !== undefined && g.program.edition.isSkill?.(by.skill, name) === true;
}

function causedBy(
  g: Game,
  l: Live,
  cause: Cause,
  by: { cause: string; card: number; player: Player | -1 },
  id: number,
): boolean {
  const isOfText = by.cause === "effect" || by.cause === "cost"; // a price is part of its effect
  if (cause === "effect") return isOfText;
  if (cause === "battle" || cause === "rule") return by.cause === cause;
  if (cause === "opponentEffect") return isOfText && by.player !== l.context.you && by.player !== -1;
  if (cause === "yourEffect") return isOfText && by.player === l.context.you;
  if ("battle" in cause) {
    const { battle } = g.state;
    if (by.cause !== "battle" || battle === null) return false;
    const opposing = battle.attacker.id === id ? battle.target.id : battle.attacker.id;
    return l.static.byCard!(g, l.context, opposing);
  }
  return (isOfText || by.cause === "attack") && by.card >= 0 && l.static.byCard!(g, l.context, by.card);
}

/** What forbids a player something, about a card where text says which; not what he can pay, or paid, his way out of. */
export function forbiddingPlayer(
  g: Game,
  verb: string,
  player: Player,
  id = -1,
  target = -1,
  hasPaid = false,
  cause = causeNow(g),
): Live | null {
  for (const l of rulesAbout(g, verb)) {
    if (!bans(g, l, verb, player, id, target, cause)) continue;
    const { ability } = l.static;
    if (ability === null || !(hasPaid || ability.payable(g, tollFor(g, l, player, id)))) return l;
  }
  return null;
}

/** What must be done first is not done with the card that it is done for: that is what its text speaks of. */
export function tollFor(g: Game, { context }: Live, player: Player, id: number): Context {
  return id < 0 ? context : { ...context, event: occurrence(g, "toll", player, id) };
}

/** What a player must do each time before he does this: "can't … unless …". */
export function tolls(g: Game, verb: string, player: Player, id = -1, target = -1): readonly Live[] {
  const rules = rulesAbout(g, verb);
  return rules.length === 0 ? rules : tollsOf(g, rules, verb, player, id, target);
}

function tollsOf(
  g: Game,
  rules: readonly Live[],
  verb: string,
  player: Player,
  id: number,
  target: number,
): readonly Live[] {
  return rules.filter((l) => l.static.ability !== null && bans(g, l, verb, player, id, target));
}

function causeNow(g: Game): string {
  return g.source < 0 ? "rule" : "effect";
}

function bans(
  g: Game,
  l: Live,
  verb: string,
  player: Player,
  id: number,
  target: number,
  cause = causeNow(g),
): boolean {
  if (l.static.set !== "playerCannot" || l.static.verb !== verb) return false;
  const s = l.static.static as Extract<Static, { set: "playerCannot" }>;
  if (s.who !== "any" && (s.who === "you") !== (player === l.context.you)) return false;
  if (s.turn === true && player !== g.state.active) return false;
  if (l.static.condition !== null && !l.static.condition(g, l.context)) return false;
  const by = { cause, card: g.source, player: g.sourcePlayer };
  if (s.by !== undefined && !causedBy(g, l, s.by, by, id)) return false;
  if (s.notUsing !== undefined && isUsing(g, { ...by, ...skillUnderWay(g) }, s.notUsing)) return false;
  const about = s.target === undefined ? id : target;
  return l.static.target === null || (about >= 0 && l.static.target(g, l.context, about));
}

export function permits(g: Game, verb: string, id: number, target = -1): Live | null {
  for (const l of rulesAbout(g, verb)) {
    if (l.static.set !== "can" || l.static.verb !== verb || !l.cards.includes(id)) continue;
    if (l.static.condition !== null && !l.static.condition(g, l.context)) continue;
    if (l.static.target !== null && (target < 0 || !l.static.target(g, l.context, target))) continue;
    return l;
  }
  return null;
}

/** Modifications of one kind that are in force for a player and a card. */
export function inForce(g: Game, set: "costOfPlaying", player: Player, id: number): readonly Live[] {
  const rules = rulesAbout(g, set);
  return rules.length === 0 ? rules : inForceOf(g, rules, set, player, id);
}

function inForceOf(
  g: Game,
  rules: readonly Live[],
  set: "costOfPlaying",
  player: Player,
  id: number,
): readonly Live[] {
  return rules.filter((l) => {
    const s = l.static.static;
    return (
      s.set === set && (s.who === "you") === (player === l.context.you) && l.static.target!(g, l.context, id)
    );
  });
}

/** Where each part of a number comes from: for "why 7000?". */
export function explain(
  g: Game,
  id: number,
  n: number,
): { source: number; path: string; by: number; sets: boolean }[] {
  const parts: { source: number; path: string; by: number; sets: boolean }[] = [];
  for (const l of table(g).live) {
    const s = l.static.static;
    if ((s.set === "change" || s.set === "value") && l.static.number === n && l.cards.includes(id))
      parts.push({ source: l.context.card, path: l.static.path, by: l.amount, sets: s.set === "value" });
  }
  return parts;
}

/** What took most lately from a number of a card: a reduction or a set value. */
export function lastReduced(g: Game, id: number, n: number): Context | null {
  const found = table(g).live.findLast(
    (l) =>
      l.static.number === n &&
      l.cards.includes(id) &&
      (l.static.set !== "change" || l.amount < 0) &&
      !l.static.rules,
  );
  return found?.context ?? null;
}
