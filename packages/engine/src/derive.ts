/**
 * Derived values: what continuous effects make of the printed cards. Never written into cards; a table of
 * the cards they reach hangs on the working copy until an atom drops it. Layers: printed, non-numeric,
 * numeric (base set, sums, value set), in a layer by age, again until stable.
 */
import type { Cause, Static } from "./ability.ts";
import type { Player } from "./card.ts";
import { definition, type Game, isSame, kindOf, master } from "./game.ts";
import type { CompiledAbility, CompiledStatic, Context, Edition } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Effect } from "./state.ts";

export interface Entry {
  gained: number; // keyword bits
  lost: number;
  negatedAt: number; // the age of the newest negation, 0 if none
  negatedTags: string[] | null; // timings of which alone the effects are negated
  base: (number | undefined)[] | null; // by number
  sum: number[] | null;
  set: (number | undefined)[] | null;
  traits: { trait: string; value: string; also: boolean }[] | null;
  abilities: { ability: CompiledAbility; from: number; stamp: number }[] | null;
}

/** A modification in force: a static of a valid permanent ability, or of an effect with a duration. */
export interface Live {
  readonly static: CompiledStatic;
  readonly context: Context;
  readonly cards: readonly number[];
  readonly amount: number;
  readonly stamp: number;
  readonly until: string | null; // of an effect with a duration
}

export interface Table {
  readonly entries: readonly (Entry | undefined)[];
  readonly live: readonly Live[];
  /** Those that forbid, permit or change rules, which steps look up by verb. */
  readonly rules: readonly Live[];
}

const empty: Table = { entries: [], live: [], rules: [] };

export function table(g: Game): Table {
  return g.table ?? derive(g);
}

function derive(g: Game): Table {
  const { cites } = g.program.edition;
  const sources = followsAll(cites.permanent) ? permanents(g) : [];
  if (sources.length === 0 && g.state.effects.length === 0) {
    g.table = empty;
    return empty;
  }
  const lasting = g.state.effects.map((effect) => fromEffect(g, effect));
  g.table = build(g, lasting);
  if (sources.length === 0) return g.table;
  let before: readonly Live[] | null = null;
  // Each pass reads the last one; a condition that turns itself off and on settles nothing and stops it.
  for (let pass = 0; pass < 8; pass++) {
    const live = lasting.slice();
    for (const { id, ability } of sources) valid(g, id, ability, live);
    live.sort((a, b) => a.stamp - b.stamp);
    g.table = build(g, live);
    if (!sources.some(({ ability }) => ability.readsDerived)) break;
    if (before !== null && isSameLive(before, live)) break;
    before = live;
  }
  return g.table;
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

/** Cards with permanent abilities that are valid where they lie; looked for again when cards moved. */
function permanents(g: Game): readonly Source[] {
  const { areas } = g.state;
  const { watched } = g.program;
  const known = g.sources;
  if (known !== null && watched.every((n, i) => known.areas[i] === areas[n])) return known.list;
  const list: Source[] = [];
  for (let i = 0; i < watched.length; i++) {
    const here = kindOf(g, watched[i]);
    for (const id of areas[watched[i]]) {
      const { permanent } = definition(g, id);
      for (let j = 0; j < permanent.length; j++)
        if (permanent[j].areas.includes(here)) list.push({ id, ability: permanent[j] });
    }
  }
  g.sources = { areas: watched.map((n) => areas[n]), list };
  return list;
}

export interface Source {
  readonly id: number;
  readonly ability: CompiledAbility;
}

/** Permanent abilities found, and the areas as they were then. */
export interface Sources {
  readonly areas: readonly (readonly number[])[];
  readonly list: readonly Source[];
}

function valid(g: Game, id: number, ability: CompiledAbility, live: Live[]): void {
  const card = g.state.cards[id];
  if (!ability.granted && isAbilityNegated(g, id, ability.ability.tag)) return;
  const context: Context = {
    you: master(g, id),
    card: id,
    incarnation: card.incarnation,
    event: null,
    results: [],
    x: 0,
  };
  const { cites } = g.program.edition;
  if (!ability.conditions(g, context) && followsAll(cites.whileConditions) && followsAll(cites.validWhile))
    return;
  for (const s of ability.statics)
    live.push({
      static: s,
      context,
      cards: s.cards === null ? [id] : s.cards(g, context),
      amount: s.amount(g, context),
      stamp: card.incarnation,
      until: null,
    });
}

function fromEffect(g: Game, effect: Effect): Live {
  const s = g.program.definitions[effect.def].statics[effect.static];
  const context: Context = {
    you: effect.you,
    card: effect.card,
    incarnation: -1,
    event: null,
    results: [],
    x: 0,
  };
  const undone =
    !followsAll(g.program.edition.cites.resolvedStays) && effect.card >= 0 && isNegated(g, effect.card);
  const cards = undone
    ? []
    : effect.targets === null
      ? s.cards === null
        ? []
        : s.cards(g, context)
      : effect.targets.filter((target) => isSame(g, target)).map((target) => target.id);
  return { static: s, context, cards, amount: effect.amount, stamp: effect.stamp, until: effect.until };
}

function build(g: Game, live: readonly Live[]): Table {
  const { cites } = g.program.edition;
  const entries: (Entry | undefined)[] = [];
  const rules: Live[] = [];
  const entry = (id: number): Entry => {
    let found = entries[id];
    if (found === undefined) {
      found = {
        gained: 0,
        lost: 0,
        negatedAt: 0,
        negatedTags: null,
        base: null,
        sum: null,
        set: null,
        traits: null,
        abilities: null,
      };
      entries[id] = found;
    }
    return found;
  };
  for (const l of live) {
    const s = l.static.static;
    if (s.set !== "negate") continue;
    for (const id of l.cards) {
      const e = entry(id);
      if (s.only === undefined) e.negatedAt = Math.max(1, l.stamp);
      else e.negatedTags = [...(e.negatedTags ?? []), s.only];
    }
  }
  for (const l of live) {
    const s: Static = l.static.static;
    switch (s.set) {
      case "change":
        for (const id of l.cards) {
          const e = entry(id);
          e.sum ??= g.program.edition.numbers.map(() => 0);
          e.sum[l.static.number] += l.amount;
        }
        break;
      case "value":
        for (const id of l.cards) {
          const e = entry(id);
          e.base ??= [];
          e.set ??= [];
          if (s.base) e.base[l.static.number] = l.amount;
          else e.set[l.static.number] = l.amount;
        }
        break;
      case "swap":
        for (const id of l.cards) {
          const e = entry(id);
          e.base ??= [];
          e.base[l.static.number] = l.amount;
        }
        break;
      case "gain":
        for (const id of l.cards) if (counts(entries[id], l, cites)) entry(id).gained |= l.static.keyword;
        break;
      case "lose":
        for (const id of l.cards) entry(id).lost |= l.static.keyword;
        break;
      case "ability":
        for (const id of l.cards)
          if (counts(entries[id], l, cites)) {
            const e = entry(id);
            e.abilities ??= [];
            e.abilities.push({ ability: l.static.ability!, from: l.static.definition, stamp: l.stamp });
          }
        break;
      case "trait":
        for (const id of l.cards) {
          const e = entry(id);
          e.traits ??= [];
          e.traits.push({ trait: s.trait, value: s.value, also: s.also });
        }
        break;
      case "negate":
        break;
      default:
        rules.push(l);
    }
  }
  return { entries, live, rules };
}

/** What a card gains after it was negated stays (8-2-4 of One Piece); what it had gained is negated. */
function counts(entry: Entry | undefined, l: Live, cites: Edition["cites"]): boolean {
  return (
    entry === undefined ||
    entry.negatedAt === 0 ||
    (l.stamp > entry.negatedAt && followsAll(cites.gainedAfterNegation))
  );
}

export function isNegated(g: Game, id: number): boolean {
  if (!g.program.negates) return false;
  const e = table(g).entries[id];
  return e !== undefined && e.negatedAt > 0 && followsAll(g.program.edition.cites.negation);
}

/** Whether this ability of the card is negated, with all or by its timing. */
export function isAbilityNegated(g: Game, id: number, tag: string | undefined): boolean {
  if (!g.program.negates) return false;
  if (isNegated(g, id)) return true;
  const tags = table(g).entries[id]?.negatedTags ?? [];
  const named = tag === undefined ? [] : tag.split("/");
  return (
    named.length > 0 && named.every((t) => tags.includes(t)) && followsAll(g.program.edition.cites.negation)
  );
}

/** A card's number now, all effects counted. NaN where the card has no such number. */
export function number(g: Game, id: number, n: number): number {
  const { adjust, changes, read } = g.program.edition;
  const e = changes === undefined || changes(n) ? table(g).entries[id] : undefined;
  let value = definition(g, id).values[n];
  if (e !== undefined) {
    const set = e.set?.[n];
    if (set !== undefined) value = set;
    else
      value =
        (e.base?.[n] ?? (Number.isNaN(value) && e.sum !== null && e.sum[n] !== 0 ? 0 : value)) +
        (e.sum === null ? 0 : e.sum[n]) +
        (adjust === undefined ? 0 : adjust(g, id, n));
  } else if (adjust !== undefined) value += adjust(g, id, n);
  return read === undefined ? value : read(n, value);
}

/** Before it is read as at least 0: sums are made with it. */
export function base(g: Game, id: number, n: number): number {
  return table(g).entries[id]?.base?.[n] ?? definition(g, id).values[n];
}

export function hasKeyword(g: Game, id: number, bit: number): boolean {
  const e = table(g).entries[id];
  const printed = definition(g, id).keywordBits;
  if (e === undefined) return (printed & bit) !== 0;
  const own = e.negatedAt > 0 && followsAll(g.program.edition.cites.negation) ? 0 : printed;
  return ((own | e.gained) & ~e.lost & bit) !== 0;
}

export function traits(g: Game, id: number, trait: string): readonly string[] {
  const printed = definition(g, id).traits[trait] ?? [];
  const changes = table(g).entries[id]?.traits;
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

/** What forbids something, or null: text of a card, by verb. Prohibitions win over orders. */
export function forbidding(
  g: Game,
  verb: string,
  id: number,
  by?: { cause: string; card: number; player: Player | -1; target?: number },
): Live | null {
  if (g.program.verbs[verb] === undefined) return null;
  const t = table(g);
  for (const l of t.rules) {
    const s = l.static.static;
    if (s.set !== "cannot" || s.verb !== verb || !l.cards.includes(id)) continue;
    if (l.until !== null && by?.cause !== "rule" && g.program.edition.onlyRules.includes(l.until)) continue;
    if (s.by !== undefined && (by === undefined || !causedBy(g, l, s.by, by, id))) continue;
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

function causedBy(
  g: Game,
  l: Live,
  cause: Cause,
  by: { cause: string; card: number; player: Player | -1 },
  id: number,
): boolean {
  if (cause === "effect" || cause === "battle") return by.cause === cause;
  if (cause === "opponentEffect")
    return by.cause === "effect" && by.player !== l.context.you && by.player !== -1;
  if (cause === "yourEffect") return by.cause === "effect" && by.player === l.context.you;
  if ("battle" in cause) {
    const { battle } = g.state;
    if (by.cause !== "battle" || battle === null) return false;
    const opposing = battle.attacker.id === id ? battle.target.id : battle.attacker.id;
    return l.static.byCard!(g, l.context, opposing);
  }
  return by.cause === "effect" && by.card >= 0 && l.static.byCard!(g, l.context, by.card);
}

/** What forbids a player something, about a card where text says which. */
export function forbiddingPlayer(g: Game, verb: string, player: Player, id = -1): Live | null {
  if (g.program.verbs[verb] === undefined) return null;
  for (const l of table(g).rules) {
    const s = l.static.static;
    if (s.set !== "playerCannot" || s.verb !== verb) continue;
    if (s.who !== "any" && (s.who === "you") !== (player === l.context.you)) continue;
    if (l.static.target !== null && (id < 0 || !l.static.target(g, l.context, id))) continue;
    return l;
  }
  return null;
}

export function permits(g: Game, verb: string, id: number, target = -1): Live | null {
  if (g.program.verbs[verb] === undefined) return null;
  for (const l of table(g).rules) {
    const s = l.static.static;
    if (s.set !== "can" || s.verb !== verb || !l.cards.includes(id)) continue;
    if (l.static.target !== null && (target < 0 || !l.static.target(g, l.context, target))) continue;
    return l;
  }
  return null;
}

/** Modifications of one kind that are in force for a player and a card. */
export function inForce(g: Game, set: "costOfPlaying", player: Player, id: number): readonly Live[] {
  if (g.program.verbs[set] === undefined) return [];
  return table(g).rules.filter((l) => {
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
