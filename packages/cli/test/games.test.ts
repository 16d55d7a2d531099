import { mulberry32 } from "@arbiter/ai";
import { hash } from "@arbiter/engine";
import { describe, expect, it } from "vitest";
import { bareGame } from "../src/bare.ts";
import { playGame } from "../src/fuzz.ts";
import { dbs } from "../src/games/dbs.ts";
import { opcg } from "../src/games/opcg.ts";
import { allPairings, pairing, randomGame } from "../src/shipped.ts";

describe("random games", () => {
  it.each([opcg, dbs])("end, in every pairing of the shipped decks", (game) => {
    allPairings(game).forEach((match, seed) => {
      expect(playGame(match, seed, false).wrong).toBeNull();
    });
  });

  it("stand the proofs: saved, taken back and played again they are the same", () => {
    expect(playGame(pairing(opcg, "lantern", "assize"), 3, true).wrong).toBeNull();
  });

  it("are the same for the same seed, and can be stopped half way", () => {
    const match = pairing(opcg, "quill", "ember");
    const [a, b] = [randomGame(match, 8), randomGame(match, 8)];
    expect(hash(a.game.state)).toBe(hash(b.game.state));
    expect(randomGame(match, 8, 20)).toMatchObject({ decisions: 20 });
  });
});

it("the bare game of the bench ends too", () => {
  const deck = {
    life: 5,
    cards: Array.from({ length: 50 }, (_, i) => ({
      cost: 1 + (i % 5),
      power: 1000 * (1 + (i % 7)),
      counter: 1000,
    })),
  };
  expect(bareGame([deck, deck], mulberry32(1))).toBeGreaterThan(10);
});
