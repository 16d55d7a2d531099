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

test("a block is asked with the card that would block, and with the attack", () => {
  const read = readScenario(attacked, [dbsScenarios]);
  if ("problems" in read) throw new Error(read.problems.join());
  const session = laidSession(game, dbsScenarios.start(read.scenario.program, read.scenario.position), [
    "human",
    "human",
  ]);
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
