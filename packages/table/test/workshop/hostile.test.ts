/** Files and links that mean no good: zips, pictures, packed values, everything local. */
import { Refused } from "@arbiter/engine";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { packed, unpacked } from "../../src/app/packing.ts";
import { checkedParts } from "../../src/workshop/data/checked.ts";
import { measure } from "../../src/workshop/worker/picture.ts";
import { eachInZip } from "../../src/workshop/worker/zip.ts";

const fileOf = (bytes: Uint8Array, name = "a.zip") => new File([bytes as BlobPart], name);

async function unzipped(bytes: Uint8Array, most = 1_000_000): Promise<string[]> {
  const names: string[] = [];
  await eachInZip(
    fileOf(bytes),
    /\.json$/,
    most,
    (name, content) => void names.push(`${name} ${content.length}`),
  );
  return names;
}

describe("a zip", () => {
  const good = zipSync({
    "a.json": new Uint8Array(10),
    "b/c.json": new Uint8Array(20),
    "d.txt": new Uint8Array(5),
  });

  test("gives the wanted files", async () => {
    expect(await unzipped(good)).toEqual(["a.json 10", "b/c.json 20"]);
  });

  test("that unpacks to too much, or far too well, is refused before it is held", async () => {
    const bomb = zipSync({ "a.json": new Uint8Array(30_000_000) }, { level: 9 });
    await expect(unzipped(bomb)).rejects.toThrow(/more than 1 MB/);
    await expect(unzipped(bomb, 100_000_000)).rejects.toThrow(/far more than it should/);
  });

  test("with too many files is refused", async () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}.json`, new Uint8Array(0)])),
      {
        level: 0,
      },
    );
    await expect(unzipped(many, 1e9)).rejects.toThrow(/more than 20000 files/);
  });

  test("that is damaged anywhere gives what can be read or a refusal, never another error", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.nat(good.length),
        async (changes, end) => {
          const bytes = good.slice(0, Math.max(4, end));
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          try {
            await unzipped(bytes);
          } catch (error) {
            expect(error).toBeInstanceOf(Refused);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a picture", () => {
  test("is told by its first bytes, or refused", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.constantFrom(
          [],
          [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
          [0xff, 0xd8, 0xff],
          [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
        ),
        (rest, head) => {
          try {
            const { wide, high } = measure(new Uint8Array([...head, ...rest]));
            expect(wide * high).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(Refused);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("of a kind that can carry a script is none", () => {
    expect(() =>
      measure(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
    ).toThrow(/not a PNG/);
  });
});

describe("a packed value", () => {
  test("comes back as it went", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unpacked(packed(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("that holds too much, or nonsense, is refused", () => {
    expect(() => unpacked(packed("x".repeat(3_000_000)))).toThrow(/too much/);
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,80}$/), (text) => {
        try {
          unpacked(text);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

describe("everything local", () => {
  test("with anything else in the place of a deck, a result or a card is refused by its place", () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 3 }), (odd) => {
        for (const part of ["decks", "results"])
          expect(() => checkedParts({ [part]: [odd] })).toThrow(`${part}[0]`);
      }),
      { numRuns: 300 },
    );
  });

  test("keeps of a deck only what a deck has", () => {
    const deck = {
      id: "a",
      game: "opcg",
      edition: "",
      name: "<b>",
      changed: 1,
      leader: null,
      main: [["AB1-001", 4]],
      z: [],
      versions: [],
    };
    const evil = JSON.parse(`{"__proto__":{"polluted":1},"more":"x"}`);
    const { decks } = checkedParts({ decks: [{ ...deck, ...evil }] });
    expect(decks).toEqual([{ ...deck, shown: null }]);
    expect(() => checkedParts({ decks: [{ ...deck, main: [["AB1-001", 1e9]] }] })).toThrow("decks[0]");
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
