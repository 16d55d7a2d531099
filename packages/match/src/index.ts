export * from "./changes.ts";
export type { Deck, Decks, TableGame } from "./game.ts";
export { cardsWith, checkedSave, deckNamed, gameOfSave } from "./saves.ts";
export { face, facesIn, happenings, keyword, paragraph, read, scene, seenAs } from "./scene.ts";
export * from "./seeds.ts";
export * from "./session.ts";
export { isUntold, tell, tellsMove } from "./telling.ts";
export * from "./types.ts";
export * from "./wire.ts";
