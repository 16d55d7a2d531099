import {
  alt,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  number,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Act, Amount, Reference, Selection, Target } from "@arbiter/engine";
import { both, fieldTarget } from "./choices.ts";
import { OWNERS } from "./destinations.ts";
import { thisCard } from "./references.ts";
import { onField } from "./selections.ts";
import { downTo } from "./until.ts";
import { owner, type Voice } from "./words.ts";

/**
 * DON!! cards lie in pools: don.active and don.rested (cost area), don.cost (either), don.given,
 * don.field (all of these), don.deck.
 */
type Pool = Extract<Act, { do: "pool" }>;
type HowMany = Pick<Pool, "amount" | "upTo" | "orMore">;

const don = variants("DON!! cards", "DON!! card");
const many: Grammar<HowMany> = alt(
  record<HowMany>({ upTo: true }, variants("up to ", "up to a total of "), { amount: number }, " "),
  record<HowMany>({}, { amount: number }, " "),
  record<HowMany>({ orMore: true }, { amount: number }, " or more "),
);

/** Given ones by the card they were given to: "2 DON!! cards given to this Character", and all of them. */
const toWhom: Grammar<Reference | Selection> = rule(() =>
  alt<Reference | Selection>(thisCard, record<Selection>({}, { of: owner }, { others: onField })),
);
type Given = HowMany & Pick<Pool, "under">;
const someGiven: Grammar<Given> = rule(() =>
  alt(
    record<Given>({}, { others: many }, don, " given to ", { under: toWhom }),
    map(
      lead(["all DON!! cards given to ", "all of the DON!! cards given to "], toWhom),
      (under): Given => ({ amount: marksOf(under), under }),
      ({ under, amount, ...more }) =>
        under && !Object.keys(more).length && same(amount, marksOf(under)) ? under : undefined,
    ),
  ),
);
const marksOf = (under: Reference | Selection): Amount =>
  typeof under === "object" && "in" in under ? { total: "don", of: under } : { number: "don", of: under };

/** All of a pool is as many as lie in it. */
const whole = (pool: string, of: "you" | "opponent", ...words: string[]): Grammar<HowMany> =>
  is<HowMany>({ amount: { pool, of } }, ...words);
const anyOf = (pool: string, of: "you" | "opponent"): Grammar<HowMany> =>
  is<HowMany>({ amount: { pool, of } as Amount, upTo: true }, "any number of ");

export const donAct = both<Act>((voice) => {
  const by: Partial<Pool> = voice.who === "opponent" ? { who: "opponent" } : {};
  const pool = (from: string, to: string, ...parts: Part<Pool>[]): Grammar<Act> =>
    record<Pool>({ do: "pool", from, pool: to, ...by }, ...parts) as Grammar<Act>;
  const some = { others: many };
  const allMine: Grammar<Target> = is<Target>(
    { count: "all", select: { of: voice.who, in: ["leader", "characters"], where: [] } },
    ...(voice.who === "you"
      ? ["your Leader and all of your Characters"]
      : ["their Leader and all of their Characters"]),
  );
  const toThem = { to: alt<Target>(fieldTarget(voice), allMine) };
  const { own, verb, who } = voice;
  const toDeck = [" to ", own, "DON!! deck"] as const;
  const toCost = [" to ", own, "cost area rested"] as const;
  const give = verb("give");
  const acts = [
    pool(
      "don.deck",
      "don.active",
      verb("add"),
      some,
      don,
      " from ",
      own,
      variants("DON!! deck", "DON!! Deck"),
      " and ",
      verb("set"),
      variants("it", "them"),
      " as active",
    ),
    pool(
      "don.deck",
      "don.rested",
      verb("add"),
      some,
      variants("", "additional "),
      don,
      variants("", words(" from ", own, "DON!! deck")),
      " and ",
      verb("rest"),
      variants("it", "them"),
    ),
    pool(
      "don.deck",
      "don.given",
      verb("add"),
      some,
      don,
      " from ",
      own,
      "DON!! deck and ",
      give,
      variants("it", "them"),
      " to ",
      toThem,
    ),
    pool("don.deck", "don.given", give, some, don, " from ", own, "DON!! deck to ", toThem),
    pool(
      "don.rested",
      "don.given",
      give,
      { others: whole("don.rested", who, "all of ") },
      own,
      "rested ",
      don,
      " to ",
      toThem,
    ),
    pool("don.rested", "don.given", give, some, variants("", "of your "), "rested ", don, " to ", toThem),
    pool("don.active", "don.given", give, some, variants("", "of your "), "active ", don, " to ", toThem),
    pool(
      "don.given",
      "don.given",
      give,
      some,
      variants("of ", "total of "),
      own,
      "currently given ",
      don,
      " to ",
      toThem,
    ),
    pool("don.rested", "don.given", give, toThem, " ", some, "rested ", don, {
      each: opt(is<true>(true, " each")),
    }),
    pool("don.rested", "don.given", give, some, "rested ", don, " to each of ", toThem, {
      each: is<true>(true, ""),
    }),
    pool("don.field", "don.deck", verb("return"), some, don, " from ", own, "field", ...toDeck),
    pool("don.field", "don.deck", verb("return"), "DON!! cards from ", own, "field", ...toDeck, " until ", {
      amount: downTo(voice, { pool: "don.field", of: who }, words("DON!! cards on ", own, "field")),
    }),
    pool(
      "don.field",
      "don.deck",
      verb("return"),
      some,
      "of ",
      own,
      don,
      variants("", " on your field"),
      ...toDeck,
    ),
    pool("don.active", "don.deck", verb("return"), some, "of ", own, "active ", don, ...toDeck),
    pool(
      "don.given",
      "don.rested",
      verb("return"),
      {
        others: alt(
          trail(many, words(variants("of ", "total of "), own)),
          trail(whole("don.given", who, "all of "), own),
        ),
      },
      variants("currently given ", "given "),
      don,
      ...toCost,
    ),
    pool("don.given", "don.rested", verb("return"), { others: someGiven }, ...toCost),
    pool(
      "don.field",
      "don.deck",
      verb("return"),
      { others: whole("don.field", who, "all of ") },
      own,
      don,
      variants("", words(" on ", own, "field")),
      ...toDeck,
    ),
    pool(
      "don.field",
      "don.deck",
      verb("return"),
      { others: whole("don.field", who, "all ") },
      "DON!! cards ",
      variants("on ", "from "),
      own,
      "field",
      ...toDeck,
    ),
  ];
  if (who === "you") acts.push(...toOpponents(voice));
  return shared(alt(...acts));
});

/** Several cards are given so many each: text does not say how they would share what they are given together. */
const shared = (inner: Grammar<Act>): Grammar<Act> =>
  map(
    inner,
    (act) => (act.do !== "pool" || act.to === undefined || act.each || isOne(act.to) ? act : undefined),
    (act) => act,
  );

const isOne = (what: Target): boolean => {
  if (typeof what === "string") return true;
  if ("select" in what) return what.count === 1 || same(what.select.in, ["leader"]);
  return (what as { result?: { said?: { many?: boolean } } }).result?.said?.many !== true;
};

/** "1 DON!! card given to one of your opponent's Characters". */
const underOne: Grammar<Given> = rule(() =>
  map(
    seq(many, lead(["DON!! card given to one of ", "DON!! card given to 1 of "], toWhom)),
    ([some, under]): Given | undefined =>
      some.amount === 1 && !some.orMore && under !== "this" ? { ...some, under } : undefined,
    ({ under, ...some }) => (under ? ([some, under] as [HowMany, Reference | Selection]) : undefined),
  ),
);

/** DON!! cards to rest, without the verb: "2 of your DON!! cards". */
export const donToRest = both<Act>((voice) => {
  const by: Partial<Pool> = voice.who === "opponent" ? { who: "opponent" } : {};
  const rest: Partial<Pool> = { do: "pool", from: "don.active", pool: "don.rested" };
  const cards = [variants("", "active "), don] as const;
  const own = alt(
    record<Pool>({ ...rest, ...by }, { others: many }, "of ", voice.own, ...cards),
    record<Pool>({ ...rest, ...by }, { others: anyOf("don.active", voice.who) }, voice.own, ...cards),
  );
  const theirs = record<Pool>({ ...rest, of: "opponent" }, { others: many }, "of your opponent's ", ...cards);
  return (voice.who === "you" ? alt(own, theirs) : own) as Grammar<Act>;
});

/** DON!! cards to set as active, without the verb. */
export const donToActivate = both<Act>((voice) => {
  const by: Partial<Pool> = voice.who === "opponent" ? { who: "opponent" } : {};
  const activate: Partial<Pool> = { do: "pool", from: "don.rested", pool: "don.active", ...by };
  const cards = [voice.own, variants("", "rested "), don] as const;
  return alt(
    record<Pool>(activate, { others: many }, "of ", ...cards),
    record<Pool>(activate, { others: whole("don.rested", voice.who, "all of ") }, ...cards),
  ) as Grammar<Act>;
});

/** What a player does to the other's DON!! cards. */
function toOpponents(voice: Voice): Grammar<Act>[] {
  const pool = (from: string, to: string, ...parts: Part<Pool>[]): Grammar<Act> =>
    record<Pool>({ do: "pool", from, pool: to, of: "opponent" }, ...parts) as Grammar<Act>;
  const some = { others: many };
  const toThem = { to: fieldTarget(voice) };
  return [
    pool("don.cost", "don.given", "give ", some, don, " from your opponent's cost area to ", toThem),
    pool("don.rested", "don.given", "give ", some, "of your opponent's rested ", don, " to ", toThem),
    pool("don.field", "don.deck", "return ", some, "of your opponent's ", don, " to their DON!! deck"),
    pool(
      "don.given",
      "don.rested",
      "return ",
      {
        others: alt(
          trail(many, "of your opponent's given DON!! cards"),
          trail(many, "of your opponent's currently given DON!! cards"),
          someGiven,
          underOne,
        ),
      },
      " to ",
      variants(...OWNERS, "their "),
      "cost area rested",
    ),
    pool(
      "don.rested",
      "don.frozen",
      {
        amount: record<Extract<Amount, { howMany: number }>>(
          {},
          { howMany: earlier({ did: "restTheirDon" }, "those DON!! cards", "that DON!! card") },
        ) as Grammar<Amount>,
      },
      variants(" will not become active", " do not become active", " does not become active"),
      " in ",
      variants("your opponent's", "the"),
      " next Refresh Phase",
    ),
    pool(
      "don.rested",
      "don.frozen",
      some,
      "of your opponent's rested ",
      don,
      variants(" will not become active", " do not become active", " does not become active"),
      " in ",
      variants("your opponent's", "the"),
      " next Refresh Phase",
    ),
  ];
}

/** Prices by symbol: (2) rests active DON!! cards (8-3-1-5), DON!! -2 returns them from the field (8-3-1-6). */
export const donSymbol: Grammar<Act> = rule(
  () =>
    alt(
      record<Pool>({ do: "pool", from: "don.active", pool: "don.rested" }, "(", { amount: number }, ")"),
      record<Pool>({ do: "pool", from: "don.field", pool: "don.deck" }, "DON!! -", { amount: number }),
    ) as Grammar<Act>,
);
