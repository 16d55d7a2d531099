/**
 * The project's own cards, compiled. Where the page is built, what this makes takes its place, so that a match there
 * carries no grammar.
 */
import type { Definition } from "@arbiter/engine";
import { defineCard } from "./define.ts";
import { wheels } from "./wheels.ts";

export function compiledOwn(): readonly Definition[] {
  return wheels.map((card) => defineCard(card));
}
