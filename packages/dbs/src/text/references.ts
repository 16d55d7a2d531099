import { alt, type Grammar, is, lead, pronoun, theRest } from "@arbiter/cardtext";
import type { Reference } from "@arbiter/engine";
import { spaced } from "./words.ts";

/** Words that point at a card. */

export const thisCard: Grammar<Reference> = is<Reference>(
  "this",
  "this card",
  "this Leader Card",
  "this Battle Card",
  "this Unison Card",
  "this Leader",
);

/** A card by what was done to it. */
export const earlierCard: Grammar<Reference> = alt(
  pronoun({ many: false, did: "choose" }, "the chosen card", "that chosen card"),
  pronoun({ many: true, did: "choose" }, "the chosen cards"),
  pronoun({ many: false, did: "choose", noun: "BATTLE" }, "the chosen Battle Card"),
  pronoun({ many: true, did: "choose", noun: "BATTLE" }, "the chosen Battle Cards"),
  pronoun({ many: false, did: "reveal" }, "the revealed card"),
  pronoun({ many: true, did: "reveal" }, "the revealed cards"),
  pronoun(
    { many: false, did: "play" },
    "the played card",
    "that played card",
    "the card you played with this skill",
    "the card played with this skill",
    "the Battle Card played with this skill",
    "the card played by this skill",
    "the Battle Card you played with this skill",
  ),
  pronoun(
    { many: false, did: "discard" },
    "the discarded card",
    "the card you discarded",
    "the card you placed in the Drop Area with this skill",
    "the card you placed in your Drop Area with this skill",
  ),
  pronoun(
    { many: false, did: "warp" },
    "the card sent to the Warp by this skill",
    "the card sent to their Warp with this skill",
    "the card sent to the Warp with this skill",
    "the card sent to its owner's Warp by this skill",
  ),
);

export const that: Grammar<Reference> = alt(
  is<Reference>("attacker", "the attacking card", "the attacking Battle Card"),
  pronoun({ many: false }, "it", "that card"),
  pronoun({ many: false, noun: "BATTLE" }, "that Battle Card"),
  pronoun({ many: false, noun: "UNISON" }, "that Unison Card", "that Unison"),
  pronoun({ many: false, noun: "LEADER" }, "that Leader Card", "that Leader"),
  pronoun({ many: true }, "them", "they", "those cards"),
  pronoun({ many: true, noun: "BATTLE" }, "those Battle Cards"),
  earlierCard,
);

/** "its", "that card's": whose power, skills … */
export const its: Grammar<Reference> = alt(
  is<Reference>("this", "this card's"),
  is<Reference>("attacker", "the attacking card's"),
  pronoun({ many: false }, "its", "that card's"),
  pronoun({ many: true }, "their", "those cards'"),
  pronoun({ many: false, did: "choose" }, "the chosen card's"),
  pronoun({ many: true, did: "choose" }, "the chosen cards'"),
);

/** What was looked at, said again or not. */
export const looked: Grammar<Reference> = pronoun({ did: "look" }, "");
export const lookedWords: Grammar<Reference> = lead(
  spaced(" among them", " from among them", " from it", " from among those cards"),
  looked,
);
export const rest: Grammar<Reference> = theRest(
  { did: "look" },
  "the rest",
  "the remaining cards",
  "the remaining card",
  "the rest of the cards",
);
