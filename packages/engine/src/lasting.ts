/** Effects that the rules themselves apply, and the end of effects whose time is over. */
import type { CardReference, Definition } from "./card.ts";
import type { Game } from "./game.ts";
import type { CompiledStatic } from "./program.ts";
import { type Effect, effectWith } from "./state.ts";

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

/** The card loses what effects with a duration do to it, as far as they are such. */
export function loseEffects(g: Game, id: number, isLost: (s: CompiledStatic) => boolean = () => true): void {
  const { incarnation } = g.state.cards[id];
  const isOn = (r: CardReference) => r.id === id && r.incarnation === incarnation;
  g.state.effects = g.state.effects.flatMap((effect) => {
    const { targets } = effect;
    if (targets === null || !targets.some(isOn)) return [effect];
    if (!isLost(g.program.definitions[effect.def].statics[effect.static])) return [effect];
    const left = targets.filter((r) => !isOn(r));
    return left.length === 0 ? [] : [effectWith(effect, { targets: left })];
  });
  g.table = null;
}
