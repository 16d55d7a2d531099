import { Refused } from "@arbiter/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CardLists,
  type Format,
  formatOf,
  listed,
  plainText,
  readCsv,
  readDeckList,
  recordsIn,
  take,
} from "../src/import/index.ts";

const format: Format = {
  name: "theirs",
  has: ["id", "title"],
  fields: {
    number: { from: "id", as: "text" },
    category: { from: "kind", as: "category", words: { HERO: "LEADER" } },
    life: { from: ["hearts", "price"], as: "number", of: ["LEADER"] },
    price: { from: "price", as: "numberOrX", of: ["UNIT"] },
    colors: { from: "color", as: "list" },
    text: { from: "effect", as: "text" },
    "back.power": { from: "other.side.power", as: "number" },
  },
};

describe("card lists of other programs", () => {
  it("are told by their fields and taken by a table", () => {
    const given = {
      id: "Q1-01",
      title: "x",
      kind: "Unit Card",
      price: "Ｘ",
      color: "Red/Green",
      effect: "-",
    };
    expect(formatOf([format], given)).toBe(format);
    expect(formatOf([format], { id: "Q1-01" })).toBeNull();
    expect(take(format, given)).toEqual({
      record: { number: "Q1-01", category: "UNIT", price: "X", colors: ["Red", "Green"] },
      faults: [],
    });
  });

  it("may keep a value elsewhere, or deeper, or call it otherwise", () => {
    const given = { id: "Q1-02", title: "x", kind: "hero", price: 5, other: { side: { power: "10,000" } } };
    expect(take(format, given).record).toEqual({
      number: "Q1-02",
      category: "LEADER",
      life: 5,
      back: { power: 10000 },
    });
  });

  it("say what is wrong and where; nothing is invented", () => {
    const { record, faults } = take(format, { id: "Q1-03", title: "x", kind: "unit", price: "many" });
    expect(faults).toEqual(['price: "many" is no numberOrX']);
    expect(record).not.toHaveProperty("price");
  });
});

describe("text of other programs", () => {
  it("is brought to plain signs, one skill a line", () => {
    expect(plainText("[A]&nbsp;Draw ➁ “cards”.<br/>  ＜Zed＞ gets −1,000 &amp; ≪Sea≫\r\n\n")).toBe(
      '[A] Draw (2) "cards".\n<Zed> gets -1,000 & 《Sea》',
    );
  });

  it("keeps what only looks like a tag", () => {
    expect(plainText("<Bess> and <Pim>")).toBe("<Bess> and <Pim>");
  });
});

describe("CSV", () => {
  it("may quote commas, line breaks and quotes", () => {
    expect(readCsv('a,b\r\n1,"x, ""y""\nz"\r\n')).toEqual([{ a: "1", b: 'x, "y"\nz' }]);
  });

  it("may be separated by semicolons", () => {
    expect(readCsv("a;b;c;d\n1;2;3;4\n")).toEqual([{ a: "1", b: "2", c: "3", d: "4" }]);
  });
});

describe("records that mean no good", () => {
  const lists = { owns: () => true, formats: [format], lacks: () => [], unread: () => null };
  const games = [{ cardLists: lists as unknown as CardLists }];

  it("are refused with a reason, whatever stands in their fields", () => {
    const field = fc.oneof(fc.anything({ withObjectString: true, maxDepth: 4 }), fc.constant("Q1-01"));
    const record = fc.record({ id: field, title: field, kind: field, price: field, effect: field });
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (given) => {
        const found = listed(games, given);
        if ("wrong" in found) expect(found.wrong).not.toBe("");
        else expect(found.record.number).toMatch(/^[A-Za-z0-9]+-[A-Za-z0-9]+$/);
      }),
      { numRuns: 500 },
    );
  });

  it("reach no prototype", () => {
    const given = JSON.parse('{"id":"__proto__","title":"x","__proto__":{"polluted":1}}');
    expect(listed(games, given)).toEqual({ wrong: '"__proto__" is no card number' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(formatOf([format], Object.create({ id: "Q1-01", title: "x" }))).toBeNull();
  });

  it("may name a sign that does not exist", () => {
    expect(plainText("&#99999999; &#1114112; &#65;")).toBe("&#99999999; &#1114112; A");
  });
});

describe("files of cards", () => {
  it("hold a list, an object with a list in it, one card, or rows", () => {
    expect(recordsIn("a.json", '[{"id":1},{"id":2}]')).toHaveLength(2);
    expect(recordsIn("a.json", '{"count":2,"cards":[{"id":1},{"id":2}]}')).toHaveLength(2);
    expect(recordsIn("a.json", '{"id":1,"colors":["Red"]}')).toEqual([{ id: 1, colors: ["Red"] }]);
    expect(recordsIn("A.CSV", "id,name\n1,x\n")).toEqual([{ id: "1", name: "x" }]);
  });

  it("that are damaged say so", () => {
    expect(() => recordsIn("a.json", "{")).toThrow(/not JSON/);
    expect(() => recordsIn("a.json", "7")).toThrow(/no cards/);
    fc.assert(
      fc.property(fc.string(), fc.constantFrom("a.json", "a.csv"), (text, name) => {
        try {
          expect(Array.isArray(recordsIn(name, text))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
    );
  });
});

describe("deck lists", () => {
  const read = (list: string) => readDeckList(list).lines.map(({ number, count }) => `${count} ${number}`);

  it("are read as players write them", () => {
    expect(
      read(`// Ember
Leader (1)
1xAB1-001
Main Deck:
4 AB1-016 Wick Sparrow
AB1-017 x3
2x Tobin Hearth (AB1-018)
== Events ==
2×AB1-019
Z-Deck
1 BT20-001_p1`),
    ).toEqual(["1 AB1-001", "4 AB1-016", "3 AB1-017", "2 AB1-018", "2 AB1-019", "1 BT20-001"]);
    expect(read('["AB1-001", "AB1-016", "AB1-016"]')).toEqual(["1 AB1-001", "1 AB1-016", "1 AB1-016"]);
  });

  it("say which line is none", () => {
    expect(readDeckList("4 AB1-016\nfour of the best").faults).toEqual([
      'Line 2: "four of the best" is not a number of cards and a card number.',
    ]);
    expect(readDeckList("x\n".repeat(5000)).faults).toEqual(["A list of 5001 lines is no deck."]);
    fc.assert(
      fc.property(fc.string(), (list) => {
        for (const { count } of readDeckList(list).lines) expect(count).toBeLessThanOrEqual(100);
      }),
    );
  });
});
