/** The sentences of the manual 2.1 that instruct, with paragraphs of 1.10 ("1.10:") and 3.02 by which code does the same, beyond those of its rulebook. */
import type { Table } from "../numbering.ts";

export const numbers: Table = {
  "charge-phase/6": "3-8-4",
  "counter/1": "22-10-5",
  "dual-attack/2": "22-8-3-2",
};
