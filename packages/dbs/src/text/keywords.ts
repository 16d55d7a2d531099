import {
  alone,
  alt,
  capital,
  concat,
  type Grammar,
  is,
  lead,
  words as lexed,
  listOf,
  many,
  map,
  mapMany,
  number,
  record,
  rule,
  same,
  seq,
  small,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Filter, Keyword, Selection } from "@arbiter/engine";
import { price } from "./costs.ts";
import { pluralWith, tint } from "./filters.ts";
import { colors, limits, numbered } from "./headers.ts";
import { cards, cardsPlural, plainCards } from "./kinds.ts";
import { isUneven } from "./lists.ts";
import { effect } from "./sentences.ts";
import { HAD, reminder } from "./words.ts";

/** Keyword skills (chapter 22). Those without anything beside them are read by the rules as they are. */

const PLAIN = [
  ...HAD.filter((name) => name !== "Strike"), // a family of keywords
  "Wormhole",
  "Offering",
  "Heroic",
  "Villainous",
  "Invoker",
  "Overlord",
];
const noted = variants("", reminder);
const plain: Grammar<string> = alt(...PLAIN.map((name) => is(name, `[${name}]`)));

/** "[Blocker][Critical]": keywords alone, each perhaps explained. */
const keywords: Grammar<Ability[]> = rule(() =>
  alone(
    record<Ability>({ timing: "keyword" }, { keywords: many(trail(plain, noted), variants("", " "), 1) }),
  ),
);
/** "[Overlord][Once per turn]". */
const limited: Grammar<Ability[]> = rule(() =>
  alone(
    record<Ability>(
      { timing: "keyword" },
      { keywords: alone(plain) },
      { others: limits as Grammar<object> },
      noted,
    ),
  ),
);

/** "[Field][Limit 1] Draw 1 card:", "[Overlord] If your Leader is red:": what it takes besides. */
const pricedPlain: Grammar<Ability[]> = rule(() =>
  alone(
    both(
      both(
        record<Fields>(
          { timing: "keyword" },
          { keywords: alone(alt(is("Field", "[Field]"), is("Overlord", "[Overlord]"))) },
        ),
        limits,
      ),
      lead(" ", trail(capital(priced), lexed(":", noted))),
    ) as Grammar<Ability>,
  ),
);

const wanted: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "you", in: [] }, variants("", "your "), { where: cards }),
);
/** "<A> and <B> cards": any of them. */
const wantedAny: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "you", in: [] }, { where: cardsPlural }),
);
const end = variants("", ".");

type Fields = Partial<Ability>;
const empty: Grammar<Fields> = is<Fields>({}, "");

/** Fields said one after the other: the first says some of them, the next the others. */
function both(first: Grammar<Fields>, second: Grammar<Fields>): Grammar<Fields> {
  return mapMany(
    seq(first, second),
    ([a, b]) => [{ ...a, ...b }],
    (value) => {
      const entries = Object.entries(value);
      const ways: [Fields, Fields][] = [];
      for (let mask = 0; mask < 1 << entries.length; mask++) {
        const part = (bit: number) =>
          Object.fromEntries(entries.filter((_, i) => ((mask >> i) & 1) === bit)) as Fields;
        ways.push([part(1), part(0)]);
      }
      return ways;
    },
  );
}

const named = (keyword: Grammar<Keyword>): Grammar<Fields> =>
  both(record<Fields>({ timing: "keyword" }, { keyword }), limits);
const word = (name: string): Grammar<Keyword> => is<Keyword>({ name }, `[${name}]`);
const words = (...names: string[]): Grammar<Keyword> => alt(...names.map(word));
const tinted = (name: string): Grammar<Keyword> => record<Keyword>({ name }, `[${name} `, { colors }, "]");

const skill = (inner: Grammar<Fields>): Grammar<Ability[]> => alone(trail(inner, noted) as Grammar<Ability>);
const priced = price as Grammar<Fields>;

/** A keyword and the cards it goes for. Their fields join those of the keyword itself. */
function going(keyword: Grammar<Keyword>, list: Grammar<Selection[]>): Grammar<Fields> {
  const said = (between: Grammar<Fields>) =>
    mapMany(
      seq(named(keyword), between, alt(capital(list), small(list))),
      ([head, fields, cards]) => [{ ...head, ...fields, keyword: { ...head.keyword!, cards } }],
      (value) => {
        if (!value.keyword?.cards) return [];
        const { conditions, cost, ...head } = value;
        const { cards, ...keyword } = value.keyword;
        const fields: Fields = { ...(conditions ? { conditions } : {}), ...(cost ? { cost } : {}) };
        return [[{ ...head, keyword }, fields, cards] as [Fields, Fields, Selection[]]];
      },
    );
  return alt(said(trail(lead(" ", capital(priced)), [": ", " ", ", "])), said(trail(empty, [" ", ": "])));
}

const orEach = map(
  listOf(wanted, variants(" and "), variants(" and ", ", and ")),
  (all) => (all.length > 1 && isUneven(all.map((one) => one.where)) ? undefined : all),
  (all) => all,
);
/** "<A> card and <B> card, both black", "<A> and <B> with energy costs of 2": of each of them. */
const bothEach: Grammar<Selection[]> = rule(() =>
  mapMany(
    seq(
      listOf(plainCards, variants(", "), variants(" and "), 2),
      alt(lead([", both ", ", all "], alone(tint)), pluralWith),
    ),
    ([all, common]): Selection[][] => [
      all.map((where) => ({ of: "you", in: [], where: [...where, ...common] })),
    ],
    (all) =>
      (all[0]?.where ?? []).flatMap((_, i, first) => {
        const common = first.slice(i);
        return all.every((one) => same(one.where.slice(-common.length), common))
          ? [[all.map((one) => one.where.slice(0, -common.length)), common] as [Filter[][], Filter[]]]
          : [];
      }),
  ),
);

const parameters: Grammar<Ability[]> = rule(() => {
  const evolve = going(words("Evolve", "EX-Evolve", "Xeno-Evolve", "Z-Awaken"), alone(wanted));
  const pairs = going(words("Union-Fusion", "Union-Potara"), alt(orEach, bothEach));
  const swap = alt(
    going(alt(numbered("Swap"), numbered("Z-Stack")), alone(wanted)),
    going(numbered("Z-Stack"), alone(wantedAny)),
  );
  const price1 = (keyword: Grammar<Keyword>): Grammar<Fields> =>
    both(named(keyword), alt(empty, lead(" ", trail(capital(priced), ["", ":", ".", ": "]))));
  const effected = (keyword: Grammar<Keyword>): Grammar<Fields> =>
    both(
      named(keyword),
      alt(
        record<Fields>({}, variants(" ", lexed(reminder, " ")), { effect: capital(effect) }),
        both(lead(" ", trail(capital(priced), ": ")), record<Fields>({}, { effect: capital(effect) })),
      ),
    );
  return alt(
    skill(trail(alt(evolve, pairs, swap), end)),
    skill(
      price1(
        alt(
          numbered("Over Realm"),
          numbered("Dark Over Realm"),
          tinted("Arrival"),
          tinted("Aegis"),
          tinted("Revive"),
          words("Successor", "Rejuvenate"),
        ),
      ),
    ),
    skill(effected(alt(words("Awaken", "Awaken: Surge", "Wish", "Union-Absorb"), tinted("Alliance")))),
    skill(named(empower)),
  );
});

const empower: Grammar<Keyword> = rule(() =>
  alt(
    record<Keyword>({ name: "Empower" }, "[Empower ", { colors }, " ", { x: number }, "]"),
    record<Keyword>({ name: "Empower" }, "[Empower ", { x: number }, "]"),
    map(
      trail(lead("[Empower ", many(seq(trail(colors, " "), number), "/", 2)), "]"),
      (all): Keyword | undefined =>
        all.every(([, x]) => x === all[0]![1])
          ? { name: "Empower", colors: all.flatMap(([one]) => one), x: all[0]![1] }
          : undefined,
      (keyword) => {
        const { colors: all, x } = keyword ?? {};
        return all && typeof x === "number" ? all.map((one) => [[one], x] as [string[], number]) : undefined;
      },
    ),
  ),
);

/** One line of keyword skills. */
export const keywordLine: Grammar<Ability[]> = rule(() =>
  alt(
    keywords,
    limited,
    pricedPlain,
    parameters,
    concat(keywords, parameters, variants("", " ")),
    concat(parameters, keywords, variants("", " ")),
    concat(keywords, concat(parameters, keywords, variants("", " ")), variants("", " ")),
  ),
);
