/** What an act gives the cards it moves, from before they move: "play it with its skills negated". */

import type { Duration } from "./ability.ts";
import type { Gathered } from "./acts.ts";
import { applyEffect } from "./applying.ts";
import { refer } from "./game.ts";
import { step } from "./machine.ts";
import type { StepPart } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import { effectWith } from "./state.ts";

/** The steps that move cards, with the negation around them: it holds while they move, and stays with what moved. */
export function givingSteps(
  into: Gathered,
  { negated, negatedOnly }: { negated?: Duration; negatedOnly?: string },
  moves: readonly StepPart[],
): StepPart[] {
  if (negated === undefined) return [...moves];
  const only = negatedOnly === undefined ? {} : { only: negatedOnly };
  const s = into.addStatic({ set: "negate", what: "this", ...only });
  return [
    step(into.path, (g, f) => {
      if (f.chosen.length === 0) return;
      const anywhere = f.chosen.map((id) => ({ id, incarnation: -1 }));
      applyEffect(g, s, f, anywhere, 0, negated);
    }),
    ...moves,
    step(into.path, (g, f) => {
      const moved = new Set(f.outcome?.cards ?? f.chosen);
      g.state.effects = g.state.effects.flatMap((e) => {
        if (e.targets?.some((target) => target.incarnation < 0) !== true) return [e];
        const stays = followsAll(into.edition.cites.givenStays);
        const targets = e.targets.filter(({ id }) => stays && moved.has(id)).map(({ id }) => refer(g, id));
        return targets.length === 0 ? [] : [effectWith(e, { targets })];
      });
      g.table = null;
    }),
  ];
}
