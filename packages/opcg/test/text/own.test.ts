import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { tides } from "../../src/cards/tides.ts";
import { type CardText, compileText, printText } from "../../src/text/index.ts";

/** Every text of the project's own cards and scenarios reads and prints back. */

const yamls = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => join(folder, file));

function texts(): [string, CardText][] {
  const found: [string, CardText][] = tides.map((card) => [card.number, card]);
  for (const file of yamls(join(import.meta.dirname, "../../scenarios"))) {
    const { cards } = parse(readFileSync(file, "utf8")) as { cards?: Record<string, CardText> };
    for (const [name, card] of Object.entries(cards ?? {})) found.push([file, { ...card, name }]);
  }
  return found;
}

test("the project's own texts read", () => {
  const unread: string[] = [];
  for (const [file, card] of texts()) {
    const compiled = compileText(card);
    if ("refused" in compiled) unread.push(`${file}: ${card.name}: ${JSON.stringify(compiled.refused)}`);
    else {
      const { text, trigger } = printText(compiled.abilities, compiled.wording);
      expect([text ?? "", trigger ?? ""]).toEqual([card.text ?? "", card.trigger ?? ""]);
    }
  }
  expect(unread).toEqual([]);
});
