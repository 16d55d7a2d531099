import {
  alone,
  alt,
  capital,
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
import type { Ability, Condition, Happening, Static } from "@arbiter/engine";
import { playerBan } from "./bans.ts";
import { condition } from "./conditions.ts";
import { ifs, price } from "./costs.ts";
import { passive } from "./effects.ts";
import { times, whens, would } from "./happenings.ts";
import { activated, head, TAGGED } from "./headers.ts";
import { keywordLine } from "./keywords.ts";
import { payInstead, reduction } from "./reductions.ts";
import { ruling } from "./rules.ts";
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
        lead("during your turn, when ", inTurn("you")),
        lead("during your opponent's turn, when ", inTurn("opponent")),
      ),
    },
  ),
};
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

/** Of [Auto]: "When …, draw 1 card.", its price before it. */
const automatic: Grammar<Body> = rule(() => {
  const when = { timing: capital(moment.timing) };
  return alt(
    body({}, when, variants(", ", "; "), { effect }),
    body({}, { others: priced }, when, ", ", { effect }),
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
  const would1 = { replaces: lead(["if ", "when "], would) };
  return alt(
    body({ timing: "replacement", may: true }, first, would1, ", you may ", instead),
    body({ timing: "replacement" }, first, would1, ", ", instead),
  );
});

const continuous: Grammar<Body> = rule(() => {
  const parts = alt(permanent, alone(alt(playerBan, ruling)));
  const statics = mapMany(
    many(parts, variants(", and ", " and ", "; ", ", "), 1),
    (all) => [all.flat()],
    (all: Static[]) => [all.map((one) => [one]), [all]],
  );
  const conditions = { conditions: opt(allConditions) };
  const end = variants(".", "");
  return alt(
    body({ timing: "permanent" }, conditions, { statics }, end),
    body({ timing: "permanent" }, { statics }, variants(" during your turn."), {
      conditions: is<Condition[]>([{ turn: "you" }], ""),
    }),
    body({ timing: "permanent" }, conditions, { others: reduction as Grammar<Body> }, end),
    body({ timing: "permanent", areas: ["hand"] }, conditions, { statics: payInstead }, end),
    body({ timing: "permanent", areas: ["any"] }, conditions, { statics }, " in all areas", end),
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
      seq(trail(tags, variants(" ", "", words(reminder, " "))), capital(said)),
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
    skill(head(activated), bought),
    skill(untimed("[Auto]"), automatic),
    skill(untimed("[Permanent]"), alt(continuous, replacement, atOnce)),
  ),
);

/** An explanation alone has no meaning. */
const explanation: Grammar<Ability[]> = trail(is<Ability[]>([], ""), reminder);

export const line: Grammar<Ability[]> = rule(() =>
  alt(keywordLine, explanation, trail(skills, variants("", reminder, " "))),
);
