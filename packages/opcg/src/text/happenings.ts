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
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Selection, Who } from "@arbiter/engine";
import { thisCard } from "./references.ts";
import { bare, cards, onField } from "./selections.ts";
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
    record<Selection>({}, variants("", "one of ", "any of "), { of: owner }, { others: onField }),
    record<Selection>({ of: "any" }, variants("a ", "an ", "any "), { others: bare }),
    record<Selection>({}, "a ", { others: bare }, " on ", { of: owner }, "field"),
  ),
);

const subject = rule(() => alt<Selection | "this">(thisCard as Grammar<"this">, described));

type By = NonNullable<Happening["by"]>;
const causes: Grammar<By | undefined> = opt(
  alt<By>(
    is<By>("battle", " in battle"),
    is<By>(
      "opponentEffect",
      " by your opponent's effect",
      " by your opponent's effects",
      " by an opponent's effect",
    ),
    is<By>("yourEffect", " by your effect", " by your effects", " using your effect", " by your own effect"),
    is<By>("effect", " by an effect", " by effects"),
  ),
);

const player = (you: string, opponent: string): Grammar<Who> =>
  alt(is<Who>("you", `you ${you}`), is<Who>("opponent", `your opponent ${opponent}`));

const byEffect: Grammar<By> = is<By>("effect", " using a Character's effect");

const when: Grammar<Happening> = rule(() => {
  const played = { card: record<Selection>({ of: "any", in: [] }, variants("a ", "an "), { where: cards }) };
  const card = { card: subject };
  return alt(
    happening("ko", card, " is K.O.'d", { by: causes }),
    happening("rest", card, variants(" becomes rested", " is rested"), { by: causes }),
    happening("leave", card, variants(" is removed from the field", " leaves the field"), { by: causes }),
    happening(
      "move",
      card,
      { to: is(["hand"], " is returned to the owner's hand", " is returned to your hand") },
      { by: causes },
    ),
    happening("attack", card, " attacks"),
    happening("attack", card, " attacks ", { target: described }),
    happening("attacked", card, " is attacked"),
    happening("battleKo", card, " battles and K.O.'s ", { target: described }),
    happening("donGiven", card, " is given a DON!! card"),
    happening("play", { player: player("play ", "plays ") }, played, {
      from: opt(is(["hand"], " from your hand", " from their hand")),
    }),
    happening("play", { player: player("play ", "plays ") }, played, { by: byEffect }),
    happening("activateEvent", { player: player("activate an Event", "activates an Event") }),
    happening("block", { player: player("activate ", "activates ") }, variants("[Blocker]", "a [Blocker]")),
    happening("attack", { player: is<Who>("opponent", "your opponent attacks") }),
    happening("trigger", { player: opt(is<Who>("you", "your ")) }, "[Trigger] activates"),
    is<Happening>({ event: "trigger" }, "a [Trigger] activates"),
    is<Happening>({ event: "damageTaken", player: "you" }, "you take damage"),
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
      { by: causes },
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
      { by: causes },
    ),
    happening(
      "donReturned",
      { player: is<Who>("you", "") },
      { amount: record<NonNullable<Happening["amount"]>>({ is: ">=" }, { than: number }, " or more") },
      " DON!! cards on your field are returned to your DON!! deck",
      { by: causes },
    ),
    happening(
      "damageDealt",
      { player: is<Who>("opponent", "") },
      { card: thisCard },
      "'s attack deals damage to your opponent's Life",
    ),
  );
});

/** What follows "when ": one or several happenings. */
export const whens: Grammar<Happening[]> = rule(() =>
  alt(
    many(when, variants(" or ", ", or when ", " or when "), 1),
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

/** "If a Character is rested by your effect": an "if" that waits for something to happen. */
export const ifs: Grammar<Happening> = rule(() =>
  happening("rest", { card: described }, " is rested", { by: is<By>("yourEffect", " by your effect") }),
);

/** What follows "at ": a point of time. */
export const times: Grammar<Happening> = rule(() =>
  alt(
    happening("endOfBattle", "the end of a battle in which ", { card: thisCard }, " battles ", {
      target: described,
    }),
    happening("startOfTurn", {
      player: alt(
        is<Who>("you", "the start of your turn"),
        is<Who>("opponent", "the start of your opponent's turn"),
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
    is<Happening>(
      { event: "startOfMain", player: "opponent" },
      "at the start of their next Main Phase",
      "at the start of your opponent's next Main Phase",
    ),
  ),
);

/** What would happen, of a replacement: "this Character would be K.O.'d or would be removed from the field". */
export const would: Grammar<Happening | Happening[]> = rule(() => {
  const fate = (event: string, words: string): Grammar<Partial<Happening>> =>
    record<Partial<Happening>>({ event }, words, { by: causes });
  const fates = alt(fate("ko", "K.O.'d"), fate("leave", "removed from the field"), fate("rest", "rested"));
  const all = alt(
    lead(" would be ", many(fates, variants(" or ", " or would be "), 1)),
    alone(fate("leave", " would leave the field")),
  );
  return map(
    seq(subject, all),
    ([card, ways]): Happening | Happening[] => {
      const found = ways.map((one) => ({ event: one.event!, card, ...one }));
      return found.length === 1 ? found[0]! : found;
    },
    (value) => {
      const found = [value].flat();
      const ways = found.map(({ card, ...way }) => way);
      return [found[0]!.card as Selection | "this", ways] as [Selection | "this", Partial<Happening>[]];
    },
  );
});
