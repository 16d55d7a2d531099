import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mulberry32, randomPicks } from "@arbiter/ai";
import { apply, decision, hash, type Input, Refused, seedFrom } from "@arbiter/engine";
import { ownDeck, start } from "@arbiter/opcg";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { gameNamed } from "../src/games/index.ts";
import { opcg } from "../src/games/opcg.ts";
import { engineVersion, loadSave, makeSave, readSave, writeSave } from "../src/play/save.ts";

const match = {
  game: opcg,
  decks: [ownDeck("ember"), ownDeck("lantern")] as const,
  seed: seedFrom(11),
  chooser: 0 as const,
  bot: "greedy" as const,
};

function played(answers: number): { inputs: Input[]; end: string } {
  const random = mulberry32(5);
  const inputs: Input[] = [];
  let g = start(match.decks, match.seed, match.chooser);
  for (let open = decision(g); open !== null && inputs.length < answers; open = decision(g)) {
    inputs.push({ player: open.player, picks: randomPicks(open, random) });
    g = apply(g, inputs[inputs.length - 1]);
  }
  return { inputs, end: hash(g.state) };
}

const { inputs, end } = played(40);
const good = JSON.stringify(makeSave(match, inputs));
const folder = mkdtempSync(join(tmpdir(), "arbiter-save-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message of the refusal; anything else that is thrown fails the test. */
function refusal(text: string): string {
  try {
    readSave(text);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
  return "";
}

/** The save with another value at a path. */
function changed(value: unknown, ...path: (string | number)[]): string {
  const save = JSON.parse(good) as Record<string, unknown>;
  let part: Record<string | number, unknown> = save;
  for (const key of path.slice(0, -1)) part = part[key] as typeof part;
  part[path[path.length - 1]] = value;
  return JSON.stringify(save);
}

describe("a saved game", () => {
  it("keeps its edition", () => {
    const game = gameNamed("dbs", "1.10");
    const [a, b] = game.deckNames();
    const of110 = { ...match, game, decks: [game.deck(a), game.deck(b)] as const };
    const text = JSON.stringify(makeSave(of110, []));
    expect(readSave(text).game.program.edition.edition).toBe("1.10");
    expect(refusal(text.replace('"edition":"1.10"', '"edition":"0.9"'))).toMatch(/3\.02, 1\.10, manual-2\.1/);
  });

  it("is read to the same position", () => {
    expect(hash(readSave(good).game.state)).toBe(end);
  });

  it("is written whole or not at all", () => {
    const file = join(folder, "game.json");
    writeSave(file, makeSave(match, inputs));
    expect(hash(loadSave(file).game.state)).toBe(end);
    const before = readFileSync(file, "utf8");
    expect(() => writeSave(join(folder, "no", "such", "folder.json"), makeSave(match, []))).toThrow(Refused);
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(readdirSync(folder)).toEqual(["game.json"]);
  });

  it("names the engine that plays it", () => {
    const engine = JSON.parse(
      readFileSync(new URL("../../engine/package.json", import.meta.url), "utf8"),
    ) as { version: string };
    expect(engineVersion).toBe(engine.version);
  });

  it("says what is wrong and where", () => {
    expect(refusal("")).toContain("not JSON");
    expect(refusal("[1]")).toContain('"arbiter" is missing');
    expect(refusal(changed(2, "arbiter"))).toContain("arbiter: ");
    expect(refusal(changed("chess", "game"))).toContain("game: one of opcg");
    expect(refusal(changed("1.0", "edition"))).toContain("edition: the rulebook here is 1.1.7");
    expect(refusal(changed("xyz", "seed"))).toContain("seed: ");
    expect(refusal(changed("AB9-999", "decks", 1, 3))).toContain(
      'decks[1][3]: no card has the number "AB9-999"',
    );
    expect(refusal(changed(["AB1-001", "AB1-002"], "decks", 0))).toContain("(5-1-2)");
    expect(refusal(changed({ player: 2, picks: [] }, "answers", 7))).toContain("answers[7]: ");
    expect(refusal(changed([9], "answers", 0, "picks"))).toContain("answers[0] is not possible");
  });

  it("is an error or a good save, whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const file = join(folder, "bytes.json");
        writeFileSync(file, bytes);
        expect(() => loadSave(file)).toThrow(Refused);
      }),
      { numRuns: 300 },
    );
    rmSync(join(folder, "bytes.json"));
  });

  it("is an error or a good save, whatever is changed in it", () => {
    const edits = fc.record({
      at: fc.nat(good.length - 1),
      remove: fc.nat(6),
      put: fc.string({ maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 3 }), (all) => {
        const text = all.reduce(
          (now, { at, remove, put }) => now.slice(0, at) + put + now.slice(at + remove),
          good,
        );
        refusal(text);
      }),
      { numRuns: 500 },
    );
  });

  it("is an error or a good save, whatever values stand in it", () => {
    const keys = Object.keys(JSON.parse(good) as object);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.nat(50), fc.jsonValue(), (key, at, value) => {
        refusal(changed(value, key));
        if (Array.isArray(JSON.parse(good)[key])) refusal(changed(value, key, at));
        refusal(changed(value, "answers", at % 40, "picks"));
      }),
      { numRuns: 300 },
    );
  });
});
