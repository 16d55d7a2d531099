import {
  alone,
  alt,
  capital,
  concat,
  type Grammar,
  gate,
  is,
  lead,
  many,
  map,
  mapMany,
  opt,
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
  words,
} from "@arbiter/cardtext";
import type { Ability, Condition, Happening, Selection, Static } from "@arbiter/engine";
import { playerBan, tolledBan } from "./bans.ts";
import { condition } from "./conditions.ts";
import { ifs, listed, price } from "./costs.ts";
import { whens, would } from "./happenings.ts";
import { activated, head, TAGGED } from "./headers.ts";
import { keywordLine } from "./keywords.ts";
import { times } from "./moments.ts";
import { passive } from "./moves.ts";
import { payInstead, reduction } from "./reductions.ts";
import { ruling } from "./rules.ts";
import { cards } from "./selections.ts";
import { effect, orders } from "./sentences.ts";
import { permanent } from "./statics.ts";
import { reminder } from "./words.ts";

/** One printed line: its tags, then what it says. */

/** What follows the tags: all of an ability but what its tags say. */
type Body = Partial<Ability>;
const body = (constants: Body, ...parts: Part<Body>[]): Grammar<Body> => record<Body>(constants, ...parts);
const priced = trail(price as Grammar<Body>, ": ");

/** Of [Activate] and [Counter]: a price and what it buys. */
const bought: Grammar<Body> = rule(() =>
  alt(body({}, { effect: capital(effect) }), body({}, { others: priced }, { effect: capital(effect) })),
);

const moment = {
  timing: record<{ when: Happening[] }>(
    {},
    {
      when: alt(
        lead("when ", whens),
        alone(lead("at ", times)),
        alone(lead("during your turn, at ", timeIn("you"))),
        alone(lead("during your opponent's turn, at ", timeIn("opponent"))),
        lead("during your turn, when ", inTurn("you")),
        lead("during your opponent's turn, when ", inTurn("opponent")),
      ),
    },
  ),
};
function timeIn(who: "you" | "opponent"): Grammar<Happening> {
  return rule(() =>
    map(
      times,
      (one): Happening => ({ ...one, turn: who }),
      ({ turn, ...others }) => (turn === who ? others : undefined),
    ),
  );
}
/** "During your turn, when …": the turn is a condition of the happening itself. */
function inTurn(who: "you" | "opponent"): Grammar<Happening[]> {
  return rule(() =>
    map(
      whens,
      (all) => all.map((one) => ({ ...one, turn: who })),
      (all) =>
        all.every((one) => one.turn === who) ? all.map(({ turn: _, ...others }) => others) : undefined,
    ),
  );
}

const atEnd = rule(() => record<{ when: Happening[] }>({}, { when: alone(lead("at ", times)) }));

/** Of [Auto]: "When …, draw 1 card.", its price before it. */
const automatic: Grammar<Body> = rule(() => {
  const when = { timing: capital(moment.timing) };
  return alt(
    body({}, when, variants(", ", "; "), { effect }),
    body({}, { others: priced }, when, ", ", { effect }),
    body({}, when, ", activate this skill. ", { effect: capital(effect) }),
    body({}, { effect: orders }, " ", { timing: atEnd }, "."),
    body({}, when, { effect: gate("if", seq(trail(lead(" and ", condition), ", "), effect)) }),
  );
});

const during: Grammar<Condition[]> = alt(
  is<Condition[]>(
    [{ card: "this", where: [{ flag: "attacking" }] }],
    "during battles where this card is attacking, ",
    "during a battle where this card is attacking, ",
  ),
  is<Condition[]>([{ turn: "you" }], "during your turn, "),
  is<Condition[]>([{ turn: "opponent" }], "during your opponent's turn, "),
);
const allConditions: Grammar<Condition[]> = rule(() =>
  alt(
    ifs,
    during,
    mapMany(
      seq(during, ifs),
      ([a, b]) => [[...a, ...b]],
      (all) => [[all.slice(0, 1), all.slice(1)] as [Condition[], Condition[]]],
    ),
  ),
);

/** "If this card would …, … instead." */
const replacement: Grammar<Body> = rule(() => {
  const first = { conditions: opt(allConditions) };
  const instead = { effect: trail(alt(orders, passive), [" instead.", " instead"]) };
  const more = { effect: concat(trail(alt(orders, passive), " instead. "), capital(effect)) };
  const both = trail(lead(["if ", "when "], listed(condition)), " and ");
  const would1 = { replaces: lead(["if ", "when "], would) };
  return alt(
    body({ timing: "replacement", may: true }, first, would1, ", you may ", instead),
    body({ timing: "replacement" }, first, would1, ", ", instead),
    body({ timing: "replacement", may: true }, first, would1, ", you may ", more),
    body({ timing: "replacement" }, first, would1, ", ", more),
    body({ timing: "replacement" }, { conditions: both }, { replaces: would }, ", ", instead),
    body(
      { timing: "replacement", may: true },
      { conditions: both },
      { replaces: would },
      ", you may ",
      instead,
    ),
  );
});

/** "If …, this card gets +5000 power during your turn." */
const inTurnAfter = (turn: "you" | "opponent", statics: Grammar<Static[]>, words: string): Grammar<Body> =>
  map(
    seq(opt(ifs), trail(statics, words)),
    ([conditions = [], all]): Body => ({
      timing: "permanent",
      conditions: [...conditions, { turn }],
      statics: all,
    }),
    ({ timing, conditions = [], statics: all, ...others }) => {
      const last = conditions.at(-1);
      if (timing !== "permanent" || !all || Object.keys(others).length) return undefined;
      if (!last || !("turn" in last) || last.turn !== turn) return undefined;
      const before = conditions.slice(0, -1);
      return [before.length ? before : undefined, all] as [Condition[] | undefined, Static[]];
    },
  );

const continuous: Grammar<Body> = rule(() => {
  const parts = alt(permanent, alone(alt(playerBan, tolledBan, ruling)));
  const statics = mapMany(
    many(parts, variants(", and ", " and ", "; ", ", "), 1),
    (all) => [all.flat()],
    (all: Static[]) => [all.map((one) => [one]), [all]],
  );
  const conditions = { conditions: opt(allConditions) };
  const end = variants(".", "", words(reminder, "."));
  return alt(
    body({ timing: "permanent" }, conditions, { statics }, end),
    body({ timing: "permanent" }, conditions, { others: reduction as Grammar<Body> }, end),
    body({ timing: "permanent", areas: ["hand"] }, conditions, { statics: payInstead }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics }, " in all areas", end),
    inTurnAfter("you", statics, " during your turn."),
    inTurnAfter("opponent", statics, " during your opponent's turn."),
  );
});

/** "[Permanent] When this card attacks, …". */
const atOnce: Grammar<Body> = rule(() =>
  body({ permanent: true }, { timing: capital(moment.timing) }, ", ", { effect }),
);

/** Tags and body of one skill. */
function skill(tags: Grammar<Partial<Ability>>, said: Grammar<Body>): Grammar<Ability[]> {
  return alone(
    map(
      seq(trail(tags, variants(" ", "", words(reminder, " "), words(reminder, ": "))), capital(said)),
      ([tagged, body]) => ({ ...tagged, ...body }) as Ability,
      (value) => {
        const entries = Object.entries(value);
        const part = (test: (key: string) => boolean) =>
          Object.fromEntries(entries.filter(([key]) => test(key))) as Partial<Ability>;
        const tagged = (key: string) => TAGGED.includes(key) || (key === "timing" && "tag" in value);
        return [part(tagged), part((key) => !tagged(key))] as [Partial<Ability>, Body];
      },
    ),
  );
}

/** "[Bond 2] 《A》: …": the cards that the last keyword speaks of. */
const bounded = (tags: Grammar<Partial<Ability>>): Grammar<Partial<Ability>> =>
  alt(
    tags,
    map(
      seq(tags, lead(" ", trail(capital(bond), variants(":", words(reminder, ":"))))),
      ([{ with: all, ...others }, cards]) =>
        all && { ...others, with: [...all.slice(0, -1), { ...all.at(-1)!, cards: [cards] }] },
      ({ with: all, ...others }) => {
        const last = all?.at(-1);
        if (!all || !last?.cards) return undefined;
        const { cards, ...bare } = last;
        return [{ ...others, with: [...all.slice(0, -1), bare] }, cards[0]!] as [Partial<Ability>, Selection];
      },
    ),
  );
const bond: Grammar<Selection> = rule(() => record<Selection>({ of: "you", in: [] }, { where: cards }));

/** [Auto] and [Permanent] are told by what follows: a happening, a continuous effect or a replacement. */
const untimed = (tag: string): Grammar<Partial<Ability>> =>
  rule(() =>
    map(
      head(is({ timing: "keyword" as const }, tag)),
      ({ timing: _, ...others }) => others,
      (others) => (others.tag === undefined ? { timing: "keyword" as const, ...others } : undefined),
    ),
  );

const skills: Grammar<Ability[]> = rule(() =>
  alt(
    skill(bounded(head(activated)), bought),
    skill(bounded(untimed("[Auto]")), automatic),
    skill(bounded(untimed("[Permanent]")), alt(continuous, replacement, atOnce)),
  ),
);

/** An explanation alone has no meaning. */
const explanation: Grammar<Ability[]> = trail(is<Ability[]>([], ""), reminder);

export const line: Grammar<Ability[]> = rule(() =>
  alt(keywordLine, explanation, trail(skills, variants("", reminder, " "))),
);
