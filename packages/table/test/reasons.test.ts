/** Why not, in every language: each sentence that the rules refuse with. */

import { readFileSync } from "node:fs";
import { edition_3_02, editions } from "@arbiter/dbs";
import { edition_1_1_7 } from "@arbiter/opcg";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { intlFor } from "../src/i18n/languages.ts";
import { reasons as french } from "../src/i18n/reasons-fr.ts";
import { reasons as italian } from "../src/i18n/reasons-it.ts";
import { reasonSaid } from "../src/i18n/say.ts";

/** All that requirements say, wherever in an edition they stand. */
function said(value: unknown, seen: Set<unknown>, found: Set<string>, depth = 0): Set<string> {
  if (typeof value !== "object" || value === null || seen.has(value) || depth > 8) return found;
  seen.add(value);
  const { says, holds } = value as { says?: unknown; holds?: unknown };
  if (typeof says === "string" && typeof holds === "function") found.add(says);
  for (const part of Object.values(value)) said(part, seen, found, depth + 1);
  return found;
}

test("each reason of each edition is said in French and Italian", () => {
  const all = said([edition_1_1_7, edition_3_02, editions], new Set(), new Set());
  expect(all.size).toBeGreaterThan(45);
  const engine = readFileSync(new URL("../../engine/src/action.ts", import.meta.url), "utf8");
  const ofEngine = [...engine.matchAll(/(?:says: |, )"([A-Z][^"]+\.)"/g)].map(([, says]) => says);
  expect(ofEngine).toContain("This is not done with such a card.");
  for (const says of ofEngine) all.add(says);
  for (const reasons of [french, italian]) expect([...all].filter((one) => !(one in reasons))).toEqual([]);
});

test("what one has, the other has, and neither leaves it in English", () => {
  expect(Object.keys(italian).sort()).toEqual(Object.keys(french).sort());
  for (const reasons of [french, italian])
    for (const [english, says] of Object.entries(reasons)) expect(says).not.toBe(english);
});

test("a reason is said sentence by sentence, and an unknown one stays", async () => {
  const intl = await intlFor("fr");
  expect(reasonSaid(intl, "The other player decides now. What is asked now is another thing.")).toBe(
    "C'est à l'autre joueur de décider. Ce qui est demandé maintenant est autre chose.",
  );
  expect(reasonSaid(intl, "Never heard of.")).toBe("Never heard of.");
  expect(reasonSaid(createIntl({ locale: "en", messages: {} }), "An effect forbids it.")).toBe(
    "An effect forbids it.",
  );
});
