import {
  type Applied,
  alone,
  alt,
  applying,
  asTheyAre,
  type Grammar,
  groups,
  is,
  lead,
  listOf,
  map,
  mapMany,
  opt,
  pronoun,
  record,
  rule,
  type Said,
  same,
  sayings,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type {
  Ability,
  Amount,
  Clause,
  Condition,
  Duration,
  Scope,
  Selection,
  Static,
  Target,
  Who,
} from "@arbiter/engine";
import { line } from "./abilities.ts";
import { forEach } from "./amounts.ts";
import { playedRestedNow, playerBan, playerBans, tolledBan, tolledBoth } from "./bans.ts";
import { target } from "./choices.ts";
import { condition } from "./conditions.ts";
import { lasts, lastsBefore } from "./durations.ts";
import { cards } from "./kinds.ts";
import { several } from "./lists.ts";
import { permission } from "./permissions.ts";
import { byAmount, less, payForOthers, payInstead, reduction } from "./reductions.ts";
import { ignored } from "./rules.ts";
import { bare, inArea, yourArea } from "./selections.ts";
import { theirOrders } from "./sentences.ts";
import { momentary, plain, predicate } from "./statics.ts";
import { UNSTATED } from "./unstated.ts";
import { count, skillName, YOU } from "./words.ts";

/** Modifications with a duration, as orders. */
/** "gets +5000 power for the battle for each card chosen". */
const timesAfter: Grammar<Applied> = rule(() =>
  map(
    seq(momentary, lasts, lead(" ", forEach)),
    ([effects, until, every]): Applied | undefined =>
      effects.length === 1 && "by" in effects[0]! && typeof effects[0].by === "number"
        ? {
            effects: [
              { ...effects[0], by: { ...(every as object), times: effects[0].by } } as unknown as Static,
            ],
            until,
          }
        : undefined,
    ({ effects, until }) => {
      const { by, ...others } = effects[0] as Static & { by?: { times?: number } };
      if (effects.length !== 1 || typeof by !== "object" || by.times === undefined) return undefined;
      const { times, ...every } = by;
      return [[{ ...others, by: times } as unknown as Static], until, every as Amount] as [
        Static[],
        Duration,
        Amount,
      ];
    },
  ),
);

/** "negate this skill for the turn". */
const thisSkill: Grammar<Static> = is<Static>(
  { set: "negate", what: "this", only: "this" },
  "negate this skill",
  "you negate this skill",
  "this skill is negated",
);

/** "reduce the energy cost of the next … by 1". */
const cheaper: Grammar<Static> = rule(
  () =>
    record<Extract<Static, { set: "costOfPlaying" }>>(
      { set: "costOfPlaying", who: "you", next: true },
      variants("reduce the energy cost of the next "),
      {
        select: alt(
          inArea(YOU.owner),
          record<Selection>({ of: "you", in: [] }, { where: cards }, variants(" you play")),
        ),
      },
      " by ",
      { by: less },
    ) as Grammar<Static>,
);

/** "choose up to 1 keyword skill on 1 of your opponent's Battle Cards and negate it for the turn". */
const oneKeyword: Grammar<Applied> = rule(() => {
  const choosing = (...numbers: string[]) =>
    numbers.flatMap((n) => ["on", "of"].map((of) => `choose ${n} keyword skill ${of} `));
  return alt(
    keywordChosen("one keyword", choosing("1", "a")),
    keywordChosen("up to one keyword", [...choosing("up to 1"), "choose up to 1 of the keyword skills on "]),
  );
});
const keywordChosen = (only: "one keyword" | "up to one keyword", ways: string[]): Grammar<Applied> =>
  map(
    seq(
      lead(ways, target(YOU)),
      variants(
        " and negate it",
        " and negate that skill",
        " and negate that keyword skill",
        ", and that skill is negated",
        " and that skill is negated",
        ", negate that skill",
      ),
      lasts,
    ),
    ([what, , until]): Applied => ({ effects: [{ set: "negate", what, only }], until }),
    ({ effects: [first, ...others], until }) =>
      first?.set === "negate" && first.only === only && !others.length
        ? ([first.what as Target, undefined, until] as [Target, undefined, Duration])
        : undefined,
  );

const alternatively = (...ways: { others: Grammar<object> }[]) => ({
  others: alt(...ways.map(({ others }) => others)),
});
/** "if you activate the [Evolve] skill on a red card in your hand this turn, reduce the skill cost of that [Evolve] skill by 1". */
const ifActivated = (any: Grammar<Selection>): Grammar<Extract<Static, { set: "energy" }>>[] => {
  type Energy = Extract<Static, { set: "energy" }>;
  return [
    map(
      seq(
        lead(["if you activate the ", "if you activate a ", "if you activate an "], skillName),
        lead([" skill on ", " on "], any),
        lead(
          [" this turn, reduce the skill cost of that ", " during this turn, reduce the skill cost of that "],
          skillName,
        ),
        lead([" skill by ", " by "], byAmount(-1)),
      ),
      ([ability, what, again, by]): Energy | undefined =>
        ability === again
          ? { set: "energy", next: true, ability, what, ...by, number: "skill cost" }
          : undefined,
      ({ ability, what, by, orbs, number }) =>
        ability && number === "skill cost"
          ? ([ability, what, ability, { by, ...(orbs ? { orbs } : {}) }] as [
              string,
              Selection,
              string,
              Pick<Energy, "by" | "orbs">,
            ])
          : undefined,
    ),
  ];
};

/** "the next time you activate a [Swap] skill, reduce its skill cost by (R)". */
const nextTime = (time: string): Grammar<Static> => {
  type Energy = Extract<Static, { set: "energy" }>;
  const unplaced = record<Selection>({ of: "you", in: [] }, variants("", "a ", "an "), { where: cards });
  const any = alt(yourArea, unplaced, lead(["a ", "an "], yourArea));
  const reduced = (number: string | undefined, ...words: string[]) => ({
    others: map(
      lead(
        words.map((one) => `${time}, reduce ${one} by `),
        byAmount(-1),
      ),
      (by): Partial<Energy> => (number ? { ...by, number } : by),
      ({ number: given, ...by }) => (given === number ? (by as Pick<Energy, "by" | "orbs">) : undefined),
    ) as Grammar<object>,
  });
  const energy = reduced(
    undefined,
    "its energy cost",
    "the energy cost",
    "that card's energy cost",
    "the energy cost of that card",
    "its activation cost",
  );
  const specified = reduced("specified cost", "its specified cost", "the specified cost");
  const skill = reduced(
    "skill cost",
    "its skill cost",
    "the skill cost",
    "that skill's cost",
    "that skill's skill cost",
  );
  return alt(
    record<Energy>(
      { set: "energy", next: true },
      variants(
        "the next time you activate ",
        "the next time you play ",
        "the next time you use ",
        "the next time you would activate ",
        "the next time you would play ",
      ),
      { what: any },
      // Only what is paid for is made cheaper.
      variants("", " without using skills", " without using a skill"),
      alternatively(energy, specified),
    ),
    record<Energy>(
      { set: "energy", next: true },
      variants("the next time you place ", "the next time you pay the energy cost to place "),
      { what: unplaced },
      variants("", " in your Battle Area"),
      variants("", " from your Z-Deck"),
      energy,
    ),
    record<Energy>(
      { set: "energy", next: true },
      variants(
        "the next time you activate a ",
        "the next time you activate an ",
        "the next time you activate the ",
        "the next time you use an ",
        "the next time you use a ",
        "the next time you activate ",
      ),
      { ability: skillName },
      variants(" skill on ", " on "),
      { what: any },
      alternatively(energy, skill),
    ),
    record<Energy>(
      { set: "energy", next: true, what: { of: "you", in: ["hand"], where: [] } },
      variants("the next time you activate a ", "the next time you activate an "),
      { ability: skillName },
      " skill from your hand",
      skill,
    ),
  ) as Grammar<Static>;
};

/** "reduce the energy cost of {A} in your hand by (R)"; of this card there: only while it lies there. */
const reducedNow: Grammar<Static[]> = rule(() =>
  map(
    reduction,
    ({ areas, statics }) => (areas ? statics.map((one) => thisIn(one, areas)) : statics),
    (statics) => {
      const areas = placeOfThis(statics[0]);
      return areas
        ? { areas, statics: statics.map((one) => ({ ...one, what: "this" }) as Static) }
        : { statics };
    },
  ),
);
const thisIn = (one: Static, areas: string[]): Static =>
  "what" in one && one.what === "this"
    ? ({ ...one, what: { of: "you", in: areas, where: [{ card: "this" }] } } as Static)
    : one;
const placeOfThis = (one: Static | undefined): string[] | undefined => {
  const what = one && "what" in one ? one.what : undefined;
  const isThis = typeof what === "object" && "in" in what && same(what.where, [{ card: "this" }]);
  return isThis ? what.in : undefined;
};

type Rule = Extract<Static, { set: "rule" }>;
const times: Grammar<number> = alt(
  is(1, " once", " once more", " 1 more time", " one more time", " one time"),
  is(2, " twice", " twice more"),
  trail(lead(" ", count), [" more times", " times"]),
);
/** "your opponent can only activate [Counter] skills once". */
const skillsLeft: Grammar<Static> = rule(
  () =>
    record<Rule>(
      { set: "rule", rule: "skillsLeft" },
      { who: is<Who>("opponent", "your opponent can only activate ", "they can only activate ") },
      { ability: skillName },
      variants(" skills", " skill", ""),
      { value: times },
    ) as Grammar<Static>,
);
/** "your opponent can only attack 2 more times". */
const attacksLeft: Grammar<Static> = rule(() => {
  const who = { who: is<Who>("opponent", "your opponent can only attack", "they can only attack") };
  const withCards = lead(" with ", record<Selection>({ of: "opponent", in: [] }, { where: cards }));
  return alt(
    record<Rule>(
      { set: "rule", rule: "attacksLeft" },
      who,
      { value: times },
      { select: withCards },
    ) as Grammar<Static>,
    record<Rule>(
      { set: "rule", rule: "attacksLeft" },
      { who: is<Who>("opponent", "your opponent can only attack", "they can only attack") },
      { select: opt(lead(" with ", record<Selection>({ of: "opponent", in: [] }, { where: cards }))) },
      { value: times },
    ) as Grammar<Static>,
  );
});

/** "your opponent can only switch up to 2 energy to Active Mode": cards of a kind, since "cards" leaves open whether energy is. */
const maxRefreshed: Grammar<Static> = rule(
  () =>
    record<Extract<Static, { set: "rule" }>>(
      { set: "rule", rule: "maxRefreshed" },
      { who: is<Who>("opponent", "your opponent can only switch up to ", "they can only switch up to ") },
      { value: count },
      {
        select: map(
          record<Selection>({ of: "opponent" }, variants(" ", " of their "), { others: bare }),
          (value) => (value.where.length || same(value.in, ["energy"]) ? value : undefined),
          (value) => value,
        ),
      },
      " to Active Mode",
    ) as Grammar<Static>,
);

/** 'gains the following skill for the turn-' and the skill in quotes. */
const granted: Grammar<Applied> = rule(() =>
  map(
    seq(
      several(target(YOU)),
      variants(" gains the following skill", " gain the following skill", " gains this skill"),
      lasts,
      variants("-", ":", "- ", "."),
      trail(lead(['\n"', ' "'], line), '"'),
    ),
    ([whats, , until, , abilities]): Applied | undefined =>
      abilities.length === 1
        ? { effects: whats.map((what) => ({ set: "ability", what, ability: abilities[0]! })), until }
        : undefined,
    ({ effects, until }) => {
      const [first] = effects;
      if (first?.set !== "ability") return undefined;
      return [
        effects.map((one) => (one as { what: Target }).what),
        undefined,
        until,
        undefined,
        [first.ability],
      ] as [Target[], undefined, Duration, undefined, Ability[]];
    },
  ),
);

/** "gets +5000 power and the following skill for the turn." and the skill in quotes. */
const grantedToo: Grammar<Applied> = rule(() => {
  type Parts = [Target, Said, Duration, Ability[]];
  const skill = trail(lead(['\n"', ' "'], line), '"');
  const gets = lead([" gets ", " gains "], plain);
  const words1 = variants(" and the following skill");
  const join = ([what, change, until, abilities]: Parts): Applied | undefined =>
    abilities.length === 1
      ? {
          effects: [
            { ...change, what } as Static,
            { set: "ability", what: isChoice(what) ? AGAIN : what, ability: abilities[0]! },
          ],
          until,
        }
      : undefined;
  const part = ({ effects: [first, second, ...others], until }: Applied): Parts | undefined => {
    if (first?.set !== "change" || second?.set !== "ability" || others.length) return undefined;
    const { what, ...change } = first;
    return [what as Target, change as Said, until, [second.ability]];
  };
  return alt(
    map(
      seq(target(YOU), gets, words1, lasts, variants(".", ":", "-"), skill),
      ([what, change, , until, , abilities]) => join([what, change, until, abilities]),
      (value) => {
        const parts = part(value);
        return (
          parts &&
          ([parts[0], parts[1], undefined, parts[2], undefined, parts[3]] as [
            Target,
            Said,
            undefined,
            Duration,
            undefined,
            Ability[],
          ])
        );
      },
    ),
    map(
      seq(lastsBefore, target(YOU), gets, words1, variants(".", ":", "-"), skill),
      ([until, what, change, , , abilities]) => join([what, change, until, abilities]),
      (value) => {
        const parts = part(value);
        return (
          parts &&
          ([parts[2], parts[0], parts[1], undefined, undefined, parts[3]] as [
            Duration,
            Target,
            Said,
            undefined,
            undefined,
            Ability[],
          ])
        );
      },
    ),
  );
});
const AGAIN = { result: { said: { words: "the same card" } } } as unknown as Target;
const isChoice = (what: Target): boolean => typeof what === "object" && "select" in what;

/** 'gains "[Blocker]" for the turn': the skill in quotes within the sentence. */
const quoted: Grammar<Applied> = rule(() =>
  map(
    seq(several(target(YOU)), lead([' gains "', ' gain "'], trail(line, ['"', '."'])), lasts),
    ([whats, abilities, until]): Applied | undefined =>
      abilities.length === 1
        ? { effects: whats.map((what) => ({ set: "ability", what, ability: abilities[0]! })), until }
        : undefined,
    ({ effects, until }) => {
      const [first] = effects;
      return first?.set === "ability"
        ? ([effects.map((one) => (one as { what: Target }).what), [first.ability], until] as [
            Target[],
            Ability[],
            Duration,
          ])
        : undefined;
    },
  ),
);

/** "during this turn, A and B": one duration for both. */
const severalNow: Grammar<Static[]> = rule(() =>
  mapMany(
    listOf(
      alt(momentary, playerBans, alone(thisSkill), alone(tolledBan)),
      variants(", "),
      variants(" and ", ", and "),
      2,
    ),
    (all) => [all.flat()],
    groups,
  ),
);

const lasting: Grammar<Applied> = rule(() => {
  const effects = alt(
    momentary,
    playerBans,
    permission,
    alone(alt(cheaper, thisSkill, nextTime(""), attacksLeft, skillsLeft)),
    reducedNow,
  );
  return alt(
    record<Applied>({}, { effects }, { until: lasts }),
    record<Applied>({}, { until: lastsBefore }, { effects }),
    record<Applied>({}, { until: lastsBefore }, { effects: whileHeld }),
    record<Applied>({}, { until: lastsBefore }, { effects: alt(payInstead, payForOthers) }),
    record<Applied>({}, { until: lastsBefore }, { effects: alone(ignored) }),
    record<Applied>({}, { until: lastsBefore }, { effects: severalNow }),
    record<Applied>({}, { effects: severalNow }, { until: lasts }),
    record<Applied>({ until: "game" }, { effects: negatedForGood }),
    record<Applied>({ until: UNSTATED }, { effects: alt(withoutEnd, againCan, inItsBattle) }),
    record<Applied>({}, { effects: inItsBattle }, { until: lasts }),
    record<Applied>({}, { until: lastsBefore }, { effects: inItsBattle }),
    record<Applied>({ until: "turn" }, { effects: alone(nextTime(" during this turn")) }),
    record<Applied>({ until: "turn" }, { effects: alone(nextTime(" this turn")) }),
    record<Applied>({ until: "turn" }, { effects: alone(inThisTurn) }),
    record<Applied>({ until: "turn" }, { effects: alone(playedRestedNow) }),
    record<Applied>({ until: "battle" }, { effects: alone(nextTime(" during the battle")) }),
    record<Applied>({}, { until: chargePhase }, { effects: alone(maxRefreshed) }),
    record<Applied>({}, { effects: again }, { until: lasts }),
    timesAfter,
    granted,
    grantedToo,
    quoted,
    oneKeyword,
  );
});
/** What bounds a Charge Phase is said of one. */
const chargePhase: Grammar<Duration> = map(
  lastsBefore,
  (until) => (until === "opponentRefresh" ? until : undefined),
  (until) => until,
);
/** Bans on players that hold on a condition. */
const heldOn = (said: Grammar<[Condition, Static[]]>): Grammar<Static[]> =>
  map(
    said,
    ([held, bans]): Static[] | undefined =>
      bans.every((ban) => ban.set === "playerCannot" && ban.if === undefined)
        ? bans.map((ban) => ({ ...ban, if: held }) as Static)
        : undefined,
    (statics) => {
      const bans = statics as Extract<Static, { set: "playerCannot" }>[];
      const held = bans[0]?.if;
      if (held === undefined || !bans.every((ban) => same(ban.if, held))) return undefined;
      return [held, bans.map(({ if: _, ...ban }) => ban)] as [Condition, Static[]];
    },
  );
/** "as long as you have a red card in play, you can't …". */
const whileHeld: Grammar<Static[]> = rule(() =>
  heldOn(seq(trail(lead("as long as ", condition), ", "), playerBans)),
);
/** "your opponent can't … when this card is in a battle": only meanwhile. */
const inItsBattle: Grammar<Static[]> = rule(() => {
  const meanwhile = alt(
    is<Condition>(
      { card: "this", where: [{ flag: "inBattle" }] },
      " when this card is in a battle",
      " while this card is in a battle",
    ),
    is<Condition>(
      { card: "this", where: [{ flag: "attacking" }] },
      " when this card attacks",
      " while this card is attacking",
    ),
  );
  return heldOn(
    map(
      seq(playerBans, meanwhile),
      ([bans, held]): [Condition, Static[]] => [held, bans],
      ([held, bans]) => [bans, held] as [Static[], Condition],
    ),
  );
});
/** "…, and -10000 power during the next turn": of the card spoken of just before. */
const again: Grammar<Static[]> = rule(() =>
  sayings(seq(alone(pronoun({}, "") as Grammar<Scope>), alone(plain)), asTheyAre),
);
const inThisTurn: Grammar<Static> = rule(
  () => alt(...ifActivated(lead(["", "a ", "an "], yourArea))) as unknown as Grammar<Static>,
);
/** "…, and can attack Battle Cards in Active Mode": of the card spoken of just before. */
const againCan: Grammar<Static[]> = rule(() =>
  map(
    sayings(seq(alone(pronoun({}, "") as Grammar<Scope>), predicate), asTheyAre),
    (all) => (all.every(({ set }) => set === "can") ? all : undefined),
    (all) => all,
  ),
);
/** "gains [Blocker]", without a word about how long: its sentence tells. */
const withoutEnd: Grammar<Static[]> = rule(() => {
  const isSuch = (all: Static[]) =>
    all.every(({ set }) => set === "change" || set === "gain" || set === "can");
  return map(
    momentary,
    (all) => (isSuch(all) ? all : undefined),
    (all) => (isSuch(all) ? all : undefined),
  );
});
/** "negate its skills": without a word about how long. */
const negatedForGood: Grammar<Static[]> = rule(() =>
  map(
    momentary,
    (all) => (all.length === 1 && all[0]!.set === "negate" ? all : undefined),
    (all) => (all.length === 1 && all[0]!.set === "negate" ? all : undefined),
  ),
);

const TOLLED = ["", " each time", " as an additional cost", " as they play the Battle Card"];
/** "your opponent can't attack for the turn unless they …": to the end of its sentence. */
const tolled: Grammar<Applied> = rule(() =>
  alt(
    record<Applied>({}, { until: lastsBefore }, { effects: alone(tolledBan) }),
    record<Applied>({}, { until: lastsBefore }, { effects: tolledBoth }),
    record<Applied>({}, { effects: alone(tolledBan) }, { until: lasts }),
    map(
      seq(playerBan, lasts, trail(lead(" unless they ", theirOrders), TOLLED)),
      ([ban, until, unless]): Applied => ({ effects: [{ ...ban, unless } as Static], until }),
      ({ effects, until }) => {
        const { unless, ...ban } = effects[0] as Extract<Static, { set: "playerCannot" }>;
        return effects.length === 1 && unless
          ? ([ban, until, unless] as [Static, Duration, Clause[]])
          : undefined;
      },
    ),
  ),
);

export const apply: Grammar<Clause[]> = rule(() => applying(lasting));
export const applyTolled: Grammar<Clause[]> = rule(() => applying(tolled));
