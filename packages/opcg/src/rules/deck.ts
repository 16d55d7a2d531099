/** Chapter 5-1-2: what a deck may be. Every fault is told, each with its paragraph. */
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
  said,
  seedFrom,
} from "@arbiter/engine";
import { deck as deckArea, leader as leaderArea, pools, resolving } from "./areas.ts";
import { edition_1_1_7 } from "./edition.ts";
import { hasRule } from "./rules.ts";

export interface DeckFault extends Saying {
  readonly rule: string;
  readonly says: string;
}

type DeckRule = Extract<Static, { set: "rule" }>;

export function deckFaults(leader: Definition | undefined, deck: readonly Definition[]): DeckFault[] {
  const faults: DeckFault[] = [];
  const fault = (rule: string, template: string, values: Saying["values"] = {}, ...also: string[]) => {
    if (followsAll([rule, "5-2-1-1", ...also]))
      faults.push({ rule, says: said({ template, values }), template, values });
  };
  if (leader === undefined) fault("5-1-2", "A player needs a Leader card.");
  else if (leader.category !== "LEADER")
    fault("5-1-2", "{card} is not a Leader card.", { card: leader.name });
  if (deck.length !== 50)
    fault("5-1-2", "A deck has {size} cards; this one has {n}.", { size: 50, n: deck.length });
  const distinct = [...new Map(deck.map((card) => [card.key, card])).values()];
  for (const card of distinct) {
    if (!["CHARACTER", "EVENT", "STAGE"].includes(card.category))
      fault("5-1-2-1", "{card} is a {kind} card; a deck holds Characters, Events and Stages.", {
        card: card.name,
        kind: card.category,
      });
    const foreign =
      leader === undefined
        ? []
        : (card.traits.color ?? []).filter((color) => !leader.traits.color?.includes(color));
    if (foreign.length > 0)
      fault("5-1-2-2", "{card} is {colors}; the Leader is not.", {
        card: card.name,
        colors: foreign.join(" and "),
      });
  }
  for (const number of new Set(deck.map((card) => card.number))) {
    const cards = deck.filter((card) => card.number === number);
    if (cards.length > 4 && !(hasRule(cards[0], "anyNumberInDeck") && followsAll(["5-1-2-4", "5-1-2-4-2"])))
      fault(
        "5-1-2-3",
        "{n} cards have the number {number} ({card}); {most} at most.",
        { n: cards.length, number, card: cards[0].name, most: 4 },
        "2-14-2",
      );
  }
  if (leader !== undefined)
    for (const card of againstLeader(leader, distinct))
      fault(
        "5-1-2-4",
        "{leader} does not allow {card} in the deck.",
        { leader: leader.name, card },
        "5-1-2-4-2",
      );
  return faults;
}

/** What the Leader's own text forbids in a deck. */
function againstLeader(leader: Definition, cards: readonly Definition[]): string[] {
  const rules = leader.abilities
    .flatMap((a) => a.statics ?? [])
    .filter((s): s is DeckRule => s.set === "rule");
  const bounds = rules.filter((s) => s.select !== undefined);
  if (bounds.length === 0) return [];
  const game = laidOut(leader, cards);
  const context: Context = { you: 0, card: 0, incarnation: -1, event: null, results: [], x: 0 };
  return bounds.flatMap((rule) => {
    const fits = compileFilters(edition_1_1_7, rule.select!.where);
    return cards.flatMap((card, i) => {
      const described = fits(game, context, i + 1);
      const wrong = rule.rule === "onlyInDeck" ? !described : rule.rule === "notInDeck" && described;
      return wrong ? [card.name] : [];
    });
  });
}

function laidOut(leader: Definition, cards: readonly Definition[]): Game {
  const placed = [
    { def: 1, owner: 0 as const, area: leaderArea },
    ...cards.map((_, i) => ({ def: i + 2, owner: 0 as const, area: deckArea })),
  ];
  const all = program(edition_1_1_7, [leader, ...cards]);
  return assemble(all, {
    seed: seedFrom(0),
    turn: 0,
    active: 0,
    cards: placed,
    pools: [...pools, ...pools].map(() => 0),
    at: [],
  });
}

/** 2-2-3, 3-6-1, 5-2-1-3; 3-2-1: where a Leader and a deck are put before the game. */
export function startingArea(place: "leader" | "deck"): number {
  if (place === "leader") return followsAll(["2-2-3", "3-6-1", "5-2-1-3"]) ? leaderArea : resolving;
  return follows("3-2-1") ? deckArea : resolving;
}

/** 5-1-2: ten DON!!, unless the Leader says otherwise. */
export function donDeckSize(leader: Definition): number {
  if (!followsAll(["3-3-1", "5-1-1"])) return 0;
  for (const ability of leader.abilities)
    for (const s of ability.statics ?? [])
      if (s.set === "rule" && s.rule === "donDeckSize" && typeof s.value === "number" && follows("5-1-2-4"))
        return s.value;
  return 10;
}
