/** Who may import whom: a package only from those above it in this list. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const order = ["engine", "cardtext", "scenario", "opcg", "dbs", "ai", "match", "server", "table", "cli"];
/** Two games, and two ends of one wire: neither knows the other. */
const strangers = [
  ["opcg", "dbs"],
  ["server", "table"],
];
const games = ["opcg", "dbs"];
const knowNoGame = ["engine", "cardtext", "scenario"];

const root = join(import.meta.dirname, "..");
const packages = readdirSync(join(root, "packages")).sort();

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** What a file imports, loads or passes on. */
function imports(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g);
  return [...found].map(([, from]) => from);
}

function ours(from: string): string | null {
  return /^@arbiter\/([^/]+)/.exec(from)?.[1] ?? null;
}

function mayUse(user: string, used: string): boolean {
  return (
    order.includes(used) &&
    order.indexOf(used) < order.indexOf(user) &&
    !strangers.some((pair) => pair.includes(user) && pair.includes(used))
  );
}

test("every package has its place in the order", () => {
  expect(packages.filter((name) => !order.includes(name))).toEqual([]);
});

describe.each(packages)("%s", (name) => {
  const folder = join(root, "packages", name);
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = sources(join(folder, "src"));
  const imported = files.flatMap((file) => imports(file).map((from) => ({ file, from })));

  test("depends only on packages above it", () => {
    const used = Object.keys(dependencies).flatMap((from) => ours(from) ?? []);
    expect(used.filter((other) => !mayUse(name, other))).toEqual([]);
  });

  test("imports only from packages above it, and says so in its package.json", () => {
    const wrong = imported.filter(({ from }) => {
      const other = ours(from);
      return other !== null && !(mayUse(name, other) && `@arbiter/${other}` in dependencies);
    });
    expect(wrong).toEqual([]);
  });

  test("reaches into no other package by a path", () => {
    const outside = imported.filter(
      ({ file, from }) => from.startsWith(".") && relative(folder, join(file, "..", from)).startsWith(".."),
    );
    expect(outside).toEqual([]);
  });

  const hidden = games.filter(
    (game) =>
      knowNoGame.includes(name) || strangers.some((pair) => pair.includes(name) && pair.includes(game)),
  );
  test.each(hidden.filter((game) => game !== name))("does not mention the package of %s", (game) => {
    const mention = new RegExp(`@arbiter/${game}\\b|packages/${game}\\b`);
    expect(files.filter((file) => mention.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

test("every test runs", () => {
  const files = [...packages.map((name) => join(root, "packages", name, "test")), join(root, "test")].flatMap(
    sources,
  );
  const idle = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo)\b/;
  const found = files
    .filter((file) => idle.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
  expect(found).toEqual([]);
});
