import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { wheels } from "../../src/cards/wheels.ts";
import { type CardText, compileText, printText } from "../../src/text/index.ts";

/** Every text of the project's own cards and scenarios reads and prints back. */

const folder = join(import.meta.dirname, "../../scenarios");

function texts(): [string, CardText][] {
  const own = wheels.map((card): [string, CardText] => [card.number, card]);
  if (!existsSync(folder)) return own;
  const scenarios = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const { cards } = parse(readFileSync(join(folder, file), "utf8")) as {
        cards?: Record<string, CardText>;
      };
      return Object.entries(cards ?? {}).map(([name, card]): [string, CardText] => [file, { ...card, name }]);
    });
  return [...own, ...scenarios];
}

test("the project's own texts read", () => {
  const unread: string[] = [];
  for (const [file, card] of texts()) {
    const compiled = compileText(card);
    if ("refused" in compiled) unread.push(`${file}: ${card.name}: ${JSON.stringify(compiled.refused)}`);
    else {
      const { text, back } = printText(compiled);
      expect([text ?? "", back?.text ?? ""]).toEqual([card.text ?? "", card.back?.text ?? ""]);
    }
  }
  expect(unread).toEqual([]);
});
