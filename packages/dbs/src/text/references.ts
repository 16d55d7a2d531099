import { alt, type Grammar, is, lead, pronoun, rule, theRest, variants } from "@arbiter/cardtext";
import type { Reference } from "@arbiter/engine";
import { doneCard } from "./done.ts";

/** Words that point at a card. */

export const thisCard: Grammar<Reference> = is<Reference>(
  "this",
  "this card",
  "this Leader Card",
  "this Battle Card",
  "this Card",
  "this Unison Card",
  "this Leader",
);

const PARTICIPLES = [
  ["choose", "chosen"],
  ["reveal", "revealed"],
  ["play", "played"],
  ["discard", "discarded"],
] as const;
const NOUNS = [
  ["BATTLE", "Battle Card"],
  ["UNISON", "Unison Card", "Unison"],
  ["LEADER", "Leader Card", "Leader"],
  ["EXTRA", "Extra Card", "Extra"],
] as const;

/** A card by what was done to it. */
export const earlierCard: Grammar<Reference> = rule(() =>
  alt(
    pronoun({ many: false, did: "choose" }, "the chosen card", "that chosen card", "the chosen energy"),
    pronoun({ many: true, did: "choose" }, "the chosen cards"),
    pronoun(
      { did: "choose", every: true },
      "all of the chosen cards",
      "all the chosen cards",
      "all chosen cards",
    ),
    ...PARTICIPLES.flatMap(([did, word]) =>
      NOUNS.flatMap(([noun, ...names]) => [
        pronoun({ many: false, did, noun }, ...names.map((name) => `the ${word} ${name}`)),
        pronoun({ many: true, did, noun }, ...names.map((name) => `the ${word} ${name}s`)),
      ]),
    ),
    pronoun({ many: false, did: "ko" }, "the KO'd card"),
    pronoun({ many: false, did: "reveal" }, "the revealed card"),
    pronoun({ many: false, did: "look" }, "the card"),
    pronoun({ many: true, did: "reveal" }, "the revealed cards"),
    pronoun({ many: false, did: "play" }, "the played card", "that played card"),
    pronoun({ many: true, did: "play" }, "the played cards"),
    pronoun({ many: false, did: "discard" }, "the discarded card"),
    pronoun({ many: true, did: "discard" }, "the discarded cards"),
    doneCard,
  ),
);

export const that: Grammar<Reference> = alt(
  is<Reference>(
    "attacker",
    "the attacking card",
    "the attacking Battle Card",
    "the attacker",
    "the card that attacked",
    "the attacking cards",
    "the attacking Battle Cards",
  ),
  is<Reference>("above", "the card on top of this card", "the card above this card", "the card above it"),
  is<Reference>("attacked", "the card being attacked", "the attacked card", "the card this card attacked"),
  pronoun({ many: false }, "it"),
  pronoun({ many: false, other: true }, "that card"),
  pronoun({ many: false, noun: "BATTLE" }, "that Battle Card"),
  pronoun({ many: false, other: true }, "that Token", "that token"),
  pronoun({ many: false, noun: "UNISON" }, "that Unison Card", "that Unison"),
  pronoun({ many: false, noun: "LEADER" }, "that Leader Card", "that Leader"),
  pronoun({ many: true }, "them", "they", "them both"),
  pronoun({ many: true, all: true }, "all of them", "all of those cards"),
  pronoun({ many: true }, "those cards"),
  pronoun({ many: true, noun: "BATTLE" }, "those Battle Cards"),
  earlierCard,
);

/** "its", "that card's": whose power, skills … */
export const its: Grammar<Reference> = alt(
  is<Reference>("this", "this card's"),
  is<Reference>("attacker", "the attacking card's"),
  pronoun({ many: false, noun: "BATTLE" }, "that Battle Card's"),
  pronoun({ many: false, noun: "LEADER" }, "that Leader's", "that Leader Card's"),
  pronoun({ many: false, did: "reveal" }, "the revealed card's"),
  pronoun({ many: false, did: "play" }, "the played card's"),
  pronoun({ many: false, did: "ko" }, "the KO'd card's"),
  pronoun({ many: false, did: "discard" }, "the discarded card's"),
  pronoun({ many: false, did: "place" }, "the placed card's"),
  pronoun({ many: false, did: "add" }, "the returned card's"),
  pronoun({ many: false }, "its"),
  pronoun({ many: false, other: true }, "that card's"),
  pronoun({ many: true }, "their", "those cards'"),
  pronoun({ many: false, did: "choose" }, "the chosen card's"),
  pronoun({ many: true, did: "choose" }, "the chosen cards'"),
);

/** What was looked at, said again or not. */
export const looked: Grammar<Reference> = pronoun({ did: "look" }, "");
export const lookedWords: Grammar<Reference> = lead(
  variants(
    " among them",
    " from among them",
    " from it",
    " among it",
    " in it",
    " from among those cards",
    " from among the revealed cards",
  ),
  looked,
);
export const rest: Grammar<Reference> = theRest(
  { did: "look" },
  "the rest",
  "the remaining cards",
  "the remaining card",
  "the rest of the cards",
  "any remaining cards",
  "any other cards",
  "the other cards",
  "the rest of them",
);
