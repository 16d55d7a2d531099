/** What decks, library and statistics say: the same in every language. */
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
