/** A match on a server: the same messages over a WebSocket, which comes back by itself when it is lost. */
import {
  type Asked,
  type Asking,
  closes,
  type FromServer,
  type Match,
  type Questions,
  type Request,
  type Update,
  withChanges,
} from "@arbiter/match";

export interface RemoteMatch extends Match {
  request(request: Request): Promise<unknown>;
  /** Until the first update comes. */
  begun(): Promise<void>;
  /** All that is told beside the game, and whether the connection holds. */
  onTold(listener: (told: FromServer | { readonly connected: boolean }) => void): void;
}

/** Nothing comes through to the server. */
export class Lost extends Error {
  constructor() {
    super("The connection was lost.");
  }
}

const longestWait = 5000;
/** Closed so, it is not tried again. */
const final: readonly number[] = [closes.takenOver, closes.misbehaved, closes.kicked];

/** `again` is asked for whenever a connection is made: where to enter, and as whom. */
export function remoteMatch(again: () => Request | null): RemoteMatch {
  const waiting = new Map<number, { done: (value: unknown) => void; refuse: (why: Error) => void }>();
  const listeners = new Set<(update: Update) => void>();
  const failures = new Set<(says: string, dead: boolean) => void>();
  const hearers = new Set<(told: FromServer | { readonly connected: boolean }) => void>();
  let socket: WebSocket;
  let opened: Promise<void>;
  let number = 0;
  let wait = 250;
  let ended = false;
  let entered = false;
  let after = -1;
  let game = 0;
  let scene: Update["scene"] | null = null;
  let how: Asking = { always: false, passing: "no" };
  /** An answer whose fate is not known: sent again, it acts at most once. */
  let unsure: Request | null = null;

  const hear = (told: FromServer | { readonly connected: boolean }) => {
    for (const hearer of hearers) hearer(told);
  };
  const fail = (says: string, dead: boolean) => {
    for (const listener of failures) listener(says, dead);
  };

  function connect(): void {
    const url = new URL("play", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.hash = "";
    url.search = "";
    socket = new WebSocket(url);
    let refuse = (_: Error) => {};
    opened = new Promise((done, no) => {
      refuse = no;
      socket.onopen = () => {
        wait = 250;
        hear({ connected: true });
        const first = again();
        if (first !== null && entered) void send(first).then(repeat, (e: Error) => fail(e.message, true));
        done();
      };
    });
    opened.catch(() => {}); // who asks for something is told
    socket.onmessage = ({ data }) => take(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code, reason }) => {
      const lost = new Lost();
      refuse(lost);
      for (const one of waiting.values()) one.refuse(lost);
      waiting.clear();
      if (ended) return;
      hear({ connected: false });
      if (final.includes(code)) return fail(reason, true);
      setTimeout(connect, wait);
      wait = Math.min(longestWait, wait * 2);
    };
  }

  function repeat(): void {
    if (unsure !== null) tell(unsure);
  }

  function take(message: FromServer): void {
    if ("reply" in message) {
      const one = waiting.get(message.reply);
      waiting.delete(message.reply);
      if ("refused" in message) one?.refuse(new Error(message.refused));
      else one?.done(message.value);
      return;
    }
    if ("room" in message) game = message.room.game;
    if ("update" in message || "changes" in message) {
      const update = "update" in message ? message.update : withChanges(scene!, message.changes);
      const { asked } = update.scene;
      ({ scene } = update);
      after = message.after;
      if (asked !== null && passes(asked, update)) answerNow([asked.decline!]);
      for (const listener of listeners) listener(update);
    }
    hear(message);
  }

  /** What the player wishes to let pass is declined here. */
  function passes({ decline }: Asked, { scene }: Update): boolean {
    return how.passing === "until my turn" && decline !== null && scene.active !== scene.viewer;
  }

  async function send(request: Request): Promise<unknown> {
    return new Promise((done, refuse) => {
      if (socket.readyState !== WebSocket.OPEN) return refuse(new Lost());
      const id = ++number;
      waiting.set(id, { done, refuse });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  function tell(request: Request): void {
    unsure = request;
    send(request).then(
      () => {
        if (unsure === request) unsure = null;
      },
      (error: Error) => {
        if (socket.readyState !== WebSocket.OPEN) return; // it is sent again
        unsure = null;
        fail(error.message, false);
      },
    );
  }

  const answerNow = (picks: readonly number[]) => tell({ do: "answer", after, picks });

  connect();
  return {
    request: async (request) => {
      await opened;
      const value = await send(request);
      if (request.do === "enter" || request.do === "queue") entered = true;
      return value;
    },
    onTold: (listener) => void hearers.add(listener),
    start: async () => {
      throw new Error("A room is made on the server.");
    },
    begun: async () => {
      await new Promise<void>((begun) => {
        const first = () => {
          listeners.delete(first);
          begun();
        };
        listeners.add(first);
      });
    },
    load: async () => {
      throw new Error("A saved game is opened on this machine.");
    },
    lay: async () => {
      throw new Error("A position is opened on this machine.");
    },
    openHands: () => fail("This game is being played.", false),
    answer: (_decision, picks) => answerNow(picks),
    concede: () => tell({ do: "concede", game }),
    undo: () => tell({ do: "undo", after }),
    asking: (wish) => {
      how = wish;
    },
    goTo: () => fail("This game is being played.", false),
    playFrom: () => fail("This game is being played.", false),
    ask: async (question, ...given) => {
      if (question === "save") throw new Error("A whole game needs both players' yes.");
      return send({ do: "ask", question, given }) as Promise<ReturnType<Questions[typeof question]>>;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
    close: () => {
      ended = true;
      socket.close();
    },
  };
}
