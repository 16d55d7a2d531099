import {
  alt,
  begins,
  between,
  type Grammar,
  is,
  map,
  NO_NEEDS,
  plural,
  token,
  variants,
  type Word,
} from "@arbiter/cardtext";
import type { Who } from "@arbiter/engine";

/** Keywords that are had and never used to play, KO or move a card: "with [Blocker]" says which card. */
export const HAD = [
  "Blocker",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Ultimate",
  "Barrier",
  "Super Combo",
  "Victory Strike",
  "Warrior of Universe 7",
  "Deflect",
  "Dragon Ball",
  "Energy-Exhaust",
  "Unique",
  "Servant",
  "Field",
];

/** Keyword skills and keywords (chapter 22), without the numbers and colours printed with them. */
const KEYWORDS = [
  ...HAD,
  "Awaken",
  "Awaken: Surge",
  "Evolve",
  "EX-Evolve",
  "Xeno-Evolve",
  "Once per turn",
  "Union",
  "Union-Fusion",
  "Union-Potara",
  "Union-Absorb",
  "Over Realm",
  "Dark Over Realm",
  "Wormhole",
  "Bond",
  "Swap",
  "Wish",
  "Sparking",
  "Burst",
  "Arrival",
  "Aegis",
  "Alliance",
  "Offering",
  "Revive",
  "Heroic",
  "Villainous",
  "Invoker",
  "Successor",
  "Overlord",
  "Rejuvenate",
  "Spirit Boost",
  "Limit",
  "Empower",
  "Z-Awaken",
  "Z-Stack",
] as const;

/** Kinds of skills (1-5-3). */
export const TAGS = [
  "Auto",
  "Permanent",
  "Activate",
  "Activate: Main",
  "Activate: Battle",
  "Activate: Main/Battle",
  "Counter",
  "Counter: Play",
  "Counter: Attack",
  "Counter: Battle Card Attack",
  "Counter: Counter",
  "Activate",
  "Auto",
  "Permanent",
] as const;

const bracketed = between("[a keyword]", "[", "]");
const only = (inner: Grammar<string>, test: (word: string) => boolean): Grammar<string> =>
  map(
    inner,
    (word) => (test(word) ? word : undefined),
    (word) => (typeof word === "string" && test(word) ? word : undefined),
  );
const isKeyword = (word: string) =>
  (KEYWORDS as readonly string[]).includes(word) ||
  (KEYWORDS as readonly string[]).includes(word.replace(/ (\d+|X)$/, "").replace(/ (Red|Blue|Green).*/, ""));

export const keyword = only(bracketed, (word) => isKeyword(word) && word !== "Once per turn");
export const tag = only(bracketed, (word) => (TAGS as readonly string[]).includes(word));
/** A skill by its kind or keyword: "[Counter]", "[Evolve]". */
export const skillName = alt(tag, keyword);
export const isHad = (skill: string): boolean => HAD.includes(skill);
/** A skill by which cards are played, KO'd or moved. */
export const usedSkill = only(skillName, (name) => !isHad(name));

export const character = between("<a character>", "<", ">");
export const trait: Grammar<string> = alt(
  between("《a special trait》", "《", "》"),
  between("《a special trait》", "<<", ">>"),
);
export const cardName = between("{a card name}", "{", "}");

export const COLORS = ["Red", "Blue", "Green", "Yellow", "Black", "White"];
export const color: Grammar<string> = alt(...COLORS.map((one) => is(one, one.toLowerCase())));

/** Whose: "your ", "your opponent's ". */
export const owner: Grammar<Who> = alt(
  is<Who>("you", "your ", "Your "),
  is<Who>("opponent", "your opponent's ", "the opponent's ", "an opponent's ", "opponent's "),
);

/** Speaking to the player, or of the opponent: "choose", "your hand" or "chooses", "their hand". */
export interface Voice {
  who: Who;
  verb(stem: string, third?: string): Word;
  owner: Grammar<Who>;
  own: Word;
}

export const YOU: Voice = {
  who: "you",
  verb: (stem) => variants(`${stem} `),
  owner: alt(owner, is<Who>("opponent", "their ")),
  own: variants("your "),
};

const theirs: Grammar<Who> = alt(is<Who>("opponent", "their "), is<Who>("you", "your "));
export const OPPONENT: Voice = {
  who: "opponent",
  verb: (stem, third = `${stem}s`) => variants(`${third} `),
  owner: theirs,
  own: variants("their "),
};

/** "your opponent may choose": the verb as in speaking to the player. */
export const OPPONENT_MAY: Voice = { ...OPPONENT, verb: YOU.verb };

/** "both players draw": each for himself. */
export const BOTH: Voice = { ...YOU, owner: is<Who>("you", "their ", "your "), own: variants("their ") };

/** "each player draws". */
export const EACH: Voice = { ...BOTH, verb: OPPONENT.verb };

/** "by discarding 1 card": the verb as a gerund. */
const gerund = (stem: string) =>
  stem.replace(/^(\S+?)e?( |$)/, (_, verb: string, end: string) => `${verb}ing${end}`);
export const GERUND: Voice = { ...YOU, verb: (stem) => variants(`${gerund(stem)} `) };

export const card = plural("card");

/** Small numbers are also written out. */
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];
export const count: Grammar<number> = alt(
  map(token("a number", /\d+/, "0123456789"), Number, (value) =>
    typeof value === "number" && value >= 0 ? String(value) : undefined,
  ),
  ...WORDS.map((word, value) => is(value, word)),
);

/** A space, which some cards lost beside a mark or after a number: "1<A>", "《B》card". */
const lost: Word = {
  parse: ({ text }, at) =>
    /[\w>》}][<《{]|[>》}][a-zA-Z]|\d[a-z]/.test(text.slice(Math.max(0, at - 1), at + 1)) && at > 0
      ? [{ value: undefined, wording: null, end: at }]
      : [],
  print: () => "",
  first: () => begins(""),
  needs: () => NO_NEEDS,
};
export const SPACE: Word = variants(" ", lost);

/** "(This skill doesn't activate during the Charge Phase.)", "(Maximum of 3)" bounds it, and so it is no explanation. */
const BOUND =
  /^ ?\((?:[^()]*\b(?:[Mm]ax|[Mm]aximum|[Aa]t most|[Nn]o more than)\b|This skill (?:doesn't|does not|can't|cannot|isn't|won't|only)|[Yy]ou (?:can't|cannot) |[\w ]+ only\))/;

/** An explanation in parentheses, which may hold orbs: never a lone orb. */
export const reminder: Word = {
  parse(reading, at) {
    // The last one of a text may lack its end. "(Up to 3.)" is no explanation.
    const found = /^ ?\((?![Uu]p to )(?=[^()\n]*[a-z])(?:[^()\n]|\([A-Z0-9]\)){9,600}(?:\)|$)/.exec(
      reading.text.slice(at, at + 620),
    )?.[0];
    return found && !BOUND.test(found) ? [{ value: undefined, wording: found, end: at + found.length }] : [];
  },
  print: (_, wording) => (typeof wording === "string" ? wording : ""),
  first: () => begins(" (", "("),
  needs: () => NO_NEEDS,
};
