/** The sentences of the manual 2.1 that instruct, with the paragraphs of 1.10 ("1.10:") and 3.02 by which code does the same. */
import type { Table } from "../numbering.ts";

export const numbers: Table = {};
