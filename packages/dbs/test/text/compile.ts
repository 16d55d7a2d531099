import type { Ability, Clause } from "@arbiter/engine";
import { expect } from "vitest";
import { compileText, printText } from "../../src/text/index.ts";

/** The abilities of a text, which must read and print back. */
export function abilities(text: string): Ability[] {
  const card = { name: "A card", type: "BATTLE", text };
  const compiled = compileText(card);
  if ("refused" in compiled) throw new Error(JSON.stringify(compiled.refused));
  const printed = printText(compiled);
  expect(printed.text).toBe(text);
  expect(compileText({ ...card, ...printed })).toEqual(compiled);
  return compiled.abilities;
}

/** The only ability of a text. */
export function ability(text: string): Ability {
  const all = abilities(text);
  expect(all).toHaveLength(1);
  return all[0]!;
}

/** The orders of an [Activate: Main] skill with these words. */
export const effect = (words: string): Clause[] => ability(`[Activate: Main] ${words}`).effect!;

/** The words at which a text is refused. */
export function stopsAt(text: string): string {
  const compiled = compileText({ name: "A card", type: "BATTLE", text });
  if (!("refused" in compiled) || !("stoppedAt" in compiled.refused)) throw new Error(`${text} was read`);
  return compiled.refused.stoppedAt;
}
