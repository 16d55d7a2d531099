/** The entries of one match at this node: read once, then added to in order, each stored before it counts. */
import { Refused } from "@arbiter/engine";
import type { Store } from "../store/store.ts";
import { type Body, type Created, entryBody } from "./entries.ts";
import type { Machine } from "./machine.ts";
import type { Advance, Standing } from "./standing.ts";

/** Thrown where the store is away: whether it was stored is not known, so everybody comes again. */
export class Unavailable extends Error {}

export interface JournalEvents {
  /** An entry counts now. */
  committed(before: Standing, next: Advance): void;
  stored(): void;
  /** The store is away, and with it what is known of the match. */
  lost(error: unknown): void;
}

export async function entriesOf(store: Store, id: string): Promise<[Created, Body[]]> {
  const [first, ...rest] = (await store.entries(id)).map(({ body }) => entryBody.parse(body));
  if (first?.kind !== "created") throw new Refused("There is no such match.");
  return [first, rest];
}

export type Journal = ReturnType<typeof openJournal>;

export function openJournal(
  id: string,
  store: Store,
  machine: Machine,
  [first, rest]: readonly [Created, readonly Body[]],
  events: JournalEvents,
) {
  let standing = rest.reduce((s, body) => machine.advance(s, body).standing, machine.begun(id, first));
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  function commit(next: Advance): void {
    const before = standing;
    standing = next.standing;
    events.committed(before, next);
  }

  async function trying<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      events.lost(error);
      throw new Unavailable();
    }
  }

  async function catchUp(): Promise<void> {
    const more = await trying(() => store.entries(id, standing.count));
    for (const { body } of more) commit(machine.advance(standing, entryBody.parse(body)));
  }

  return {
    standing: () => standing,
    inOrder,
    catchUp,

    /** Stores what is decided on; where another was first, reads him and decides again. */
    act: (decide: (s: Standing) => Body | null): Promise<"done" | "stale"> =>
      inOrder(async () => {
        for (;;) {
          if (closed) throw new Unavailable();
          const body = decide(standing);
          if (body === null) return "stale";
          const next = machine.advance(standing, body);
          const entry = { number: standing.count, at: Date.now(), body };
          if (await trying(() => store.append(id, entry))) {
            events.stored();
            commit(next);
            return "done";
          }
          await catchUp();
        }
      }),

    /** Another node has stored an entry. */
    heard: (number: number): Promise<void> =>
      inOrder(async () => {
        if (!closed && number >= standing.count) await catchUp();
      }),

    close: () => {
      closed = true;
    },
  };
}
