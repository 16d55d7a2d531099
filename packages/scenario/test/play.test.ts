import type { Question } from "@arbiter/engine";
import { describe, expect, test } from "vitest";
import { asks, pays, play, quiet } from "./toy.ts";

// Cards of the toy file by number: 0 Chief of you, 1 Ant and 2 Bee in your hand, 6 Chief of the opponent.
const ant = { do: "choose", card: 1 };
const bee = { do: "choose", card: 2 };
type Asked = Omit<Question, "purpose"> & { purpose?: string };
const choose = (min: number, max: number, more: Partial<Asked> = {}): Asked => ({
  player: 0,
  kind: "choose",
  options: [ant, bee],
  min,
  max,
  ...more,
});
const confirm = (more: Partial<Asked> = {}): Asked => ({
  player: 0,
  kind: "confirm",
  options: [{ do: "yes" }, { do: "no" }],
  min: 1,
  max: 1,
  decline: 1,
  ...more,
});
const order = (...cards: number[]): Asked => ({
  player: 0,
  kind: "order",
  options: cards.map((card) => ({ do: "order", card, ability: 0 })),
  min: 1,
  max: 1,
});
const amount = (min: number, max: number, purpose = "to hand"): Asked => ({
  player: 0,
  kind: "amount",
  options: [],
  min,
  max,
  purpose,
});

describe("what stands between", () => {
  test("a decision with only one possible answer gets it", () => {
    expect(play([asks(choose(2, 2)), quiet]).picks).toEqual([[0, 1]]);
  });

  test("of what cannot be told apart the first is taken", () => {
    const coins = ["coins", "coins", "coins"].map((option) => ({ do: "choose", option, alike: option }));
    expect(play([asks(choose(2, 2, { options: coins })), quiet]).picks).toEqual([[0, 1]]);
  });

  test("copies of one card in the hand cannot be told apart, unless the file does", () => {
    expect(play([asks(choose(1, 1)), quiet], { you: "hand: [Ant, Ant]" }).picks).toEqual([[0]]);
    expect(
      play([asks(choose(1, 1)), quiet], { you: "hand: [Ant, { card: Ant, as: second }]" }).failure,
    ).toMatch(/leaves a choice/);
  });

  test("an offer is declined", () => {
    expect(play([asks(confirm()), quiet]).picks).toEqual([[1]]);
  });

  test('an "up to" takes none', () => {
    expect(play([asks(choose(0, 2)), asks(amount(0, 2)), quiet]).picks).toEqual([[], [0]]);
  });

  test("a payment and an order take the first", () => {
    expect(play([asks(choose(1, 1)), pays, asks(order(2, 1)), quiet]).picks).toEqual([[0], [0]]);
  });

  test("any other decision fails the run", () => {
    const { failure, picks } = play([asks(choose(1, 1, { purpose: "ko" }), "8-4-4"), quiet]);
    expect(failure).toMatch(
      /decision of you by 8-4-4 \(choose, ko: choose Ant, choose Bee\) leaves a choice/,
    );
    expect(picks).toEqual([]);
  });

  test("a number that must be named is no up to", () => {
    expect(play([asks(amount(0, 9, "number")), quiet]).failure).toMatch(/a number from 0 to 9/);
  });

  test("the other player's decisions are answered too", () => {
    expect(
      play([asks(confirm({ player: 1 })), asks(choose(1, 1)), quiet], { play: ["do: choose, cards: [Bee]"] })
        .picks,
    ).toEqual([[1], [1]]);
  });

  test("after the last move, until it is quiet; with `then: stop` only as far as nothing is left to choose", () => {
    const steps = [asks(choose(2, 2)), asks(confirm()), quiet];
    expect(play(steps).picks).toEqual([[0, 1], [1]]);
    expect(play(steps, { more: "then: stop" }).picks).toEqual([[0, 1]]);
  });
});

describe("moves", () => {
  test("a move that does not answer waits for the decision that it answers", () => {
    expect(
      play([asks(confirm()), asks(choose(0, 1)), quiet], { play: ["do: choose, cards: [Bee]"] }).picks,
    ).toEqual([[1], [1]]);
  });

  test("a move that is never asked for fails", () => {
    expect(play([asks(confirm()), quiet], { play: ["do: choose, cards: [Bee]"] }).failure).toMatch(
      /move 1 \(line 13\).*does not answer/,
    );
  });

  test("yes, no, pass, and activate with the card that offers", () => {
    expect(
      play([asks(confirm()), asks(confirm()), quiet], { play: ['do: "yes"', 'do: "no"'] }).picks,
    ).toEqual([[0], [1]]);
    expect(play([asks(confirm()), quiet], { play: ["do: pass"] }).picks).toEqual([[1]]);
    const offered = asks({ ...confirm(), source: 1 } as Asked);
    expect(play([offered, offered, quiet], { play: ["do: activate, card: Ant"] }).picks).toEqual([[0], [1]]);
    expect(play([offered, quiet], { play: ["do: activate, card: Bee"] }).failure).not.toBeNull();
  });

  test("give with an amount answers that often", () => {
    const gives = asks({
      player: 0,
      kind: "act",
      options: [{ do: "end" }, { do: "give", card: 1 }],
      min: 1,
      max: 1,
    });
    expect(play([gives, gives, gives, quiet], { play: ["do: give, card: Ant, amount: 3"] }).picks).toEqual([
      [1],
      [1],
      [1],
    ]);
    const asked = [gives, asks(confirm()), gives, quiet];
    const twice = "do: give, card: Ant, amount: 2";
    expect(play(asked, { play: [twice] }).picks).toEqual([[1], [1], [1]]); // declined
    expect(play(asked, { play: [twice, 'do: "yes"'] }).picks).toEqual([[1], [0], [1]]); // by the next move
  });

  test("cards and an amount answer two decisions, in whichever order they are asked", () => {
    const move = { play: ["do: choose, cards: [Bee], amount: 2"] };
    expect(play([asks(choose(1, 1)), asks(amount(0, 3)), quiet], move).picks).toEqual([[1], [2]]);
    expect(play([asks(amount(0, 3)), asks(choose(1, 1)), quiet], move).picks).toEqual([[2], [1]]);
  });

  test("what an act chooses may stand beside it, and must be asked", () => {
    const offers = asks({
      player: 0,
      kind: "act",
      options: [{ do: "end" }, { do: "activate", card: 1 }],
      min: 1,
      max: 1,
    });
    const move = { play: ["do: activate, card: Ant, cards: [Bee]"] };
    expect(play([offers, asks(choose(1, 1)), quiet], move).picks).toEqual([[1], [1]]);
    expect(play([offers, quiet], move).failure).toMatch(/does not answer/);
  });

  test("a number may be told by cards, none is zero", () => {
    expect(play([asks(amount(0, 3)), quiet], { play: ["do: choose, cards: []"] }).picks).toEqual([[0]]);
    expect(play([asks(amount(0, 3)), quiet], { play: ["do: choose, cards: [coins, coins]"] }).picks).toEqual([
      [2],
    ]);
  });

  test("drawing up to a number is yes that often, then no", () => {
    const draw = asks(confirm({ purpose: "draw up to" }));
    expect(play([draw, draw, draw, quiet], { play: ["do: choose, amount: 2"] }).picks).toEqual([
      [0],
      [0],
      [1],
    ]);
    expect(play([draw, draw, quiet], { play: ["do: choose, amount: 2"] }).picks).toEqual([[0], [0]]);
  });

  test("any of what cannot be told apart takes the first", () => {
    const hidden = [1, 2].map((card) => ({ do: "choose", card, alike: "unknown" }));
    expect(
      play([asks(choose(1, 1, { options: hidden })), quiet], { play: ["do: choose, cards: [Bee]"] }).picks,
    ).toEqual([[0]]);
  });

  test("counted things are named by their place or the card they are on", () => {
    const options = [
      { do: "choose", option: "coins", alike: "coins" },
      { do: "choose", option: "coins", card: 1, alike: "coins/1" },
    ];
    expect(
      play([asks(choose(1, 1, { options })), quiet], { play: ["do: choose, cards: [coins/Ant]"] }).picks,
    ).toEqual([[1]]);
    expect(
      play([asks(choose(1, 1, { options })), quiet], { play: ["do: choose, cards: [coins]"] }).picks,
    ).toEqual([[0]]);
  });

  test("an option by its first words", () => {
    const options = ["Draw 1 card.", "Rest a card."].map((option) => ({ do: "choose", option }));
    expect(
      play([asks({ player: 0, kind: "act", options, min: 1, max: 1 }), quiet], {
        play: ["do: choose, option: rest"],
      }).picks,
    ).toEqual([[1]]);
  });

  test("an order of abilities is kept for the later picks that it names", () => {
    const steps = [asks(order(0, 1, 2)), asks(confirm()), asks(order(0, 1)), quiet];
    expect(play(steps, { play: ["do: order, cards: [Bee, Ant, you.leader]"] }).picks).toEqual([
      [2],
      [1],
      [1],
    ]);
  });

  test("an order of cards is taken at once, what it does not name follows", () => {
    const cards = { ...order(1, 2, 0), min: 3, max: 3 };
    expect(play([asks(cards), quiet], { play: ["do: order, cards: [Bee]"] }).picks).toEqual([[1, 0, 2]]);
  });

  test("stop names how many more times", () => {
    const loop = { ...amount(0, 9999, "loop"), options: [{ do: "stop" }] };
    expect(play([asks(loop), quiet], { play: ["do: stop, amount: 5"] }).picks).toEqual([[5]]);
    expect(play([asks(loop), quiet]).failure).not.toBeNull();
  });

  test("what is barred is not taken", () => {
    const options = [{ do: "choose", card: 1, barred: true as const }, bee];
    expect(
      play([asks(choose(1, 1, { options })), quiet], { play: ["do: choose, cards: [Ant]"] }).picks,
    ).toEqual([[1]]);
  });

  test("a move that fits several offers says too little", () => {
    const options = [0, 6].map((target) => ({ do: "attack", card: 1, target }));
    const steps = [asks({ player: 0, kind: "act", options, min: 1, max: 1 }), quiet];
    expect(play(steps, { play: ["do: attack, card: Ant"] }).failure).toMatch(/fits several offers/);
  });
});
