import type { Clause, Selection } from "@arbiter/engine";
import { expect, test } from "vitest";
import { ability, effect, stopsAt } from "./compile.ts";

/** One test for each cause of misreading that was found elsewhere. The texts are made up. */

test("a relative clause is not dropped", () => {
  expect(
    effect(
      "Choose up to 1 of your opponent's red 《Imp》 Battle Cards with an energy cost of 3 or less and [Barrier] in Rest Mode other than <Kaede> and KO it.",
    ),
  ).toMatchObject([
    {
      act: {
        what: {
          select: {
            of: "opponent",
            where: [
              { has: "color", value: "Red" },
              { has: "trait", value: "Imp" },
              { category: ["BATTLE"] },
              { number: "energy cost", is: "<=", than: 3 },
              { keyword: "Barrier" },
              { flag: "rested" },
              { not: { has: "character", value: "Kaede" } },
            ],
          },
        },
      },
    },
    { act: { do: "ko" } },
  ]);
});

test("a relative clause that is not known is refused", () => {
  expect(
    stopsAt("[Activate: Main] Choose up to 1 of your opponent's Battle Cards that smells of tar and KO it."),
  ).toBe("that smells of tar and");
});

test("a card that is chosen and not spoken of again is refused: what follows would be about another", () => {
  const text =
    "[Activate: Main] Choose 1 of your Battle Cards and 1 of your opponent's Battle Cards, and place all other Battle Cards at the bottom of their owners' decks in any order.";
  expect(stopsAt(text)).toMatch(/^Choose 1/);
});

test("a colour before two names goes for both, each name may have its own", () => {
  const where = (words: string) =>
    (effect(`Choose 1 ${words} in your Drop.`)[0]!.act as { what: { select: { where: unknown } } }).what
      .select.where;
  const [ala, bel] = ["Ala", "Bel"].map((value) => ({ has: "character", value }));
  expect(where("red <Ala> or <Bel> card")).toEqual([{ has: "color", value: "Red" }, { any: [ala, bel] }]);
  expect(where("red <Ala> or blue <Bel> card")).toEqual([
    {
      any: [{ all: [{ has: "color", value: "Red" }, ala] }, { all: [{ has: "color", value: "Blue" }, bel] }],
    },
  ]);
});

test("what is said after the last of several and goes for all is given to each of them", () => {
  const chosen = (words: string) =>
    effect(`Play ${words}.`).map(({ act }) => (act as { what: { select: unknown } }).what.select);
  const [ala, bel] = ["Ala", "Bel"].map((value) => ({ has: "character", value }));
  const red = { has: "color", value: "Red" };
  expect(chosen("up to 1 <Ala> card and up to 1 <Bel> card-both red-from your hand")).toEqual([
    { of: "you", in: ["hand"], where: [ala, red] },
    { of: "you", in: ["hand"], where: [bel, red] },
  ]);
  const two = { number: "energy cost", is: "=", than: 2 };
  expect(chosen("up to 1 <Ala> card and up to 1 <Bel> card with energy costs of 2 from your Drop")).toEqual([
    { of: "you", in: ["drop"], where: [ala, two] },
    { of: "you", in: ["drop"], where: [bel, two] },
  ]);
  stopsAt(
    "[Activate: Main] Play up to 1 <Ala> card and up to 1 <Bel> card with an energy cost of 2 from your Drop.",
  );
});

test("a condition goes for the rest of its sentence, not for the next", () => {
  expect(effect("If your life is at 3 or less, draw 1 card, then draw 2 cards. Draw 3 cards.")).toMatchObject(
    [
      { if: { is: "<=", than: 3 }, act: { do: "group", clauses: [{}, {}] } },
      { act: { do: "draw", amount: 3 } },
    ],
  );
  const [first, second] = effect("Draw 1 card, then if your Leader is red, draw 2 cards.");
  expect(first).not.toHaveProperty("if");
  expect(second).toHaveProperty("if");
});

test("up to that is said before the first of several goes for each of them", () => {
  const bounds = (words: string) =>
    effect(words).flatMap(({ act }) => {
      const clauses = act.do === "group" ? act.clauses : [{ act }];
      return clauses.map((one) => (one.act as { what: { upTo?: true } }).what.upTo === true);
    });
  expect(bounds("Play up to 1 <Ala> card and 1 <Bel> card from your hand.")).toEqual([true, true]);
  expect(bounds("Play up to 1 <Ala> card and up to 1 <Bel> card from your hand.")).toEqual([true, true]);
  expect(bounds("Play up to 1 <Ala>, 1 <Bel>, and 1 <Cil> card-all red-from your Drop.")).toEqual([
    true,
    true,
    true,
  ]);
  expect(bounds("Place 1 card from your hand and up to 1 card from your Drop under this card.")).toEqual([
    false,
    true,
  ]);
});

test("it is the attacking card of which the condition spoke, not this card that was played before", () => {
  const text =
    "[Counter: Attack] Negate the attack and play this card. If the attacking card is an 《Imp》 card, choose it, KO it, and draw 1 card.";
  expect(ability(text).effect!.at(-1)).toMatchObject({
    act: {
      clauses: [{ act: { do: "choose", what: "attacker" } }, { act: { do: "ko", what: "attacker" } }, {}],
    },
  });
});

test("what stands between dashes after two descriptions is said of both", () => {
  const red = { has: "color", value: "Red" };
  const ala = { has: "character", value: "Ala" };
  expect(
    ability(
      "[Auto] When an <Ala> card or a card with <Bel> in its character name-both red-is KO'd, draw 1 card.",
    ).timing,
  ).toMatchObject({
    when: [
      { event: "ko", card: { where: [ala, red] } },
      { event: "ko", card: { where: [{ includes: "character", value: "Bel" }, red] } },
    ],
  });
  const rested = { flag: "rested" };
  const [chosen] = effect(
    "Choose up to 1 of your opponent's Unisons or up to 1 of their Battle Cards-both in Rest Mode-and KO it.",
  );
  expect(chosen).toMatchObject({
    act: {
      what: {
        select: {
          where: [
            {
              any: [
                { all: [{ area: ["unison"] }, { category: ["UNISON"] }, rested] },
                { all: [{ area: ["battle"] }, { category: ["BATTLE"] }, rested] },
              ],
            },
          ],
        },
      },
    },
  });
});

test("a card that is placed at the bottom of a deck is not one that is placed on top of it", () => {
  const text =
    "[Auto] When one of your Battle Cards is placed at the bottom of its owner's deck, draw 1 card.";
  expect(ability(text).timing).toMatchObject({ when: [{ event: "move", to: ["deck"], at: "bottom" }] });
});

test("a card that is placed under another comes from anywhere", () => {
  const text = "[Auto] When a card is placed under an {Anvil} in your Battle Area, draw 1 card.";
  expect(ability(text).timing).toMatchObject({ when: [{ card: { of: "any", in: [], where: [] } }] });
});

test("1 of each of two kinds of cards is at least 1 of each", () => {
  const text =
    "[Auto] If you have 1 <Ala> card and 1 <Bel> card in your Drop: When this card attacks, draw 1 card.";
  expect(ability(text).conditions).toMatchObject([{ is: ">=" }, { is: ">=" }]);
});

test("whose area stands between dashes is not lost", () => {
  const [chosen] = effect("Choose up to 1 <Ala> or <Bel> card-both red and in your Battle Area-and KO it.");
  expect(chosen).toMatchObject({ act: { what: { select: { of: "you", in: ["battle"] } } } });
});

test("it is what was chosen, not what paid the price", () => {
  const text =
    "[Activate: Main] Discard 1 card from your hand: Choose up to 1 of your opponent's Battle Cards and KO it.";
  expect(ability(text).effect).toMatchObject([
    { result: 1, act: { do: "choose" } },
    { act: { do: "ko", what: { result: 1 } } },
  ]);
});

test("it of a trigger is the card that it happens to", () => {
  expect(
    ability(
      "[Auto] Add 1 card from your life to your hand: When this card attacks, it gets +5000 power for the turn.",
    ).effect,
  ).toMatchObject([{ act: { effect: { what: "this" } } }]);
  expect(ability("[Auto] When one of your opponent's Battle Cards attacks, KO it.").effect).toMatchObject([
    { act: { do: "ko", what: "event" } },
  ]);
  expect(stopsAt("[Activate: Main] Draw 1 card and KO it.")).toBe("it.");
});

test("cards of two descriptions that are chosen together are them", () => {
  expect(effect("Choose 1 red card and 1 blue card in your hand and discard them.")).toMatchObject([
    {
      result: 1,
      act: {
        do: "group",
        clauses: [
          { act: { what: { select: { in: ["hand"] } } } },
          { act: { what: { select: { in: ["hand"] } } } },
        ],
      },
    },
    { act: { do: "move", what: { result: 1 } } },
  ]);
});

test("a card without an area is one of those being looked at, and one in play after that", () => {
  const [, chosen, , , last] = effect(
    "Look at up to 5 cards from the top of your deck, choose up to 1 red card, add it to your hand, shuffle your deck, then KO all Battle Cards.",
  );
  expect(chosen).toMatchObject({ act: { what: { select: { among: { result: 1 } } } } });
  expect(last).toMatchObject({ act: { what: { select: { of: "any", in: ["battle"] } } } });
  expect(stopsAt("[Activate: Main] Add up to 1 red card to your hand.")).toBeDefined();
});

test("a card in Rest Mode in play, and a card that comes into play in Rest Mode", () => {
  expect(effect("Choose 1 of your Battle Cards in Rest Mode and KO it.")).toMatchObject([
    { act: { what: { select: { where: [{}, { flag: "rested" }] } } } },
    {},
  ]);
  expect(effect("Play up to 1 red card from your Drop in Rest Mode.")).toMatchObject([
    { act: { do: "play", state: "rested", what: { select: { where: [{ has: "color" }] } } } },
  ]);
});

test("a second clause is not dropped", () => {
  expect(
    effect("Draw 2 cards, switch this card to Rest Mode, and discard 1 card from your hand."),
  ).toMatchObject([
    { act: { do: "draw", amount: 2 } },
    { act: { do: "rest", what: "this" } },
    { act: { do: "move", as: "discard" } },
  ]);
});

test("a duration is not dropped, and an effect without one is refused", () => {
  const until = (words: string) => effect(`This card gets +5000 power${words}.`)[0]!.act;
  expect(until(" for the battle")).toMatchObject({ until: "battle" });
  expect(until(" until the end of your opponent's next turn")).toMatchObject({ until: "opponentTurn" });
  expect(until(" for the game")).toMatchObject({ until: "game" });
  expect(stopsAt("[Activate: Main] This card gets +5000 power.")).toBe(".");
  // One that was said goes on to the full stop, one that is said later does not go back.
  const both = "This card gets +5000 power for the battle, and can attack Battle Cards in Active Mode.";
  expect(effect(both).map(({ act }) => "until" in act && act.until)).toEqual(["battle", "battle"]);
  expect(() => effect("This card gets +5000 power. Your Leader gains [Critical] for the turn.")).toThrow();
});

test("a negation is not dropped", () => {
  expect(ability("[Permanent] This card can't be KO'd by your opponent's skills.").statics).toEqual([
    { set: "cannot", verb: "beKod", by: "opponentEffect", what: "this" },
  ]);
  expect(
    ability("[Permanent] If you don't have a red Unison Card in play, this card can't attack.").conditions,
  ).toMatchObject([{ is: "=", than: 0 }]);
  expect(effect("Choose 1 non-red card in your Drop.")).toMatchObject([
    { act: { what: { select: { where: [{ not: { has: "color", value: "Red" } }] } } } },
  ]);
});

test("up to may take none, a number takes as many as possible, all takes all", () => {
  const what = (words: string) => (effect(`KO ${words}.`)[0]!.act as { what: unknown }).what;
  expect(what("up to 2 of your Battle Cards")).toMatchObject({ count: 2, upTo: true });
  expect(what("2 of your Battle Cards")).not.toHaveProperty("upTo");
  expect(what("all of your Battle Cards")).toMatchObject({ count: "all" });
  expect(what("any number of your Battle Cards")).toMatchObject({ count: "any" });
});

test("may is asked once for all that it goes for; if you do hangs on it, then does not", () => {
  expect(effect("You may choose 1 card in your hand and discard it. If you do, draw 2 cards.")).toMatchObject(
    [
      { may: true, result: 1, act: { do: "group", clauses: [{}, {}] } },
      { ifDone: 1, act: { do: "draw" } },
    ],
  );
  expect(effect("You may switch this card to Rest Mode. Then, draw 1 card.")[1]).toEqual({
    act: { do: "draw", amount: 1 },
  });
});

test("otherwise is what is done where the condition does not hold", () => {
  expect(effect("If your Leader is red, draw 2 cards, otherwise draw 1 card.")).toMatchObject([
    { act: { do: "draw", amount: 2 }, otherwise: [{ act: { do: "draw", amount: 1 } }] },
  ]);
});

test("each is an amount for every one", () => {
  expect(
    ability("[Permanent] This card gets +5000 power for every 2 cards in your Drop.").statics,
  ).toMatchObject([{ by: { count: { in: ["drop"] }, per: 2, times: 5000 } }]);
  expect(
    ability(
      "[Permanent] Reduce the energy cost of this card in your hand by 1 for each red card in your Warp.",
    ),
  ).toMatchObject({
    areas: ["hand"],
    statics: [{ set: "energy", by: { count: { in: ["warp"] }, times: -1 } }],
  });
});

test("instead replaces what would happen", () => {
  expect(
    ability(
      "[Permanent] If this card would be removed from your Battle Area by an opponent's skill, you may discard 1 card from your hand instead.",
    ),
  ).toMatchObject({
    timing: "replacement",
    may: true,
    replaces: { event: "leave", card: "this", by: "opponentEffect" },
    effect: [{ act: { do: "move", as: "discard" } }],
  });
});

test("only a [Counter: Play] keeps a card from being played", () => {
  const words =
    "If the Battle Card being played has an energy cost of 4 or less, it's placed in its owner's Drop instead of being played.";
  expect(ability(`[Counter: Play] ${words}`).effect).toMatchObject([
    { if: { card: "event" }, act: { do: "move", what: "event", as: "insteadOfPlay" } },
  ]);
  expect(() => ability(`[Counter: Attack] ${words}`)).toThrow();
});

test("unless is the price of doing it, to the end of its sentence", () => {
  expect(
    effect("Your opponent can't attack for the turn unless they choose 1 card in their hand and discard it."),
  ).toMatchObject([
    { act: { effect: { set: "playerCannot", verb: "attack", unless: [{}, { act: { who: "opponent" } }] } } },
  ]);
});

test("whose cards they are is not dropped", () => {
  const of = (words: string) => effect(`Choose up to 1 ${words} and return it to its owner's hand.`)[0]!.act;
  expect(of("of your Battle Cards")).toMatchObject({ what: { select: { of: "you" } } });
  expect(of("of your opponent's Battle Cards")).toMatchObject({ what: { select: { of: "opponent" } } });
  expect(of("Battle Card")).toMatchObject({ what: { select: { of: "any" } } });
  expect(effect("Your opponent chooses 1 card in their hand and discards it.")).toMatchObject([
    { act: { what: { by: "opponent", select: { of: "opponent" } } } },
    { act: { who: "opponent" } },
  ]);
});

test("what stands between dashes after several kinds of cards goes for all of them", () => {
  const green = { has: "color", value: "Green" };
  expect(
    effect("Play up to 1 <Ala> card or card with <Bel> in its character name-both green-from your hand."),
  ).toMatchObject([
    {
      act: {
        what: {
          select: {
            where: [
              {
                any: [
                  { has: "character", value: "Ala" },
                  { includes: "character", value: "Bel" },
                ],
              },
              green,
            ],
          },
        },
      },
    },
  ]);
});

test("what stands between dashes after two kinds of a player's cards goes for both, and so does what it is not", () => {
  const said = [
    { has: "color", value: "Green" },
    { number: "energy cost", is: "=", than: 1 },
    { not: { card: "this" } },
  ];
  expect(
    effect(
      "Choose 1 of your <Ala> cards and 1 of your <Bel> cards-both green and with an energy cost of 1-other than this card and KO them.",
    )[0]!.act,
  ).toMatchObject({
    clauses: ["Ala", "Bel"].map((value) => ({
      act: { what: { select: { where: [{ has: "character", value }, ...said] } } },
    })),
  });
});

test("no other color goes for all colors before it", () => {
  expect(
    effect("Play up to 1 Battle Card that is green or yellow and no other color from your hand.")[0]!.act,
  ).toMatchObject({
    what: {
      select: {
        where: [
          { category: ["BATTLE"] },
          {
            all: [
              {
                any: [
                  { has: "color", value: "Green" },
                  { has: "color", value: "Yellow" },
                ],
              },
              { not: { any: ["Red", "Blue", "Black", "White"].map((value) => ({ has: "color", value })) } },
            ],
          },
        ],
      },
    },
  });
});

test("a kind that is said again is a second description, which shares nothing with the first", () => {
  expect(
    effect("Play up to 1 multicolor Battle Card or Battle Card with 10000 power or less from your hand.")[0]!
      .act,
  ).toMatchObject({
    what: {
      select: {
        where: [
          {
            any: [
              { all: [{ flag: "multicolored" }, { category: ["BATTLE"] }] },
              { all: [{ category: ["BATTLE"] }, { number: "power", is: "<=", than: 10000 }] },
            ],
          },
        ],
      },
    },
  });
});

test("a Leader that is named lies in play in its own area", () => {
  expect(effect("If you have a Z-Leader or Z-Battle Card in play, draw 1 card.")[0]!.if).toMatchObject({
    count: { in: ["leader", "battle"] },
  });
  expect(effect("If you have an <Ala> card in play, draw 1 card.")[0]!.if).toMatchObject({
    count: { in: ["battle", "unison"] },
  });
});

test("“in their card names” and “in play” go for both of two kinds of cards", () => {
  expect(
    effect(
      "If you have 1 or more green cards with {Ala} and 1 or more green cards with {Bel} in their card names in play, draw 1 card.",
    )[0]!.if,
  ).toMatchObject({
    all: ["Ala", "Bel"].map((value) => ({
      count: { in: ["battle", "unison"], where: [{ has: "color" }, { includes: "name", value }] },
    })),
  });
});

test("only a [Counter: Attack] is negated where a text says so", () => {
  expect(ability("[Counter: Counter] Negate the [Counter: Attack] skill.").effect).toEqual([
    { act: { do: "negate", what: "counter", using: "Counter: Attack" } },
  ]);
});

test("at least goes for each number of a list", () => {
  expect(
    effect("If you have at least 1 <Ala> card and 1 <Bel> card in your Drop, draw 1 card.")[0]!.if,
  ).toMatchObject({
    all: [
      { count: { in: ["drop"] }, is: ">=", than: 1 },
      { count: { in: ["drop"] }, is: ">=", than: 1 },
    ],
  });
});

test("if you do is not about the shuffling that ends what was done", () => {
  const [found, , done] = effect(
    "Add up to 1 red card from your deck to your hand, then shuffle your deck. If you do, draw 1 card.",
  );
  expect(done!.ifDone).toBe(found!.result);
});

test("in all areas is where the cards are that are spoken of", () => {
  expect(ability("[Permanent] This card is also treated as red in all areas.")).toMatchObject({
    areas: ["any"],
    statics: [{ what: "this" }],
  });
  expect(ability("[Permanent] Negate the [Blocker] of your red cards in all areas.")).toEqual({
    timing: "permanent",
    statics: [
      {
        set: "negate",
        only: "Blocker",
        what: { of: "you", in: [], where: [{ has: "color", value: "Red" }] },
      },
    ],
  });
});

test("a condition at the head goes for all that follows, or is refused", () => {
  expect(() =>
    ability(
      "[Permanent] If your Leader is red, ignore this card's specified cost in all areas, and this card can't be KO'd while it's in Rest Mode.",
    ),
  ).toThrow();
});

test("one order or the other is the player's choice of both, about one card", () => {
  expect(effect("Add up to 1 red card from your deck to your hand or play it.")).toMatchObject([
    { act: { do: "choose", what: { count: 1, upTo: true } }, result: 1 },
    {
      act: {
        do: "oneOf",
        options: [
          [{ act: { do: "move", what: { result: 1 }, to: { area: "hand" } } }],
          [{ act: { do: "play", what: { result: 1 } } }],
        ],
      },
    },
  ]);
});

test("otherwise is where what was offered was not done", () => {
  const clauses = effect(
    "You may discard 1 card from your hand. If you do, draw 2 cards. Otherwise, draw 1 card.",
  );
  expect(clauses[1]).toMatchObject({ ifDone: clauses[0]!.result, act: { amount: 2 } });
  expect(clauses[2]).toMatchObject({ if: { not: { done: clauses[0]!.result } }, act: { amount: 1 } });
});

test("what costs both players something costs each his own", () => {
  const bans = ability(
    "[Permanent] You and your opponent can't attack unless they choose 1 card in their hand and discard it.",
  ).statics!;
  expect(bans.map((one) => "who" in one && one.who)).toEqual(["opponent", "you"]);
  for (const [i, of] of ["opponent", "you"].entries())
    expect(bans[i]).toMatchObject({ unless: [{ act: { what: { select: { of } } } }, {}] });
  expect(JSON.stringify(bans[1])).not.toContain("opponent");
});

test("who KO'd it is not left open where its mode before is asked", () => {
  expect(() =>
    effect(
      "Choose up to 1 of your opponent's Battle Cards and KO it. If you KO'd a Rest Mode card, draw 1 card.",
    ),
  ).toThrow();
});

test("a card that is played in a mode is not looked for in that mode", () => {
  expect(effect("Play up to 1 <Ala> card-both red-in Rest Mode from your deck.")[0]!.act).toMatchObject({
    do: "play",
    state: "rested",
    what: { select: { where: [{ value: "Ala" }, { value: "Red" }] } },
  });
});

test("the same number means the cards that were added, not the shuffling after it", () => {
  const [add, shuffle, place] = effect(
    "Add up to 2 red cards from your deck to your hand, shuffle your deck, then place the same number of cards from your hand at the bottom of your deck.",
  );
  expect(shuffle).toEqual({ act: { do: "shuffle", area: "deck" } });
  expect(place!.act).toMatchObject({ what: { count: { howMany: add!.result } } });
});

test("what only tells which card is chosen is not the card that was chosen", () => {
  const [chosen, ko] = effect(
    "Choose up to 1 of your opponent's Battle Cards with power less than or equal to this card's power and KO it.",
  );
  expect(ko!.act).toEqual({ do: "ko", what: { result: chosen!.result } });
});

test("a battle in which this card attacks is not any battle with such a target", () => {
  expect(
    ability(
      "[Permanent] During battles where this card is attacking a Battle Card in Rest Mode, your opponent can't combo.",
    ).conditions,
  ).toEqual([
    { card: "this", where: [{ flag: "attacking" }] },
    { card: "attacked", where: [{ category: ["BATTLE"] }, { flag: "rested" }] },
  ]);
});

test("other cards of several kinds are other in each of them", () => {
  const [chosen] = effect(
    "Choose all of your other red Leaders and red Battle Cards. They get +5000 power for the turn.",
  );
  expect((chosen!.act as { what: { select: { where: unknown[] } } }).what.select.where[0]).toEqual({
    not: { card: "this" },
  });
});

test("another card is one card", () => {
  expect(effect("Discard another card from your hand.")[0]!.act).toMatchObject({
    what: { count: 1, select: { in: ["hand"], where: [{ not: { card: "this" } }] } },
  });
});

test("from under a card or from the hand are two places, not a card that lies in one of them", () => {
  expect(
    effect("Play this card from under a Z-Extra in your Battle Area or from your hand.")[0]!.act,
  ).toEqual({
    do: "play",
    what: "this",
    from: ["under", "hand"],
    under: { of: "you", in: ["battle"], where: [{ category: ["Z-EXTRA"] }] },
  });
});

test("nothing lies under a card that was put under another: there “it” is no card that was named", () => {
  expect(() =>
    effect(
      "Place the top card of your deck under your Leader, and if there are 4 or more cards under it, draw 1 card.",
    ),
  ).toThrow();
});

test("“all of them” may be what a condition counted, “them” may not", () => {
  const hidden = { of: "you", in: ["battle"], where: [{ flag: "hidden" }] };
  expect(
    ability(
      "[Activate: Main] If there are 2 or more Hidden Mode cards in your Battle Area, choose all of them and place them into their owner's Drop: Draw 2 cards.",
    ),
  ).toMatchObject({
    conditions: [{ count: hidden, is: ">=", than: 2 }],
    cost: [
      { act: { do: "choose", what: { the: hidden } } },
      { act: { do: "move", what: { the: hidden }, to: { area: "drop" } } },
    ],
  });
  expect(() =>
    effect(
      "If there are 2 or more Hidden Mode cards in your Battle Area, place them into their owner's Drop.",
    ),
  ).toThrow();
});

test("a kind of the cards that a skill placed is not dropped: it is counted, or refused where others were placed, too", () => {
  const placed = "Place the top 3 cards of your deck in your Drop.";
  expect(
    effect(`${placed} For each Battle Card placed in your Drop by this skill, draw 1 card.`)[1],
  ).toMatchObject({ act: { times: { count: { where: [{ category: ["BATTLE"] }] } } } });
  expect(
    stopsAt(
      `[Activate: Main] ${placed} Add up to 1 Extra Card placed in your Drop by this skill to your hand.`,
    ),
  ).toBeDefined();
  expect(
    effect(
      "Play up to 1 red card from your hand. The Battle Card played by this skill gains [Blocker] for the turn.",
    ),
  ).toHaveLength(2);
});

test("whose area a card leaves is not dropped", () => {
  for (const words of [
    "you play a red card from your opponent's Drop",
    "this card is played from your opponent's hand",
  ])
    expect(stopsAt(`[Auto] When ${words}, draw 1 card.`)).toBeDefined();
  expect(
    ability("[Auto] When a red card is played from your opponent's Drop, draw 1 card.").timing,
  ).toMatchObject({ when: [{ from: ["drop"], player: "opponent" }] });
});

test("a condition at the end of a sentence goes for its last order", () => {
  expect(
    effect(
      "Choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, then draw 1 card if it's your opponent's turn.",
    ),
  ).toMatchObject([
    { act: { do: "choose" } },
    { act: { do: "rest" } },
    { if: { turn: "opponent" }, act: { do: "draw" } },
  ]);
  expect(
    ability(
      "[Auto] When this card is played, choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, and KO it if it's a skill-less Battle Card.",
    ).effect,
  ).toMatchObject([
    { act: { do: "choose" }, result: 1 },
    { act: { do: "rest" } },
    { if: { card: { result: 1 } }, act: { do: "ko" } },
  ]);
});

test("a condition goes for “choose one” in its sentence, too", () => {
  const options = "choose one-\n• Draw 1 card.\n• Draw 2 cards.";
  for (const [words, key] of [
    [`If your Leader Card is red, it gets +5000 power for the turn, then ${options}`, "if"],
    [
      `You may place 1 card from your hand in your Drop. If you do, add the top card of your deck to your life, and ${options}`,
      "ifDone",
    ],
  ] as const)
    expect(effect(words).at(-1)).toMatchObject({
      [key]: expect.anything(),
      act: { do: "group", clauses: [{}, { act: { do: "oneOf" } }] },
    });
});

test("by what two moves happen is said once for both", () => {
  const life = { of: "opponent", in: ["life"], where: [] };
  expect(
    ability(
      "[Auto] When your opponent's life is added to their hand or placed in their Drop Area by a skill, draw 1 card.",
    ).timing,
  ).toEqual({
    when: [
      { event: "move", card: life, to: ["hand"], by: "effect" },
      { event: "move", card: life, to: ["drop"], by: "effect" },
    ],
  });
});

test("cards that are placed under a card are all that lie there, not those that were just placed", () => {
  expect(
    ability(
      "[Activate: Main] Place 1 card from the top of your deck under this card: If 3 or more cards are placed under this card, draw 1 card.",
    ).effect,
  ).toMatchObject([{ if: { count: { under: "this", where: [] }, is: ">=", than: 3 } }]);
});

test("what is said in the plural of the cards of a [Union] goes for each of them", () => {
  const four = { number: "energy cost", is: ">=", than: 4 };
  expect(
    ability("[Union-Potara] (Y): Blue <Ala> and yellow <Bel> with energy costs of 4 or more.").keyword,
  ).toMatchObject({
    cards: [{ where: expect.arrayContaining([four]) }, { where: expect.arrayContaining([four]) }],
  });
});

test("2 of the one or 2 of the other are not 2 of both", () => {
  stopsAt(
    "[Activate: Main] Choose up to 2 of your opponent's Battle Cards or up to 2 cards in your opponent's hand and place them in their owners' Drops.",
  );
  expect(
    effect(
      "Choose up to 1 of your opponent's Battle Cards or up to 1 card in your opponent's hand and place it in its owner's Drop.",
    ),
  ).toHaveLength(2);
});

test("how this card was played is asked in later turns, too", () => {
  expect(
    ability("[Permanent] If you played this card with [Evolve], it can't be KO'd by your opponent's skills.")
      .conditions,
  ).toEqual([{ happened: { event: "play", card: "this", using: "Evolve" }, this: "stay" }]);
});

test("what stands between dashes after cards of two areas goes for both of them", () => {
  const rested = { flag: "rested" };
  const chosen = effect(
    "Choose up to 1 each of your opponent's Battle Cards and energy-both in Rest Mode-and they can't switch to Active Mode until the end of your opponent's turn.",
  )[0]!.act as { clauses: { act: { what: { select: unknown } } }[] };
  expect(chosen.clauses.map(({ act }) => act.what.select)).toEqual([
    { of: "opponent", in: ["battle"], where: [{ category: ["BATTLE"] }, rested] },
    { of: "opponent", in: ["energy"], where: [rested] },
  ]);
  expect(
    effect(
      "Choose up to 1 of your opponent's Unisons with a specified cost of 1 or up to 1 of their Battle Cards-both in Rest Mode-and KO it.",
    )[0],
  ).toMatchObject({
    act: {
      what: { select: { where: [{ any: [{ all: [{}, {}, {}, rested] }, { all: [{}, {}, rested] }] }] } },
    },
  });
});

test("a mode said once after several names goes for each of them", () => {
  const rested = { flag: "rested" };
  const text =
    "[Activate: Main] If you have 1 or more <Ala> and 1 or more <Bel> cards in Rest Mode: Draw 1 card.";
  expect(ability(text).conditions).toMatchObject([
    { count: { where: [{ value: "Ala" }, rested] } },
    { count: { where: [{ value: "Bel" }, rested] } },
  ]);
});

test("two conditions of a kind in one sentence stand side by side; of two kinds the second is asked within the first", () => {
  const words = (second: string) =>
    effect(`If you have 2 or more red cards in your energy, draw 1 card, and if ${second}, draw 2 cards.`);
  expect(words("you have 2 or more blue cards in your energy")).toMatchObject([
    { if: { count: { where: [{ value: "Red" }] } } },
    { if: { count: { where: [{ value: "Blue" }] } }, act: { do: "draw", amount: 2 } },
  ]);
  expect(words("it's your turn")).toHaveLength(1);
});

test("a price is paid with one's own cards, unless the text names the opponent's, too", () => {
  const of = (text: string) =>
    (ability(text).cost![0]!.act as { what: { select: { of: string } } }).what.select.of;
  expect(of("[Activate: Main] Switch 1 red <Ala> card to Rest Mode: Draw 1 card.")).toBe("you");
  expect(
    of("[Activate: Main] Place 1 of you or your opponent's Battle Cards in its owner's Drop: Draw 1 card."),
  ).toBe("any");
  expect(effect("Switch 1 red <Ala> card to Rest Mode.")).toMatchObject([
    { act: { what: { select: { of: "any" } } } },
  ]);
});

test("a bound after the cards of both players goes for both", () => {
  const low = { number: "original energy cost", is: "<=", than: 5 };
  const statics = ability(
    "[Permanent] All of your Battle Cards and your opponent's Battle Cards with original energy costs of 5 or less have their skills negated.",
  ).statics;
  expect(statics).toMatchObject(
    ["you", "opponent"].map((of) => ({
      set: "negate",
      what: { of, where: [{ category: ["BATTLE"] }, low] },
    })),
  );
});

test("power after “Extra Card or Battle Card” is of the Battle Card", () => {
  expect(
    effect(
      "Choose 1 Extra Card or Battle Card with 5000 power or less in your Drop and add it to your hand.",
    )[0],
  ).toMatchObject({
    act: {
      what: {
        select: {
          where: [
            {
              any: [
                { category: ["EXTRA"] },
                { all: [{ category: ["BATTLE"] }, { number: "power", is: "<=", than: 5000 }] },
              ],
            },
          ],
        },
      },
    },
  });
});

test("cards that may be activated at another price may not be played at it", () => {
  expect(
    effect(
      "Until the start of your next turn, you can activate mono-blue cards with [Counter] skills from your hand by choosing 2 other cards in your hand and discarding them instead of paying their energy costs.",
    ),
  ).toMatchObject([{ act: { effect: { set: "payInstead", ability: "Counter" } } }]);
});

test("what lets another card be activated for nothing is valid in play, not in the hand", () => {
  const areas = (text: string) => ability(text).areas;
  expect(
    areas("[Permanent] You may activate {Ala's Bell} from your hand without paying its energy cost."),
  ).toBe(undefined);
  expect(
    areas(
      "[Permanent] You can activate this card's [Counter] skill from your hand without paying its energy cost.",
    ),
  ).toEqual(["hand"]);
  expect(
    areas(
      "[Permanent] You can activate this card's [Counter] skill from your Drop without paying its energy cost.",
    ),
  ).toEqual(["drop"]);
});

test("a card KOs by its attack or by a skill, unless text says by attacking", () => {
  const by = (words: string) =>
    (ability(`[Auto] When this card ${words}, draw 1 card.`).timing as { when: { by?: string }[] }).when.map(
      (one) => one.by,
    );
  expect(by("KOs an opponent's Battle Card")).toEqual([undefined]);
  for (const words of [
    "attacks and KOs an opponent's Battle Card",
    "KOs an opponent's Battle Card by attacking",
  ])
    expect(by(words)).toEqual(["battle"]);
});

test("a mode after an amount is of what stands nearest", () => {
  const [{ act }] = effect(
    "Choose all of your opponent's Battle Cards with energy costs less than or equal to the number of your opponent's energy in Rest Mode and KO them.",
  ) as [Clause];
  expect((act as { what: { select: Selection } }).what.select.where).toEqual([
    { category: ["BATTLE"] },
    {
      number: "energy cost",
      is: "<=",
      than: { count: { of: "opponent", in: ["energy"], where: [{ flag: "rested" }] } },
    },
  ]);
});

test("from under a card in Active Mode is how it is played", () => {
  const [{ act }] = effect("Play up to 1 <Imp> card from under one of your cards in Active Mode.") as [
    Clause,
  ];
  expect(act).toMatchObject({ state: "active", what: { select: { under: { where: [] } } } });
});

test("cards with one name or another are one description", () => {
  const [{ act }] = effect("Choose up to 1 of your Battle Cards with <A> or <B> and KO it.") as [Clause];
  expect((act as { what: { select: Selection } }).what.select.where).toMatchObject([
    { category: ["BATTLE"] },
    { any: [{ value: "A" }, { value: "B" }] },
  ]);
});

test("under a card with a skill, a card with a keyword skill: what the card has", () => {
  const when = (words: string) =>
    (ability(`[Auto] When ${words}, draw 1 card.`).timing as { when: unknown }).when;
  expect(when("this card is placed under a card with [Union-Fusion]")).toMatchObject([
    { target: { where: [{ keyword: "Union-Fusion" }] } },
  ]);
  expect(when("your opponent plays a Battle Card with a keyword skill")).toMatchObject([
    { card: { where: [{ category: ["BATTLE"] }, { flag: "keywordSkills" }] } },
  ]);
});

test("a [Counter: Counter] negates the skill that it answers", () => {
  expect(ability("[Counter: Counter] Negate the [Counter] skill of an Extra.").effect).toEqual([
    { act: { do: "negate", what: "counter", of: { of: "any", in: [], where: [{ category: ["EXTRA"] }] } } },
  ]);
});

test("what [Burst] takes from the deck is not discarded from the hand", () => {
  expect(
    ability("[Auto][Burst 1] If you discard 1 card from your hand: When this card is played, draw 1 card."),
  ).toMatchObject({ cost: [{ act: { as: "discard" } }] });
});

test("markers that nothing removes cannot be counted", () => {
  expect(
    stopsAt("[UNISON -5][Activate: Main] Draw cards equal to the number of markers removed by this skill."),
  ).toMatch(/^\[UNISON -5\]/);
});

test("placed under a card from the hand: this card comes from there", () => {
  const { timing } = ability(
    "[Auto] When this card is placed under a <Imp> card from your hand, draw 1 card.",
  );
  expect((timing as { when: unknown }).when).toMatchObject([
    { to: ["under"], from: ["hand"], target: { in: ["leader", "battle"] } },
  ]);
});

test("otherwise after what the opponent does", () => {
  const [only] = effect(
    "If your opponent has 2 or less cards in their hand, they discard 1 card from their hand. Otherwise, draw 1 card.",
  );
  expect(only).toMatchObject({ act: { who: "opponent" }, otherwise: [{ act: { do: "draw" } }] });
});

test("played on top of a card from the Warp: this card comes from there", () => {
  const { timing } = ability("[Auto] When this card is played on top of a card from your Warp, draw 1 card.");
  expect((timing as { when: unknown }).when).toMatchObject([{ event: "playedOn", from: ["warp"] }]);
});

test("what bounds a skill is no explanation, though it stands in parentheses", () => {
  expect(
    stopsAt(
      "[Auto] When your opponent switches a card to Active Mode, draw 1 card. (This skill doesn't activate during the Charge Phase.)",
    ),
  ).toMatch(/\(This skill/);
});

test("a price in any Battle Area may be the opponent's card", () => {
  const of = (words: string) =>
    (ability(`[Activate: Main] ${words}: Draw 1 card.`).cost as [{ act: { what: { select: Selection } } }])[0]
      .act.what.select.of;
  expect(of("Place 1 <Imp> card in any Battle Area under this card")).toBe("any");
  expect(of("Switch 1 <Imp> card to Rest Mode")).toBe("you");
});

test("a highest number in parentheses is no explanation", () => {
  const raised = "[Permanent] This card gets +5000 power for each card under it.";
  for (const bound of [
    "(Maximum of +15000)",
    "(max. 3 cards)",
    "(At most +15000 power.)",
    "(It can't be more, no more than 3 times.)",
  ])
    expect(stopsAt(`${raised} ${bound}`)).toContain(bound.slice(0, 9));
});

test("a card in Rest Mode that is switched to Active Mode is in Active Mode when that is told", () => {
  const [event] = (
    ability("[Auto] When your opponent switches 1 of their cards in Rest Mode to Active Mode, draw 1 card.")
      .timing as { when: { event: string; card: Selection }[] }
  ).when;
  expect(event).toMatchObject({ event: "active", card: { of: "opponent", where: [] } });
});
