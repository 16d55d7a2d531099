import { expect, test } from "vitest";
import { language as french } from "../../src/telling/fr.ts";
import { tellText } from "../../src/telling/index.ts";
import { language as italian } from "../../src/telling/it.ts";
import { compileText } from "../../src/text/index.ts";
import { ability, effect, stopsAt } from "./compile.ts";

/** What is done or replaced whenever something happens in a while, and how much an amount may come to. Made-up texts. */

const told = (text: string): string => {
  const compiled = compileText({ name: "A card", type: "BATTLE", text });
  if ("refused" in compiled) throw new Error(text);
  expect(tellText(italian, compiled)).not.toHaveProperty("unsaid");
  return JSON.stringify(tellText(french, compiled));
};
const one = [{ act: { do: "draw", amount: 1 } }];
const attack = { event: "attack", card: "this" };

test("each time, or only the next time", () => {
  expect(effect("During this turn, when this card attacks, draw 1 card.")).toEqual([
    { act: { do: "delay", until: attack, effect: one, within: "turn" } },
  ]);
  for (const words of ["the next time", "the first time"])
    expect(effect(`During your opponent's next turn, ${words} this card attacks, draw 1 card.`)).toEqual([
      { act: { do: "delay", until: attack, effect: one, within: "duringOpponentTurn", once: true } },
    ]);
  expect(told("[Activate: Main] During this turn, the next time this card attacks, draw 1 card.")).toContain(
    "la prochaine fois seulement",
  );
});

test("any of several things, in a while", () => {
  expect(effect("For the turn, when this card attacks or is attacked, draw 1 card.")[0]!.act).toMatchObject({
    until: [attack, { event: "attacked", card: "this" }],
    within: "turn",
  });
  expect(
    effect("During this turn, the next time your opponent attacks or activates [Counter], draw 1 card.")[0]!
      .act,
  ).toMatchObject({
    until: [
      { event: "attack", player: "opponent" },
      { event: "skill", player: "opponent", using: "Counter" },
    ],
    once: true,
  });
});

test("“if” of something that happens; what is so already is no event", () => {
  const skill = (using: string) => ({ event: "skill", player: "opponent", using });
  expect(
    effect(
      "Until the end of your opponent's turn, if your opponent activates [Villainous] or a [Counter] skill, draw 1 card.",
    )[0]!.act,
  ).toMatchObject({ until: [skill("Villainous"), skill("Counter")], within: "opponentTurnEnd" });
  expect(
    stopsAt(
      "[Activate: Main] Until the end of your opponent's turn, if your opponent has 3 or more energy, draw 1 card.",
    ),
  ).toBe("draw 1 card.");
  expect(
    effect("For the turn, if your opponent plays a Battle Card, it is played in Rest Mode.")[0]!.act,
  ).toMatchObject({ do: "apply", effect: { verb: "playActive" } });
});

test("what takes the place of something in a while", () => {
  const ko = { event: "ko", card: { of: "you", in: ["battle"], where: [{ category: ["BATTLE"] }] } };
  const toEnergy = [{ act: { do: "move", what: "event", to: { area: "energy" } } }];
  const kod = "if your Battle Card would be KO'd";
  expect(effect(`During this turn, ${kod}, place it in your energy instead.`)).toEqual([
    { act: { do: "delay", until: ko, effect: toEnergy, within: "turn", instead: true } },
  ]);
  expect(effect(`Draw 1 card, then ${kod} this turn, place it in your energy instead.`)[1]).toEqual({
    act: { do: "delay", until: ko, effect: toEnergy, within: "turn", instead: true },
  });
  expect(
    effect("During this turn, the next time you would take damage, draw 1 card instead.")[0]!.act,
  ).toEqual({
    do: "delay",
    until: { event: "damageTaken", player: "you" },
    effect: one,
    within: "turn",
    instead: true,
    once: true,
  });
  expect(
    effect("During this turn, when you would take damage, you may draw 1 card instead.")[0]!.act,
  ).toMatchObject({ instead: true, may: true });
  // Whether the next time is over when it is declined is not said.
  expect(
    stopsAt(
      "[Activate: Main] During this turn, the next time you would take damage, you may draw 1 card instead.",
    ),
  ).not.toBe("");
  expect(told(`[Activate: Main] During this turn, ${kod}, place it in your energy instead.`)).toMatch(
    /tour.*si.*à la place/,
  );
  // Without "instead" it is done besides, and cannot be done to what "would" be.
  expect(stopsAt(`[Activate: Main] During this turn, ${kod}, place it in your energy.`)).not.toBe("");
});

test("a skill on somebody's card is a skill of that player", () => {
  const when = (words: string) => ability(`[Auto] When this card is KO'd by ${words}, draw 1 card.`).timing;
  for (const words of ["a skill on your card", "a skill on one of your cards"])
    expect(when(words)).toEqual({ when: [{ event: "ko", card: "this", by: "yourEffect" }] });
  expect(when("a skill on one of your opponent's cards")).toEqual({
    when: [{ event: "ko", card: "this", by: "opponentEffect" }],
  });
});

test("the most that an amount comes to", () => {
  const drop = { of: "you", in: ["drop"], where: [] };
  expect(effect("Draw 1 card for each card in your Drop. (Up to 3.)")[0]!.act).toEqual({
    do: "draw",
    amount: { count: drop, times: 1, max: 3 },
  });
  expect(
    ability("[Permanent] This card gets +1000 power for each card in your Drop. (Up to a maximum of +5000.)")
      .statics,
  ).toMatchObject([{ by: { count: drop, times: 1000, max: 5000 } }]);
  expect(
    told("[Permanent] This card gets +1000 power for each card in your Drop. (Up to a maximum of +5000.)"),
  ).toContain("maximum de 5000");
  // Of how many cards, or of how much power? And it is no explanation that may be passed over.
  for (const text of [
    "[Permanent] This card gets +1000 power for each card in your Drop. (Up to 2.)",
    "[Activate: Main] Draw 1 card for every 2 cards in your Drop. (Up to 3.)",
    "[Activate: Main] Draw 1 card. (Up to 3.)",
    "[Activate: Main] Draw 1 card for each card in your Drop. (2 cards max.)",
  ])
    expect(stopsAt(text)).toMatch(/\)$/);
});

test("a number for the cards of both players takes not all of one player's", () => {
  for (const many of ["2 total of", "2 of"])
    expect(
      stopsAt(
        `[Activate: Main] Choose up to ${many} your red cards and your opponent's Battle Cards, and they gain [Blocker] for the turn.`,
      ),
    ).not.toBe("");
  expect(
    effect("Choose up to 2 total of your opponent's Battle Cards and Unisons and KO them.")[0]!.act,
  ).toMatchObject({ what: { count: 2, upTo: true, select: { in: ["battle", "unison"] } } });
});

test("what you play or combo with beside another thing is read", () => {
  expect(
    ability("[Auto] When you play or combo with this card or this card attacks, draw 1 card.").timing,
  ).toMatchObject({ when: [{ event: "play" }, { event: "combo" }, { event: "attack" }] });
  expect(() =>
    compileText({
      name: "A card",
      type: "BATTLE",
      text: "[Auto] When you play or combo with this card or this card attacks, draw 1 card.",
    }),
  ).not.toThrow();
});

test("cards have their costs reduced; their keyword skills are chosen, all of them, and negated", () => {
  const red = { of: "you", in: ["hand", "battle"], where: [{ has: "color", value: "Red" }] };
  const reduced = [{ set: "energy", what: red, number: "combo cost", by: -1 }];
  for (const words of [
    "Red cards in your hand and Battle Area have their combo costs reduced by 1.",
    "Reduce the combo costs of red cards in your hand and Battle Area by 1.",
  ])
    expect(ability(`[Permanent] ${words}`).statics).toEqual(reduced);
  expect(
    effect("Choose all of the keyword skills on your opponent's Battle Cards and negate them for the turn."),
  ).toEqual(effect("Negate all keyword skills on your opponent's Battle Cards for the turn."));
});

test("only so many become active in a Charge Phase", () => {
  const words = (what: string) =>
    `During your opponent's next Charge Phase, your opponent can only switch up to 2 ${what} to Active Mode.`;
  expect(effect(words("energy"))[0]!.act).toEqual({
    do: "apply",
    effect: {
      set: "rule",
      rule: "maxRefreshed",
      who: "opponent",
      value: 2,
      select: { of: "opponent", in: ["energy"], where: [] },
    },
    until: "opponentRefresh",
  });
  expect(told(`[Activate: Main] ${words("energy")}`)).toContain("ne peut passer en mode Action que 2");
  // Whether energy is among "cards" is not said; a whole turn has other ways to switch them.
  expect(stopsAt(`[Activate: Main] ${words("of their cards")}`)).not.toBe("");
  expect(stopsAt(`[Activate: Main] ${words("energy").replace("next Charge Phase", "next turn")}`)).not.toBe(
    "",
  );
});

test("skills of a kind only so often", () => {
  const rule = (value: number) => ({
    set: "rule",
    rule: "skillsLeft",
    who: "opponent",
    ability: "Counter",
    value,
  });
  for (const [words, n] of [
    ["once", 1],
    ["one more time", 1],
    ["2 more times", 2],
  ] as const)
    expect(effect(`Your opponent can only activate [Counter] skills ${words} for the turn.`)[0]!.act).toEqual(
      {
        do: "apply",
        effect: rule(n),
        until: "turn",
      },
    );
  expect(
    told("[Activate: Main] Your opponent can only activate [Counter] skills 2 more times for the turn."),
  ).toContain("[Contre] que 2 fois");
});

test("nothing is placed under a card", () => {
  const none = { set: "cannot", verb: "takeUnder", what: "this", by: "yourEffect" };
  const own = "You can't place cards under this card, except with this card's skill.";
  expect(ability("[Permanent] You can't place cards under this card.").statics).toEqual([none]);
  expect(ability(`[Permanent] ${own}`).statics).toEqual([{ ...none, notUsing: "own" }]);
  expect(told(`[Permanent] ${own}`)).toContain("autrement que par ses propres");
  expect(stopsAt("[Permanent] You can't place cards on top of this card.")).not.toBe("");
});

test("a [Counter] from elsewhere, at a price of its own", () => {
  const words = "You can activate this card's [Counter] skill from your Drop";
  const statics = (cost: unknown) => [
    { set: "alsoFrom", what: "this", ability: "Counter", areas: ["drop"] },
    { set: "payInstead", what: "this", ability: "Counter", from: ["drop"], cost },
  ];
  expect(ability(`[Permanent] ${words} without paying its energy cost.`)).toEqual({
    timing: "permanent",
    areas: ["drop"],
    statics: statics([]),
  });
  expect(
    ability(`[Permanent] ${words} by discarding 1 card from your hand instead of paying its energy cost.`)
      .statics,
  ).toMatchObject(statics([{ act: { do: "move", as: "discard" } }]));
  expect(
    ability(`[Permanent] ${words.replace("Drop", "hand")} without paying its energy cost.`),
  ).toMatchObject({
    areas: ["hand"],
    statics: [{ set: "payInstead", from: ["hand"] }],
  });
  expect(told(`[Permanent] ${words} without paying its energy cost.`)).toContain("sans payer");
});

test("from any area: the area of the description is not meant", () => {
  const battle = { of: "opponent", in: [], where: [{ category: ["BATTLE"] }] };
  const event = { event: "move", card: battle, to: ["drop"], by: "yourEffect" };
  const words = "placed in the Drop Area from any area by one of your skills";
  expect(ability(`[Auto] When one of your opponent's Battle Cards is ${words}, draw 1 card.`).timing).toEqual(
    {
      when: [event],
    },
  );
  expect(
    effect(`During that turn, if an opponent's Battle Card has been ${words}, draw 1 card.`)[0]!.if,
  ).toEqual({ happened: event, this: "turn" });
  // Without these words it is one of the Battle Area.
  expect(
    ability(
      `[Auto] When one of your opponent's Battle Cards is ${words.replace(" from any area", "")}, draw 1 card.`,
    ).timing,
  ).toMatchObject({ when: [{ card: { in: ["battle"] } }] });
});

test("a card in the energy evolves", () => {
  expect(ability("[Auto] When a card in your energy evolves into this card, draw 1 card.").timing).toEqual({
    when: [{ event: "evolve", card: "this", from: ["energy"] }],
  });
});
