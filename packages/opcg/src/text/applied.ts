import {
  AGAIN,
  type Applied,
  alone,
  alt,
  applying,
  type Grammar,
  is,
  lead,
  map,
  record,
  rule,
  type Said,
  seq,
  signed,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Choice, Clause, Duration, Scope, Selection, Static } from "@arbiter/engine";
import { forEvery, forEveryDone, forEveryOnIt } from "./amounts.ts";
import { playerBan } from "./bans.ts";
import { few, fieldTarget, withoutDon } from "./choices.ts";
import { lasts, lastsBefore, refresh } from "./durations.ts";
import { that } from "./references.ts";
import { bare, cards, inArea, type Noun } from "./selections.ts";
import { banned, gainedOne, less, momentary } from "./statics.ts";
import { YOU } from "./words.ts";

/** Modifications with a duration, as orders. */
const staysRested: Grammar<Static[]> = rule(() =>
  alone(
    record<Static>(
      { set: "cannot", verb: "becomeActive" },
      {
        what: trail(withoutDon(fieldTarget(YOU)) as Grammar<Scope>, [
          " will not become active",
          " do not become active",
          " does not become active",
        ]),
      },
    ),
  ),
);

/** Cards become active in their owner's Refresh Phase only. */
const ofOpponent = (inner: Grammar<Static[]>): Grammar<Static[]> =>
  map(
    inner,
    (all) =>
      all.every((one) => (one as { what?: { select?: Selection } }).what?.select?.of === "opponent")
        ? all
        : undefined,
    (all) => all,
  );
/** "can attack Characters on the turn in which it is played": that turn and no other. */
const onlyRush = (inner: Grammar<Static[]>): Grammar<Static[]> => {
  const rush = (all: Static[]) =>
    all.every((one) => one.set === "gain" && one.keyword === "Rush: Character") ? all : undefined;
  return map(inner, rush, rush);
};
/** "this Character gains [Rush]": without an end it has it while it lies there. */
const ownKeyword = (inner: Grammar<Static[]>): Grammar<Static[]> => {
  const own = (all: Static[]) =>
    all.length === 1 && all[0]!.set === "gain" && all[0]!.what === "this" ? all : undefined;
  return map(inner, own, own);
};
/** "give -1000 power during this turn to up to 1 of your opponent's Characters". */
const givenTo: Grammar<Applied> = rule(() =>
  map(
    seq(
      lead("give ", seq(signed, alt(is("power", " power"), is("cost", " cost")))),
      lasts,
      lead(" to ", fieldTarget(YOU) as Grammar<Scope>),
    ),
    ([[by, number], until, what]): Applied => ({ effects: [{ set: "change", number, by, what }], until }),
    ({ effects: [first, ...others], until }) =>
      first?.set === "change" && typeof first.by === "number" && !others.length
        ? ([[first.by, first.number], until, first.what] as [[number, string], Duration, Scope])
        : undefined,
  ),
);

type Times = [effects: Static[], until: Duration, every: Amount];

/** A change of one number, taken so often. */
const times = (inner: Grammar<Times>): Grammar<Applied> =>
  map(
    inner,
    ([effects, until, every]): Applied | undefined =>
      effects.length === 1 &&
      typeof (effects[0] as { by?: unknown }).by === "number" &&
      (!isOnEach(every) || isChosen(effects[0]!))
        ? {
            effects: [
              {
                ...effects[0]!,
                by: { ...(every as object), times: (effects[0] as { by: number }).by },
              } as Static,
            ],
            until,
          }
        : undefined,
    ({ effects, until }) => {
      const { by, ...others } = effects[0] as Static & { by?: { times?: number } };
      if (effects.length !== 1 || typeof by !== "object" || by.times === undefined) return undefined;
      const { times, ...every } = by;
      return [[{ ...others, by: times } as unknown as Static], until, every as Amount] as Times;
    },
  );

const isOnEach = (every: Amount): boolean =>
  typeof every === "object" && "number" in every && every.of === "each";
const isChosen = (effect: Static): boolean => {
  const { what } = effect as { what?: Scope };
  return typeof what === "object" && "select" in what;
};

/** "gains +1000 power during this battle for every card trashed". */
const timesAfter: Grammar<Applied> = rule(() => times(seq(momentary, lasts, alt(forEvery, forEveryOnIt))));

/** "for every card trashed, … gains +1000 power during this battle". */
const timesBefore: Grammar<Applied> = rule(() =>
  times(
    map(
      seq(forEveryDone, momentary, lasts),
      ([every, effects, until]): Times => [effects, until, every],
      ([effects, until, every]) => [every, effects, until] as [Amount, Static[], Duration],
    ),
  ),
);

/** "if the selected card attacks during this turn, your opponent cannot activate [Blocker]". */
const notBlocked: Grammar<Static> = rule(() =>
  alt(
    record<Static>(
      { set: "cannot", verb: "beBlocked" },
      "if ",
      { what: that },
      " attacks during this turn, your opponent cannot activate [Blocker]",
    ),
    record<Static>(
      { set: "cannot", verb: "beBlocked" },
      variants(
        "your opponent cannot activate [Blocker] if ",
        "your opponent cannot activate [Blocker] when ",
      ),
      { what: that },
      " attacks during this turn",
    ),
  ),
);

/** "your opponent cannot activate up to 1 [Blocker] Character": a chosen one cannot block. */
const chosenBlocker: Grammar<Static> = rule(() =>
  map(
    seq(lead("your opponent cannot activate ", few), bare),
    ([many, nouns]): Static | undefined =>
      many.upTo && nouns.where.some((one) => "keyword" in one && one.keyword === "Blocker")
        ? { set: "cannot", verb: "block", what: { ...many, select: { of: "opponent", ...nouns } } }
        : undefined,
    (value) => {
      if (value.set !== "cannot" || value.verb !== "block") return undefined;
      if (typeof value.what !== "object" || !("select" in value.what)) return undefined;
      const { select, ...many } = value.what;
      return [many, { in: select.in, where: select.where }] as [Pick<Choice, "count" | "upTo">, Noun];
    },
  ),
);

/** "the next time you play … from your hand during this turn, the cost will be reduced by 2". */
const cheaper: Grammar<Static> = rule(() =>
  record<Static>(
    { set: "costOfPlaying", who: "you", next: true },
    variants("the next time you play a ", "the next time you play an ", "the next time you play "),
    { select: inArea(YOU.owner) },
    " during this turn, the cost will be reduced by ",
    { by: less },
  ),
);

/** "the cost of the next … card you play from your hand during this turn is reduced by 2". */
const nextCheaper: Grammar<Static> = rule(() =>
  record<Static>(
    { set: "costOfPlaying", who: "you", next: true },
    "the cost of the next ",
    {
      select: trail(
        record<Selection>({ of: "you", in: ["hand"] }, { where: cards }) as Grammar<Selection>,
        " you play from your hand during this turn",
      ),
    },
    variants(" is reduced by ", " will be reduced by "),
    { by: less },
  ),
);

const swap: Grammar<Static> = rule(() =>
  record<Static>(
    { set: "swap", number: "base power" },
    "swap the base power of ",
    { what: that },
    " with each other",
  ),
);

const lasting: Grammar<Applied> = rule(() =>
  alt(
    record<Applied>({ until: "turn" }, { effects: alone(alt(notBlocked, cheaper, nextCheaper)) }),
    record<Applied>({}, { effects: alone(alt(swap, chosenBlocker)) }, { until: lasts }),
    record<Applied>({}, { effects: alt(momentary, alone(playerBan)) }, { until: lasts }),
    record<Applied>({}, { until: lastsBefore }, { effects: alt(momentary, alone(playerBan)) }),
    record<Applied>({}, { effects: staysRested }, { until: refresh }),
    record<Applied>(
      { until: "opponentRefresh" },
      { effects: ofOpponent(staysRested) },
      " in the next Refresh Phase",
    ),
    record<Applied>({ until: "turn" }, { effects: onlyRush(momentary) }),
    record<Applied>({ until: "game" }, { effects: ownKeyword(momentary) }),
    givenTo,
    timesAfter,
    timesBefore,
  ),
);

/** "gains [A] until the end of your opponent's next turn and +1000 power during this turn": each for its own time. */
const twoTimes: Grammar<Clause[]> = rule(() => {
  const again = alt(lead([" and ", " and it gains ", " and gains "], gainedOne), lead(" and ", banned));
  return map(
    seq(applying(lasting), again, lasts),
    ([clauses, said, until]): Clause[] | undefined => {
      const [only, ...more] = clauses;
      const effect = only?.act.do === "apply" && !more.length ? only.act.effect : undefined;
      if (!only || !effect || !("what" in effect) || only.act.do !== "apply") return undefined;
      if (only.act.until === "game" || only.act.until === until) return undefined;
      const what = typeof effect.what === "object" && "select" in effect.what ? AGAIN : effect.what;
      return [only, { act: { do: "apply", effect: { ...said, what } as Static, until } }];
    },
    (clauses) => {
      const [first, second, ...more] = clauses;
      if (!first || second?.act.do !== "apply" || more.length) return undefined;
      const { what: _, ...said } = second.act.effect as { what?: Scope };
      return [[first], said, second.act.until] as [Clause[], Said, Duration];
    },
  );
});

export const apply: Grammar<Clause[]> = rule(() => alt(applying(lasting), twoTimes));
