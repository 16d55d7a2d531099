import { alt, type Grammar, lead, map, mapMany, onlyAct, rule, same, seq } from "@arbiter/cardtext";
import type { Choice, Clause, Selection, Who } from "@arbiter/engine";
import { few } from "./choices.ts";
import { costOf, type Noun, onField } from "./selections.ts";
import { YOU } from "./words.ts";

/**
 * "Rest up to 2 of your opponent's cards": of cards and DON!! cards together. DON!! cards are a number, so it is one of
 * as many orders as there are ways to divide it: 2 cards, 1 card and 1 DON!!, 2 DON!!.
 */
type Quantity = Pick<Choice, "count" | "upTo">;

function divided({ count, upTo }: Quantity, of: Who, { in: areas, where }: Noun): Clause[] | undefined {
  const select: Selection = { of, in: areas.filter((area) => area !== "cost"), where: where.map(costOf) };
  if (typeof count !== "number" || (select.in.includes("leader") && !where.every((one) => "not" in one)))
    return undefined;
  const may = upTo ? { upTo } : {};
  const options = Array.from({ length: count + 1 }, (_, don): Clause[] => [
    ...(don < count ? [{ act: { do: "rest" as const, what: { ...may, count: count - don, select } } }] : []),
    ...(don > 0
      ? [
          {
            act: {
              do: "pool" as const,
              from: "don.active",
              pool: "don.rested",
              ...(of === "opponent" ? { of } : {}),
              ...may,
              amount: don,
            },
          },
        ]
      : []),
  ]);
  return [{ act: { do: "oneOf", options } }];
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

export const restMixed: Grammar<Clause[]> = rule(() =>
  mapMany(
    lead("rest ", seq(few, lead("of ", YOU.owner), alt(onField, donOr))),
    ([quantity, of, noun]) => {
      const clauses = noun.in.includes("cost") ? divided(quantity, of, noun) : undefined;
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
        .filter((one) => same(divided(quantity, of, one), clauses))
        .map((noun) => [quantity, of, noun] as [Quantity, Who, Noun]);
    },
  ),
);
