import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  pronoun,
  rule,
  same,
  seq,
  signed,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Act, Clause, Condition, Duration, Reference, Selection, Target } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { lasts } from "./durations.ts";

/** Of cards that were taken up before, one thing is done to 1 and another to the other: "play 1 card and play the other card rested". */

const said = (words: string, many: boolean, did?: string): Reference =>
  ({ result: { said: { words, many, ...(did ? { did } : {}) } } }) as unknown as Reference;

const whole: Grammar<Reference> = alt(
  pronoun({ many: true, did: "reveal" }, "1 of the revealed cards"),
  pronoun(
    { many: true },
    "1 card",
    "1 Character",
    "1 of them",
    "1 of those cards",
    "1 of the selected cards",
  ),
);
const other = variants("the other card", "the other Character", "the other");

const select = (among: Reference, ...where: Selection["where"]): Selection => ({
  of: "any",
  in: [],
  where,
  among,
});

/** The 1, the other as a choice that takes no deciding, and what is done to it. */
function shared(among: Reference, first: (what: Target) => Act, done: string, second: Clause): Clause[] {
  return [
    { act: first({ count: 1, select: select(among) }) },
    {
      act: {
        do: "choose",
        what: { count: "all", select: select(said("", true), { not: { card: said("", false, done) } }) },
      },
    },
    second,
  ];
}

/** The cards of which the 1 is one, if the clauses have this shape. */
function amongOf(clauses: Clause[], what: Target | undefined): Reference | undefined {
  const [, left, ...more] = clauses;
  const isAll = left?.act.do === "choose" && left.act.what.count === "all" && more.length === 1;
  return isAll && typeof what === "object" && "select" in what ? what.select.among : undefined;
}

type Played = [Reference, "rested" | "active" | undefined, Condition | undefined];

const playOther: Grammar<Clause[]> = rule(() =>
  map(
    seq(
      trail(lead("play ", whole), [" and play ", ", and play "]),
      lead(other, opt(alt(is("rested" as const, " rested"), is("active" as const, " active")))),
      opt(lead(" if ", condition)),
    ),
    ([among, state, onlyIf]): Clause[] =>
      shared(among, (what) => ({ do: "play", what }), "play", {
        ...(onlyIf ? { if: onlyIf } : {}),
        act: { do: "play", what: said("it", false), ...(state ? { state } : {}) },
      }),
    (clauses): Played | undefined => {
      const [one, , last] = clauses;
      if (one?.act.do !== "play" || last?.act.do !== "play" || "state" in one.act) return undefined;
      const among = amongOf(clauses, one.act.what);
      return among && [among, last.act.state, last.if];
    },
  ),
);

/** "give 1 Character -3000 power and the other -2000 power during this turn". */
const changeOther: Grammar<Clause[]> = rule(() => {
  const number = alt(is("power", " power"), is("cost", " cost"));
  const change = (what: Target, name: string, by: number, until: Duration): Act => ({
    do: "apply",
    effect: { set: "change", number: name, by, what },
    until,
  });
  return map(
    seq(
      lead("give ", trail(whole, " ")),
      seq(signed, number),
      lead([" and ", ", and "], lead(other, lead(" ", seq(signed, number)))),
      lasts,
    ),
    ([among, [by, name], [less, again], until]): Clause[] =>
      shared(among, (what) => change(what, name, by, until), "choose", {
        act: change(said("it", false), again, less, until),
      }),
    (clauses) => {
      const [one, , last] = clauses.map(({ act }) => (act.do === "apply" ? act : undefined));
      if (one?.effect.set !== "change" || last?.effect.set !== "change" || one.until !== last.until)
        return undefined;
      const among = amongOf(clauses, one.effect.what as Target);
      const changes = [one.effect, last.effect].map(({ by, number }) => [by, number] as [number, string]);
      return among && same(Object.keys(clauses[2]!), ["act"])
        ? ([among, changes[0], changes[1], one.until] as [
            Reference,
            [number, string],
            [number, string],
            Duration,
          ])
        : undefined;
    },
  );
});

export const oneAndOther: Grammar<Clause[]> = rule(() => alt(playOther, changeOther));
