/** Effects with a duration: what an act applies to which cards. */
import type { Act, Reference, Static, Target } from "./ability.ts";
import type { Gathered, Record } from "./acts.ts";
import type { Player } from "./card.ts";
import { describedAll, isSelection, one, pick, targetSteps } from "./choose.ts";
import { option, question } from "./decision.ts";
import { base } from "./derive.ts";
import { compileSelection, isThis, resolve } from "./evaluate.ts";
import { type Game, refer } from "./game.ts";
import { atOnce, emit, isField, isHeard, waitOnce } from "./happen.ts";
import { isOneKeyword, upToOneKeyword } from "./layers.ts";
import { ask, note, step } from "./machine.ts";
import type { CompiledStatic, Edition, StepPart } from "./program.ts";
import type { Frame } from "./state.ts";

export function applySteps(into: Gathered, act: Extract<Act, { do: "apply" }>, record: Record): StepPart[] {
  const { edition, path } = into;
  const choosesName = act.effect.set === "negate" && isOneKeyword(act.effect.only);
  const effect = choosesName ? onOneCard(act.effect) : act.effect;
  const s = into.addStatic(effect);
  const scope = "what" in effect ? effect.what : null;
  const isNext = "next" in effect && effect.next === true; // "the next …" is a card yet to come
  const described = scope !== null && isSelection(scope) ? scope : null;
  const whole = scope === null ? null : describedAll(scope);
  const later = () => (whole === null ? null : (edition.reachesLater?.(whole) ?? null));
  const stays = () => isNext || (described !== null && later() === "what fits");
  const model = likeWhom(effect);
  const parts: StepPart[] = [];
  if (scope === null) parts.push(step(path, (_g, f) => pick(f, [])));
  else if (described !== null) {
    const cards = compileSelection(edition, described);
    parts.push(step(path, (g, f) => pick(f, cards(g, f))));
  } else parts.push(...targetSteps(edition, scope as Target, path, effect.set));
  if (choosesName)
    parts.push(...nameSteps(edition, path, effect.set === "negate" && effect.only === upToOneKeyword));
  parts.push(
    step(path, (g, f) => {
      if (act.until === "thisStays" && !(isThis(g, f) && isField(g, g.state.cards[f.card].area))) return;
      const { choosable } = edition;
      if (choosable !== undefined)
        pick(
          f,
          f.chosen.filter((id) => choosable(g, f, id, null)),
        );
      if (scope !== null && !stays() && later() !== "what enters" && f.chosen.length === 0) return;
      if (model !== null && resolve(g, f, model).length === 0) return;
      if (effect.set === "swap") {
        if (f.chosen.length === 2) swap(g, s, f, act.until);
        record(g, f, f.chosen, 2);
        return;
      }
      if (isOfEach(effect)) {
        atOnce(g, () => {
          for (const id of f.chosen)
            applyEffect(g, s, f, [refer(g, id)], s.amount(g, { ...f, card: id }), act.until);
        });
        record(g, f, f.chosen, f.chosen.length);
        return;
      }
      const amount = choosesName ? (f.v.name as number) : s.amount(g, f);
      const targets = scope === null || stays() ? null : f.chosen.map((id) => refer(g, id));
      applyEffect(g, s, f, targets, amount, act.until);
      if (scope === null)
        record(g, f, [], 1, 1); // what goes for a player is done, whatever there is
      else record(g, f, f.chosen, f.chosen.length);
    }),
  );
  return parts;
}

/** "Its base power becomes that card's power": whose; without that card nothing becomes anything. */
function likeWhom(effect: Static): Reference | null {
  const to = effect.set === "value" ? effect.to : 0;
  return typeof to === "object" && "number" in to ? to.of : null;
}

/** By how much depends on the card that is changed. */
export function isOfEach(effect: Static): boolean {
  return (
    effect.set === "change" && typeof effect.by === "object" && "of" in effect.by && effect.by.of === "each"
  );
}

/** "1 keyword skill on your opponent's Battle Cards" is one of one of them. */
function onOneCard(effect: Static): Static {
  return "what" in effect ? ({ ...effect, what: one(effect.what as Target) } as Static) : effect;
}

/** Which of its abilities; of "up to 1" it may be none. */
function nameSteps({ choosableNames }: Edition, path: string, mayBeNone: boolean): StepPart[] {
  const none = option("pass");
  const asks = ask(
    path,
    (g, f) => {
      const names = f.chosen.flatMap((id) => choosableNames?.of(g, id) ?? []);
      if (names.length === 0) return null;
      const options = names.map((name) => option("choose", { option: name }));
      if (!mayBeNone) return question(f.you, "act", "ability", options);
      return question(f.you, "act", "ability", [...options, none], 1, 1, { decline: names.length });
    },
    (g, f, [pick], q) => note(g, f, { name: choosableNames!.all.indexOf(q.options[pick].option ?? "") }),
  );
  return [step(path, (g, f) => note(g, f, { name: -1 })), asks];
}

/** Each of the two takes the other's base value. */
function swap(g: Game, s: CompiledStatic, f: Frame, until: string): void {
  const values = f.chosen.map((id) => base(g, id, s.number));
  f.chosen.forEach((id, i) => {
    applyEffect(g, s, f, [refer(g, id)], values[1 - i], until);
  });
}

export function applyEffect(
  g: Game,
  s: CompiledStatic,
  f: { you: Player; card: number },
  targets: readonly { id: number; incarnation: number }[] | null,
  amount: number,
  until: string,
): void {
  const reached = targets === null ? null : (g.program.edition.reached?.(g, s, targets, amount) ?? targets);
  const effect = {
    stamp: ++g.state.stamp,
    def: s.definition,
    static: s.index,
    you: f.you,
    card: f.card,
    targets: reached,
    amount,
    until,
    turn: g.state.turn,
  };
  g.state.effects = [...g.state.effects, effect];
  g.table = null;
  if (targets !== null && isHeard(g, "apply")) {
    const name = nameOfStatic(s.static);
    for (const target of targets) emit(g, "apply", f.you, target.id, { amount, name });
  }
  if (s.set !== "change" || amount === 0 || reached === null) return;
  const changed = amount > 0 ? s.increased : s.reduced;
  if (!isHeard(g, changed)) return;
  const before = g.state.pending.length;
  for (const { id } of reached) emit(g, changed, f.you, id, { amount: Math.abs(amount), untold: true });
  waitOnce(g, before, "batch");
}

function nameOfStatic(s: Static): string {
  if ("number" in s) return s.number;
  if ("keyword" in s) return s.keyword;
  if ("verb" in s) return `${s.set} ${s.verb}`;
  return s.set;
}
