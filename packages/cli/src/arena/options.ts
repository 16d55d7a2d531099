import { writeFileSync } from "node:fs";
import { Refused } from "@arbiter/engine";

/** A whole number that was typed. */
export function amount(name: string, typed: string | undefined, otherwise: number, least = 1): number {
  if (typed === undefined) return otherwise;
  const n = Number(typed);
  if (!Number.isInteger(n) || n < least)
    throw new Refused(`--${name} is a whole number, ${least} or more, not "${typed}".`);
  return n;
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Refused(`"${file}" cannot be written: ${(error as Error).message}`);
  }
}
