/** The rules browser finds paragraphs by what players say, in each language. */
import { describe, expect, test } from "vitest";
import { books as dbs } from "../src/workshop/rules/book-dbs.ts";
import { books as opcg } from "../src/workshop/rules/book-opcg.ts";
import { search } from "../src/workshop/rules/search.ts";
import { plain, words } from "../src/workshop/rules/words.ts";

const top = (typed: string) => search(opcg["1.1.7"], "opcg", typed).numbers.slice(0, 8);
const topDbs = (typed: string) => search(dbs["3.02"], "dbs", typed).numbers.slice(0, 8);

test.each([
  ["tapped", "4-4-1-2"],
  ["engagé", "4-4-1-2"],
  ["tappata", "4-4-1-2"],
  ["summoning sickness", "3-7-4"],
  ["mal d’invocation", "3-7-4"],
  ["debolezza da evocazione", "3-7-4"],
  ["mulligan", "5-2-1-6"],
  ["repiocher", "5-2-1-6"],
  ["ripescare", "5-2-1-6"],
  ["graveyard", "3-5"],
  ["cimetière", "3-5"],
  ["cimitero", "3-5"],
  ["haste", "10-1-1-1"],
  ["bloqueur", "10-1-4-1"],
  ["bloccante", "10-1-4-1"],
])("One Piece: “%s” leads to %s", (typed, number) => {
  expect(top(typed)).toContain(number);
});

test.each([
  ["tapped", "1-10-1-2"],
  ["engagé", "1-10-1-2"],
  ["tappata", "1-10-1-2"],
  ["mulligan", "6-2-1-9"],
  ["main de départ", "6-2-1-9"],
  ["mano iniziale", "6-2-1-9"],
  ["graveyard", "3-4"],
  ["cimetière", "3-4"],
  ["cimitero", "3-4"],
])("Dragon Ball Super: “%s” leads to %s", (typed, number) => {
  expect(topDbs(typed)).toContain(number);
});

test("a number leads to its paragraph and those under it", () => {
  expect(top("7-1-2")).toEqual(["7-1-2", "7-1-2-1", "7-1-2-2", "7-1-2-3"]);
});

test("nonsense finds nothing, and hostile input is only words", () => {
  expect(top("qqqzzzxx")).toEqual([]);
  expect(() => top("<script>(((")).not.toThrow();
  expect(() => search(opcg["1.1.7"], "opcg", "a ".repeat(20_000))).not.toThrow();
});

describe("the players' words", () => {
  test("each finds something in the game that has it", () => {
    const lost = Object.values(words).flatMap((language) =>
      Object.entries(language).flatMap(([word, meant]) => {
        const inGame = (game: "opcg" | "dbs") => typeof meant === "string" || meant[game] !== undefined;
        return [
          ...(inGame("opcg") && top(word).length === 0 ? [`opcg ${word}`] : []),
          ...(inGame("dbs") && topDbs(word).length === 0 ? [`dbs ${word}`] : []),
        ];
      }),
    );
    expect(lost).toEqual([]);
  });

  test("accents and capitals do not matter", () => {
    expect(plain("Événement")).toBe("evenement");
    expect(top("CIMETIERE")).toEqual(top("cimetière"));
  });
});
