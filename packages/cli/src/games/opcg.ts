import { game } from "@arbiter/match/opcg";
import { readDeck } from "@arbiter/opcg";
import type { PlayableGame } from "./game.ts";
import { cardLists } from "./opcg-lists.ts";
import { words } from "./opcg-words.ts";

export const opcg: PlayableGame = { ...game, title: "ONE PIECE CARD GAME", readDeck, words, cardLists };
