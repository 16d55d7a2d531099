/**
 * The manual 2.1, over 1.10: of the two books of rules that are complete, 1.10 of May 2020 is the nearest in time (it
 * is the one with Unisons and without Z cards). Where the manual says nothing, 1.10 decides, and is cited with its name.
 */
import type { Definition } from "@arbiter/engine";
import { differs_manual_2_1, sameAs_manual_2_1 } from "../../rulebook/manual-2.1-same-as.ts";
import { atLeast, needs, yours } from "../../rules/keywords/said.ts";
import type { DbsEdition, Ways } from "../../rules/ways.ts";
import { edition_1_10, ways_1_10 } from "../1.10/edition.ts";
import { knownKeywords, reworded, rewording } from "../1.10/keywords.ts";
import { numbering, ofOthers } from "../numbering.ts";
import { numbers } from "./numbers.ts";

export const ways_2_1: Ways = {
  ...ways_1_10,
  attacksFirst: false, // attack/5
  unisonDefends: true, // defense-step/3
  withMarker: "all effects", // lost-markers/1
  decks: {
    ...ways_1_10.decks,
    by: { size: "manual-2.1:decks/2", types: "manual-2.1:decks/4", leaders: "manual-2.1:decks/5" },
    rebuilt: { by: "manual-2.1:victory/4", legal: "manual-2.1:decks/3", size: (n) => n > 0 && n < 50 }, // demo decks
    sideDeck: "manual-2.1:decks/5",
    dragonBalls: "in deck and side deck", // dragon-ball/1
    keywords: new Set([...knownKeywords, "Servant", "Overlord", "Rejuvenate"]),
  },
};

const { Alliance: _chosen, ...rest } = reworded; // alliance/1: whoever fights along is rested, as in 3.02

const keywords: typeof reworded = {
  ...rest,
  // rejuvenate/1: activating it is free, what is paid for is done.
  Rejuvenate: (a) => ({ ...a, effect: (a.effect ?? []).map(({ may: _may, ...clause }) => clause) }),
  // wish/2: seven [Dragon Ball] cards lie in the Drop Area.
  Wish: (a) => ({
    ...a,
    conditions: [
      ...(a.conditions ?? []),
      needs("manual-2.1:wish/2", atLeast(7, yours("drop", { keyword: "Dragon Ball" }))),
    ],
  }),
};

export const edition_2_1: DbsEdition = {
  ...edition_1_10,
  edition: "manual-2.1",
  numbering: numbering({
    edition: "manual-2.1",
    same: ofOthers(sameAs_manual_2_1, differs_manual_2_1),
    table: numbers,
    silent: { edition: "1.10", numbering: edition_1_10.numbering! },
  }),
  ways: ways_2_1,
  adapt: (card: Definition) => rewording(card, keywords),
};
