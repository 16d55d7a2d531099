/** `arbiter cards lint FILE`: what is wrong with the texts of own cards, the error under its word. */
import { Refused } from "@arbiter/engine";
import { readCards } from "./read.ts";

export function run([file]: readonly string[]): number {
  if (file === undefined) throw new Refused("arbiter cards lint FILE");
  const { game, records } = readCards(file);
  let failed = 0;
  for (const record of records) {
    const says = faults(game.cardLists, record);
    if (says.length === 0) continue;
    failed++;
    console.log(`${record.number} ${record.name}`);
    for (const line of says) console.log(`  ${line}`);
  }
  console.log(`${records.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function faults(
  lists: ReturnType<typeof readCards>["game"]["cardLists"],
  record: ReturnType<typeof readCards>["records"][number],
): string[] {
  const lacks = lists.lacks(record).map((value) => `"${value}" is missing.`);
  const unread = lists.unread(record);
  if (unread !== null) return [...lacks, ...underlined(String(record.text ?? ""), unread.at), unread.says];
  const { unread: refused, back } = lists.define(record);
  const notRun = refused ?? back?.unread;
  return notRun === undefined ? lacks : [...lacks, notRun];
}

/** The line of the text, and a mark under the word at which reading stopped. */
function underlined(text: string, at: number): string[] {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const line = text.slice(from, end < 0 ? undefined : end);
  return [line, `${" ".repeat(Math.max(0, at - from))}^`];
}
