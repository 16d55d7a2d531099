/** The page's own cards are data that its build made: they are those that everybody else compiles. */
import { join } from "node:path";
import { game as dbs } from "@arbiter/match/dbs";
import { game as opcg } from "@arbiter/match/opcg";
import { expect, test } from "vitest";
import { asData } from "../own-cards.ts";

test.each([opcg, dbs])("$name: the page has the same cards", { timeout: 60_000 }, async (game) => {
  const file = join(import.meta.dirname, "../..", game.name, "src/cards/own.ts");
  const module = await asData(file);
  const { compiledOwn } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  expect(module).not.toMatch(/^import/m);
  expect(compiledOwn()).toEqual([...game.ownCards().values()]);
  expect(compiledOwn().length).toBeGreaterThan(100);
});
