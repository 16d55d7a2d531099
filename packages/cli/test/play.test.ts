import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Console, scripted } from "../src/play/console.ts";
import { play } from "../src/play/play.ts";

const wishes = { deck: "ember", against: "mossback", seed: "5", first: "me", bot: "greedy" };
const folder = mkdtempSync(join(tmpdir(), "arbiter-play-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is written after these lines were typed, in a game that began with a kept hand. */
async function typed(...lines: string[]): Promise<string[]> {
  const on = scripted(["no", ...lines]);
  expect(await play(on, wishes)).toBe(0);
  return on.written;
}

/** What the last of the lines led to. */
async function after(...lines: string[]): Promise<string> {
  const before = await typed(...lines.slice(0, -1));
  const all = await typed(...lines);
  return all.slice(before.length).join("\n");
}

describe("arbiter play", () => {
  it("asks for what was not given, and takes numbers or names", async () => {
    const on = scripted(["nonsense", "2", ""]);
    expect(await play(on, { seed: "1" })).toBe(0);
    const text = on.written.join("\n");
    expect(text).toContain("1. assize: Justice Morwen Hale, Black and Yellow, 4 Life");
    expect(text).toContain('There is no deck and no file "nonsense"');
    expect(text).toContain("You play ember; the normal bot plays");
  });

  it("tells what happens, each line with its paragraph", async () => {
    const lines = await typed();
    expect(lines).toContain("Your opponent draws 5 cards. [5-2-1-6]");
    expect(lines).toContain("Turn 1: your turn. [5-2-1-8]");
    const told = lines.slice(2).filter((line) => !/^\d+\. /.test(line));
    for (const line of told) expect(line).toMatch(/ \[[^\]]+\]$/);
  });

  it("never names a card that the player does not see", async () => {
    const draws = (await typed()).filter((line) => line.startsWith("Your opponent draws"));
    for (const line of draws) expect(line).toMatch(/draws \d+ cards?\. /);
  });

  it("reads the hand, the field, Life and trash", async () => {
    expect(await after("hand")).toMatch(/^You have 5 cards in hand\.\n1\. /);
    expect(await after("field")).toContain("Leader Tamsin Reedwalker (active, 5000 power).");
    expect(await after("life")).toMatch(/^You have 5 Life cards\./);
    expect(await after("trash")).toContain("Your trash is empty.");
  });

  it("reads a card out with where its numbers come from", async () => {
    const text = await after("give leader", "card sorrel");
    expect(text).toContain("Sorrel Kaine, AB1-001: Red Leader, 5 Life, 5000 power");
    expect(text).toContain("Power 6000: printed 5000; +1000 for 1 DON!! given [6-5-5-2].");
    expect(await after("card no such card")).toContain('No card in this game is called "no such card".');
  });

  it("says why a card cannot be played or attack, with the paragraph in our words", async () => {
    const text = await after("why leader");
    expect(text).toContain("Leader Sorrel Kaine cannot attack their Leader now:");
    expect(text).toContain("[6-5-6-1] Neither player may battle in their own first turn.");
    expect(await after("attack leader with sorrel")).toContain("[6-5-6-1]");
    expect(await after("why tobin")).toContain(
      "There are not enough active DON!! to pay its cost. [6-5-3-1]",
    );
  });

  it("reads a paragraph and those below it", async () => {
    const text = await after("rules 7-1-4");
    expect(text).toContain("7-1-4. Damage Step");
    expect(text).toContain("7-1-4-1-2. A beaten Character is K.O.'d");
    expect(await after("rules 99")).toContain('no paragraph "99"');
  });

  it("takes the words of an offer, and lists what they could mean", async () => {
    expect(await after("give leader")).toContain("You give 1 DON!! to Leader Sorrel Kaine.");
    expect(await after("xyz")).toContain("That is none of the answers.");
    expect(await after("77")).toContain("There is no answer 77");
    expect(await after("e")).toContain("Turn 2: your opponent's turn.");
  });

  it("takes a decision back: freely while nothing was seen, otherwise with the bot's consent", async () => {
    expect(await after("give leader", "undo")).toMatch(
      /^Taken back\.\nTurn 1, your Main Phase: 1 active DON!!/,
    );
    expect(await after("end", "undo")).toContain("the bot agrees. Taken back.\nTurn 1, your Main Phase");
  });

  it("saves and goes on from the save", async () => {
    const file = join(folder, "game.json");
    const whole = await after("give leader", `save ${file}`, "end", "undo", "hand", `load ${file}`);
    expect(whole).toContain("Turn 1, your Main Phase: 0 active DON!!");
    const on = scripted([`load ${file}`, "hand"]);
    expect(await play(on, {})).toBe(0);
    expect(on.written.join("\n")).toContain("You give 1 DON!! to Leader Sorrel Kaine.");
  });

  it("refuses a damaged save and plays on", async () => {
    const file = join(folder, "damaged.json");
    writeFileSync(file, '{"arbiter": 1');
    expect(await after(`load ${file}`)).toContain("not JSON");
    expect(await after(`load ${file}`, "again")).toContain("Turn 1, your Main Phase");
    expect(await after("load")).toContain("Name a file");
  });

  it("concedes once that is confirmed", async () => {
    expect(await after("concede", "no")).toBe("");
    const text = (await typed("concede", "yes")).join("\n");
    expect(text).toContain("You concede. [1-2-3]\nYou have lost.");
  });

  it.each([wishes, { game: "dbs", deck: "1", against: "2", seed: "5", first: "me", bot: "greedy" }])(
    "plays a whole game from typed lines",
    async (wishes) => {
      const written: string[] = [];
      let reads = 0;
      const on: Console = {
        write: (line) => void written.push(line),
        quiet: (words) => `[${words}]`,
        read: async () => {
          if (written.some((line) => line.startsWith("You have ") && line.includes("Type undo"))) return null;
          const wanted = /^(\d+) (?:to \d+ )?are asked for/.exec(written[written.length - 1]);
          if (wanted !== null) return Array.from({ length: Number(wanted[1]) }, (_, i) => i + 1).join(" ");
          return ++reads > 3000 ? null : "1";
        },
      };
      expect(await play(on, wishes)).toBe(0);
      expect(written.join("\n")).toMatch(/You have (won|lost)\./);
    },
  );
});
