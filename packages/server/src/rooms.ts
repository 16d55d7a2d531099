/** All matches that somebody is at, and how they are made and found. */
import { randomBytes, randomInt } from "node:crypto";
import { Refused } from "@arbiter/engine";
import type { OpenRoom, RoomFilter, RoomSettings } from "@arbiter/match";
import { type Engines, isRefused } from "./engines.ts";
import type { Formats } from "./formats.ts";
import type { Libraries } from "./libraries.ts";
import { type Steady, steadyTime } from "./match/clock.ts";
import type { Body, Created, Sitting } from "./match/entries.ts";
import { entriesOf, Unavailable } from "./match/journal.ts";
import { type Live, openLive, type Whisper } from "./match/live.ts";
import { stageOf } from "./match/room.ts";
import type { Standing } from "./match/standing.ts";
import type { Pool } from "./queue.ts";
import type { Finished } from "./store/results.ts";
import type { Store } from "./store/store.ts";

export interface RoomsOptions {
  readonly problem: (what: string, error: unknown) => void;
  readonly stored?: () => void;
  /** Milliseconds a match stays in memory when nobody is there. */
  readonly idle?: number;
}

export type Rooms = ReturnType<typeof openRooms>;

/** No letter that is taken for another. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("");

const beat = 4000;

function finished({ id, created, seats, winner }: Standing): Finished {
  const seat = (one: Sitting) => ({ account: one.account ?? null, name: one.name });
  return {
    match: id,
    game: created.settings.game,
    rated: created.rated,
    seats: [seat(seats[0]!), seat(seats[1]!)],
    outcome: winner === null ? 0.5 : winner === 0 ? 1 : 0,
  };
}

/** What is shown of a room in the list. */
type About = Pick<OpenRoom, "settings" | "host">;
const aboutOf = (settings: RoomSettings, host: string | null): About => ({ settings, host });

export function openRooms(
  store: Store,
  engines: Engines,
  libraries: Libraries,
  formats: Formats,
  { problem, stored = () => {}, idle = 30_000 }: RoomsOptions,
) {
  const time: Steady = steadyTime();
  const node = randomBytes(6).toString("hex");
  const lives = new Map<string, Promise<Live>>();
  const ready = new Map<string, Live>();
  const emptySince = new Map<Live, number>();
  const notes = new Set<Promise<void>>();

  async function make(
    wish: RoomSettings,
    more: Pick<Created, "seats" | "chooser" | "rated"> = { seats: null, chooser: null, rated: false },
  ): Promise<string> {
    const settings = { ...wish, edition: engines.machine.editionNamed(wish.game, wish.edition) };
    formats.mustHave(settings.game, settings.format);
    await libraries.ready(settings, engines.current);
    if (settings.listed && !(await libraries.isOperators(settings.library)))
      throw new Refused("A room with a library of one's own is not listed: share its link.");
    for (;;) {
      const id = randomBytes(8).toString("hex");
      const code = newCode();
      const body: Body = {
        kind: "created",
        code,
        settings,
        edition: settings.edition,
        engine: engines.current,
        root: randomBytes(32).toString("hex"),
        ...more,
      };
      const at = Date.now();
      try {
        if (!(await store.append(id, { number: 0, at, body }))) continue;
        const stage = more.seats === null ? "open" : "playing";
        const { game, listed } = settings;
        if (await store.list({ id, code, game, stage, listed, created: at, about: aboutOf(settings, null) }))
          return code;
      } catch (error) {
        problem("the store is away", error);
        throw new Unavailable();
      }
    }
  }

  const rematch = (after: Standing): Promise<string> =>
    make(
      { ...after.created.settings, listed: false },
      {
        seats: [after.seats[0]!, after.seats[1]!],
        chooser: after.opened === 0 ? 1 : 0,
        rated: after.created.rated,
      },
    );

  function altered(s: Standing): void {
    const about = aboutOf(s.created.settings, s.seats[0]?.name ?? null);
    const note = async () => {
      if (s.stage === "over") await store.results.finish(finished(s));
      await store.setStage(s.id, stageOf(s), about);
    };
    const noted = note().catch((error) => problem("the stage was not noted", error));
    notes.add(noted);
    void noted.then(() => notes.delete(noted));
  }

  function liveOf(id: string): Promise<Live> {
    const known = lives.get(id);
    if (known !== undefined) return known;
    const opening = entriesOf(store, id).then(async (entries) => {
      const [{ engine, settings, edition }] = entries;
      const machine = await engines.of(engine);
      await libraries.ready({ ...settings, edition }, engine);
      const live = openLive(id, entries, {
        store,
        machine,
        time,
        node,
        problem,
        stored,
        rematch,
        allowed: formats.mustAllow,
        altered,
        ended: () => {
          lives.delete(id);
          ready.delete(id);
          emptySince.delete(live);
        },
      });
      ready.set(id, live);
      // Killed between the last answer and the result: it is noted now.
      if (live.standing().stage === "over") altered(live.standing());
      return live;
    });
    opening.catch(() => lives.delete(id));
    lives.set(id, opening);
    return opening;
  }

  const offEntry = store.onEntry((match, number) => ready.get(match)?.heard(number));
  const offTold = store.onTold((match, message) =>
    ready.get(match)?.whispered(JSON.parse(message) as Whisper),
  );

  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const live of [...ready.values()]) {
        if (!live.isEmpty()) {
          emptySince.delete(live);
          if (store.kind === "postgres") live.beat();
          continue;
        }
        const since = emptySince.get(live) ?? now;
        emptySince.set(live, since);
        if (now - since > idle) live.end(1000, "Nobody is here.");
      }
    },
    Math.min(beat, Math.max(50, idle / 2)),
  );
  sweep.unref();

  return {
    /** Two who were brought together. */
    pair: (settings: RoomSettings, seats: readonly [Sitting, Sitting], rated: boolean) =>
      make(settings, { seats: [...seats], chooser: null, rated }),
    /** What is stored of a match, for one who does not come to it. */
    entries: async (code: string) => {
      const found = await store.find({ code: code.toUpperCase() });
      if (found === null) throw new Refused("There is no room with this code.");
      return { id: found.id, entries: await entriesOf(store, found.id) };
    },
    /** Whether a deck may wait in a pool; only the operator's libraries are rated. */
    mayPlay: async (pool: Omit<Pool, "rated">, deck: Sitting["deck"]): Promise<void> => {
      formats.mustHave(pool.game, pool.format);
      if (!(await libraries.isOperators(pool.library)))
        throw new Refused("Only libraries of this server are played in the queue.");
      await libraries.ready(pool, engines.current);
      formats.mustAllow(pool, engines.machine.numbersOf(engines.machine.checkedDeck(pool, deck)));
    },
    /** The cards of a match's library, compiled. */
    cardsOf: async (id: string) => {
      const [{ settings, edition, engine }] = await entriesOf(store, id);
      return libraries.cardsFor({ ...settings, edition }, engine);
    },
    create: (settings: RoomSettings) => make(settings),
    /** Rooms that wait for somebody. */
    open: async (filter: RoomFilter): Promise<OpenRoom[]> => {
      const found = await store.open(200, filter.game);
      return found
        .map(({ code, created, about }) => ({ code, created, ...(about as About) }))
        .filter(({ settings }) =>
          Object.entries(filter).every(
            ([part, value]) => value === undefined || settings[part as keyof RoomFilter] === value,
          ),
        )
        .slice(0, 50);
    },
    find: async (code: string): Promise<Live> => {
      let found: Awaited<ReturnType<Store["find"]>>;
      try {
        found = await store.find({ code: code.toUpperCase() });
        if (found !== null) return await liveOf(found.id);
      } catch (error) {
        if (isRefused(error)) throw error;
        problem("the store is away", error);
        throw new Unavailable();
      }
      throw new Refused("There is no room with this code.");
    },
    /** What is played by now. */
    machine: engines.machine,
    count: () => ready.size,
    /** What was being stored is stored to its end. */
    close: async (): Promise<void> => {
      clearInterval(sweep);
      offEntry();
      offTold();
      for (const live of [...ready.values()]) live.end(1012, "The server restarts; come again.");
      time.stop();
      await store.settled();
      await new Promise((done) => setImmediate(done)); // those who waited for it go on
      await Promise.all(notes);
    },
  };
}
