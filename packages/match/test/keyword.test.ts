/** A keyword is explained by its paragraph, however a card prints it. */
import { keyword } from "@arbiter/match";
import { game as dbs } from "@arbiter/match/dbs";
import { game as opcg } from "@arbiter/match/opcg";
import { expect, test } from "vitest";

test("a keyword with its number, its colours or its kind", () => {
  const found = (name: string) => keyword(dbs, name)?.number;
  expect(found("Double Strike")).toBe("22-7");
  expect(found("Victory Strike")).toBe("22-18");
  expect(found("Counter: Attack")).toBe("22-10");
  expect(found("Activate: Main")).toBe("9-4");
  expect(found("Burst 3")).toBe("22-27");
  expect(found("Revive Green/Yellow")).toBe("22-34");
  expect(found("Empower Blue 2")).toBe("22-45");
  expect(found("UNISON -X")).toBe("13-4");
  expect(keyword(opcg, "DON!! x2")?.number).toBe("10-2-9");
  expect(keyword(opcg, "Rush: Character")?.number).toBe("10-1-1");
});

test("a name in brackets is no keyword, and every keyword of the shipped cards but [Unblockable] has its paragraph", () => {
  expect(keyword(opcg, "Pim Tallow")).toBeNull();
  for (const game of [opcg, dbs]) {
    const cards = game.deckNames().flatMap((name) => {
      const { leader, cards: main, zDeck = [] } = game.deck(name);
      return [leader, ...main, ...zDeck];
    });
    const names = new Set(cards.map(({ name }) => name));
    const words = cards.flatMap(({ text }) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word));
    const unknown = new Set(words.filter((word) => !names.has(word) && keyword(game, word) === null));
    expect([...unknown].filter((word) => word !== "Unblockable")).toEqual([]);
  }
});
