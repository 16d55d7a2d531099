/** What servers and matches refuse, in every language. They send English, which the page says in its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { intlFor } from "../src/i18n/languages.ts";
import { refusalSaid } from "../src/i18n/refusals.ts";
import { refusals as french } from "../src/i18n/refusals-fr.ts";
import { refusals as italian } from "../src/i18n/refusals-it.ts";

const packages = join(import.meta.dirname, "../..");

/** The place of a fault in a message, a format file or a save: for who wrote it, and nothing that the page sends. */
const technical = [
  "JSON is expected.",
  "7: 7",
  "7: 7.",
  "A format is an object.",
  "answers[7] is not possible: 7",
];

const literal = '"(?:[^"\\\\]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`';
const refusing = new RegExp(`(?:new Refused\\(|refused:|\\bsays:)\\s*(${literal}|\\w+)`, "g");

/** The sentences of a source file, with 7 for every value. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(join(packages, file), "utf8");
  return [...source.matchAll(refusing)].flatMap(([, given]) => {
    const named = new RegExp(`const ${given} = (${literal})`).exec(source)?.[1];
    const text = /^["`]/.test(given) ? given : named;
    return text === undefined ? [] : [text.slice(1, -1).replace(/\$\{[^}]*\}/g, "7")];
  });
}

const sources = readdirSync(join(packages, "server/src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("load"))
  .map((name) => `server/src/${name}`);
const said = new Set(
  [...sources, "match/src/formats.ts", "table/src/match/worker.ts"]
    .flatMap(sentencesIn)
    .filter((one) => one.includes(" ") && !technical.includes(one)),
);

test.each(["fr", "it"] as const)(
  "each refusal of the server and of a match is said in %s",
  async (language) => {
    const intl = await intlFor(language);
    expect(said).toContain("There is no room with this code.");
    expect(said).toContain("The passkey was not accepted.");
    expect(said).toContain("A name has 1 to 7 letters.");
    expect(said.size).toBeGreaterThan(60);
    expect([...said].filter((one) => refusalSaid(intl, one) === one)).toEqual([]);
  },
);

test("values stay, an unknown sentence too, and English is as it came", async () => {
  const [fr, it, en] = await Promise.all([intlFor("fr"), intlFor("it"), intlFor("en")]);
  expect(refusalSaid(fr, "A name has 1 to 24 letters.")).toBe("Un nom a de 1 à 24 lettres.");
  expect(refusalSaid(it, 'There is no format "Old School" here.')).toBe(
    "Qui non c’è un formato “Old School”.",
  );
  expect(refusalSaid(fr, "Never heard of.")).toBe("Never heard of.");
  expect(refusalSaid(en, "The table is full.")).toBe("The table is full.");
});

test("what one language has, the other has, with the same values", () => {
  expect(Object.keys(italian).sort()).toEqual(Object.keys(french).sort());
  const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const refusals of [french, italian])
    for (const [english, says] of Object.entries(refusals)) expect(valuesIn(says)).toEqual(valuesIn(english));
});
