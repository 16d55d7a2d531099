import { alt, type Grammar, is, opt, record, rule, variants, type Word } from "@arbiter/cardtext";
import type { Destination, Target, Who } from "@arbiter/engine";
import { target } from "./choices.ts";
import { end } from "./selections.ts";
import { spaced, type Voice } from "./words.ts";

/** Where cards go: always to an area of their owner (3-1-3), however the text says it. */

const OWNERS = ["its owner's ", "their owner's ", "their owners' ", "the owner's ", "its owner's own "];
const owners = (voice: Voice, ...more: string[]): Word =>
  variants(...OWNERS, voice.own, "the ", "your opponent's ", "their ", ...more);

export const inAnyOrder: Grammar<"any" | undefined> = opt(is<"any">("any", " in any order"));
export const state: Grammar<"rested" | "active" | undefined> = opt(
  alt<"rested" | "active">(is("rested", " in Rest Mode"), is("active", " in Active Mode")),
);
export const face: Grammar<"up" | "down" | undefined> = opt(
  alt<"up" | "down">(is("up", " face up", " face-up"), is("down", " face down", " face-down")),
);

const area = (value: string, ...words: string[]): Grammar<string> => is(value, ...words);
const open: Grammar<string> = alt(
  area("drop", "Drop Area", "Drop", "Drop Areas", "Drops"),
  area("warp", "Warp", "Warps"),
  area("hand", "hand", "hands"),
  area("life", "life", "Life Area"),
  area("zEnergy", "Z-Energy", "Z-Energy Area"),
  area("battle", "Battle Area"),
  area("combo", "Combo Area"),
  area("unison", "Unison Area"),
  area("zDeck", "Z-Deck"),
);

/** " in its owner's Drop Area", " to your hand", " in your energy in Rest Mode". */
export const into = (voice: Voice, ...prepositions: string[]): Grammar<Destination> =>
  rule(() =>
    alt(
      record<Destination>(
        {},
        spaced(...prepositions),
        owners(voice),
        { area: open },
        { face },
        { order: inAnyOrder },
      ),
      record<Destination>({}, { face: face as Grammar<"up"> }, variants(...prepositions), owners(voice), {
        area: open,
      }),
      record<Destination>(
        {},
        spaced(...prepositions),
        owners(voice),
        { area: area("energy", "energy", "Energy Area") },
        { state },
      ),
    ),
  );

/** " at the bottom of its owner's deck in any order", " on top of your deck". */
export const toDeck = (voice: Voice): Grammar<Destination> =>
  rule(() =>
    alt(
      record<Destination>(
        { area: "deck" },
        spaced(" at the ", " on the ", " to the ", " at ", " on "),
        { at: end },
        " of ",
        owners(voice),
        variants("deck", "decks"),
        { order: inAnyOrder },
      ),
      record<Destination>({}, variants(" at the ", " on "), { at: end }, " of ", owners(voice), {
        area: area("life", "life"),
      }),
    ),
  );

export const under = (voice: Voice): Grammar<Destination> =>
  rule(() =>
    record<Destination>({ area: "under" }, " under ", {
      under: target(voice) as Grammar<Target | undefined>,
    }),
  );

/** Whose area a card is played in, where the text names it. */
export const playedIn: Grammar<{ of: Who } | undefined> = opt(
  alt<{ of: Who }>(
    is<{ of: Who }>({ of: "you" }, " in your Battle Area"),
    is<{ of: Who }>({ of: "opponent" }, " in your opponent's Battle Area", " in their Battle Area"),
  ),
);
