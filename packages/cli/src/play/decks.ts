/** Which decks are played: by number or name, or a deck list in a file. */
import { existsSync, readFileSync } from "node:fs";

import { Refused } from "@arbiter/engine";
import { cardsNamed } from "../cards/library.ts";
import type { Deck, PlayableGame } from "../games/game.ts";
import type { Console } from "./console.ts";
import { loadSave, type Saved } from "./save.ts";

/** The names of both decks, a saved game instead, or null at the end of input. */
export async function pickDecks(
  on: Console,
  game: PlayableGame,
  seed: string,
  own: string | undefined,
  other: string | undefined,
): Promise<{ deck: string; against: string } | { load: Saved } | null> {
  const names = game.deckNames();
  if (own === undefined || other === undefined)
    for (const [i, name] of names.entries()) on.write(`${i + 1}. ${describe(game, name)}`);
  const deck =
    own === undefined
      ? await pick(
          on,
          "Which deck do you play? A number, a name or a file with a list; or: load FILE.",
          names,
          null,
        )
      : meant(names, own);
  if (deck === null) return null;
  if (typeof deck === "object") return deck;
  const any = names[Number.parseInt(seed.slice(-6), 16) % names.length];
  const against =
    other === undefined
      ? await pick(on, "Against which deck? Nothing typed: any.", names, any)
      : meant(names, other);
  if (against === null) return null;
  return typeof against === "object" ? against : { deck, against };
}

async function pick(
  on: Console,
  question: string,
  names: readonly string[],
  any: string | null,
): Promise<string | { load: Saved } | null> {
  on.write(question);
  for (;;) {
    const typed = (await on.read())?.trim();
    if (typed === undefined || typed === "quit") return null;
    if (typed === "" && any !== null) return any;
    const load = /^load\s+(.+)$/.exec(typed);
    try {
      return load === null ? meant(names, typed) : { load: loadSave(load[1]) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      on.write(error.message);
    }
  }
}

/** One of the shipped decks, or the list in a file with the cards of the player's library. */
export function deckNamed(game: PlayableGame, name: string): Deck {
  if (game.deckNames().includes(name)) return game.deck(name);
  const list = readFileSync(name, "utf8");
  return game.readDeck(list, cardsNamed(game, list));
}

function meant(names: readonly string[], typed: string): string {
  const found =
    names[Number(typed) - 1] ??
    names.find((name) => name === typed.toLowerCase()) ??
    names.find((name) => typed !== "" && name.startsWith(typed.toLowerCase()));
  if (found === undefined && existsSync(typed)) return typed;
  if (found === undefined)
    throw new Refused(`There is no deck and no file "${typed}"; there are ${names.join(", ")}.`);
  return found;
}

function describe(game: PlayableGame, name: string): string {
  const { leader } = game.deck(name);
  return `${name}: ${leader.name}, ${game.words.leader(leader)}`;
}
