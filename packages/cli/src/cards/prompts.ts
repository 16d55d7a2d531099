/**
 * Cards made up to bring about what an ability waits for ("when this card is discarded by a red card's skill"): one
 * skill that does just that, on a card of the list that fits, or on any. They only provoke: what then happens is the
 * tried card's.
 */
import type {
  Ability,
  Act,
  Clause,
  Definition,
  Filter,
  Happening,
  Player,
  Selection,
  Who,
} from "@arbiter/engine";
import type { Prompting } from "../games/game.ts";
import { fitsAll } from "./printed.ts";

/** A made card, and where it lies for whom. */
export interface Prompt {
  readonly card: Definition;
  readonly owner: Player;
  readonly place: string;
}

export function prompts(
  card: Definition,
  ability: Ability,
  pool: readonly Definition[],
  prompting: Prompting,
): readonly Prompt[] {
  const awaited = happenings([ability.timing, ability.replaces, ability.conditions, ability.effect]);
  const found = awaited.flatMap((one) => {
    const owner: Player = isOthers(one) ? 1 : 0;
    const isMade = one.using === undefined || one.using === "Counter" || isCombo(one);
    const act = isMade ? actOf(one, owner, card, prompting) : null;
    const base = act === null ? undefined : baseOf(one, card, pool, prompting);
    return act === null || base === undefined ? [] : [made(base, skillOf(one, act), owner, prompting)];
  });
  return ability.counters === undefined ? found : [...found, ...countered(ability, pool, prompting)];
}

/** All that is described as happening, in any part of an ability. */
export function happenings(value: unknown, found: Happening[] = []): Happening[] {
  if (typeof value !== "object" || value === null) return found;
  if ("event" in value && typeof value.event === "string") found.push(value as Happening);
  for (const part of Object.values(value)) happenings(part, found);
  return found;
}

/** The opponent's skill does it. */
const isOthers = ({ by, byCard, player }: Happening): boolean =>
  by === "opponentEffect" ||
  by === "opponent" ||
  byCard?.of === "opponent" ||
  (player === "opponent" && by !== "yourEffect" && byCard?.of !== "you");

function made(base: Definition, ability: Ability, owner: Player, { places }: Prompting): Prompt {
  const { back: _, tokens: __, ...face } = base;
  const key = `made from ${base.key}: ${JSON.stringify(ability)}`;
  const numbers = { ...face.numbers, ...Object.fromEntries(free.map((one) => [one, 0])) };
  const isSpell = places[base.category] === undefined;
  const card = { ...face, key, abilities: [ability], text: "", numbers: isSpell ? numbers : face.numbers };
  return { card, owner, place: places[base.category] ?? "hand" };
}
const free: readonly string[] = ["energy cost", "specified cost", "cost"];

/** The card that does it: as text says, or any that stays on the field. */
function baseOf(
  { byCard, by, notByCard, using }: Happening,
  card: Definition,
  pool: readonly Definition[],
  { places, usual, spell }: Prompting,
): Definition | undefined {
  if (by === "battle" || by === "rule" || by === "don") return undefined;
  if (using === "Counter") return pool.find(({ category }) => category === spell);
  const described = (one: Definition) => byCard === undefined || fitsAll(one, byCard.where);
  const barred = (one: Definition) => notByCard !== undefined && fitsAll(one, notByCard.where);
  const fitting = pool.filter((one) => one.key !== card.key && described(one) && !barred(one));
  return (
    fitting.find(({ category }) => category === usual) ??
    fitting.find(({ category }) => places[category] !== undefined) ??
    fitting[0]
  );
}

/** "At the end of a battle in which this card was used in a combo". */
const isCombo = ({ event, using }: Happening): boolean =>
  event === "combo" || (event === "endOfItsBattle" && using === "combo");

function skillOf(one: Happening, act: Act): Ability {
  const effect: Clause[] = [{ act }];
  if (one.using === "Counter")
    return { timing: "counter", counters: "Attack", tag: "Counter: Attack", effect };
  return isCombo(one)
    ? { timing: "activateBattle", tag: "Activate: Battle", limit: "turn", effect }
    : { timing: "activate", tag: "Activate: Main", limit: "turn", effect };
}

/** An order that makes it happen, as the maker's player gives it; null: it comes by play, or there is none. */
function actOf(one: Happening, owner: Player, card: Definition, prompting: Prompting): Act | null {
  const { event, to: [to = prompting.discards] = [] } = one;
  const what = (...usual: string[]) => ({
    count: countOf(one),
    select: described(one, owner, card, usual),
  });
  const { field } = prompting;
  switch (event) {
    case "move":
    case "fromBelow":
      return moveOf(one, owner, card, prompting, to);
    case "leave":
      return { do: "move", what: what(...field), to: { area: prompting.discards } };
    case "discard":
      return { do: "move", what: what("hand"), to: { area: prompting.discards }, as: "discard" };
    case "ko":
      return { do: "ko", what: what(...field) };
    case "rest":
      return { do: "rest", what: what("leader", ...field) };
    case "active":
      return { do: "activate", what: what("leader", ...field) };
    case "play":
      return { do: "play", what: what("hand", prompting.discards), free: true };
    case "combo":
    case "endOfItsBattle":
      return { do: "combo", what: what("hand", "battle") };
    case "turn":
      return { do: "turn", what: what("life"), face: "up" };
    case "flip":
      return { do: "flip", what: what("leader") };
    case "markersRemoved":
      return { do: "markers", what: what("unison"), amount: -1 };
    case "powerReduced":
    case "powerIncreased": {
      const by = event === "powerIncreased" ? 5000 : one.while === undefined ? -5000 : -60000;
      const effect = { set: "change", what: what("leader", ...field), number: "power", by } as const;
      return { do: "apply", effect, until: "turn" };
    }
    case "damageTaken":
      return { do: "damage", amount: 1, who: seenFrom(owner, one.player ?? "you") as Who };
    default:
      return null;
  }
}

/** What goes from one place to another; under a card, where text says so. */
function moveOf(
  one: Happening,
  owner: Player,
  card: Definition,
  { field, discards }: Prompting,
  to: string,
): Act | null {
  if (to === "leader") return null; // before the game
  const there = isDescribed(one.card) && !one.card.in.includes(to) ? one.card.in : [];
  const isUnder = one.event === "fromBelow" || one.from?.includes("under") === true;
  const from = one.from ?? (there.length > 0 ? there : undefined);
  const usual = (from ?? [...field, "hand", discards]).filter((area) => area !== to && area !== "under");
  const select = described(one, owner, card, usual);
  const holder = isDescribed(one.target) ? turned(one.target, owner) : null;
  const what = {
    count: countOf(one),
    select: isUnder
      ? { ...select, in: [], under: holder ?? { of: "any" as const, in: ["leader", ...field], where: [] } }
      : { ...select, in: usual },
  };
  if (to !== "under")
    return {
      do: "move",
      what,
      to: to === "deck" ? { area: to, at: "bottom" } : { area: to },
      ...(to === discards && usual[0] === "hand" ? { as: "discard" } : {}),
    };
  const under = { count: 1, select: holder ?? { of: "any" as const, in: [...field], where: [] } };
  return { do: "move", what, to: { area: "under", under } };
}

/** All copies of the tried card: nobody need find it among hidden ones. */
const countOf = ({ card }: Happening): "all" | 1 => (card === "this" ? "all" : 1);

const isDescribed = (card: Happening["card"]): card is Selection =>
  typeof card === "object" && "where" in card;

/** The cards it is to happen to, as the one sees them whose skill it is. */
function described(one: Happening, owner: Player, tried: Definition, usual: readonly string[]): Selection {
  const { card, player, from, event } = one;
  const spoken = isDescribed(card);
  const where: Filter[] = spoken
    ? card.where.filter((filter) => !JSON.stringify(filter).includes('"this"'))
    : card === "this"
      ? [{ has: "name", value: tried.name }]
      : [];
  const isOther = event === "active" ? "rested" : event === "rest" ? "active" : null; // what is so already does not become it
  if (isOther !== null) where.push({ flag: isOther });
  const of = spoken && card.of !== "any" ? card.of : card === "this" ? "you" : (player ?? "any");
  const areas = from ?? (spoken && card.in.length > 0 ? card.in : usual);
  return { of: seenFrom(owner, of), in: [...areas], where };
}

function turned(selection: Selection, owner: Player): Selection {
  return { of: seenFrom(owner, selection.of), in: selection.in, where: selection.where };
}

function seenFrom(owner: Player, of: Who | "any"): Who | "any" {
  if (owner === 0 || of === "any") return of;
  return of === "you" ? "opponent" : "you";
}

/** What a [Counter: Counter] answers: the opponent's counter to an attack or a play. */
function countered({ counters }: Ability, pool: readonly Definition[], prompting: Prompting): Prompt[] {
  const base = pool.find(({ category }) => category === prompting.spell);
  if (counters !== "Counter" || base === undefined) return [];
  return ["Attack", "Play"].map((answered) => {
    const effect: Clause[] = [{ act: { do: "draw", amount: 1 } }];
    const tag = `Counter: ${answered}`;
    return made(base, { timing: "counter", counters: answered, tag, effect }, 1, prompting);
  });
}
