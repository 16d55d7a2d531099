import {
  alone,
  alt,
  type Grammar,
  is,
  number,
  opt,
  type Part,
  record,
  rule,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Selection } from "@arbiter/engine";
import { thisCard } from "./references.ts";
import { onField } from "./selections.ts";
import { owner } from "./words.ts";

/**
 * What may happen, as text names it. Events: play, attack, attacked, opponentAttack, block, ko, leave,
 * move, rest, activateEvent, trigger, damageDealt, donReturned, endOfTurn, endOfBattle.
 */
const happening = (constants: Partial<Happening>, ...parts: Part<Happening>[]): Grammar<Happening> =>
  record<Happening>(constants, ...parts);

/** "your opponent's Character", "a Character with a cost of 5 or more". */
const described: Grammar<Selection> = rule(() =>
  alt(
    record<Selection>({}, { of: owner }, { others: onField }),
    record<Selection>({ of: "any" }, variants("a ", "an "), { others: onField }),
    record<Selection>({}, "one of ", { of: owner }, { others: onField }),
  ),
);

const subject = rule(() => alt<Selection | "this">(thisCard as Grammar<"this">, described));

const causes = opt(
  alt<Happening["by"]>(
    is<Happening["by"]>("battle", " in battle"),
    is<Happening["by"]>("opponentEffect", " by your opponent's effect", " by your opponent's effects"),
    is<Happening["by"]>("yourEffect", " by your effect", " by your effects"),
    is<Happening["by"]>("effect", " by an effect", " by effects"),
  ),
);

/** What follows "when ". */
export const whens: Grammar<Happening[]> = rule(() =>
  alt(
    is<Happening[]>(
      [
        { event: "attack", card: "this" },
        { event: "attacked", card: "this" },
      ],
      "this Leader attacks or is attacked",
    ),
    alone(when),
  ),
);

const when: Grammar<Happening> = rule(() =>
  alt(
    happening({ event: "ko" }, { card: subject }, " is K.O.'d", { by: causes }),
    happening({ event: "rest" }, { card: subject }, " becomes rested"),
    happening({ event: "attack" }, { card: subject }, " attacks"),
    happening({ event: "attack" }, { card: subject }, " attacks ", { target: described }),
    is<Happening>({ event: "activateEvent", player: "you" }, "you activate an Event"),
    is<Happening>({ event: "activateEvent", player: "opponent" }, "your opponent activates an Event"),
    is<Happening>({ event: "block", player: "opponent" }, "your opponent activates [Blocker]"),
    is<Happening>({ event: "trigger" }, "a [Trigger] activates"),
    is<Happening>(
      { event: "move", player: "you", from: ["life"], to: ["hand"] },
      "a card is added to your hand from your Life",
    ),
    is<Happening>(
      { event: "donReturned", player: "you" },
      "a DON!! card on your field is returned to your DON!! deck",
    ),
    happening(
      { event: "donReturned", player: "you" },
      { amount: record<NonNullable<Happening["amount"]>>({ is: ">=" }, { than: number }, " or more") },
      " DON!! cards on your field are returned to your DON!! deck",
    ),
    happening(
      { event: "damageDealt", player: "opponent" },
      { card: thisCard },
      "'s attack deals damage to your opponent's Life",
    ),
  ),
);

/** What follows "at ". */
export const times: Grammar<Happening> = rule(() =>
  alt(
    happening({ event: "endOfBattle" }, "the end of a battle in which ", { card: thisCard }, " battles ", {
      target: described,
    }),
  ),
);

/** What would happen, of a replacement: "this Character would be K.O.'d". */
export const would: Grammar<Happening> = rule(() =>
  alt(
    happening({ event: "ko" }, { card: subject }, " would be K.O.'d", { by: causes }),
    happening(
      { event: "leave" },
      { card: subject },
      variants(" would be removed from the field", " would leave the field"),
      { by: causes },
    ),
  ),
);
