/** What decks, library and statistics say: the same in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { en } from "../../src/workshop/messages/en.ts";
import { fr } from "../../src/workshop/messages/fr.ts";
import { it } from "../../src/workshop/messages/it.ts";

const named = (message: string) =>
  [
    ...new Set([...message.matchAll(/(?<!\b(?:one|other|=\d+) )\{(\w+)[,}]/g)].map(([, name]) => name)),
  ].sort();

describe.each(Object.entries({ fr, it }))("%s", (locale, messages) => {
  test("says what English says, with the same values", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    for (const [id, message] of Object.entries(en))
      expect([id, named(messages[id])]).toEqual([id, named(message)]);
  });

  test("asks for nothing that is not given", () => {
    const faults: string[] = [];
    const intl = createIntl({ locale, messages, onError: (error) => faults.push(error.message) });
    for (const id of Object.keys(messages))
      for (const n of [0, 1, 2])
        intl.formatMessage({ id }, Object.fromEntries(named(en[id]).map((name) => [name, n])));
    expect(faults).toEqual([]);
  });
});

test("every fault of a deck that the rules can find is said in each language", () => {
  const sources = ["opcg/src/rules/deck.ts", "dbs/src/rules/deck.ts", "dbs/src/rules/legality.ts"].map(
    (path) => readFileSync(join(import.meta.dirname, "../../..", path), "utf8"),
  );
  const templates = sources
    .flatMap((text) => [...text.matchAll(/fault\(\s*[^()]*?,\s*"([^"]+\.)"/g)])
    .map(([, one]) => one);
  expect(templates.length).toBeGreaterThan(15);
  expect([...new Set(templates)].filter((one) => !(`fault: ${one}` in en))).toEqual([]);
});
