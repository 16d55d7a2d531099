/**
 * The official rules 1.10 of May 2020, over 3.02: what is not here is done as in 3.02, under the numbers of
 * `numbers.ts`. Each way differs from 3.02's by the paragraph beside it.
 */
import { amended, follows, type Procedure } from "@arbiter/engine";
import { sameAs } from "../../rulebook/1.10/same-as.ts";
import { impliedBy } from "../../rulebook/1.10/silent.ts";
import { edition_3_02 } from "../../rules/edition.ts";
import { enterUnison } from "../../rules/entering.ts";
import { type DbsEdition, type Ways, ways_3_02 } from "../../rules/ways.ts";
import { numbering } from "../numbering.ts";
import { battle } from "./battle.ts";
import { adapt, knownKeywords } from "./keywords.ts";
import { numbers } from "./numbers.ts";
import { game } from "./setup.ts";
import { turn } from "./turn.ts";

export const ways_1_10: Ways = {
  ...ways_3_02,
  delayedLast: false, // 4-5-3 has steps for [Auto] skills alone
  windows: "one response", // 4-7
  setsOffOnce: false, // 8-6-3, 4-9-3, 4-10-2-2
  extraDrops: "as it is resolved", // 8-5-2-5-1
  unplayedIsDropped: false, // no paragraph sends it anywhere
  damageWaits: false, // 4-10-2; chapter 9 has no damage
  ultimateLeavesGame: false, // 10-14 is about decks alone
  koElsewhere: false, // 10-1-1, 8-9-1-1
  uniqueDropsOthers: false, // 10-42 forbids playing it, no more
  attacksFirst: true, // neither 6-3 nor 7-1 forbids it
  unisonDefends: false, // 7-3-1-2-3 names Leader, Battle Cards and Extras
  unisonCost: "its markers", // 2-11-3
  withMarker: "changes of power", // 9-6-1-1
  effectsFollow: true, // 3-1-4, 3-1-5, 8-8-1-4
  pilesCombo: true, // 11-3-4
  movedIsOpen: true, // 8-6-7
  negatedGains: true, // 8-3-2 is about the skills that there are
  multicolor: "as it is now", // 2-4-1-2-1
  lastMarkerIsCause: false, // only 9-5-2-1 and 9-7-2-1 make an effect the cause
  decks: {
    ...ways_3_02.decks,
    zDeck: false,
    dragonBalls: "in the deck", // 10-31-1
    knows: { types: "1.10:2-3-2", colors: "1.10:2-4-1-1", keywords: "1.10:10" },
    keywords: knownKeywords,
    colors: ["Red", "Blue", "Green", "Yellow", "Black"],
  },
};

/** 9-6-1-2: only the loss of its last marker drops a Unison; one that came without stays. */
const enter = amended(enterUnison, { "21-9-1": [] });

const own: readonly Procedure[] = [game, turn, battle, enter];

export const edition_1_10: DbsEdition = {
  ...edition_3_02,
  edition: "1.10",
  numbering: numbering({
    edition: "1.10",
    same: Object.entries(sameAs),
    table: numbers,
    implied: Object.entries(impliedBy),
  }),
  ways: ways_1_10,
  procedures: edition_3_02.procedures.map((p) => own.find(({ name }) => name === p.name) ?? p),
  leastNumber: () => (follows("1.10:1-3-5") ? 1 : 0),
  waitsOnce: () => !follows("1.10:8-6-3"),
  negatedGainNone: () => false, // 8-3 says nothing of it
  shuffledAfterLook: ["deck", "life"], // 11-6-3 excepts no area
  adapt,
};
