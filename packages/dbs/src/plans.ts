/** What a bot tries: each card of a kind once, each attack, and combos that suffice. */
import type { Game, Intent, Question } from "@arbiter/engine";
import { comboOptions, lacking, reply, sufficing } from "./replies.ts";

interface Plan {
  readonly picks: readonly number[];
  readonly next: readonly Intent[];
}

export function plans(g: Game, open: Question): readonly Plan[] | null {
  switch (open.purpose) {
    case "main":
      return mainPlans(g, open);
    case "combo":
      return comboPlans(g, open);
    case "pay":
    case "redraw":
    case "damage":
    case "who goes first":
    case "loop":
      return [{ picks: reply(g, open), next: [] }];
    default:
      return null;
  }
}

function mainPlans(g: Game, open: Question): Plan[] {
  const seen = new Set<string>();
  const found: Plan[] = [];
  open.options.forEach((option, pick) => {
    if (option.do === "end" || option.barred) return;
    if (option.do === "play") {
      const alike = `${option.ability} ${g.state.cards[option.card!].def}`;
      if (seen.has(alike)) return;
      seen.add(alike);
    }
    found.push({ picks: [pick], next: [] });
  });
  return found;
}

/** Nothing; the cheapest cards that suffice, from one card up; each skill. */
function comboPlans(g: Game, open: Question): Plan[] {
  const pass = open.options.length - 1;
  const found: Plan[] = [{ picks: [pass], next: [] }];
  open.options.forEach((option, pick) => {
    if (option.do === "activate") found.push({ picks: [pick], next: [] });
  });
  if (g.state.battle === null) return found;
  const missing = lacking(g, open);
  if (missing <= 0) return found;
  for (const set of sufficing(comboOptions(g, open), missing)) {
    const next = set.slice(1).map((c): Intent => ({ do: "combo", card: open.options[c.pick].card! }));
    found.push({ picks: [set[0].pick], next: [...next, { do: "pass" }] });
  }
  return found;
}
