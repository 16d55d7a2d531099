import type { Ability } from "@arbiter/engine";
import { expect, test } from "vitest";
import { language as french } from "../../src/telling/fr.ts";
import { tellText } from "../../src/telling/index.ts";
import { language as italian } from "../../src/telling/it.ts";
import { compileText } from "../../src/text/index.ts";
import { abilities, stopsAt } from "./compile.ts";

/** Wordings of later cards: each is read, printed back and told in both other languages. The texts are made up. */

function read(text: string): Ability {
  const [first] = abilities(text);
  const compiled = compileText({ name: "A card", type: "BATTLE", text });
  if ("refused" in compiled) throw new Error(text);
  for (const language of [french, italian]) expect(tellText(language, compiled)).not.toHaveProperty("unsaid");
  return first!;
}

const when = (words: string) => (read(`[Auto] When ${words}, draw 1 card.`).timing as { when: unknown }).when;
const at = (words: string) => (read(`[Auto] At ${words}, draw 1 card.`).timing as { when: unknown }).when;

test("several things done with a card of a kind", () => {
  const card = { of: "any", in: [], where: [{ has: "trait", value: "Imp" }] };
  expect(when("you play, attack with, or activate the [Blocker] of a 《Imp》 card")).toEqual(
    ["play", "attack", "block"].map((event) => ({ event, player: "you", card })),
  );
});

test("the end of a turn in which something happened", () => {
  expect(at("the end of a turn where your Leader activated a [Blocker] skill")).toMatchObject([
    { event: "endOfTurn", while: { happened: { event: "block" }, this: "turn" } },
  ]);
  expect(at("the end of a turn where one of your Battle Cards was KO'd")).toMatchObject([
    { event: "endOfTurn", while: { happened: { event: "ko" }, this: "turn" } },
  ]);
  expect(at("the end of a turn where this card was played")).toMatchObject([{ event: "endOfItsTurn" }]);
});

test("a skill of either player", () => {
  expect(when("this card in your hand is discarded by one of you or your opponent's skills")).toMatchObject([
    { event: "discard", by: "effect" },
  ]);
});

test("what is ignored may stand before what the cards are like", () => {
  const { effect } = read(
    "[Activate: Main] Choose up to 1 of your opponent's Battle Cards ignoring [Barrier] with 30000 or more power and KO it.",
  );
  expect(effect?.[0]?.act).toMatchObject({
    what: { ignoring: ["Barrier"], select: { where: [{ category: ["BATTLE"] }, { number: "power" }] } },
  });
});

test("the opponent's life until so much is left", () => {
  const life = { of: "opponent", in: ["life"], where: [] };
  expect(
    read(
      "[Activate: Main] Choose cards in your opponent's life and place them in their Drop until they have 4 life left.",
    ).effect,
  ).toMatchObject([{ act: { what: { select: life, count: { sum: [{ count: life }, -4] } } } }, {}]);
});

test("a condition beside what happens, and the skill in a sentence of its own", () => {
  expect(
    read(
      "[Auto] When your Battle Cards are placed in the Drop with {Ala}'s skill, and your Leader is red, activate this skill. Draw 1 card.",
    ),
  ).toMatchObject({
    timing: { when: [{ event: "move", to: ["drop"] }] },
    effect: [{ if: { count: {} }, act: { do: "draw" } }],
  });
  expect(stopsAt("[Auto] When this card attacks, and it rains, activate this skill. Draw 1 card.")).toMatch(
    /rains/,
  );
});

test("of the cards of a price, one may be said to be yours and another not", () => {
  expect(
    read(
      "[Activate: Main] Place 1 of your Z-Energy in your Drop and switch 1 red <Ala> card to Rest Mode: Draw 1 card.",
    ).cost,
  ).toMatchObject([
    { act: { do: "move", what: { select: { of: "you" } } } },
    { act: { do: "rest", what: { select: { of: "you" } } } },
  ]);
});

test("the skill of one card or of another", () => {
  expect(
    when(
      "this card in your hand is discarded by the skill of your Leader or a red <Ala> card in your Battle Area",
    ),
  ).toMatchObject([
    {
      event: "discard",
      byCard: {
        where: [
          {
            any: [
              { all: [{ owner: "you" }, { category: ["LEADER"] }] },
              { all: [{ owner: "you" }, { area: ["battle"] }, { value: "Red" }, { value: "Ala" }] },
            ],
          },
        ],
      },
    },
  ]);
});

test("another card takes a place in the battle", () => {
  const order = (words: string) => read(`[Activate: Battle] ${words}.`).effect?.at(-1)?.act;
  expect(order("Play this card from your hand and switch the attack card to this card")).toEqual({
    do: "attack",
    of: "attacker",
    change: "this",
  });
  expect(
    order("Choose 1 of your red <Ala> cards and switch your card that's in a battle with the chosen card"),
  ).toMatchObject({ do: "attack", of: "own" });
  expect(order("Change the target of the attack to this card")).toEqual({ do: "attack", change: "this" });
});

test("a bound in parentheses is no explanation", () => {
  expect(stopsAt("[Activate: Main] Draw 1 card for each card under this card. (Up to 3 cards.)")).toBe(
    " cards.)",
  );
});

test("[Counter] skills of a kind of card, and removal by one card alone", () => {
  expect(
    read("[Counter: Counter] Negate the [Counter] skills on Battle Cards with original energy costs of 1.")
      .effect,
  ).toMatchObject([
    { act: { do: "negate", what: "counter", of: { where: [{ category: ["BATTLE"] }, {}] } } },
  ]);
  expect(
    read("[Permanent] This card can't be removed from Battle Areas by skills other than {Ala}'s skills.")
      .statics,
  ).toMatchObject([{ verb: "leave", by: { card: { where: [{ not: { has: "name", value: "Ala" } }] } } }]);
});

test("the cost of this card where it lies, for a time", () => {
  expect(
    read("[Activate: Main] Increase the energy cost of this card in your Z-Energy by 2 for the turn.").effect,
  ).toMatchObject([
    { act: { effect: { set: "energy", by: 2, what: { in: ["zEnergy"], where: [{ card: "this" }] } } } },
  ]);
});

test("what is forbidden only while this card is in a battle", () => {
  const ban = (words: string) =>
    (read(`[Activate: Main] ${words}`).effect?.at(-1)?.act as { effect: object } | undefined)?.effect;
  const inBattle = { card: "this", where: [{ flag: "inBattle" }] };
  expect(
    ban(
      "This card gains [Critical] for the turn, and your opponent can't activate [Counter] skills when this card is in a battle.",
    ),
  ).toMatchObject({ set: "playerCannot", verb: "skill:Counter", if: inBattle });
  expect(
    ban(
      "For the turn, your opponent can't activate skills on red cards from any area while this card is in a battle.",
    ),
  ).toMatchObject({ verb: "skill", if: inBattle, select: { in: [] } });
});

test("another price for a card of the Z-Deck", () => {
  expect(
    read(
      "[Permanent] When this card would be played from its owner's Z-Deck, instead of paying this card's energy cost, you may discard 1 card from your hand and pay (1).",
    ),
  ).toMatchObject({ areas: ["zDeck"], statics: [{ set: "payInstead", from: ["zDeck"], cost: [{}, {}] }] });
});

test("a skill of each of several cards, or of one", () => {
  const last = (words: string) => read(`[Activate: Main] ${words}`).effect?.at(-1)?.act;
  expect(
    last(
      "Place all 《Imp》 cards under this card into their owner's Drop, then activate up to 1 [Activate: Main] skill on each of those cards from your Drop.",
    ),
  ).toMatchObject({ do: "use", each: true, upTo: true, of: { result: 1 } });
  expect(
    last(
      "Send 1 red card from your hand to your Warp. Then activate an [Activate: Main] skill on that card.",
    ),
  ).toMatchObject({ do: "use", of: { result: 1 } });
});

test("a card that does not evolve, phases that are skipped, who cannot lose", () => {
  expect(read("[Permanent] This card can't [Evolve] into other cards.").statics).toEqual([
    { set: "cannot", verb: "evolve", what: "this" },
  ]);
  expect(read("[Auto] When this card attacks, skip your Charge Phase during your next turn.").effect).toEqual(
    [{ act: { do: "skip", who: "you", step: "Charge Phase", next: true } }],
  );
  expect(
    read("[Activate: Main] You cannot lose the game and your opponent cannot win the game for the turn.")
      .effect,
  ).toMatchObject([{ act: { effect: { who: "you", verb: "lose" } } }, { act: { effect: { verb: "win" } } }]);
});

test("in which mode a card was that was KO'd", () => {
  const was = { was: true, where: [{ flag: "rested" }] };
  expect(
    read(
      "[Activate: Main] Choose up to 1 of your opponent's Battle Cards, KO it, and if it was in Rest Mode, draw 1 card.",
    ).effect?.at(-1),
  ).toMatchObject({ if: was });
  expect(
    read(
      "[Activate: Main] Choose up to 1 of your opponent's Battle Cards and KO it. Additionally, if this skill KO'd a Rest Mode card, draw 1 card.",
    ).effect?.at(-1),
  ).toMatchObject({ if: was });
  expect(
    stopsAt(
      "[Activate: Main] KO up to 1 of your opponent's Battle Cards. If it was in Rest Mode, draw 1 card.",
    ),
  ).not.toBe("");
});
