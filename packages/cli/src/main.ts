/** `arbiter NAME …`: each command is a file with `run(args)`, which gives the exit code. */
import { Refused } from "@arbiter/engine";

interface Command {
  run(args: readonly string[]): number | Promise<number>;
}

const commands: Readonly<Record<string, { says: string; load: () => Promise<Command> }>> = {
  play: { says: "play against a bot, line by line", load: () => import("./play/play.ts") },
  scenario: { says: "run scenario files", load: () => import("./scenario.ts") },
  puzzles: {
    says: "check that puzzles can be solved, and only by their idea",
    load: () => import("./puzzles.ts"),
  },
  rules: {
    says: "which paragraphs of the rulebooks are shown by scenarios",
    load: () => import("./rules.ts"),
  },
  editions: {
    says: "the editions of DRAGON BALL SUPER side by side",
    load: () => import("./editions.ts"),
  },
  cards: { says: "real cards: import, report, sample, show, lint", load: () => import("./cards/cards.ts") },
  bench: { says: "how fast games are played", load: () => import("./bench.ts") },
  fuzz: { says: "random games that look for dead ends and errors", load: () => import("./fuzz.ts") },
  ladder: { says: "how strong the bots are, against each other", load: () => import("./ladder.ts") },
  sim: { says: "games of decks by bots: who wins, how long, what is played", load: () => import("./sim.ts") },
};

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0); // who read it, as `head` does, has enough
  throw error;
});

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  const isHelp = ["", "help", "--help", "-h"].includes(name);
  if (!isHelp) console.error(`There is no command "${name}".`);
  for (const [each, { says }] of Object.entries(commands)) console.log(`arbiter ${each.padEnd(10)}${says}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  try {
    process.exitCode = await (await command.load()).run(args);
  } catch (error) {
    const isTheirs =
      error instanceof Refused || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
    if (!isTheirs) throw error;
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
