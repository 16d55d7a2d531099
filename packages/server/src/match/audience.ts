/** Who is at a match: connections here, and seats that are held at other nodes. */
import type { Player } from "@arbiter/engine";
import { closes, type FromServer, type Marks, noMarks } from "@arbiter/match";
import type { Viewer } from "./shown.ts";

export interface Connection {
  /** The account that speaks, if one does. */
  readonly account: string | null;
  send(message: FromServer): void;
  close(code: number, why: string): void;
}

export interface Present {
  readonly connection: Connection;
  readonly viewer: Viewer | null; // null: in the room, not at the table
  /** The faces that were sent. */
  readonly sent: Set<string>;
  /** The cards as they were sent last. */
  readonly marks: Marks;
  /** Whether he wants to hear nothing. */
  mutes: boolean;
}

export type Audience = ReturnType<typeof openAudience>;

/** A node that was not heard of for so long is gone. */
const forgotten = 12_000;

export function openAudience() {
  const present = new Map<Connection, Present>();
  const elsewhere: [Map<string, number>, Map<string, number>] = [new Map(), new Map()];

  function closeAll(which: (one: Present) => boolean, code: number, why: string): void {
    for (const one of [...present.values()])
      if (which(one)) {
        present.delete(one.connection);
        one.connection.close(code, why);
      }
  }

  return {
    all: () => [...present.values()],
    of: (connection: Connection) => present.get(connection),
    isEmpty: () => present.size === 0,

    isHere: (seat: Player) =>
      [...present.values()].some(({ viewer }) => viewer === seat) ||
      [...elsewhere[seat].values()].some((heard) => performance.now() - heard < forgotten),

    /** The seats that are held at this node. */
    held: () => ([0, 1] as const).filter((seat) => [...present.values()].some((p) => p.viewer === seat)),

    add: (connection: Connection, viewer: Viewer | null): Present => {
      const mutes = present.get(connection)?.mutes ?? false;
      const one: Present = { connection, viewer, sent: new Set(), marks: noMarks(), mutes };
      present.set(connection, one);
      return one;
    },

    remove: (connection: Connection): Present | undefined => {
      const was = present.get(connection);
      present.delete(connection);
      return was;
    },

    tell: (message: FromServer) => {
      for (const { connection } of present.values()) connection.send(message);
    },

    /** What somebody says, to all who want to hear it. */
    hear: (message: FromServer) => {
      for (const { connection, mutes } of present.values()) if (!mutes) connection.send(message);
    },

    closeAll,

    /** Another tab, device or node holds this seat now. */
    giveWay: (seat: Player, to: Connection | null) =>
      closeAll(
        ({ viewer, connection }) => viewer === seat && connection !== to,
        closes.takenOver,
        "The seat was taken over elsewhere.",
      ),

    heldOnlyHere: (seat: Player) => elsewhere[seat].clear(),

    heldAt: (node: string, seats: readonly Player[]) => {
      for (const seat of [0, 1] as const)
        if (seats.includes(seat)) elsewhere[seat].set(node, performance.now());
        else elsewhere[seat].delete(node);
    },
  };
}
