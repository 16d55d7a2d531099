import { alt, type Grammar, is, lead, map, number, same, trail, type Word, words } from "@arbiter/cardtext";
import type { Amount } from "@arbiter/engine";
import { ofOther } from "./comparisons.ts";
import type { Voice } from "./words.ts";

/** As many as are too many, or missing: "until you have 5 cards in your hand", or as many as the other player has. */

const less = (amount: Amount): Amount =>
  typeof amount === "number" ? -amount : ({ ...amount, times: -1 } as Amount);
const more = (amount: Amount): Amount => {
  if (typeof amount === "number") return -amount;
  const { times: _, ...others } = amount as { times?: number };
  return others as Amount;
};

/** How many there are to be: "you have 5 cards", "you have the same number of cards as your opponent". */
const goal = (voice: Voice, there: Amount, cards: Word): Grammar<Amount> =>
  lead(
    voice.have,
    alt<Amount>(
      trail(number, words(" ", cards)),
      is(
        ofOther(there),
        words("the same number of ", cards, voice.who === "you" ? " as your opponent" : " as you"),
      ),
    ),
  );

const parts = (value: Amount): Amount[] => (typeof value === "object" && "sum" in value ? value.sum : []);

export const downTo = (voice: Voice, there: Amount, cards: Word): Grammar<Amount> =>
  map(
    goal(voice, there, cards),
    (left): Amount => ({ sum: [there, less(left)] }),
    (value) => {
      const [first, second] = parts(value);
      return second !== undefined && same(first, there) ? more(second) : undefined;
    },
  );

export const upTo = (voice: Voice, there: Amount, cards: Word): Grammar<Amount> =>
  map(
    goal(voice, there, cards),
    (full): Amount => ({ sum: [full, less(there)] }),
    (value) => {
      const [first, second] = parts(value);
      return same(second, less(there)) ? first : undefined;
    },
  );
