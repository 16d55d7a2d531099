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
  orList,
  record,
  rule,
  same,
  seq,
  signed,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type {
  Ability,
  Act,
  Amount,
  Choice,
  Clause,
  Condition,
  Duration,
  Filter,
  Happening,
  Reference,
  Selection,
  Target,
  Who,
} from "@arbiter/engine";
import { apply } from "./applied.ts";
import { fieldTarget, fromArea } from "./choices.ts";
import { condition } from "./conditions.ts";
import { OWNERS } from "./destinations.ts";
import { donToActivate } from "./don.ts";
import { lasts } from "./durations.ts";
import { order } from "./effects.ts";
import { causes, later } from "./happenings.ts";
import { freezeMixed } from "./mixed.ts";
import { cards, type Noun, onField } from "./selections.ts";
import { oneAndOther } from "./the-other.ts";
import { BOTH, EACH, keyword, OPPONENT, OPPONENT_MAY, tag, YOU } from "./words.ts";

/** How orders stand together: "A and B. Then, C. If you do, D." */

const flat = (inner: Grammar<Clause[][]>): Grammar<Clause[]> => mapMany(inner, (all) => [all.flat()], groups);
const joined = (item: Grammar<Clause[]>): Grammar<Clause[]> =>
  flat(
    listOf(
      item,
      variants(", ", "; ", " and "),
      variants(" and ", ", and ", "; ", ", then ", " and then ", ", and then "),
    ),
  );

/** "play it or add it to the top of your Life cards": one of two. */
const eitherOrder: Grammar<Clause[]> = rule(() =>
  map(
    seq(order(YOU), variants(" or "), order(YOU)),
    ([first, , second]) =>
      isSaidOfTheFirst(first, second)
        ? undefined
        : [{ act: { do: "oneOf", options: [first, second] } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "oneOf" || act.options.length !== 2) return undefined;
      return [act.options[0]!, undefined, act.options[1]!] as [Clause[], undefined, Clause[]];
    },
  ),
);

/** "Return 1 of A or place it …": the second way is about the card of the first, which is chosen before the way. */
const isSaidOfTheFirst = (first: Clause[], second: Clause[]): boolean =>
  first.some(({ act }) => isChoice((act as { what?: Target }).what)) &&
  JSON.stringify(second).includes('"said":');

const theirs: Grammar<Clause[]> = rule(() =>
  alt(lead("your opponent ", joined(order(OPPONENT))), lead("your opponent must ", theirsMay)),
);
/** "your opponent draws 1 card and you draw 1 card": who does it is said again. */
const yours: Grammar<Clause[]> = rule(() => lead("you ", order(YOU)));
const theirsMay: Grammar<Clause[]> = rule(() => joined(order(OPPONENT_MAY)));

const mayGate = (words: string[], who: true | Who, inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  gate("may", seq(is<true | Who>(who, ...words), inner));

const ordersWith = (theirs: Grammar<Clause[]>): Grammar<Clause[]> =>
  alt(
    order(YOU),
    eitherOrder,
    eitherVerb,
    oneKeyword,
    handOrDeck,
    koOrHand,
    ownersDon,
    leaderAndOne,
    oneAndOther,
    freezeMixed,
    theirs,
    yours,
    bothEach,
    eventOf,
    bothTrash,
    apply,
  );
const oneOrder: Grammar<Clause[]> = rule(() => ordersWith(lead("your opponent ", order(OPPONENT))));
export const orders: Grammar<Clause[]> = rule(() => joined(ordersWith(theirs)));

const asOptions = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    inner,
    (all): Clause[] => [{ act: { do: "oneOf", options: all.map((one) => [one]) } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "oneOf" && act.options.every((one) => one.length === 1)
        ? act.options.map((one) => one[0]!)
        : undefined;
    },
  );

/** "K.O. or rest up to 1 of …", "set this Character or up to 1 of your DON!! cards as active". */
const eitherVerb: Grammar<Clause[]> = rule(() =>
  alt(
    asOptions(
      map(
        lead("K.O. or rest ", fieldTarget(YOU)),
        (what): Clause[] => [{ act: { do: "ko", what } }, { act: { do: "rest", what } }],
        ([first, second, ...others]) =>
          first?.act.do === "ko" && second?.act.do === "rest" && !others.length ? first.act.what : undefined,
      ),
    ),
    asOptions(
      map(
        trail(
          lead(
            "set ",
            seq(
              record<Act>({ do: "activate" } as Partial<Act>, { what: fieldTarget(YOU) }),
              lead(" or ", donToActivate(YOU)),
            ),
          ),
          " as active",
        ),
        (acts): Clause[] => acts.map((act) => ({ act })),
        ([first, second, ...others]) =>
          first && second && !others.length ? ([first.act, second.act] as [Act, Act]) : undefined,
      ),
    ),
  ),
);

/** "gains [A], [B] or [C] during this turn": one of them. */
const oneKeyword: Grammar<Clause[]> = rule(() =>
  asOptions(
    map(
      seq(fieldTarget(YOU), lead(" gains ", orList(keyword, 2)), lasts),
      ([what, all, until]): Clause[] | undefined =>
        what === "this"
          ? all.map((keyword) => ({ act: { do: "apply", effect: { set: "gain", keyword, what }, until } }))
          : undefined,
      (clauses) => {
        const all = clauses.map(({ act }) =>
          act.do === "apply" && act.effect.set === "gain" ? act : undefined,
        );
        const [first] = all;
        if (!first || all.some((one) => one === undefined)) return undefined;
        return ["this", all.map((one) => (one!.effect as { keyword: string }).keyword), first.until] as [
          Target,
          string[],
          Duration,
        ];
      },
    ),
  ),
);

/** A card is chosen, then which of two things is done with it. */
const IT = { result: { said: { words: "it", many: false } } } as unknown as Target;
const eitherWay = (chosen: Grammar<Target>, ways: Act[]): Grammar<Clause[]> => {
  const options: Clause[][] = ways.map((act) => [{ act }]);
  return map(
    chosen,
    (what): Clause[] | undefined =>
      typeof what === "object" && "select" in what && what.count === 1
        ? [{ act: { do: "choose", what } }, { act: { do: "oneOf", options } }]
        : undefined,
    ([first, second, ...others]) =>
      first?.act.do === "choose" &&
      second?.act.do === "oneOf" &&
      !others.length &&
      second.act.options.every(([only], i) => only?.act.do === ways[i]?.do)
        ? first.act.what
        : undefined,
  );
};

/** "return up to 1 Character to the owner's hand or the bottom of their deck": the player chooses where. */
const handOrDeck: Grammar<Clause[]> = rule(() =>
  eitherWay(
    trail(
      lead("return ", fieldTarget(YOU)),
      words(
        " to ",
        variants(...OWNERS),
        "hand or ",
        variants("", "place it at "),
        "the bottom of ",
        variants(...OWNERS, "their "),
        "deck",
      ),
    ),
    [
      { do: "move", what: IT, to: { area: "hand" } },
      { do: "move", what: IT, to: { area: "deck", at: "bottom" } },
    ],
  ),
);

/** "K.O. up to 1 of A, or return it to the owner's hand". */
const koOrHand: Grammar<Clause[]> = rule(() =>
  eitherWay(
    trail(
      lead("K.O. ", fieldTarget(YOU)),
      words(variants(", or return it to ", " or return it to "), variants(...OWNERS), "hand"),
    ),
    [
      { do: "ko", what: IT },
      { do: "move", what: IT, to: { area: "hand" } },
    ],
  ),
);

/** "give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters": of either player. */
const ownersDon: Grammar<Clause[]> = rule(() => {
  const given = (from: string, amount: number): Clause[] =>
    (["you", "opponent"] as const).map((of) => ({
      act: {
        do: "pool",
        from,
        pool: "don.given",
        ...(of === "opponent" ? { of } : {}),
        upTo: true,
        amount,
        to: { count: 1, select: { of, in: ["leader", "characters"], where: [] } },
      },
    }));
  const way = (from: string, inner: Grammar<number>) =>
    map(
      trail(inner, " to its owner's Leader or 1 of their Characters"),
      (amount): Clause[] => given(from, amount),
      (clauses) => {
        const { amount } = (clauses[0]?.act ?? {}) as { amount?: number };
        return typeof amount === "number" && same(clauses, given(from, amount)) ? amount : undefined;
      },
    );
  return asOptions(
    alt(
      way("don.rested", trail(lead("give up to ", number), [" rested DON!! card", " rested DON!! cards"])),
      way(
        "don.cost",
        trail(lead("give up to ", number), [
          " DON!! card from its owner's cost area",
          " DON!! cards from its owner's cost area",
        ]),
      ),
    ),
  );
});

/** "give your Leader and 1 Character up to 2 rested DON!! cards each", or "give your Leader up to 2 … and 1 Character up to 1 …". */
const leaderAndOne: Grammar<Clause[]> = rule(() => {
  type Gift = [to: Target, amount: number];
  const LEADER: Target = { count: "all", select: { of: "you", in: ["leader"], where: [] } };
  const given = ([to, amount]: Gift): Clause => ({
    act: { do: "pool", from: "don.rested", pool: "don.given", upTo: true, amount, to },
  });
  const back = (clause: Clause | undefined): Gift | undefined => {
    const { to, amount } = (clause?.act ?? {}) as { to?: Target; amount?: number };
    return to && typeof amount === "number" && same(clause, given([to, amount])) ? [to, amount] : undefined;
  };
  const one: Grammar<Target> = alt<Target>(
    is<Target>({ count: 1, select: { of: "you", in: ["characters"], where: [] } }, "1 Character"),
    map(
      fieldTarget(YOU),
      (to) => (to === "this" || isOneOfYours(to) ? to : undefined),
      (to) => to,
    ),
  );
  const some = trail(lead(" up to ", number), [" rested DON!! cards", " rested DON!! card"]);
  return alt(
    map(
      seq(lead("give your Leader and ", one), trail(some, " each")),
      ([to, amount]): Clause[] => [given([LEADER, amount]), given([to, amount])],
      (clauses) => {
        const [first, second, ...more] = clauses.map(back);
        return !more.length && first && second && same(first[0], LEADER) && first[1] === second[1]
          ? second
          : undefined;
      },
    ),
    map(
      seq(lead("give your Leader", some), lead(" and ", seq(one, some))),
      ([amount, gift]): Clause[] => [given([LEADER, amount]), given(gift)],
      (clauses) => {
        const [first, second, ...more] = clauses.map(back);
        return !more.length && first && second && same(first[0], LEADER)
          ? ([first[1], second] as [number, Gift])
          : undefined;
      },
    ),
  );
});
const isOneOfYours = (to: Target): boolean =>
  isChoice(to) && to.count === 1 && to.select.of === "you" && same(to.select.in, ["characters"]);

/** "you and your opponent each draw 1 card": what you do, he does with his own. */
const bothEach: Grammar<Clause[]> = rule(() => {
  const isOwn = (value: unknown): boolean => !JSON.stringify(value).includes('"opponent"');
  return map(
    alt(
      lead("you and your opponent each ", order(YOU)),
      lead("each player ", order(EACH)),
      lead("both players ", order(BOTH)),
    ),
    (clauses): Clause[] | undefined => {
      const theirs = clauses.map(asOpponent);
      return isOwn(clauses) && theirs.every((one) => one !== undefined)
        ? [{ act: { do: "group", inTurnOrder: true, clauses: [...clauses, ...theirs] } }]
        : undefined;
    },
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "group" || !act.inTurnOrder) return undefined;
      const yours = act.clauses.slice(0, act.clauses.length / 2);
      return same(act.clauses.slice(yours.length), yours.map(asOpponent)) ? yours : undefined;
    },
  );
});
/** A draw, or a move of chosen cards of one's own. */
const asOpponent = ({ act, ...others }: Clause): Clause | undefined => {
  if (Object.keys(others).length) return undefined;
  const who = "opponent" as const;
  if (act.do === "draw" && typeof act.amount === "number") return { act: { ...act, who } };
  if (act.do !== "move" || !isChoice(act.what) || act.what.select.of !== "you") return undefined;
  return { act: { ...act, what: { ...act.what, by: who, select: { ...act.what.select, of: who } }, who } };
};

/** "activate the [Main] effect of up to 1 Event from your trash": it stays there. */
const eventOf: Grammar<Clause[]> = rule(() =>
  map(
    seq(lead("activate the ", tag), lead([" effect of ", " effects of "], fromArea(YOU))),
    ([ability, what]): Clause[] | undefined =>
      what.select.where.some((one) => same(one, { category: ["EVENT"] })) && what.count === 1
        ? [{ act: { do: "choose", what } }, { act: { do: "use", ability, of: IT as Reference } }]
        : undefined,
    ([first, second, ...more]) =>
      first?.act.do === "choose" && second?.act.do === "use" && !more.length
        ? ([second.act.ability, first.act.what] as [string, Choice])
        : undefined,
  ),
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

/** One sentence without its end. A moment or an "if" behind several orders says nothing of the first. */
const step: Grammar<Clause[]> = rule(() => {
  const may = (inner: Grammar<Clause[]>) => mayGate(["you may ", "you can "], true, inner);
  const now = alt(
    orders,
    may(orders),
    mayGate(["your opponent may "], "opponent", theirsMay),
    concat(orders, mayGate([" and you may ", ", and you may "], true, orders)),
  );
  const one = alt(oneOrder, may(oneOrder));
  const last = alt(one, mayGate(["your opponent may "], "opponent", order(OPPONENT_MAY)));
  const put = delayed(swapped(seq(last, lead(" ", later))));
  const plain = alt(
    now,
    put,
    concat(orders, delayed(swapped(seq(one, lead(" ", later)))), variants(" and ", ", then ", " and then ")),
    delayed(seq(trail(later, ", "), now)),
  );
  const onlyIf = gate("if", swapped(seq(last, lead(" if ", condition))));
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

/** The first choice of an order, and the order with another in its place. */
const chosenOf = ({ act }: Clause): Choice | undefined => {
  const what = act.do === "apply" ? (act.effect as { what?: Target }).what : (act as { what?: Target }).what;
  return isChoice(what) ? what : undefined;
};
const choosing = (clause: Clause, what: Choice): Clause => {
  const { act } = clause;
  return {
    ...clause,
    act: (act.do === "apply" ? { ...act, effect: { ...act.effect, what } } : { ...act, what }) as Act,
  };
};

/** "Play up to 1 [A] from your hand. If …, play up to 2 [A] instead.": the same, with more of them. */
const moreInstead: Grammar<Clause[]> = rule(() => {
  type More = [count: number, said: Filter[] | undefined];
  const ofKind = map(
    lead("you may select up to ", trail(number, [" Characters", " cards", " of them"])),
    (count): More => [count, undefined],
    ([count, said]) => (said === undefined ? count : undefined),
  );
  const same1 = map(
    lead("play up to ", seq(trail(number, " "), cards)),
    ([count, where]): More => [count, where],
    ([count, said]) => said && ([count, said] as [number, Filter[]]),
  );
  const first = (clauses: Clause[]): number => clauses.findIndex((one) => chosenOf(one));
  return mapMany(
    seq(trail(step, ". "), lead("If ", trail(condition, ", ")), trail(alt(ofKind, same1), " instead.")),
    ([clauses, condition1, [count, said]]): Clause[][] => {
      const at = first(clauses);
      const what = at < 0 ? undefined : chosenOf(clauses[at]!)!;
      const isSame = said === undefined || (clauses[at]?.act.do === "play" && same(what?.select.where, said));
      if (!what?.upTo || !isSame || typeof what.count !== "number" || what.count >= count) return [];
      const more = clauses.with(at, choosing(clauses[at]!, { ...what, count }));
      return [[{ if: condition1, act: { do: "group", clauses: more }, otherwise: clauses }]];
    },
    (clauses) => {
      const [only, ...others] = clauses;
      if (!only?.if || !only.otherwise || others.length || only.act.do !== "group") return [];
      const at = first(only.act.clauses);
      const what = at < 0 ? undefined : chosenOf(only.act.clauses[at]!);
      if (typeof what?.count !== "number") return [];
      return [undefined, what.select.where].map(
        (said) => [only.otherwise, only.if, [what.count, said]] as [Clause[], Condition, More],
      );
    },
  );
});

/** "K.O. up to 1 of A. If …, you may select B instead.": the same, with more to choose from. */
const widened: Grammar<Clause[]> = rule(() => {
  const described = record<Selection>({ of: "opponent" }, { others: onField });
  const instead = alt(
    trail(lead("you may select your opponent's ", described), " instead."),
    trail(
      lead("choose up to 1 of your opponent's ", described),
      variants(
        ...Array.from({ length: 11 }, (_, n) => ` instead of a Character with a cost of ${n} or less.`),
      ),
    ),
  );
  const other = (clauses: Clause[], select: Selection): Clause[] | undefined => {
    const at = clauses.findIndex(({ act }) => isChoice((act as { what?: Target }).what));
    if (at < 0) return undefined;
    const { act } = clauses[at]!;
    const what = { ...((act as { what: Choice }).what as Choice), select };
    return clauses.with(at, { act: { ...act, what } as Act });
  };
  return map(
    seq(trail(step, ". "), lead("If ", trail(condition, ", ")), instead),
    ([clauses, condition1, select]): Clause[] | undefined => {
      const more = other(clauses, select);
      return more && [{ if: condition1, act: { do: "group", clauses: more }, otherwise: clauses }];
    },
    (clauses) => {
      const [only, ...others] = clauses;
      if (!only?.if || !only.otherwise || others.length || only.act.do !== "group") return undefined;
      const chosen = only.act.clauses.find(({ act }) => isChoice((act as { what?: Target }).what));
      return chosen
        ? ([only.otherwise, only.if, (chosen.act as { what: Choice }).what.select] as [
            Clause[],
            Condition,
            Selection,
          ])
        : undefined;
    },
  );
});
/** "draw 1 card. If …, you may B instead of drawing 1 card": the one or the other. */
const inPlaceOf: Grammar<Clause[]> = rule(() =>
  mapMany(
    seq(
      trail(step, ". "),
      lead("If ", trail(condition, ", ")),
      alt(mayGate(["you may "], true, orders), orders),
      alt(
        is<number | undefined>(undefined, " instead."),
        trail(lead(" instead of drawing ", number), [" card.", " cards."]),
      ),
    ),
    ([before, condition1, [only, ...more], drawn]): Clause[][] => {
      const draws = onlyAct(before);
      const isSaid = drawn === undefined || (draws?.do === "draw" && draws.amount === drawn);
      return only && !more.length && isSaid && !only.otherwise && only.if === undefined
        ? [[{ ...only, if: condition1, otherwise: before }]]
        : [];
    },
    (clauses) => {
      const [only, ...more] = clauses;
      if (!only?.if || !only.otherwise || more.length) return [];
      const { if: condition1, otherwise: before, ...clause } = only;
      const draws = onlyAct(before);
      const drawn = draws?.do === "draw" && typeof draws.amount === "number" ? [draws.amount] : [];
      return [undefined, ...drawn].map(
        (n) => [before, condition1, [clause], n] as [Clause[], Condition, Clause[], number | undefined],
      );
    },
  ),
);
/** "A gains +1000 power during this battle. Then, if …, that card gains an additional +1000 power.": for as long. */
const moreOf: Grammar<Clause[]> = rule(() => {
  const THAT = { result: { said: { words: "that card", many: false, other: true } } } as unknown as Target;
  return map(
    seq(
      step,
      lead(". Then, if ", condition),
      lead(", that card gains an additional ", trail(signed, " power.")),
    ),
    ([clauses, condition1, by]): Clause[] | undefined => {
      const act = clauses.at(-1)?.act;
      return act?.do === "apply" && act.effect.set === "change" && act.effect.number === "power"
        ? [
            ...clauses,
            {
              if: condition1,
              act: {
                do: "apply",
                effect: { set: "change", number: "power", by, what: THAT },
                until: act.until,
              },
            },
          ]
        : undefined;
    },
    (clauses) => {
      const last = clauses.at(-1);
      if (!last?.if || last.act.do !== "apply" || last.act.effect.set !== "change") return undefined;
      const { by } = last.act.effect;
      return typeof by === "number"
        ? ([clauses.slice(0, -1), last.if, by] as [Clause[], Condition, number])
        : undefined;
    },
  );
});
/** "if any of your Characters would be K.O.'d during this turn, you may A instead": each of them has that effect so long. */
const insteadMeanwhile: Grammar<Clause[]> = rule(() =>
  map(
    seq(
      lead("if any of your ", onField),
      lead(" would be K.O.'d", causes),
      lead(" during this turn, you may ", trail(orders, " instead.")),
    ),
    ([nouns, by, done]): Clause[] => {
      const replaces: Happening = { event: "ko", card: "this", ...by };
      const ability: Ability = { timing: "replacement", may: true, replaces, effect: done };
      const what: Selection = { of: "you", ...nouns };
      return [{ act: { do: "apply", effect: { set: "ability", what, ability }, until: "turn" } }];
    },
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "apply" || act.effect.set !== "ability") return undefined;
      const { what, ability } = act.effect;
      const { event, card: _, ...by } = (ability.replaces ?? {}) as Happening;
      if (typeof what !== "object" || !("in" in what) || event !== "ko" || !ability.effect) return undefined;
      return [{ in: what.in, where: what.where }, by, ability.effect] as [
        Noun,
        Pick<Happening, "by" | "byCard">,
        Clause[],
      ];
    },
  ),
);
const isChoice = (what: Target | undefined): what is Choice => typeof what === "object" && "select" in what;

/** What an order is only done on: a condition, or that something was not done. */
const asked: Grammar<Condition> = rule(() => {
  const notDone = record<Condition>(
    {},
    { done: earlier({ not: true }, "if you do not, ", "if they do not, ") },
  );
  return alt(trail(lead("if ", condition), ", "), record<Condition>({}, { not: notDone }));
});
/** Sentences in a row: what may follow "Then, ", and what may begin anew. */
const sentences = (then: Grammar<Clause[]>, anew: Grammar<Clause[]>): Grammar<Clause[]> => {
  // An "if" in the middle of a sentence goes to its end.
  const within = concat(
    step,
    gate("if", seq(asked, trail(step, "."))),
    variants(" and ", ", and ", " and, "),
  );
  return alt(
    trail(step, "."),
    concat(step, then, ". Then, "),
    concat(step, capital(anew), ". "),
    within,
    concat(within, then, " Then, "),
    concat(within, capital(anew), " "),
    widened,
    moreInstead,
    inPlaceOf,
    moreOf,
    insteadMeanwhile,
    oneOf,
    concat(oneOf, then, "\nThen, "),
  );
};

const onCondition: Grammar<Clause[]> = rule(() => gate("if", seq(asked, hung)));
const onceDone: Grammar<Clause[]> = rule(() =>
  gate("ifDone", seq(earlier({}, "if you do, ", "if they do, "), hung)),
);
/** All that follows an "if" hangs on it (8-3-3), but for a sentence that begins with a condition of its own. */
const hung: Grammar<Clause[]> = rule(() => alt(hungSentences, onCondition, onceDone));
const hungSentences: Grammar<Clause[]> = rule(() => sentences(hung, alt(hungSentences, onceDone)));
const ownConditions: Grammar<Clause[]> = rule(() =>
  alt(onCondition, concat(onCondition, capital(ownConditions), " ")),
);

export const effect: Grammar<Clause[]> = rule(() =>
  alt(sentences(effect, effect), ownConditions, onceDone, concat(onceDone, capital(ownConditions), " ")),
);
