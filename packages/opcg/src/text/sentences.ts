import {
  alt,
  capital,
  concat,
  earlier,
  type Grammar,
  gate,
  groups,
  is,
  lead,
  listOf,
  many,
  map,
  mapMany,
  number,
  onlyAct,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Act, Amount, Clause, Condition, Happening, Selection, Who } from "@arbiter/engine";
import { apply } from "./applied.ts";
import { condition } from "./conditions.ts";
import { order } from "./effects.ts";
import { later } from "./happenings.ts";
import { OPPONENT, OPPONENT_MAY, YOU } from "./words.ts";

/** How orders stand together: "A and B. Then, C. If you do, D." */

const flat = (inner: Grammar<Clause[][]>): Grammar<Clause[]> => mapMany(inner, (all) => [all.flat()], groups);
const joined = (item: Grammar<Clause[]>): Grammar<Clause[]> =>
  flat(
    listOf(
      item,
      variants(", ", "; "),
      variants(" and ", ", and ", "; ", ", then ", " and then ", ", and then "),
    ),
  );

/** "play it or add it to the top of your Life cards": one of two. */
const eitherOrder: Grammar<Clause[]> = rule(() =>
  map(
    seq(order(YOU), variants(" or "), order(YOU)),
    ([first, , second]) => [{ act: { do: "oneOf", options: [first, second] } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "oneOf" || act.options.length !== 2) return undefined;
      return [act.options[0]!, undefined, act.options[1]!] as [Clause[], undefined, Clause[]];
    },
  ),
);

const theirs: Grammar<Clause[]> = rule(() =>
  alt(lead("your opponent ", joined(order(OPPONENT))), lead("your opponent must ", theirsMay)),
);
const theirsMay: Grammar<Clause[]> = rule(() => joined(order(OPPONENT_MAY)));

const mayGate = (words: string[], who: true | Who, inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  gate("may", seq(is<true | Who>(who, ...words), inner));

export const orders: Grammar<Clause[]> = rule(() =>
  joined(alt(order(YOU), eitherOrder, theirs, bothTrash, apply)),
);

/** "you and your opponent trash cards from your hands until you each have 5 cards in your hands". */
const bothTrash: Grammar<Clause[]> = rule(() =>
  map(
    trail(
      lead("you and your opponent trash cards from your hands until you each have ", number),
      " cards in your hands",
    ),
    (left) => [{ act: bothTo(left) }],
    (clauses) => {
      const act = onlyAct(clauses);
      const [first] = act?.do === "group" ? act.clauses : [];
      const what = first?.act.do === "move" ? (first.act.what as { count?: { sum?: Amount[] } }) : undefined;
      const left = -Number(what?.count?.sum?.[1]);
      return same(act, bothTo(left)) ? left : undefined;
    },
  ),
);
const bothTo = (left: number): Act => ({
  do: "group",
  inTurnOrder: true,
  clauses: [{ act: trashTo("you", left) }, { act: trashTo("opponent", left) }],
});
const trashTo = (who: Who, left: number): Act => {
  const select: Selection = { of: who, in: ["hand"], where: [] };
  const theirs = who === "opponent" ? ({ by: who } as const) : {};
  const what = { select, count: { sum: [{ count: select }, -left] }, ...theirs };
  return { do: "move", what, to: { area: "trash" }, ...(who === "opponent" ? { who } : {}) };
};

/** "trash this Character at the end of this turn". */
const delayed = (inner: Grammar<[Happening, Clause[]]>): Grammar<Clause[]> =>
  map(
    inner,
    ([until, effect]) => [{ act: { do: "delay", until, effect } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "delay" ? ([act.until, act.effect] as [Happening, Clause[]]) : undefined;
    },
  );

const swapped = <A, B>(inner: Grammar<[A, B]>): Grammar<[B, A]> =>
  map(
    inner,
    ([a, b]) => [b, a] as [B, A],
    ([b, a]) => [a, b] as [A, B],
  );

/** One sentence without its end. */
const step: Grammar<Clause[]> = rule(() => {
  const now = alt(
    orders,
    mayGate(["you may ", "you can "], true, orders),
    mayGate(["your opponent may "], "opponent", theirsMay),
    concat(orders, mayGate([" and you may ", ", and you may "], true, orders)),
  );
  const plain = alt(now, delayed(swapped(seq(now, lead(" ", later)))), delayed(seq(trail(later, ", "), now)));
  const onlyIf = gate("if", swapped(seq(plain, lead(" if ", condition))));
  return alt(plain, onlyIf);
});

/** "Choose one:" and its lines. */
const oneOf: Grammar<Clause[]> = rule(() =>
  map(
    seq(
      alt(
        is<Who | undefined>(undefined, "choose one:"),
        is<Who | undefined>("opponent", "your opponent chooses one:"),
      ),
      many(lead(["\n• ", "\n- "], capital(effect)), "", 1),
    ),
    ([by, options]) => [{ act: { do: "oneOf", options, ...(by ? { by } : {}) } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "oneOf" ? ([act.by, act.options] as [Who | undefined, Clause[][]]) : undefined;
    },
  ),
);

/** All that follows an "if" hangs on it, to the end of the text (8-3-3). */
export const effect: Grammar<Clause[]> = rule(() => {
  const done = earlier({}, "if you do, ", "if they do, ");
  const notDone: Grammar<Condition> = record<Condition>(
    {},
    {
      not: record<Condition>({}, { done: earlier({}, "if you do not, ", "if they do not, ") }),
    },
  );
  const onCondition = gate("if", seq(alt(trail(lead("if ", condition), ", "), notDone), effect));
  return alt(
    trail(step, "."),
    concat(step, effect, ". Then, "),
    concat(step, capital(effect), ". "),
    concat(step, onCondition, variants(" and ", ", and ")),
    oneOf,
    onCondition,
    gate("ifDone", seq(done, effect)),
  );
});
