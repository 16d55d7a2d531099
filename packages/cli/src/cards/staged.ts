/** A table for one ability that was not seen yet: what it needs comes first, and what would hinder it is not laid. */
import type { Ability, Definition, Player } from "@arbiter/engine";
import type { Lain, TriedLists } from "../games/game.ts";
import { doers } from "./doers.ts";
import { type Prompt, prompts } from "./prompts.ts";
import { below, spokenBelow, type Want, wants } from "./wanted.ts";

export interface Stage {
  readonly ability: Ability;
  /** Its place on its side, from 0. */
  readonly index: number;
  readonly side: Definition;
  /** In the order in which they are laid. */
  readonly wants: readonly Want[];
  readonly prompts: readonly Prompt[];
  /** Whose turn it is best. */
  readonly active: Player;
  /** The side that has the ability. */
  readonly isBack: boolean;
  /** Seen only from before the game: "when this card is placed in your Leader Area". */
  readonly isBefore: boolean;
  readonly below: readonly Definition[];
  /** Where the tried card lies besides. */
  readonly places: readonly string[];
  /** It waits for the end of the turn, or another's turn. */
  readonly hurries: boolean;
}

export function staged(
  card: Definition,
  side: Definition,
  ability: Ability,
  pool: readonly Definition[],
  { lives, room, prompting }: TriedLists,
): Stage {
  const { conditions, keyword, timing, replaces, cost, effect, statics } = ability;
  const parts = [conditions, [keyword, timing, replaces], cost, [effect, statics]];
  const asked = parts.flatMap((part) => wants(part, card, pool, lives));
  const made = prompts(card, ability, pool, prompting);
  const help = [
    ...doers(ability, pool, lives),
    ...payers(side, ability, pool, lives),
    ...played(ability, pool, lives),
  ];
  return {
    ability,
    index: side.abilities.indexOf(ability),
    side,
    wants: joined([...asked, ...help], room),
    prompts: made,
    active: isOthersTurn(ability) || made.some(({ owner, place }) => owner === 1 && place !== "hand") ? 1 : 0,
    isBack: side !== card,
    isBefore: typeof timing === "object" && timing.when.some(({ to }) => to?.includes("leader")),
    places: ownPlaces(ability).filter((place) => lives(card, place)),
    hurries: typeof timing === "object" && timing.when.every(({ event }) => turnings.has(event)),
    below: spokenBelow(ability).length === 0 ? [] : below(ability, pool, lives),
  };
}

const turnings: ReadonlySet<string> = new Set(["endOfTurn", "startOfTurn", "startOfMain"]);

/** Where its text says that the card itself lies. */
function ownPlaces(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { areas, what, card, from, in: there, where } = value as Record<string, unknown>;
  const isOwn = what === "this" || card === "this";
  const isHere = Array.isArray(where) && JSON.stringify(where).startsWith('[{"card":"this"}');
  const here = [areas ?? [], isOwn ? (from ?? []) : [], isHere ? (there ?? []) : []].flat() as string[];
  return [...new Set([...here, ...Object.values(value).flatMap(ownPlaces)])];
}

/** Where there is room for one, the one that is all that is asked for there. */
function joined(all: readonly Want[], room: TriedLists["room"]): readonly Want[] {
  const found: Want[] = [];
  for (const want of all) {
    const at = found.findIndex(
      ({ place, owner }) => place === want.place && owner === want.owner && room[place] === 1,
    );
    const before = found[at];
    const among = before?.among.filter((one) => want.among.includes(one)) ?? [];
    if (before === undefined) found.push(want);
    else if (among.length > 0)
      found[at] = {
        ...before,
        among,
        fields: { ...before.fields, ...want.fields },
        under: before.under.length > 0 ? before.under : want.under,
        pile: Math.max(before.pile ?? 0, want.pile ?? 0) || undefined,
      };
  }
  return found;
}

/** Energy of the colours that the card and its price ask for. */
function payers(
  { traits }: Definition,
  { cost }: Ability,
  pool: readonly Definition[],
  lives: TriedLists["lives"],
): Want[] {
  const named = [...JSON.stringify(cost ?? []).matchAll(/"(Red|Blue|Green|Yellow|Black|White)"/g)];
  const colors = new Set([...named.map(([, color]) => color), ...(traits.color ?? [])]);
  const among = pool.filter(
    (one) => lives(one, "energy") && one.traits.color?.every((color) => colors.has(color)),
  );
  return among.length === 0 ? [] : [{ place: "energy", owner: 0, among, many: 8, fields: {}, under: [] }];
}

/** What the other player plays into a [Counter: Play]: cards of the kind that the effect speaks of, in one colour. */
function played(
  { counters, effect }: Ability,
  pool: readonly Definition[],
  lives: TriedLists["lives"],
): Want[] {
  if (counters !== "Play") return [];
  const costs = [...JSON.stringify(effect).matchAll(/"number":"energy cost","is":"<=","than":(\d+)/g)];
  const most = Math.min(4, ...costs.map(([, cost]) => Number(cost)));
  const among = pool.filter(
    ({ category, traits, numbers }) =>
      category === "BATTLE" && traits.color?.join() === "Red" && (numbers["energy cost"] ?? 99) <= most,
  );
  const energy = pool.filter((one) => lives(one, "energy") && one.traits.color?.join() === "Red");
  return [
    { place: "hand", owner: 1, among, many: 4, fields: {}, under: [] },
    { place: "energy", owner: 1, among: energy, many: 6, fields: {}, under: [] },
  ];
}

function isOthersTurn({ timing, conditions = [], counters }: Ability): boolean {
  if (timing === "counter") return counters !== "Counter";
  if (conditions.some((one) => "turn" in one && one.turn === "opponent")) return true;
  if (typeof timing !== "object") return false;
  return timing.when.every(
    ({ event, player, turn, target, card }) =>
      turn === "opponent" ||
      event === "block" ||
      event === "attacked" ||
      (event === "attack" && (player === "opponent" || target === "this")) ||
      (["play", "attack", "combo"].includes(event) &&
        (player === "opponent" || (typeof card === "object" && "of" in card && card.of === "opponent"))),
  );
}

/** Made cards, as they are laid. */
export function promptsLain({ prompts: all }: Stage): readonly Lain[] {
  return all.map(({ card, owner, place }) => ({
    place,
    owner,
    cards: [card],
    fields: place === "unison" ? { markers: 5 } : {},
  }));
}
