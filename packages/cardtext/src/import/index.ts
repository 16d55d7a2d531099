export { readCsv } from "./csv.ts";
export { cardsOfDeck, type DeckLine, type DeckList, readDeckList } from "./deck-list.ts";
export { type CardLists, type CardReadings, type Judged, judge, type ListedCard, listed } from "./lists.ts";
export { type CardRecord, type Format, formatOf, type Source, type Taken, take } from "./mapping.ts";
export { plainText } from "./plain.ts";
export { recordsIn } from "./records.ts";
export { stopped, type Unread } from "./unread.ts";
