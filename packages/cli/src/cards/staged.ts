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
  /** Other skills of the card by which it comes about: "when you play this card using [Over Realm]". */
  readonly ways: readonly number[];
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
    ...users(ability, pool, lives),
    ...doers(ability, pool, lives),
    ...payers(side, ability, pool, lives),
    ...played(ability, pool, lives),
  ];
  return {
    ability,
    index: side.abilities.indexOf(ability),
    side,
    ways: [...side.abilities.keys()].filter((i) => isWay(side.abilities[i], ability)),
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

function isWay({ tag = "" }: Ability, { timing }: Ability): boolean {
  const names = typeof timing === "object" ? timing.when.flatMap(({ using }) => using ?? []) : [];
  return names.some((name) => tag !== "" && (tag.startsWith(name) || name.startsWith(tag)));
}

/** Some cards whose skill it waits for ("when you activate an [Evolve] skill"), with what they need for it. */
function users(ability: Ability, pool: readonly Definition[], lives: TriedLists["lives"]): readonly Want[] {
  const found = doers(ability, pool, lives).filter(({ place, owner }) => place === "hand" && owner === 0);
  return found.flatMap(({ among, ...want }) => {
    const some = [0.2, 0.5, 0.8].map((part) => among[Math.floor(part * among.length)]);
    const theirs = some.flatMap((one) => wants(one.abilities, one, pool, lives));
    return [{ ...want, among: some }, ...theirs.filter(({ place }) => place !== "leader")];
  });
}

const turnings: ReadonlySet<string> = new Set(["endOfTurn", "startOfTurn", "startOfMain"]);

/** Where its text says that the card itself lies. */
function ownPlaces(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { areas, what, card, from, in: there, where } = value as Record<string, unknown>;
  const isOwn = what === "this" || card === "this";
  const isHere = Array.isArray(where) && JSON.stringify(where).startsWith('[{"card":"this"}');
  const lies = card === "this" && Array.isArray(where) ? where.flatMap((one) => one.area ?? []) : [];
  const here = [areas ?? [], isOwn ? (from ?? []) : [], isHere ? (there ?? []) : [], lies].flat() as string[];
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
  const isPaying = (one: Definition) =>
    lives(one, "energy") && one.traits.color?.every((color) => colors.has(color)) === true;
  const among = pool.filter(isPaying);
  return [...colors].flatMap((color) => {
    const fitting = among.filter((one) => one.traits.color?.includes(color));
    const many = Math.ceil(8 / colors.size);
    return fitting.length === 0
      ? []
      : [{ place: "energy", owner: 0 as const, among: fitting, many, fields: {}, under: [] }];
  });
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
