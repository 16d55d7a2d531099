/** Plays the moves of a scenario, and what stands between them, up to where it is quiet. */
import {
  apply,
  type Decision,
  decision,
  type Event,
  type Game,
  type Input,
  type Player,
  whyNot,
} from "@arbiter/engine";
import { onlyOne, standing } from "./between.ts";
import { type Meaning, meaning } from "./meaning.ts";
import { type Move, type Named, players, type Scenario } from "./scenario.ts";

/** A game as it stood, and how much had happened. */
export interface Moment {
  readonly game: Game;
  readonly events: number;
}

export interface Played {
  readonly start: Game;
  readonly inputs: readonly Input[];
  readonly events: readonly Event[];
  readonly moments: readonly Moment[]; // the decision that each move answered
  readonly end: Moment;
  readonly failure: string | null;
}

const mostAnswers = 2000;

class Stopped extends Error {}

/** What is left of a move, and what it answered before. */
interface Part {
  readonly move: Move;
  readonly where: string;
  readonly answered: Meaning | null;
}

export function playScenario(scenario: Scenario): Played {
  const start = scenario.game.start(scenario.program, scenario.position);
  const run = new Run(start, scenario);
  let failure: string | null = null;
  try {
    scenario.moves.forEach((move, i) => void run.play(move, i + 1, scenario.moves[i + 1]));
    run.settle();
  } catch (error) {
    failure =
      error instanceof Stopped
        ? error.message
        : `the machine broke: ${error instanceof Error ? error.stack : error}`;
  }
  return { start, inputs: run.inputs, events: run.events, moments: run.moments, end: run.now(), failure };
}

class Run {
  readonly inputs: Input[] = [];
  readonly events: Event[];
  readonly moments: Moment[] = [];
  #game: Game;
  readonly #scenario: Scenario;
  readonly #named: ReadonlySet<number>;
  /** Orders of abilities, kept for the later picks that they name. */
  readonly #orders: [readonly Named[], readonly Named[]] = [[], []];

  /** What a repeated move still says, while the next one answers what was asked in between. */
  #waits: Part | null = null;

  constructor(game: Game, scenario: Scenario) {
    this.#game = game;
    this.#scenario = scenario;
    this.#named = new Set(scenario.position.cards.flatMap((card, id) => (card.as === null ? [] : [id])));
    this.events = [...(game.events ?? [])];
  }

  now(): Moment {
    return { game: this.#game, events: this.events.length };
  }

  play(move: Move, number: number, next: Move | undefined): void {
    const where = `move ${number} (line ${move.line}) ${move.words}`;
    if (move.do === "concede") {
      if (decision(this.#game) === null) throw new Stopped(`${where}: the game is over`);
      this.moments.push(this.now());
      this.#take({ player: move.by, concedes: true });
      return;
    }
    this.#carryOn({ move, where, answered: null }, next);
    const waits = this.#waits;
    this.#waits = null;
    if (waits !== null) this.#carryOn(waits, next);
  }

  #carryOn({ move, where, answered: before }: Part, next: Move | undefined): void {
    let left: Move | undefined = move;
    let answered = before;
    while (left !== undefined) {
      const part: Part = { move: left, where, answered };
      const found = this.#reach(part, next);
      if (found === null) return;
      if (answered === null) this.moments.push(this.now());
      this.#answer(found.open, found.picks);
      if (left.do === "order") this.#keep(left, found.open, found.picks);
      answered = found;
      left = found.rest;
    }
  }

  /** After the last move: on to where it is quiet, or to the first decision that leaves a choice. */
  settle(): void {
    for (let n = 0; n < mostAnswers; n++) {
      const open = decision(this.#game);
      if (open === null || this.#scenario.game.isQuiet(this.#game, open)) return;
      const picks = this.#scenario.stops ? onlyOne(this.#game, open, this.#named) : this.#between(open);
      if (picks !== null) this.#answer(open, picks);
      else if (this.#scenario.stops) return;
      else
        throw new Stopped(
          `after the last move: ${this.#describe(open)} leaves a choice, and no move makes it`,
        );
    }
    throw new Stopped(`after the last move: not quiet after ${mostAnswers} answers`);
  }

  /** Answers what stands between until the move answers what is open. */
  #reach(part: Part, next: Move | undefined): (Meaning & { open: Decision }) | null {
    const { move, where, answered } = part;
    for (let n = 0; n < mostAnswers; n++) {
      const open = decision(this.#game);
      if (open === null) throw new Stopped(`${where}: the game is over`);
      const found = meaning(this.#game, open, move);
      if (found === "several")
        throw new Stopped(`${where}: it fits several offers; say which (target, ability)`);
      if (found !== null) return { ...found, open };
      if (answered?.ifAsked === true) {
        const only = open.kind === "choose" ? onlyOne(this.#game, open, this.#named) : null;
        if (only === null) return null;
        this.#answer(open, only);
        continue;
      }
      if (answered?.repeats === true && next !== undefined && meaning(this.#game, open, next) !== null) {
        this.#waits = part;
        return null;
      }
      const picks = this.#between(open);
      if (picks === null)
        throw new Stopped(
          `${where}: it does not answer ${this.#describe(open)}, which leaves a choice${this.#refusal(move)}`,
        );
      this.#answer(open, picks);
    }
    throw new Stopped(`${where}: not reached after ${mostAnswers} answers`);
  }

  /** Why the move itself is not possible now, with its paragraphs. */
  #refusal(move: Move): string {
    const found = whyNot(this.#game, move.by, {
      do: move.do,
      card: move.card,
      target: move.target,
      ability: move.ability,
    });
    return found.map(({ rule, says }) => ` · ${says} (${rule})`).join("");
  }

  #between(open: Decision): readonly number[] | null {
    const kept = this.#orders[open.player];
    if (open.kind === "order" && open.max === 1 && kept.length > 0) {
      const order: Move = { by: open.player, do: "order", cards: kept, line: 0, words: "" };
      const found = meaning(this.#game, open, order);
      if (found !== null && found !== "several") {
        this.#keep(order, open, found.picks);
        return found.picks;
      }
    }
    return standing(this.#game, open, this.#named);
  }

  #keep(order: Move, open: Decision, picks: readonly number[]): void {
    if (open.max > 1) return;
    const { card } = open.options[picks[0]];
    const used = order.cards?.findIndex((name) => name.card === card) ?? -1;
    this.#orders[open.player] = order.cards?.filter((_, i) => i !== used) ?? [];
  }

  #answer(open: Decision, picks: readonly number[]): void {
    this.#take({ player: open.player, picks });
  }

  #take(input: Input): void {
    this.#game = apply(this.#game, input, true);
    this.inputs.push(input);
    this.events.push(...(this.#game.events ?? []));
  }

  #describe(open: Decision): string {
    const { cards } = this.#scenario.position;
    const name = (id: number) => cards[id].as ?? cards[id].name ?? "a blank card";
    const options = open.options.map((option) =>
      [option.do, option.option, option.card === undefined ? undefined : name(option.card)]
        .filter((word) => word !== undefined)
        .join(" "),
    );
    const what =
      open.kind === "amount" ? `a number from ${open.min} to ${open.max}` : [...new Set(options)].join(", ");
    return `the decision of ${players[open.player as Player]} by ${open.rule} (${open.kind}${open.purpose === undefined ? "" : `, ${open.purpose}`}: ${what})`;
  }
}
