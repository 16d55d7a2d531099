import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run as cards } from "../src/cards/cards.ts";
import { report } from "../src/cards/report.ts";
import { opcg } from "../src/games/opcg.ts";

let folder: string;
let written: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arbiter-cards-"));
  process.env.ARBITER_CARDS = join(folder, "library.json");
  written = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void written.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete process.env.ARBITER_CARDS;
  rmSync(folder, { recursive: true });
});

const deckhand = {
  number: "ZZ1-002",
  name: "Pim Deckhand",
  category: "CHARACTER",
  colors: ["Red"],
  cost: 2,
  power: 3000,
  counter: 1000,
  types: ["Harbour"],
  text: "[On Play] Draw 1 card.",
};

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

describe("arbiter cards", () => {
  it("imports lists of other programs into one library, and says what is wrong", async () => {
    const theirs = { id: "ZZ1-001", name: "Bess", category: "Leader", colors: ["Red"], cost: 5, effect: "-" };
    const code = await cards(["import", file("a.json", [deckhand, theirs, { odd: 1 }])]);
    expect(code).toBe(1);
    expect(written[0]).toContain("2 cards taken");
    expect(written.at(-1)).toContain("card 3: no known format has the fields odd");
    const library = JSON.parse(readFileSync(process.env.ARBITER_CARDS!, "utf8"));
    expect(library.opcg["ZZ1-001"]).toMatchObject({ category: "LEADER", life: 5 });
    expect(library.opcg["ZZ1-002"]).toEqual(deckhand);
  });

  it("reports what reads, runs and fires, and what stands in the way", () => {
    const odd = { ...deckhand, number: "ZZ1-003", text: "[On Play] Tickle 1 card." };
    const { reads, runs, fires, perCard, blocked } = report(opcg, [...helpers(), deckhand, odd]);
    expect(perCard["ZZ1-002"]).toMatchObject({ reads: true, runs: true, fires: true });
    expect(perCard["ZZ1-003"]).toMatchObject({ reads: false, runs: false, fires: false });
    expect([reads, runs, fires]).toEqual([3, 3, 3]);
    expect(blocked[0].by).toContain("Tickle");
  });

  it("shows the mistake of an own card under its word", async () => {
    expect(await cards(["lint", file("b.json", [{ ...deckhand, text: "[On Play] Tickle 1 card." }])])).toBe(
      1,
    );
    expect(written).toContain("  [On Play] Tickle 1 card.");
    expect(written).toContain("            ^");
  });

  it("draws the same cards for the same seed", async () => {
    const list = file("c.json", [deckhand, ...helpers()]);
    await cards(["sample", "2", "--seed", "4", list]);
    const first = written.splice(0);
    await cards(["sample", "2", "--seed", "4", list]);
    expect(written).toEqual(first);
    expect(first).toHaveLength(2);
  });
});

/** A Leader and a Character, so that a table can be laid. */
function helpers() {
  return [
    { number: "ZZ1-010", name: "Captain Bess", category: "LEADER", colors: ["Red"], life: 5, power: 5000 },
    { number: "ZZ1-011", name: "Rower", category: "CHARACTER", colors: ["Red"], cost: 1, power: 2000 },
  ];
}
