import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type CardText, compileText, printText } from "../../src/text/index.ts";

/**
 * The real cards, where their data lies beside the project: how many read, and what stops the others. Every sixth card;
 * all of them with ALL_CARDS=1.
 */
const step = process.env.ALL_CARDS ? 1 : 6;

const file = join(import.meta.dirname, "../../../../../shared/data/dbs-cards.json");

test("the real cards that read also print back", { timeout: 300_000 }, () => {
  if (!existsSync(file)) {
    console.log("no card data beside the project: nothing to read");
    return;
  }
  const cards = (JSON.parse(readFileSync(file, "utf8")) as CardText[]).filter(
    (card, i) => i % step === 0 && (card.text || card.back?.text),
  );
  const stops = new Map<string, number>();
  let reading = 0;
  const started = performance.now();
  for (const card of cards) {
    const compiled = compileText(card);
    if ("refused" in compiled) {
      const words = "stoppedAt" in compiled.refused ? compiled.refused.stoppedAt : "(ambiguous)";
      const short = words.split(" ").slice(0, 3).join(" ");
      stops.set(short, (stops.get(short) ?? 0) + 1);
      continue;
    }
    reading++;
    const { text, back } = printText(compiled);
    expect([text ?? "", back?.text ?? ""]).toEqual([card.text ?? "", card.back?.text ?? ""]);
  }
  const took = Math.round(performance.now() - started);
  const share = ((100 * reading) / cards.length).toFixed(1);
  const top = [...stops].sort(([, a], [, b]) => b - a).slice(0, 15);
  console.log(`${reading} of ${cards.length} cards read (${share} %) in ${took} ms`);
  console.log(top.map(([words, times]) => `${times} × ${words}`).join("\n"));
  expect(stops.has("(ambiguous)")).toBe(false);
});
