import {
  alone,
  alt,
  concat,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  opt,
  type Part,
  pronoun,
  record,
  rule,
  same,
  seq,
  variants,
  type Word,
} from "@arbiter/cardtext";
import type { Condition, Filter, Happening, Reference, Selection, Who } from "@arbiter/engine";
import { type Causes, cause, causes } from "./causes.ts";
import { condition } from "./conditions.ts";
import { deed, deeds, deedsFrom } from "./deeds.ts";
import { compared } from "./filters.ts";
import { cards, PLAY } from "./kinds.ts";
import { times } from "./moments.ts";
import { thisCard } from "./references.ts";
import { areaNames, areasOf, counted } from "./selections.ts";
import { described, from, fromOwn, fromSaid, happening, object, player, subject, turn } from "./subjects.ts";
import { owner, skillName } from "./words.ts";

/** What follows "when ", and what would happen. */

/** What a player does: "you play a red card from your hand". */
export const doings = (who: Who | undefined, implied: boolean): Grammar<Happening> =>
  rule(() => {
    const verb = (you: string, third: string) =>
      implied
        ? variants(`${who === "you" ? you : third} `)
        : who === "you"
          ? variants(`you ${you} `)
          : who === "opponent"
            ? variants(`your opponent ${third} `)
            : variants(
                `you or your opponent ${you} `,
                `you or your opponent ${third} `,
                `a player ${third} `,
              );
    const card = {
      card: alt<Selection | Reference>(
        object(who ?? "you"),
        ...(who === "you" ? [thisCard] : []),
        ...(who === "you" && implied ? [pronoun({ many: false }, "it")] : []),
      ),
    };
    const whose = who === "opponent" ? ["their "] : ["your ", "a ", "the ", "their owner's "];
    const one = (event: string, you: string, third: string, ...parts: Part<Happening>[]) =>
      map(
        happening(event, verb(you, third), ...parts),
        (value): Happening => ({ ...value, ...(who && !isPointed(value.card) ? { player: who } : {}) }),
        ({ player: given, ...value }) =>
          given === (isPointed(value.card) ? undefined : who) ? value : undefined,
      );
    const to = { to: lead([" to ", " in ", " into "], lead(variants(...whose), areaNames)) };
    const from1 = { from: fromOwn(who) };
    const from = opt(from1.from);
    const end = [{ others: causes }, { turn }] as Part<Happening>[];
    const shares = (...ways: string[]) => variants(...ways);
    return alt(
      one("play", "play", "plays", card, { from }, ...end),
      one(
        "play",
        "play",
        "plays",
        card,
        shares(" in your Battle Area", " in their Battle Area"),
        { from },
        ...end,
      ),
      one(
        "play",
        "use a skill to play",
        "uses a skill to play",
        card,
        { by: is<"effect">("effect", "") },
        { turn },
      ),
      one("combo", "combo with", "combos with", card, { from }, ...end),
      one("combo", "use", "uses", card, " in a combo", { from }, ...end),
      one("combo", "use", "uses", card, from1, " in a combo", { turn }),
      one("attack", "attack with", "attacks with", card, { turn }),
      one("activateExtra", "activate", "activates", card, { from }, ...end),
      one("discard", "discard", "discards", card, { from }, { others: causes }, { turn }),
      one("active", "switch", "switches", lying(card, "rested"), into("Rest", "Active"), ...end),
      one("rest", "switch", "switches", lying(card, "active"), into("Active", "Rest"), ...end),
      one("ko", "KO", "KOs", card, ...end),
      ...(who === "you" && !implied ? [usedTo] : []),
      one("control", "gain control of", "gains control of", card),
      ...["add", "place", "send", "return"].flatMap((stem) => [
        one("move", stem, `${stem}s`, card, to, { from }, ...end),
        one("move", stem, `${stem}s`, card, from1, to, ...end),
      ]),
      one(
        "damageDealt",
        "deal damage to your opponent by attacking with",
        "deals damage to you by attacking with",
        card,
        { by: is<"battle">("battle", "") },
      ),
    );
  });
/** "a card in Rest Mode to Active Mode": the mode before goes without saying, and is another when it is told. */
const into = (before: string, after: string): Word =>
  variants(
    ` to ${after} Mode`,
    ` in ${before} Mode to ${after} Mode`,
    ` from ${before} Mode to ${after} Mode`,
  );
const lying = (card: { card: Grammar<Selection | Reference> }, flag: string): typeof card => {
  const isTold = (value: Selection | Reference) =>
    typeof value === "object" &&
    "where" in value &&
    value.where.some((one) => "flag" in one && one.flag === flag);
  const untold = (value: Selection | Reference) => (isTold(value) ? undefined : value);
  return { card: map(card.card, untold, untold) };
};
/** "this card", or "it" said again. */
const isPointed = (card: Happening["card"]): boolean =>
  card === "this" || (typeof card === "object" && "result" in card);
const doing: Grammar<Happening> = alt(
  doings("you", false),
  doings("opponent", false),
  doings(undefined, false),
);
/** "you use [Arrival] to play a red card", "you use your Leader's skill to switch this card to Rest Mode". */
const usedTo: Grammar<Happening> = rule(() =>
  map(
    seq(
      lead("you use ", alt(cause, record<Causes>({}, { using: skillName }))),
      lead(" to ", doings("you", true)),
    ),
    ([by, done]): Happening | undefined =>
      Object.keys(by).some((key) => key in done) ? undefined : { ...done, ...by },
    ({ by, byCard, using, notUsing, ...done }) =>
      [
        {
          ...(by ? { by } : {}),
          ...(byCard ? { byCard } : {}),
          ...(using ? { using } : {}),
          ...(notUsing ? { notUsing } : {}),
        },
        done,
      ] as [Causes, Happening],
  ),
);
/** "your opponent plays a card or attacks": one player, several things. */
const doingSeveral: Grammar<Happening[]> = rule(() =>
  alt(
    ...(["you", "opponent"] as const).flatMap((who) => {
      const verb = who === "you" ? "attack" : "attacks";
      const attacks = happening("attack", { player: is<Who>(who, verb) });
      // "you attack or combo with this card" is about this card.
      const attacking =
        who === "you" ? [] : [happening("attack", { player: is<Who>(who, `your opponent ${verb}`) })];
      const first = alt(doings(who, false), activating(who, false), ...attacking);
      const next = alt(doings(who, true), activating(who, true), attacks);
      return [
        concat(alone(first), alone(next), variants(" or ", ", or ")),
        concat(eitherSkill, alone(doings(who, true)), variants(" or ", ", or ")),
      ];
    }),
  ),
);
/** "you play a red card from your Drop or a blue card from your hand". */
const playingEither: Grammar<Happening[]> = rule(() =>
  alt(
    ...(["you", "opponent"] as const).map((who) => {
      const card = record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards });
      const one = record<Happening>({ event: "play", player: who }, { card }, { from });
      return map(
        seq(
          variants(who === "you" ? "you play " : "your opponent plays "),
          one,
          lead([" or ", ", or "], one),
        ),
        ([, first, second]): Happening[] | undefined =>
          first.from || second.from ? [first, second] : undefined,
        ([first, second, ...others]) =>
          first && second && !others.length
            ? ([undefined, first, second] as [undefined, Happening, Happening])
            : undefined,
      );
    }),
  ),
);
/** "this card's attack deals damage to your opponent or removes a marker from an opponent's Unison". */
const attackDoes: Grammar<Happening[]> = rule(() => {
  const unisons: Selection = { of: "opponent", in: ["unison"], where: [{ category: ["UNISON"] }] };
  const attacking: Condition = { card: "this", where: [{ flag: "attacking" }] };
  const opponents = ["an opponent", "your opponent", "the opponent"];
  const marker = (verb: string) =>
    opponents.flatMap((one) =>
      ["Unison Card", "Unison"].map((noun) => `${verb} a marker from ${one}'s ${noun}`),
    );
  const removes: Happening = { event: "markersRemoved", card: unisons, by: "battle", while: attacking };
  const one = alt<Happening>(
    is<Happening>(
      { event: "damageDealt", card: "this", by: "battle" },
      ...opponents.flatMap((who) => [`deals damage to ${who}`, `inflicts damage to ${who}`]),
    ),
    is<Happening>(removes, ...marker("removes")),
    record<Happening>({ event: "kos", card: "this", by: "battle" }, "KOs ", { target: described }),
  );
  return alt(
    lead("this card's attack ", listOf(one, variants(", "), variants(" or ", ", or "))),
    alone(is<Happening>(removes, ...marker("this card removes").map((words) => `${words} by attacking`))),
  );
});
/** "you activate a [Counter] skill". */
const activating = (who: Who, implied: boolean): Grammar<Happening> =>
  rule(() =>
    happening(
      "skill",
      {
        player: is<Who>(
          who,
          `${implied ? "" : who === "you" ? "you " : "your opponent "}${who === "you" ? "activate" : "activates"} `,
        ),
      },
      variants("", "a ", "an ", "the "),
      { using: skillName },
      variants(" skill", " skills", ""),
      { turn },
    ),
  );
/** "you activate [Blocker] or [Counter]". */
const eitherSkill: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      player("activate ", "activates "),
      lead(
        ["", "a ", "an ", "the "],
        listOf(skillName, variants(", ", ", a ", ", an "), variants(" or ", ", or ", " or a ", " or an "), 2),
      ),
      variants(" skill", " skills", ""),
    ),
    ([who, names]): Happening[] =>
      names.map((using) => ({ event: "skill", ...(who ? { player: who } : {}), using })),
    (all) => {
      const who = all[0]?.player;
      if (
        !all.every(
          (one) =>
            one.event === "skill" &&
            one.player === who &&
            one.using &&
            Object.keys(one).length === (who ? 3 : 2),
        )
      )
        return undefined;
      return [who, all.map((one) => one.using!), undefined] as [Who | undefined, string[], undefined];
    },
  ),
);
/** "you attack or combo with this card". */
const sharing: Grammar<Happening[]> = rule(() => {
  const verb = alt(
    is("play", "play"),
    is("attack", "attack", "attack with"),
    is("combo", "combo with", "combo"),
  );
  return map(
    seq(
      lead("you ", listOf(verb, variants(", "), variants(" or "), 2)),
      lead(["", " with"], lead(" ", thisCard)),
      from,
    ),
    ([events, , areas]): Happening[] =>
      events.map((event) => ({ event, card: "this", ...(areas ? { from: areas } : {}) })),
    (all) =>
      all.length > 1 &&
      all.every(
        (one) =>
          one.card === "this" &&
          ["play", "attack", "combo"].includes(one.event) &&
          same(one.from, all[0]!.from),
      )
        ? ([all.map((one) => one.event), "this", all[0]!.from] as [string[], Reference, string[] | undefined])
        : undefined,
  );
});

/** "you play, attack with, or activate the [Blocker] of a red card". */
const sharingOthers: Grammar<Happening[]> = rule(() => {
  const verb = alt(
    is("play", "play"),
    is("attack", "attack with"),
    is("combo", "combo with"),
    is("block", "activate the [Blocker] of", "activate the [Blocker] skill of", "activate [Blocker] on"),
  );
  const card = record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards });
  return map(
    seq(lead("you ", listOf(verb, variants(", "), variants(" or ", ", or "), 2)), lead(" ", card)),
    ([events, card]): Happening[] => events.map((event) => ({ event, player: "you", card })),
    (all) => {
      const [first] = all;
      const isShared = all.every(
        ({ event, player, card, ...others }) =>
          ["play", "attack", "combo", "block"].includes(event) &&
          player === "you" &&
          same(card, first!.card) &&
          !Object.keys(others).length,
      );
      return first && isShared && typeof first.card === "object" && "in" in first.card
        ? ([all.map((one) => one.event), first.card] as [string[], Selection])
        : undefined;
    },
  );
});

const other: Grammar<Happening> = rule(() =>
  alt(
    doing,
    happening(
      "move",
      variants("placing "),
      { card: thisCard },
      variants(" in your "),
      { to: areaNames },
      variants("", " from any area"),
    ),
    happening(
      "move",
      { byCard: record<Selection>({ of: "you", in: [] }, "your ", { where: cards }) },
      variants("'s skill places ", "'s skill sends "),
      { card: thisCard },
      { to: lead([" in a ", " in your ", " to your ", " into its owner's "], areaNames) },
      { from: is(["under"], " from under ") },
      { target: described },
    ),
    happening("combo", "you Combo with ", { card: thisCard }, { from }, { turn }),
    happening("combo", { player: player("combo", "combos") }, { turn }),
    happening("attack", { player: player("attack", "attacks") }, { turn }),
    happening(
      "attack",
      { player: is<Who>("opponent", "your opponent attacks ") },
      { target: alt<Selection | Reference>(described, thisCard) },
      { turn },
    ),
    happening(
      "skill",
      variants("an ", "a "),
      { using: skillName },
      variants(" skill activates on ", " skill is activated on "),
      { card: skilled },
      { turn },
    ),
    happening("attack", { player: is<Who>("you", "you attack ") }, { target: described }, { turn }),
    happening("evolve", { card: is<Reference>("this", "a card evolves into this card") }),
    happening(
      "evolve",
      {
        target: map(
          record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards }),
          (value) => (value.where.length ? value : undefined),
          (value) => value,
        ),
      },
      " evolves into ",
      { card: thisCard },
    ),
    happening(
      "evolve",
      {
        target: alt<Selection | undefined>(
          is<undefined>(undefined, "a card"),
          map(
            record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards }),
            (value) => (value.where.length ? value : undefined),
            (value) => value,
          ),
        ),
      },
      { from: lead([" in your ", " from your "], areaNames) },
      " evolves into ",
      { card: thisCard },
    ),
    happening("activateExtra", { card: is<Reference>("this", "this card is activated") }),
    happening(
      "skill",
      { player: player("activate ", "activates ") },
      variants("", "a ", "an ", "the ", "another "),
      { using: skillName },
      variants(" skill", " skills", ""),
      { card: opt(lead([" on ", " of "], skilled)) },
      { from },
      { turn },
    ),
    happening(
      "skill",
      { player: player("activate ", "activates ") },
      variants("a skill on ", "a skill of "),
      { card: skilled },
      { from },
      { turn },
    ),
    happening("skill", { player: player("activate ", "activates ") }, { card: described }, "'s skill", {
      turn,
    }),
    happening(
      "skill",
      { player: is<Who>("you", "you activate ") },
      variants("this card's "),
      { using: skillName },
      variants(" skill", ""),
      { card: is<Reference>("this", "") },
      { from },
      { turn },
    ),
    happening("draw", { player: player("draw a card", "draws a card") }, { others: causes }, { turn }),
    happening("draw", { player: player("draw cards", "draws cards") }, { others: causes }, { turn }),
    happening(
      "markersRemoved",
      variants(
        "a marker is removed from ",
        "markers are removed from ",
        "1 or more markers are removed from ",
      ),
      { card: subject },
      { others: causes },
      { turn },
    ),
    happening(
      "markersRemoved",
      { player: is<Who>("you", "you remove a marker from ", "you remove markers from ") },
      { card: subject },
      { others: causes },
    ),
    happening(
      "move",
      { player: player("add cards", "adds cards") },
      { from: fromSaid },
      { to: lead([" to your ", " to their "], areaNames) },
      { turn },
    ),
    happening("damageTaken", { player: player("take damage", "takes damage") }, { others: causes }, { turn }),
    happening(
      "powerReduced",
      "the power of ",
      { card: subject },
      variants(" is decreased", " is reduced"),
      { while: opt(toNothing) },
      { others: causes },
    ),
    happening(
      "powerReduced",
      {
        by: is<"yourEffect">("yourEffect", "one of your card skills reduces ", "one of your skills reduces "),
      },
      { card: described },
      "'s power",
      { while: toNothing },
    ),
    flipped,
    happening(
      "rest",
      {
        by: is<"yourEffect">(
          "yourEffect",
          "one of your card skills switches ",
          "one of your skills switches ",
        ),
      },
      { card: described },
      " to Rest Mode",
    ),
    happening(
      "discard",
      {
        by: is<"yourEffect">(
          "yourEffect",
          "one of your card skills makes an opponent discard ",
          "one of your skills makes your opponent discard ",
        ),
      },
      { card: object("opponent") },
      { player: is<Who>("opponent", "") },
    ),
    happening("attackNegated", { card: subject }, "'s attack is negated", { others: causes }, { turn }),
    happening("powerIncreased", "the power of ", { card: subject }, " is increased", { others: causes }),
  ),
);
const toNothing: Grammar<Condition> = is<Condition>(
  { card: "event", where: [{ number: "power", is: "<=", than: 0 }] },
  " to 0 or less",
);
/** "your Leader is flipped to its back side": it then shows it. */
const flipped: Grammar<Happening> = rule(() => {
  const sides = [
    ["backUp", "back"],
    ["frontUp", "front"],
  ] as const;
  const words = (side: string) =>
    [` is flipped to its ${side}`, ` flips to its ${side}`, ` flips back to its ${side}`].flatMap((one) => [
      one,
      `${one} side`,
    ]);
  return alt(
    ...sides.map(([flag, side]) =>
      record<Happening>(
        { event: "flip", while: { card: "event", where: [{ flag }] } },
        { card: described },
        variants(...words(side)),
      ),
    ),
  );
});
/** The card whose skill is activated: wherever it lies, unless text or 20-1 say where. */
const skilled: Grammar<Selection | Reference> = rule(() => {
  const only = (inner: Grammar<Selection>, test: (value: Selection) => boolean): Grammar<Selection> =>
    map(
      inner,
      (value) => (test(value) ? value : undefined),
      (value) => value,
    );
  return alt<Selection | Reference>(
    thisCard,
    only(
      described,
      ({ of, in: areas, where }) => of !== "any" || !isAnywhere(where) || !same(areas, areasOf(where)),
    ),
    only(record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards }), ({ where }) =>
      isAnywhere(where),
    ),
  );
});
/** Neither a Battle Card (20-1-2) nor a Unison (20-1-5) nor by a character or trait (20-1-6). */
const isAnywhere = (where: Filter[]): boolean =>
  same(areasOf(where), PLAY) ||
  where.some((one) => "category" in one && one.category.every((category) => category === "EXTRA"));

/** What follows "when ": one or several happenings. */
/** Activating a [Blocker] is an event of its own. */
const named = (inner: Grammar<Happening[]>): Grammar<Happening[]> =>
  map(
    inner,
    (all) =>
      all.map(({ using, ...one }) =>
        isBlock(one.event, using) ? { ...one, event: "block" } : { ...one, ...(using ? { using } : {}) },
      ),
    (all) => all.map((one) => (one.event === "block" ? { ...one, event: "skill", using: "Blocker" } : one)),
  );
const isBlock = (event: string, using: string | undefined): boolean =>
  event === "skill" && using === "Blocker";

export const whens: Grammar<Happening[]> = rule(() => {
  const one = alt(
    deeds,
    deedsFrom,
    named(alone(other)),
    named(doingSeveral),
    named(eitherSkill),
    sharing,
    sharingOthers,
    playingEither,
    attackDoes,
  );
  const any = alt(one, alone(state));
  return alt(
    any,
    concat(any, whens, variants(" or when ", ", or when ", ", or if ")),
    concat(one, happens, variants(" or ", ", or ")),
    concat(any, alone(times), variants(" or at ", ", or at ")),
    special,
  );
});
export const happens: Grammar<Happening[]> = rule(() => {
  const one = alt(deeds, deedsFrom, named(alone(other)), attackDoes);
  return alt(one, concat(one, happens, variants(" or ", ", or ")));
});
const special: Grammar<Happening[]> = rule(() =>
  alt(
    map(
      seq(other, lead(" or it", deed)),
      ([first, way]): Happening[] => [first, { event: way.event!, card: "this", ...way }],
      ([first, second, ...others]) => {
        if (!first || !second || others.length || second.card !== "this") return undefined;
        const { card: _, ...way } = second;
        return [first, way] as [Happening, Partial<Happening>];
      },
    ),
  ),
);

/** "you have no cards in your hand": whenever that begins to hold. */
const state: Grammar<Happening> = rule(() =>
  alt(
    happening("state", { while: lasting }),
    happening("state", { while: reached }),
    happening("state", { while: grown }),
  ),
);
/** What a battle is about is no state: "when this card attacks a Leader" is a happening. */
const lasting: Grammar<Condition> = rule(() =>
  map(
    condition,
    (value) => (/"(card|flag)":"attacked"/.test(JSON.stringify(value)) ? undefined : value),
    (value) => value,
  ),
);
/** "your life reaches 1", "your life becomes 2 or less". */
const reached: Grammar<Condition> = rule(() =>
  record<Condition>(
    {},
    { count: record<Selection>({ in: ["life"], where: [] }, { of: owner }, "life") },
    variants(" reaches ", " becomes "),
    { others: compared },
  ),
);

/** "the number of cards under this card reaches 5 or higher". */
const grown: Grammar<Condition> = rule(() =>
  record<Condition>({}, variants("the number of "), { count: counted }, variants(" reaches ", " becomes "), {
    others: compared,
  }),
);
