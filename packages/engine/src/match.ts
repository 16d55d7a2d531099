/** A match of two decks: its program, and games that begin from the same laid position. */
import { begin, lay, type Placed } from "./assemble.ts";
import type { Definition, Player } from "./card.ts";
import { program } from "./compile.ts";
import { Refused } from "./errors.ts";
import type { Game } from "./game.ts";
import { narrowed } from "./needs.ts";
import type { Edition, Program } from "./program.ts";

/** What a game says of its decks. */
export interface MatchRules<Deck extends object> {
  readonly edition: Edition;
  /** The cards of a deck, and in which area each begins. */
  readonly places: (deck: Deck) => readonly (readonly [area: number, cards: readonly Definition[]])[];
  /** Cards that no area holds and that may come into the match: tokens. */
  readonly besides: (deck: Deck) => readonly Definition[];
  readonly pools: (deck: Deck) => readonly number[];
  readonly faults: (deck: Deck) => readonly { readonly rule: string; readonly says: string }[];
}

export interface Match<Deck extends object> {
  /** The program of the distinct cards of both decks. Matches of the same decks share it. */
  programFor(decks: readonly [Deck, Deck]): Program;
  /**
   * Without a `chooser` the throw for who says who goes first is drawn from the seed. With `asksAll` a player is
   * also asked where only he can see that he has no choice, so that a pause tells nothing.
   */
  start(
    decks: readonly [Deck, Deck],
    seed: string,
    chooser?: Player | null,
    shared?: Program,
    events?: boolean,
    asksAll?: boolean,
  ): Game;
}

/** A card, its other side, and the tokens that its text describes. */
function facesOf(card: Definition): Definition[] {
  return [card, ...(card.tokens ?? []), ...(card.back === undefined ? [] : facesOf(card.back))];
}

export function match<Deck extends object>(rules: MatchRules<Deck>): Match<Deck> {
  const held = (deck: Deck) => [...rules.places(deck).flatMap(([, cards]) => cards), ...rules.besides(deck)];
  const layouts = new WeakMap<readonly [Deck, Deck], { shared: Program; laid: Game }>();
  const legal = new WeakSet<Deck>(); // many games may be played with one

  function programFor(decks: readonly [Deck, Deck]): Program {
    const all = new Map(decks.flatMap(held).map((card) => [card.key, card]));
    return program(rules.edition, [...all.values()]);
  }

  /** The same for every game of these decks by one program. */
  function laidOut(decks: readonly [Deck, Deck], shared: Program): Game {
    const known = layouts.get(decks);
    if (known?.shared === shared) return known.laid;
    const byKey = new Map(shared.definitions.map((d) => [d.key, d.index]));
    const indexOf = ({ key }: Definition) => byKey.get(key)!;
    const cards = decks.flatMap((deck, player) =>
      rules
        .places(deck)
        .flatMap(([area, cards]) =>
          cards.map((card): Placed => ({ def: indexOf(card), owner: player as Player, area })),
        ),
    );
    const faces = decks.flatMap(held).flatMap(facesOf);
    const own = narrowed(shared, [...new Set(faces.map(indexOf))]);
    const laid = lay(own, { turn: 0, active: 0, cards, pools: decks.flatMap(rules.pools) });
    layouts.set(decks, { shared, laid });
    return laid;
  }

  function judge(deck: Deck, player: number): void {
    if (legal.has(deck)) return;
    const faults = rules.faults(deck);
    if (faults.length > 0)
      throw new Refused(
        `Deck of player ${player + 1}: ${faults.map((f) => `${f.says} (${f.rule})`).join(" ")}`,
        faults.map((f) => f.rule),
      );
    const unread = held(deck).filter((card) => facesOf(card).some((face) => face.unread !== undefined));
    if (unread.length > 0)
      throw new Refused(`Not understood: ${[...new Set(unread.map((card) => card.name))].join(", ")}.`);
    legal.add(deck);
  }

  return {
    programFor,
    start(decks, seed, chooser = null, shared = programFor(decks), events = true, asksAll = false) {
      decks.forEach(judge);
      const v = asksAll ? { chooser, asksAll } : { chooser };
      return begin(laidOut(decks, shared), seed, [{ procedure: "game", v }], events);
    },
  };
}
