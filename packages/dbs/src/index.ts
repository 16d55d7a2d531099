export * from "./bots.ts";
export { type CardData, defineCard } from "./cards/define.ts";
export * from "./cards/library.ts";
export { chapters, rulebook_3_02 } from "./rulebook/index.ts";
export { type DeckFault, deckFaults } from "./rules/deck.ts";
export { edition_3_02 } from "./rules/edition.ts";
export { dbsScenarios } from "./scenario.ts";
export * from "./start.ts";
export { compileText, printText } from "./text/index.ts";
