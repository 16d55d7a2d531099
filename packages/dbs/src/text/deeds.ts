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
import { cards } from "./kinds.ts";
import { thisCard } from "./references.ts";
import { areaNames, areasOf } from "./selections.ts";
import { described, from, subject, turn } from "./subjects.ts";
import { skillName } from "./words.ts";

/** What is done to a card and what it does. */

type Way = Partial<Happening>;
const way = (event: string, ...parts: Part<Way>[]): Grammar<Way> => record<Way>({ event }, ...parts);

const SOMEONES = ["", "a ", "an ", "the ", "its owner's ", "their owner's ", "their owners' ", "a player's "];
const WHOSE = variants("your ", "their ", "your opponent's ", ...SOMEONES);
const onto: Grammar<Selection | Reference> = rule(() => alt<Selection | Reference>(thisCard, described));

/** "placed in your Drop from your hand by a skill": where to and where from, in either order. */
const moved: Grammar<Way> = rule(() => {
  const to = lead([" in ", " into ", " to "], lead(WHOSE, areaNames));
  const end = [{ others: causes }, { turn }] as Part<Way>[];
  const verb = variants("placed", "added", "sent", "returned", "put", "moved");
  const end1 = { to: is(["deck"], " at the bottom of its owner's deck", " at the bottom of a deck") };
  return alt(
    way("move", verb, { to }, { from }, ...end),
    way("move", verb, { to }, { others: causes as Grammar<Way> }, { from: from as Grammar<string[]> }),
    way("move", verb, { from: from as Grammar<string[]> }, { to }, ...end),
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
    way("move", "placed", end1, { from }, ...end),
    way(
      "move",
      variants("placed under another card", "placed under a card"),
      { to: is(["under"], "") },
      ...end,
    ),
    way("move", "placed under ", { to: is(["under"], "") }, { target: onto }, { turn }),
    way(
      "move",
      "placed",
      { from: from as Grammar<string[]> },
      " under ",
      { to: is(["under"], "") },
      { target: onto },
    ),
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
export const fate: Grammar<Way> = rule(() => {
  const end = [{ others: causes }, { turn }] as Part<Way>[];
  return alt(
    way("ko", variants("KO'd", "KO-d", "KO-ed"), ...end),
    way("play", "played", { from }, ...end),
    way("play", "played", { others: causes as Grammar<Way> }, { from: from as Grammar<string[]> }),
    way("play", "played", { player: is<Who>("you", " in your Battle Area") }, { from }, ...end),
    way("play", "played", { from }, { others: causes }, { while: inRest }, { turn }),
    way("play", "played on top of ", { target: onto }, { turn }),
    way("play", "played", { from: is(["under"], " from under a card", " from under another card") }, ...end),
    way("combo", "used in a combo", { from }, ...end),
    way("combo", "used in a combo", { others: causes as Grammar<Way> }, { from: from as Grammar<string[]> }),
    way(
      "leave",
      variants("removed from your Battle Area", "removed from a Battle Area", "removed from the Battle Area"),
      ...end,
    ),
    way("move", "removed from ", variants("your ", "a ", "the "), { from: leaving }, ...end),
    way("discard", variants("discarded", "discarded from your hand", "discarded from a hand"), ...end),
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
/** " in Rest Mode": as it comes into play. */
const inRest: Grammar<Condition> = is<Condition>(
  { card: "event", where: [{ flag: "rested" }] },
  " in Rest Mode",
);
const attackedBy: Grammar<Way> = rule(() =>
  alt(is<Way>({}, ""), record<Way>({}, " by ", { byCard: described })),
);

/** What a card does. */
export const deed: Grammar<Way> = rule(() =>
  alt(
    lead([" is ", " are ", " gets "], fate),
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
      way(
        "skill",
        variants(" activates ", " activates a ", " activates an ", " activates the ", " activates its "),
        { using: skillName },
        variants(" skill", ""),
        { from },
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
      "battleKo",
      variants(" KOs ", " attacks and KOs ", " KO-s "),
      { target: described },
      variants("", " by attacking it", " by attacking", " in battle", " in a battle"),
    ),
    way(
      "damageDealt",
      variants(" inflicts damage", " deals damage", " inflict damage", " deal damage"),
      variants("", " to your opponent", " to your opponent's life"),
      { by: opt(is<"battle">("battle", " by attacking", " in a battle", " in battle", " with an attack")) },
    ),
    way("evolves", variants(" evolves"), { turn }),
    way("move", variants(" moves to another area", " move to another area"), { turn }),
    way("active", variants(" switches to Active Mode"), { others: causes }, { turn }),
    way("rest", variants(" switches to Rest Mode"), { others: causes }, { turn }),
    way("leave", variants(" leaves your Battle Area", " leaves the Battle Area", " leaves a Battle Area"), {
      others: causes,
    }),
    way(
      "move",
      variants(" leaves your ", " leaves an ", " leaves a ", " leaves the "),
      { from: leaving },
      { others: causes },
    ),
    way("evolveInto", " evolves into ", { target: described }),
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

/** "this card is played or attacks", "this card or one of your red cards attacks": each does each. */
export const deeds: Grammar<Happening[]> = rule(() => {
  const subjects = listOf(subject, variants(", "), variants(" or "));
  const ways = alt(
    listOf(deed, variants(","), variants(" or", ", or")),
    is<Way[]>([{ event: "unhide" }, { event: "hide" }], " is switched to Revealed Mode or Hidden Mode"),
    mapMany(
      seq(deed, variants(" or "), listOf(fate, variants(", "), variants(" or "))),
      ([first, , others]) => [[first, ...others]],
      ([first, ...others]) =>
        first && others.length ? [[first, undefined, others] as [Way, undefined, Way[]]] : [],
    ),
  );
  const each = mapMany(
    seq(subjects, alt(ways, byEither, byTwo)),
    ([cards, all]) =>
      all.some(comesTo) && cards.length === 1 && isUnplaced(cards[0]!)
        ? []
        : [cards.flatMap((card) => all.map((one) => ({ event: one.event!, card, ...one })))],
    (all) =>
      all.flatMap((_, i) => {
        const size = i + 1;
        const said = all.slice(0, size).map(bareWay);
        if (all.length % size || !all.every((one, n) => same(bareWay(one), said[n % size]))) return [];
        const cards = all.filter((_, n) => n % size === 0).map((one) => one.card!);
        return [[cards, said] as [(Selection | Reference)[], Way[]]];
      }),
  );
  return alt(each, alone(comes));
});
const comesTo = (one: Way): boolean =>
  one.event === "move" && one.to !== undefined && !["under", "deck"].includes(one.to[0]!);
/** "a red card": nobody's, and nowhere. */
const isUnplaced = (card: Selection | Reference): boolean =>
  typeof card === "object" && "in" in card && card.of === "any" && same(card.in, areasOf(card.where));

/** "a red card is placed in your Drop from your hand": whose area it comes to tells whose it is. */
const comes: Grammar<Happening> = rule(() => {
  const whose = alt<Who | "any">(
    is<Who>("you", "your "),
    is<Who>("opponent", "your opponent's "),
    is<"any">("any", ...SOMEONES),
  );
  type To = { of: Who | "any"; to: string[] };
  type From = { from?: string[] };
  const to = record<To>({}, variants(" in ", " into ", " to "), { of: whose }, { to: areaNames });
  const out = record<From>({}, { from: from as Grammar<string[]> });
  const end = record<Way>({}, { others: causes as Grammar<object> }, { turn });
  const verb = variants("placed", "added", "sent", "returned", "put", "moved");
  const subject = trail(lead(["a ", "an ", "1 or more "], cards), [" is ", " are "]);
  type Parts = [Filter[], undefined, To, From, Way];
  const way = alt<Parts>(
    seq(subject, verb, to, out, end),
    map(
      seq(subject, verb, out, to, end),
      ([where, , from, to, end]): Parts | undefined =>
        from.from ? [where, undefined, to, from, end] : undefined,
      ([where, , to, from, end]) => [where, undefined, from, to, end] as [Filter[], undefined, From, To, Way],
    ),
  );
  const isImplied = (where: Filter[], to: string[]) => where.some((one) => "category" in one) && !inPlay(to);
  return mapMany(
    way,
    ([where, , { of, to }, { from }, end]): Happening[] => {
      // A Battle Card without an area is one in the Battle Area (20-1-2).
      const left = from ?? (isImplied(where, to) ? areasOf(where) : undefined);
      return [{ event: "move", card: { of, in: [], where }, ...(left ? { from: left } : {}), to, ...end }];
    },
    ({ event, card, from, to, ...end }) => {
      if (event !== "move" || !to || typeof card !== "object" || !("in" in card) || card.in.length) return [];
      const { of, where } = card;
      const said = (from: From): Parts => [where, undefined, { of, to }, from, end];
      const left = isImplied(where, to) && same(from, areasOf(where)) ? [said({})] : [];
      return [said(from ? { from } : {}), ...left];
    },
  );
});
const inPlay = (areas: string[]): boolean =>
  areas.some((area) => ["leader", "battle", "unison"].includes(area));
/** " is placed in your Drop by an opponent's skill or by your [Revive] skill": by either. */
const byTwo: Grammar<Way[]> = rule(() => {
  const bare = ({ by: _, byCard: __, using: ___, notUsing: ____, ...way }: Way): Way => way;
  return map(
    seq(deed, lead(" or by ", cause)),
    ([first, second]): Way[] | undefined =>
      (first.by || first.byCard || first.using) && !first.turn
        ? [first, { ...bare(first), ...second }]
        : undefined,
    ([first, second, ...others]) => {
      if (!first || !second || others.length || !same(bare(first), bare(second))) return undefined;
      const { by, byCard, using, notUsing } = second;
      const causes = { by, byCard, using, notUsing };
      return [
        first,
        Object.fromEntries(Object.entries(causes).filter(([, value]) => value !== undefined)),
      ] as [Way, Causes];
    },
  );
});
/** " is played using [A] or [B]". */
const byEither: Grammar<Way[]> = rule(() =>
  map(
    seq(deed, lead(" or ", skillName)),
    ([first, second]): Way[] | undefined =>
      first.using && !first.turn ? [first, { ...first, using: second }] : undefined,
    ([first, second, ...others]) =>
      first?.using && second?.using && !others.length ? ([first, second.using] as [Way, string]) : undefined,
  ),
);
const bareWay = ({ card: _, ...way }: Happening): Way => way;
