/**
 * A bot that is never changed: one step ahead in one world, by counting. It is not good; it is the same every
 * year, so that a change that weakens the others is seen. It uses nothing of the other bots.
 */
import type { Bot } from "@arbiter/ai";
import {
  copy,
  type Decision,
  decision,
  definition,
  type Game,
  inArea,
  onlyAnswer,
  other,
  type Player,
  possible,
  run,
  seedFrom,
  setHolds,
  take,
} from "@arbiter/engine";

type Asked = Omit<Decision, "number" | "rule" | "source">;

export const baseline: Bot = {
  name: "baseline",
  choose(view, asked, { program, own, others, random }) {
    const lists = view.player === 0 ? ([own, others[0]] as const) : ([others[0], own] as const);
    const world = possible(view, program, lists, seedFrom(Math.floor(random() * 2 ** 30)));
    const open = decision(world);
    if (open === null || asked.options.some((option) => option.barred)) return first(asked);
    let best = first(open);
    let most = worthAfter(world, open, best, view.player);
    for (const picks of singles(open)) {
      const worth = worthAfter(world, open, picks, view.player);
      if (worth <= most) continue;
      most = worth;
      best = picks;
    }
    return best;
  },
};

/** Each option alone, as far as one may be picked alone. */
function singles(open: Asked): number[][] {
  if (open.kind === "amount" || open.min > 1 || open.max < 1) return [];
  return open.options.map((_, pick) => [pick]).filter((picks) => setHolds(open, picks));
}

/** As few as may be, the last option first: what declines and ends stands last. */
function first(open: Asked): readonly number[] {
  const only = onlyAnswer(open);
  if (only !== null) return only;
  if (open.kind === "amount") return [open.max];
  const free = open.options.flatMap((option, pick) => (option.barred ? [] : [pick])).reverse();
  return grown(open, free, []) ?? free.slice(0, open.min);
}

function grown(open: Asked, from: readonly number[], picks: readonly number[]): readonly number[] | null {
  if (picks.length >= open.min && setHolds(open, picks)) return picks;
  if (picks.length === open.max) return null;
  for (let i = 0; i < from.length; i++) {
    const found = grown(open, from.slice(i + 1), [...picks, from[i]]);
    if (found !== null) return found;
  }
  return null;
}

function worthAfter(world: Game, open: Decision, picks: readonly number[], player: Player): number {
  const g = copy(world, false);
  take(g, picks, open);
  run(g);
  for (let n = 0; n < 40 && g.question !== null && g.question.purpose !== "main"; n++) {
    const now: Asked = g.question;
    take(g, first(now), now);
    run(g);
  }
  return counted(g, player) - counted(g, other(player));
}

/** Life three, a card in hand one, a card in play one and a part of its power; energy a half. */
function counted(g: Game, player: Player): number {
  const { result } = g.state;
  if (result !== null) return result.winner === player ? 1000 : 0;
  const areas = g.program.edition.areas.map(({ name }) => name);
  const cards = (name: string) => (areas.includes(name) ? inArea(g, player, areas.indexOf(name)) : []);
  const scale = g.program.edition.game === "opcg" ? 4000 : 12000;
  const field = [...cards("characters"), ...cards("battle")].reduce((sum, id) => {
    const power = definition(g, id).numbers.power ?? 0;
    return sum + (1 + power / scale) * (g.state.cards[id].rested ? 0.9 : 1);
  }, 0);
  return 3 * cards("life").length + cards("hand").length + 0.5 * cards("energy").length + field;
}
