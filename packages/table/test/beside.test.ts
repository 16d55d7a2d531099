import { describe, expect, test } from "vitest";
import { besideCard } from "../src/panels/beside.ts";

const screen = { width: 1280, height: 720 };
const box = (left: number, top: number) => ({ left, right: left + 100, top });
const held = (left: number) => besideCard(box(left, 560), true, 3, screen);

describe("the menu of a card", () => {
  test("stands above a card in hand, in the middle of it", () => {
    expect(held(500)).toMatchObject({ left: 550, translate: "-50%", bottom: 170 });
  });

  test("stays on the screen where the card lies at its edge", () => {
    expect(held(0)).toMatchObject({ left: 178 });
    expect(held(1200)).toMatchObject({ left: 1102 });
  });

  test("stands at the right of a card on the table, or at its left where there is no room", () => {
    expect(besideCard(box(500, 400), false, 3, screen)).toMatchObject({ left: 610 });
    expect(besideCard(box(900, 400), false, 3, screen)).toMatchObject({ right: 390 });
  });

  test("goes down from the head of its card, and up only as far as it must", () => {
    expect(besideCard(box(500, 400), false, 3, screen)).toMatchObject({ top: 400 });
    expect(besideCard(box(500, 600), false, 3, screen)).toMatchObject({ top: 530 });
    expect(besideCard(box(500, 600), false, 30, screen)).toMatchObject({ top: 280, maxHeight: 432 });
  });
});
