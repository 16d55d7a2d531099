/** A match that somebody is at: takes requests in order, stores what they decide, then tells everybody. */
import { type Player, Refused } from "@arbiter/engine";
import { closes, type Disclosure, type Phrase, type RoomSettings } from "@arbiter/match";
import type { Store } from "../store/store.ts";
import { type Connection, openAudience } from "./audience.ts";
import type { Steady } from "./clock.ts";
import type { Body, Created, Sitting } from "./entries.ts";
import { entriesOf, openJournal, Unavailable } from "./journal.ts";
import type { Machine } from "./machine.ts";
import { isSameRoom, stageOf } from "./room.ts";
import { keyOf, openSeats } from "./seats.ts";
import { openShowing } from "./showing.ts";
import { isSeat, type Viewer } from "./shown.ts";
import type { Advance, Standing } from "./standing.ts";
import { openTalk, type Said } from "./talk.ts";
import { openTiming } from "./timing.ts";
import { openUndoing, type UndoAsked } from "./undoing.ts";

export interface LiveContext {
  readonly store: Store;
  readonly machine: Machine;
  readonly time: Steady;
  readonly node: string;
  /** Something of which only the operator should know. */
  readonly problem: (what: string, error: unknown) => void;
  readonly stored: () => void;
  /** Throws where the room's format does not allow these cards. */
  readonly allowed: (settings: RoomSettings, numbers: readonly string[]) => void;
  /** Makes the match after this one, and gives its code. */
  readonly rematch: (after: Standing) => Promise<string>;
  /** Something by which it is found has changed. */
  readonly altered: (standing: Standing) => void;
  readonly ended: (live: Live) => void;
}

/** What nodes tell each other of a match, beside its entries. */
export type Whisper = { readonly node: string } & (
  | Said
  | { readonly here: readonly Player[] }
  | { readonly tookOver: Player }
  | { readonly undo: UndoAsked }
);
type Told = Whisper extends infer W ? (W extends unknown ? Omit<W, "node"> : never) : never;

export type Live = ReturnType<typeof openLive>;

export function openLive(id: string, entries: readonly [Created, readonly Body[]], context: LiveContext) {
  const { store, machine, time, node } = context;
  const journal = openJournal(id, store, machine, entries, {
    committed,
    stored: context.stored,
    lost: (error) => {
      context.problem("the store is away", error);
      end(1013, "The store is away; come again.");
    },
  });
  const { standing, act, inOrder } = journal;
  const { settings } = standing().created;
  const audience = openAudience();
  const timing = openTiming(settings.clock, standing().left, time, () => void runOut());
  const showing = openShowing(machine, standing, audience, timing);
  const seats = openSeats(standing, audience);
  const undoing = openUndoing(machine, journal, audience, timing, whisper);
  const talk = openTalk(settings, audience, whisper);
  let ended = false;

  function committed(before: Standing, { standing: next, passed, jump }: Advance): void {
    if (next.after !== before.after) {
      undoing.forget();
      timing.set(next.left);
      runClock();
      showing.game(jump ? null : (before.playing?.now ?? null), passed);
      for (const game of passed) game.events = null; // told to all who are here: nobody reads them again
    }
    for (const seat of [0, 1] as const)
      if (before.seats[seat] !== null && next.seats[seat] === null)
        audience.closeAll((one) => one.viewer === seat, closes.kicked, "The host wants to play with others.");
    if (!isSameRoom(before, next)) showing.room();
    if (stageOf(next) !== stageOf(before) || before.seats !== next.seats) context.altered(next);
  }

  function runClock(): void {
    const player = machine.deciding(standing());
    const runs = !ended && (audience.isHere(0) || audience.isHere(1));
    timing.run(runs ? player : null, player !== null && audience.isHere(player));
  }

  async function runOut(): Promise<void> {
    const due = standing().after;
    try {
      await act((s) => {
        if (s.after !== due) return null;
        const lost = timing.lost();
        if (lost === null) runClock();
        return lost === null ? null : { kind: "lost", ...lost };
      });
    } catch (error) {
      if (!(error instanceof Unavailable)) context.problem("a clock ran out and could not be stored", error);
    }
  }

  function presenceChanged(): void {
    runClock();
    showing.room();
    const clocks = timing.shown();
    if (clocks !== null) audience.tell({ clocks });
    tellHere();
  }

  function whisper(message: Told): void {
    if (store.kind !== "postgres") return;
    store
      .tell(id, JSON.stringify({ ...message, node }))
      .catch((error) => context.problem("nodes were not told", error));
  }

  const tellHere = () => whisper({ here: audience.held() });

  function end(code: number, why: string): void {
    if (ended) return;
    ended = true;
    journal.close();
    timing.stop();
    audience.closeAll(() => true, code, why);
    context.ended(live);
  }

  /** At the table as this seat, alone: another tab or device gives way. */
  function seatAt(connection: Connection, seat: Player): void {
    audience.giveWay(seat, connection);
    audience.heldOnlyHere(seat);
    arrive(connection, seat);
    whisper({ tookOver: seat });
  }

  function arrive(connection: Connection, viewer: Viewer | null): void {
    const one = audience.add(connection, viewer);
    presenceChanged();
    if (viewer === null || standing().playing === null) return;
    showing.whole(one, viewer);
    const undo = undoing.asked();
    if (undo !== null) connection.send({ undo });
  }

  const live = {
    id,
    standing,
    isEmpty: audience.isEmpty,

    enter: (connection: Connection, secret: string | undefined) =>
      inOrder(async () => {
        await journal.catchUp();
        const seat = secret === undefined ? seats.ofAccount(connection) : seats.with(secret);
        if (secret !== undefined && seat === null) throw new Refused("This is not a seat of this match.");
        const isFull = standing().seats.every((sitting) => sitting !== null);
        if (seat !== null) seatAt(connection, seat);
        else if (!isFull) arrive(connection, null);
        else if (settings.spectators !== "none") arrive(connection, settings.spectators);
        else throw new Refused("This table is full, and its players want no spectators.");
      }),

    sit: async (
      connection: Connection,
      secret: string,
      name: string,
      deck: Sitting["deck"],
      accepts: string | undefined,
    ) => {
      if (settings.library !== null && accepts !== settings.library)
        throw new Refused("This room is played with a card library of its own: accept it first.");
      context.allowed(settings, machine.numbersOf(machine.checkedDeck(settings, deck)));
      const key = keyOf(secret);
      const { account } = connection;
      const known = account === null ? {} : { account };
      const host = standing().seats[0]?.account;
      if (account !== null && host !== undefined && (await store.people.areApart(account, host)))
        throw new Refused("One of you does not want to play with the other.");
      await act((s) => {
        if (s.seats.some((sitting) => sitting?.key === key)) return null;
        if (account !== null && s.seats.some((sitting) => sitting?.account === account))
          throw new Refused("You sit at this table already.");
        const free = s.seats.indexOf(null);
        if (free < 0) throw new Refused("The table is full.");
        return { kind: "sat", seat: free as Player, sitting: { name, key, deck, ...known } };
      });
      await inOrder(async () => seatAt(connection, seats.with(secret)!));
    },

    number: async (connection: Connection, number: string) => {
      const seat = seats.of(connection);
      return act((s) => (s.numbers[seat] === null ? { kind: "number", seat, number } : null));
    },

    answer: (connection: Connection, after: number, picks: readonly number[]) => {
      const player = seats.of(connection);
      return act((s) =>
        s.after === after && s.stage === "playing"
          ? { kind: "answer", player, picks: [...picks], left: timing.left() }
          : null,
      );
    },

    concede: (connection: Connection, game: number) => {
      const player = seats.of(connection);
      return act((s) =>
        s.game === game && s.stage === "playing"
          ? { kind: "lost", player, by: "concession", left: timing.left() }
          : null,
      );
    },

    undo: async (connection: Connection, after: number) => undoing.undo(seats.of(connection), after),
    consent: async (connection: Connection, after: number, yes: boolean) =>
      undoing.consent(seats.of(connection), after, yes),

    again: async (connection: Connection) => {
      const seat = seats.of(connection);
      const other = seat === 0 ? 1 : 0;
      const next =
        standing().stage === "over" && standing().again[other] ? await context.rematch(standing()) : null;
      return act((s) => {
        if (s.again[seat] || (s.stage !== "between" && s.stage !== "over")) return null;
        return { kind: "again", seat, next: s.stage === "over" && s.again[other] ? next : null };
      });
    },

    say: (connection: Connection, phrase: Phrase) => talk.say(seats.of(connection), phrase),
    chat: (connection: Connection, text: string) => talk.chat(seats.of(connection), text),
    mute: talk.mute,

    /** Who made the room has the first seat. */
    kick: async (connection: Connection, who: "guest" | "spectators") => {
      if (seats.of(connection) !== 0) throw new Refused("Only the host may do this.");
      if (who === "guest")
        return act((s) => (s.seats[1] === null || s.stage !== "waiting" ? null : { kind: "left", seat: 1 }));
      talk.dismissSpectators();
      showing.room();
      return "done";
    },

    report: async (connection: Connection, text: string) => {
      const seat = seats.of(connection);
      const [by, about] = [standing().seats[seat], standing().seats[seat === 0 ? 1 : 0]];
      const named = (sitting: Sitting | null) => JSON.stringify([sitting?.name, sitting?.account ?? null]);
      const talkNow = JSON.stringify(talk.last());
      await store.people.report({ match: id, by: named(by), about: named(about), text, talk: talkNow });
    },

    whole: async (connection: Connection) => {
      const seat = seats.of(connection);
      return act((s) => (s.whole[seat] ? null : { kind: "whole", seat }));
    },

    ask: (
      connection: Connection,
      question: "read" | "why" | "rule" | "keyword" | "save",
      given: readonly (number | string)[],
    ) => {
      const viewer = audience.of(connection)?.viewer ?? null;
      if (viewer === null) throw new Refused("You are not at this table.");
      if (question === "save") throw new Refused("A whole game needs both players' yes.");
      return machine.reply(standing(), viewer, question, given);
    },

    disclose: async (connection: Connection): Promise<Disclosure> => {
      const seat = seats.of(connection);
      if (standing().stage !== "over") throw new Refused("Secrets are told when the match is over.");
      const [created, rest] = await entriesOf(store, id);
      return machine.disclosure(standing(), seat, [created, ...rest]);
    },

    leave: (connection: Connection) => {
      const was = audience.remove(connection);
      if (was === undefined || ended) return;
      if (isSeat(was.viewer)) presenceChanged();
      else showing.room();
    },

    /** Another node has stored an entry. */
    heard: (number: number) => {
      journal.heard(number).catch((error) => {
        if (!(error instanceof Unavailable)) context.problem("another node's entry does not fit", error);
      });
    },

    whispered: (message: Whisper) => {
      if (message.node === node) return; // our own
      if ("said" in message) return talk.hear({ said: message.said });
      if ("chat" in message) return talk.hear({ chat: message.chat });
      if ("tookOver" in message) return audience.giveWay(message.tookOver, null);
      if ("undo" in message) return undoing.hear(message.undo);
      const before = [audience.isHere(0), audience.isHere(1)];
      audience.heldAt(message.node, message.here);
      if (before[0] === audience.isHere(0) && before[1] === audience.isHere(1)) return;
      runClock();
      showing.room();
    },

    /** Now and then: other nodes hear that who sits here is still here. */
    beat: tellHere,

    end,
  };

  return live;
}
