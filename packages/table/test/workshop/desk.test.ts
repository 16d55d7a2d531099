/** The judge's desk offers for an area the cards that may lie there. */
import { game as dbs } from "@arbiter/match/dbs";
import { game as opcg } from "@arbiter/match/opcg";
import { describe, expect, test } from "vitest";
import { areas, fits } from "../../src/workshop/judge/areas.ts";

describe.each([opcg, dbs])("$name", (game) => {
  const kinds = [...new Set([...game.ownCards().values()].map(({ category }) => category))];
  const takers = (kind: string) =>
    areas[game.name].filter((area) => fits(area, kind)).map(({ name }) => name);

  test("a Leader lies in the Leader area only, and no other card lies there", () => {
    expect(takers("LEADER")).toEqual(["leader"]);
    const leader = areas[game.name].find(({ name }) => name === "leader")!;
    expect(kinds.filter((kind) => !/LEADER/.test(kind) && fits(leader, kind))).toEqual([]);
  });

  test("every kind of card can be laid somewhere, and in the hand if it is no Leader", () => {
    for (const kind of kinds) expect(takers(kind).length, kind).toBeGreaterThan(0);
    expect(takers(game.name === "opcg" ? "CHARACTER" : "BATTLE")).toContain("hand");
  });
});
