import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { rateOf } from "../src/arena/interval.ts";
import type { Job, Outcome } from "../src/arena/job.ts";
import { picture } from "../src/arena/picture.ts";
import { report } from "../src/arena/report.ts";
import { asCsv } from "../src/arena/table.ts";
import { jobsOf, score } from "../src/ladder.ts";

const folder = mkdtempSync(join(tmpdir(), "arbiter-arena-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bin = fileURLToPath(new URL("../bin/arbiter.js", import.meta.url));
async function arbiter(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [bin, ...args]);
  return stdout;
}

function outcome(more: Partial<Outcome>): Outcome {
  return {
    winner: 0,
    finished: true,
    first: 0,
    turns: 10,
    answers: 100,
    decisions: [10, 20],
    ms: [50, 20],
    deeds: [{}, {}],
    ...more,
  };
}

describe("a rate", () => {
  it("has Wilson's interval", () => {
    expect(rateOf(280, 0, 400)).toEqual({ rate: 0.7, low: 0.6534, high: 0.7428 });
    expect(rateOf(0, 0, 10)).toMatchObject({ rate: 0, low: 0 });
    expect(rateOf(1, 2, 4).rate).toBe(0.5);
  });
});

describe("the ladder", () => {
  it("plays each seed twice with the decks where they are and the bots' seats swapped", () => {
    const jobs = jobsOf("opcg", ["x", "y"], ["a", "b"], 8, 0, { playouts: 3 });
    for (let i = 0; i < 8; i += 2) {
      expect(jobs[i]).toMatchObject({ seed: i / 2, bots: ["a", "b"] });
      expect(jobs[i + 1]).toEqual({ ...jobs[i], bots: ["b", "a"] });
    }
    expect(new Set(jobs.map(({ decks }) => decks.join()))).toEqual(new Set(["x,x", "y,x", "x,y", "y,y"]));
  });

  it("counts wins by bot, not by seat", () => {
    const games = [
      outcome({ winner: 0 }), // a sits first
      outcome({ winner: 0 }), // b does
      outcome({ winner: null }),
      outcome({ winner: null, finished: false }),
    ];
    expect(score(["a", "b"], games)).toMatchObject({
      games: 4,
      winsA: 1,
      winsB: 1,
      draws: 1,
      unfinished: 1,
      rateA: 0.375,
      msPerDecisionA: 2.3333, // (50 + 20 + 50 + 20) / (10 + 20 + 10 + 20)
    });
  });

  it("gives the same match for the same seed where playouts are counted, and its rates as a picture", async () => {
    const svg = join(folder, "ladder.svg");
    const args = ["ladder", "--game", "opcg", "--games", "2", "--playouts", "6", "--bots", "easy,greedy"];
    const [one, two] = await Promise.all([
      arbiter(...args, "--json", "--svg", svg),
      arbiter(...args, "--json", "--cores", "1"),
    ]);
    const read = (text: string) => {
      const { game, pairs } = JSON.parse(text);
      const [{ msPerDecisionA, ...pair }] = pairs;
      expect(msPerDecisionA).toBeGreaterThan(0);
      return { game, pair };
    };
    expect(read(one)).toEqual(read(two));
    const { game, pair } = read(one);
    expect(game).toBe("opcg");
    expect(Object.keys(pair)).toEqual([
      "a",
      "b",
      "games",
      "winsA",
      "winsB",
      "draws",
      "unfinished",
      "rateA",
      "low",
      "high",
    ]);
    expect(pair.winsA + pair.winsB + pair.draws).toBe(2);
    expect(readFileSync(svg, "utf8")).toContain("easy against greedy");
  });

  it("says what it does not understand", async () => {
    await expect(arbiter("ladder", "--bots", "hard,nobody")).rejects.toThrow('There is no bot "nobody"');
    await expect(arbiter("ladder", "--games", "few")).rejects.toThrow("--games is a whole number");
  });
});

describe("the picture", () => {
  it("places rate and interval on one scale", () => {
    const svg = picture("A < B", [{ label: "a", rate: 0.5, low: 0.25, high: 0.75 }]);
    expect(svg).toContain("A &lt; B");
    expect(svg).toContain('x1="330.0"');
    expect(svg).toContain('cx="430.0"');
    expect(svg).toContain('x2="530.0"');
  });
});

describe("sim", () => {
  const job = (a: string, b: string): Job => ({
    game: "opcg",
    decks: [a, b],
    bots: ["greedy", "greedy"],
    seed: 0,
  });
  const jobs = [job("x", "y"), job("y", "x"), job("x", "z")];
  const games = [
    outcome({ winner: 0, first: 1, deeds: [{ "play AB1-004": 2 }, { "attack AB1-001": 1 }] }),
    outcome({ winner: 0, first: 0, turns: 20 }),
    outcome({ winner: 1, first: 0 }),
  ];

  it("tells rates by pairing, by deck and seat, and what was played", () => {
    const found = report("opcg", jobs, games);
    expect(found.pairings).toMatchObject([
      { a: "x", b: "y", games: 2, winsA: 1, winsB: 1, rate: 0.5 },
      { a: "x", b: "z", games: 1, winsA: 0, winsB: 1, rate: 0 },
    ]);
    const x = found.decks.filter(({ deck }) => deck === "x");
    expect(x).toMatchObject([
      { seat: "first", games: 1, wins: 0 },
      { seat: "second", games: 2, wins: 1 },
      { seat: "both", games: 3, wins: 1 },
    ]);
    expect(found.first).toMatchObject({ rate: 0.3333 });
    expect(found.turns).toBeCloseTo(40 / 3, 3);
    expect(found.cards).toContainEqual({
      deck: "x",
      card: "AB1-004",
      did: "play",
      times: 2,
      games: 1,
      wins: 1,
    });
  });

  it("writes a table with a row for each of them", () => {
    const rows = asCsv(report("opcg", jobs, games))
      .trimEnd()
      .split("\n");
    expect(rows).toHaveLength(1 + 2 + 9 + 2);
    expect(new Set(rows.map((row) => row.split(",").length))).toEqual(new Set([14]));
    expect(rows).toContain("pairing,x,y,,,,2,1,0,0.5,0.0945,0.9055,,");
  });

  it("plays on all cores and writes CSV and JSON", async () => {
    const [csv, out] = [join(folder, "sim.csv"), join(folder, "sim.json")];
    await arbiter(
      "sim",
      "--decks",
      "ember,quill",
      "--games",
      "2",
      "--bots",
      "random",
      "--csv",
      csv,
      "--out",
      out,
    );
    const found = JSON.parse(readFileSync(out, "utf8"));
    expect(found).toMatchObject({ game: "opcg", games: 2, unfinished: 0 });
    expect(found.pairings).toHaveLength(1);
    expect(readFileSync(csv, "utf8")).toMatch(/^about,deck,against/);
  });
});
