/** Replacement effects: what may take the place of what is about to happen, one thing after the other. */
import { confirm, refusal } from "./acts.ts";
import type { CardReference, Player } from "./card.ts";
import { option, question } from "./decision.ts";
import { asksAll, type Game, isSame, refer } from "./game.ts";
import { emit, type Proposed, perform, type Replacement, replacementName, replacements } from "./happen.ts";
import { ask, call, jump, label, locals, note, procedure, step } from "./machine.ts";
import type { Procedure } from "./program.ts";
import { follows } from "./rulebook.ts";
import type { Frame, Value } from "./state.ts";

/** The paragraphs of a game for this, and who may choose among which. */
export interface ReplacingRules {
  readonly begins: string;
  readonly which: string; // several could apply: one is chosen
  readonly may: string; // it may be declined
  readonly whole: string; // what is replaced does not happen
  readonly once: string; // what was replaced is not replaced again
  readonly rest: string; // what was not replaced happens
  readonly first: (g: Game, now: Proposed, all: readonly Replacement[]) => readonly Replacement[];
  readonly chooser: (g: Game, now: Proposed, open: readonly Replacement[]) => Player;
  /** What the game tells of something that is replaced, before what takes its place is done. */
  readonly replaced?: (g: Game, now: Proposed, by: Replacement) => void;
}

/** v.batch, v.asked; v.at: which of the batch; v.gone: those replaced; v.was: the cards as they were; one that moved since is another. */
export function replaceProcedure(rules: ReplacingRules): Procedure {
  const batchOf = (f: Frame) => f.v.batch as unknown as readonly Proposed[];
  const isStill = (g: Game, f: Frame, { card }: Proposed) =>
    (f.v.was as unknown as readonly CardReference[]).some((one) => one.id === card && isSame(g, one));
  const open = (g: Game, f: Frame): readonly Replacement[] => {
    const now = batchOf(f)[f.v.at as number];
    return now === undefined || !isStill(g, f, now)
      ? []
      : rules.first(g, now, replacements(g, now, f.v.declined as readonly string[], asksAll(g)));
  };
  const using = (g: Game, f: Frame): Replacement | undefined => {
    const all = open(g, f);
    return f.v.using === null ? all[0] : all.find((r) => replacementName(r) === f.v.using);
  };
  const declined = (f: Frame, r: Replacement) => [...(f.v.declined as readonly string[]), replacementName(r)];
  return procedure("replace", [
    step(rules.begins, (g, f) =>
      note(g, f, {
        at: 0,
        gone: [],
        was: batchOf(f).map(({ card }) => refer(g, card)) as unknown as Value,
        declined: [],
        using: null,
        no: false,
      }),
    ),
    label("next"),
    ask(
      rules.which,
      (g, f) => {
        const all = open(g, f);
        if (all.length < 2) return null;
        const options = all.map(({ card, ability }) =>
          option("order", ability.granted ? { card } : { card, ability: ability.index }),
        );
        return question(
          rules.chooser(g, batchOf(f)[f.v.at as number], all),
          "order",
          "which replacement",
          options,
        );
      },
      (g, f, [pick]) => note(g, f, { using: replacementName(open(g, f)[pick]) }),
    ),
    ask(
      rules.may,
      (g, f) => {
        const chosen = using(g, f);
        if (chosen === undefined || chosen.ability.ability.may !== true) return null;
        return (chosen.can ? confirm : refusal)(masterOf(g, chosen), "replace", chosen.card);
      },
      (g, f, [pick], { options }) => {
        if (options[pick].do === "no")
          note(g, f, { declined: declined(f, using(g, f)!), using: null, no: true });
        else locals(g, f).no = false;
      },
    ),
    step(rules.begins, (g, f) => {
      if (f.v.no === true) {
        locals(g, f).no = false;
        jump(g, f, "next");
        return;
      }
      const at = f.v.at as number;
      const chosen = using(g, f);
      if (chosen === undefined) note(g, f, { at: at + 1, declined: [], using: null });
      else {
        const once = follows(rules.once);
        const gone = follows(rules.whole) ? [...(f.v.gone as readonly number[]), at] : f.v.gone;
        f.v = {
          ...f.v,
          gone,
          at: once ? at + 1 : at,
          declined: once ? [] : declined(f, chosen),
          using: null,
        };
        rules.replaced?.(g, batchOf(f)[at], chosen);
        apply(g, chosen, batchOf(f)[at]);
      }
    }),
    step(rules.begins, (g, f) => {
      if ((f.v.at as number) < (f.v.batch as readonly Value[]).length) jump(g, f, "next");
    }),
    step(rules.rest, (g, f) => {
      const gone = f.v.gone as readonly number[];
      const left = batchOf(f).filter((p, i) => !gone.includes(i) && isStill(g, f, p));
      g.state.frames[g.state.frames.length - 2].outcome = perform(g, left, f.v.asked as number);
    }),
  ]);
}

export function masterOf(g: Game, r: Replacement): Player {
  return r.waits?.you ?? (g.state.cards[r.card].area < g.program.size ? 0 : 1);
}

/** Runs the effect that takes the place. */
function apply(g: Game, chosen: Replacement, now: Proposed): void {
  const you = masterOf(g, chosen);
  const { incarnation, area } = g.state.cards[now.card];
  emit(g, "replace", you, now.card);
  if (chosen.waits?.once) g.state.delayed = g.state.delayed.filter((one) => one !== chosen.waits);
  call(g, chosen.ability.path, {
    you,
    card: chosen.card,
    incarnation: -1,
    ...(chosen.waits === null ? {} : { results: chosen.waits.results }),
    event: {
      kind: now.kind,
      player: you,
      card: now.card,
      incarnation,
      target: -1,
      amount: now.amount,
      from: area,
      to: now.to,
      cause: now.cause,
      by: g.source,
      byPlayer: g.sourcePlayer,
      using: "",
    },
    v: { checked: true },
  });
}
