import { describe, expect, test } from "vitest";
import {
  countOf,
  newDeck,
  numbersOf,
  sameParts,
  withCopies,
  withVersion,
} from "../../src/workshop/data/decks.ts";
import type { ListedCard } from "../../src/workshop/data/listed.ts";
import { listOf, pasted } from "../../src/workshop/decks/listing.ts";

const card = (number: string, category: string, cost = 1) =>
  [
    number,
    { number, name: `Card ${number}`, category, numbers: { "energy cost": cost } } as unknown as ListedCard,
  ] as const;
const cards = new Map([
  card("BT1-001", "LEADER"),
  card("BT1-002", "BATTLE", 3),
  card("BT1-003", "BATTLE", 1),
  card("BT1-004", "Z-BATTLE"),
  card("TK-01", "TOKEN"),
]);
const deck = {
  leader: "BT1-001",
  main: [
    ["BT1-002", 4],
    ["BT1-003", 2],
  ],
  z: [["BT1-004", 1]],
} as const;

describe("a deck as text", () => {
  test.each(["short", "named"] as const)("comes back as it went (%s)", (wording) => {
    const again = pasted(listOf(deck, cards, wording), cards);
    expect(again.faults).toEqual([]);
    expect(sameParts(again.parts, deck)).toBe(true);
  });

  test("has its parts under headings, in the order of cost", () => {
    expect(listOf(deck, cards, "named").split("\n")).toEqual([
      "// Leader",
      "1 BT1-001 Card BT1-001",
      "// Deck",
      "2 BT1-003 Card BT1-003",
      "4 BT1-002 Card BT1-002",
      "// Z-Deck",
      "1 BT1-004 Card BT1-004",
    ]);
  });

  test("keeps numbers that no card has, and says so; a second Leader and a token are faults", () => {
    expect(pasted("4xQQ1-001", cards)).toMatchObject({
      unknown: ["QQ1-001"],
      parts: { main: [["QQ1-001", 4]] },
    });
    expect(pasted("1 TK-01", cards).faults).toHaveLength(1);
  });
});

describe("a deck while it is built", () => {
  test("copies come and go, and a Leader takes the place of the one before", () => {
    let now = withCopies(deck, "BT1-003", "main", 2);
    expect(countOf(now, "BT1-003")).toBe(4);
    now = withCopies(now, "BT1-003", "main", -9);
    expect(countOf(now, "BT1-003")).toBe(0);
    expect(numbersOf(withCopies(now, "BT1-009", "leader", 1))[0]).toBe("BT1-009");
  });

  test("what was played is a version; the same list again is the same version", () => {
    const first = withVersion(newDeck("dbs", "3.02", "Try", deck));
    expect(first.versions).toHaveLength(1);
    expect(withVersion(first)).toBe(first);
    const second = withVersion(withCopies(first, "BT1-003", "main", 1), "one more");
    expect(second.versions.map(({ n, note }) => [n, note])).toEqual([
      [1, ""],
      [2, "one more"],
    ]);
    expect(sameParts(second.versions[0], deck)).toBe(true);
  });
});
