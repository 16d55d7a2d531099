/** What is learnt and looked up is said in every language, with the same values. */
import { createIntl } from "react-intl";
import { describe, expect, test } from "vitest";
import { en } from "../src/workshop/i18n/en.ts";
import { fr } from "../src/workshop/i18n/fr.ts";
import { it } from "../src/workshop/i18n/it.ts";

/** What is filled in; the words of a choice stand in brackets, too, behind the name of their case. */
const named = (message: string) =>
  [
    ...new Set(
      [...message.matchAll(/(?<!\b(?:own|other|yes|life|hand|energy) )\{(\w+)[,}]/g)].map(([, name]) => name),
    ),
  ].sort();

describe.each(Object.entries({ fr, it }))("%s", (locale, messages) => {
  test("says what English says, with the same values", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    const differ = Object.keys(en).filter((id) => `${named(messages[id])}` !== `${named(en[id])}`);
    expect(differ).toEqual([]);
  });

  test("every message can be said", () => {
    const faults: string[] = [];
    const intl = createIntl({ locale, messages, onError: (error) => faults.push(error.message) });
    for (const id of Object.keys(messages))
      intl.formatMessage({ id }, Object.fromEntries(named(messages[id]).map((name) => [name, 2])));
    expect(faults).toEqual([]);
  });
});
