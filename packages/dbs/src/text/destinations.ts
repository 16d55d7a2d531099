import { alt, type Grammar, is, opt, record, rule, variants } from "@arbiter/cardtext";
import type { Destination, Target, Who } from "@arbiter/engine";
import { target } from "./choices.ts";
import { end } from "./selections.ts";
import type { Voice } from "./words.ts";

/** Where cards go: to an area of their owner, however the text says it, or to one of the opponent. */

const OWNERS = [
  "its owner's ",
  "it's owner's ",
  "its owners ",
  "their owner's ",
  "their owners' ",
  "the owner's ",
  "its owner's own ",
];
/** Whose area, where it is said to be the opponent's; a card goes to its owner's otherwise. */
const owners = (voice: Voice): Grammar<Who | undefined> =>
  alt<Who | undefined>(
    is<Who | undefined>(
      undefined,
      ...OWNERS,
      ...["your ", "the "].slice(voice.who === "you" ? 0 : 1),
      "their ",
    ),
    is<Who>("opponent", "your opponent's "),
  );

const inAnyOrder: Grammar<"any" | undefined> = opt(
  is<"any">("any", " in any order", " in whatever order you like"),
);
export const state: Grammar<"rested" | "active" | undefined> = opt(
  alt<"rested" | "active">(is("rested", " in Rest Mode"), is("active", " in Active Mode")),
);
const faceSaid: Grammar<"up" | "down"> = alt<"up" | "down">(
  is("up", " face up", " face-up"),
  is("down", " face down", " face-down"),
);
export const face: Grammar<"up" | "down" | undefined> = opt(faceSaid);

const area = (value: string, ...words: string[]): Grammar<string> => is(value, ...words);
const open: Grammar<string> = alt(
  area("drop", "Drop Area", "Drop", "Drop Areas", "Drops"),
  area("warp", "Warp", "Warps"),
  area("hand", "hand", "hands"),
  area("life", "life", "Life Area"),
  area("zEnergy", "Z-Energy", "Z-Energy Area"),
  area("combo", "Combo Area"),
  area("unison", "Unison Area"),
  area("zDeck", "Z-Deck"),
);

/** Where a card may lie face up or face down. */
const faced: Grammar<string> = alt(area("life", "life", "Life Area"), area("zDeck", "Z-Deck"));

/** " in its owner's Drop Area", " to your hand", " in your energy in Rest Mode". */
export const into = (voice: Voice, ...prepositions: string[]): Grammar<Destination> =>
  rule(() =>
    alt(
      record<Destination>(
        {},
        variants(...prepositions),
        { of: owners(voice) },
        { area: open },
        { face },
        { order: inAnyOrder },
      ),
      record<Destination>({}, variants(" in ", " into ", " to "), { of: owners(voice) }, { area: open }),
      record<Destination>(
        {},
        { face: faceSaid },
        variants(" in ", " into ", " to "),
        { of: owners(voice) },
        { area: faced },
      ),
      record<Destination>(
        {},
        variants(...prepositions),
        { of: owners(voice) },
        { area: alt(area("energy", "energy", "Energy Area"), area("battle", "Battle Area")) },
        { state },
      ),
      record<Destination>({}, variants(...prepositions), { area: is("zEnergy", "Z-Energy") }),
      record<Destination>(
        { face: "down" },
        variants(...prepositions),
        { of: owners(voice) },
        { area: area("energy", "energy", "Energy Area") },
        " in Hidden Mode",
      ),
    ),
  );

/** " at the bottom of its owner's deck in any order", " on top of your deck". */
export const toDeck = (voice: Voice): Grammar<Destination> =>
  rule(() =>
    alt(
      record<Destination>(
        { area: "deck" },
        variants(" at the ", " on the ", " to the ", " at ", " on "),
        { at: end },
        " of ",
        { of: owners(voice) },
        variants("deck", "decks", "Deck"),
        { order: inAnyOrder },
        { face },
      ),
      record<Destination>(
        { area: "deck" },
        { face: face as Grammar<"up"> },
        variants(" at the ", " on the ", " at ", " on "),
        { at: end },
        " of ",
        { of: owners(voice) },
        variants("deck", "decks"),
      ),
      record<Destination>(
        { area: "deck" },
        variants(" to ", " into "),
        { of: owners(voice) },
        variants("deck", "decks"),
      ),
      record<Destination>(
        {},
        variants(" at the ", " on "),
        { at: end },
        " of ",
        { of: owners(voice) },
        {
          area: area("life", "life"),
        },
      ),
    ),
  );

/** " on top of this card": it then lies over it. */
export const over = (voice: Voice): Grammar<Destination> =>
  rule(() =>
    record<Destination>(
      { area: "over" },
      " on top of ",
      { on: target(voice) as Grammar<Target | undefined> },
      { state },
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
    is<{ of: Who }>({ of: "you" }, " in your Battle Area", " in your Unison Area"),
    is<{ of: Who }>(
      { of: "opponent" },
      ...["in", "to", "into"].flatMap((to) => [
        ` ${to} your opponent's Battle Area`,
        ` ${to} their Battle Area`,
      ]),
      " in your opponent's Unison Area",
    ),
  ),
);
/** Where a card is played that may be the opponent's. */
export const atOwners: Grammar<true> = is<true>(
  true,
  ...["in", "to", "into"].flatMap((to) => [
    ` ${to} its owner's Battle Area`,
    ` ${to} their owners' Battle Areas`,
    ` ${to} their owner's Battle Area`,
  ]),
);
