/** A new game from two decks. */
import {
  begin,
  type Definition,
  type Game,
  lay,
  narrowed,
  type Placed,
  type Player,
  type Program,
  program,
  Refused,
} from "@arbiter/engine";
import { deckFaults, donDeckSize, startingArea } from "./rules/deck.ts";
import { edition_1_1_7 } from "./rules/edition.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
}

export type Decks = readonly [Deck, Deck];

/** The program of a match: the distinct cards of both decks. Matches of the same decks share it. */
export function programFor(decks: Decks): Program {
  const all = new Map<string, Definition>();
  for (const deck of decks) for (const card of [deck.leader, ...deck.cards]) all.set(card.key, card);
  return program(edition_1_1_7, [...all.values()]);
}

interface Layout {
  readonly shared: Program;
  readonly laid: Game; // before its first step, by a program narrowed to the cards of both decks
}

const layouts = new WeakMap<Decks, Layout>();

/** The same for every game of these decks by one program. */
function laidOut(decks: Decks, shared: Program): Layout {
  const known = layouts.get(decks);
  if (known?.shared === shared) return known;
  const byKey = new Map(shared.definitions.map((d) => [d.key, d.index]));
  const cards = decks.flatMap((deck, player): Placed[] => [
    { def: byKey.get(deck.leader.key)!, owner: player as Player, area: startingArea("leader") },
    ...deck.cards.map((card) => ({
      def: byKey.get(card.key)!,
      owner: player as Player,
      area: startingArea("deck"),
    })),
  ]);
  const pools = decks.flatMap((deck) => [0, 0, donDeckSize(deck.leader)]);
  const own = narrowed(shared, [...new Set(cards.map((card) => card.def))]);
  const made = { shared, laid: lay(own, { turn: 0, active: 0, cards, pools }) };
  layouts.set(decks, made);
  return made;
}

/** Decks that were found legal: many games may be played with one. */
const legal = new WeakSet<Deck>();

/** Set-up from 5-2-1-1 on. Without a `chooser` the throw for who says who goes first is drawn from the seed. */
export function start(
  decks: Decks,
  seed: string,
  chooser: Player | null = null,
  shared: Program = programFor(decks),
  events = true,
): Game {
  decks.forEach((deck, player) => {
    if (legal.has(deck)) return;
    const faults = deckFaults(deck.leader, deck.cards);
    const unread = [deck.leader, ...deck.cards].filter((card) => card.unread !== undefined);
    if (faults.length > 0)
      throw new Refused(
        `Deck of player ${player + 1}: ${faults.map((f) => `${f.says} (${f.rule})`).join(" ")}`,
        faults.map((f) => f.rule),
      );
    if (unread.length > 0)
      throw new Refused(`Not understood: ${[...new Set(unread.map((card) => card.name))].join(", ")}.`);
    legal.add(deck);
  });
  return begin(laidOut(decks, shared).laid, seed, [{ procedure: "game", v: { chooser } }], events);
}
