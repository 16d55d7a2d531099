/** A new game from two decks. */
import {
  assemble,
  type Definition,
  type Game,
  narrowed,
  type Placed,
  type Player,
  type Program,
  program,
  Refused,
} from "@arbiter/engine";
import { deckFaults, startingArea } from "./rules/deck.ts";
import { edition_3_02 } from "./rules/edition.ts";

export interface Deck {
  readonly leader: Definition;
  readonly cards: readonly Definition[];
  readonly zDeck: readonly Definition[];
  /** Tokens that its cards may create. */
  readonly tokens?: readonly Definition[];
}

export type Decks = readonly [Deck, Deck];

function cardsOf({ leader, cards, zDeck, tokens = [] }: Deck): Definition[] {
  return [leader, ...cards, ...zDeck, ...tokens];
}

/** A card, its other side, and the tokens that its text describes. */
function facesOf(card: Definition): Definition[] {
  return [card, ...(card.tokens ?? []), ...(card.back === undefined ? [] : facesOf(card.back))];
}

/** The program of a match: the distinct cards of both decks. Matches of the same decks share it. */
export function programFor(decks: Decks): Program {
  const all = new Map(decks.flatMap(cardsOf).map((card) => [card.key, card]));
  return program(edition_3_02, [...all.values()]);
}

interface Layout {
  readonly shared: Program;
  readonly program: Program; // narrowed to the cards of both decks
  readonly cards: readonly Placed[]; // where they lie before the game
}

const layouts = new WeakMap<Decks, Layout>();

/** The same for every game of these decks by one program. */
function laidOut(decks: Decks, shared: Program): Layout {
  const known = layouts.get(decks);
  if (known?.shared === shared) return known;
  const byKey = new Map(shared.definitions.map((d) => [d.key, d.index]));
  const cards = decks.flatMap((deck, player): Placed[] => {
    const placed = (card: Definition, area: number) => ({
      def: byKey.get(card.key)!,
      owner: player as Player,
      area,
    });
    return [
      placed(deck.leader, startingArea("leader")),
      ...deck.cards.map((card) => placed(card, startingArea("deck"))),
      ...deck.zDeck.map((card) => placed(card, startingArea("zDeck"))),
    ];
  });
  const faces = decks.flatMap(cardsOf).flatMap(facesOf);
  const present = [...new Set(faces.map(({ key }) => byKey.get(key)!))];
  const made = { shared, program: narrowed(shared, present), cards };
  layouts.set(decks, made);
  return made;
}

/** Decks that were found legal: many games may be played with one. */
const legal = new WeakSet<Deck>();

/** Set-up from 6-2-1-1 on. Without a `chooser` the throw for who says who goes first is drawn from the seed. */
export function start(
  decks: Decks,
  seed: string,
  chooser: Player | null = null,
  shared: Program = programFor(decks),
  events = true,
): Game {
  decks.forEach((deck, player) => {
    if (legal.has(deck)) return;
    const faults = deckFaults(deck.leader, deck.cards, deck.zDeck);
    const unread = cardsOf(deck).filter((card) => facesOf(card).some((face) => face.unread !== undefined));
    if (faults.length > 0)
      throw new Refused(
        `Deck of player ${player + 1}: ${faults.map((f) => `${f.says} (${f.rule})`).join(" ")}`,
        faults.map((f) => f.rule),
      );
    if (unread.length > 0)
      throw new Refused(`Not understood: ${[...new Set(unread.map((card) => card.name))].join(", ")}.`);
    legal.add(deck);
  });
  const { program: own, cards } = laidOut(decks, shared);
  const at = [{ procedure: "game", v: { chooser } }];
  return assemble(own, { seed, turn: 0, active: 0, cards, pools: [0, 0, 0, 0], at }, events);
}
