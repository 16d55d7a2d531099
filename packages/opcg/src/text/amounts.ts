import {
  alt,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  number,
  opt,
  pronoun,
  record,
  rule,
  ruleFor,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Comparison, Filter, Reference, Selection, Who } from "@arbiter/engine";
import { earlierCard, that, thatOne, thisCard } from "./references.ts";
import { bare, cards, counted, lifeCards, type Noun, onField } from "./selections.ts";
import { owner } from "./words.ts";

/** Numbers that depend on the game. */

type Of<K extends string> = Extract<Amount, { [key in K]: unknown }>;

const amount = <K extends string>(...args: Parameters<typeof record<Of<K>>>): Grammar<Amount> =>
  record<Of<K>>(...args) as unknown as Grammar<Amount>;

const donOnField = amount<"pool">(
  { pool: "don.field" },
  { per: opt(trail(number, " ")) },
  variants("DON!! cards on ", "DON!! card on "),
  { of: owner },
  "field",
);
const donInDeck = amount<"pool">(
  { pool: "don.deck" },
  { per: opt(trail(number, " ")) },
  variants("DON!! cards in ", "DON!! card in "),
  { of: owner },
  "DON!! deck",
);
const restedDon = amount<"pool">(
  { pool: "don.rested" },
  variants("of ", ""),
  { of: owner },
  "rested DON!! cards",
);

/** What was done to cards by an earlier clause. */
const done: Grammar<number> = alt(
  earlier({ did: "trash" }, "trashed"),
  earlier({ did: "ko" }, "K.O.'d"),
  earlier({ did: "rest" }, "rested"),
  earlier({ did: "reveal" }, "revealed"),
  earlier({ did: "return" }, "returned"),
  earlier({ did: "place" }, "placed"),
  earlier({ did: "hand" }, "returned to your hand", "returned to the owner's hand", "added to your hand"),
  earlier(
    { did: "deck" },
    "returned to your deck",
    "returned to the bottom of your deck",
    "placed at the bottom of your deck",
    "placed at the bottom of the owner's deck",
  ),
);

/** "DON!! cards given to your Leader": of all such cards together; "to this Character": of that card. */
const givenTo = (per: Grammar<number | undefined>, whose = owner): Grammar<Amount> =>
  alt(
    amount<"total">({ total: "don" }, { per }, donGiven, {
      of: record<Selection>({}, { of: whose }, { others: onField }),
    }),
    amount<"number">({ number: "don" }, { per }, donGiven, { of: alt(thisCard, that) }),
  );
const donGiven = variants("DON!! cards given to ", "DON!! card given to ");
export const givenDon = ruleFor((whose: Grammar<Who>) =>
  givenTo(is<number | undefined>(undefined, ""), whose),
);

/** What was done to DON!! cards by an earlier clause. */
const doneDon: Grammar<number> = alt(
  earlier({ did: "restDon" }, "rested"),
  earlier({ did: "returnDon" }, "returned"),
);

const countOf: Grammar<Amount> = rule(() => amount<"count">({}, { count: counted }));

/** "the number of your Life cards", "the total of your and your opponent's Life cards". */
export const theNumber: Grammar<Amount> = rule(() =>
  alt(
    lead(
      ["the number of ", "the total of ", "the total number of "],
      alt(donOnField, donInDeck, countOf, givenDon(owner)),
    ),
    is<Amount>({ count: { of: "you", in: ["life"], where: [] } }, "your number of Life cards"),
    amount<"howMany">({}, "the number of DON!! cards ", { howMany: doneDon }),
    amount<"howMany">({}, "the number ", variants("of cards ", "of Characters ", ""), variants("", "you "), {
      howMany: done,
    }),
  ),
);

/** What has left the field: only what is printed on it can still be asked. */
const movedCharacter: Grammar<Reference> = alt(
  pronoun({ many: false, did: "trash", noun: "Character" }, "the trashed Character"),
  pronoun({ many: false, did: "return", noun: "Character" }, "the returned Character"),
  pronoun({ many: false, did: "ko" }, "the K.O.'d Character"),
);

/** "this Character's power", "your Leader's base power". */
const itsNumber: Grammar<Amount> = rule(() => {
  const name = alt(...["power", "base power", "cost", "base cost"].map((one) => is(one, `'s ${one}`)));
  return alt(
    amount<"number">(
      {},
      "the ",
      { number: alt(is("base cost", "base cost of "), is("base power", "base power of ")) },
      { of: movedCharacter },
    ),
    amount<"number">(
      {},
      "the ",
      { number: alt(is("cost", "cost of "), is("power", "power of ")) },
      {
        of: alt(
          pronoun({ many: false, did: "discard" }, "the trashed card"),
          pronoun({ many: false, did: "reveal" }, "the revealed card"),
        ),
      },
    ),
    amount<"number">({}, { of: thisCard }, { number: name }),
    amount<"total">(
      {},
      { of: record<Selection>({ in: ["leader"], where: [] }, { of: owner }, "Leader") },
      { total: alt(is("power", "'s power"), is("base power", "'s base power")) },
    ),
  );
});

type Compared = { is: Comparison; than: Amount };

/** "equal to or less than the number of …". */
export const comparedAmount: Grammar<Compared> = rule(() => {
  const way = (is: Comparison, ...words: string[]) =>
    record<Compared>({ is }, variants(...words), { than: alt(theNumber, itsNumber) });
  return alt(
    way("<=", "equal to or less than "),
    way(">=", "equal to or more than ", "equal to or greater than "),
    way("=", "equal to "),
    way("<", "less than ", "lower than "),
    way(">", "greater than ", "more than ", "higher than "),
  );
});

/** "the same as your opponent's Leader", "the same as the selected Character's power". */
export const sameAs: Grammar<Amount> = rule(() =>
  lead(
    "the same as ",
    alt(
      amount<"total">(
        { total: "power" },
        { of: record<Selection>({}, { of: owner }, { others: onField }) },
        variants("", "'s power"),
      ),
      amount<"total">(
        { total: "base power" },
        { of: record<Selection>({}, { of: owner }, { others: onField }) },
        "'s base power",
      ),
      amount<"number">({ number: "power" }, { of: trail(alt(earlierCard, thatOne), ["'s power", ""]) }),
      amount<"number">({ number: "base power" }, { of: trail(alt(earlierCard, thatOne), "'s base power") }),
      powerOf(
        map(
          record<Selection>({}, { of: owner }, { others: onField }) as Grammar<Selection>,
          (value) =>
            value.where.some((one) => "flag" in one && one.flag === "attacking") ? undefined : value,
          (value) => value,
        ),
        "total",
      ),
      powerOf(alt(earlierCard, thatOne), "number"),
      is<Amount>(
        { number: "power", of: "attacker" },
        "the power of your opponent's attacking Leader or Character",
      ),
    ),
  ),
);

/** "the base power of your Leader". */
const powerOf = (of: Grammar<Selection | Reference>, key: "total" | "number"): Grammar<Amount> =>
  record<Record<string, unknown>>(
    {},
    "the ",
    { [key]: alt(is("power", "power of "), is("base power", "base power of ")) },
    { of },
  ) as unknown as Grammar<Amount>;

/** "{A} type card trashed": such cards among those; "Character K.O.'d" is how many were. */
const CHARACTER: Filter[] = [{ category: ["CHARACTER"] }];
const ofDone: Grammar<Selection> = rule(() =>
  record<Selection>(
    { of: "any", in: [] },
    {
      where: alt(
        is<Filter[]>(CHARACTER, "Character card", "Character cards"),
        map(
          cards,
          (where) => (where.length && !same(where, CHARACTER) ? where : undefined),
          (where) => where,
        ),
      ),
    },
    " ",
    {
      among: alt(
        pronoun({ did: "trash" }, "trashed"),
        pronoun({ did: "ko" }, "K.O.'d"),
        pronoun({ did: "reveal" }, "revealed"),
      ),
    },
  ),
);

/** "{A} type Character with a different card name on your field": a name counts once. */
const differentOnField: Grammar<Amount> = rule(() =>
  map(
    seq(bare, lead(" with a different card name on ", trail(owner, "field"))),
    ([nouns, of]): Amount => ({ count: { of, ...nouns }, different: "name" }),
    (value) => {
      if (typeof value !== "object" || !("count" in value) || value.different !== "name") return undefined;
      const { of, in: areas, where } = value.count;
      return Object.keys(value).length === 2 ? ([{ in: areas, where }, of] as [Noun, Who]) : undefined;
    },
  ),
);

/** "face-up Life card you have". */
const lifeHad: Grammar<Amount> = rule(() =>
  amount<"count">(
    {},
    {
      count: trail(
        record<Selection>({ of: "you" }, { others: lifeCards }) as Grammar<Selection>,
        " you have",
      ),
    },
  ),
);

/** " for every 2 cards in your trash": how often an amount is taken. */
export const forEvery: Grammar<Amount> = rule(() =>
  lead(
    [" for every ", " for each "],
    alt(
      amount<"count">({}, { per: number }, " ", { count: counted }),
      amount<"pool">({ pool: "don.rested" }, { per: number }, " of ", { of: owner }, "rested DON!! cards"),
      countOf,
      differentOnField,
      donOnField,
      donInDeck,
      restedDon,
      givenTo(opt(trail(number, " "))),
      amount<"howMany">({}, variants("card ", "Character "), { howMany: done }),
      amount<"howMany">({}, { per: number }, variants(" cards ", " Characters "), { howMany: done }),
      amount<"howMany">({}, { howMany: earlier({ did: "return" }, "returned Character") }),
      amount<"count">({}, { count: ofDone }),
      amount<"count">({}, { per: number }, " ", { count: ofDone }),
      lifeHad,
      amount<"howMany">({}, "DON!! card ", { howMany: doneDon }),
      amount<"howMany">({}, { per: number }, " DON!! cards ", { howMany: doneDon }),
    ),
  ),
);

/** "for every DON!! card rested this way, ": how often what follows is taken. */
export const forEveryDone: Grammar<Amount> = rule(() =>
  lead(
    ["for every ", "for each "],
    trail(
      alt(
        amount<"howMany">({}, variants("card ", "Character "), { howMany: done }),
        amount<"howMany">({}, "DON!! card ", { howMany: doneDon }),
      ),
      [", ", " this way, "],
    ),
  ),
);

/** " for every DON!! card given to that Character": to each that is changed. */
export const forEveryOnIt: Grammar<Amount> = rule(() =>
  lead(
    [" for every ", " for each "],
    amount<"number">({ number: "don" }, "DON!! card given to ", {
      of: is<Reference>("each", "that Character", "it"),
    }),
  ),
);
