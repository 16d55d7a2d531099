/** Cards that a player brings: they play against bots, and their games are saved with them. */
import { decision, Refused, seedFrom } from "@arbiter/engine";
import {
  cardsCompiled,
  cardsWith,
  checkedSave,
  deckNamed,
  enter,
  newSession,
  nextInput,
  now,
  saved,
  type TableGame,
} from "@arbiter/match";
import { game as dbs } from "@arbiter/match/dbs";
import { cardLists as dbsLists } from "@arbiter/match/dbs-lists";
import { game as opcg } from "@arbiter/match/opcg";
import { cardLists as opcgLists } from "@arbiter/match/opcg-lists";
import { describe, expect, test } from "vitest";

const none = { always: false, passing: "no" } as const;

const own = {
  opcg: [
    { number: "ZZ1-001", name: "Captain Bess", category: "LEADER", colors: ["Red"], life: 5, power: 5000 },
    {
      number: "ZZ1-002",
      name: "Pim Deckhand",
      category: "CHARACTER",
      colors: ["Red"],
      cost: 1,
      power: 3000,
      counter: 1000,
      text: "[On Play] Draw 1 card.",
    },
  ],
  dbs: [
    {
      number: "ZZ2-001",
      name: "Old Bess",
      type: "LEADER",
      colors: ["Red"],
      power: 10000,
      back: { name: "Old Bess, Awake", power: 15000 },
    },
    {
      number: "ZZ2-002",
      name: "Pim Sparring",
      type: "BATTLE",
      colors: ["Red"],
      energyCost: 1,
      specifiedCost: "R",
      power: 10000,
      comboCost: 0,
      comboPower: 5000,
      text: "[Auto] When this card is played, draw 1 card.",
    },
  ],
} as const;

/** One Leader of the player's, four of his cards, and cards that come with the game. */
function deckWith(game: TableGame): readonly string[] {
  const [leader, card] = own[game.name as "opcg" | "dbs"];
  const { cards } = game.deck(game.deckNames().find((name) => /ember|forge/.test(name)) ?? "");
  return [leader.number, ...Array(4).fill(card.number), ...cards.slice(0, 46).map(({ number }) => number)];
}

describe.each([
  { game: opcg, lists: opcgLists },
  { game: dbs, lists: dbsLists },
])("$game.name", ({ game, lists }) => {
  const records = own[game.name as "opcg" | "dbs"];

  test("a game with own cards is played by bots, saved, and the same again from its save alone", () => {
    const cards = cardsWith(game, lists, records);
    const decks = [
      deckNamed(game, deckWith(game), 0, cards),
      deckNamed(game, game.deckNames()[1], 1),
    ] as const;
    const session = newSession(game, decks, seedFrom(3), 0, ["easy", "easy"], records);
    for (let n = 0; n < 60 && decision(now(session)) !== null; n++)
      enter(session, nextInput(session, [none, none])!);
    const save = checkedSave(game, JSON.parse(JSON.stringify(saved(session))));
    expect(save.cards).toEqual(records);
    const again = cardsWith(game, lists, save.cards!);
    const [a, b] = save.decks.map((deck, i) => deckNamed(game, deck, i as 0 | 1, again));
    const replayed = newSession(game, [a, b], save.seed, save.chooser, save.seats!, save.cards);
    for (const input of save.answers) enter(replayed, input);
    expect(JSON.stringify(now(replayed).state)).toBe(JSON.stringify(now(session).state));
  });

  test("a card that is not understood, or lacks a value, is kept out of play, and said to be", () => {
    const [, card] = records;
    expect(() => cardsWith(game, lists, [{ ...card, text: "[On Play] Tickle 1 card." }])).toThrow(
      /cards\[0\]: ZZ\d-002 .* cannot be played: its text is not understood at "/,
    );
    const { cost: _, energyCost: __, ...bare } = card as Record<string, unknown>;
    expect(() => cardsWith(game, lists, [bare])).toThrow(/cannot be played: it lacks/);
    expect(() => cardsWith(game, lists, [{ number: "<img>" }])).toThrow(Refused);
  });

  test("no card of the game itself is replaced by one that is brought", () => {
    const number = game.deck(game.deckNames()[0]).cards[0].number;
    const [, card] = records;
    expect(cardsWith(game, lists, [{ ...card, number }]).get(number)).toBe(game.ownCards().get(number));
  });

  test("what was compiled before plays as what is read now", () => {
    const read = cardsWith(game, lists, records);
    const kept = JSON.parse(JSON.stringify(records.map(({ number }) => read.get(number)!)));
    const compiled = cardsCompiled(game, kept);
    expect(compiled).toEqual(read);
    const notRun = { statics: [{ set: "cannot", what: "this", deed: "attack", unless: [] }] };
    expect(() => cardsCompiled(game, [{ ...kept[1], abilities: [notRun] }])).toThrow(
      /^cards\[0\]: ZZ\d-002 Pim \w+ cannot be played: .*"cannot … unless"/,
    );
    const number = game.deck(game.deckNames()[0]).cards[0].number;
    expect(cardsCompiled(game, [{ ...kept[1], number }]).get(number)).toBe(game.ownCards().get(number));
  });
});
