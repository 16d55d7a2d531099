import { judge, listed } from "@arbiter/cardtext";
import { game as opcg } from "@arbiter/match/opcg";
import { cardLists } from "@arbiter/match/opcg-lists";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ListedCard } from "../../src/workshop/data/listed.ts";
import { anything, choicesIn, type Index, indexOf, search } from "../../src/workshop/library/search.ts";
import { vegapull } from "./made.ts";

const game = { ...opcg, cardLists };
let index: Index;
let cards: readonly ListedCard[];

beforeAll(async () => {
  vi.stubGlobal("self", { location: { pathname: "/" } });
  const { make, listedAs } = await import("../../src/workshop/worker/cards.ts");
  const records = vegapull(300).map((given) => listed([game], given));
  const made = records.map((one) => ("record" in one ? make(game, one.record).listed : null));
  const own = [...game.ownCards().values()].map((card) => listedAs(game, card, null, { is: "plays" }));
  cards = [...own, ...made.filter((one) => one !== null)];
  index = indexOf(cards);
});

const numbers = (query: Partial<typeof anything>) =>
  search(index, { ...anything, ...query }).map(({ number }) => number);

describe("cards are found", () => {
  test("by words in any place, all of which must be there, and phrases that stay together", () => {
    const found = search(index, { ...anything, words: "blocker harbour" });
    expect(found.length).toBeGreaterThan(10);
    for (const { text, traits } of found) expect(`${text} ${traits}`).toMatch(/blocker.*harbour/is);
    expect(numbers({ words: '"draw 2 cards"' })).not.toContain("ZA01-002");
    expect(numbers({ words: "no such words anywhere" })).toEqual([]);
  });

  test("their number first, then names that begin so", () => {
    expect(numbers({ words: "za01-010" })[0]).toBe("ZA01-010");
    const byName = search(index, { ...anything, words: "sorrel" });
    expect(byName[0].name).toMatch(/^Sorrel/);
  });

  test("without regard to case and accents", () => {
    expect(numbers({ words: "SÓRREL" })).toEqual(numbers({ words: "sorrel" }));
  });

  test("by colour, kind, numbers, keyword, set, rarity and traits together", () => {
    const found = search(index, {
      ...anything,
      colors: ["Red"],
      kinds: ["CHARACTER"],
      numbers: { cost: [2, 4], power: [3000, null], counter: [1000, 1000], life: [null, null] },
      keyword: "On Play",
      set: "ZA01",
      rarity: "R",
      facets: { type: "Harbour", attribute: "Slash" },
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { colors, category, numbers, text, set } of found) {
      expect([colors, category, set]).toEqual([["Red"], "CHARACTER", "ZA01"]);
      expect(numbers.cost).toBeGreaterThanOrEqual(2);
      expect(numbers.cost).toBeLessThanOrEqual(4);
      expect(numbers.counter).toBe(1000);
      expect(text).toContain("[On Play]");
    }
  });

  test("of no other colours than the Leader's", () => {
    const found = search(index, { ...anything, within: ["Green", "Red"] });
    expect(found.some(({ colors }) => colors.length === 2)).toBe(true);
    expect(found.filter(({ colors }) => colors.some((one) => one !== "Green" && one !== "Red"))).toEqual([]);
  });

  test("in the order that is wished", () => {
    const costs = search(index, { ...anything, sort: "cost" }).map(({ numbers }) => numbers.cost ?? -1);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  });

  test("also those that do not play, with the words at which reading stopped", () => {
    const found = search(index, { ...anything, of: "not played" });
    expect(found.length).toBeGreaterThan(20);
    for (const { state } of found)
      expect(state).toMatchObject({ is: "unread", stoppedAt: expect.stringContaining("Tickle") });
  });

  test("and there is a choice of what they have", () => {
    const { colors, keywords, facets, rarities } = choicesIn(cards);
    expect(colors).toContain("Purple");
    expect(keywords).toContain("Blocker");
    expect(keywords).not.toContain("Ilvane Quill");
    expect(facets.type).toContain("Harbour");
    expect(rarities).toEqual(["C", "R", "SR", "UC"]);
  });
});

test("a card with its own text is compiled", () => {
  const found = listed([game], vegapull(2)[1]);
  expect("record" in found && judge(cardLists, game.edition, found.record)).toHaveProperty("card");
});
