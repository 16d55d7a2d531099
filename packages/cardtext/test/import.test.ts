import { describe, expect, it } from "vitest";
import { type Format, formatOf, plainText, readCsv, take } from "../src/import/index.ts";

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
