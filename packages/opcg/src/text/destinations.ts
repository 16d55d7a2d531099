import { alt, type Grammar, is, opt, record, variants, type Word } from "@arbiter/cardtext";
import type { Destination } from "@arbiter/engine";
import type { Voice } from "./words.ts";

/** Where cards go: always to an area of their owner (3-1-3), however the text says it. */

type End = "top" | "bottom" | "either";
const at: Grammar<End> = alt(
  is<End>("top", "top"),
  is<End>("bottom", "bottom"),
  is<End>("either", "top or bottom"),
);
const inAnyOrder = opt(is<"any">("any", " in any order"));

export const face = alt<"up" | "down">(
  is<"up" | "down">("up", " face-up"),
  is<"up" | "down">("down", " face-down"),
);
const anyFace = opt(face);

const theOwners = (voice: Voice): Word =>
  variants(
    "the owner's ",
    voice.own,
    "their ",
    "its owner's ",
    "their owner's ",
    "their owners' ",
    "the owners' ",
    "your opponent's ",
  );

export const toHand = (voice: Voice): Grammar<Destination> =>
  record<Destination>({ area: "hand" }, " to ", theOwners(voice), "hand");

export const toDeck = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "deck" },
    variants(" at the ", " to the ", " on the "),
    { at },
    " of ",
    variants(theOwners(voice), "the "),
    "deck",
    { order: inAnyOrder },
  );

export const toLife = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "life" },
    variants(" to the ", " at the "),
    { at },
    " of ",
    variants(theOwners(voice), "the "),
    variants("Life cards", "Life"),
    { order: inAnyOrder },
    { face: anyFace },
  );

/** Looked at and put back. */
export const backToLife = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "life", order: "any" },
    " back in ",
    theOwners(voice),
    "Life area in any order",
  );
