import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  mapMany,
  onlyAct,
  rule,
  same,
  seq,
  trail,
} from "@arbiter/cardtext";
import type { Act, Choice, Clause, Selection, Who } from "@arbiter/engine";
import { few } from "./choices.ts";
import { costOf, type Noun, onField } from "./selections.ts";
import { YOU } from "./words.ts";

/**
 * "Rest up to 2 of your opponent's cards": of cards and DON!! cards together. DON!! cards are a number, so it is one of
 * as many orders as there are ways to divide it: 2 cards, 1 card and 1 DON!!, 2 DON!!.
 */
type Quantity = Pick<Choice, "count" | "upTo">;

/** What is done to cards, and to DON!! cards: from which pool to which. */
interface Doing {
  to: (what: Choice) => Act;
  don: readonly [from: string, pool: string];
}

const resting: Doing = { to: (what) => ({ do: "rest", what }), don: ["don.active", "don.rested"] };
const freezing: Doing = {
  to: (what) => ({
    do: "apply",
    effect: { set: "cannot", verb: "becomeActive", what },
    until: "opponentRefresh",
  }),
  don: ["don.rested", "don.frozen"],
};

function divided({ to, don }: Doing, { count, upTo }: Quantity, select: Selection): Clause[] | undefined {
  if (typeof count !== "number") return undefined;
  const [from, pool] = don;
  const may = upTo ? { upTo } : {};
  const of = select.of === "opponent" ? { of: select.of } : {};
  const options = Array.from({ length: count + 1 }, (_, n): Clause[] => [
    ...(n < count ? [{ act: to({ ...may, count: count - n, select }) }] : []),
    ...(n > 0 ? [{ act: { do: "pool" as const, from, pool, ...of, ...may, amount: n } }] : []),
  ]);
  return [{ act: { do: "oneOf", options } }];
}

/** The cards to rest, without DON!! cards. */
function restable(of: Who, { in: areas, where }: Noun): Selection | undefined {
  const select: Selection = { of, in: areas.filter((area) => area !== "cost"), where: where.map(costOf) };
  return select.in.includes("leader") && !where.every((one) => "not" in one) ? undefined : select;
}

/** "DON!! cards or {A} type Characters". */
const donOr: Grammar<Noun> = rule(() =>
  map(
    lead("DON!! cards or ", onField),
    ({ in: areas, where }): Noun | undefined =>
      where[0] && ("has" in where[0] || "any" in where[0]) ? { in: ["cost", ...areas], where } : undefined,
    ({ in: [first, ...areas], where }) => (first === "cost" ? { in: areas, where } : undefined),
  ),
);

/** "Characters with a cost of 4 or less or DON!! cards", "Leader, Characters or DON!! cards". */
const orDon: Grammar<Noun> = rule(() =>
  alt(
    is<Noun>(
      { in: ["leader", "characters", "cost"], where: [] },
      "Leader, Characters or DON!! cards",
      "Leader, Characters, or DON!! cards",
    ),
    map(
      trail(onField, " or DON!! cards"),
      ({ in: areas, where }): Noun | undefined =>
        where.length && !areas.includes("cost") ? { in: [...areas, "cost"], where } : undefined,
      ({ in: areas, where }) => (areas.at(-1) === "cost" ? { in: areas.slice(0, -1), where } : undefined),
    ),
  ),
);

export const restMixed: Grammar<Clause[]> = rule(() =>
  mapMany(
    lead("rest ", seq(few, lead("of ", YOU.owner), alt(onField, donOr, orDon))),
    ([quantity, of, noun]) => {
      const select = noun.in.includes("cost") ? restable(of, noun) : undefined;
      const clauses = select && divided(resting, quantity, select);
      return clauses ? [clauses] : [];
    },
    (clauses) => {
      const act = onlyAct(clauses);
      const first = act?.do === "oneOf" ? act.options[0]?.[0]?.act : undefined;
      if (first?.do !== "rest") return [];
      const { select, ...quantity } = first.what as Choice;
      const { of, ...cards } = select;
      if (of === "any") return [];
      const nouns = [
        [...cards.in, "cost"],
        ["cost", ...cards.in],
      ].map((areas) => ({ ...cards, in: areas }));
      return nouns
        .filter((one) => {
          const again = restable(of, one);
          return again !== undefined && same(divided(resting, quantity, again), clauses);
        })
        .map((noun) => [quantity, of, noun] as [Quantity, Who, Noun]);
    },
  ),
);

/** "up to 2 of your opponent's rested cards will not become active in your opponent's next Refresh Phase". */
export const freezeMixed: Grammar<Clause[]> = rule(() => {
  const isRested = ({ where }: Noun) => same(where, [{ flag: "rested" }]);
  return mapMany(
    trail(seq(few, lead("of your opponent's ", onField)), [
      " will not become active in your opponent's next Refresh Phase",
      " do not become active in your opponent's next Refresh Phase",
      " will not become active in the next Refresh Phase",
    ]),
    ([quantity, noun]) => {
      const areas = noun.in.filter((area) => area !== "cost");
      const select: Selection = { of: "opponent", in: areas, where: noun.where };
      const isMixed = noun.in.includes("cost") && areas.length > 0 && isRested(noun);
      const clauses = isMixed ? divided(freezing, quantity, select) : undefined;
      return clauses ? [clauses] : [];
    },
    (clauses) => {
      const act = onlyAct(clauses);
      const first = act?.do === "oneOf" ? act.options[0]?.[0]?.act : undefined;
      if (first?.do !== "apply" || first.effect.set !== "cannot") return [];
      const { select, ...quantity } = first.effect.what as Choice;
      const noun: Noun = { in: [...select.in, "cost"], where: select.where };
      return same(divided(freezing, quantity, select), clauses) ? [[quantity, noun] as [Quantity, Noun]] : [];
    },
  );
});
