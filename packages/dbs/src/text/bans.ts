import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  many,
  map,
  opt,
  type Part,
  record,
  rule,
  type Said,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Cause, Clause, Condition, Filter, Selection, Static, Who } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { property } from "./filters.ts";
import { cards, pack, unpack } from "./kinds.ts";
import { anyones, areaNames, bare, owned, yourArea } from "./selections.ts";
import { theirOrders } from "./sentences.ts";
import { said } from "./statics.ts";
import { skillName, usedSkill } from "./words.ts";

/**
 * What is forbidden. Verbs of cards: attack, beKod, leave (the Battle Area), becomeActive, beRested, combo,
 * beChosen, beAttacked, beNegated, beAffected, bePlayed, takeUnder (cards under it). Verbs of players: play, attack, activate (a card),
 * skill:NAME (a kind of skill), combo, takeDamage, placeEnergy, sendToWarp.
 */

/** " by skills other than {A}'s skills", " by skills other than this card's skills". */
const byOthers: Grammar<Cause> = rule(() => {
  type Of = Extract<Cause, { card: unknown }>;
  const others: Grammar<Selection> = map(
    lead(
      [" by skills other than ", " by a skill other than ", " except by "],
      alt<Filter>(
        is<Filter>({ card: "this" }, "this card's skills", "this card's skill"),
        trail(
          map(
            cards,
            (where) => (where.length ? pack(where) : undefined),
            (filter) => unpack(filter),
          ),
          ["'s skills", "'s skill"],
        ),
      ),
    ),
    (not): Selection => ({ of: "any", in: [], where: [{ not }] }),
    ({ of, where: [only, ...more] }) =>
      of === "any" && only && "not" in only && !more.length ? only.not : undefined,
  );
  return record<Of>({}, { card: others }) as Grammar<Cause>;
});

export const cause: Grammar<Cause | undefined> = rule(() => {
  const skills = ["skills", "skill", "card skills", "card's skills", "card skill"];
  const by = (...owners: string[]) => owners.flatMap((owner) => skills.map((one) => ` by ${owner}${one}`));
  return alt<Cause | undefined>(
    is<undefined>(undefined, "", " by skills or battles", " by skills or battle", " in battle or by skills"),
    alt<Cause>(
      is<Cause>(
        "opponentEffect",
        ...by("your opponent's ", "an opponent's ", "opponent's ", "one of your opponent's "),
        " due to your opponent's skills",
      ),
      is<Cause>("effect", ...by("", "a ", "a card's "), " due to skills"),
      is<Cause>("yourEffect", ...by("your ", "your own ", "one of your ")),
      is<Cause>("battle", " in battle", " by attacks", " in battles", " by your opponent's attacks"),
      record<Extract<Cause, { battle: unknown }>>(
        {},
        variants(
          ...[" in battle against ", " in battles against ", " in battle with ", " in battles with "],
          ...[" in a battle with ", " in battle by ", " in battles by "],
        ),
        {
          battle: alt(owned, anyones),
        },
      ),
      record<Extract<Cause, { card: unknown }>>(
        {},
        variants(" by the skills of ", " by skills on ", " by skills of ", " by "),
        {
          card: alt(owned, anyones),
        },
      ),
      record<Extract<Cause, { card: unknown }>>(
        {},
        variants(" by the skill of ", " by a skill of ", " by a skill on "),
        { card: alt(owned, lead(["a ", "an "], anyones)) },
      ),
      byOthers,
      record<Extract<Cause, { card: unknown }>>(
        {},
        " by ",
        { card: told(alt(owned, lead("one of ", owned), lead(["a ", "an "], anyones))) },
        variants("'s skills", "'s skill", "' skills", " skills", " skill"),
      ),
    ),
  );
});
/** Cards of a certain kind: "your opponent's card's skills" are all of them. */
const told = (inner: Grammar<Selection>): Grammar<Selection> =>
  map(
    inner,
    (value) => (value.where.length ? value : undefined),
    (value) => value,
  );
export const once: Grammar<"turn" | undefined> = opt(is<"turn">("turn", " once per turn"));

/** What follows "can't ". */
export const cannot: Grammar<Said> = rule(() => {
  const verb = (name: string, ...parts: Part<Record<string, unknown>>[]) =>
    said({ set: "cannot", verb: name }, ...parts);
  const areas = ["your Battle Area", "Battle Areas", "a Battle Area", "the Battle Area", "their Battle Area"];
  return alt(
    verb("attack", "attack"),
    verb("attack", "attack ", { target: alt(owned, anyones, itself, lead("a ", anyones), itselfOr) }),
    verb(
      "attackNegated",
      variants("have its attack negated", "have its attacks negated", "have their attacks negated"),
    ),
    verb("beReduced", variants("have its power reduced", "have their power reduced"), { by: cause }),
    verb("beIncreased", variants("have its power increased", "have their power increased"), { by: cause }),
    verb("attack", "attack", { if: record<Condition>({}, " unless ", { not: condition }) }),
    verb("beKod", variants("be KO'd", "be KO-d", "be KO-ed"), { by: cause }, { limit: once }),
    verb(
      "leave",
      variants(...areas.flatMap((area) => [`be removed from ${area}`, `leave ${area}`])),
      { by: cause },
      { limit: once },
    ),
    verb("becomeActive", variants("be switched to Active Mode", "switch to Active Mode"), { by: cause }),
    verb(
      "refresh",
      variants(
        "be switched to Active Mode during your Charge Phase",
        "switch to Active Mode during your Charge Phase",
      ),
    ),
    verb("beRested", variants("be switched to Rest Mode", "switch to Rest Mode"), { by: cause }),
    verb("combo", variants("combo", "be used in a combo", "be used in combos"), {
      target: opt(
        record<Selection>(
          { of: "any", where: [] },
          variants(" from ", " from your ", " from a ", " from the "),
          { in: areaNames },
        ),
      ),
    }),
    verb(
      "combo",
      variants(
        ...["a Combo Area", "the Combo Area", "your Combo Area"].flatMap((to) =>
          ["your opponent's", "the", "a", "your"].map((whose) => `be placed in ${to} from ${whose} `),
        ),
      ),
      { target: record<Selection>({ of: "any", where: [] }, { in: areaNames }) },
    ),
    verb("evolve", variants("[Evolve] into other cards", "evolve into other cards")),
    verb("beChosen", "be chosen", { by: cause }),
    verb("beAttacked", "be attacked", { by: attackers }),
    verb("beNegated", "be negated", { by: cause }),
    verb("activateSkills", variants("activate skills", "activate its skills", "activate their skills")),
    record(
      { set: "cannot" } as Record<string, unknown>,
      variants("activate ", "activate the ", "activate its ", "activate a "),
      { verb: skillVerb },
      variants("", " skill", " skills"),
    ) as unknown as Grammar<Said>,
    verb("takeDamage", "take damage", { by: damaged }),
    verb("bePlayed", "be played", { others: playing as Grammar<object> }),
    verb("beMoved", { to: is(["drop"], "be discarded") }, { by: cause }),
    verb(
      "beMoved",
      variants("be placed in ", "be sent to ", "be added to ", "be returned to ", "be placed into "),
      variants(
        "",
        "a ",
        "the ",
        "your ",
        "your opponent's ",
        "a player's ",
        "its owner's ",
        "their owners' ",
        "their owner's ",
      ),
      { to: areaNames },
      { by: cause },
    ),
  );
});
/** "can only attack this card": no other. */
export const onlyAttack: Grammar<Said> = rule(() =>
  said(
    { set: "cannot", verb: "attack" },
    {
      target: alt(
        is<Selection>({ of: "any", in: [], where: [{ not: { card: "this" } }] }, "this card"),
        is<Selection>(
          { of: "any", in: [], where: [{ not: { same: "number", as: "this" } }] },
          "copies of this card",
        ),
      ),
    },
  ),
);
const attackers: Grammar<Cause | undefined> = rule(() =>
  opt(
    record<Extract<Cause, { card: unknown }>>({}, " by ", {
      card: alt(owned, anyones, lead(["a ", "an "], anyones)),
    }),
  ),
);
const damaged: Grammar<Cause | undefined> = rule(() =>
  opt(
    alt<Cause>(
      is<Cause>("battle", " from attacks", " from your opponent's attacks"),
      record<Extract<Cause, { battle: unknown }>>(
        {},
        variants(" from attacks of ", " from the attacks of ", " from attacks by "),
        {
          battle: alt(owned, anyones, record<Selection>({ of: "opponent" }, "their ", { others: bare })),
        },
      ),
    ),
  ),
);
/** " from any area with non-[Evolve] skills": how it can't be played. */
export const playing: Grammar<object> = rule(() => {
  type Ways = Pick<Extract<Static, { set: "cannot" }>, "using" | "notUsing" | "by" | "if">;
  const area = variants("", " from any area", " from any areas");
  const how: Grammar<Ways> = alt(
    is<Ways>({ by: "effect" }, " with skills", " using skills"),
    map(
      cause,
      (by): Ways | undefined => (by === undefined ? undefined : { by }),
      ({ by, ...others }) => (by && !Object.keys(others).length ? by : undefined),
    ),
    is<Ways>({ notUsing: "any" }, " except by skills", " except with skills"),
    is<Ways>(
      { by: "effect", notUsing: "own" },
      " by card skills except its own",
      " by skills except its own",
      " by skills other than its own",
      " by card skills other than its own",
    ),
    record<Ways>(
      { by: "effect" },
      variants(" with non-", " by non-", " using non-"),
      { notUsing: skillName },
      variants(" skills", " skill"),
    ),
    record<Ways>(
      {},
      variants(" except by ", " except with ", " except using "),
      { notUsing: skillName },
      variants("", " skills", " skill"),
    ),
    record<Ways>(
      { by: "effect" },
      variants(" by skills other than ", " with skills other than ", " using skills other than "),
      { notUsing: skillName },
      variants("", " skills", " skill"),
    ),
    record<Ways>({}, " unless ", { if: record<Condition>({}, { not: condition }) }),
  );
  const never = is<Ways>({}, " from any area", " from any areas");
  return alt(lead(area, how), trail(how, " from any area"), never) as Grammar<object>;
});

type Ban = Extract<Static, { set: "playerCannot" }>;

/** What a player can't do, without who. */
type Deed = Omit<Ban, "set" | "who">;
const deed = (verb: string, ...parts: Part<Deed>[]): Grammar<Deed> => record<Deed>({ verb }, ...parts);
export const playerVerb: Grammar<Deed> = rule(() => playerVerbs);
const playerVerbs: Grammar<Deed> = rule(() => {
  const any = record<Selection>({ of: "any", in: [] }, variants("", "any "), { where: cards });
  const placed = lead(["", "any "], yourArea);
  const placedSome = map(
    placed,
    (value) => (value.in.length || value.where.length ? value : undefined),
    (value) => value,
  );
  const skillsOf = variants(" skills", " skill", "'s skills", "' skills");
  const whose = variants("your ", "their ", "");
  const skills = variants(" skills", " skill", "");
  const onCards: Grammar<Selection | undefined> = opt(
    alt(
      lead([" on ", " of "], alt(any, placed, owned)),
      record<Selection>({ of: "any", where: [] }, variants(" from your ", " from their ", " in your "), {
        in: areaNames,
      }),
      record<Selection>({ of: "any", in: [] }, " with ", { where: many(property, variants(" and "), 1) }),
    ),
  );
  return alt(
    deed("play", "play ", { select: alt(any, placed) }),
    deed("playBySkill", "use skills to play ", { select: any }),
    deed("playBySkill", "play ", { select: any }, variants(" using skills", " with skills", " by skills")),
    deed("attack", "attack with ", { select: alt(any, owned, theirLeader) }),
    deed("lose", "lose the game"),
    deed("win", "win the game"),
    deed("attack", "attack"),
    deed("attack", "attack ", { target: alt(owned, anyones) }),
    deed("attack", "attack ", { target: alt(owned, anyones) }, " with ", { select: any }),
    deed("attack", variants("attack ", "declare to attack "), { target: itself }),
    deed("combo", variants("combo", "use cards in combos", "use cards in a combo", "use a card in a combo")),
    deed("combo", "combo with ", { select: alt(any, placed) }),
    deed("combo", "use ", { select: alt(told(any), placedSome) }, variants(" in combos", " in a combo")),
    deed("activate", "activate ", { select: alt(any, placed) }),
    deed(
      "skill",
      variants("activate skills", "activate any skills"),
      { select: onCards },
      variants("", " from any area", " in any area"),
    ),
    deed("skill", "activate ", {
      select: is<Selection>(
        { of: "any", in: [], where: [{ category: ["EXTRA"] }] },
        "Extra skills",
        "Extra Card skills",
      ),
    }),
    record<Deed>(
      {},
      variants("activate ", "activate the ", "activate any ", "activate their ", "activate a "),
      { verb: skillVerb },
      skills,
      {
        select: onCards,
      },
    ),
    record<Deed>(
      {},
      "activate ",
      { select: any },
      variants("'s ", "' "),
      { verb: skillVerb },
      variants(" skill", " skills"),
    ),
    deed("skill", "activate ", { select: any }, variants("'s skill", "'s skills", "' skills")),
    deed("placeEnergy", "place cards in ", whose, variants("energy", "Energy Area")),
    deed("switchEnergy", "switch energy to Active Mode", { by: is<Cause>("effect", " with skills") }),
    deed("switchEnergy", "switch energy to Active Mode with a non-", { notUsing: skillName }, " skill"),
    deed("play", "play ", { select: any }, variants(" using ", " by using ", " with "), {
      by: record<Extract<Cause, { card: unknown }>>(
        {},
        { card: record<Selection>({ of: "any", in: [] }, { where: cards }, skillsOf) },
      ),
    }),
    deed("play", "play ", { select: placed }, " with the skills of ", {
      by: record<Extract<Cause, { card: unknown }>>({}, { card: any }),
    }),
    deed(
      "addLife",
      variants("add cards from your life to your hand", "add cards from their life to their hand"),
    ),
    deed(
      "sendToWarp",
      variants(
        "send cards from your Drop Area to your Warp",
        "send cards from Drop Areas to Warps",
        "send cards from your Drop to your Warp",
      ),
    ),
    ...(["front", "back"] as const).map((side) =>
      deed(
        side === "front" ? "flipToFront" : "flipToBack",
        "flip ",
        whose,
        variants("Leader Card", "Leader"),
        ` to its ${side}`,
        variants("", " side"),
      ),
    ),
    deed("takeDamage", "take damage", { by: damaged }),
    deed("draw", variants("draw cards", "draw cards with skills", "draw cards by skills")),
  );
});
/** "activate [Counter] or [Blocker] skills", "activate their Leader's [Awaken] and [Wish] skills": each of them. */
const severalSkills: Grammar<Deed[]> = rule(() => {
  const names = (least: number) =>
    listOf(skillVerb, variants(", "), variants(" or ", " and ", ", or ", ", and "), least);
  const skills = variants(" skills", " skill", "");
  const leader: Selection = { of: "any", in: ["leader"], where: [{ category: ["LEADER"] }] };
  const leaders = variants(
    ...["their", "your", "your opponent's"].flatMap((whose) => [
      `${whose} Leader's `,
      `${whose} Leader Card's `,
    ]),
  );
  const back = (all: Deed[], select: Selection | undefined): string[] | undefined =>
    all.every((one) => same(one, { verb: one.verb, ...(select ? { select } : {}) }))
      ? all.map((one) => one.verb)
      : undefined;
  return alt(
    map(
      trail(lead(["activate ", "activate the ", "activate their ", "activate any "], names(2)), skills),
      (verbs): Deed[] => verbs.map((verb) => ({ verb })),
      (all) => back(all, undefined),
    ),
    map(
      trail(lead("activate ", lead(leaders, names(1))), skills),
      (verbs): Deed[] => verbs.map((verb) => ({ verb, select: leader })),
      (all) => back(all, leader),
    ),
  );
});
const theirLeader: Grammar<Selection> = is<Selection>(
  { of: "any", in: ["leader"], where: [{ category: ["LEADER"] }] },
  "their Leader Card",
  "their Leader",
  "their Leaders",
);
/** "this card or Unison Cards". */
const itselfOr: Grammar<Selection> = rule(() =>
  map(
    lead("this card or ", cards),
    (where): Selection | undefined =>
      where.length ? { of: "any", in: [], where: [{ any: [{ card: "this" }, pack(where)] }] } : undefined,
    ({ where: [only] }) => {
      const [first, second] = only && "any" in only ? only.any : [];
      return first && "card" in first && first.card === "this" && second ? unpack(second) : undefined;
    },
  ),
);
const itself: Grammar<Selection> = is<Selection>(
  { of: "any", in: [], where: [{ card: "this" }] },
  "this card",
);

const who = (verb: string): Grammar<Who> =>
  alt(
    is<Who>("you", `you ${verb} `),
    is<Who>("opponent", `your opponent ${verb} `, `the opponent ${verb} `),
    is<Who>("any" as Who, `you and your opponent ${verb} `, `both players ${verb} `, `players ${verb} `),
  );
const players: Grammar<Who> = alt(
  who("can't"),
  who("cannot"),
  who("may not"),
  who("don't"),
  who("doesn't"),
  is<Who>("any" as Who, "neither player can "),
);

/** "your opponent can't activate [Counter] skills", "you can't play {A} or attack". */
export const playerBans: Grammar<Static[]> = rule(() =>
  alt(
    map(
      seq(
        players,
        alt(listOf(playerVerbs, variants(", "), variants(" or ", ", or ", " and ")), severalSkills),
      ),
      ([who, all]): Static[] => all.map((one) => ({ set: "playerCannot", who, ...one })),
      (all) => {
        const [first] = all;
        if (first?.set !== "playerCannot") return undefined;
        const who = first.who as Who;
        if (!all.every((one) => one.set === "playerCannot" && one.who === who)) return undefined;
        return [who, all.map((one) => bareDeed(one as Ban))] as [Who, Deed[]];
      },
    ),
    alone(onlyThese),
    alone(playedRested),
    alone(nothingUnder),
  ),
);
/** "you can't place cards under this card, except with this card's skill": your skills and their prices place none there. */
const nothingUnder: Grammar<Static> = rule(() => {
  type Ways = Pick<Extract<Static, { set: "cannot" }>, "by" | "notUsing">;
  const own = ["this card's skill", "this card's skills"];
  return record<Extract<Static, { set: "cannot" }>>(
    { set: "cannot", verb: "takeUnder", what: "this" },
    variants("you can't place cards under this card", "you cannot place cards under this card"),
    {
      others: alt(
        is<Ways>({ by: "yourEffect" }, ""),
        is<Ways>(
          { by: "yourEffect", notUsing: "own" },
          ...[" except", ", except"].flatMap((but) =>
            ["with", "by", "using"].flatMap((how) => own.map((skill) => `${but} ${how} ${skill}`)),
          ),
        ),
      ) as Grammar<object>,
    },
  ) as Grammar<Static>;
});
/** "if your opponent plays a Battle Card, it is played in Rest Mode". */
const playedRested: Grammar<Static> = rule(
  () =>
    record<Ban>(
      { set: "playerCannot", verb: "playActive", who: "opponent" },
      variants("if your opponent plays ", "when your opponent plays "),
      { select: record<Selection>({ of: "any", in: [] }, variants("a ", "an ", ""), { where: cards }) },
      variants(
        ", it is played in Rest Mode",
        ", it's played in Rest Mode",
        ", it enters play in Rest Mode",
        ", they must be played in Rest Mode",
        ", they are played in Rest Mode",
      ),
    ) as Grammar<Static>,
);
/** "if your opponent plays a Battle Card this turn, it enters play in Rest Mode". */
export const playedRestedNow: Grammar<Static> = rule(
  () =>
    record<Ban>(
      { set: "playerCannot", verb: "playActive", who: "opponent" },
      variants("if your opponent plays ", "when your opponent plays "),
      { select: record<Selection>({ of: "any", in: [] }, variants("a ", "an ", ""), { where: cards }) },
      variants(" this turn, it enters play in Rest Mode", " this turn, it is played in Rest Mode"),
    ) as Grammar<Static>,
);
const bareDeed = ({ set: _, who: __, ...deed }: Ban): Deed => deed;
export const playerBan: Grammar<Static> = rule(() =>
  map(
    playerBans,
    (all) => (all.length === 1 ? all[0] : undefined),
    (one) => [one],
  ),
);

/** "they can't attack", where only the opponent can be meant. */
const theyCannot: Grammar<Static> = rule(() =>
  map(
    lead("they can't ", playerVerbs),
    (one): Static => ({ set: "playerCannot", who: "opponent", ...one }),
    (value) => (value.set === "playerCannot" && value.who === "opponent" ? bareDeed(value) : undefined),
  ),
);

/** "you can only play yellow cards": no others. */
const onlyThese: Grammar<Static> = rule(() => {
  const others = map(
    cards,
    (where): Selection | undefined =>
      where.length ? { of: "any", in: [], where: [{ not: pack(where) }] } : undefined,
    ({ where: [only] }) => (only && "not" in only ? unpack(only.not) : undefined),
  );
  return alt(
    record<Ban>({ set: "playerCannot", verb: "play" }, { who: who("can only play") }, { select: others }),
    record<Ban>(
      { set: "playerCannot", verb: "play" },
      { who: who("can only play") },
      { select: record<Selection>({ of: "any", in: [] }, { where: cards }) },
      variants(" by using ", " using ", " with "),
      { notUsing: usedSkill },
      variants("", " skills", " skill"),
    ),
    record<Ban>(
      { set: "playerCannot", verb: "attack" },
      { who: who("can only attack with") },
      { select: others },
    ),
    record<Ban>(
      { set: "playerCannot", verb: "attack" },
      { who: who("can only attack") },
      {
        target: is<Selection>({ of: "any", in: [], where: [{ not: { card: "this" } }] }, "this card"),
      },
    ),
    record<Ban>(
      { set: "playerCannot", verb: "activate" },
      { who: who("can only activate") },
      { select: others },
    ),
  ) as Grammar<Static>;
});

/** What costs the opponent something costs the player the same. */
const mineOf = (clauses: Clause[]): Clause[] =>
  JSON.parse(
    JSON.stringify(clauses)
      .replaceAll('"of":"opponent"', '"of":"you"')
      .replace(/,"(?:by|who)":"opponent"|"(?:by|who)":"opponent",/g, ""),
  ) as Clause[];
/** Said of both players: a ban for each, with what he himself must do. */
const forBoth = (inner: Grammar<[Static, Clause[]]>): Grammar<Static[]> =>
  map(
    inner,
    ([ban, unless]): Static[] | undefined => {
      if (ban.set !== "playerCannot" || ban.who !== ("any" as Who)) return undefined;
      return [
        { ...ban, who: "opponent", unless },
        { ...ban, who: "you", unless: mineOf(unless) },
      ];
    },
    ([first, second, ...others]) => {
      if (first?.set !== "playerCannot" || second?.set !== "playerCannot" || others.length) return undefined;
      const { unless, ...ban } = first;
      return unless && second.who === "you"
        ? ([{ ...ban, who: "any" as Who }, unless] as [Static, Clause[]])
        : undefined;
    },
  );
const TOLLED = ["", " each time", " as an additional cost", " as they play the Battle Card"];
/** "you and your opponent can't play Battle Cards unless they …". */
export const tolledBoth: Grammar<Static[]> = rule(() =>
  alt(forBoth(seq(playerBan, trail(lead(" unless they ", theirOrders), TOLLED))), forBoth(switching("any"))),
);
/** "when your opponent would use a non-[Awaken] skill to switch energy to Active Mode, they can't … unless they …". */
const switching = (player: "any" | "opponent"): Grammar<[Static, Clause[]]> => {
  const words = player === "any" ? "the turn player" : "your opponent";
  type Ways = Pick<Ban, "by" | "notUsing">;
  const ways: Grammar<Ways> = alt(
    record<Ways>({}, "a non-", { notUsing: skillName }, " skill"),
    record<Ways>({}, variants("the skill of a ", "a skill of a ", "the skill of an "), {
      by: record<Extract<Cause, { card: unknown }>>(
        {},
        { card: record<Selection>({ of: "any", in: [] }, { where: cards }) },
      ),
    }),
    is<Ways>({ by: "effect" }, "a skill"),
  );
  return seq(
    record<Ban>(
      {
        set: "playerCannot",
        verb: "switchEnergy",
        who: player as Who,
        ...(player === "any" ? { turn: true as const } : {}),
      },
      variants(`if ${words} would use `, `when ${words} would use `),
      { others: ways as Grammar<object> },
      variants(" to switch energy", " to switch one of their energy"),
      " to Active Mode, they can't switch ",
      variants("energy", "it"),
      " to Active Mode",
    ) as Grammar<Static>,
    lead(" unless they ", theirOrders),
  );
};

/** "your opponent can't attack with Battle Cards unless they …": what it costs each time (20-14). */
export const tolledBan: Grammar<Static> = rule(() => alt(tolledVerb, tolledSwitch));
const tolledSwitch: Grammar<Static> = rule(() =>
  map(
    switching("opponent"),
    ([ban, unless]): Static => ({ ...(ban as Ban), unless }),
    (value) => {
      if (value.set !== "playerCannot" || !value.unless) return undefined;
      const { unless, ...ban } = value;
      return [ban, unless] as [Static, Clause[]];
    },
  ),
);
const tolledVerb: Grammar<Static> = rule(() =>
  map(
    seq(alt(playerBan, theyCannot), trail(lead(" unless they ", theirOrders), TOLLED)),
    ([ban, unless]): Static | undefined =>
      (ban as Ban).who === "opponent" ? { ...(ban as Ban), unless } : undefined,
    (value) => {
      if (value.set !== "playerCannot" || !value.unless) return undefined;
      const { unless, ...ban } = value;
      return [ban, unless] as [Static, Clause[]];
    },
  ),
);

export const skillVerb: Grammar<string> = rule(() => prefixed(skillName));
const prefixed = (inner: Grammar<string>): Grammar<string> =>
  map(
    inner,
    (name) => `skill:${name}`,
    (verb) => (verb.startsWith("skill:") ? verb.slice(6) : undefined),
  );
