import { alt, type Grammar, is, pronoun } from "@arbiter/cardtext";
import type { Reference } from "@arbiter/engine";

/** Words that point at a card. */

export const thisCard: Grammar<Reference> = is<Reference>(
  "this",
  "this Character",
  "this card",
  "this Leader",
  "this Stage",
  "this Event",
  "this Character card",
  "this Character card from your trash",
  "this card from your trash",
);

/** A card by what was done to it. */
export const earlierCard: Grammar<Reference> = alt(
  pronoun({ many: false, did: "return", noun: "Character" }, "the returned Character"),
  pronoun({ many: false, did: "trash" }, "the trashed card"),
  pronoun({ many: false, did: "reveal" }, "the revealed card"),
  pronoun({ many: false, did: "choose" }, "the selected card", "the chosen card"),
  pronoun(
    { many: false, did: "choose", noun: "Character" },
    "the selected Character",
    "the chosen Character",
  ),
  pronoun({ many: true, did: "choose" }, "the selected cards", "the chosen cards"),
  pronoun(
    { many: false, did: "play" },
    "the 1 Character played by this effect",
    "the Character played by this effect",
  ),
  pronoun({ many: false, did: "rest", noun: "Character" }, "the rested Character"),
  pronoun({ many: true, did: "play" }, "the Characters played by this effect"),
  pronoun({ many: false, did: "give" }, "the card given these DON!! cards", "the card given this DON!! card"),
  pronoun(
    { many: true, did: "choose", noun: "Character" },
    "the selected Characters",
    "the chosen Characters",
  ),
);

/** One card by a noun. */
export const thatOne: Grammar<Reference> = alt(
  pronoun({ many: false, other: true }, "that card"),
  pronoun({ many: false, noun: "Leader or Character" }, "that Leader or Character"),
  pronoun({ many: false, noun: "Character" }, "that Character"),
  pronoun({ many: false, noun: "Leader" }, "that Leader"),
);

export const that: Grammar<Reference> = alt(
  is<Reference>("battled", "the opponent's Character you battled with"),
  is<Reference>(
    "attacker",
    "the attacking card",
    "the attacking Character",
    "the attacking Leader or Character",
  ),
  pronoun({ many: false }, "it"),
  thatOne,
  pronoun({ many: true }, "them", "those cards"),
  pronoun({ many: true, noun: "Character" }, "those Characters"),
  earlierCard,
);

/** What was looked at, where the text does not say it again. */
export const looked: Grammar<Reference> = pronoun({ did: "look" }, "");
