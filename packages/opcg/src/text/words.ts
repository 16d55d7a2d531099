import { alt, between, type Grammar, is, map, plural, variants, type Word } from "@arbiter/cardtext";
import type { Who } from "@arbiter/engine";

/** Keywords that are effects (10-1), and those printed on newer cards. */
export const KEYWORDS = [
  "Rush",
  "Rush: Character",
  "Double Attack",
  "Banish",
  "Blocker",
  "Unblockable",
] as const;

/** Tags that say when an effect works (10-2); all other words in brackets are names of cards (2-1-2). */
export const TAGS = [
  "On Play",
  "When Attacking",
  "On Block",
  "On K.O.",
  "On Your Opponent's Attack",
  "End of Your Turn",
  "End of Your Opponent's Turn",
  "Activate: Main",
  "Main",
  "Counter",
  "Trigger",
  "Your Turn",
  "Opponent's Turn",
  "Once Per Turn",
] as const;

const reserved = new Set<string>([...KEYWORDS, ...TAGS]);

const bracketed = between("[a name or keyword]", "[", "]");
const only = (inner: Grammar<string>, test: (word: string) => boolean): Grammar<string> =>
  map(
    inner,
    (word) => (test(word) ? word : undefined),
    (word) => (typeof word === "string" && test(word) ? word : undefined),
  );

export const cardName = only(bracketed, (word) => !reserved.has(word) && !word.startsWith("DON!!"));
export const keyword = only(bracketed, (word) => (KEYWORDS as readonly string[]).includes(word));
export const tag = only(bracketed, (word) => (TAGS as readonly string[]).includes(word));
export const typeName = between("{a type}", "{", "}");
export const attribute = between("<an attribute>", "<", ">");
export const quoted = between("words in quotes", '"', '"');

const COLORS = ["Red", "Green", "Blue", "Purple", "Black", "Yellow"];
export const color: Grammar<string> = alt(...COLORS.map((one) => is(one, one.toLowerCase())));

/** Whose: "your ", "your opponent's ". */
export const owner: Grammar<Who> = alt(
  is<Who>("you", "your "),
  is<Who>("opponent", "your opponent's ", "the opponent's "),
);

/** Speaking to the player, or of the opponent: "trash", "your hand" or "trashes", "their hand". */
export interface Voice {
  who: Who;
  verb(stem: string, third?: string): Word;
  owner: Grammar<Who>;
  own: Word;
  have: Word;
}

export const YOU: Voice = {
  who: "you",
  verb: (stem) => variants(`${stem} `),
  owner,
  own: variants("your "),
  have: variants("you have "),
};

export const OPPONENT: Voice = {
  who: "opponent",
  verb: (stem, third = `${stem}s`) => variants(`${third} `),
  owner: alt(is<Who>("opponent", "their "), is<Who>("you", "your ")),
  own: variants("their "),
  have: variants("they have "),
};

/** "your opponent may trash": the verb as in speaking to the player. */
export const OPPONENT_MAY: Voice = { ...OPPONENT, verb: YOU.verb };

/** "both players trash", "each player trashes": each for himself, told as of the player. */
export const BOTH: Voice = { ...YOU, owner: is<Who>("you", "their "), own: OPPONENT.own };
export const EACH: Voice = { ...BOTH, verb: OPPONENT.verb };

export const card = plural("card");
