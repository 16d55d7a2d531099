import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  many,
  map,
  number,
  opt,
  orList,
  type Part,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Filter, Happening, Reference, Selection, Who } from "@arbiter/engine";
import { OWNERS } from "./destinations.ts";
import { modified } from "./filters.ts";
import { thisCard } from "./references.ts";
import { bare, cards, isName, onField } from "./selections.ts";
import { owner } from "./words.ts";

/**
 * What may happen, as text names it. Events: play, attack, attacked, opponentAttack, block, ko, battleKo,
 * leave, move, rest, trashed, activateEvent, trigger, damageDealt, damageTaken, lifeLeft, donReturned,
 * donGiven, endOfTurn, startOfTurn, startOfMain, endOfBattle.
 */
const happening = (event: string, ...parts: Part<Happening>[]): Grammar<Happening> =>
  record<Happening>({ event }, ...parts);

/** "your opponent's Character", "a Character with a cost of 5 or more". */
export const described: Grammar<Selection> = rule(() =>
  alt(
    record<Selection>({}, variants("", "one of ", "any of ", "1 of "), { of: owner }, { others: onField }),
    record<Selection>({ of: "any" }, variants("a ", "an ", "any "), { others: bare }),
    record<Selection>({}, "a ", { others: bare }, " on ", { of: owner }, "field"),
  ),
);

/** What a card battles: by then it may be K.O.'d, so a Character is one by its category. */
const fought: Grammar<Selection> = rule(() => {
  const isCharacter: Filter = { category: ["CHARACTER"] };
  return map(
    described,
    (value): Selection =>
      same(value.in, ["characters"]) ? { ...value, where: [isCharacter, ...value.where] } : value,
    (value) =>
      same(value.in, ["characters"])
        ? same(value.where[0], isCharacter)
          ? { ...value, where: value.where.slice(1) }
          : undefined
        : value,
  );
});

const subject = rule(() => alt<Selection | "this">(thisCard as Grammar<"this">, described));

type By = NonNullable<Happening["by"]>;
type Causes = Pick<Happening, "by" | "byCard">;

/** By what: any effect, an effect of one player, of certain cards, or a battle. */
export const causes: Grammar<Causes> = rule(() => {
  const cause = (by: By, ...words: string[]) => is<Causes>({ by }, ...words);
  const effectOf = (card: Grammar<Selection>) =>
    record<Causes>({}, variants(" by ", " using "), { byCard: card }, variants("'s effect", "'s effects"));
  const anyCard = alt(is<Who>("you", "your "), is<Who>("opponent", "your opponent's "));
  return alt(
    is<Causes>({}, ""),
    cause("battle", " in battle"),
    cause("opponentEffect", " by your opponent's effect", " by your opponent's effects"),
    cause("yourEffect", " by your effect", " by your effects", " by your own effect"),
    cause("effect", " by an effect", " by effects"),
    cause("opponent", " by your opponent"),
    effectOf(record<Selection>({}, { of: owner }, { others: bare })),
    effectOf(record<Selection>({ of: "any" }, "a ", { others: bare })),
    effectOf(record<Selection>({ in: [] }, { of: anyCard }, { where: modified }, "card")),
  );
});
const player = (you: string, opponent: string): Grammar<Who> =>
  alt(is<Who>("you", `you ${you}`), is<Who>("opponent", `your opponent ${opponent}`));

/** What a player activates: "an Event with a cost of 3 or more", "[Blocker]". */
type Activated = Pick<Happening, "event" | "card">;
const activated: Grammar<Activated> = rule(() => {
  const isEvent = ({ where }: Selection) =>
    where.length > 1 && where.some((one) => "category" in one && one.category.includes("EVENT"));
  const events = map(
    record<Selection>({ of: "any", in: [] }, { where: cards }),
    (value) => (isEvent(value) ? value : undefined),
    (value) => (isEvent(value) ? value : undefined),
  );
  return alt(
    is<Activated>({ event: "activateEvent" }, "an Event"),
    record<Activated>({ event: "activateEvent" }, variants("a ", "an "), { card: events }),
    is<Activated>({ event: "block" }, "[Blocker]", "a [Blocker]"),
    is<Activated>({ event: "trigger" }, "[Trigger]", "a [Trigger]"),
  );
});

const when: Grammar<Happening> = rule(() => {
  const played = {
    card: alt(
      record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards }),
      map(
        record<Selection>({ of: "any", in: [] }, { where: cards }),
        (value) => (isName(value.where[0]) ? value : undefined),
        (value) => value,
      ),
    ),
  };
  const card = { card: subject };
  return alt(
    happening("ko", card, " is K.O.'d", { others: causes }),
    happening("rest", card, variants(" becomes rested", " is rested"), { others: causes }),
    happening("leave", card, variants(" is removed from the field", " leaves the field"), { others: causes }),
    is<Happening>(
      { event: "draw", player: "you", by: "effect" },
      "you draw a card outside of your Draw Phase",
    ),
    happening("draw", { player: player("draw a card", "draws a card") }, { others: causes }),
    is<Happening>(
      { event: "move", player: "you", from: ["deck"], to: ["trash"] },
      "a card is placed in your trash from your deck",
      "a card is trashed from your deck",
    ),
    is<Happening>({ event: "damageDealt", player: "opponent" }, "you deal damage to your opponent's Life"),
    happening(
      "move",
      card,
      {
        to: is(["hand"], ...[...OWNERS, "your "].map((owner) => ` is returned to ${owner}hand`)),
      },
      { others: causes },
    ),
    happening("attack", card, " attacks"),
    happening("attack", card, " attacks ", { target: described }),
    happening("attacked", card, " is attacked"),
    happening("battleKo", card, " battles and K.O.'s ", { target: described }),
    happening("donGiven", card, " is given a DON!! card", { others: causes }),
    happening("donGiven", "a DON!! card is given to ", card, { others: causes }),
    happening("play", { player: player("play ", "plays ") }, played, {
      from: opt(is(["hand"], " from your hand", " from their hand")),
    }),
    happening("play", { player: player("play ", "plays ") }, played, { others: causes }),
    record<Happening>({}, { player: player("activate ", "activates ") }, { others: activated }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks") }),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks ") }, { target: described }),
    happening("trigger", { player: opt(is<Who>("you", "your ")) }, "[Trigger] activates"),
    is<Happening>({ event: "trigger" }, "a [Trigger] activates"),
    happening("damageTaken", { player: player("take damage", "takes damage") }),
    is<Happening>(
      { event: "move", player: "you", from: ["life"], to: ["hand"] },
      "a card is added to your hand from your Life",
    ),
    happening(
      "lifeLeft",
      {
        player: alt(
          is<Who>("you", "a card is removed from your "),
          is<Who>("opponent", "a card is removed from your opponent's "),
          is<undefined>(undefined, "a card is removed from your or your opponent's "),
        ),
      },
      variants("Life cards", "Life"),
    ),
    happening(
      "trashed",
      { player: is<Who>("you", "a card is trashed from your hand", "your card is trashed from your hand") },
      { others: causes },
    ),
    happening(
      "donReturned",
      {
        player: is<Who>(
          "you",
          "a DON!! card on your field is returned to your DON!! deck",
          "a DON!! card on the field is returned to your DON!! deck",
        ),
      },
      { others: causes },
    ),
    happening(
      "donReturned",
      {
        player: is<Who>("opponent", "a DON!! card on your opponent's field is returned to their DON!! deck"),
      },
      { others: causes },
    ),
    happening(
      "donReturned",
      { player: is<Who>("you", "") },
      { amount: record<NonNullable<Happening["amount"]>>({ is: ">=" }, { than: number }, " or more") },
      " DON!! cards on your field are returned to your DON!! deck",
      { others: causes },
    ),
    happening(
      "damageDealt",
      { player: is<Who>("opponent", "") },
      card,
      variants("'s attack deals damage to your opponent's Life", " deals damage to your opponent's Leader"),
    ),
  );
});

/** What follows "when ": one or several happenings. */
export const whens: Grammar<Happening[]> = rule(() =>
  alt(
    many(when, variants(" or ", ", or when ", " or when "), 1),
    befalls(" is "),
    map(
      seq(thisCard, lead(" or ", described), lead(" is K.O.'d", causes)),
      ([first, second, by]): Happening[] => [first, second].map((card) => ({ event: "ko", card, ...by })),
      ([first, second, ...others]) => {
        const { event, card, ...by } = first ?? { event: "" };
        return event === "ko" && card === "this" && second?.event === "ko" && !others.length
          ? ([card, second.card, by] as [Reference, Selection, Causes])
          : undefined;
      },
    ),
    map(
      trail(seq(subject, lead(" or ", subject)), " is given a DON!! card"),
      ([first, second]): Happening[] => [
        { event: "donGiven", card: first },
        { event: "donGiven", card: second },
      ],
      ([first, second, ...others]) =>
        first?.event === "donGiven" && second?.event === "donGiven" && !others.length
          ? ([first.card, second.card] as [Selection | "this", Selection | "this"])
          : undefined,
    ),
    map(
      lead(["you give a DON!! card to ", "you give DON!! cards to "], subject),
      (card): Happening[] => [
        { event: "donGiven", card, player: "you", by: "rule" },
        { event: "donGiven", card, by: "yourEffect" },
      ],
      ([first, second, ...others]) =>
        first?.event === "donGiven" && second?.by === "yourEffect" && !others.length
          ? (first.card as Selection | "this")
          : undefined,
    ),
    map(
      seq(player("activate ", "activates "), orList(activated, 2)),
      ([who, all]): Happening[] => all.map((one) => ({ player: who, ...one })),
      (all) => {
        const who = all[0]?.player;
        return who && all.every((one) => one.player === who)
          ? ([who, all.map(({ player: _, ...one }) => one)] as [Who, Activated[]])
          : undefined;
      },
    ),
    alone(
      map(
        seq(owner, lead("number of Life cards becomes ", number)),
        ([who, than]): Happening => ({
          event: "lifeLeft",
          player: who,
          while: { count: { of: who, in: ["life"], where: [] }, is: "=", than },
        }),
        ({ event, player: who, while: holds }) =>
          event === "lifeLeft" && who && holds && "count" in holds && typeof holds.than === "number"
            ? ([who, holds.than] as [Who, number])
            : undefined,
      ),
    ),
    map(
      trail(subject, " attacks or is attacked"),
      (card): Happening[] => [
        { event: "attack", card },
        { event: "attacked", card },
      ],
      ([first]) => first?.card as Selection | "this" | undefined,
    ),
  ),
);

/** "If a Character is rested by your effect": an "if" that waits for something to happen; a battle until its end (7-1-5-2). */
export const ifs: Grammar<Happening> = rule(() =>
  alt(
    happening("rest", { card: described }, " is rested", { by: is<By>("yourEffect", " by your effect") }),
    happening("endOfBattle", { card: thisCard }, " battles ", { target: fought }),
  ),
);

/** What happened before: "you have played a {A} type Character", "your Character was K.O.'d". */
export const past: Grammar<Happening> = rule(() => {
  const did = (event: string, words: string) =>
    happening(event, { player: player(`have ${words} `, `has ${words} `) }, variants("a ", "an "), {
      card: record<Selection>({ of: "any", in: [] }, { where: cards }),
    });
  return trail(
    alt(
      did("activateEvent", "activated"),
      did("play", "played"),
      happening(
        "trashed",
        { player: player("have trashed a card from your hand", "has trashed a card from their hand") },
        { others: causes },
      ),
      happening("attack", { card: subject }, " has attacked"),
      happening("damageTaken", { player: player("have taken damage", "has taken damage") }),
      happening("ko", { card: described }, variants(" was K.O.'d", " has been K.O.'d"), { others: causes }),
      happening("endOfBattle", { card: thisCard }, variants(" battles ", " battled ", " has battled "), {
        target: fought,
      }),
    ),
    " during this turn",
  );
});

/** How this card came into play: "this Character was played from your trash", "you played this Character using …". */
export const cameByPlay: Grammar<Happening> = rule(() => {
  type Origin = Pick<Happening, "by" | "byCard" | "from">;
  const origin = alt<Origin>(
    map(
      causes as Grammar<Origin>,
      (value) => (value.by === "effect" || value.by === "yourEffect" || value.byCard ? value : undefined),
      (value) => value,
    ),
    is<Origin>({ from: ["trash"] }, " from your trash"),
    is<Origin>({ from: ["hand"] }, " from your hand"),
  );
  return alt(
    happening("play", { card: thisCard }, " was played", { others: origin }),
    happening("play", { player: is<Who>("you", "you played ") }, { card: thisCard }, { others: origin }),
  );
});

/** What follows "at ": a point of time. */
export const times: Grammar<Happening> = rule(() =>
  alt(
    happening("endOfBattle", "the end of a battle in which ", { card: thisCard }, " battles ", {
      target: fought,
    }),
    happening("startOfTurn", {
      player: alt(
        is<Who>("you", "the start of your turn"),
        is<Who>("opponent", "the start of your opponent's turn"),
      ),
    }),
    happening("startOfMain", {
      player: alt(
        is<Who>("you", "the start of your Main Phase"),
        is<Who>("opponent", "the start of your opponent's Main Phase"),
      ),
    }),
    happening("endOfTurn", {
      player: alt(
        is<Who>("you", "the end of your turn"),
        is<Who>("opponent", "the end of your opponent's turn"),
      ),
    }),
  ),
);

/** When a delayed effect comes: "at the end of this turn". */
export const later: Grammar<Happening> = rule(() =>
  alt(
    is<Happening>({ event: "endOfTurn" }, "at the end of this turn"),
    is<Happening>({ event: "endOfBattle" }, "at the end of this battle"),
    is<Happening>({ event: "startOfTurn", player: "you" }, "at the start of your next turn"),
    is<Happening>(
      { event: "endOfTurn", player: "opponent", next: true },
      "at the end of your opponent's next turn",
    ),
    is<Happening>({ event: "endOfTurn", player: "you", next: true }, "at the end of your next turn"),
    is<Happening>(
      { event: "startOfMain", player: "opponent" },
      "at the start of their next Main Phase",
      "at the start of your opponent's next Main Phase",
    ),
  ),
);

/** What is done to one card: "this Character is removed from the field by your opponent's effect or K.O.'d". */
function befalls(words: string): Grammar<Happening[]> {
  const fate = (event: string, what: string): Grammar<Partial<Happening>> =>
    record<Partial<Happening>>({ event }, what, { others: causes });
  const fates = alt(
    fate("ko", "K.O.'d"),
    fate("leave", "removed from the field"),
    fate("rest", "rested"),
    record<Partial<Happening>>(
      { event: "move", to: ["hand"] },
      variants(...OWNERS.map((owner) => `returned to ${owner}hand`)),
      { others: causes },
    ),
  );
  return map(
    seq(subject, lead(words, many(fates, variants(" or ", ` or${words}`), 1))),
    ([card, ways]) => ways.map((one) => ({ event: one.event!, card, ...one })),
    (all) => {
      const ways = all.map(({ card, ...way }) => way);
      return [all[0]!.card as Selection | "this", ways] as [Selection | "this", Partial<Happening>[]];
    },
  );
}

/** What cannot be done to this card: "this Character cannot be K.O.'d by your opponent's effects". */
export const cannotBefall: Grammar<Happening> = rule(() =>
  happening("ko", { card: thisCard }, " cannot be K.O.'d", { others: causes }),
);

/** What would happen, of a replacement: "this Character would be K.O.'d or would be removed from the field". */
export const would: Grammar<Happening | Happening[]> = rule(() =>
  map(
    alt(
      befalls(" would be "),
      map(
        lead(
          "you have a ",
          trail(
            record<Selection>({ of: "you" }, { others: onField }),
            " that would be removed from the field by your opponent's effect",
          ),
        ),
        (card): Happening[] => [{ event: "leave", card, by: "opponentEffect" }],
        ([first, ...others]) =>
          first?.event === "leave" && first.by === "opponentEffect" && !others.length
            ? (first.card as Selection)
            : undefined,
      ),
      alone(happening("leave", { card: subject }, " would leave the field", { others: causes })),
    ),
    (all): Happening | Happening[] => (all.length === 1 ? all[0]! : all),
    (value) => [value].flat(),
  ),
);
