import {
  alt,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  pronoun,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Filter, Reference, Selection } from "@arbiter/engine";
import { doneCard, doneCount, doneKind } from "./done.ts";
import { cards } from "./kinds.ts";
import { its, that, thisCard } from "./references.ts";
import { anyones, areaNames, counted, everyones, inArea, owned, type Place, place } from "./selections.ts";
import { count, owner } from "./words.ts";

/** Numbers that depend on the game. */

type Of<K extends string> = Extract<Amount, { [key in K]: unknown }>;

const amount = <K extends string>(...args: Parameters<typeof record<Of<K>>>): Grammar<Amount> =>
  record<Of<K>>(...args) as unknown as Grammar<Amount>;

const NUMBERS = [
  "energy cost",
  "original energy cost",
  "power",
  "original power",
  "combo power",
  "specified cost",
];
export const numberName: Grammar<string> = alt(...NUMBERS.map((name) => is(name, name)));

/** "the number of …", "your current energy", "its power". */
export const amountOf: Grammar<Amount> = rule(() =>
  alt(
    lead(
      ["the number of ", "the total number of ", "the total amount of "],
      amount<"count">({}, { count: counted }),
    ),
    trail(
      amount<"count">(
        {},
        {
          count: record<Selection>(
            { in: ["energy"], where: [] },
            { of: alt(owner, is<"opponent">("opponent", "their ")) },
          ),
        },
      ),
      ["current energy", "energy", "total energy", "amount of total energy"],
    ),
    amount<"number">({}, { of: its }, " ", { number: numberName }),
    amount<"number">({}, "the ", { number: numberName }, " of ", { of: doneCard }),
    is<Amount>({ x: true }, "X", "the declared number"),
    is<Amount>({ x: true }, ...REMOVED.map((one) => `the number of markers ${one}`)),
    amount<"number">({ number: "markers" }, "the number of markers on ", { of: alt(thisCard, that) }),
    amount<"total">(
      { total: "markers" },
      variants("the number of markers on ", "the total number of markers on "),
      {
        of: lead(["", "all ", "all of "], owned),
      },
    ),
    is<Amount>({ number: "amount", of: "event" }, "the damage taken"),
    is<Amount>(
      { total: "power", of: { of: "you", in: [], where: [{ flag: "restedForThisSkill" }] } },
      "the total power of the cards switched to Rest Mode by this skill",
      "the total power of the Battle Cards switched to Rest Mode by this skill",
    ),
    lead("the number of ", alt(doneCount(true), doneKind)),
    amount<"total">(
      {},
      "the total ",
      { total: alt(numberName, is("Z-Energy cost", "Z-Energy cost")) },
      " of ",
      {
        of: lead(["", "all ", "all the ", "all of the ", "the "], counted),
      },
    ),
    map(
      seq(variants("the total "), numberName, variants(" of "), doneCard),
      ([, total, , among]): Amount => ({ total, of: { of: "any", in: [], where: [], among } }),
      (value) =>
        typeof value === "object" && "total" in value && value.of.among
          ? ([undefined, value.total, undefined, value.of.among] as [undefined, string, undefined, Reference])
          : undefined,
    ),
    amount<"number">({ number: "original power" }, "the original power on the front of ", {
      of: pronoun({ did: "hide" }, "the card that was switched to Hidden Mode by this skill"),
    }),
  ),
);

/** Of markers: the X that was chosen, or how many an earlier clause took. */
const REMOVED = [
  ...["by", "using", "with"].map((how) => `removed ${how} this skill`),
  "removed this way",
  ...["", "from this card ", "from your Unison Card ", "from your Unison "].flatMap((from) =>
    ["using", "with"].flatMap((how) => [
      `you removed ${from}${how} this skill`,
      `you remove ${from}${how} this skill`,
    ]),
  ),
];
const did = (verb: string, ...words: string[]) =>
  amount<"howMany">({}, { howMany: earlier({ did: verb }, ...words) });

/** "for every 3 cards sent to your Warp by this skill". */
const doneEvery: Grammar<Amount> = rule(() =>
  map(
    seq(trail(count, " "), doneCount(true)),
    ([per, of]): Amount | undefined => (typeof of === "object" ? ({ ...of, per } as Amount) : undefined),
    (value) => {
      if (typeof value !== "object" || !("howMany" in value) || value.per === undefined) return undefined;
      const { per, ...of } = value;
      return [per, of] as [number, Amount];
    },
  ),
);
/** Of an [Alliance], which is no clause of its own. */
const rested: Grammar<Amount> = is<Amount>(
  { count: { of: "you", in: [], where: [{ flag: "restedForThisSkill" }] } },
  "card switched to Rest Mode by this skill",
  "card switched to Rest Mode with this skill",
);

/** " for each card in your Drop": how often an amount is taken. */
export const forEach: Grammar<Amount> = rule(() =>
  lead(
    ["for each ", "for every "],
    alt(
      amount<"count">({}, { count: counted }),
      amount<"count">({}, { per: count }, " ", { count: counted }),
      amount<"number">({ number: "markers" }, "marker on ", { of: is("this", "this card", "it") }),
      amount<"total">({ total: "markers" }, "marker on ", { of: lead(["", "all "], alt(owned, anyones)) }),
      amount<"count">(
        { different: "color" },
        variants("color ", "card color ", "color type "),
        variants("in ", "among ", "on ", "among cards in ", "on all cards in ", "among all cards in "),
        {
          count: alt(
            record<Selection>({ where: [] }, { of: owner }, { in: areaNames }),
            record<Selection>({ of: "any", where: [] }, { in: everyones }),
          ),
        },
      ),
      amount<"count">({ different: "color" }, variants("color among ", "card color among ", "color on "), {
        count: inArea(owner),
      }),
      amount<"number">({ number: "markers" }, { per: count }, " markers on ", {
        of: is("this", "this card", "it"),
      }),
      amount<"total">({ total: "markers" }, { per: count }, " markers on ", {
        of: lead(["", "all "], owned),
      }),
      map(
        seq(
          cards,
          alt(
            is("character", " with a different character name", " with different character names"),
            is("name", " with a different card name", " with different card names"),
          ),
          place(owner),
        ),
        ([where, different, area]): Amount => ({ count: { ...area, where }, different }),
        (value) => {
          if (typeof value !== "object" || !("count" in value) || !value.different) return undefined;
          const { where, ...area } = value.count;
          return [where, value.different, area as Place] as [Filter[], string, Place];
        },
      ),
      amount<"total">(
        { total: "Z-Energy cost" },
        variants("Z-Energy cost of ", "Z-Energy in the costs of ", "Z-Energy in the cost of "),
        { of: lead(["the ", ""], counted) },
      ),
      is<Amount>({ x: true }, ...REMOVED.map((one) => `marker ${one}`)),
      amount<"x">({ x: true }, { per: count }, variants(...REMOVED.map((one) => ` markers ${one}`))),
      did("choose", "chosen card"),
      did("discard", "discarded card"),
      doneCount(false),
      doneEvery,
      rested,
      doneKind,
    ),
  ),
);

/** A number, or X. */
export const some: Grammar<Amount> = rule(() =>
  alt<Amount>(
    count,
    is<Amount>({ x: true }, "X"),
    amount<"howMany">({}, { howMany: earlier({}, "that many") }),
  ),
);
