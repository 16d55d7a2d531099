import {
  alt,
  capital,
  concat,
  type Grammar,
  is,
  lead,
  many,
  map,
  mapMany,
  rule,
  seq,
  trail,
} from "@arbiter/cardtext";
import type { Act, Clause, Condition, Who } from "@arbiter/engine";
import { attackingOne, condition, simple } from "./conditions.ts";
import { pay } from "./orbs.ts";
import { oneOrOther, orders } from "./sentences.ts";

/** What stands before the colon (1-6): orbs, conditions (9-6-4-1-1), acts, in this order. */
interface Price {
  conditions?: Condition[];
  cost?: Clause[];
}

export const listed = (inner: Grammar<Condition>): Grammar<Condition[]> =>
  map(
    inner,
    (one) => ("all" in one ? one.all : [one]),
    (all) => (all.length === 1 ? all[0] : { all }),
  );
/** "if …" before a comma, of a permanent ability. */
export const ifs: Grammar<Condition[]> = rule(() =>
  alt(
    listed(trail(lead(["if ", "while ", "when "], condition), ", ")),
    map(
      trail(lead("unless ", condition), ", "),
      (not): Condition[] => [{ not }],
      ([only, ...others]) => (only && "not" in only && !others.length ? only.not : undefined),
    ),
  ),
);

type Parts = [Clause[], Condition[], Clause[]];
const none = <T>(): Grammar<T[]> => is<T[]>([], "");
const isPay = (clause: Clause | undefined): boolean => clause?.act.do === "pay";

const parts: Grammar<Parts> = rule(() => {
  const conditions = listed(lead(["if ", "when ", "while ", ""], condition));
  const during = alt(
    is<Condition[]>([{ turn: "you" }], "during your turn"),
    is<Condition[]>([{ turn: "opponent" }], "during your opponent's turn"),
    listed(lead(["during a battle in which ", "during a battle where "], attackingOne)),
  );
  const listedByCommas = lead(["if ", "when ", ""], many(simple, ", ", 2));
  const ifYou = lead("if you ", orders);
  const andYou = lead(
    [" and you ", ", and you ", ", you ", " and ", ", and ", ", ", " and you also "],
    orders,
  );
  const way = (a: Grammar<Clause[]>, b: Grammar<Condition[]>, c: Grammar<Clause[]>): Grammar<Parts> =>
    seq(a, b, c);
  return alt(
    way(pay, none(), none()),
    way(pay, lead(", ", during), none()),
    way(none(), during, lead(", ", orders)),
    way(none(), during, none()),
    way(pay, none(), lead([", ", " and ", " "], alt(orders, ifYou))),
    way(pay, lead([", ", " and ", " "], conditions), none()),
    way(pay, lead(": ", capital(conditions)), none()),
    way(pay, lead([", ", " and "], conditions), andYou),
    way(pay, lead(", ", listedByCommas), andYou),
    way(none(), listedByCommas, andYou),
    way(none(), conditions, none()),
    way(none(), conditions, andYou),
    way(none(), none(), alt(orders, ifYou)),
    way(none(), none(), concat(orders, oneOrOther, " and ")),
  );
});

/** "Switch 1 red <A> card to Rest Mode:": one pays with one's own cards, unless the text names the opponent's, or any player's, too. */
const ofBoth = (inner: Grammar<Parts>, wanted: boolean): Grammar<Parts> => ({
  ...inner,
  parse: (reading, at) =>
    inner.parse(reading, at).filter(({ end }) => NAMED.test(reading.text.slice(at, end)) === wanted),
});
const NAMED =
  / your opponent's | (any|all) (Battle|Unison|Drop|Energy) Areas? | either player's | a player's /;
const paid: Grammar<Parts> = rule(() =>
  alt(
    ofBoth(parts, true),
    mapMany(
      ofBoth(parts, false),
      ([orbs, conditions, acts]): Parts[] => [
        [orbs, conditions, acts.map((one) => paidBy(one, "any", "you"))],
      ],
      ([orbs, conditions, acts]): Parts[] => eachWay(acts).map((all) => [orbs, conditions, all]),
    ),
  ),
);
/** Each card of a price may be said to be yours or not. */
const eachWay = (acts: Clause[]): Clause[][] =>
  acts.reduce<Clause[][]>(
    (ways, one) => {
      const bare = paidBy(one, "you", "any");
      return ways.flatMap((way) =>
        bare === one
          ? [[...way, one]]
          : [
              [...way, one],
              [...way, bare],
            ],
      );
    },
    [[]],
  );
const paidBy = (clause: Clause, from: Who | "any", to: Who | "any"): Clause => {
  const { act } = clause;
  if ((act.do !== "rest" && act.do !== "move" && act.do !== "ko") || typeof act.what !== "object")
    return clause;
  const { what } = act;
  if (!("select" in what) || what.count === "all" || what.select.of !== from) return clause;
  const { in: areas, under, among } = what.select;
  if (!areas.length || under !== undefined || among !== undefined) return clause;
  return { ...clause, act: { ...act, what: { ...what, select: { ...what.select, of: to } } } as Act };
};

export const price: Grammar<Price> = rule(() =>
  mapMany(
    paid,
    ([orbs, conditions, acts]) => {
      const cost = [...orbs, ...acts];
      return [{ ...(conditions.length ? { conditions } : {}), ...(cost.length ? { cost } : {}) }];
    },
    ({ conditions = [], cost = [], ...others }) => {
      if (Object.keys(others).length) return [];
      const [orbs, acts] = isPay(cost[0]) ? [cost.slice(0, 1), cost.slice(1)] : [[], cost];
      return [[orbs, conditions, acts] as Parts];
    },
  ),
);
