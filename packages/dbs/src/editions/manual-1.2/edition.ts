/**
 * The manual 1.2, over 1.10: of the two books of rules that are complete, 1.10 is the nearest in time. Where the manual
 * says nothing, 1.10 decides, and is cited with its name.
 */
import { differs_manual_1_2, sameAs_manual_1_2 } from "../../rulebook/manual-1.2-same-as.ts";
import type { DbsEdition, Ways } from "../../rules/ways.ts";
import { edition_1_10, ways_1_10 } from "../1.10/edition.ts";
import { numbering, ofOthers } from "../numbering.ts";
import { numbers } from "./numbers.ts";

/** The keywords that it explains: there were no others yet. */
const knownKeywords: ReadonlySet<string> = new Set([
  ...["Awaken", "Field", "Blocker", "Revenge", "Indestructible", "Barrier", "Critical", "Double Strike"],
  ...["Triple Strike", "Quadruple Strike", "Dual Attack", "Triple Attack", "Evolve", "EX-Evolve"],
  ...["Counter: Play", "Counter: Attack", "Counter: Battle Card Attack", "Counter: Counter"],
  ...["Union-Potara", "Union-Fusion", "Union-Absorb", "Over Realm", "Xeno-Evolve", "Ultimate", "Super Combo"],
]);

export const ways_1_2: Ways = {
  ...ways_1_10,
  attacksFirst: false, // attack/4
  powerless: "is K.O.'d", // zero-power/1
  blockerLast: true, // question-9/1
  decks: {
    ...ways_1_10.decks,
    least: 50,
    most: 50,
    by: { size: "manual-1.2:decks/2", types: "manual-1.2:decks/4", leaders: "manual-1.2:decks/5" },
    rebuilt: { by: "manual-1.2:victory/4", legal: "manual-1.2:decks/3", size: (n) => n === 25 }, // half decks
    types: ["BATTLE", "EXTRA"],
    knows: { ...ways_1_10.decks.knows, types: "manual-1.2:decks/4" },
    keywords: knownKeywords,
  },
};

export const edition_1_2: DbsEdition = {
  ...edition_1_10,
  edition: "manual-1.2",
  numbering: numbering({
    edition: "manual-1.2",
    same: ofOthers(sameAs_manual_1_2, differs_manual_1_2),
    table: numbers,
    silent: { edition: "1.10", numbering: edition_1_10.numbering! },
  }),
  ways: ways_1_2,
};
