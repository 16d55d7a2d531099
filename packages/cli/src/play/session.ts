/** A match against a bot with its history: every game it passed through, and what was told of each answer. */
import { ask, within } from "@arbiter/ai";
import {
  apply,
  at,
  type Decision,
  decision,
  type Game,
  type Input,
  isFreeToUndo,
  onlyAnswer,
  other,
  type Player,
  view,
} from "@arbiter/engine";
import { seated } from "../arena/bots.ts";
import type { Decks, PlayableGame } from "../games/game.ts";
import { programWith } from "../shipped.ts";
import { type Line, tell } from "./log.ts";
import { me } from "./names.ts";
import type { Saved } from "./save.ts";

export interface Match {
  readonly game: PlayableGame;
  readonly decks: Decks;
  readonly seed: string;
  readonly chooser: Player;
  readonly bot: string;
}

export interface Session {
  readonly match: Match;
  /** One more than inputs: before the first, and after each. */
  readonly games: Game[];
  readonly inputs: Input[];
  readonly log: Line[][]; // by game
}

export function newSession(match: Match): Session {
  const { game, decks, seed, chooser } = match;
  const first = game.start(decks, seed, chooser, programWith(game, decks));
  return { match, games: [first], inputs: [], log: [told(first, first)] };
}

export function resumed({ save, played, decks }: Saved): Session {
  const session = newSession({ game: played, decks, seed: save.seed, chooser: save.chooser, bot: save.bot });
  for (const input of save.answers) enter(session, input);
  return session;
}

export function now(session: Session): Game {
  return session.games[session.games.length - 1];
}

/** What the player sees, as a game that can be asked about. */
export function seenBy(g: Game, player: Player = me): Game {
  return at(g.program, view(g, player).state);
}

function told(before: Game, after: Game): Line[] {
  return tell(after.events ?? [], seenBy(before), seenBy(after));
}

/** Plays an input and returns what is told of it. */
export function enter(session: Session, input: Input): readonly Line[] {
  const before = now(session);
  const after = apply(before, input, true);
  const lines = told(before, after);
  session.inputs.push(input);
  session.games.push(after);
  session.log.push(lines);
  return lines;
}

/** The next input that is not the player's to think about: a forced answer, or the bot's. */
export function nextInput(session: Session): Input | null {
  const g = now(session);
  const open = decision(g);
  if (open === null) return null;
  if (open.player === me && isOwn(open)) return null;
  const only = onlyAnswer(open);
  if (only !== null) return { player: open.player, picks: only };
  return { player: open.player, picks: ask(opponent(session.match), g, open.player) };
}

/** The bot thinks for a second at most. */
const patience = 1000;

function opponent({ game, decks, seed, bot }: Match) {
  return seated(game, {
    bot,
    deck: decks[other(me)],
    program: programWith(game, decks),
    seed,
    clock: () => within(patience, () => performance.now()),
  });
}

/** The player is asked where there is a choice, and before his turn ends in any case. */
function isOwn(open: Decision): boolean {
  return open.purpose === "main" || onlyAnswer(open) === null;
}

/** Where the player's last own decision was, and whether taking it back hides nothing again; null if there was none. */
export function lastOwn(session: Session): { at: number; free: boolean } | null {
  for (let i = session.inputs.length - 1; i >= 0; i--) {
    if (session.inputs[i].player !== me) continue;
    const open = decision(session.games[i]);
    if (open !== null && (open.player !== me || isOwn(open)))
      return { at: i, free: isFreeToUndo(session.games[i], now(session)) };
  }
  return null;
}

export function goBack(session: Session, at: number): void {
  session.inputs.length = at;
  session.games.length = at + 1;
  session.log.length = at + 1;
}
