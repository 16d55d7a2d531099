/** Only what changed is sent, and all that changed. */
import { expect, test } from "vitest";
import { changesIn, noMarks } from "../src/changes.ts";
import type { SceneCard, Update } from "../src/types.ts";

const bare: SceneCard = {
  id: 7,
  face: "AB1-046",
  owner: 0,
  rested: false,
  faceUp: false,
  marks: 0,
  under: [],
  values: { cost: 1, power: 1000 },
  keywords: [],
  fresh: false,
};

function showing(card: SceneCard, hand: readonly number[] = []): Update {
  const side = { areas: { hand }, pools: [] };
  return { scene: { cards: { [card.id]: card }, sides: [side, side] } } as unknown as Update;
}

function isSent(before: Update, after: Update): { card: boolean; area: boolean } {
  const marks = noMarks();
  changesIn(before, marks);
  const { scene } = changesIn(after, marks);
  return { card: 7 in scene.cards, area: "hand" in scene.sides[0].areas };
}

const flags = [false, true];
const looks = ([0, 1] as const).flatMap((owner) =>
  flags.flatMap((rested) =>
    flags.flatMap((faceUp) =>
      flags.flatMap((fresh) =>
        Array.from(
          { length: 11 },
          (_, marks): SceneCard => ({ ...bare, owner, rested, faceUp, fresh, marks }),
        ),
      ),
    ),
  ),
);

test("a card that looks otherwise in any way is sent, and none that looks the same", () => {
  for (const before of looks)
    for (const after of looks)
      expect(
        isSent(showing(before), showing(after)).card,
        `${JSON.stringify(before)} → ${JSON.stringify(after)}`,
      ).toBe(before !== after);
});

test("what lies under a card, its values and its keywords are told apart", () => {
  const others: SceneCard[] = [
    bare,
    { ...bare, face: null },
    { ...bare, face: "AB1-047" },
    { ...bare, under: [0] },
    { ...bare, under: [1] },
    { ...bare, under: [0, 1] },
    { ...bare, under: [1, 0] },
    { ...bare, values: { cost: 1000, power: 1 } },
    { ...bare, values: { cost: 0, power: 1001 } },
    { ...bare, keywords: ["blocker"] },
    { ...bare, keywords: ["blocker", "rush"] },
    { ...bare, keywords: ["blockerrush"] },
  ];
  for (const before of others)
    for (const after of others) expect(isSent(showing(before), showing(after)).card).toBe(before !== after);
});

test("an area is sent when its cards or their order change", () => {
  const hands: number[][] = [[], [0], [1], [0, 1], [1, 0], [1, 2, 3, 4], [0, 2, 3, 4, 0], [5, 2, 3, 4]];
  for (const before of hands)
    for (const after of hands)
      expect(isSent(showing(bare, before), showing(bare, after)).area).toBe(before !== after);
});
