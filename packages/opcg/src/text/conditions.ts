import {
  alone,
  alt,
  andList,
  type Grammar,
  is,
  lead,
  map,
  number,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Comparison, Condition, Filter, Selection, Who } from "@arbiter/engine";
import { anyOf, attributed, colored, named, property, typed, typeIncludes } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { inArea, lifeCards, onField } from "./selections.ts";
import { OPPONENT, owner, YOU } from "./words.ts";

/** What must hold: "If …" and the tags of chapter 8-3-2. */

type Compared = { is: Comparison; than: Amount };

/** "3 or less ", "10 ", "a ". */
const atLeastOne: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "any ", "");
const howMany: Grammar<Compared> = alt(
  record<Compared>({ is: "<=" }, { than: number }, " or less "),
  record<Compared>({ is: ">=" }, { than: number }, " or more "),
  record<Compared>({ is: "=" }, { than: number }, " "),
  is<Compared>({ is: "=", than: 0 }, "no "),
);

interface Player {
  who: Who;
  has: string;
  lacks: string;
  whose: Grammar<Who>;
}
const PLAYERS: Player[] = [
  { who: "you", has: "you have ", lacks: "you don't have ", whose: YOU.owner },
  { who: "opponent", has: "your opponent has ", lacks: "your opponent doesn't have ", whose: OPPONENT.owner },
];

const has = ({ who, has, lacks, whose }: Player): Grammar<Condition>[] => {
  const condition = (...parts: Part<Condition>[]) => record<Condition>({}, ...parts);
  const own = (inner: Grammar<{ in: string[]; where: Filter[] }>): Grammar<Selection> =>
    record<Selection>({ of: who }, { others: inner });
  const field = own(onField);
  const held = alt(own(lifeCards), inArea(whose), field);
  const don = (name: string, words: string) =>
    condition(
      has,
      { others: alt(howMany, atLeastOne) },
      { amount: is<Amount>({ pool: name, of: who }, words) },
    );
  return [
    condition(has, { others: howMany }, { count: held }),
    condition(has, { others: atLeastOne }, { count: field }),
    condition(
      lacks,
      variants("a ", "any ", ""),
      { count: field },
      { others: is<Compared>({ is: "=", than: 0 }, "") },
    ),
    don("don.field", `DON!! cards on ${who === "you" ? "your" : "their"} field`),
    don("don.active", "active DON!! cards"),
    don("don.rested", "rested DON!! cards"),
    don("don.given", "DON!! cards given"),
  ];
};

/** What may be said of one card after its name: "has the {A} type", "is rested". */
const said: Grammar<Filter[]> = rule(() =>
  alone(
    alt(
      trail(lead(" has the ", anyOf(typed)), " type"),
      trail(lead(" has the ", anyOf(attributed)), " attribute"),
      lead("'s type includes ", anyOf(typeIncludes)),
      lead(" is ", alt(anyOf(named), anyOf(colored))),
      is<Filter>({ flag: "multicolored" }, " is multicolored"),
      is<Filter>({ flag: "rested" }, " is rested"),
      is<Filter>({ flag: "active" }, " is active"),
      is<Filter>({ flag: "playedThisTurn" }, " was played on this turn", " was played this turn"),
      lead([" has ", " with "], property),
    ),
  ),
);

const leader: Grammar<Condition> = rule(() =>
  map(
    seq(owner, variants("Leader"), said),
    ([of, , where]): Condition => ({ count: { of, in: ["leader"], where }, is: ">=", than: 1 }),
    (value) => {
      if (!("count" in value) || value.is !== ">=" || value.than !== 1) return undefined;
      const { of, in: areas, where } = value.count;
      return of !== "any" && same(areas, ["leader"])
        ? ([of, undefined, where] as [Who, undefined, Filter[]])
        : undefined;
    },
  ),
);

const everyone = (inner: Grammar<{ in: string[]; where: Filter[] }>): Grammar<Selection> =>
  record<Selection>({ of: "any" }, { others: inner });

const pool = (of: Who, words: string): Grammar<Amount> => is<Amount>({ pool: "don.field", of }, words);

const simple: Grammar<Condition> = rule(() =>
  alt(
    leader,
    ...PLAYERS.flatMap(has),
    record<Condition>(
      {},
      "you and your opponent have a total of ",
      { others: howMany },
      { count: everyone(lifeCards) },
    ),
    record<Condition>({}, "there is ", { others: atLeastOne }, { count: everyone(onField) }),
    record<Condition>({}, { card: alt(thisCard, that) }, { where: said }),
    fewer,
    record<Condition>(
      { is: "<=" },
      { amount: pool("you", "the number of DON!! cards on your field") },
      " is equal to or less than ",
      { than: pool("opponent", "the number on your opponent's field") },
    ),
  ),
);

/** "you have less Life cards than your opponent". */
const fewer: Grammar<Condition> = rule(() => {
  const ways: [Comparison, string][] = [
    ["<", "less "],
    ["<", "fewer "],
    [">", "more "],
  ];
  const life = (of: Who): Amount => ({ count: { of, in: ["life"], where: [] } });
  return alt(
    ...ways.map(([how, words]) =>
      is<Condition>(
        { amount: life("you"), is: how, than: life("opponent") },
        `you have ${words}Life cards than your opponent`,
      ),
    ),
  );
});

/** One or several, all of which must hold. */
export const condition: Grammar<Condition> = rule(() =>
  map(
    andList(simple),
    (all) => (all.length === 1 ? all[0] : { all }),
    (value) => ("all" in value ? value.all : [value]),
  ),
);
