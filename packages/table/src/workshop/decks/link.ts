/** A deck as a link: the list itself is in it, packed; nothing is sent anywhere. */
import type { GameName } from "@arbiter/match";
import { packed } from "../../app/packing.ts";
import { goTo } from "../../app/route.ts";
import { deckFrom } from "../data/checked.ts";
import { type DeckParts, type KeptDeck, keepDeck, newDeck } from "../data/decks.ts";

export function linkTo({ game, edition, name, leader, main, z }: KeptDeck): string {
  return `${location.href.split("#")[0]}#deck=${packed({ deck: 1, game, edition, name, leader, main, z })}`;
}

/** Keeps the deck of a link as a new one and opens it. Throws what is wrong with it. */
export async function openDeck(value: unknown): Promise<void> {
  const given = (value ?? {}) as Record<string, unknown>;
  const found = given.deck === 1 ? deckFrom({ ...given, id: "-", changed: 0, versions: [] }) : null;
  if (found === null) throw new Error("The link holds no deck.");
  const parts: DeckParts = { leader: found.leader, main: found.main, z: found.z };
  const deck = newDeck(found.game as GameName, found.edition, found.name, parts);
  await keepDeck(deck);
  goTo(`decks/${deck.id}`);
}
