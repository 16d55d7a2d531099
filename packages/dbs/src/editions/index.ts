/** The editions by name, the newest first. */

import { edition_3_02 } from "../rules/edition.ts";
import type { DbsEdition } from "../rules/ways.ts";
import { edition_1_10 } from "./1.10/edition.ts";
import { edition_1_2 } from "./manual-1.2/edition.ts";
import { edition_2_1 } from "./manual-2.1/edition.ts";

export const editions: Readonly<Record<string, DbsEdition>> = {
  "3.02": edition_3_02,
  "1.10": edition_1_10,
  "manual-2.1": edition_2_1,
  "manual-1.2": edition_1_2,
};
