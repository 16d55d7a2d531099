import { listed } from "@arbiter/cardtext";
import { expect, test } from "vitest";
import { cardLists } from "../../src/cards/lists.ts";
import { compileText, printText } from "../../src/text/index.ts";
import { asPrinted } from "../../src/text/typing.ts";
import { stopsAt } from "./compile.ts";

/** Texts as people type them are read in the form that cards print. */

const printed = (text: string): string | undefined => {
  const read = compileText({ name: "A", category: "CHARACTER", text });
  return "refused" in read ? undefined : printText(read.abilities, read.wording).text;
};

for (const [typed, form] of [
  ["[On Play] Draw 1 card", "[On Play] Draw 1 card."],
  ["[DON!!x1][When Attacking]Draw one card.", "[DON!! x1] [When Attacking] Draw 1 card."],
  ["[DON!! ×2] [When Attacking] Draw 1 card.", "[DON!! x2] [When Attacking] Draw 1 card."],
  ["[On Play] DON!!-1: Draw 1 card.", "[On Play] DON!! -1: Draw 1 card."],
  ["[On Play] DON!! −1: Draw 1 card.", "[On Play] DON!! -1: Draw 1 card."],
  ["[On Play] / [When Attacking] Draw 1 card.", "[On Play]/[When Attacking] Draw 1 card."],
  [
    "[On Play] Draw 1 card.Then trash 1 card from your hand.",
    "[On Play] Draw 1 card. Then, trash 1 card from your hand.",
  ],
  [
    "[On play] KO up to one of your opponent’s Characters .",
    "[On Play] K.O. up to 1 of your opponent's Characters.",
  ],
  [
    "[Activate:Main][Once per turn] You may rest this Character : This Character gains +1,000 power during this turn",
    "[Activate: Main] [Once Per Turn] You may rest this Character: This Character gains +1000 power during this turn.",
  ],
  [
    "[Main] Choose one:\n• Draw 1 card\n• Add up to 1 [Ann.B.Gull] from your trash to your hand",
    "[Main] Choose one:\n• Draw 1 card.\n• Add up to 1 [Ann.B.Gull] from your trash to your hand.",
  ],
  ["All of your {Reef} type Characters gain [Blocker]", "All of your {Reef} type Characters gain [Blocker]."],
] as const)
  test(`typed: ${typed}`, () => {
    expect(printed(typed)).toBe(form);
    expect(asPrinted(form)).toBe(form);
  });

test("no word is changed: what is not known stays refused, at its place in what was typed", () => {
  expect(stopsAt("[On Play]Draw 1 wet card")).toBe("Draw 1 wet card");
  expect(asPrinted("[Blocker]")).toBe("[Blocker]");
  expect(asPrinted("[Choose one]")).toBe("[Choose one]");
});

test("a list that has the trigger behind the text", () => {
  const given = { card_set_id: "AB1-001", card_name: "A", card_type: "Character", card_color: "Red" };
  const record = (card_text: string) => {
    const found = listed([{ cardLists }], { ...given, card_text });
    return "wrong" in found ? found.wrong : [found.record.text, found.record.trigger];
  };
  expect(record("[On Play] Draw 1 card.<br>[Trigger] Play this card.")).toEqual([
    "[On Play] Draw 1 card.",
    "Play this card.",
  ]);
  expect(record("[Trigger] Play this card.")).toEqual([undefined, "Play this card."]);
  const said = "[On Play] Play up to 1 card with a [Trigger] from your hand.";
  expect(record(said)).toEqual([said, undefined]);
});
