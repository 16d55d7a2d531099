/** Effects that the rules themselves apply, and the end of effects whose time is over. */
import { isOfEach } from "./applying.ts";
import type { CardReference, Definition } from "./card.ts";
import { effectContext } from "./derive.ts";
import { type Game, refer } from "./game.ts";
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
    return left.length === 0 && !isDescribed(g, effect) ? [] : [effectWith(effect, { targets: left })];
  });
  g.table = null;
}

const isDescribed = (g: Game, { def, static: index }: Effect) =>
  g.program.definitions[def].statics[index].cards !== null;

/** A card that comes to where effects with a duration describe their cards is reached by them, too. */
export function joinEffects(g: Game, id: number): void {
  if (g.state.effects.length === 0) return;
  const now = refer(g, id);
  const joins = (effect: Effect) => {
    const s = g.program.definitions[effect.def].statics[effect.static];
    if (effect.targets === null || s.cards === null || isOfEach(s.static)) return false;
    return !effect.targets.some(isSameAs(now)) && s.cards(g, effectContext(effect)).includes(id);
  };
  for (const { stamp, def, static: index, amount } of g.state.effects.filter(joins)) {
    const { reached } = g.program.edition;
    const targets = reached?.(g, g.program.definitions[def].statics[index], [now], amount) ?? [now];
    g.state.effects = g.state.effects.map((effect) =>
      effect.stamp === stamp ? effectWith(effect, { targets: [...effect.targets!, ...targets] }) : effect,
    );
    g.table = null;
  }
}

const isSameAs = (one: CardReference) => (r: CardReference) =>
  r.id === one.id && r.incarnation === one.incarnation;
