/** Cards that a tried card's text speaks of, laid where it speaks of them: its conditions hold and it finds targets. */
import type { Random } from "@arbiter/ai";
import type {
  Choice,
  Condition,
  Definition,
  Filter,
  Happening,
  Player,
  Selection,
  Who,
} from "@arbiter/engine";
import type { Lain } from "../games/game.ts";
import { fitsAll } from "./printed.ts";

/** Whether a card may lie in an area. */
export type Lives = (card: Definition, place: string) => boolean;

/** So many cards of a description in an area. */
interface Need {
  readonly select: Selection;
  readonly many: number;
  /** What lies under them: the tried card itself, or such cards. */
  readonly over?: "tried" | readonly Filter[];
  readonly pile?: number;
  /** Something is to happen to them. */
  readonly does?: true;
}

/** Cards that may be laid in a place, of which so many are. */
export interface Want {
  readonly place: string;
  readonly owner: Player;
  readonly among: readonly Definition[];
  readonly many: number;
  readonly fields: NonNullable<Lain["fields"]>;
  /** What may lie under each of them. */
  readonly under: readonly Definition[];
  /** So many of it. */
  readonly pile?: number | undefined;
  /** Something is to be done with them. */
  readonly does?: boolean;
}

/** What text, all of the card's or a part, speaks of. */
export function wants(
  text: unknown,
  card: Definition,
  pool: readonly Definition[],
  lives: Lives,
): readonly Want[] {
  const found: Want[] = [];
  for (const { select, many, over, pile, does = false } of needs(text))
    for (const place of select.in) {
      const home = pool.filter((one) => lives(one, place));
      const fitting = (where: readonly Filter[]) => {
        const front = isTurned(where) ? [] : home.filter((one) => fitsAll(one, where));
        const back = () => home.filter((one) => one.back !== undefined && fitsAll(one.back, where));
        return front.length > 0 ? { among: front, isBack: false } : { among: back(), isBack: true };
      };
      const printed = fitting(select.where);
      // No card is printed with so little or so much power: one is given it.
      const { among, isBack } =
        printed.among.length > 0 ? printed : fitting(select.where.filter((one) => !isPower(one)));
      if (among.length === 0) continue;
      const under =
        over === "tried"
          ? [card]
          : over === undefined
            ? []
            : pool.filter((one) => mayLieBelow(one, over, lives) && fitsAll(one, over));
      const power = printed.among.length > 0 ? undefined : select.where.find(isPower);
      const fields = {
        ...fieldsFor(select.where, place, isBack),
        ...(power === undefined ? {} : { power: power.is.startsWith("<") ? -60000 : 60000 }),
      };
      const owners: readonly Player[] = select.of === "any" ? [0, 1] : [select.of === "you" ? 0 : 1];
      for (const owner of owners) found.push({ place, owner, among, many, fields, under, pile, does });
    }
  return found;
}

const isPower = (filter: Filter): filter is Extract<Filter, { number: string }> =>
  "number" in filter && filter.number === "power";
const isTurned = (where: readonly Filter[]): boolean =>
  where.some((filter) => "flag" in filter && ["backSide", "backUp", "awakened"].includes(filter.flag));

/** Each time others of them, and in another order: where there is no room for all, some come another time. */
export function laidOut(all: readonly Want[], random: Random, order: () => number = random): readonly Lain[] {
  return all
    .map((want) => ({ want, at: order() }))
    .sort((a, b) => a.at - b.at)
    .map(({ want: { place, owner, among, many, fields, under, pile = 4 } }) => ({
      place,
      owner,
      cards: some(among, many, random),
      fields,
      under: some(under, under.length > 0 ? pile : 0, random),
    }));
}

export function some(fitting: readonly Definition[], many: number, random: Random): Definition[] {
  return Array.from({ length: many }, () => fitting[Math.floor(random() * fitting.length)]);
}

function fieldsFor(where: readonly Filter[], place: string, isBack: boolean): NonNullable<Lain["fields"]> {
  const hasFlag = (name: string) => where.some((filter) => "flag" in filter && filter.flag === name);
  return {
    ...(hasFlag("rested") ? { rested: true } : {}),
    ...(hasFlag("hidden") ? { hidden: true } : {}),
    ...(hasFlag("faceUp") ? { faceUp: true } : {}),
    ...(place === "unison" ? { markers: 5 } : {}),
    ...(isBack ? { awakened: true } : {}),
  };
}

/** Where a card lies before something happens to it. */
const before: Readonly<Record<string, readonly string[]>> = {
  play: ["hand"],
  combo: ["hand"],
  activateExtra: ["hand"],
  flip: ["leader"],
  ...Object.fromEntries(
    ["attack", "attacked", "ko", "leave", "rest", "active"].map((event) => [event, ["battle", "characters"]]),
  ),
};

/** Descriptions of cards in areas, as they stand in the abilities. */
function needs(value: unknown, found: Need[] = []): Need[] {
  if (typeof value !== "object" || value === null) return found;
  const { in: areas, where, of, among, under, end } = value as Partial<Selection>;
  if (Array.isArray(areas) && Array.isArray(where) && of && !among && !under && !end && where.length > 0)
    found.push({ ...comboed(value as Selection), many: 2 });
  if (typeof under === "object" && "where" in under && Array.isArray(where))
    found.push({ select: under, many: 1, over: where });
  const { count: covered, than: least } = value as Counted;
  if (typeof covered?.under === "object" && "where" in covered.under)
    found.push({ select: covered.under, many: 1, over: covered.where, ...piled(least) });
  if (typeof under === "object" && "where" in under && where === undefined)
    found.push({ select: under, many: 1, over: "tried" });
  const covering = where?.find((filter) => "over" in filter);
  if (covering !== undefined && Array.isArray(areas) && of)
    found.push({ select: value as Selection, many: 1, over: covering.over.where, ...piled(covering.than) });
  const { count, is, than } = value as Counted;
  if (typeof count === "object" && (is === ">=" || is === "=") && typeof than === "number" && than > 2)
    found.push({ select: count, many: Math.min(than, 12) });
  const { count: taken, select } = value as Partial<Choice>;
  if (typeof taken === "number" && taken > 2 && select !== undefined && select.where.length > 0)
    found.push({ select, many: Math.min(taken, 12) });
  if (Array.isArray(where) && where.length > 0 && among !== undefined)
    // what is found among cards that were looked at: they come from the deck
    found.push({ select: { of: "you", in: ["deck"], where }, many: 8 });
  const { event, card, player, from, target } = value as Partial<Happening>;
  if (event === "fromBelow") {
    const holder = typeof target === "object" && "where" in target ? target : undefined;
    found.push({ select: holder ?? { of: "you", in: ["battle"], where: [] }, many: 1, over: "tried" });
  }
  if (event !== undefined && typeof card === "object" && "where" in card) {
    const spoken = event === "active" && card.in.length > 0 ? card.in : undefined;
    const places = from ?? spoken ?? before[event] ?? [];
    const whose: Who | "any" = player ?? card.of;
    const as = event === "flip" ? turnedBefore(value as Happening) : event === "active" ? "rested" : null;
    const where = as === null ? card.where : [...card.where, { flag: as }];
    found.push({ select: { of: whose, in: [...places], where }, many: 2, does: true });
  }
  const { name, cards } = value as { name?: string; cards?: Selection[] };
  if (typeof name === "string" && Array.isArray(cards))
    // what a keyword goes for: [Evolve], [Union-…], [Swap]
    for (const { where: all } of cards)
      found.push({ select: { of: "you", in: ["battle", "hand", "drop"], where: all }, many: 1 });
  for (const part of Object.values(value)) needs(part, found);
  return found;
}

/** "Flips back to its front": it shows its back before. */
function turnedBefore({ while: then }: Happening): string | null {
  return JSON.stringify(then ?? {}).includes("frontUp") ? "backSide" : null;
}

const piled = (than: unknown): { pile?: number } =>
  typeof than === "number" && than > 4 ? { pile: than } : {};

/** Cards in a combo come there from the hand; those in a battle are to attack. */
function comboed(select: Selection): Pick<Need, "select" | "does"> {
  if (select.in.includes("combo")) return { select: { ...select, in: ["hand"] }, does: true };
  const battles = select.where.some(
    (filter) => "flag" in filter && ["attacking", "inBattle"].includes(filter.flag),
  );
  return battles ? { select, does: true } : { select };
}

/** Of "if there are at most so many", what is too many is not laid. */
export function withoutExcess(text: unknown, tried: Definition, lain: readonly Lain[]): readonly Lain[] {
  const limits = atMost(text);
  const used = new Map<Need, number>();
  return lain.map((one) => {
    const cards = one.cards.filter((other) => {
      const limit = limits.find(
        ({ select }) =>
          select.in.includes(one.place) &&
          one.place !== "leader" &&
          (select.of === "any" || (select.of === "you") === (one.owner === 0)) &&
          (other === tried || !isCopy(select.where)) &&
          fitsAll(other, select.where),
      );
      if (limit === undefined) return true;
      used.set(limit, (used.get(limit) ?? 0) + 1);
      return used.get(limit)! <= limit.many;
    });
    return { ...one, cards };
  });
}

/** "A copy of this card". */
const isCopy = (where: readonly Filter[]): boolean =>
  where.some((filter) => "same" in filter && filter.as === "this");

type Counted = Partial<Extract<Condition, { count: Selection }>>;

function atMost(value: unknown, found: Need[] = []): Need[] {
  if (typeof value !== "object" || value === null) return found;
  const { count, is, than } = value as Counted;
  const { not } = value as { not?: Counted };
  const put = (select: Selection, many: number) => {
    const least = select.in.some((area) => ["life", "deck", "leader"].includes(area)) ? 1 : 0;
    found.push({ select, many: Math.max(least, many) });
  };
  if (typeof count === "object" && typeof than === "number" && is !== undefined && !is.startsWith(">"))
    put(count, is === "<" ? than - 1 : than);
  if (typeof not?.count === "object" && typeof not.than === "number" && not.is?.startsWith(">"))
    put(not.count, not.is === ">" ? not.than : not.than - 1);
  for (const part of Object.values(value)) atMost(part, found);
  return found;
}

/** So many cards have room in an area: the tried card and what it speaks of first. */
export function fitted(lain: readonly Lain[], room: Readonly<Record<string, number>>): readonly Lain[] {
  const used = new Map<string, number>();
  return lain.map((one) => {
    const key = `${one.owner}/${one.place}`;
    const free = (room[one.place] ?? Number.POSITIVE_INFINITY) - (used.get(key) ?? 0);
    const cards = one.cards.slice(0, Math.max(0, free));
    used.set(key, (used.get(key) ?? 0) + cards.length);
    return { ...one, cards };
  });
}

/** What may lie under the tried card: what its text looks for there, or anything like it. */
export function below(text: unknown, pool: readonly Definition[], lives: Lives): readonly Definition[] {
  const [where = []] = spokenBelow(text);
  return pool.filter((one) => mayLieBelow(one, where, lives) && fitsAll(one, where));
}

/** Cards of the main deck, or what text names: a Leader under a Z-Leader. */
function mayLieBelow(card: Definition, where: readonly Filter[], lives: Lives): boolean {
  return lives(card, "hand") || where.some((filter) => "category" in filter);
}

/** Descriptions of what lies under the card itself. */
export function spokenBelow(value: unknown, found: Filter[][] = []): Filter[][] {
  if (typeof value !== "object" || value === null) return found;
  const { under, where } = value as Partial<Selection>;
  if (under === "this" && Array.isArray(where)) found.push(where);
  for (const part of Object.values(value)) spokenBelow(part, found);
  return found;
}
