import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  mapMany,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Condition, Filter, Happening, Reference, Selection, Who } from "@arbiter/engine";
import { type Causes, cause, causes } from "./causes.ts";
import { cards, unlike } from "./kinds.ts";
import { thisCard } from "./references.ts";
import { areaNames, areasOf } from "./selections.ts";
import { described, type Left, left, subjects, turn } from "./subjects.ts";
import { skillName } from "./words.ts";

/** What is done to a card and what it does. */

type Way = Partial<Happening>;
/** With whose area it leaves: that tells whose the card is where nothing else does. */
export type Told = Way & { whose?: Who };
const way = (event: string, ...parts: Part<Told>[]): Grammar<Told> => record<Told>({ event }, ...parts);

/** The same with `out`, the area that it leaves. */
type Leaving = Told & { out?: Left };
const out = { out: left };
const wayOut = (event: string, ...parts: Part<Leaving>[]): Grammar<Told> =>
  map(
    record<Leaving>({ event }, ...parts),
    ({ out, ...way }): Told => ({ ...way, ...out }),
    ({ from, whose, ...way }): Leaving =>
      from ? { ...way, out: { from, ...(whose ? { whose } : {}) } } : way,
  );
/** For cards that are said to be somebody's anyway. */
const unsaid = (inner: Grammar<Told>): Grammar<Way> =>
  mapMany(
    inner,
    ({ whose: _, ...way }) => [way],
    (way) => [way, ...WHO.map((whose) => ({ ...way, whose }))],
  );
const WHO: Who[] = ["you", "opponent"];

const SOMEONES = ["", "a ", "an ", "the ", "its owner's ", "their owner's ", "their owners' ", "a player's "];
const WHOSE = variants("your ", "their ", "your opponent's ", ...SOMEONES);
const onto: Grammar<Selection | Reference> = rule(() => alt<Selection | Reference>(thisCard, described));

/** What follows the card that it is placed under: " with [A]" is that card's. */
/** What it is placed under lies in play: " from your hand" is where it comes from. */
const over: Grammar<Selection | Reference> = rule(() => unlike(/ from /, onto));
const byIt: Grammar<Causes> = rule(() => unlike(/^ with /, causes));
/** "placed in your Drop from your hand by a skill": where to and where from, in either order. */
const moved: Grammar<Told> = rule(() => {
  const to = lead([" in ", " into ", " to "], lead(WHOSE, areaNames));
  const end = [{ others: causes }, { turn }] as Part<Leaving>[];
  const verb = variants("placed", "added", "sent", "returned", "put", "moved");
  const end1 = { to: is(["deck"], " at the bottom of its owner's deck", " at the bottom of a deck") };
  return alt(
    wayOut("move", verb, { to }, { out: opt(left) }, ...end),
    wayOut("move", verb, { to }, { others: causes as Grammar<Way> }, out),
    wayOut("move", verb, out, { to }, ...end),
    way(
      "move",
      verb,
      { from: is(["under"], " from under a card", " from under another card") },
      { to },
      ...end,
    ),
    way(
      "move",
      verb,
      { to },
      { from: is(["under"], " from under a card", " from under another card") },
      ...end,
    ),
    wayOut("move", "placed", end1, { at: is<"bottom">("bottom", "") }, { out: opt(left) }, ...end),
    // "under a card with [A]" is under a card that has it.
    way(
      "move",
      variants("placed under another card", "placed under a card"),
      { to: is(["under"], "") },
      { others: unlike(/^ with \[/, causes) },
      { turn },
    ),
    unlike(
      /under (a|another) card (by|from|using|due|through) /,
      wayOut(
        "move",
        "placed under ",
        { to: is(["under"], "") },
        { target: over },
        { out: opt(left) },
        { others: byIt as Grammar<Way> },
        { turn },
      ),
    ),
    wayOut("move", "placed", out, " under ", { to: is(["under"], "") }, { target: over }, { others: byIt }),
    way("move", "removed from the game", { to: is(["removed"], "") }, ...end),
    way(
      "move",
      "revealed from the top of your deck and placed in your ",
      { from: is(["deck"], "") },
      { to: areaNames },
      { revealed: is<true>(true, "") },
      ...end,
    ),
  );
});

/** What is done to one card after "is ". */
export const fateOut: Grammar<Told> = rule(() => {
  const end = [{ others: causes }, { turn }] as Part<Leaving>[];
  const some = { out: opt(left) };
  return alt(
    way("ko", variants("KO'd", "KO-d", "KO-ed"), ...end),
    wayOut("play", "played", some, ...end),
    wayOut("play", "played", { others: causes as Grammar<Way> }, out),
    wayOut("play", "played", { player: is<Who>("you", " in your Battle Area") }, some, ...end),
    wayOut("play", "played", some, { others: causes }, { while: inRest }, { turn }),
    wayOut("playedOn", "played on top of ", { target: over }, { out: opt(left) }, { turn }),
    way("play", "played", { from: is(["under"], " from under a card", " from under another card") }, ...end),
    wayOut("combo", "used in a combo", some, ...end),
    wayOut("combo", "used in a combo", { others: causes as Grammar<Way> }, out),
    way("leave", "removed from ", { whose }, "Battle Area", ...end),
    way("move", "removed from ", { whose }, { from: leaving }, ...end),
    way("discard", variants("discarded", "discarded from a hand"), ...end),
    way("discard", "discarded from ", { whose: is<Who>("you", "your hand") }, ...end),
    way("attacked", "attacked", { others: attackedBy }, { turn }),
    way("chosen", "chosen", ...end),
    moved,
    way("turn", "flipped face up", ...end),
    way("hide", "switched to Hidden Mode", ...end),
    way("unhide", "switched to Revealed Mode", ...end),
    way("rest", variants("switched to Rest Mode", "switched from Active Mode to Rest Mode"), ...end),
    way("active", variants("switched to Active Mode", "switched from Rest Mode to Active Mode"), ...end),
    way("evolve", "evolved", ...end),
  );
});
export const fate = unsaid(fateOut);
/** "your ", "a ": of the area that is left. */
export const whose: Grammar<Who | undefined> = alt<Who | undefined>(
  is<Who>("you", "your "),
  is<undefined>(undefined, "a ", "the ", "an "),
);
/** " in Rest Mode": as it comes into play. */
const inRest: Grammar<Condition> = is<Condition>(
  { card: "event", where: [{ flag: "rested" }] },
  " in Rest Mode",
);
const attackedBy: Grammar<Way> = rule(() =>
  alt(is<Way>({}, ""), record<Way>({}, " by ", { target: described })),
);

/** What a card does. */
const deedOut: Grammar<Told> = rule(() =>
  alt(
    lead([" is ", " are ", " gets "], fateOut),
    way("attack", variants(" attacks", " attack"), { turn }),
    way("attack", variants(" attacks ", " attack "), { target: onto }, { turn }),
    way(
      "block",
      variants(
        " activates [Blocker]",
        " activates a [Blocker] skill",
        " activates the [Blocker] skill",
        " activates its [Blocker] skill",
      ),
      { turn },
    ),
    map(
      wayOut(
        "skill",
        variants(" activates ", " activates a ", " activates an ", " activates the ", " activates its "),
        { using: skillName },
        variants(" skill", ""),
        { out: opt(left) },
        { turn },
      ),
      (value) => (value.using === "Blocker" ? undefined : value),
      (value) => value,
    ),
    map(
      way(
        "skill",
        variants("'s ", "' "),
        { using: skillName },
        variants(" skill activates", " skill is activated", " activates"),
        { turn },
      ),
      (value) => (value.using === "Blocker" ? undefined : value),
      (value) => value,
    ),
    way(
      "kos",
      variants(" KOs ", " KO-s "),
      { target: described },
      { by: opt(is<"battle">("battle", " by attacking it", " by attacking")) },
    ),
    way("kos", { by: is<"battle">("battle", " attacks and KOs ") }, { target: described }),
    way(
      "damageDealt",
      variants(" inflicts damage", " deals damage", " inflict damage", " deal damage"),
      variants("", " to your opponent", " to your opponent's life"),
      { by: opt(is<"battle">("battle", " by attacking", " in a battle", " in battle", " with an attack")) },
    ),
    way("evolves", variants(" evolves", " evolves into another card"), { turn }),
    way("evolves", " evolves into ", { target: described }, { turn }),
    way("move", variants(" moves to another area", " move to another area"), { turn }),
    way("active", variants(" switches to Active Mode"), { others: causes }, { turn }),
    way("rest", variants(" switches to Rest Mode"), { others: causes }, { turn }),
    way("leave", " leaves ", { whose }, "Battle Area", { others: causes }),
    way("move", " leaves ", { whose }, { from: leaving }, { others: causes }),
    way(
      "powerReduced",
      variants("'s power is decreased", "'s power is reduced", "' power is reduced"),
      { others: causes },
      { turn },
    ),
    way(
      "powerIncreased",
      variants("'s power is increased", "' power is increased"),
      { others: causes },
      { turn },
    ),
  ),
);
export const deed = unsaid(deedOut);
const leaving: Grammar<string[]> = rule(() =>
  map(
    areaNames,
    (areas) => (same(areas, ["battle"]) ? undefined : areas),
    (areas) => areas,
  ),
);

/** "this card in your hand is played or used in a combo": from there. */
export const deedsFrom: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      lead(["this card in your ", "this card in a ", "this card in the "], areaNames),
      lead(" is ", listOf(fate, variants(", "), variants(" or ", " or is "))),
    ),
    ([from, ways]) => ways.map((one) => ({ event: one.event!, card: "this" as Reference, from, ...one })),
    (all) => {
      const from = all[0]?.from;
      if (!from || !all.every((one) => one.card === "this" && same(one.from, from))) return undefined;
      return [from, all.map(({ card: _, from: __, ...way }) => way)] as [string[], Way[]];
    },
  ),
);

/** "a card is played from your Drop": whose area it leaves tells whose it is. */
export const befalling = (card: Selection | Reference, { whose, ...way }: Told): Happening => ({
  event: way.event!,
  card,
  ...way,
  ...(whose && isAnyones(card) ? { player: whose } : {}),
});
const isAnyones = (card: Selection | Reference): boolean =>
  typeof card === "object" && "in" in card && card.of === "any";
/** How that may have been said. */
export const sayings = (ways: Way[]): Told[][] =>
  ways.reduce<Told[][]>((all, way) => all.flatMap((said) => told(way).map((one) => [...said, one])), [[]]);
const told = ({ player, ...way }: Way): Told[] => {
  if (!way.from && !["leave", "discard"].includes(way.event!))
    return [{ ...way, ...(player ? { player } : {}) }];
  if (player)
    return [
      { ...way, player },
      { ...way, whose: player },
    ];
  return [way, ...WHO.map((whose) => ({ ...way, whose }))];
};

/** "this card is played or attacks", "this card or one of your red cards attacks": each does each. */
export const deeds: Grammar<Happening[]> = rule(() => {
  const ways = alt(
    listOf(deedOut, variants(","), variants(" or", ", or")),
    is<Told[]>([{ event: "unhide" }, { event: "hide" }], " is switched to Revealed Mode or Hidden Mode"),
    mapMany(
      seq(deedOut, variants(" or "), listOf(fateOut, variants(", "), variants(" or "))),
      ([first, , others]) => [byTheSame([first, ...others])],
      (all) =>
        all.length < 2
          ? []
          : [all, onlyLastBy(all)].map(
              ([first, ...others]) => [first!, undefined, others] as [Told, undefined, Told[]],
            ),
    ),
  );
  const each = mapMany(
    seq(subjects, alt(ways, byEither, byTwo)),
    ([cards, all]) =>
      (all.some(comesTo) && cards.length === 1 && isUnplaced(cards[0]!)) ||
      cards.some((card) => all.some(({ whose }) => isOthers(card, whose)))
        ? []
        : [cards.flatMap((card) => all.map((one) => befalling(card, one)))],
    (all) =>
      all.flatMap((_, i) => {
        const size = i + 1;
        const said = all.slice(0, size).map(bareWay);
        if (all.length % size || !all.every((one, n) => same(bareWay(one), said[n % size]))) return [];
        const cards = all.filter((_, n) => n % size === 0).map((one) => one.card!);
        return sayings(said).map((ways) => [cards, ways] as [(Selection | Reference)[], Told[]]);
      }),
  );
  return alt(each, alone(comes), alone(tucked), alone(fromAnywhere([" is ", " are ", " gets "])));
});
/** "one of your opponent's Battle Cards is placed in the Drop from any area": also one that never lay in the Battle Area. */
export const fromAnywhere = (verbs: string[]): Grammar<Happening> =>
  rule(() => {
    const of = (whose: Who, ...words: string[]) =>
      record<Selection>({ of: whose, in: [] }, variants(...words, ...words.map((one) => `one of ${one}`)), {
        where: cards,
      });
    const done = verbs.flatMap((verb) => ["placed in ", "sent to ", "added to "].map((one) => verb + one));
    return record<Happening>(
      { event: "move" },
      { card: alt(of("opponent", "your opponent's ", "an opponent's "), of("you", "your ")) },
      variants(...done),
      { to: lead(WHOSE, areaNames) },
      " from any area",
      { others: causes as Grammar<object> },
      { turn },
    );
  });
/** " is added to a hand or placed in a Drop by a skill": what is said once, at the end, goes for all of these moves. */
const byTheSame = (all: Told[]): Told[] => {
  const last = all.at(-1)!;
  const isShared = all.every(({ event }) => event === "move") && !all.slice(0, -1).some(isCaused);
  return isShared ? all.map((one) => ({ ...one, ...causesOf(last) })) : all;
};
const onlyLastBy = (all: Told[]): Told[] => all.map((one, i) => (i < all.length - 1 ? uncaused(one) : one));
const causesOf = ({ by, byCard, using, notUsing }: Told): Causes =>
  Object.fromEntries(
    Object.entries({ by, byCard, using, notUsing }).filter(([, value]) => value !== undefined),
  );
const uncaused = ({ by: _, byCard: __, using: ___, notUsing: ____, ...way }: Told): Told => way;
const isCaused = (one: Told): boolean => Object.keys(causesOf(one)).length > 0;

/** "this card … from your opponent's hand": whose area it left would be lost. */
const isOthers = (card: Selection | Reference, whose: Who | undefined): boolean =>
  whose !== undefined &&
  (card === "this"
    ? whose === "opponent"
    : !isAnyones(card) && typeof card === "object" && "in" in card && card.of !== whose);
const comesTo = (one: Way): boolean => one.event === "move" && one.to !== undefined && one.to[0] !== "deck";
/** "a red card": nobody's, and nowhere. */
const isUnplaced = (card: Selection | Reference): boolean =>
  typeof card === "object" && "in" in card && card.of === "any" && same(card.in, areasOf(card.where));

/** "a card is placed under a {A}": from anywhere. */
const tucked: Grammar<Happening> = rule(() =>
  record<Happening>(
    { event: "move", to: ["under"] },
    { card: record<Selection>({ of: "any", in: [] }, variants("a ", "an ", "1 or more "), { where: cards }) },
    variants(" is placed under ", " are placed under "),
    { target: onto },
    { others: byIt },
    { turn },
  ),
);

/** "a red card is placed in your Drop from your hand": whose area it comes to tells whose it is. */
const comes: Grammar<Happening> = rule(() => {
  const whose = alt<Who | "any">(
    is<Who>("you", "your "),
    is<Who>("opponent", "your opponent's "),
    is<"any">("any", ...SOMEONES),
  );
  type To = { of: Who | "any"; to: string[] };
  type From = { out?: Left };
  const to = record<To>({}, variants(" in ", " into ", " to "), { of: whose }, { to: areaNames });
  const some = record<From>({}, { out: opt(left) });
  const from = record<From>({}, out);
  const end = record<Way>({}, { others: causes as Grammar<object> }, { turn });
  const verb = variants("placed", "added", "sent", "returned", "put", "moved");
  const subject = trail(lead(["a ", "an ", "1 or more "], cards), [" is ", " are "]);
  type Parts = [Filter[], undefined, To, From, Way];
  const way = alt<Parts>(
    seq(subject, verb, to, some, end),
    map(
      seq(subject, verb, from, to, end),
      ([where, , from, to, end]): Parts => [where, undefined, to, from, end],
      ([where, , to, from, end]) => [where, undefined, from, to, end] as [Filter[], undefined, From, To, Way],
    ),
  );
  const isImplied = (where: Filter[], to: string[]) => where.some((one) => "category" in one) && !inPlay(to);
  return mapMany(
    way,
    ([where, , { of, to }, { out }, end]): Happening[] => {
      // A Battle Card without an area is one in the Battle Area (20-1-2).
      const from = out?.from ?? (isImplied(where, to) ? areasOf(where) : undefined);
      const card: Selection = { of: of === "any" ? (out?.whose ?? of) : of, in: [], where };
      return [{ event: "move", card, ...(from ? { from } : {}), to, ...end }];
    },
    ({ event, card, from, to, ...end }) => {
      if (event !== "move" || !to || typeof card !== "object" || !("in" in card) || card.in.length) return [];
      const { of, where } = card;
      const said = (from: From, whose = of): Parts => [where, undefined, { of: whose, to }, from, end];
      const unplaced = isImplied(where, to) && same(from, areasOf(where)) ? [said({})] : [];
      if (!from) return [said({})];
      const owned = WHO.map((whose) => said({ out: { from, whose } }));
      const byIt = of === "any" ? [] : [said({ out: { from, whose: of } }, "any")];
      return [said({ out: { from } }), ...owned, ...byIt, ...unplaced];
    },
  );
});
const inPlay = (areas: string[]): boolean =>
  areas.some((area) => ["leader", "battle", "unison"].includes(area));
/** " is placed in your Drop by an opponent's skill or by your [Revive] skill": by either. */
const byTwo: Grammar<Told[]> = rule(() =>
  map(
    seq(deedOut, lead(" or by ", cause)),
    ([first, second]): Told[] | undefined =>
      (first.by || first.byCard || first.using) && !first.turn
        ? [first, { ...uncaused(first), ...second }]
        : undefined,
    ([first, second, ...others]) =>
      first && second && !others.length && same(uncaused(first), uncaused(second))
        ? ([first, causesOf(second)] as [Told, Causes])
        : undefined,
  ),
);
/** " is played using [A] or [B]". */
const byEither: Grammar<Told[]> = rule(() =>
  map(
    seq(deedOut, lead(" or ", skillName)),
    ([first, second]): Told[] | undefined =>
      first.using && !first.turn ? [first, { ...first, using: second }] : undefined,
    ([first, second, ...others]) =>
      first?.using && second?.using && !others.length ? ([first, second.using] as [Told, string]) : undefined,
  ),
);
const bareWay = ({ card: _, ...way }: Happening): Way => way;
