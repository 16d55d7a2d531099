/** `arbiter play`: a game against a bot, line by line. */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { isSeed, type Player, Refused, seedFrom } from "@arbiter/engine";
import { botNames } from "../arena/bots.ts";
import { editionsOf, gameNamed, games } from "../games/index.ts";
import { type Console, terminal } from "./console.ts";
import { deckNamed, pickDecks } from "./decks.ts";
import { type Match, newSession, resumed, type Session } from "./session.ts";
import { playOn } from "./turns.ts";

const options = {
  edition: { type: "string" },
  deck: { type: "string" },
  against: { type: "string" },
  bot: { type: "string", default: "normal" },
  seed: { type: "string" },
  first: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const help = `arbiter play [${Object.keys(games).join("|")}] [--edition NAME] [--deck NAME|FILE] [--against NAME|FILE] [--bot ${botNames.join("|")}] [--seed N] [--first me|bot]
Plays a game against a bot, the ONE PIECE CARD GAME if none is named. What is not given is asked. Type ? in the game for its commands.
Editions: ${Object.keys(games)
  .map((name) => `${name} ${editionsOf(name).join(", ")}`)
  .join("; ")}.`;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const on = terminal();
  try {
    return await play(on, { ...values, game: positionals[0] });
  } finally {
    on.close();
  }
}

interface Wishes {
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  readonly deck?: string | undefined;
  readonly against?: string | undefined;
  readonly bot?: string | undefined;
  readonly seed?: string | undefined;
  readonly first?: string | undefined;
}

/** The whole evening: decks, then the game to its end or to the end of input. */
export async function play(on: Console, wishes: Wishes): Promise<number> {
  const game = gameNamed(wishes.game ?? "opcg", wishes.edition);
  const bot = botNamed(wishes.bot ?? "normal");
  const seed = seedNamed(wishes.seed);
  const first = firstNamed(wishes.first);
  on.write(
    `Arbiter: the ${game.title} by its rulebook, edition ${game.edition.edition}. Unofficial. Type ? for help.`,
  );
  const picked = await pickDecks(on, game, seed, wishes.deck, wishes.against);
  if (picked === null) return 0;
  let session: Session;
  if ("load" in picked) session = resumed(picked.load);
  else {
    // Who wins the throw hangs on the seed; who is told to go first needs none.
    const chooser: Player = first ?? (Number.parseInt(seed.slice(-1), 16) % 2 === 0 ? 0 : 1);
    const decks = [deckNamed(game, picked.deck), deckNamed(game, picked.against)] as const;
    const match: Match = { game, decks, seed, chooser, bot };
    on.write(
      `You play ${picked.deck}; the ${bot} bot plays ${picked.against}. The seed is ${wishes.seed ?? seed}.`,
    );
    session = newSession(match);
  }
  return playOn(on, session, first);
}

function botNamed(name: string): string {
  if (!botNames.includes(name))
    throw new Refused(`There is no bot "${name}"; there are ${botNames.join(", ")}.`);
  return name;
}

/** A number, or the 32 hexadecimal digits themselves. */
function seedNamed(seed: string | undefined): string {
  if (seed === undefined) return randomBytes(16).toString("hex");
  if (/^\d{1,15}$/.test(seed)) return seedFrom(Number(seed));
  const whole = seed.padStart(32, "0");
  if (!isSeed(whole)) throw new Refused(`"${seed}" is no seed: a number, or up to 32 hexadecimal digits.`);
  return whole;
}

function firstNamed(first: string | undefined): Player | null {
  if (first === undefined) return null;
  if (first !== "me" && first !== "bot") throw new Refused(`--first is "me" or "bot", not "${first}".`);
  return first === "me" ? 0 : 1;
}
