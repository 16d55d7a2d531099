import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type CardText, compileText, printText } from "../../src/text/index.ts";

/** Every text of the project's own cards and scenarios reads and prints back. */

const here = join(import.meta.dirname, "../..");
const yamls = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => join(folder, file));

function texts(): [string, CardText][] {
  const found: [string, CardText][] = [];
  for (const file of ["cards", "scenarios"].map((name) => join(here, name)).filter(existsSync)) {
    for (const one of readdirSync(file).filter((name) => name.endsWith(".json")))
      for (const card of JSON.parse(readFileSync(join(file, one), "utf8")) as CardText[])
        found.push([one, card]);
    for (const one of yamls(file)) {
      const { cards } = parse(readFileSync(one, "utf8")) as { cards?: Record<string, CardText> };
      for (const [name, card] of Object.entries(cards ?? {})) found.push([one, { ...card, name }]);
    }
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
