/** A match with its history: every game it passed through, and the inputs between them. */
import {
  ask,
  type Brief,
  fitting,
  type List,
  levels,
  mulberry32,
  type Random,
  type Seated,
  searchBot,
  within,
} from "@arbiter/ai";
import {
  apply,
  type Decision,
  decision,
  type Game,
  type Input,
  isFreeToUndo,
  type Option,
  onlyAnswer,
  type Player,
  type Program,
  program,
  Refused,
  view,
} from "@arbiter/engine";
import type { Deck, Decks, TableGame } from "./game.ts";
import type { Asking, BotName, CardRecord, Save, Seat } from "./types.ts";

export interface Session {
  readonly game: TableGame;
  readonly program: Program;
  readonly seed: string;
  /** What it began with; null: with a position laid by hand, and then it is not saved as a game. */
  readonly begun: { readonly decks: Decks; readonly chooser: Player } | null;
  readonly names: readonly [string, string];
  /** What a bot may know of decks: each player's own list, and lists that the other's may be. */
  readonly lists: readonly [List, List];
  readonly known: readonly List[];
  seats: readonly [Seat, Seat];
  /** Cards that do not come with Arbiter, as printed. */
  readonly cards: readonly CardRecord[];
  /** One more than inputs: before the first, and after each. */
  readonly games: Game[];
  readonly inputs: Input[];
}

export function newSession(
  game: TableGame,
  decks: Decks,
  seed: string,
  chooser: Player,
  seats: readonly [Seat, Seat],
  cards: readonly CardRecord[] = [],
): Session {
  const shared = programWith(game, decks);
  const first = game.start(decks, seed, chooser, shared);
  return {
    game,
    program: shared,
    seed,
    begun: { decks, chooser },
    names: apart(decks[0].leader.name, decks[1].leader.name),
    lists: [game.list(decks[0], shared), game.list(decks[1], shared)],
    known: game.deckNames().map((deck) => game.list(game.deck(deck), shared)),
    seats,
    cards,
    games: [first],
    inputs: [],
  };
}

/** A session from a position that was laid by hand: whoever looks on knows both lists. */
export function laidSession(game: TableGame, first: Game, seats: readonly [Seat, Seat]): Session {
  const { cards, seed } = first.state;
  const of = (player: Player) => cards.filter(({ owner }) => owner === player);
  const list = (player: Player) => of(player).map(({ def }) => def);
  const leader = game.edition.areas.findIndex(({ name }) => name === "leader");
  const named = (player: Player) => {
    const id = first.state.areas[player * game.edition.areas.length + leader][0];
    return id === undefined ? "" : first.program.definitions[cards[id].def].name;
  };
  const lists = [list(0), list(1)] as const;
  return {
    game,
    program: first.program,
    seed,
    begun: null,
    names: apart(named(0), named(1)),
    lists,
    known: lists,
    seats,
    cards: [],
    games: [first],
    inputs: [],
  };
}

function apart(a: string, b: string): readonly [string, string] {
  return a === b ? [`${a} I`, `${b} II`] : [a, b];
}

/** Of the shipped decks and these, so that who knows the program does not know by it what is played. */
function programWith(game: TableGame, decks: Decks): Program {
  const all = [...game.deckNames().map(game.deck), ...decks].flatMap(
    ({ leader, cards, zDeck = [], tokens = [] }) => [leader, ...cards, ...zDeck, ...tokens],
  );
  return program(game.edition, [...new Map(all.map((card) => [card.key, card])).values()]);
}

export function now(session: Session): Game {
  return session.games[session.games.length - 1];
}

export function enter(session: Session, input: Input): void {
  session.games.push(apply(now(session), input, true));
  session.inputs.push(input);
}

export function goBack(session: Session, at: number): void {
  session.inputs.length = at;
  session.games.length = at + 1;
}

/** The next input that nobody has to be asked for: forced, passed by a player's wish, or a bot's. */
export function nextInput(session: Session, asking: readonly [Asking, Asking]): Input | null {
  const g = now(session);
  const open = decision(g);
  if (open === null) return null;
  const { player } = open;
  const seat = session.seats[player];
  const only = onlyAnswer(open);
  if (seat === "human") {
    if (passes(session, g, open, asking[player])) return { player, picks: [open.decline!] };
    if (isOwn(session, g, open, asking[player])) return null;
    return { player, picks: only ?? [0] };
  }
  if (seat === "remote") return null;
  if (only !== null) return { player, picks: only };
  return { player, picks: ask(seated(session, player, seat), g, player) };
}

/** What a bot in this seat would know: the teacher knows no more. */
export function briefFor(session: Session, player: Player, ms: number): Brief {
  const { program, lists, known, seed } = session;
  const g = now(session);
  const clock = within(ms, () => performance.now());
  const seen = view(g, player);
  return {
    program,
    own: lists[player],
    others: fitting(seen, program, known),
    clock,
    random: randomFor(seed, g.state.count),
  };
}

/** The strongest thinks for so many milliseconds at most, the others for a part of it. */
const patience = 600;

/** A bot that knows its own deck and the shipped ones. */
function seated({ game, program, seed, lists, known }: Session, player: Player, name: BotName): Seated {
  return {
    bot: searchBot(game.judgement, levels.find((level) => level.name === name)!),
    program,
    own: lists[player],
    known,
    clock: () => within(patience, () => performance.now()),
    random: (number) => randomFor(seed, number),
  };
}

/** A generator of its own for each decision, so that after undo and load the bot is the same again. */
function randomFor(seed: string, number: number): Random {
  const parts = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  return mulberry32(parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1), number + 1));
}

/**
 * A player is asked where there is a choice, and before his turn ends in any case. Between people also where
 * only one answer is possible in a window: a pause tells nothing then (DBS 9-7-2-3).
 */
function isOwn({ game, seats, begun }: Session, g: Game, open: Decision, { always }: Asking): boolean {
  if (open.purpose === "main") return true;
  if (onlyAnswer(open) === null) return !areEqual(g, open);
  const window = game.windows.includes(open.purpose);
  const people = begun !== null && seats[0] === "human" && seats[1] === "human";
  return window && (always || people);
}

/** Which of several equal abilities comes first: copies of one card wait with the same text. */
function areEqual(g: Game, { kind, max, options }: Decision): boolean {
  if (kind !== "order" || max !== 1) return false;
  const same = ({ card = -1, ability }: Option) => `${g.state.cards[card]?.def} ${ability}`;
  return options.every((option) => option.ability !== undefined && same(option) === same(options[0]));
}

/** Whether the open question is put to a person, and not answered by itself. */
export function isPut(session: Session, asking: readonly [Asking, Asking]): boolean {
  const g = now(session);
  const open = decision(g);
  if (open === null || session.seats[open.player] !== "human") return false;
  const how = asking[open.player];
  return !passes(session, g, open, how) && isOwn(session, g, open, how);
}

function passes({ game }: Session, g: Game, open: Decision, { passing }: Asking): boolean {
  if (passing === "no" || open.decline === undefined || g.state.active === open.player) return false;
  return passing === "until my turn" || !game.windows.includes(open.purpose);
}

/** Where the last own decision of a player was, and whether taking it back hides nothing again. */
export function lastOwn(session: Session, player: Player): { at: number; free: boolean } | null {
  for (let i = session.inputs.length - 1; i >= 0; i--) {
    if (session.inputs[i].player !== player) continue;
    const open = decision(session.games[i]);
    if (open !== null && (open.purpose === "main" || onlyAnswer(open) === null))
      return { at: i, free: isFreeToUndo(session.games[i], now(session)) };
  }
  return null;
}

export const engineVersion = "0.1.0";

export function saved(session: Session): Save {
  const numbers = (deck: Deck) =>
    [deck.leader, ...deck.cards, ...(deck.zDeck ?? [])].map((card) => card.number);
  const { game, begun, seats } = session;
  if (begun === null) throw new Refused("A position laid by hand is kept as a scenario file, not as a game.");
  const { decks, chooser } = begun;
  return {
    arbiter: 1,
    engine: engineVersion,
    game: game.name,
    edition: game.edition.edition,
    decks: [numbers(decks[0]), numbers(decks[1])],
    seed: session.seed,
    chooser,
    bot: seats.find((seat) => seat !== "human") ?? "normal",
    seats,
    ...(session.cards.length === 0 ? {} : { cards: session.cards }),
    answers: session.inputs,
  };
}
