import { type Ability, Refused } from "@arbiter/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deckLists } from "../src/cards/decks.ts";
import { deckFaults, edition_1_1_7, ownCards, ownDeck, ownDeckNames, readDeck } from "../src/index.ts";

describe("the shipped decks", () => {
  it("are legal, and every card of theirs is understood", () => {
    for (const name of ownDeckNames()) {
      const { leader, cards } = ownDeck(name);
      expect(deckFaults(leader, cards), name).toEqual([]);
      expect([leader, ...cards].filter((card) => card.unread !== undefined)).toEqual([]);
    }
  });

  it("use every kind of ability, so that the benchmark measures all of them", () => {
    const abilities = ownDeckNames()
      .map(ownDeck)
      .flatMap(({ leader, cards }) => [leader, ...cards].flatMap((card) => card.abilities));
    const kinds = (of: (ability: Ability) => unknown) => new Set(abilities.flatMap((ability) => of(ability)));
    expect(kinds((a) => (typeof a.timing === "object" ? "automatic" : a.timing))).toEqual(
      new Set(["automatic", "activate", "main", "counter", "trigger", "permanent", "replacement", "keyword"]),
    );
    expect(kinds((a) => a.keywords ?? [])).toEqual(new Set(edition_1_1_7.keywords));
    const tags = kinds((a) => a.tag?.split("/") ?? []);
    for (const tag of [
      "On Play",
      "When Attacking",
      "On Block",
      "On K.O.",
      "On Your Opponent's Attack",
      "End of Your Turn",
    ])
      expect(tags).toContain(tag);
    const acts = kinds((a) => [...JSON.stringify(a).matchAll(/"do":"(\w+)"/g)].map((match) => match[1]));
    for (const act of [
      "draw",
      "look",
      "reveal",
      "move",
      "ko",
      "play",
      "rest",
      "activate",
      "apply",
      "pool",
      "oneOf",
      "turn",
      "use",
    ])
      expect(acts).toContain(act);
    const statics = kinds((a) => [...JSON.stringify(a).matchAll(/"set":"(\w+)"/g)].map((match) => match[1]));
    for (const set of ["change", "value", "gain", "cannot", "can", "playerCannot", "negate"])
      expect(statics).toContain(set);
    expect(abilities.some((a) => a.limit === "turn")).toBe(true);
    expect(abilities.some((a) => a.cost !== undefined)).toBe(true);
  });
});

describe("a deck list", () => {
  it("reads the ways in which players write it", () => {
    const written = ["4xAB1-010", "4 AB1-010 Some Name", "4 × AB1-010", "4x ab1-010"];
    for (const line of written)
      expect(readDeck(`1xAB1-001\n\n# a remark\n${line}`, ownCards()).cards).toHaveLength(4);
  });

  it("tells every line that is wrong", () => {
    expect(() => readDeck("1xAB1-001\nfour of these\n4xZZ9-999", ownCards())).toThrow(
      'Line 2: "four of these" is not a number of cards and a card number.\nLine 3: no card has the number ZZ9-999.',
    );
    expect(() => readDeck("4xAB1-010", ownCards())).toThrow("one Leader");
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
          const { leader, cards } = readDeck(list, ownCards());
          deckFaults(leader, cards);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
      { numRuns: 300 },
    );
  });
});
