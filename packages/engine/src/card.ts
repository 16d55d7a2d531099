import type { Ability } from "./ability.ts";

export type Player = 0 | 1;

export function other(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** What is printed on a card, in a game's own numbers, traits and categories. */
export interface Definition {
  readonly key: string; // unique in a match: the card number, or the name in a scenario
  readonly number: string;
  readonly name: string;
  readonly category: string;
  readonly numbers: Readonly<Record<string, number>>; // cost, power …; absent: the card has none
  readonly traits: Readonly<Record<string, readonly string[]>>; // name, color, type …
  readonly abilities: readonly Ability[];
  readonly text: string; // as printed, for people
  /** The other side, for cards that have one. */
  readonly back?: Definition | undefined;
  /** Cards that its text brings into being. */
  readonly tokens?: readonly Definition[] | undefined;
  /** Why its text did not compile, if it did not; such a card is never put into play. */
  readonly unread?: string | undefined;
}

/** One physical card of a match. Replaced, never changed. */
export interface Card {
  readonly id: number;
  readonly def: number; // into the program's definitions
  readonly owner: Player;
  readonly area: number; // into the state's areas: player * areas + area
  readonly incarnation: number; // grows whenever it becomes a new object
  readonly rested: boolean;
  readonly faceUp: boolean;
  readonly marks: number; // DON!! given to it, markers on it
  readonly known: number; // one bit a player: he knows the face at this place
  readonly since: number; // the turn in which it came to this area
  readonly used: number; // one bit an ability: its limit is used …
  readonly usedTurn: number; // … in this turn
}

/** All cards are made here, so that they have one shape: everything reads them. */
export function makeCard(
  id: number,
  def: number,
  owner: Player,
  area: number,
  incarnation: number,
  rested: boolean,
  faceUp: boolean,
  marks: number,
  known: number,
  since: number,
  used: number,
  usedTurn: number,
): Card {
  return { id, def, owner, area, incarnation, rested, faceUp, marks, known, since, used, usedTurn };
}

/** The card with something else about it. */
export function changed(card: Card, to: Partial<Card>): Card {
  return makeCard(
    to.id ?? card.id,
    to.def ?? card.def,
    card.owner,
    to.area ?? card.area,
    to.incarnation ?? card.incarnation,
    to.rested ?? card.rested,
    to.faceUp ?? card.faceUp,
    to.marks ?? card.marks,
    to.known ?? card.known,
    to.since ?? card.since,
    to.used ?? card.used,
    to.usedTurn ?? card.usedTurn,
  );
}

/** The card in another state where it lies. */
export function inState(
  card: Card,
  rested: boolean,
  faceUp: boolean,
  marks: number,
  known: number,
  used = card.used,
  usedTurn = card.usedTurn,
): Card {
  const { id, def, owner, area, incarnation, since } = card;
  return makeCard(id, def, owner, area, incarnation, rested, faceUp, marks, known, since, used, usedTurn);
}

export function withKnown(card: Card, known: number): Card {
  return inState(card, card.rested, card.faceUp, card.marks, known);
}

export function withRested(card: Card, rested: boolean): Card {
  return inState(card, rested, card.faceUp, card.marks, card.known);
}

/** A card as something remembers it. */
export interface CardReference {
  readonly id: number;
  readonly incarnation: number;
  /** The effect that means it has moved it since. */
  readonly moved?: true;
}
