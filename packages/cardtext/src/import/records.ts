/** The records of a file: a JSON list, an object that holds one, a single card, or CSV. Throws what is wrong with it. */
import { Refused } from "@arbiter/engine";
import { readCsv } from "./csv.ts";

export function recordsIn(name: string, text: string): readonly unknown[] {
  if (/\.csv$/i.test(name)) return readCsv(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused(`It is not JSON: ${(error as Error).message}`);
  }
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) throw new Refused("It holds no cards.");
  const lists = Object.values(value).filter(Array.isArray);
  const list = lists.find((one) => one.some((part) => typeof part === "object" && part !== null));
  return list ?? [value];
}
