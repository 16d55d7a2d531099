/** What reads ONE PIECE card texts: apart from the game, since a match whose cards are compiled plays without it. */
export { cardLists } from "@arbiter/opcg";
