/** How the players of directed play answer. */
import { type Random, randomPicks } from "@arbiter/ai";
import type { Game, Question } from "@arbiter/engine";
import type { Company } from "./tables.ts";

/** What has to do with the card, before all else; ending and declining seldom. */
export function preferred(
  g: Game,
  open: Question,
  tried: ReadonlySet<number>,
  { helpers, prompts: made, stage }: Company,
  random: Random,
): readonly number[] {
  if (open.kind === "confirm" && random() < 0.85) return [0];
  if (open.kind === "choose" && open.set === undefined && open.max > 0 && random() < 0.7)
    return chosen(g, open, tried, random);
  if (open.kind !== "act") return randomPicks(open, random);
  const weights = open.options.map(({ do: what, card, barred, ability }) => {
    if (barred) return 0;
    if (what === "end" && stage?.hurries) return 20;
    if (what === "end" || what === "pass") return open.player === 0 ? 0.4 : 2;
    const def = card === undefined ? -1 : g.state.cards[card].def;
    if (made.has(def) && (what === "activate" || what === "counter")) return 200;
    const isMeant = ability !== undefined && (ability === stage?.index || stage?.ways.includes(ability));
    if (tried.has(def) && isMeant) return 100;
    const isOther = ability !== undefined && stage !== null; // of a staged card, which may turn it over or away
    const own = tried.has(def) ? (isOther ? 1 : 10) : helpers.has(def) ? 5 : 1;
    if (what === "attack") return open.player === 0 ? own : 4; // the other's attacks bring counters, triggers and K.O.s
    return what === "activate" || what === "play" ? 2 * own : own;
  });
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const pick = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  return [Math.max(0, pick)];
}

/** As many as may be; the other player takes the tried card where he can. */
function chosen(g: Game, open: Question, tried: ReadonlySet<number>, random: Random): readonly number[] {
  const order = randomPicks({ ...open, min: open.max }, random);
  const mine = open.options.findIndex(
    ({ card, barred }) => barred !== true && card !== undefined && tried.has(g.state.cards[card].def),
  );
  if (mine < 0 || order.includes(mine) || (open.player === 0 && random() < 0.6)) return order;
  return [mine, ...order.slice(1)];
}
