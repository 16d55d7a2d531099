import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  listOf,
  map,
  opt,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Reference, Selection, Who } from "@arbiter/engine";
import { condition } from "./conditions.ts";
import { qualities } from "./filters.ts";
import { that, thisCard } from "./references.ts";
import { anyones, areaNames, bare, cards, owned, yourArea } from "./selections.ts";
import { keyword } from "./words.ts";

/**
 * What may happen, as text names it. Events: play, attack, attacked, ko, battleKo, combo, evolve, leave
 * (a Battle Area), move, discard, rest, activate, flip, block, skill (a skill is activated), activateExtra,
 * markersRemoved, damageDealt, damageTaken, draw, endOfTurn, startOfTurn, startOfMain, startOfCharge,
 * endOfBattle.
 */
const happening = (event: string, ...parts: Part<Happening>[]): Grammar<Happening> =>
  record<Happening>({ event }, ...parts);

/** "your red <A> card", "one of your Battle Cards", "a Battle Card". */
export const described: Grammar<Selection> = rule(() =>
  alt(
    lead(["", "one of ", "any of ", "1 of ", "1 or more of "], owned),
    lead(["a ", "an "], anyones),
    lead(["a ", "an ", ""], yourArea),
    record<Selection>({ of: "opponent" }, variants("an opponent's ", "an opponent "), { others: bare }),
  ),
);
const subject: Grammar<Selection | Reference> = rule(() =>
  alt<Selection | Reference>(thisCard, that, described, thisWhile),
);
/** "this card in Active Mode". */
const thisWhile: Grammar<Selection> = rule(() =>
  map(
    lead("this card", qualities),
    (where): Selection | undefined =>
      where.length ? { of: "any", in: [], where: [{ card: "this" }, ...where] } : undefined,
    ({ where: [, ...where] }) => where,
  ),
);

type By = NonNullable<Happening["by"]>;
type Causes = Pick<Happening, "by" | "byCard">;

/** By what: any skill, a skill of one player, of certain cards. */
export const causes: Grammar<Causes> = rule(() => {
  const cause = (by: By, ...words: string[]) => is<Causes>({ by }, ...words);
  const source: Grammar<Selection> = alt(
    record<Selection>(
      { of: "any", in: [] },
      variants("a ", "an "),
      { where: cards },
      variants("'s skill", " skill"),
    ),
    record<Selection>(
      { of: "you", in: [] },
      variants("your ", "one of your "),
      { where: cards },
      variants("'s skill", " skills", "'s skills", " skill"),
    ),
    record<Selection>({ of: "any", in: [] }, variants("a skill on a ", "a skill of a "), { where: cards }),
  );
  return alt(
    is<Causes>({}, ""),
    cause(
      "opponentEffect",
      " by an opponent's skill",
      " by your opponent's skill",
      " by your opponent's skills",
      " by one of your opponent's skills",
      " by an opponent's skills",
    ),
    cause("yourEffect", " by your skill", " by one of your skills", " by your skills", " by your own skills"),
    cause("effect", " by a skill", " by skills", " by a card's skill"),
    cause("battle", " in battle", " by an attack"),
    cause("opponentAttack", " by an opponent's attack", " by your opponent's attack"),
    record<Causes>({}, " by ", { byCard: source }),
  );
});

const player = (you: string, opponent: string): Grammar<Who> =>
  alt(is<Who>("you", `you ${you}`), is<Who>("opponent", `your opponent ${opponent}`));

const from: Grammar<string[] | undefined> = rule(() =>
  opt(
    lead(
      [" from your ", " from their ", " from its owner's ", " from a ", " from your opponent's "],
      areaNames,
    ),
  ),
);
const using: Grammar<string | undefined> = opt(
  trail(lead([" using ", " with ", " by ", " using a ", " using an "], keyword), ["", " skill"]),
);

const someCard: Grammar<Selection> = rule(() =>
  record<Selection>({ of: "any", in: [] }, variants("a ", "an ", "1 or more ", ""), { where: cards }),
);

/** What is done to one card after "is ". */
const fate: Grammar<Partial<Happening>> = rule(() => {
  const way = (event: string, ...parts: Part<Partial<Happening>>[]) =>
    record<Partial<Happening>>({ event }, ...parts);
  return alt(
    way("ko", "KO'd", { others: causes }),
    way("play", "played", { from }, { using }),
    way("play", "played", { others: causes }),
    way("combo", "used in a combo", { from }),
    way(
      "leave",
      variants("removed from your Battle Area", "removed from a Battle Area", "removed from the Battle Area"),
      { others: causes },
    ),
    way("discard", variants("discarded", "discarded from your hand"), { others: causes }),
    way("attacked", "attacked"),
    way("move", "removed from the game", { to: is(["removed"], "") }, { others: causes }),
    way("move", variants("placed under another card", "placed under a card"), { to: is(["under"], "") }),
    way("turn", "flipped face up", { others: causes }),
    way("hide", "switched to Hidden Mode", { others: causes }),
    way("rest", "switched to Rest Mode", { others: causes }),
    way("activate", "switched to Active Mode", { others: causes }),
    way(
      "move",
      variants(
        "placed in your ",
        "placed in a ",
        "placed in its owner's ",
        "placed into its owner's ",
        "placed into your ",
        "placed into a ",
      ),
      { to: areaNames },
      { from },
      { others: causes },
    ),
    way("move", variants("added to your ", "added to "), { to: areaNames }, { from }, { others: causes }),
    way(
      "move",
      variants("sent to your ", "sent to a ", "sent to its owner's "),
      { to: areaNames },
      { from },
      { others: causes },
    ),
    way(
      "move",
      variants("returned to your ", "returned to its owner's "),
      { to: areaNames },
      { from },
      { others: causes },
    ),
  );
});
/** What a card does. */
const deed: Grammar<Partial<Happening>> = rule(() => {
  const way = (event: string, ...parts: Part<Partial<Happening>>[]) =>
    record<Partial<Happening>>({ event }, ...parts);
  return alt(
    lead(" is ", fate),
    way("attack", variants(" attacks", " attack")),
    way("attack", variants(" attacks ", " attack "), { target: described }),
    way(
      "block",
      variants(" activates [Blocker]", " activates the [Blocker] skill", " activates its [Blocker] skill"),
    ),
    way("battleKo", variants(" KOs ", " attacks and KOs ", " KO-s "), { target: described }),
    way(
      "damageDealt",
      variants(
        " inflicts damage to your opponent",
        " deals damage to your opponent",
        " inflicts damage to your opponent's life",
        " deals damage to your opponent's life",
      ),
    ),
  );
});

/** "this card in your hand is played or used in a combo": from there. */
const deedsFrom: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      lead(["this card in your ", "this card in a "], areaNames),
      lead(" is ", listOf(fate, variants(", "), variants(" or ", " or is "))),
    ),
    ([from, ways]) => ways.map((one) => ({ event: one.event!, card: "this" as Reference, from, ...one })),
    (all) => {
      const from = all[0]?.from;
      if (!from || !all.every((one) => one.card === "this" && same(one.from, from))) return undefined;
      return [from, all.map(({ card: _, from: __, ...way }) => way)] as [string[], Partial<Happening>[]];
    },
  ),
);

/** "this card is played or attacks": one card, several happenings. */
const deeds: Grammar<Happening[]> = rule(() =>
  map(
    seq(
      subject,
      alt(
        listOf(deed, variants(","), variants(" or")),
        map(
          seq(deed, variants(" or "), fate),
          ([first, , second]) => [first, second],
          (all) =>
            all.length === 2
              ? ([all[0]!, undefined, all[1]!] as [Partial<Happening>, undefined, Partial<Happening>])
              : undefined,
        ),
      ),
    ),
    ([card, ways]) => ways.map((one) => ({ event: one.event!, card, ...one })),
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return [all[0]!.card!, ways] as [Selection | Reference, Partial<Happening>[]];
    },
  ),
);

const other: Grammar<Happening> = rule(() =>
  alt(
    happening(
      "play",
      { player: player("play ", "plays ") },
      { card: alt<Selection | Reference>(thisCard, someCard) },
      { from },
      { using },
    ),
    happening(
      "combo",
      { player: player("combo with ", "combos with ") },
      { card: alt<Selection | Reference>(thisCard, someCard) },
      { from },
    ),
    happening("combo", { player: player("Combo with ", "Combos with ") }, { card: thisCard }),
    happening(
      "combo",
      { player: player("use ", "uses ") },
      { card: alt<Selection | Reference>(thisCard, someCard) },
      " in a combo",
      { from },
    ),
    happening("combo", { player: player("combo", "combos") }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks") }),
    happening("attack", { player: player("attack with ", "attacks with ") }, { card: someCard }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks ") }, { target: described }),
    happening("evolve", { card: is<Reference>("this", "a card evolves into this card") }),
    happening(
      "activateExtra",
      { player: player("activate ", "activates ") },
      { card: alt<Selection | Reference>(thisCard, someCard) },
      { from },
    ),
    happening("skill", { player: player("activate a ", "activates a ") }, { using: keywordOrTag }, " skill"),
    happening(
      "skill",
      { player: player("activate an ", "activates an ") },
      { using: keywordOrTag },
      " skill",
    ),
    happening("draw", { player: player("draw a card", "draws a card") }),
    happening("draw", { player: player("draw cards", "draws cards") }),
    happening(
      "markersRemoved",
      variants(
        "a marker is removed from ",
        "markers are removed from ",
        "1 or more markers are removed from ",
      ),
      { card: subject },
      { others: causes },
    ),
    happening(
      "markersRemoved",
      { player: is<Who>("you", "you remove a marker from ", "you remove markers from ") },
      { card: subject },
      { using },
    ),
    happening("block", { player: player("activate [Blocker]", "activates [Blocker]") }),
    happening("damageTaken", { player: player("take damage", "takes damage") }),
    happening(
      "move",
      { player: is<Who>("you", "you place ") },
      { card: thisCard },
      { to: is(["leader"], " in your Leader Area") },
    ),
    happening(
      "move",
      { player: is<Who>("you", "you add ") },
      { card: alt<Selection | Reference>(thisCard, described, someCard) },
      { to: lead(" to your ", areaNames) },
      { from },
    ),
  ),
);
const keywordOrTag: Grammar<string> = alt(keyword, is("Counter", "[Counter]"));

/** What follows "when ": one or several happenings. */
export const whens: Grammar<Happening[]> = rule(() => alt(deeds, deedsFrom, alone(other), alone(state)));

/** "you have no cards in your hand": whenever that begins to hold. */
const state: Grammar<Happening> = rule(() => happening("state", { while: condition }));

const turnOf = (words: string): Grammar<Who | undefined> =>
  alt<Who | undefined>(
    is<Who>("you", `${words} of your turn`),
    is<Who>("opponent", `${words} of your opponent's turn`),
  );

const MOMENTS: [event: string, ...words: string[]][] = [
  ["startOfCharge", "the start of $ Charge Phase", "the beginning of $ Charge Phase"],
  ["endOfCharge", "the end of $ Charge Phase"],
  [
    "startOfMain",
    "the start of $ Main Phase",
    "the beginning of $ Main Phase",
    "the beginning of $ main phase",
  ],
  ["endOfMain", "the end of $ Main Phase"],
  ["startOfOffense", "the start of $ Offense Step", "the beginning of $ Offense Step"],
  ["startOfDefense", "the start of $ Defense Step", "the beginning of $ Defense Step"],
  ["startOfDamage", "the start of $ Damage Step", "the beginning of $ Damage Step"],
  ["endOfDamage", "the end of $ Damage Step"],
];
const moments: Grammar<Happening> = alt(
  ...MOMENTS.flatMap(([event, ...words]) => [
    is<Happening>({ event, player: "you" }, ...words.map((one) => one.replace("$", "your"))),
    is<Happening>({ event, player: "opponent" }, ...words.map((one) => one.replace("$", "your opponent's"))),
  ]),
);
const battleOf = variants(
  "the end of a battle in which ",
  "the end of the battle in which ",
  "the end of a battle where ",
  "the end of the battle where ",
);

/** What follows "at ": a point of time. */
export const times: Grammar<Happening> = rule(() =>
  alt(
    moments,
    happening(
      "endOfBattle",
      battleOf,
      { card: subject },
      {
        using: is("attack", " attacked", " attacks", " is attacking", " was attacking"),
      },
    ),
    happening(
      "endOfBattle",
      battleOf,
      { card: thisCard },
      { using: is("combo", " was used in a combo", " is used in a combo") },
      { from },
    ),
    happening(
      "endOfBattle",
      variants("the end of the battle after you combo with "),
      { card: thisCard },
      { using: is("combo", "") },
      { from },
    ),
    is<Happening>({ event: "endOfBattle" }, "the end of the battle", "the end of a battle"),
    happening("endOfTurn", { player: turnOf("the end") }),
    happening("startOfTurn", { player: alt(turnOf("the start"), turnOf("the beginning")) }),
    is<Happening>({ event: "endOfTurn" }, "the end of the turn", "the end of this turn", "end of turn"),
  ),
);

/** When a delayed effect comes: "at the end of the turn". */
export const later: Grammar<Happening> = rule(() =>
  alt(
    is<Happening>(
      { event: "endOfTurn" },
      "at the end of the turn",
      "at the end of this turn",
      "at end of turn",
      "at the end of turn",
    ),
    is<Happening>(
      { event: "endOfBattle" },
      "at the end of the battle",
      "at the end of this battle",
      "after the battle",
      "after this battle",
    ),
    is<Happening>(
      { event: "endOfTurn", player: "opponent" },
      "at the end of your opponent's next turn",
      "at the end of your opponent's turn",
    ),
    is<Happening>(
      { event: "endOfTurn", player: "you" },
      "at the end of your turn",
      "at the end of your next turn",
    ),
    is<Happening>(
      { event: "startOfMain", player: "opponent" },
      "at the beginning of your opponent's next Main Phase",
      "at the start of your opponent's next Main Phase",
      "at the beginning of their next Main Phase",
    ),
    is<Happening>(
      { event: "startOfMain", player: "you" },
      "at the beginning of your next Main Phase",
      "at the start of your next Main Phase",
    ),
  ),
);

/** What would happen, of a replacement: "this card would be KO'd". */
export const would: Grammar<Happening | Happening[]> = rule(() => {
  const leaves = record<Happening>(
    { event: "leave" },
    { card: subject },
    variants(
      " would leave the Battle Area",
      " would leave your Battle Area",
      " would leave a Battle Area",
      " leaves the Battle Area",
    ),
    { others: causes },
  );
  const befalls = map(
    seq(
      subject,
      lead([" would be ", " is "], listOf(fate, variants(", "), variants(" or ", " or would be "))),
    ),
    ([card, ways]) => ways.map((one) => ({ event: one.event!, card, ...one })),
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return [all[0]!.card!, ways] as [Selection | Reference, Partial<Happening>[]];
    },
  );
  const damaged = is<Happening>(
    { event: "damageTaken", player: "you" },
    "you take damage",
    "you would take damage",
  );
  return map(
    alt(befalls, alone(leaves), alone(damaged)),
    (all): Happening | Happening[] => (all.length === 1 ? all[0]! : all),
    (value) => [value].flat(),
  );
});
