/** A match that somebody is at: takes requests in order, stores what they decide, then tells everybody. */
import { createHash } from "node:crypto";
import { decision, type Game, type Player, Refused } from "@arbiter/engine";
import {
  closes,
  commitment,
  type Disclosure,
  engineVersion,
  type FromServer,
  owners,
  type Phrase,
  type Room,
  secretOf,
} from "@arbiter/match";
import type { Store } from "../store/store.ts";
import { eachOf, leftAt, type Running, type Steady, shownClocks, untilOut } from "./clock.ts";
import { disclosure } from "./disclosure.ts";
import { type Body, entryBody, type Left, type Sitting } from "./entries.ts";
import { checkedDeck } from "./games.ts";
import { reply, undoFor, updates, type Viewer, whole } from "./shown.ts";
import { type Advance, advance, begun, type Standing } from "./standing.ts";

export interface Connection {
  send(message: FromServer): void;
  close(code: number, why: string): void;
}

/** Thrown where the store is away: whether it was stored is not known, so everybody comes again. */
export class Unavailable extends Error {}

export interface LiveContext {
  readonly store: Store;
  readonly time: Steady;
  readonly node: string;
  /** Something of which only the operator should know. */
  readonly problem: (what: string, error: unknown) => void;
  readonly stored: () => void;
  /** Makes the match after this one, and gives its code. */
  readonly rematch: (after: Standing) => Promise<string>;
  readonly ended: (live: Live) => void;
}

interface Present {
  readonly connection: Connection;
  readonly viewer: Viewer | null; // null: in the room, not at the table
  readonly sent: Set<string>;
}

/** What nodes tell each other of a match, beside its entries. */
export type Whisper =
  | { readonly here: readonly Player[]; readonly node: string }
  | { readonly tookOver: Player; readonly node: string }
  | { readonly said: { readonly by: Player; readonly phrase: Phrase } }
  | { readonly undo: { readonly by: Player; readonly after: number } | null };

export type Live = Awaited<ReturnType<typeof openLive>>;

export const keyOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** A node that was not heard of for so long is gone. */
const forgotten = 12_000;

export async function openLive(id: string, context: LiveContext) {
  const { store, time, node } = context;
  const entries = (await store.entries(id)).map(({ body }) => entryBody.parse(body));
  const [first, ...rest] = entries;
  if (first?.kind !== "created") throw new Refused("There is no such match.");
  if (first.engine !== engineVersion)
    throw new Refused(`This match is played by engine ${first.engine}; here is ${engineVersion}.`);
  let standing = rest.reduce((s, body) => advance(s, body).standing, begun(id, first));

  const present = new Map<Connection, Present>();
  const elsewhere: [Map<string, number>, Map<string, number>] = [new Map(), new Map()];
  let undoAsked: { by: Player; after: number } | null = null;
  let left: Left | null = standing.left;
  let running: Running | null = null;
  let alarm: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let ended = false;

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  /** Stores what is decided on; where another was first, reads him and decides again. */
  const act = (decide: (s: Standing) => Body | null): Promise<"done" | "stale"> =>
    inOrder(async () => {
      for (;;) {
        if (ended) throw new Unavailable();
        const body = decide(standing);
        if (body === null) return "stale";
        const next = advance(standing, body);
        let stored: boolean;
        try {
          stored = await store.append(id, { number: standing.count, at: Date.now(), body });
        } catch (error) {
          throw giveUp(error);
        }
        if (stored) {
          context.stored();
          commit(next);
          return "done";
        }
        await catchUp();
      }
    });

  function giveUp(error: unknown): Unavailable {
    context.problem("the store is away", error);
    end(1013, "The store is away; come again.");
    return new Unavailable();
  }

  async function catchUp(): Promise<void> {
    let more: Body[];
    try {
      more = (await store.entries(id, standing.count)).map(({ body }) => entryBody.parse(body));
    } catch (error) {
      throw giveUp(error);
    }
    for (const body of more) commit(advance(standing, body));
  }

  function commit({ standing: next, passed, jump }: Advance): void {
    const before = standing;
    standing = next;
    if (next.after !== before.after) {
      undoAsked = null;
      left = next.left;
      running = null;
      restartClock();
      showGame(jump ? null : (before.playing?.now ?? null), passed);
    }
    showRoom();
    if (stageOf(next) !== stageOf(before))
      store.setStage(id, stageOf(next)).catch((error) => context.problem("the stage was not noted", error));
  }

  function showGame(before: Game | null, passed: readonly Game[]): void {
    for (const { connection, viewer, sent } of present.values()) {
      if (viewer === null) continue;
      const shown =
        before === null ? [whole(standing, viewer, sent)] : updates(standing, viewer, before, passed, sent);
      for (const update of shown) connection.send({ update, after: standing.after, clocks: clocksNow() });
    }
  }

  const clocksNow = () => (left === null ? null : shownClocks(left, running, time.now()));

  const isHere = (seat: Player) =>
    [...present.values()].some(({ viewer }) => viewer === seat) ||
    [...elsewhere[seat].values()].some((heard) => performance.now() - heard < forgotten);

  function showRoom(): void {
    for (const one of present.values()) one.connection.send({ room: roomFor(one) });
  }

  function roomFor({ viewer }: Present): Room {
    const { created, seats, again, numbers } = standing;
    const seatShown = (seat: Player) => {
      const sitting = seats[seat];
      return sitting === null ? null : { name: sitting.name, here: isHere(seat), again: again[seat] };
    };
    return {
      code: created.code,
      settings: created.settings,
      edition: created.edition,
      engine: created.engine,
      seats: [seatShown(0), seatShown(1)],
      you: viewer === "public" ? null : viewer,
      commitments: owners.map((owner) => commitment(secretOf(created.root, owner))) as [
        string,
        string,
        string,
      ],
      numbers: [numbers[0] !== null, numbers[1] !== null],
      stage: standing.stage,
      game: standing.game,
      score: standing.score,
      winner: standing.winner,
      next: standing.next,
      watching: [...present.values()].filter((one) => one.viewer === "public").length,
    };
  }

  /** The clock runs for the one who must decide, from now on, while somebody is here. */
  function restartClock(): void {
    clearTimeout(alarm);
    const { clock } = standing.created.settings;
    if (left === null || clock === null) return;
    const now = time.now();
    const open = standing.stage === "playing" ? decision(standing.playing!.now) : null;
    const before = leftAt(left, running, now);
    const each = running === null ? eachOf(clock) : before.each;
    left = before.left;
    running = null;
    if (open === null || ended || ![0, 1].some((seat) => isHere(seat as Player))) return;
    running = { player: open.player, since: now, each, here: isHere(open.player) };
    alarm = setTimeout(() => void runOut(), untilOut(left, running) + 5);
    alarm.unref();
  }

  async function runOut(): Promise<void> {
    const due = standing.after;
    try {
      await act((s) => {
        if (s.after !== due || left === null || running === null) return null;
        const at = leftAt(left, running, time.now());
        if (untilOut(at.left, { ...running, each: at.each }) > 0) {
          restartClock(); // the process stood still in between
          return null;
        }
        return {
          kind: "lost",
          player: running.player,
          by: running.here ? "clock" : "absence",
          left: at.left,
        };
      });
    } catch (error) {
      if (!(error instanceof Unavailable)) context.problem("a clock ran out and could not be stored", error);
    }
  }

  const leftNow = () => (left === null ? null : leftAt(left, running, time.now()).left);

  function presenceChanged(): void {
    restartClock();
    showRoom();
    const clocks = clocksNow();
    if (clocks !== null) for (const { connection } of present.values()) connection.send({ clocks });
    tellHere();
  }

  function whisper(message: Whisper): void {
    if (store.kind !== "postgres") return;
    store.tell(id, JSON.stringify(message)).catch((error) => context.problem("nodes were not told", error));
  }

  function tellHere(): void {
    const here = ([0, 1] as const).filter((seat) => [...present.values()].some((p) => p.viewer === seat));
    whisper({ here, node });
  }

  function end(code: number, why: string): void {
    if (ended) return;
    ended = true;
    clearTimeout(alarm);
    for (const connection of present.keys()) connection.close(code, why);
    present.clear();
    context.ended(live);
  }

  /** At the table as this seat, alone: another tab or device gives way. */
  function seatAt(connection: Connection, seat: Player): void {
    for (const one of [...present.values()])
      if (one.viewer === seat && one.connection !== connection) {
        present.delete(one.connection);
        one.connection.close(closes.takenOver, "The seat was taken over elsewhere.");
      }
    elsewhere[seat].clear();
    arrive(connection, seat);
    whisper({ tookOver: seat, node });
  }

  function arrive(connection: Connection, viewer: Viewer | null): void {
    present.set(connection, { connection, viewer, sent: new Set() });
    presenceChanged();
    if (viewer === null || standing.playing === null) return;
    const { sent } = present.get(connection)!;
    connection.send({
      update: whole(standing, viewer, sent),
      after: standing.after,
      clocks: clocksNow(),
    });
    if (undoAsked !== null) connection.send({ undo: undoAsked });
  }

  const seatOf = (connection: Connection): Player => {
    const viewer = present.get(connection)?.viewer;
    if (viewer !== 0 && viewer !== 1) throw new Refused("You do not sit at this table.");
    return viewer;
  };

  const seatWith = (secret: string): Player | null => {
    const key = keyOf(secret);
    const seat = standing.seats.findIndex((sitting) => sitting?.key === key);
    return seat < 0 ? null : (seat as Player);
  };

  const live = {
    id,
    standing: () => standing,
    isEmpty: () => present.size === 0,

    enter: (connection: Connection, secret: string | undefined) =>
      inOrder(async () => {
        await catchUp();
        const seat = secret === undefined ? null : seatWith(secret);
        if (secret !== undefined && seat === null) throw new Refused("This is not a seat of this match.");
        const { spectators } = standing.created.settings;
        const isFull = standing.seats.every((sitting) => sitting !== null);
        if (seat !== null) seatAt(connection, seat);
        else if (!isFull) arrive(connection, null);
        else if (spectators === "public") arrive(connection, "public");
        else throw new Refused("This table is full, and its players want no spectators.");
      }),

    sit: async (connection: Connection, secret: string, name: string, deck: Sitting["deck"]) => {
      checkedDeck(standing.created.settings.game, deck);
      const key = keyOf(secret);
      await act((s) => {
        if (s.seats.some((sitting) => sitting?.key === key)) return null;
        const free = s.seats.indexOf(null);
        if (free < 0) throw new Refused("The table is full.");
        return { kind: "sat", seat: free as Player, sitting: { name, key, deck } };
      });
      await inOrder(async () => seatAt(connection, seatWith(secret)!));
    },

    number: async (connection: Connection, number: string) => {
      const seat = seatOf(connection);
      return act((s) => (s.numbers[seat] === null ? { kind: "number", seat, number } : null));
    },

    answer: (connection: Connection, after: number, picks: readonly number[]) => {
      const player = seatOf(connection);
      return act((s) =>
        s.after === after && s.stage === "playing"
          ? { kind: "answer", player, picks: [...picks], left: leftNow() }
          : null,
      );
    },

    concede: (connection: Connection, game: number) => {
      const player = seatOf(connection);
      return act((s) =>
        s.game === game && s.stage === "playing"
          ? { kind: "lost", player, by: "concession", left: leftNow() }
          : null,
      );
    },

    undo: async (connection: Connection, after: number) => {
      const by = seatOf(connection);
      if (standing.after !== after || standing.playing === null) return "stale";
      const can = undoFor(standing.playing, by, standing.stage === "playing");
      if (can === "no") throw new Refused("There is nothing to take back.");
      if (can === "free") return takeBack(by, after);
      undoAsked = { by, after };
      for (const one of present.values()) one.connection.send({ undo: undoAsked });
      whisper({ undo: undoAsked });
      return "done";
    },

    consent: async (connection: Connection, after: number, yes: boolean) => {
      const seat = seatOf(connection);
      const asked = undoAsked;
      if (asked === null || asked.after !== after || asked.by === seat) return "stale";
      undoAsked = null;
      for (const one of present.values()) one.connection.send({ undo: null });
      whisper({ undo: null });
      return yes ? takeBack(asked.by, after) : "done";
    },

    again: async (connection: Connection) => {
      const seat = seatOf(connection);
      const other = seat === 0 ? 1 : 0;
      const next =
        standing.stage === "over" && standing.again[other] ? await context.rematch(standing) : null;
      return act((s) => {
        if (s.again[seat] || (s.stage !== "between" && s.stage !== "over")) return null;
        return { kind: "again", seat, next: s.stage === "over" && s.again[other] ? next : null };
      });
    },

    say: (connection: Connection, phrase: Phrase) => {
      const by = seatOf(connection);
      if (!standing.created.settings.emotes) throw new Refused("Nothing is said at this table.");
      for (const one of present.values()) one.connection.send({ said: { by, phrase } });
      whisper({ said: { by, phrase } });
    },

    ask: (
      connection: Connection,
      question: "read" | "rule" | "keyword" | "save",
      given: readonly (number | string)[],
    ) => {
      const viewer = present.get(connection)?.viewer ?? null;
      if (viewer === null) throw new Refused("You are not at this table.");
      if (question === "save") throw new Refused("A whole game needs both players' yes.");
      return reply(standing, viewer, question, given);
    },

    disclose: async (connection: Connection): Promise<Disclosure> => {
      const seat = seatOf(connection);
      if (standing.stage !== "over") throw new Refused("Secrets are told when the match is over.");
      return disclosure(standing, seat, await store.entries(id));
    },

    leave: (connection: Connection) => {
      const was = present.get(connection);
      if (was === undefined) return;
      present.delete(connection);
      if (was.viewer === 0 || was.viewer === 1) presenceChanged();
    },

    /** Another node has stored an entry. */
    heard: (number: number) => {
      if (ended || number < standing.count) return;
      inOrder(async () => {
        if (!ended && number >= standing.count) await catchUp();
      }).catch((error) => {
        if (!(error instanceof Unavailable)) context.problem("another node's entry does not fit", error);
      });
    },

    whispered: (message: Whisper) => {
      if ("said" in message) {
        for (const one of present.values()) one.connection.send({ said: message.said });
      } else if ("undo" in message) {
        undoAsked = message.undo;
        for (const one of present.values()) one.connection.send({ undo: message.undo });
      } else if (message.node === node) {
        return; // our own
      } else if ("tookOver" in message) {
        for (const one of [...present.values()])
          if (one.viewer === message.tookOver) {
            present.delete(one.connection);
            one.connection.close(closes.takenOver, "The seat was taken over elsewhere.");
          }
      } else {
        const before = [isHere(0), isHere(1)];
        for (const seat of [0, 1] as const)
          if (message.here.includes(seat)) elsewhere[seat].set(message.node, performance.now());
          else elsewhere[seat].delete(message.node);
        if (before[0] !== isHere(0) || before[1] !== isHere(1)) {
          restartClock();
          showRoom();
        }
      }
    },

    /** Now and then: other nodes hear that who sits here is still here. */
    beat: tellHere,

    end,
  };

  function takeBack(by: Player, after: number): Promise<"done" | "stale"> {
    return act((s) => {
      const own = s.playing?.own[by] ?? null;
      if (s.after !== after || s.stage !== "playing" || own === null) return null;
      return { kind: "undone", to: own.at, left: leftNow() };
    });
  }

  return live;
}

function stageOf({ stage, seats }: Standing): "open" | "playing" | "over" {
  if (stage === "over") return "over";
  return seats.every((sitting) => sitting !== null) ? "playing" : "open";
}
