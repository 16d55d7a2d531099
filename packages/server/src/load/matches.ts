/** Matches between bots: each gives one answer in its time, comes back when it is cut off, and begins anew when it is over. */
import { anyAnswer, type Bot, connectBot, secret } from "./bot.ts";

interface Seat {
  bot: Bot;
  readonly secret: string;
}
interface Match {
  readonly code: string;
  readonly seats: readonly [Seat, Seat];
  /** The last answer that was acknowledged. */
  acknowledged: number;
  busy: boolean;
}

const decks = { opcg: ["ember", "quill"], dbs: ["forge", "bramble"] } as const;

export type Crowd = ReturnType<typeof openCrowd>;

export function openCrowd(port: number, game: "opcg" | "dbs", every: number) {
  const matches = new Set<Match>();
  const timers = new Map<Match, NodeJS.Timeout>();
  let latencies: number[] = [];
  let answers = 0;
  let late = 0;
  let lost = 0;
  let failures = 0;
  let begun = 0;

  async function begin(): Promise<Match> {
    const bots = [await connectBot(port), await connectBot(port)] as const;
    const code = (await bots[0].request({
      do: "create",
      settings: { game, emotes: false, chat: false },
    })) as string;
    const seats = bots.map((bot) => ({ bot, secret: secret() })) as unknown as [Seat, Seat];
    for (const [i, seat] of seats.entries()) {
      await seat.bot.request({ do: "enter", code });
      await seat.bot.request({ do: "sit", seat: seat.secret, name: `bot ${i}`, deck: decks[game][i] });
    }
    for (const seat of seats) await seat.bot.request({ do: "number", number: secret() });
    begun++;
    return { code, seats, acknowledged: -1, busy: false };
  }

  /** Back at the same place; an answer that was acknowledged and is not there is lost. */
  async function comeBack(match: Match): Promise<void> {
    for (const seat of match.seats) {
      if (seat.bot.isOpen()) continue;
      seat.bot = await connectBot(port);
      await seat.bot.request({ do: "enter", code: match.code, seat: seat.secret });
      if (seat.bot.after() < match.acknowledged) lost++;
    }
  }

  async function answer(match: Match): Promise<void> {
    if (match.busy) {
      late++;
      return;
    }
    match.busy = true;
    try {
      if (match.seats.some(({ bot }) => !bot.isOpen())) return await comeBack(match);
      if (match.seats.some(({ bot }) => bot.isOver())) return await replace(match);
      const one = match.seats.find(({ bot }) => bot.asked() !== null);
      if (one === undefined) {
        late++;
        return;
      }
      const { bot } = one;
      const after = bot.after();
      const picks = anyAnswer(bot.asked()!);
      const since = performance.now();
      const done = await bot.request({ do: "answer", after, picks });
      latencies.push(performance.now() - since);
      answers++;
      if (done === "done") match.acknowledged = after + 1;
    } catch (error) {
      // A loop that was ended bars what would begin it again; cut off, it comes back in its next turn.
      if (!/closed|restart/.test(String(error))) failures++;
    } finally {
      match.busy = false;
    }
  }

  async function replace(match: Match): Promise<void> {
    stop(match);
    await add();
  }

  function stop(match: Match): void {
    clearTimeout(timers.get(match));
    timers.delete(match);
    matches.delete(match);
    for (const { bot } of match.seats) bot.close();
  }

  async function add(): Promise<void> {
    const match = await begin();
    matches.add(match);
    // Spread over the time between two answers, as people are.
    wait(match, performance.now() + Math.random() * every * 1000);
  }

  /** Each keeps its own moments: by intervals, all that once were late together would answer together ever after. */
  function wait(match: Match, due: number): void {
    const run = () => {
      void answer(match);
      if (matches.has(match)) wait(match, due + every * 1000);
    };
    timers.set(match, setTimeout(run, due - performance.now()));
  }

  return {
    count: () => matches.size,
    /** Brings it to so many matches, some at a time. */
    grow: async (to: number): Promise<void> => {
      while (matches.size < to) {
        const some = Math.min(20, to - matches.size);
        await Promise.all(Array.from({ length: some }, add));
      }
    },
    /** The oldest go. */
    shrink: (to: number): void => {
      for (const match of [...matches].slice(0, Math.max(0, matches.size - to))) stop(match);
    },
    /** What was measured since it was asked for last. */
    measured: () => {
      const sorted = latencies.sort((a, b) => a - b);
      const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      const found = {
        answers,
        late,
        lost,
        failures,
        begun,
        p50: at(0.5),
        p99: at(0.99),
        most: sorted.at(-1) ?? 0,
      };
      latencies = [];
      answers = late = failures = begun = 0;
      return found;
    },
    /** Each match is looked at once more by a new connection. */
    check: async (): Promise<number> => {
      for (const match of [...matches].slice()) {
        clearTimeout(timers.get(match));
        while (match.busy) await new Promise((done) => setTimeout(done, 5));
        const looking = await connectBot(port);
        await looking.request({ do: "enter", code: match.code, seat: match.seats[0].secret });
        if (looking.after() < match.acknowledged) lost++;
        looking.close();
      }
      return lost;
    },
    close: () => {
      for (const match of [...matches]) stop(match);
    },
  };
}
