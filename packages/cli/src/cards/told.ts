/** `arbiter cards told FILE [--originals FILE]`: how many cards are told in French and Italian, and agree with their originals. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type ListedCard, languageNames } from "@arbiter/cardtext";
import { Refused } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { type Original, originalNames, unlike } from "./originals.ts";
import { readCards } from "./read.ts";

export interface Told {
  readonly game: string;
  readonly cards: number;
  readonly reads: number;
  /** By language: how many that read are told, and what there were no words for. */
  readonly told: Readonly<Record<string, { told: number; unsaid: Readonly<Record<string, string>> }>>;
  /** Those that have an original, and where ours says other numbers, keywords or names. */
  readonly originals?: { cards: number; agree: number; differ: Readonly<Record<string, readonly string[]>> };
}

export async function toldReport(
  game: PlayableGame,
  records: readonly ListedCard[],
  originals: Readonly<Record<string, Original>> = {},
): Promise<Told> {
  const { cardLists } = game;
  const readable = records.filter((record) => cardLists.unread(record) === null);
  const told: Record<string, { told: number; unsaid: Record<string, string> }> = {};
  const differ: Record<string, readonly string[]> = {};
  const names = originalNames(records, originals);
  let compared = 0;
  for (const name of languageNames) {
    const { language } = await cardLists.languages[name]();
    told[name] = { told: 0, unsaid: {} };
    for (const record of readable) {
      const found = cardLists.told(record, language);
      if ("unsaid" in found) {
        told[name].unsaid[record.number] = found.unsaid;
        continue;
      }
      told[name].told++;
      const original = originals[record.number]?.[name];
      if (original?.text === undefined && original?.trigger === undefined) continue;
      compared++;
      const unlikes = unlike(language, found, original, names);
      if (unlikes.length > 0) differ[record.number] = unlikes;
    }
  }
  const agree = compared - Object.keys(differ).length;
  return {
    game: game.edition.game,
    cards: records.length,
    reads: readable.length,
    told,
    ...(compared === 0 ? {} : { originals: { cards: compared, agree, differ } }),
  };
}

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { originals: { type: "string" }, json: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const { game, records } = readCards(positionals[0] ?? "");
  const found = await toldReport(
    game,
    records,
    values.originals === undefined ? {} : readOriginals(values.originals),
  );
  if (values.json) console.log(JSON.stringify(found));
  else for (const line of lines(found)) console.log(line);
  return 0;
}

function readOriginals(file: string): Record<string, Original> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Original>;
  } catch (error) {
    throw new Refused(`"${file}" holds no texts: ${(error as Error).message}`);
  }
}

function* lines({ game, cards, reads, told, originals }: Told): Generator<string> {
  const share = (n: number, of: number) => `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)} %)`;
  yield `${game}: ${cards} cards, ${reads} read.`;
  for (const [language, { told: n, unsaid }] of Object.entries(told)) {
    yield `told in ${language}: ${share(n, reads)}`;
    for (const [number, why] of Object.entries(unsaid).slice(0, 20)) yield `  ${number}: no words for ${why}`;
  }
  if (originals === undefined) return;
  yield `numbers, keywords and names as in the original: ${share(originals.agree, originals.cards)}`;
  for (const [number, found] of Object.entries(originals.differ)) yield `  ${number}: ${found.join(", ")}`;
}
