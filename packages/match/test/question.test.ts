/** A question says what it is about: the card, and the attack that it answers. */
import { dbsScenarios } from "@arbiter/dbs";
import { decision, view } from "@arbiter/engine";
import { enter, laidSession, now, scene, seenAs } from "@arbiter/match";
import { game } from "@arbiter/match/dbs";
import { readScenario } from "@arbiter/scenario";
import { expect, test } from "vitest";

const attacked = `
title: A wall before the Leader
game: dbs
edition: "3.02"
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Knight: { type: BATTLE, colors: [Red], energyCost: 3, specifiedCost: R, power: 15000, comboCost: 0, comboPower: 5000 }
  Wall: { type: BATTLE, colors: [Blue], energyCost: 2, specifiedCost: B, power: 10000, comboCost: 0, comboPower: 5000, text: "[Blocker]" }
turn: { player: you, number: 5 }
you: { leader: Rho, battle: [Knight] }
opponent: { leader: { card: Rho, as: theirs }, battle: [Wall] }
play: []
expect: []
`;

function laid(text: string) {
  const read = readScenario(text, [dbsScenarios]);
  if ("problems" in read) throw new Error(read.problems.join());
  const { program, position } = read.scenario;
  return laidSession(game, dbsScenarios.start(program, position), ["human", "human"]);
}

test("a block is asked with the card that would block, and with the attack", () => {
  const session = laid(attacked);
  // The Leader's own attack is offered first.
  const attack = decision(now(session))!.options.findLastIndex((option) => option.do === "attack");
  enter(session, { player: 0, picks: [attack] });
  const open = decision(now(session))!;
  const seen = view(now(session), open.player);
  const { says } = scene(game, seenAs(now(session), seen), seen, ["human", "human"], ["A", "B"]).asked!;
  expect(open.player).toBe(1);
  expect(says.values).toMatchObject({
    card: "Wall",
    battle: "yes",
    attack: 15000,
    target: "Rho",
    defence: 10000,
  });
  expect(says.values?.attacker).toBe("Knight");
});

const hand = `
title: A price that two of three can pay
game: dbs
edition: "3.02"
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Knight: { type: BATTLE, colors: [Red], energyCost: 2, specifiedCost: R, power: 15000, comboCost: 1, comboPower: 5000 }
turn: { player: you, number: 5 }
you: { leader: Rho, hand: [Knight], energy: [Knight, Knight, Knight] }
opponent: { leader: { card: Rho, as: theirs } }
play: []
expect: []
`;

function asksAfter(text: string, action: string) {
  const session = laid(text);
  const take = (what: string) =>
    enter(session, { player: 0, picks: [decision(now(session))!.options.findIndex((o) => o.do === what)] });
  if (action === "combo") take("attack");
  take(action);
  const seen = view(now(session), 0);
  return scene(game, seenAs(now(session), seen), seen, ["human", "human"], ["A", "B"]).asked!;
}

test("a card without text has none to show", () => {
  expect(asksAfter(hand, "play").text).toBeNull();
});

test.each(["play", "combo"])("a price is asked for with the card that it is paid for: %s", (action) => {
  const { purpose, says } = asksAfter(hand, action);
  expect(purpose).toBe("pay");
  expect(says.values?.purpose).toEqual({ id: "for.price", values: { card: "Knight" } });
});
