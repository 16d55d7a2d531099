export * from "./bots.ts";
export * from "./cards/define.ts";
export * from "./cards/library.ts";
export { evaluate } from "./evaluate.ts";
export { chapters, rulebook_1_1_7 } from "./rulebook/index.ts";
export { deckFaults } from "./rules/deck.ts";
export { edition_1_1_7 } from "./rules/edition.ts";
export * from "./start.ts";
export { compileText, printText } from "./text/index.ts";
