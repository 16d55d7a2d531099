/** What the cards of a match can do at all: where none of them does it, nothing is looked for. */
import { ofMatch } from "@arbiter/engine";
import { energyCost, power, specifiedCost } from "./areas.ts";
import type { DbsEdition } from "./ways.ts";

/** Some skill waits for a state ("while you have no cards in hand"), not for an event. */
export const heedsStates = ofMatch(({ on }) => on.has("state"));

/** Some card has no power without any effect. */
export const printsPowerless = ofMatch(({ definitions }) =>
  definitions.some(({ values }) => values[power] <= 0),
);

/** Some card gives others a name, a colour or a trait. */
export const givesTraits = ofMatch(({ verbs }) => verbs.has("trait"));

/** Something may cost other energy than is printed on it. */
export const changesPrices = ofMatch(
  ({ changed, verbs, edition }) =>
    changed[energyCost] !== 0 ||
    changed[specifiedCost] !== 0 ||
    verbs.has("energy") ||
    (edition as DbsEdition).ways.unisonCost === "its markers",
);

/** Something keeps cards from becoming energy. */
export const limitsEnergy = ofMatch(({ verbs }) =>
  ["beMoved", "placeEnergy", "rule"].some((v) => verbs.has(v)),
);

/** Something keeps cards from coming somewhere. */
export const forbidsMoves = ofMatch(({ verbs }) => verbs.has("beMoved"));

/** Some skill is activated from elsewhere, too. */
export const usesElsewhere = ofMatch(({ verbs }) => verbs.has("alsoFrom"));
