/** `arbiter fuzz`: random games that look for dead ends, refused answers and errors; each is proved by playing it again, unless --bare. */
import { parseArgs } from "node:util";
import { fittingSet, mulberry32, randomPicks } from "@arbiter/ai";
import { apply, type Decision, decision, type Game, type Input, onlyAnswer, seedFrom } from "@arbiter/engine";
import { disproof } from "@arbiter/scenario";
import { gameNamed } from "./games/index.ts";
import { allPairings, endless, type Pairing } from "./shipped.ts";

export function run(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: "string", default: "360" },
      seed: { type: "string", default: "0" },
      game: { type: "string", default: "opcg" },
      edition: { type: "string" },
      bare: { type: "boolean", default: false },
    },
  });
  const pairings = allPairings(gameNamed(values.game, values.edition));
  const games = Number(values.games) || 0;
  let failed = 0;
  for (let i = 0; i < games; i++) {
    const seed = (Number(values.seed) || 0) + i;
    const pairing = pairings[seed % pairings.length];
    const { wrong, inputs } = playGame(pairing, seed, !values.bare);
    if (wrong === null) continue;
    failed++;
    console.log(`${pairing.names.join(" against ")}, seed ${seed}, after ${inputs.length} answers: ${wrong}`);
    console.log(
      `  to repeat: ${JSON.stringify({ decks: pairing.names, seed: seedFrom(seed), chooser: seed & 1, answers: inputs })}`,
    );
  }
  console.log(`${games - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Plays one game of random answers; tells what went wrong, and the answers up to there. */
export function playGame(
  pairing: Pairing,
  seed: number,
  proofs: boolean,
): { wrong: string | null; inputs: readonly Input[] } {
  const inputs: Input[] = [];
  try {
    const random = mulberry32(seed);
    const first = pairing.game.start(pairing.decks, seedFrom(seed), (seed & 1) as 0 | 1, pairing.program);
    let g: Game = first;
    for (let open = decision(g); open !== null; open = decision(g)) {
      if (isDeadEnd(open)) return { wrong: `no legal answer to ${JSON.stringify(open)}`, inputs };
      const picks = onlyAnswer(open) ?? randomPicks(open, random);
      inputs.push({ player: open.player, picks });
      g = apply(g, inputs[inputs.length - 1]);
      if (inputs.length > endless) return { wrong: "the game does not end", inputs };
    }
    if (g.state.result === null) return { wrong: "the game stopped without a result", inputs };
    return { wrong: proofs ? disproof(first, inputs, g) : null, inputs };
  } catch (error) {
    return { wrong: error instanceof Error ? (error.stack ?? error.message) : String(error), inputs };
  }
}

/** Whether nothing could be answered: too few options, or none of the sets that a count and a condition allow. */
function isDeadEnd(open: Decision): boolean {
  if (open.min > open.max) return true;
  if (open.kind === "amount") return false;
  const free = open.options.flatMap((option, pick) => (option.barred ? [] : [pick]));
  if (free.length < open.min) return true;
  return open.set !== undefined && fittingSet(open, free) === null;
}
