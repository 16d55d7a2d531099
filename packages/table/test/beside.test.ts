import { describe, expect, test } from "vitest";
import { besideCard } from "../src/panels/beside.ts";

const screen = { width: 1280, height: 720 };
const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 140 });

describe("the menu of a card", () => {
  test("stands above a card in hand, in the middle of it", () => {
    expect(besideCard(box(500, 560), true, screen)).toMatchObject({
      left: 550,
      translate: "-50%",
      bottom: 170,
    });
  });

  test("stays on the screen where the card lies at its edge", () => {
    expect(besideCard(box(0, 560), true, screen)).toMatchObject({ left: 178 });
    expect(besideCard(box(1200, 560), true, screen)).toMatchObject({ left: 1102 });
  });

  test("stands at the right of a card on the table, or at its left where there is no room", () => {
    expect(besideCard(box(500, 400), false, screen)).toMatchObject({ left: 610 });
    expect(besideCard(box(900, 400), false, screen)).toMatchObject({ right: 390 });
  });

  test("goes up from the foot of a low card and down from the head of a high one", () => {
    expect(besideCard(box(500, 400), false, screen)).toMatchObject({
      bottom: 180,
      maxHeight: "min(60vh, 532px)",
    });
    expect(besideCard(box(500, 100), false, screen)).toMatchObject({
      top: 100,
      maxHeight: "min(60vh, 612px)",
    });
  });
});
