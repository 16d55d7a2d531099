export { readCsv } from "./csv.ts";
export { cardsOfDeck } from "./deck-list.ts";
export { type Format, formatOf, type Source, type Taken, take } from "./mapping.ts";
export { plainText } from "./plain.ts";
