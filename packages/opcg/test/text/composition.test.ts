import { expect, test } from "vitest";
import { effect } from "./compile.ts";

/** Words that are known mean the same in every place where they can stand. The texts are made up. */

/** Which cards the first order of an effect is about. */
const chosen = (words: string): unknown =>
  (effect(words)[0] as { act: { what?: { select: unknown }; effect?: { what: { select: unknown } } } }).act;

const name = (value: string) => ({ has: "name", value });

test("names with an or between them are one description", () => {
  expect(chosen("K.O. up to 1 of your opponent's [Gull] or [Tern].")).toMatchObject({
    what: {
      select: { in: ["leader", "characters", "stage"], where: [{ any: [name("Gull"), name("Tern")] }] },
    },
  });
});

test("other than two names shuts out both", () => {
  expect(chosen("K.O. up to 1 of your opponent's Characters other than [Gull] or [Tern].")).toMatchObject({
    what: { select: { in: ["characters"], where: [{ not: { any: [name("Gull"), name("Tern")] } }] } },
  });
});

test("what follows a Leader or Character goes for both", () => {
  const words = (quality: string) =>
    `Up to 1 of your Leader or Character cards ${quality} gains +1000 power during this turn.`;
  const both = (where: unknown[]) => ({
    effect: { what: { select: { in: ["leader", "characters"], where } } },
  });
  expect(chosen(words("with a [Trigger]"))).toMatchObject(both([{ flag: "trigger" }]));
  expect(chosen(words("with the <Slash> attribute"))).toMatchObject(
    both([{ has: "attribute", value: "Slash" }]),
  );
  expect(chosen(words("with an [On Play] effect"))).toMatchObject(both([{ ability: "On Play" }]));
  // A Leader has no cost that could be too high (2-7-5).
  expect(chosen(words("with a cost of 2 to 6"))).toMatchObject(
    both([
      {
        any: [
          { area: ["leader", "cost"] },
          {
            all: [
              { number: "cost", is: ">=", than: 2 },
              { number: "cost", is: "<=", than: 6 },
            ],
          },
        ],
      },
    ]),
  );
});

test("the same noun twice is two descriptions", () => {
  expect(
    chosen("Rest up to 1 of your opponent's {Reef} type Characters or Characters with a [Trigger]."),
  ).toMatchObject({
    what: {
      select: {
        where: [{ any: [{ all: [{}, { has: "type" }] }, { all: [{}, { flag: "trigger" }] }] }],
      },
    },
  });
});

test("once the rest is put away, nothing is left of what was looked at", () => {
  const words =
    "Look at 3 cards from the top of your deck; reveal up to 1 {Reef} type card and add it to your hand. Then, place the rest at the bottom of your deck in any order. Then, place up to 1 Character with a cost of 4 or less at the bottom of the owner's deck.";
  expect(effect(words).at(-1)).toMatchObject({
    act: { do: "move", what: { select: { of: "any", in: ["characters"] } } },
  });
});
