/** The teacher: sees a win on the table, knows no more than its seat, and finds where a game turned. */
import { decision, seedFrom, view } from "@arbiter/engine";
import { enter, laidSession, newSession, nextInput, now, type Session } from "@arbiter/match";
import { game } from "@arbiter/match/opcg";
import { adviceFor, swingsOf } from "@arbiter/match/teacher";
import { opcgScenarios } from "@arbiter/opcg";
import { readScenario } from "@arbiter/scenario";
import { expect, test } from "vitest";

const won = `
title: A win on the table
game: opcg
edition: "1.1.7"
turn: { player: you, number: 9 }
you: { leader: AB1-001, life: 2, hand: 0 }
opponent: { leader: AB1-041, life: 0, hand: 0 }
play: []
expect: []
`;

function laid(text: string): Session {
  const read = readScenario(text, [opcgScenarios]);
  if ("problems" in read) throw new Error(read.problems.join());
  return laidSession(game, opcgScenarios.start(read.scenario.program, read.scenario.position), [
    "human",
    "easy",
  ]);
}

test("a win is advised, with a chance of one, and what ending the turn costs", () => {
  const advice = adviceFor(laid(won), 0);
  expect(advice[0].says[0].id).toBe("do.attack");
  expect(advice[0].chance).toBe(1);
  expect(advice.length).toBeGreaterThan(1);
  const end = advice.find(({ says }) => says[0].id === "do.end");
  expect(end?.chance ?? 0).toBeLessThan(1);
});

test("DON!! for one card are advised together, then the attack that they make possible", () => {
  const strong = won
    .replace("turn:", "cards:\n  Tower: { category: LEADER, colors: [Green], power: 7000, life: 5 }\nturn:")
    .replace("hand: 0 }", "hand: 0, don: { active: 2 } }")
    .replace("AB1-041", "Tower");
  const [best] = adviceFor(laid(strong), 0);
  expect(best.says.map(({ id }) => id)).toEqual(["do.giveMany", "do.attack"]);
  expect(best.says[0].values).toEqual({ n: 2, card: "Sorrel Kaine" });
});

/** Takes the option that does this, or chooses it. */
function take(session: Session, what: string): void {
  const open = decision(now(session))!;
  const pick = open.options.findIndex((option) => option.do === what || option.option === what);
  enter(session, { player: open.player, picks: [pick] });
}

test("an answer is understood without its button: a redraw by its name, yes and no with the question", () => {
  const decks = [game.deck("ember"), game.deck("quill")] as const;
  const session = newSession(game, decks, seedFrom(3), 0, ["human", "easy"]);
  take(session, "first");
  expect(["do.keep", "do.redraw"]).toContain(adviceFor(session, 0)[0].says[0].id);

  const hit = laid(`
title: A hit
game: opcg
edition: "1.1.7"
cards:
  Spark: { category: EVENT, colors: [Red], cost: 1, text: "[Main] Draw 1 card.", trigger: "Draw 1 card." }
turn: { player: opponent, number: 8 }
you: { leader: AB1-001, life: [Spark, Spark], hand: 0 }
opponent: { leader: AB1-041, life: 3, hand: 0 }
play: []
expect: []
`);
  take(hit, "attack");
  while (decision(now(hit))?.purpose !== "trigger") take(hit, "pass");
  const [said] = adviceFor(hit, 0)[0].says;
  expect(said).toMatchObject({ id: "do.answered", values: { question: { id: "ask.confirm.trigger" } } });
});

test("nothing is advised to who is not asked", () => {
  expect(adviceFor(laid(won), 1)).toEqual([]);
});

test("the swings of a game are answers of that seat, three at most, in their order", {
  timeout: 60_000,
}, () => {
  const decks = [game.deck("ember"), game.deck("quill")] as const;
  const session = newSession(game, decks, seedFrom(3), 0, ["easy", "easy"]);
  for (let n = 0; n < 400 && now(session).state.result === null; n++) {
    const input = nextInput(session, [
      { always: false, passing: "no" },
      { always: false, passing: "no" },
    ]);
    if (input === null) break;
    enter(session, input);
  }
  expect(now(session).state.result).not.toBeNull();
  const swings = swingsOf(session, 0);
  expect(swings.length).toBeGreaterThan(0);
  expect(swings.length).toBeLessThanOrEqual(3);
  expect(swings.map(({ at }) => at)).toEqual(swings.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { at, before, after, says } of swings) {
    expect(decision(session.games[at])?.player).toBe(0);
    expect(view(session.games[at], 0).decision).not.toBeNull();
    expect(Math.abs(before - after)).toBeGreaterThan(0.03);
    expect(says.length).toBeGreaterThan(0);
    expect(["do.yes", "do.no"]).not.toContain(says[0].id);
  }
});
