/** What the cards of a match can do at all: where none of them does it, nothing is looked for. */
import { ofMatch } from "@arbiter/engine";
import { energyCost, power, specifiedCost } from "./areas.ts";
import type { DbsEdition } from "./ways.ts";

/** Whether some card of the match forbids, permits or sets one of these. */
const says = (...topics: readonly string[]) => ofMatch(({ verbs }) => topics.some((one) => verbs.has(one)));

/** Some skill waits for a state ("while you have no cards in hand"), not for an event. */
export const heedsStates = ofMatch(({ on }) => on.has("state"));

/** Some card has no power without any effect. */
export const printsPowerless = ofMatch(({ definitions }) =>
  definitions.some(({ values }) => values[power] <= 0),
);

/** Some card gives others a name, a colour or a trait. */
export const givesTraits = says("trait");

/** Something may cost other energy than is printed on it. */
export const changesPrices = ofMatch(
  ({ changed, verbs, edition }) =>
    changed[energyCost] !== 0 ||
    changed[specifiedCost] !== 0 ||
    verbs.has("energy") ||
    (edition as DbsEdition).ways.unisonCost === "its markers",
);

/** Something keeps cards from becoming energy. */
export const limitsEnergy = says("beMoved", "placeEnergy", "rule");

/** Something keeps cards from coming somewhere. */
export const forbidsMoves = says("beMoved");
export const forbidsUnder = says("takeUnder");

/** Some skill is activated from elsewhere, too. */
export const usesElsewhere = says("alsoFrom");

/** Something keeps skills from reaching or choosing cards. */
export const shieldsCards = says("beAffected", "beChosen");

/** Something forbids attacks, or bounds their number. */
export const forbidsAttacks = says("attack");
export const forbidsBeingAttacked = says("beAttacked", "beRested");

/** What rules of the game some text sets otherwise: how many may be in play, how often one may attack. */
export const rulesSet = ofMatch(({ definitions }): ReadonlySet<string> => {
  const statics = definitions.flatMap((d) => d.statics.map((s) => s.static));
  return new Set(statics.flatMap((s) => (s.set === "rule" ? [s.rule] : [])));
});

/** Some text says how many of a card or of some cards may be in play. */
export const numbersCards = ofMatch((program) => {
  const rules = rulesSet({ program });
  return rules.has("onlyThisInPlay") || rules.has("onlyInPlay");
});

/** Something forbids skills of some kind. */
export const forbidsSkills = ofMatch(({ verbs }) => [...verbs].some(isOfSkills));

/** Whether text that forbids this forbids to activate skills. */
export function isOfSkills(verb: string): boolean {
  return verb === "activateSkills" || ofAllSkills.includes(verb) || verb.startsWith("skill:");
}

export const ofAllSkills: readonly string[] = ["activate", "skill", "copies"];

/** Something may let skills of some kind be activated whatever they ask for. */
export const freesSkills = ofMatch(({ verbs }) => [...verbs].some((verb) => verb.startsWith("skill:")));

/** Something must be done first before a player does what he wants: "can't … unless …". */
export const asksTolls = ofMatch(({ definitions }) =>
  definitions.some(({ statics }) =>
    statics.some(({ set, ability }) => set === "playerCannot" && ability !== null),
  ),
);

/** Something other than energy may pay. */
export const paysOtherwise = says("payAsEnergy");

/** Some keyword may find its cards in further areas. */
export const widensMaterials = says("materials");
