import { Refused } from "@arbiter/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deckLists } from "../src/cards/decks.ts";
import { deckFaults, ownCards, ownDeck, ownDeckNames, readDeck } from "../src/index.ts";

describe("the shipped decks", () => {
  it("are legal, and every card of theirs is understood", () => {
    for (const name of ownDeckNames()) {
      const { leader, cards, zDeck } = ownDeck(name);
      expect(deckFaults(leader, cards, zDeck), name).toEqual([]);
      expect([leader, ...cards, ...zDeck].filter((card) => card.unread ?? card.back?.unread)).toEqual([]);
    }
  });
});

describe("a deck list", () => {
  it("reads the ways in which players write it, and sorts the cards by their type", () => {
    for (const line of ["4xAB2-010", "4 AB2-010 Some Name", "4 × AB2-010", "4x ab2-010"]) {
      const { leader, cards, zDeck } = readDeck(
        `2 AB2-026\n1xAB2-001\n\n# a remark\n// another\n${line}`,
        ownCards(),
      );
      expect([leader.number, cards.length, zDeck.length]).toEqual(["AB2-001", 4, 2]);
    }
  });

  it("brings the tokens that its cards create", () => {
    const tokens = (list: string) => readDeck(list, ownCards()).tokens?.map((card) => card.name);
    expect(tokens("1xAB2-061\n1xAB2-072")).toEqual(["Grub Token"]);
    expect(tokens("1xAB2-061")).toEqual([]);
  });

  it("tells every line that is wrong", () => {
    expect(() => readDeck("1xAB2-001\nfour of these\n4xZZ9-999", ownCards())).toThrow(
      'Line 2: "four of these" is not a number of cards and a card number.\nLine 3: no card has the number ZZ9-999.',
    );
    expect(() => readDeck("4xAB2-010", ownCards())).toThrow("one Leader");
  });

  it("never breaks: random and damaged lists are read or refused", () => {
    const damaged = fc
      .constantFrom(...Object.values(deckLists))
      .chain((list) =>
        fc
          .tuple(fc.nat(list.length), fc.nat(20), fc.string({ maxLength: 8 }))
          .map(([from, length, put]) => list.slice(0, from) + put + list.slice(from + length)),
      );
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged), (list) => {
        try {
          const { leader, cards, zDeck } = readDeck(list, ownCards());
          deckFaults(leader, cards, zDeck);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The rules that a list of so many cards of these numbers breaks, with its Leader and no Z-Deck unless given. */
function broken(list: Readonly<Record<string, number>>): string[] {
  const lines = Object.entries({ "AB2-001": 1, ...list }).map(([number, n]) => `${n}x${number}`);
  const { leader, cards, zDeck } = readDeck(lines.join("\n"), ownCards());
  return deckFaults(leader, cards, zDeck).map((fault) => fault.rule);
}

describe("the rules of a deck", () => {
  const plain = (n: number) => {
    const fillers = [...ownCards().values()].filter((card) => card.category === "BATTLE" && card.text === "");
    const list: Record<string, number> = {};
    for (let left = n, i = 0; left > 0; left -= 4, i++) list[fillers[i].number] = Math.min(4, left);
    return list;
  };

  it("tell each fault by its paragraph", () => {
    expect(broken(plain(40))).toEqual(["6-1-3"]);
    expect(broken({ ...plain(40), "AB2-019": 4, "AB2-020": 5, "AB2-021": 1 })).toEqual(["6-1-5-1"]);
    expect(broken({ ...plain(40), "AB2-019": 4, "AB2-020": 4, "AB2-017": 1, "AB2-044": 1 })).toEqual([
      "22-14-2",
    ]);
    expect(broken({ ...plain(40), "AB2-007": 4, "AB2-019": 4, "AB2-041": 2 })).toEqual(["22-17-2"]);
    expect(broken({ ...plain(40), "AB2-094": 7, "AB2-019": 3 })).toEqual([]);
    expect(broken({ ...plain(40), "AB2-094": 8, "AB2-019": 2 })).toEqual(["22-28-2"]);
    expect(
      broken({ ...plain(40), "AB2-019": 4, "AB2-020": 4, "AB2-021": 4, "AB2-026": 7, "AB2-027": 4 }),
    ).toEqual(["6-1-4", "6-1-5-1"]);
  });
});
