/** Pairs those who wait by rating, within a window that widens while they wait. */
import { randomBytes } from "node:crypto";
import type { GameName, RoomSettings } from "@arbiter/match";
import type { Connection } from "./match/audience.ts";
import { roomSettings, type Sitting, sitting } from "./match/entries.ts";
import type { Rooms } from "./rooms.ts";
import { unrated } from "./store/results.ts";
import type { Store } from "./store/store.ts";
import type { Waiting } from "./store/waitings.ts";

export interface Pool {
  readonly game: GameName;
  readonly edition: string;
  readonly library: string | null;
  readonly format: string | null;
  /** People with an account play for their rating, among themselves. */
  readonly rated: boolean;
}

export type Queue = ReturnType<typeof openQueue>;

/** Points apart that are near enough at once, and how many more with each second. */
const near = 100;
const widens = 20;
export const windowAfter = (seconds: number) => near + widens * seconds;

const beat = 1000;
const forgotten = 10_000;
const topic = "queue";

/** Of all who wait, the pairs that fit best; who has waited longest is served first. */
export function pairsOf<W extends Pick<Waiting, "pool" | "rating" | "since">>(
  all: readonly W[],
  now: number,
  mayMeet: (a: W, b: W) => boolean = () => true,
): [W, W][] {
  const pairs: [W, W][] = [];
  const left = new Set([...all].sort((a, b) => a.since - b.since));
  const width = ({ since }: W) => windowAfter(Math.max(0, now - since) / 1000);
  for (const one of left) {
    left.delete(one);
    let best: W | null = null;
    const apart = (other: W) => Math.abs(one.rating - other.rating);
    for (const other of left) {
      if (other.pool !== one.pool || apart(other) > Math.min(width(one), width(other))) continue;
      if ((best === null || apart(other) < apart(best)) && mayMeet(one, other)) best = other;
    }
    if (best === null) continue;
    left.delete(best);
    pairs.push([one, best]);
  }
  return pairs;
}

/** What is played by those who did not agree on anything. */
function settingsFor({ rated: _, ...pool }: Pool): RoomSettings {
  return {
    ...roomSettings.parse({ game: pool.game }),
    ...pool,
    clock: { bank: 1500, each: 10, away: 180 },
    chat: false,
  };
}

export function openQueue(store: Store, rooms: Rooms, problem: (what: string, error: unknown) => void) {
  const here = new Map<string, Connection>();
  const idOf = new Map<Connection, string>();
  let busy = false;

  function tell(id: string, code: string): void {
    const connection = here.get(id);
    if (connection === undefined) return;
    here.delete(id);
    idOf.delete(connection);
    connection.send({ paired: { code } });
  }

  const off = store.onTold((about, message) => {
    if (about !== topic) return;
    const { ids, code } = JSON.parse(message) as { ids: string[]; code: string };
    for (const id of ids) tell(id, code);
  });

  async function step(): Promise<void> {
    const now = Date.now();
    const all = await store.waiting.beat([...here.keys()], now, forgotten);
    const apart = await strangers(all);
    for (const [a, b] of pairsOf(all, now, (x, y) => !apart.has(`${x.account} ${y.account}`))) {
      // Each node pairs its own: with another's only where its own has waited longer.
      if (!here.has(a.id) || !(await store.waiting.take(a.id, b.id))) continue;
      const pool = JSON.parse(a.pool) as Pool;
      const seats = [a, b].map((one) => sitting.parse(JSON.parse(one.sitting))) as [Sitting, Sitting];
      const code = await rooms.pair(settingsFor(pool), seats, pool.rated);
      for (const { id } of [a, b]) tell(id, code);
      await store.tell(topic, JSON.stringify({ ids: [a.id, b.id], code }));
    }
  }

  /** Pairs of accounts of which one wants nothing of the other. */
  async function strangers(all: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const { account } of all) {
      if (account === null) continue;
      for (const { id } of await store.people.blocked(account)) {
        found.add(`${account} ${id}`);
        found.add(`${id} ${account}`);
      }
    }
    return found;
  }

  const run = () => {
    if (busy || here.size === 0) return;
    busy = true;
    step()
      .catch((error) => problem("the queue stands still", error))
      .finally(() => {
        busy = false;
      });
  };
  const timer = setInterval(run, beat);
  timer.unref();

  const leave = async (connection: Connection): Promise<void> => {
    const id = idOf.get(connection);
    if (id === undefined) return;
    idOf.delete(connection);
    here.delete(id);
    await store.waiting.remove(id);
  };

  return {
    join: async (connection: Connection, pool: Omit<Pool, "rated">, seated: Sitting): Promise<void> => {
      await leave(connection);
      const id = randomBytes(8).toString("hex");
      const { account } = connection;
      const { rating } = account === null ? unrated : await store.results.rating(account, pool.game);
      const now = Date.now();
      const full: Pool = { ...pool, rated: account !== null };
      idOf.set(connection, id);
      here.set(id, connection);
      await store.waiting.add({
        id,
        pool: JSON.stringify(full),
        account,
        rating,
        sitting: JSON.stringify(seated),
        since: now,
        seen: now,
      });
      run();
    },
    leave,
    waiting: () => here.size,
    close: () => {
      clearInterval(timer);
      off();
    },
  };
}
