/** What a card could do says why it cannot be done now. */
import { dbsScenarios } from "@arbiter/dbs";
import { view } from "@arbiter/engine";
import { laidSession, now, read, seenAs } from "@arbiter/match";
import { game } from "@arbiter/match/dbs";
import { readScenario } from "@arbiter/scenario";
import { expect, test } from "vitest";

const held = `
title: A Counter in hand
game: dbs
edition: "3.02"
cards:
  Rho: { type: LEADER, colors: [Red], power: 10000, back: { power: 15000 } }
  Shield: { type: EXTRA, colors: [Red], energyCost: 0, text: "[Counter: Attack] Negate the attack." }
turn: { player: you, number: 5 }
you: { leader: Rho, hand: [Shield] }
opponent: { leader: Rho }
play: []
expect: []
`;

test("a [Counter] in hand is not played, and says why it is not used", () => {
  const given = readScenario(held, [dbsScenarios]);
  if ("problems" in given) throw new Error(given.problems.join());
  const { program, position } = given.scenario;
  const session = laidSession(game, dbsScenarios.start(program, position), ["human", "human"]);
  const seen = seenAs(now(session), view(now(session), 0));
  const shield = seen.state.cards.find((card) => program.definitions[card.def].name === "Shield")!;
  const { why } = read(game, seen, shield.id, 0);
  const what = why.map((one) => one.what.id);
  expect(what).not.toContain("can.play");
  const counter = why.find((one) => one.what.id === "can.counter")!;
  expect(counter.can).toBe(false);
  expect(counter.reasons[0].rule).toMatch(/^\d+-/);
});
