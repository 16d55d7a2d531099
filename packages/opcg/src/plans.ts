/** What a bot tries: attacks with the DON!! they need, Counters that suffice, and whatever else is offered, once. */
import {
  definition,
  type Game,
  type Intent,
  number,
  type Option,
  poolOf,
  type Question,
} from "@arbiter/engine";
import { counterOptions, reply } from "./replies.ts";
import { active, power } from "./rules/areas.ts";

interface Plan {
  readonly picks: readonly number[];
  readonly next: readonly Intent[];
}

export function plans(g: Game, open: Question): readonly Plan[] | null {
  switch (open.purpose) {
    case "main":
      return mainPlans(g, open);
    case "counter":
      return counterPlans(g, open);
    case "redraw":
    case "who goes first":
    case "loop":
      return [{ picks: reply(g, open), next: [] }];
    default:
      return null;
  }
}

function mainPlans(g: Game, open: Question): Plan[] {
  const found: Plan[] = [];
  const seen = new Set<number>();
  open.options.forEach((option, pick) => {
    if (option.do === "attack") found.push(...attackPlans(g, open, option, pick));
    else if (option.do === "activate") found.push({ picks: [pick], next: [] });
    else if (option.do === "play") {
      const { def } = g.state.cards[option.card!];
      if (!seen.has(def)) found.push({ picks: [pick], next: [] });
      seen.add(def);
    }
  });
  return found;
}

/** With as many DON!! as it takes, and with one or two more so that a Counter costs more. */
function attackPlans(g: Game, open: Question, option: Option, pick: number): Plan[] {
  const { card, target } = option;
  const don = poolOf(g, open.player, active);
  const short = number(g, target!, power) - number(g, card!, power);
  const needed = short > 0 ? Math.ceil(short / 1000) : 0;
  const give = open.options.findIndex((other) => other.do === "give" && other.card === card);
  // One that falls short is worth it for what happens as it attacks.
  const found: Plan[] = needed > don && attacksWithEffect(g, card!) ? [{ picks: [pick], next: [] }] : [];
  for (let n = needed; n <= Math.min(don, needed + 2); n++) {
    if (n === 0) found.push({ picks: [pick], next: [] });
    else if (give >= 0)
      found.push({
        picks: [give],
        next: [...new Array(n - 1).fill({ do: "give", card }), { do: "attack", card, target }],
      });
  }
  return found;
}

function attacksWithEffect(g: Game, card: number): boolean {
  return definition(g, card).abilities.some(({ tag }) => tag?.includes("When Attacking"));
}

/** None; each mix of large and small Counters that suffices, the cheapest cards of each; each Event. */
function counterPlans(g: Game, open: Question): Plan[] {
  const pass = open.options.length - 1;
  const found: Plan[] = [{ picks: [pass], next: [] }];
  const { attacker, target } = g.state.battle!;
  const missing = number(g, attacker.id, power) - number(g, target.id, power) + 1;
  if (missing <= 0) return found;
  open.options.forEach((option, pick) => {
    if (option.do === "play") found.push({ picks: [pick], next: [] });
  });
  const usable = counterOptions(g, open, target.id).sort((a, b) => a.worth - b.worth);
  const large = usable.filter((c) => c.adds > 1000);
  const small = usable.filter((c) => c.adds <= 1000);
  for (let n = 0; n <= large.length; n++) {
    const set = large.slice(0, n);
    let left = missing - set.reduce((sum, c) => sum + c.adds, 0);
    for (const c of small) {
      if (left <= 0) break;
      set.push(c);
      left -= c.adds;
    }
    if (left > 0) continue;
    const intents = set.map(
      (c): Intent => ({ do: "counter", card: open.options[c.pick].card!, target: target.id }),
    );
    found.push({ picks: [set[0].pick], next: [...intents.slice(1), { do: "pass" }] });
    if (set.length === n) break;
  }
  return found;
}
