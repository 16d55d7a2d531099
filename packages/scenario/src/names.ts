/** Which cards a name of the file means. Where the position itself is wrong, names are not looked at. */
import type { PlacedCard } from "./game.ts";
import { players } from "./scenario.ts";
import type { Source } from "./source.ts";

export class Names {
  readonly #source: Source;
  readonly #unread: boolean;
  readonly cards: readonly PlacedCard[];

  constructor(source: Source, cards: readonly PlacedCard[] | undefined) {
    this.#source = source;
    this.#unread = cards === undefined;
    this.cards = cards ?? [];
  }

  /** The one card of this name; none or several are problems. */
  one(name: string, line: number): number | undefined {
    const found = this.#called(name);
    if (found.length === 1) return found[0];
    if (found.length > 1)
      return this.#fail(
        line,
        `"${name}" fits ${found.length} cards: give the one that is meant a name with \`as\``,
      );
    const named = this.#fits(name).length > 0;
    return this.#fail(
      line,
      named ? `every "${name}" has a name of its own by \`as\`: use it` : `no card is called "${name}"`,
    );
  }

  /** All cards that a name fits, in the list of an area: also those with a name of their own. */
  any(name: string, line: number): readonly number[] | undefined {
    const found = this.#fits(name);
    return found.length > 0 ? found : this.#fail(line, `no card is called "${name}"`);
  }

  #fail(line: number, message: string): undefined {
    return this.#unread ? undefined : this.#source.fail({ line }, message);
  }

  #called(name: string): number[] {
    const leader = players.findIndex((who) => name === `${who}.leader`);
    if (leader >= 0)
      return this.#where(
        ({ owner, place, under }) => owner === leader && place === "leader" && under === null,
      );
    const given = this.#where((card) => card.as === name);
    const own = this.#where((card) => card.as === null && card.name === name);
    if (given.length + own.length > 0) return [...given, ...own];
    return this.#where((card) => card.as === null && card.name !== null && card.definition.name === name);
  }

  #fits(name: string): number[] {
    const called = this.#called(name);
    const also = this.#where(
      (card) => card.name === name || (card.name !== null && card.definition.name === name),
    );
    return [...new Set([...called, ...also])];
  }

  #where(test: (card: PlacedCard) => boolean): number[] {
    return this.cards.flatMap((card, id) => (test(card) ? [id] : []));
  }
}
