/** 9-1-2, 9-1-5, 9-5-2: what a card whose skills are negated loses for good, and cannot gain. */
import {
  type CardReference,
  type CompiledStatic,
  definition,
  effectWith,
  follows,
  followsAll,
  type Game,
  isNegated,
  negatedKinds,
  type Selection,
  table,
} from "@arbiter/engine";
import { mayChangePower } from "./bans.ts";
import { isAmong } from "./keywords/index.ts";
import { deflects } from "./shielded.ts";
import { waysOf } from "./ways.ts";

/** What the skill is called that a static gives: a keyword, or the kind of a whole skill. */
function given(s: CompiledStatic): string | undefined {
  if (s.static.set === "gain") return s.static.keyword;
  return s.set === "ability" ? s.ability?.tag : undefined;
}

const gives = (s: CompiledStatic) => s.set === "gain" || s.set === "ability";

/** 9-9-3: what is said of cards in some area, or in all, goes for those that come there later. */
export function reachesLater({ in: names }: Selection): "what fits" | "what enters" | null {
  if (!follows("9-9-3")) return null;
  const inPlay = ["leader", "battle", "unison"];
  return names.length > 0 && names.every((name) => inPlay.includes(name)) ? "what enters" : "what fits";
}

/** The cards that an effect with a duration reaches. */
export function reached(
  g: Game,
  s: CompiledStatic,
  targets: readonly CardReference[],
  amount: number,
): readonly CardReference[] {
  if (s.static.set === "change" && s.static.number === "power")
    return targets.filter(({ id }) => mayChangePower(g, id, amount));
  if (s.static.set === "negate") {
    const hit = targets.filter(({ id }) => !deflects(g, id, g.sourcePlayer));
    for (const target of hit) cutOff(g, target, s.static.only);
    return hit;
  }
  return gives(s) ? targets.filter(({ id }) => canGain(g, id, s)) : targets;
}

/** 9-1-5, 9-1-5-1: no skill at all where all are negated, none of a kind where that kind is. */
export function canGain(g: Game, id: number, s: CompiledStatic): boolean {
  if (waysOf(g).negatedGains) return true;
  if (isNegated(g, id)) return !follows("9-1-5");
  const kinds = negatedKinds(g, id);
  return !kinds.some((kind) => isAmong(given(s), kind)) || !follows("9-1-5-1");
}

/** 9-1-2-2-1: gained skills that are negated are gone; 9-5-2: [Permanent] skills give them no more this turn. */
function cutOff(g: Game, card: CardReference, only: string | undefined): void {
  const isMeant = (s: CompiledStatic) => gives(s) && (only === undefined || isAmong(given(s), only));
  const permanent = table(g).live.filter(
    (l) => l.until === null && isMeant(l.static) && l.cards.includes(card.id),
  );
  if (follows("9-5-2"))
    g.state.cut = [
      ...g.state.cut,
      ...permanent.map((l) => ({ ...card, path: l.static.path, by: l.context.card })),
    ];
  if (!waysOf(g).negatedGains && followsAll(["9-1-2-2", "9-1-2-2-1"]))
    g.state.effects = g.state.effects.map((e) => {
      const s = g.program.definitions[e.def].statics[e.static];
      if (e.targets === null || !isMeant(s)) return e;
      return effectWith(e, { targets: e.targets.filter((one) => one.id !== card.id) });
    });
}

/** 9-1-4: a card with all its skills negated counts as one without skills. */
export function isSkillLess(g: Game, id: number): boolean {
  return definition(g, id).text === "" || (isNegated(g, id) && follows("9-1-4"));
}
