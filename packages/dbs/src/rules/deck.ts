/** Chapter 6-1: what a deck and a Z-Deck may be. Every fault is told, each with its paragraph. */
import {
  assemble,
  type Context,
  compileFilters,
  type Definition,
  follows,
  followsAll,
  type Game,
  program,
  type Saying,
  type Static,
  seedFrom,
} from "@arbiter/engine";
import { deck as deckArea, leader as leaderArea, outside, removed, zDeck as zDeckArea } from "./areas.ts";
import { edition_3_02 } from "./edition.ts";
import { cardFaults, type DeckFault, faultIn } from "./legality.ts";
import type { DbsEdition } from "./ways.ts";

type DeckRule = Extract<Static, { set: "rule" }>;

export function deckFaults(
  leader: Definition | undefined,
  deck: readonly Definition[],
  zDeck: readonly Definition[],
  edition: DbsEdition = edition_3_02,
  side: readonly Definition[] = [],
): DeckFault[] {
  const faults: DeckFault[] = [];
  const { decks } = edition.ways;
  const fault = (rule: string, template: string, values: Saying["values"] = {}) => {
    if (followsAll([rule, "6-1-1", "6-2-1-1"])) faults.push(faultIn(edition, rule, template, values));
  };
  if (leader?.category !== "LEADER") fault("6-1-2", "A player needs a Leader Card.");
  const { rebuilt, by } = decks;
  const isSmall = rebuilt?.size(deck.length) === true && follows(rebuilt.legal);
  if ((deck.length < decks.least || deck.length > decks.most) && !isSmall)
    fault(by.size, "A deck has {size} cards; this one has {n}.", { size: sizes(decks), n: deck.length });
  for (const card of distinct(deck))
    if (!decks.types.includes(card.category))
      fault(
        card.category === "LEADER" ? by.leaders : by.types,
        "{card} is a {kind} card; a deck holds {kinds} cards.",
        { card: card.name, kind: card.category, kinds: decks.types.join(", ") },
      );
  if (decks.sideDeck !== null)
    for (const card of distinct(side))
      if (!decks.types.includes(card.category))
        fault(decks.sideDeck, "{card} is a {kind} card; it is not in a side deck either.", {
          card: card.name,
          kind: card.category,
        });
  if (decks.zDeck && zDeck.length > 10)
    fault("6-1-4", "A Z-Deck has up to ten cards; this one has {n}.", { n: zDeck.length });
  if (decks.zDeck)
    for (const card of distinct(zDeck))
      if (!card.category.startsWith("Z-")) fault("6-1-4", "{card} is no Z card.", { card: card.name });
  const known = distinct([...(leader === undefined ? [] : [leader]), ...deck, ...zDeck, ...side]);
  if (followsAll(["6-1-1", "6-2-1-1"])) faults.push(...known.flatMap((card) => cardFaults(card, edition)));
  for (const [cards, place] of [
    [deck, "Deck"],
    [zDeck, "ZDeck"],
  ] as const)
    for (const number of new Set(cards.map((card) => card.number))) {
      const same = cards.filter((card) => card.number === number);
      const { most, rule } = mostCopies(same[0], place, edition);
      if (same.length > most)
        fault(rule, "{n} cards have the number {number} ({card}); {most} at most.", {
          n: same.length,
          number,
          card: same[0].name,
          most,
        });
    }
  for (const [keyword, most, rule] of [
    ["Ultimate", 1, "22-14-2"],
    ["Super Combo", 4, "22-17-2"],
  ] as const) {
    const { length } = deck.filter((card) => hasKeyword(card, keyword));
    if (length > most)
      fault(rule, "{n} cards have [{keyword}]; {most} at most.", { n: length, keyword, most });
  }
  const balls = (decks.dragonBalls === "in deck and side deck" ? [...deck, ...side] : deck).filter((card) =>
    hasKeyword(card, "Dragon Ball"),
  );
  if (decks.dragonBalls !== "of a number" && balls.length > 7)
    fault("22-28-2", "{n} cards have [{keyword}]; {most} at most.", {
      n: balls.length,
      keyword: "Dragon Ball",
      most: 7,
    });
  if (leader !== undefined)
    for (const { from, rule, value, fits } of bounds(leader, deck, zDeck)) {
      if (rule === "notInDeck")
        for (const card of distinct([...deck, ...zDeck]).filter(fits))
          fault("6-1-5-2", "{leader} does not allow {card} in the deck.", {
            leader: from.name,
            card: card.name,
          });
      const { length } = deck.filter(fits);
      if (rule === "onlyInDeck" && length > value)
        fault("6-1-5-2", "{leader} allows {most} such cards in the deck; this one has {n}.", {
          leader: from.name,
          most: value,
          n: length,
        });
    }
  return faults;
}

function sizes({ least, most }: DbsEdition["ways"]["decks"]): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Where a Leader, a deck and a Z-Deck are put before the game; a side deck stays outside of it. */
export function startingArea(place: "leader" | "deck" | "zDeck" | "sideDeck"): number {
  if (place === "sideDeck") return outside;
  if (place === "leader") return followsAll(["3-5-1", "10-1-1"]) ? leaderArea : removed;
  if (place === "zDeck") return followsAll(["3-12-1", "14-1-3", "6-2-1-8"]) ? zDeckArea : removed;
  return follows("3-2-1") ? deckArea : removed;
}

function distinct(cards: readonly Definition[]): Definition[] {
  return [...new Map(cards.map((card) => [card.key, card])).values()];
}

function deckRules(card: Definition): DeckRule[] {
  return card.abilities.flatMap((a) => a.statics ?? []).filter((s): s is DeckRule => s.set === "rule");
}

/** 6-1-5-2: the card's own text takes the place of "four" and of the seven of 22-28-2. */
function mostCopies(
  card: Definition,
  place: "Deck" | "ZDeck",
  edition: DbsEdition,
): { most: number; rule: string } {
  for (const { rule, value, select } of followsAll(["6-1-5-2", "9-5-3"]) ? deckRules(card) : []) {
    if (rule === `anyNumberIn${place}`) return { most: Number.POSITIVE_INFINITY, rule: "6-1-5-2" };
    const isOfItself = select === undefined && (rule === `onlyIn${place}` || rule === `upToIn${place}`);
    if (isOfItself) return { most: value as number, rule: "6-1-5-2" };
  }
  const isBall = hasKeyword(card, "Dragon Ball") && follows("22-28-2");
  if (isBall && edition.ways.decks.dragonBalls !== "of a number")
    return { most: Number.POSITIVE_INFINITY, rule: "22-28-2" }; // seven in all
  if (isBall) return { most: 7, rule: "22-28-2" };
  return { most: 4, rule: "6-1-5-1" };
}

/** Printed, or gained by its own text in all areas. */
function hasKeyword({ abilities }: Definition, keyword: string): boolean {
  return abilities.some(
    ({ keywords, statics, conditions }) =>
      keywords?.includes(keyword) ||
      (conditions === undefined &&
        statics?.some((s) => s.set === "gain" && s.what === "this" && s.keyword === keyword)),
  );
}

interface Bound {
  readonly from: Definition;
  readonly rule: string;
  readonly value: number;
  readonly fits: (card: Definition) => boolean;
}

/** 6-1-5-2: what the Leader or a card of the deck says of other cards in it. */
function bounds(
  leader: Definition,
  deck: readonly Definition[],
  zDeck: readonly Definition[],
): readonly Bound[] {
  const cards = distinct([...deck, ...zDeck]);
  const said = [leader, ...cards].flatMap((from) =>
    deckRules(from).flatMap((rule) =>
      ["notInDeck", "onlyInDeck"].includes(rule.rule) && rule.select
        ? [{ ...rule, from, where: rule.select.where }]
        : [],
    ),
  );
  if (said.length === 0 || !follows("9-5-3")) return [];
  const game = laidOut(leader, cards);
  const places = new Map(cards.map((card, i) => [card.key, i + 1]));
  const context: Context = { you: 0, card: 0, incarnation: -1, event: null, results: [], x: 0 };
  return said.map(({ from, rule, value, where }) => {
    const isSaid = compileFilters(edition_3_02, where);
    return {
      from,
      rule,
      value: value as number,
      fits: (card) => isSaid(game, context, places.get(card.key)!),
    };
  });
}

function laidOut(leader: Definition, cards: readonly Definition[]): Game {
  const all = program(edition_3_02, [leader, ...cards]);
  const place = (card: Definition) => all.definitions.findIndex(({ key }) => key === card.key);
  return assemble(all, {
    seed: seedFrom(0),
    turn: 0,
    active: 0,
    cards: [
      { def: place(leader), owner: 0 as const, area: leaderArea },
      ...cards.map((card) => ({ def: place(card), owner: 0 as const, area: deckArea })),
    ],
    pools: [0, 0, 0, 0],
    at: [],
  });
}
