/** The project says everything in its own words. Compared where the rulebooks and card data lie beside it. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const shared = join(root, "../shared");
const run = 12; // words in a row that are no accident
const fewNumbers = 40;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function* runs(text: string): Generator<string> {
  const all = words(text);
  for (let i = 0; i + run <= all.length; i++) yield all.slice(i, i + run).join(" ");
}

/** Files that are committed or about to be; what npm writes has no words. */
function committed(): { name: string; text: string }[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .split("\0")
    .filter((name) => name !== "" && !name.endsWith("lock.json") && existsSync(join(root, name)))
    .filter((name) => statSync(join(root, name)).isFile() && statSync(join(root, name)).size <= 2_000_000)
    .map((name) => ({ name, text: readFileSync(join(root, name), "utf8") }))
    .filter(({ text }) => !text.includes("\0"));
}

/** Files of a folder beside the project; none where it is not there, and then it is said. */
function beside(folder: string, ending: string): string[] {
  const path = join(shared, folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
  if (files.length === 0)
    console.log(`no ../shared/${folder} beside the repository: nothing to compare with`);
  return files.map((name) => readFileSync(join(path, name), "utf8"));
}

test(`no file shares ${run} words in a row with a rulebook`, () => {
  const printed = new Set(beside("rulebooks", ".txt").flatMap((book) => [...runs(book)]));
  if (printed.size === 0) return;
  const found = committed().flatMap(({ name, text }) => {
    return [...runs(text)].filter((words) => printed.has(words)).map((words) => `${name}: ${words}`);
  });
  expect(found).toEqual([]);
});

test(`no file holds more than ${fewNumbers} real card numbers`, () => {
  const cards = beside("data", "-cards.json").flatMap((data) => JSON.parse(data) as { number: string }[]);
  const real = new Set(cards.map((card) => card.number));
  if (real.size === 0) return;
  const found = committed().flatMap(({ name, text }) => {
    const hits = new Set(text.match(/\b[A-Z]{1,3}\d{0,2}-\d{2,3}\b/g)?.filter((number) => real.has(number)));
    return hits.size > fewNumbers ? [`${name}: ${hits.size}`] : [];
  });
  expect(found).toEqual([]);
});
