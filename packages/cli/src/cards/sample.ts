/** `arbiter cards sample N --seed S FILE`: cards drawn from a list, for a reader who checks what they do. */
import { parseArgs } from "node:util";
import { mulberry32 } from "@arbiter/ai";
import { Refused } from "@arbiter/engine";
import { readCards } from "./read.ts";

export function run(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { seed: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const [many, file] = positionals;
  if (!/^\d+$/.test(many ?? "") || file === undefined)
    throw new Refused("arbiter cards sample N --seed S FILE");
  const { records } = readCards(file);
  const random = mulberry32(Number(values.seed) || 1);
  const left = [...records];
  for (let i = 0; i < Number(many) && left.length > 0; i++) {
    const [record] = left.splice(Math.floor(random() * left.length), 1);
    console.log(JSON.stringify(record));
  }
  return 0;
}
