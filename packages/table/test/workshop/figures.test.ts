import { describe, expect, test } from "vitest";
import { type Result, wentFirst } from "../../src/workshop/data/results.ts";
import { byTurn, csvOf, interval, shareOf, sharesBy } from "../../src/workshop/statistics/figures.ts";

const game = (more: Partial<Result>): Result => ({
  id: "1",
  at: Date.UTC(2026, 0, 2),
  game: "opcg",
  edition: "",
  deck: "d",
  deckName: "Deck",
  version: 1,
  leader: "A",
  against: "B",
  opponent: "easy",
  first: true,
  won: true,
  over: true,
  turn: 8,
  ...more,
});

describe("statistics", () => {
  test.each([
    [0, 0, null],
    [1, 0, true],
    [1, 1, false],
    [2, 0, false],
    [2, 1, true],
  ] as const)("know who began from turn %d with player %d active", (turn, active, first) => {
    const scene = { turn, active, viewer: 0 } as Parameters<typeof wentFirst>[0];
    expect(wentFirst(scene)).toBe(first);
  });

  test("give a share with the interval that Wilson gives", () => {
    // 8 of 10: the values of the textbook example.
    const { rate, from, to } = interval(8, 10);
    expect(rate).toBe(0.8);
    expect(from).toBeCloseTo(0.4902, 4);
    expect(to).toBeCloseTo(0.9433, 4);
    expect(interval(0, 0)).toEqual({ rate: 0, from: 0, to: 1 });
  });

  test("count draws as half a win", () => {
    expect(shareOf("x", [game({ won: null }), game({ won: false })])).toMatchObject({
      won: 0,
      lost: 1,
      drawn: 1,
      rate: 0.25,
    });
  });

  test("are told by anything, the most played first", () => {
    const games = [game({ against: "B" }), game({ against: "C" }), game({ against: "C", won: false })];
    expect(
      sharesBy(games, ({ against }) => against).map(({ label, won, lost }) => [label, won, lost]),
    ).toEqual([
      ["C", 1, 1],
      ["B", 1, 0],
    ]);
  });

  test("have every turn between the first and the last", () => {
    expect(byTurn([game({ turn: 5 }), game({ turn: 7, won: false })])).toEqual([
      { turn: 5, won: 1, lost: 0, drawn: 0 },
      { turn: 6, won: 0, lost: 0, drawn: 0 },
      { turn: 7, won: 0, lost: 1, drawn: 0 },
    ]);
  });

  test("leave as CSV in which nothing can be mistaken for a formula", () => {
    const [, row] = csvOf([game({ deckName: '=HYPERLINK("x"), a', won: null })]).split("\r\n");
    expect(row).toBe(`2026-01-02T00:00:00.000Z,opcg,,"'=HYPERLINK(""x""), a",1,A,B,easy,true,draw,8`);
  });
});
