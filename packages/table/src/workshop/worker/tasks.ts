/** What the workshop has done away from the page: cards compiled, decks judged, pictures unpacked. Loaded when it is opened. */
import type { GameName } from "@arbiter/match";
import type { DeckParts } from "../data/decks.ts";
import type { ListedCard } from "../data/listed.ts";
import { cardsOf, removeLibrary } from "./cards.ts";
import { type Checked, checkDeck, shippedDeck, type ToCheck } from "./check.ts";
import { type ImagesReport, takeImages } from "./images.ts";
import { type ImportReport, importCards } from "./import.ts";

export interface Progress {
  readonly stage: "reading" | "compiling" | "keeping" | "images";
  readonly done: number;
  readonly of: number;
}
export type Tell = (progress: Progress) => void;

export interface Tasks {
  cards: (game: GameName) => readonly ListedCard[];
  import: (files: readonly File[]) => ImportReport;
  removeLibrary: (game: GameName) => void;
  check: (deck: ToCheck) => Checked;
  shipped: (game: GameName, edition: string, name: string) => DeckParts;
  images: (files: readonly File[], game: GameName | "any") => ImagesReport;
}

const tasks: {
  [T in keyof Tasks]: (tell: Tell, ...given: Parameters<Tasks[T]>) => Promise<ReturnType<Tasks[T]>>;
} = {
  cards: (tell, game) => cardsOf(game, tell),
  import: (tell, files) => importCards(files, tell),
  removeLibrary: (_tell, game) => removeLibrary(game),
  check: (_tell, deck) => checkDeck(deck),
  shipped: (_tell, game, edition, name) => shippedDeck(game, edition, name),
  images: (tell, files, game) => takeImages(files, game, tell),
};

export function carryOut(task: keyof Tasks, given: readonly unknown[], tell: Tell): Promise<unknown> {
  return (tasks[task] as (tell: Tell, ...given: readonly unknown[]) => Promise<unknown>)(tell, ...given);
}
