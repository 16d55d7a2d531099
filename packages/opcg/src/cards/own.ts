/**
 * The project's own cards, compiled. Where the page is built, what this makes takes its place, so that a match there
 * carries no grammar.
 */
import type { Definition } from "@arbiter/engine";
import { defineCard } from "./define.ts";
import { tides } from "./tides.ts";

export function compiledOwn(): readonly Definition[] {
  return tides.map((card) => defineCard(card));
}
