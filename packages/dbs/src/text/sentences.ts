import {
  alone,
  alt,
  capital,
  concat,
  earlier,
  type Grammar,
  gate,
  is,
  lead,
  many,
  map,
  mapMany,
  onlyAct,
  record,
  rule,
  same,
  seq,
  splits,
  trail,
  variants,
  verb,
  words,
} from "@arbiter/cardtext";
import type {
  Act,
  Amount,
  Choice,
  Clause,
  Condition,
  Duration,
  Happening,
  Reference,
  Target,
  Who,
} from "@arbiter/engine";
import { inPlace } from "./abilities.ts";
import { forEach } from "./amounts.ts";
import { apply, applyTolled } from "./applied.ts";
import { target } from "./choices.ts";
import { condition } from "./conditions.ts";
import { into, toDeck } from "./destinations.ts";
import { lasts, lastsBefore } from "./durations.ts";
import { order } from "./effects.ts";
import { whens } from "./happenings.ts";
import { happenedBefore } from "./history.ts";
import { several, severalFromArea } from "./lists.ts";
import { later } from "./moments.ts";
import { both } from "./quantities.ts";
import { looked } from "./references.ts";
import { settled } from "./unstated.ts";
import { BOTH, count, EACH, GERUND, OPPONENT, OPPONENT_MAY, reminder, YOU } from "./words.ts";
import { would } from "./would.ts";

/** How orders stand together: "A and B, then C. If you do, D." A condition goes for the rest of its sentence. */

const JOINT = variants(
  ", then ",
  " and ",
  ", and ",
  ", ",
  "; ",
  " then ",
  ", and then ",
  ", then, ",
  "; and ",
  " and then ",
  "; then, ",
  "; then ",
  ", and additionally, ",
  " and additionally, ",
);

/** One order after the other, without conditions. */
const joined = both<Clause[]>((voice) => {
  const one = order(voice);
  const list: Grammar<Clause[]> = rule(() => alt(one, concat(one, list, JOINT)));
  return list;
});

const theirs: Grammar<Clause[]> = rule(() =>
  lead(["your opponent ", "they ", "your opponent then "], joined(OPPONENT)),
);

/**
 * "they choose 1 card in their hand and discard it": verbs that could speak to the player as well, so all of
 * it must be about what they chose, to the end of the sentence.
 */
const theirsPlain: Grammar<Clause[]> = rule(() =>
  map(
    lead(["your opponent must ", "they must ", "they "], joined(OPPONENT_MAY)),
    (clauses) => (clauses.slice(1).every(pointsBack) ? clauses : undefined),
    (clauses) => clauses,
  ),
);
const pointsBack = ({ act }: Clause): boolean => {
  const { what } = act as { what?: unknown };
  return typeof what === "object" && what !== null && ("result" in what || isRestOf(what));
};
/** "the rest": all but what they chose. */
const isRestOf = (what: object): boolean => {
  const [only] = (what as Choice).select?.where ?? [];
  return only !== undefined && "not" in only && "card" in only.not && typeof only.not.card === "object";
};
export const theirOrders: Grammar<Clause[]> = rule(() => theirsMay);
const theirsMay: Grammar<Clause[]> = rule(() =>
  alt(joined(OPPONENT_MAY), concat(joined(OPPONENT_MAY), apply, variants(" and ", ", and "))),
);

/** "look at up to 5 cards from the top of your deck, place any number at the top …": of those, where no other kind was named. */
const lookedThen: Grammar<Clause[]> = rule(() => {
  const quantity = alt<Pick<Choice, "count" | "upTo">>(
    is({ count: "any" }, "any number"),
    record<Pick<Choice, "count" | "upTo">>({ upTo: true }, "up to ", { count: count as Grammar<Amount> }),
    record<Pick<Choice, "count" | "upTo">>({}, { count: count as Grammar<Amount> }),
  );
  const those: Grammar<Target[]> = alone(
    map(
      seq(quantity, looked),
      ([many, among]): Target => ({ ...many, select: { of: "any", in: [], where: [], among } }),
      (what) => {
        if (typeof what !== "object" || !("select" in what) || what.select.where.length) return undefined;
        const { select, ...many } = what;
        return select.among
          ? ([many, select.among] as [Pick<Choice, "count" | "upTo">, Reference])
          : undefined;
      },
    ),
  );
  const looking = map(
    order(YOU),
    (clauses) => (onlyAct(clauses)?.do === "look" ? clauses : undefined),
    (clauses) => clauses,
  );
  const then = alt(
    verb({ do: "choose" }, variants("choose "), those),
    verb({ do: "move" }, variants("place ", "put "), those, { to: toDeck(YOU) }),
    verb({ do: "move" }, variants("add "), those, { to: into(YOU, " to ") }),
  );
  return concat(looking, then, variants(", ", " and ", ", then "));
});

const one: Grammar<Clause[]> = rule(() =>
  alt(
    lead(["", "you "], order(YOU)),
    lookedThen,
    theirs,
    bothPlayers,
    apply,
    times(order(YOU)),
    lead(["your opponent ", "they "], times(order(OPPONENT))),
  ),
);

/** "add 1 marker to this card for each card under it": the amount is taken so often. */
const times = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    seq(inner, lead([" ", ", "], forEach)),
    ([clauses, every]): Clause[] | undefined => {
      const act = onlyAct(clauses) as (Act & { amount?: Amount }) | undefined;
      return act && typeof act.amount === "number"
        ? [{ act: { ...act, amount: { ...(every as object), times: act.amount } as Amount } as Act }]
        : undefined;
    },
    (clauses) => {
      const act = onlyAct(clauses) as (Act & { amount?: Amount }) | undefined;
      if (!act || typeof act.amount !== "object" || !("times" in act.amount)) return undefined;
      const { times: by, ...every } = act.amount;
      return [[{ act: { ...act, amount: by } as Act }], every as Amount] as [Clause[], Amount];
    },
  );

/** "both players draw 1 card": each does it, the turn player first. */
const bothPlayers: Grammar<Clause[]> = rule(() =>
  map(
    alt(
      lead(
        ["both players ", "each player ", "you and your opponent each ", "you and your opponent "],
        joined(BOTH),
      ),
      lead("each player ", joined(EACH)),
    ),
    (mine): Clause[] => [{ act: { do: "group", inTurnOrder: true, clauses: eachOf(mine) } }],
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "group" || !act.inTurnOrder) return undefined;
      const first = act.clauses[0]?.act;
      const alike = first?.do === "group" && unnumbered(eachOf(first.clauses)) === unnumbered(act.clauses);
      return alike ? first.clauses : undefined;
    },
  ),
);
/** Each has results of his own. */
const unnumbered = (clauses: Clause[]): string =>
  JSON.stringify(clauses).replace(/"result":\d+/g, '"result":0');
const eachOf = (mine: Clause[]): Clause[] =>
  [mine, mine.map(theirsOf)].map((clauses) => ({ act: { do: "group", clauses } }));
/** The same order for the opponent. */
const theirsOf = (clause: Clause): Clause => {
  const turned = JSON.parse(JSON.stringify(clause).replaceAll('"of":"you"', '"of":"opponent"')) as Clause;
  if (turned.act.do === "group")
    return { ...turned, act: { ...turned.act, clauses: turned.act.clauses.map(theirsOf) } };
  const act = turned.act as { do: string; what?: object; who?: Who; of?: Who };
  if (act.do === "shuffle") act.of = "opponent";
  else if (act.do !== "choose") act.who = "opponent";
  if (act.what && typeof act.what === "object" && "select" in act.what)
    Object.assign(act.what, { by: "opponent" });
  return turned;
};

/** The orders of a price. */
export const orders: Grammar<Clause[]> = rule(() => alt(one, concat(one, orders, JOINT)));
export const ordersBy: Grammar<Clause[]> = rule(() => joined(GERUND));

const mayGate = (words: string[], who: true | Who, inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  gate("may", seq(is<true | Who>(who, ...words), inner));

/** "at the end of the turn, place this card in its owner's Drop". */
const delayed = (inner: Grammar<[Happening, Clause[]]>): Grammar<Clause[]> =>
  map(
    inner,
    ([until, effect]) => [{ act: { do: "delay", until, effect } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "delay" && !act.within
        ? ([act.until, act.effect] as [Happening, Clause[]])
        : undefined;
    },
  );
const swapped = <A, B>(inner: Grammar<[A, B]>): Grammar<[B, A]> =>
  map(
    inner,
    ([a, b]) => [b, a] as [B, A],
    ([b, a]) => [a, b] as [A, B],
  );

/** A condition, what it goes for, and what else is done: "if A, B, otherwise C". */
const otherwise: Grammar<Clause[]> = rule(() =>
  mapMany(
    seq(
      onCondition(plainly),
      lead(
        [
          ", otherwise ",
          ", otherwise, ",
          "; otherwise ",
          "; otherwise, ",
          ". Otherwise, ",
          " otherwise ",
          ". If it is any other card, ",
          ". If not, ",
        ],
        rest,
      ),
    ),
    ([[only], other]) => [[{ ...only!, otherwise: other }]],
    (clauses) => {
      const [only, ...more] = clauses;
      if (!only || more.length || !only.otherwise) return [];
      const { otherwise: other, ...clause } = only;
      return [[[clause], other] as [Clause[], Clause[]]];
    },
  ),
);

const done = earlier(
  {},
  "if you do, ",
  "if you do so, ",
  "if they do, ",
  "if so, ",
  "if you did, ",
  "if you did both, ",
);
const notDone: Grammar<Condition> = record<Condition>(
  {},
  {
    not: record<Condition>(
      {},
      {
        done: earlier(
          { not: true },
          "if you don't, ",
          "if you do not, ",
          "if they don't, ",
          "if they didn't, ",
          "if you didn't, ",
        ),
      },
    ),
  },
);
/** "If you do, A. Otherwise, B". */
const elseDone: Grammar<Condition> = record<Condition>(
  {},
  {
    not: record<Condition>(
      {},
      {
        done: earlier({ again: true }, "otherwise, "),
      },
    ),
  },
);
const onCondition = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  gate(
    "if",
    seq(
      alt(
        trail(lead("if ", condition), variants(", ", " ")),
        trail(lead(["while ", "when "], condition), ", "),
        is<Condition>({ card: "this", where: [{ flag: "inBattle" }] }, "during this card's battle, "),
        is<Condition>({ turn: "you" }, "during your turn, "),
        is<Condition>({ turn: "opponent" }, "during your opponent's turn, "),
        notDone,
        elseDone,
        trail(lead("during that turn, if ", happenedBefore), ", "),
      ),
      inner,
    ),
  );

/** "If you have 2 red cards, A, and if you have 2 blue cards, B": two of a kind stand side by side, not one in the other. */
const sideBySide = (inner: Grammar<Clause[]>): Grammar<Clause[]> =>
  map(
    inner,
    (clauses) => {
      const [only, ...others] = clauses;
      if (!only?.if || only.may || others.length || only.act.do !== "group") return clauses;
      const first = only.act.clauses.slice(0, -1);
      const last = only.act.clauses.at(-1)!;
      return first.length && last.if && areAlike(only.if, last.if)
        ? [{ ...only, act: { do: "group", clauses: first } as Act }, last]
        : clauses;
    },
    (clauses) => {
      const [first, second, ...others] = clauses;
      if (!first?.if || first.may || !second?.if || others.length || first.act.do !== "group") return clauses;
      return areAlike(first.if, second.if)
        ? [{ ...first, act: { do: "group", clauses: [...first.act.clauses, second] } as Act }]
        : clauses;
    },
  );
const areAlike = (one: Condition, other: Condition): boolean =>
  "count" in one &&
  "count" in other &&
  same({ ...one, count: { ...one.count, where: [] } }, { ...other, count: { ...other.count, where: [] } }) &&
  !same(one.count.where, other.count.where);

/** Orders and what goes for the rest of the sentence, without "otherwise". */
const plainly: Grammar<Clause[]> = rule(() =>
  alt(orders, theirsPlain, mayGate(["you may ", "you can "], true, orders)),
);

/** "Choose one-" and its lines. */
const oneOf: Grammar<Clause[]> = rule(() =>
  map(
    seq(
      alt(
        is<Offer>(
          {},
          ...["choose one-", "choose one -", "choose 1-", "choose one:", "choose one?", "choose one?-"],
          ...["also choose one?", "also choose one-"],
          ...["choose one?ー", "choose one—", "choose 1—", "choose one –", "choose one of the following-"],
        ),
        is<Offer>({ by: "opponent" }, "your opponent chooses one-"),
        record<Offer>({}, "choose ", { count: alt(is(2, "two"), is(3, "three"), is(2, "2")) }, "-"),
      ),
      many(lead(["\n• "], capital(effect)), "", 1),
    ),
    ([offer, options]) => [{ act: { do: "oneOf", options, ...offer } as Act }],
    (clauses) => {
      const act = onlyAct(clauses);
      if (act?.do !== "oneOf") return undefined;
      const { do: _, options, ...offer } = act;
      return [offer, options] as [Offer, Clause[][]];
    },
  ),
);
interface Offer {
  by?: Who;
  count?: number;
}

/** "for every 2 cards under this card, choose …": so many times. */
const repeated: Grammar<Clause[]> = rule(() =>
  map(
    seq(trail(forEach, ", "), rest),
    ([times, clauses]): Clause[] | undefined =>
      clauses[0]?.act.do === "apply" ? undefined : [{ act: { do: "repeat", clauses, times } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "repeat" ? ([act.times, act.clauses] as [Amount, Clause[]]) : undefined;
    },
  ),
);

const oneOrMore = (inner: Grammar<Happening[]>): Grammar<Happening | Happening[]> =>
  map(
    inner,
    (all): Happening | Happening[] => (all.length === 1 ? all[0]! : all),
    (all) => [all].flat(),
  );

const often: Grammar<true | undefined> = alt<true | undefined>(
  is(undefined, "when ", "each time ", "every time "),
  is<true>(true, "the next time ", "the first time "),
);
/** "if your opponent plays a card, it is played in Rest Mode" says how it is played, and plays nothing. */
const playsAgain = (until: Happening | Happening[], effect: Clause[]): boolean =>
  [until].flat().some(({ event }) => event === "play") &&
  effect.some(({ act }) => act.do === "play" && act.what === "event");
/** "if your opponent activates [Counter]": in a while, whenever it happens; what is so already is a condition. */
const ifEver: Grammar<[undefined, Happening | Happening[]]> = rule(() =>
  seq(
    is(undefined, "if "),
    map(
      oneOrMore(whens),
      (until) => ([until].flat().some(({ event }) => event === "state") ? undefined : until),
      (until) => until,
    ),
  ),
);
/** "during this turn, when …, …", "until the end of your opponent's turn, the next time …, …": each time, or once, in that while. */
const within: Grammar<Clause[]> = rule(() =>
  map(
    seq(lastsBefore, alt(seq(often, oneOrMore(whens)), ifEver), lead(", ", rest)),
    ([time, [once, until], effect]): Clause[] | undefined =>
      playsAgain(until, effect)
        ? undefined
        : [{ act: { do: "delay", until, effect, within: time, ...(once ? { once } : {}) } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "delay" && act.within && !act.instead
        ? ([act.within, [act.once, act.until], act.effect] as [
            Duration,
            [true | undefined, Happening | Happening[]],
            Clause[],
          ])
        : undefined;
    },
  ),
);

/** How long, whether only once, and what: "during this turn, the next time it would be KO'd", "if it would be KO'd this turn". */
type WouldWithin = [Duration, true | undefined, Happening | Happening[]];
const wouldWithin: Grammar<WouldWithin> = rule(() => {
  const ever = alt<true | undefined>(
    is<undefined>(undefined, "if ", "when ", "any time "),
    is<true>(true, "the next time "),
  );
  const behind = map(
    seq(ever, would, lasts),
    ([once, until, within]): WouldWithin => [within, once, until],
    ([within, once, until]) => [once, until, within] as [true | undefined, Happening | Happening[], Duration],
  );
  return alt<WouldWithin>(seq(lastsBefore, ever, would), behind);
});
/** "during this turn, if your Leader would …, you may … instead": what lasts takes the place of it. */
const insteadWithin: Grammar<Clause[]> = rule(() =>
  map(
    seq(
      wouldWithin,
      alt<true | undefined>(is<undefined>(undefined, ", "), is<true>(true, ", you may ")),
      inPlace,
    ),
    ([[within, once, until], may, effect]): Clause[] | undefined => {
      const bounds = { within, ...(once ? { once } : {}), ...(may ? { may } : {}) };
      // Whether the next time is over when it is declined is not said.
      return once && may ? undefined : [{ act: { do: "delay", until, effect, instead: true, ...bounds } }];
    },
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "delay" && act.within && act.instead
        ? ([[act.within, act.once, act.until], act.may, act.effect] as [
            WouldWithin,
            true | undefined,
            Clause[],
          ])
        : undefined;
    },
  ),
);

/** "add 1 card to your hand or play it", "discard it or place it in your Drop": the player chooses which. */
export const oneOrOther: Grammar<Clause[]> = rule(() => {
  const IT = { result: { said: { words: "it", many: false } } } as unknown as Target;
  const whatOf = ({ act }: Clause): unknown => (act as { what?: unknown }).what;
  const isIt = (what: unknown): boolean => typeof what === "object" && what !== null && "result" in what;
  return map(
    seq(order(YOU), lead(" or ", order(YOU))),
    ([[first, ...more], [second, ...others]]): Clause[] | undefined => {
      if (!first || !second || more.length || others.length || !isIt(whatOf(second))) return undefined;
      const what = whatOf(first);
      const either = (option: Clause): Clause => ({ act: { do: "oneOf", options: [[option], [second]] } });
      if (isIt(what)) return [either(first)];
      if (typeof what !== "object" || what === null || !("select" in what) || first.act.do === "choose")
        return undefined;
      const choice = what as Choice;
      return choice.count === 1
        ? [{ act: { do: "choose", what: choice } }, either({ act: { ...first.act, what: IT } as Act })]
        : undefined;
    },
    (clauses) => {
      const [first, second] = clauses.length === 2 ? clauses : [undefined, clauses[0]];
      if (second?.act.do !== "oneOf" || (first && first.act.do !== "choose")) return undefined;
      const [[a, ...b] = [], [c, ...d] = []] = second.act.options;
      if (!a || !c || b.length || d.length || second.act.options.length !== 2) return undefined;
      const whole = first ? ({ act: { ...a.act, what: whatOf(first) } } as Clause) : a;
      return [[whole], [c]] as [Clause[], Clause[]];
    },
  );
});

/** "choose 1 card and KO it, or choose 1 Unison and remove a marker from it": one of the two. */
export const eitherWay: Grammar<Clause[]> = rule(() => {
  const way = map(
    orders,
    (clauses) => (clauses[0]?.act.do === "choose" && clauses.length > 1 ? clauses : undefined),
    (clauses) => clauses,
  );
  return map(
    seq(way, lead(", or ", way)),
    (options): Clause[] => [{ act: { do: "oneOf", options } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "oneOf" && act.options.length === 2
        ? (act.options as [Clause[], Clause[]])
        : undefined;
    },
  );
});
/** Of a replacement: "place 2 cards in your Drop or add 1 card to your hand". */
export const eitherOrder: Grammar<Clause[]> = rule(() =>
  map(
    seq(order(YOU), lead(" or ", order(YOU))),
    (options): Clause[] | undefined =>
      options[1].some(pointsBack) ? undefined : [{ act: { do: "oneOf", options } }],
    (clauses) => {
      const act = onlyAct(clauses);
      return act?.do === "oneOf" && act.options.length === 2
        ? (act.options as [Clause[], Clause[]])
        : undefined;
    },
  ),
);

/** "play or add to your hand up to 1 red card from your deck": for each of the chosen the player chooses which. */
const playOrAdd: Grammar<Clause[]> = rule(() => {
  const IT = { result: { said: { words: "the same card" } } } as unknown as Target;
  const either: Clause = {
    act: {
      do: "oneOf",
      options: [
        [{ act: { do: "play", what: IT } }],
        [{ act: { do: "move", what: IT, to: { area: "hand" } } }],
      ],
    },
  };
  return map(
    lead("play or add to your hand ", alt(several(target(YOU)), severalFromArea(YOU))),
    (all): Clause[] | undefined =>
      all.every((what) => typeof what === "object" && "select" in what)
        ? all.flatMap((what) => [{ act: { do: "choose", what } } as Clause, either])
        : undefined,
    (clauses) => {
      const chosen = clauses.filter((_, i) => i % 2 === 0);
      const both = (one: Clause | undefined) =>
        one?.act.do === "oneOf" && one.act.options.map(([first]) => first?.act.do).join() === "play,move";
      return chosen.length > 0 &&
        clauses.length % 2 === 0 &&
        chosen.every(({ act }, i) => act.do === "choose" && both(clauses[2 * i + 1]))
        ? chosen.map(({ act }) => (act as { what: Target }).what)
        : undefined;
    },
  );
});

/** The rest of a sentence, without its end. */
const rest: Grammar<Clause[]> = rule(() => {
  const gated = alt(
    sideBySide(onCondition(rest)),
    gate("ifDone", seq(done, rest)),
    mayGate(["you may ", "you can ", "you may also "], true, rest),
    mayGate(["your opponent may ", "they may "], "opponent", theirsMay),
    delayed(seq(trail(later, [", ", " "]), rest)),
    otherwise,
    applyTolled,
    theirsPlain,
    repeated,
    within,
    insteadWithin,
    delayed(
      seq(
        is<Happening>(
          { event: "play", card: "event" },
          "when the Battle Card is played, ",
          "when the card is played, ",
        ),
        rest,
      ),
    ),
  );
  const onIt = gate("if", swapped(seq(order(YOU), alt(lead(" if ", ofIt), afterwards))));
  const first = alt(one, oneOrOther, playOrAdd, eitherWay, delayed(swapped(seq(one, lead(" ", later)))));
  return alt(first, gated, concat(first, rest, JOINT), concat(onIt, alt(onIt, rest), JOINT));
});
/** "play it if it's a red card, and place it at the bottom of your deck if you don't". */
const ofIt: Grammar<Condition> = rule(() =>
  map(
    condition,
    (value) =>
      "card" in value && typeof value.card === "object" && "result" in value.card ? value : undefined,
    (value) => value,
  ),
);
const afterwards: Grammar<Condition> = record<Condition>(
  {},
  { not: record<Condition>({}, { done: earlier({}, " if you don't") }) },
);

/** "choose 1 card, then draw 1 card if …": at the end of the sentence it goes for the last order. */
const lastIf: Grammar<Clause[]> = rule(() =>
  gate(
    "if",
    swapped(seq(alt(one, mayGate(["you may ", "you can "], true, orders)), lead(" if ", condition))),
  ),
);
const sentence: Grammar<Clause[]> = rule(() => settled(alt(rest, lastIf, concat(orders, lastIf, JOINT))));

const END = variants(".", "", words(".", reminder), words(reminder, "."));
const NEXT = variants(
  ". Then, ",
  ". Then ",
  ". Additionally, ",
  ". Also, ",
  ". After that, ",
  ". Afterwards, ",
  ".Afterwards, ",
  ". In addition, ",
  words(".", reminder, variants(" Then, ", " Additionally, ")),
  words(reminder, ". Then, "),
  words(reminder, " Then, "),
);

export const effect: Grammar<Clause[]> = rule(() =>
  alt(
    trail(sentence, END),
    concat(sentence, effect, NEXT),
    afterBoth,
    oneOf,
    concat(ungated, oneOf, JOINT),
    concat(ungated, gatedOneOf, JOINT),
    gatedOneOf,
  ),
);
/** "A and B. If you do, C": C hangs on both. */
const afterBoth: Grammar<Clause[]> = rule(() =>
  mapMany(
    seq(sentence, variants(". ", words(".", reminder, " ")), capital(effect)),
    ([first, , more]): Clause[][] =>
      more[0]?.ifDone !== undefined && first.filter(isDeed).length > 1 && first.every(isPlain)
        ? [[{ act: { do: "group", clauses: first } }, ...more]]
        : [[...first, ...more]],
    (all) => {
      const [group, next] = all;
      const both = group?.act.do === "group" && Object.keys(group).length === 1 && next?.ifDone !== undefined;
      return both && group.act.do === "group"
        ? [[group.act.clauses, undefined, all.slice(1)] as [Clause[], undefined, Clause[]]]
        : splits(all).map(([a, b]) => [a, undefined, b] as [Clause[], undefined, Clause[]]);
    },
  ),
);
const isPlain = (clause: Clause): boolean => Object.keys(clause).length === 1 && clause.act.do !== "group";
const isDeed = ({ act }: Clause): boolean =>
  !["choose", "shuffle", "look", "reveal", "apply"].includes(act.do);

/** What "choose one-" may follow: a condition would go for that, too, to the end of the sentence. */
const ungated: Grammar<Clause[]> = rule(() =>
  map(
    sentence,
    (clauses) => (clauses.some((one) => one.if || one.ifDone !== undefined) ? undefined : clauses),
    (clauses) => clauses,
  ),
);
const toOneOf: Grammar<Clause[]> = rule(() => alt(oneOf, concat(orders, alt(oneOf, gatedOneOf), JOINT)));
const gatedOneOf: Grammar<Clause[]> = rule(() =>
  alt(
    gate("if", seq(trail(lead("if ", condition), ", "), toOneOf)),
    gate("ifDone", seq(done, toOneOf)),
    mayGate(["you may "], true, oneOf),
  ),
);
