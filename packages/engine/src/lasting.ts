/** Effects that the rules themselves apply, and the end of effects whose time is over. */
import type { Definition } from "./card.ts";
import type { Game } from "./game.ts";
import type { Effect } from "./state.ts";

/** A card that nobody has: its one effect is a change of power that a rule gives (a Counter, a position). */
export const powerByRule: Definition = {
  key: "rules",
  number: "rules",
  name: "the rules",
  category: "RULES",
  numbers: {},
  traits: {},
  text: "",
  abilities: [
    {
      timing: "keyword",
      effect: [
        {
          act: {
            do: "apply",
            effect: { set: "change", what: "this", number: "power", by: 0 },
            until: "battle",
          },
        },
      ],
    },
  ],
};

/** Effects whose time is over end. */
export function expire(g: Game, isOver: (e: Effect) => boolean): void {
  if (!g.state.effects.some(isOver)) return;
  g.state.effects = g.state.effects.filter((e) => !isOver(e));
  g.table = null;
}
