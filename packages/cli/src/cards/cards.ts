/** `arbiter cards import|report|sample|show|told|variants|bench|lint …` */
import { Refused } from "@arbiter/engine";

const commands: Readonly<
  Record<string, () => Promise<{ run(args: readonly string[]): number | Promise<number> }>>
> = {
  import: () => import("./import.ts"),
  report: () => import("./report.ts"),
  sample: () => import("./sample.ts"),
  show: () => import("./show.ts"),
  told: () => import("./told.ts"),
  variants: () => import("./variants.ts"),
  bench: () => import("./bench.ts"),
  lint: () => import("./lint.ts"),
};

export async function run([name = "", ...args]: readonly string[]): Promise<number> {
  if (!Object.hasOwn(commands, name)) throw new Refused(`arbiter cards ${Object.keys(commands).join("|")} …`);
  return (await commands[name]()).run(args);
}
