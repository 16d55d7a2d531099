/** `arbiter cards show NUMBER FILE`: a card, its abilities as data, and how far it comes. */
import { Refused } from "@arbiter/engine";
import { readCards } from "./read.ts";
import { report } from "./report.ts";

export function run([number, file]: readonly string[]): number {
  if (number === undefined || file === undefined) throw new Refused("arbiter cards show NUMBER FILE");
  const { game, records } = readCards(file);
  const record = records.find((one) => one.number === number);
  if (record === undefined) throw new Refused(`No card in "${file}" has the number ${number}.`);
  for (const [field, value] of Object.entries(record))
    console.log(`${field}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const unread = game.cardLists.unread(record);
  if (unread !== null) {
    console.log(unread.says);
    return 1;
  }
  const card = game.cardLists.define(record);
  for (const side of card.back === undefined ? [card] : [card, card.back])
    for (const [i, ability] of side.abilities.entries())
      console.log(`${side.key}/${i + 1} ${JSON.stringify(ability, null, 2)}`);
  const { [number]: found } = report(game, [record]).perCard;
  console.log(`reads: ${found.reads}, runs: ${found.runs}${found.why === null ? "" : ` (${found.why})`}`);
  return 0;
}
