import { expect, test } from "vitest";
import { abilities, ability, effect, stopsAt } from "./compile.ts";

/** What the grammar says by subject: causes, what was done, several cards, both players, permissions. */

const when = (text: string) =>
  (ability(`[Auto] When ${text}, draw 1 card.`).timing as { when: unknown[] }).when;
const red = { has: "color", value: "Red" };
const [ala, bel] = ["Ala", "Bel"].map((value) => ({ has: "character", value }));

test("by whom, by which skill, by which card something happens", () => {
  expect(when("this card is KO'd by an opponent's non-keyword skill")).toEqual([
    { event: "ko", card: "this", by: "opponentEffect", notUsing: "keyword" },
  ]);
  expect(when("this card is played by a skill on a red <Ala> card")).toEqual([
    { event: "play", card: "this", byCard: { of: "any", in: [], where: [red, ala] } },
  ]);
  expect(when("you take damage from an opponent's attack")).toMatchObject([
    { event: "damageTaken", player: "you", by: "opponentAttack" },
  ]);
  expect(when("your opponent switches their energy to Active Mode using a non-[Awaken] skill")).toMatchObject(
    [{ event: "active", player: "opponent", card: { of: "opponent", in: ["energy"] }, notUsing: "Awaken" }],
  );
});

test("several happenings: one subject or several, one player or several things", () => {
  expect(when("this card or one of your red cards attacks")).toHaveLength(2);
  expect(when("this card is played or attacks")).toHaveLength(2);
  expect(when("your opponent plays a Battle Card or activates a [Counter] skill")).toMatchObject([
    { event: "play", player: "opponent" },
    { event: "skill", player: "opponent", using: "Counter" },
  ]);
});

test("what was done is counted among what that clause took", () => {
  const [, , second] = effect(
    "Place the top 3 cards of your deck in your Drop, then shuffle your deck. If you placed 2 or more red cards in your Drop with this skill, draw 1 card.",
  );
  expect(second).toMatchObject({
    if: { count: { where: [red], among: { result: 1 } }, is: ">=", than: 2 },
    act: { do: "draw" },
  });
  stopsAt("[Activate: Main] Draw 1 card. If you KO'd a card with this skill, draw 1 card.");
});

test("each of several names is a choice of its own", () => {
  const chosen = effect("Play up to 1 each of <Ala> and <Bel> with 5000 power from your hand.");
  expect(
    chosen.map(({ act }) => (act as { what: { select: { where: unknown[] } } }).what.select.where[0]),
  ).toEqual([ala, bel]);
});

test("kinds joined by and are any of them only where all cards are meant", () => {
  expect(ability("[Permanent] Your red and blue <Ala> cards get +5000 power.").statics).toMatchObject([
    { what: { where: [{ any: [red, { has: "color", value: "Blue" }] }, ala] } },
  ]);
  stopsAt("[Activate: Main] Choose 1 of your red and blue cards and KO it.");
});

test("a condition of both players, of one of them, of both together", () => {
  const condition = (words: string) =>
    ability(`[Permanent] If ${words}, this card gets +5000 power.`).conditions![0];
  expect(condition("a player has a red card in their Drop")).toMatchObject({
    any: [{ count: { of: "you" } }, { count: { of: "opponent" } }],
  });
  expect(condition("you and your opponent have a total of 8 or less life")).toMatchObject({
    count: { of: "any" },
  });
  expect(condition("you have more life than your opponent")).toMatchObject({ is: ">" });
  const both = ability(
    "[Permanent] If you have 1 or more red cards and 1 or more blue cards in your Drop, this card gets +5000 power.",
  );
  expect(both.conditions).toMatchObject([{ count: { in: ["drop"] } }, { count: { in: ["drop"] } }]);
});

test("if your Leader is so, it is the Leader; that card is never this card", () => {
  const [first] = effect("If your Leader is a red <Ala> card, it gets +5000 power for the turn.");
  expect(first).toMatchObject({ act: { effect: { what: { the: { of: "you", in: ["leader"] } } } } });
  const text =
    "Choose 1 of your other Battle Cards. Place this card under the chosen card, and that card gets +5000 power for the turn.";
  expect(effect(text).at(-1)).toMatchObject({ act: { effect: { what: { result: 1 } } } });
});

test("options do not speak of each other", () => {
  const text =
    "Choose one-\n• Look at up to 3 cards from the top of your deck, add up to 1 red card among them to your hand, then shuffle your deck.\n• Look at up to 5 cards from the top of your deck, add up to 1 blue card among them to your hand, then shuffle your deck.";
  expect(effect(text)).toMatchObject([{ act: { do: "oneOf", options: [{}, {}] } }]);
});

test("until so many are left: as many as are more than that", () => {
  expect(
    effect("Your opponent discards cards from their hand until they have 6 cards in their hand."),
  ).toMatchObject([
    { act: { as: "discard", what: { by: "opponent", count: { sum: [{ count: { in: ["hand"] } }, -6] } } } },
  ]);
});

test("once per turn in the text of a replacement is its limit", () => {
  expect(
    ability(
      "[Permanent] If this card would be KO'd, once per turn you may discard 1 card from your hand instead.",
    ),
  ).toMatchObject({ timing: "replacement", may: true, limit: "turn" });
});

test("skills from other areas, and at other times", () => {
  expect(ability("[Permanent] This card's [Evolve] can also be activated from your Drop.").statics).toEqual([
    { set: "alsoFrom", what: "this", ability: "Evolve", areas: ["drop"] },
  ]);
  expect(
    ability("[Permanent] Your Leader can activate [Awaken] even if you have 5 or more life.").statics,
  ).toMatchObject([{ set: "can", verb: "skill:Awaken", if: { is: ">=", than: 5 } }]);
});

test("a second condition makes a second ability", () => {
  const two = abilities(
    "[Permanent] This card can't attack, and if you have 3 or more energy, reduce the energy cost of this card in your hand by 1.",
  );
  expect(two).toHaveLength(2);
  expect(two[0]).not.toHaveProperty("conditions");
  expect(two[1]).toMatchObject({ conditions: [{ than: 3 }], areas: ["hand"] });
});

test("ignoring a keyword at the end of a list goes for all of it", () => {
  const [chosen] = effect(
    "Choose 1 of your opponent's Leaders and 1 of your opponent's Battle Cards, ignoring [Barrier], and switch them to Rest Mode.",
  );
  expect(chosen).toMatchObject({
    act: {
      clauses: [{ act: { what: { ignoring: ["Barrier"] } } }, { act: { what: { ignoring: ["Barrier"] } } }],
    },
  });
});

test("it is the card that acts; once that card was spoken of, it is that card", () => {
  expect(
    ability("[Auto] When this card attacks a Battle Card, it gets +5000 power for the turn.").effect,
  ).toMatchObject([{ act: { effect: { what: "this" } } }]);
  expect(
    ability("[Auto] When this card attacks a Battle Card, if that card is red, KO it.").effect,
  ).toMatchObject([{ if: { card: "attacked" }, act: { do: "ko", what: "attacked" } }]);
});
