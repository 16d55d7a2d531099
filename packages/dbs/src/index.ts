export { type CardData, defineCard } from "./cards/define.ts";
export { rulebook_3_02 } from "./rulebook/index.ts";
export { deckFaults } from "./rules/deck.ts";
export { edition_3_02 } from "./rules/edition.ts";
export { dbsScenarios } from "./scenario.ts";
