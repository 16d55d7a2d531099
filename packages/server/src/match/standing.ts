/** How a match stands after its entries. Nothing else is known of it, so any node can pick it up anywhere. */
import {
  apply,
  decision,
  type Game,
  type Input,
  type Knowledge,
  kindOf,
  knowledge,
  onlyAnswer,
  type Player,
  Refused,
} from "@arbiter/engine";
import { type LostBy, type RoomSettings, secretOf, seedOf, streamFrom } from "@arbiter/match";
import type { Body, Created, Left, Sitting } from "./entries.ts";
import { decksFor, gameOf, programOf } from "./games.ts";

export interface Playing {
  readonly chooser: Player;
  readonly inputs: readonly Input[];
  readonly now: Game;
  /** The place of each player's last own decision, and what was known before it. */
  readonly own: readonly [Own | null, Own | null];
}
interface Own {
  readonly at: number;
  readonly before: Knowledge;
}

export interface Standing {
  readonly id: string;
  readonly created: Created;
  readonly seats: readonly [Sitting | null, Sitting | null];
  readonly numbers: readonly [string | null, string | null];
  readonly game: number;
  readonly playing: Playing | null;
  /** Who said who goes first in the first game. */
  readonly opened: Player | null;
  readonly score: readonly [number, number];
  readonly stage: "waiting" | "playing" | "between" | "over";
  readonly winner: Player | null;
  /** How the last game was lost, where it was not by the rulebook. */
  readonly lost: { readonly player: Player; readonly by: LostBy } | null;
  readonly again: readonly [boolean, boolean];
  readonly next: string | null;
  /** Who said yes to a replay in which everything is seen. */
  readonly whole: readonly [boolean, boolean];
  readonly left: Left | null;
  /** How many entries it is made of. */
  readonly count: number;
  /** The last entry that changed the game: what an answer must name. */
  readonly after: number;
}

/** What an entry led through: every game from the one before to the last. */
export interface Advance {
  readonly standing: Standing;
  readonly passed: readonly Game[];
  readonly jump: boolean;
}

const bothSeats: readonly Player[] = [0, 1];

export function with2<T>(pair: readonly [T, T], at: Player, value: T): [T, T] {
  return at === 0 ? [value, pair[1]] : [pair[0], value];
}

export function begun(id: string, { settings, ...rest }: Created): Standing {
  const created = { ...rest, settings: { ...settings, edition: rest.edition } };
  return {
    id,
    created,
    seats: created.seats ?? [null, null],
    numbers: [null, null],
    game: 0,
    playing: null,
    opened: null,
    score: [0, 0],
    stage: "waiting",
    winner: null,
    lost: null,
    again: [false, false],
    next: null,
    whole: [false, false],
    left: fullClocks(created.settings),
    count: 1,
    after: 0,
  };
}

function fullClocks({ clock }: RoomSettings): Left | null {
  if (clock === null) return null;
  return { bank: [clock.bank * 1000, clock.bank * 1000], away: [clock.away * 1000, clock.away * 1000] };
}

/** Throws `Refused` where the entry is not possible here; nothing is changed then. */
export function advance(s: Standing, body: Body): Advance {
  const next = { ...s, count: s.count + 1 };
  const still = (more: Partial<Standing>): Advance => ({
    standing: { ...next, ...more },
    passed: [],
    jump: false,
  });
  switch (body.kind) {
    case "created":
      throw new Refused("A match begins once.");
    case "sat":
      if (s.seats[body.seat] !== null) throw new Refused("This seat is taken.");
      return beginIfReady({ ...next, seats: with2(s.seats, body.seat, body.sitting) });
    case "left":
      if (s.stage !== "waiting") throw new Refused("The game has begun.");
      if (s.seats[body.seat] === null) throw new Refused("Nobody sits there.");
      return still({
        seats: with2(s.seats, body.seat, null),
        numbers: with2(s.numbers, body.seat, null),
      });
    case "number":
      if (s.seats[body.seat] === null) throw new Refused("Nobody sits there.");
      if (s.numbers[body.seat] !== null) throw new Refused("The number was given before.");
      return beginIfReady({ ...next, numbers: with2(s.numbers, body.seat, body.number) });
    case "answer": {
      return entered({ ...next, left: body.left, after: s.count }, inputOf(body.player, body.picks));
    }
    case "lost": {
      const { player, by, left } = body;
      return entered({ ...next, lost: { player, by }, left, after: s.count }, { player, concedes: true });
    }
    case "undone": {
      const playing = takenBack(s, s.playing!, body.to);
      const standing = { ...next, playing, left: body.left, after: s.count };
      return { standing, passed: [playing.now], jump: true };
    }
    case "whole":
      if (s.stage !== "over") throw new Refused("The match is not over.");
      return still({ whole: with2(s.whole, body.seat, true) });
    case "again": {
      if (s.stage !== "between" && s.stage !== "over") throw new Refused("The game is not over.");
      const again = with2(s.again, body.seat, true);
      if (s.stage === "over" || !again.every(Boolean)) return still({ again, next: body.next ?? s.next });
      return newGame({ ...next, game: s.game + 1, again: [false, false] }, loser(s));
    }
  }
}

function loser({ playing }: Standing): Player | null {
  const winner = playing?.now.state.result?.winner ?? null;
  return winner === null ? null : winner === 0 ? 1 : 0;
}

function beginIfReady(s: Standing): Advance {
  if (s.seats.some((seat) => seat === null) || s.numbers.some((number) => number === null))
    return { standing: s, passed: [], jump: false };
  return newGame(s, s.created.chooser);
}

function newGame(s: Standing, chooser: Player | null): Advance {
  const { settings, root } = s.created;
  const numbers = s.numbers as readonly [string, string];
  const drawn = Number.parseInt(streamFrom(secretOf(root, -1), numbers, s.game).slice(-1), 16) & 1;
  const chooses = chooser ?? (drawn as Player);
  const start = startOf(s, chooses);
  const playing: Playing = { chooser: chooses, inputs: [], now: start, own: [null, null] };
  const standing: Standing = {
    ...s,
    playing,
    opened: s.opened ?? chooses,
    stage: "playing",
    lost: null,
    left: fullClocks(settings),
    after: s.count - 1,
  };
  return { ...goOn(standing, [start]), jump: true };
}

/** The game before its first input: made again when it is needed, so that no match holds it. */
export function startOf(s: Standing, chooser: Player): Game {
  const { settings, root } = s.created;
  const decks = decksFor(settings, [s.seats[0]!.deck, s.seats[1]!.deck]);
  const seed = seedOf(root, s.numbers as readonly [string, string], s.game);
  return gameOf(settings).start(decks, seed, chooser, programOf(settings), true, true);
}

const usual: readonly [Input[], Input[]] = [[], []];

/** Most answers are one of the first options: all matches share them. */
function inputOf(player: Player, picks: readonly number[]): Input {
  const [pick] = picks;
  if (picks.length !== 1 || pick < 0 || pick >= 40) return { player, picks };
  usual[player][pick] ??= { player, picks };
  return usual[player][pick];
}

function entered(s: Standing, input: Input): Advance {
  if (s.stage !== "playing") throw new Refused("No game is being played.");
  return goOn({ ...s, playing: withInput(s.playing!, input) }, []);
}

function withInput(p: Playing, input: Input): Playing {
  const open = decision(p.now);
  const mine = "picks" in input && open !== null && onlyAnswer(open) === null;
  const own = mine ? with2(p.own, input.player, { at: p.inputs.length, before: knowledge(p.now) }) : p.own;
  return { ...p, inputs: [...p.inputs, input], now: apply(p.now, input, true), own };
}

/** Plays what nobody need be asked for, and notes the end of a game. */
function goOn(s: Standing, passed: readonly Game[]): Advance {
  let playing = s.playing!;
  const seen = [...passed];
  if (seen.length === 0) seen.push(playing.now);
  for (;;) {
    const open = decision(playing.now);
    if (open === null || isOwn(playing.now)) break;
    playing = withInput(playing, inputOf(open.player, onlyAnswer(open)!));
    seen.push(playing.now);
  }
  const standing = { ...s, playing };
  return {
    standing: playing.now.state.result === null ? standing : gameOver(standing),
    passed: seen,
    jump: false,
  };
}

/** In a match of three, so many games at most, if some are drawn. */
const mostGames = 5;

function gameOver(s: Standing): Standing {
  const { winner } = s.playing!.now.state.result!;
  const score = winner === null ? s.score : with2(s.score, winner, s.score[winner] + 1);
  const { bestOf } = s.created.settings;
  const leader = bothSeats.find((seat) => score[seat] * 2 > bestOf) ?? null;
  const isOver = leader !== null || bestOf === 1 || s.game + 1 >= mostGames;
  const ahead = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1;
  return {
    ...s,
    score,
    stage: isOver ? "over" : "between",
    winner: isOver ? ahead : null,
    again: [false, false],
  };
}

/**
 * Whether somebody is asked. Only what everybody at the table can see to be without a choice is not: a question
 * that was passed over, or a pause that was not made, would tell of cards that are hidden.
 */
export function isOwn(g: Game): boolean {
  const open = decision(g);
  if (open === null) return false;
  if (onlyAnswer(open) === null || (open.kind !== "choose" && open.kind !== "order")) return true;
  if (open.hides === true) return true;
  // Among cards that are hidden there might be another one to choose, also where this one was shown.
  const { areas } = g.program.edition;
  const isSeen = (id: number | undefined) =>
    id !== undefined &&
    g.state.cards[id].known === 3 &&
    areas[kindOf(g, g.state.cards[id].area)].open === "all";
  return open.options.length === 0 || !open.options.every(({ card }) => isSeen(card));
}

/** The game as it was before some inputs; who decided last is found by playing it again. */
function takenBack(s: Standing, p: Playing, to: number): Playing {
  if (to < 0 || to >= p.inputs.length) throw new Refused("There is nothing to take back.");
  let again: Playing = { ...p, inputs: [], now: startOf(s, p.chooser), own: [null, null] };
  for (const input of p.inputs.slice(0, to)) again = withInput(again, input);
  return again;
}

export function standingAfter(id: string, bodies: readonly Body[]): Standing {
  const [first, ...rest] = bodies;
  if (first?.kind !== "created") throw new Error(`Match ${id} has no beginning.`);
  return rest.reduce((s, body) => advance(s, body).standing, begun(id, first));
}
