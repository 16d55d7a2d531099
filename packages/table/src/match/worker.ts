/** A local match: runs in a worker and tells the page what its seat sees. */
import { type Definition, decision, type Game, master, onlyAnswer, Refused, view } from "@arbiter/engine";
import {
  type Asking,
  type BotName,
  type BroughtCard,
  botNames,
  type CardRecord,
  cardsCompiled,
  checkedSave,
  deckNamed,
  enter,
  facesIn,
  type GameName,
  gameOfSave,
  goBack,
  happenings,
  isPut,
  keyword,
  type Laid,
  type Laying,
  type Line,
  lastOwn,
  newSession,
  nextInput,
  now,
  type Player,
  paragraph,
  type Questions,
  read,
  type Seat,
  type Session,
  type Setup,
  saved,
  scene,
  seenAs,
  type TableGame,
  tell,
  type Update,
  why,
} from "@arbiter/match";
import type { ToClerk } from "../workshop/judge/clerk.ts";
import type { LearntHere, PosedHere } from "../workshop/laying.ts";
import type { Progress, Tasks } from "../workshop/worker/tasks.ts";

export type ToWorker =
  | { readonly do: "start"; readonly setup: Setup }
  | { readonly do: "load"; readonly save: unknown; readonly watch: boolean }
  | { readonly do: "lay"; readonly position: Laying }
  | { readonly do: "clerk"; readonly request: ToClerk }
  | { readonly do: "openHands"; readonly open: boolean }
  | { readonly do: "answer"; readonly decision: number; readonly picks: readonly number[] }
  | { readonly do: "concede" }
  | { readonly do: "undo" }
  | { readonly do: "asking"; readonly how: Asking }
  | { readonly do: "goTo"; readonly at: number }
  | { readonly do: "playFrom"; readonly at: number; readonly seats: readonly [Seat, Seat] }
  | { readonly do: "ask"; readonly question: keyof Questions; readonly given: readonly unknown[] }
  | { readonly do: "workshop"; readonly task: keyof Tasks; readonly given: readonly unknown[] };

export type FromWorker =
  | { readonly update: Update }
  | { readonly reply: number; readonly value: unknown }
  | { readonly reply: number; readonly refused: string }
  | { readonly progress: number; readonly value: Progress };

const load: Readonly<Record<GameName, () => Promise<{ game: TableGame }>>> = {
  opcg: () => import("@arbiter/match/opcg"),
  dbs: () => import("@arbiter/match/dbs-game").then(({ bare }) => ({ game: bare })),
};

/** The game with the sentences of its rulebook, which are loaded when one is asked for. */
async function withBook(game: TableGame): Promise<TableGame> {
  if (game.name !== "dbs") return game;
  const { edition } = game.edition;
  const isNewest = edition === (await load.dbs()).game.edition.edition;
  const { rulebook, chapters } = isNewest
    ? (await import("@arbiter/match/dbs")).game
    : (await import("@arbiter/match/dbs-editions")).editions[edition];
  return { ...game, rulebook, chapters };
}

/** The game by this edition; by the newest if there is none of that name. */
async function loadedBy(name: GameName, edition: unknown): Promise<TableGame> {
  const { game } = await load[name]();
  if (name !== "dbs" || typeof edition !== "string" || edition === game.edition.edition) return game;
  const { earlier } = await import("@arbiter/match/dbs-earlier");
  return Object.hasOwn(earlier, edition) ? (await earlier[edition]()).game : game;
}

let session: Session | null = null;
let viewer: Player = 0;
/** Over a position laid by hand any card is asked, for the player whose it is. */
function readCard(on: Session, game: TableGame, g: Game, id: number): ReturnType<Questions["read"]> {
  const seen = sees(g, viewer);
  const who = on.begun === null && g.state.cards[id] !== undefined ? master(g, id) : viewer;
  return read(game, seen, id, who);
}

/** A game that is only looked at, at this place; null: it is played. */
let shownAt: number | null = null;
let sent = new Set<string>();
/** Every card is shown to whoever looks: positions laid by hand only. */
let isOpen = false;
/** The puzzle that is being solved. */
let puzzle: PosedHere | null = null;
let lesson: LearntHere | null = null;
const none: Asking = { always: false, passing: "no" };
let asking: [Asking, Asking] = [none, none];

const post = (message: FromWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<{ number: number; message: ToWorker }>) => {
  try {
    const { message, number } = data;
    if (message.do === "workshop") return await atWork(number, message.task, message.given);
    post({ reply: number, value: await take(message) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    post({ reply: data.number, refused: error.message });
  }
};

/** The workshop's tasks come with their own code, loaded when there is one. Whatever goes wrong is told. */
async function atWork(number: number, task: keyof Tasks, given: readonly unknown[]): Promise<void> {
  try {
    const { carryOut } = await import("../workshop/worker/tasks.ts");
    const value = await carryOut(task, given, (progress) => post({ progress: number, value: progress }));
    post({ reply: number, value });
  } catch (error) {
    post({ reply: number, refused: (error as Error).message });
  }
}

async function take(message: Exclude<ToWorker, { do: "workshop" }>): Promise<unknown> {
  switch (message.do) {
    case "start":
      return started(message.setup);
    case "load":
      return loaded(message.save, message.watch);
    case "lay":
      return laid(message.position);
    case "clerk":
      return (await import("../workshop/judge/clerk.ts")).asked(message.request, loadedBy);
    case "asking":
      asking = [message.how, message.how];
      return session === null ? undefined : goOn(session);
  }
  if (session === null) throw new Refused("No match is under way.");
  switch (message.do) {
    case "answer":
      return answered(session, message.decision, message.picks);
    case "concede": {
      const player = humanSeat(session);
      step(session, { player, concedes: true });
      return;
    }
    case "undo":
      return undone(session);
    case "openHands":
      if (session.begun !== null) throw new Refused("This game is being played.");
      isOpen = message.open;
      return show(session, shownAt ?? session.inputs.length, false, true);
    case "goTo": {
      const next = Math.max(0, Math.min(message.at, session.inputs.length));
      const isStep = shownAt !== null && next === shownAt + 1;
      shownAt = next;
      return show(session, next, isStep, !isStep);
    }
    case "playFrom":
      goBack(session, message.at);
      session.seats = message.seats;
      shownAt = null;
      viewer = humanSeat(session);
      show(session, message.at, false, true);
      return goOn(session);
    case "ask":
      return reply(session, message.question, message.given);
  }
}

/** What was compiled by this build: its name changes with anything that the compiler is made of. */
function compiledHere({ compiled }: BroughtCard): readonly Definition[] {
  return compiled?.by === self.location.pathname ? [compiled.card] : [];
}

/** The game's own cards, and such as are brought as texts: what reads these is loaded when there are some. */
async function cardsFrom(game: TableGame, records: readonly CardRecord[]) {
  return records.length === 0 ? game.ownCards() : (await import("./brought.ts")).cardsRead(game, records);
}

async function started(setup: Setup): Promise<void> {
  const game = await loadedBy(setup.game, setup.edition);
  const brought = setup.cards ?? [];
  const records = brought.map(({ record }) => record);
  const compiled = brought.flatMap(compiledHere);
  const cards =
    compiled.length === brought.length ? cardsCompiled(game, compiled) : await cardsFrom(game, records);
  const decks = [
    deckNamed(game, setup.decks[0], 0, cards),
    deckNamed(game, setup.decks[1], 1, cards),
  ] as const;
  const chooser: Player = setup.first ?? ((Number.parseInt(setup.seed.slice(-1), 16) % 2) as Player);
  open(newSession(game, decks, setup.seed, chooser, setup.seats, records), null);
  const opening = decision(now(session!));
  if (setup.first !== null && opening?.purpose === "who goes first")
    enter(session!, { player: chooser, picks: [0] });
  show(session!, session!.inputs.length, false, true);
  goOn(session!);
}

async function loaded(value: unknown, watch: boolean): Promise<void> {
  const game = await loadedBy(gameOfSave(value), (value as { edition?: unknown }).edition);
  const save = checkedSave(game, value);
  const cards = await cardsFrom(game, save.cards ?? []);
  const decks = [deckNamed(game, save.decks[0], 0, cards), deckNamed(game, save.decks[1], 1, cards)] as const;
  const seats = save.seats ?? ["human", levelOf(save.bot)];
  const next = newSession(game, decks, save.seed, save.chooser, seats, save.cards);
  save.answers.forEach((input, i) => {
    try {
      enter(next, input);
    } catch (error) {
      if (error instanceof Refused) throw new Refused(`answers[${i}] is not possible: ${error.message}`);
      throw error;
    }
  });
  open(next, watch ? 0 : null);
  show(next, watch ? 0 : next.inputs.length, false, true);
  if (!watch) goOn(next);
}

async function laid({ text, seats, watch, inputs, open: shows = false }: Laying): Promise<Laid> {
  const { lay } = await import("../workshop/laying.ts");
  const { next, found, posed, learnt } = await lay(text, seats, watch, inputs ?? null, loadedBy);
  open(next, watch ? 0 : null);
  isOpen = shows;
  puzzle = posed;
  lesson = learnt;
  show(next, watch ? 0 : next.inputs.length, false, true);
  if (!watch) goOn(next);
  return found;
}

/** Saves of the terminal name bots that are no levels here. */
function levelOf(bot: string): BotName {
  return botNames.find((name) => name === bot) ?? "normal";
}

/** Only once nothing can be refused any more: until then the match before stays. */
function open(next: Session, at: number | null): void {
  session = next;
  shownAt = at;
  sent = new Set();
  isOpen = false;
  puzzle = null;
  lesson = null;
  viewer = humanSeat(next);
}

function humanSeat({ seats, games }: Session): Player {
  const open = decision(games[games.length - 1]);
  if (seats[0] === "human" && seats[1] === "human") return open?.player ?? viewer;
  return seats[1] === "human" ? 1 : 0;
}

function answered(on: Session, number: number, picks: readonly number[]): void {
  const open = decision(now(on));
  if (shownAt !== null) throw new Refused("This game is only looked at.");
  if (open === null || open.number !== number || on.seats[open.player] !== "human")
    throw new Refused("This is no longer asked.");
  step(on, { player: open.player, picks });
  goOn(on);
}

function step(on: Session, input: Parameters<typeof enter>[1]): void {
  enter(on, input);
  show(on, on.inputs.length, true, false);
}

let going: ReturnType<typeof setTimeout> | undefined;

/** Plays until a person must be asked, free for questions in between. The page shows it at its own pace. */
function goOn(on: Session): void {
  clearTimeout(going);
  going = setTimeout(() => {
    if (session !== on || shownAt !== null) return;
    if (puzzle !== null && puzzle.solver.ended(now(on)) !== null) return;
    const input = defence(on) ?? nextInput(on, asking);
    if (input === null) return;
    step(on, input);
    goOn(on);
  }, 0);
}

/** In a puzzle the other player answers as well as can be: with what keeps the goal out of reach, if there is such. */
function defence(on: Session): Parameters<typeof enter>[1] | null {
  const open = decision(now(on));
  if (puzzle === null || open === null || on.seats[open.player] === "human" || onlyAnswer(open) !== null)
    return null;
  const picks = puzzle.solver.best(now(on));
  return picks === null ? null : { player: open.player, picks };
}

function undone(on: Session): void {
  const last = lastToTakeBack(on);
  if (last === null) throw new Refused("There is nothing to take back.");
  goBack(on, last.at);
  show(on, last.at, false, true);
  goOn(on);
}

/** At a position laid by hand one person plays both sides, and takes back either's answers. */
function lastToTakeBack(on: Session): { at: number; free: boolean } | null {
  const last = lastOwn(on, viewer);
  if (on.begun !== null || on.seats.some((seat) => seat !== "human")) return last;
  const other = lastOwn(on, viewer === 0 ? 1 : 0);
  const later = other !== null && (last === null || other.at > last.at) ? other : last;
  return later === null ? null : { at: later.at, free: true };
}

/** Tells the page the game at a place: what happened on the way to it, and how it stands for this seat. */
function show(on: Session, at: number, told: boolean, jump: boolean): void {
  const { game, games, seats } = on;
  const g = games[at];
  const before = games[Math.max(0, at - 1)];
  const deciding = decision(g)?.player;
  const isShared = seats[0] === "human" && seats[1] === "human" && shownAt === null;
  const next = isShared && deciding !== undefined && isPut(on, asking) ? deciding : viewer;
  const handover = isShared && next !== viewer;
  viewer = next;
  const seen = sees(g, viewer);
  const { events } = g;
  const faces = facesIn(game, seen).filter(({ key }) => !sent.has(key));
  for (const { key } of faces) sent.add(key);
  const last = shownAt === null ? lastToTakeBack(on) : null;
  const own = view(g, viewer);
  const drawn = scene(game, seen, isOpen ? { ...own, state: g.state } : own, seats, on.names);
  const put = shownAt !== null || isPut(on, asking);
  post({
    update: {
      scene: put ? drawn : { ...drawn, asked: null },
      lines:
        jump || handover ? whole(on, at) : tell(game, events ?? [], () => sees(before, viewer), seen, viewer),
      happened: told ? happenings(seen, events ?? [], viewer) : [],
      faces,
      at,
      of: on.inputs.length,
      jump,
      handover,
      canUndo: last === null ? "no" : last.free ? "free" : "asked",
    },
  });
}

/** All that was told up to a place, from this seat. */
function whole({ game, games }: Session, at: number): Line[] {
  const seen = games.slice(0, at + 1).map((g) => sees(g, viewer));
  return seen.flatMap((after, i) =>
    tell(game, games[i].events ?? [], () => seen[Math.max(0, i - 1)], after, viewer),
  );
}

function sees(g: Game, player: Player): Game {
  return isOpen ? g : seenAs(g, view(g, player));
}

/** A game that is only looked at is laid as it was; one that is played, as its seat sees it. */
function looks(g: Game): Game {
  return shownAt === null ? sees(g, viewer) : g;
}

async function reply(on: Session, question: keyof Questions, given: readonly unknown[]): Promise<unknown> {
  const game = ["read", "why", "rule", "keyword"].includes(question) ? await withBook(on.game) : on.game;
  const g = on.games[shownAt ?? on.games.length - 1];
  switch (question) {
    case "read":
      return readCard(on, game, g, given[0] as number);
    case "why":
      return why(game, sees(g, viewer), given[0] as string, viewer);
    case "rule":
      return paragraph(game, given[0] as string);
    case "keyword":
      return keyword(game, given[0] as string);
    case "save":
      return saved(on);
    case "advice":
      return (await import("@arbiter/match/teacher")).adviceFor(on, viewer);
    case "swings":
      return (await import("@arbiter/match/teacher")).swingsOf(on, viewer);
    case "lesson":
      return lesson?.(on) ?? false;
    case "puzzle":
      return puzzle?.stands(on) ?? null;
    case "inputs":
      return on.inputs;
    case "position":
      return import("../workshop/judge/clerk.ts").then(({ positionOf }) =>
        positionOf(on, shownAt ?? on.inputs.length, looks, String(given[0])),
      );
  }
}
