/** How long a search over 9,000 cards takes: `npx vitest bench packages/table/test/workshop`. */
import { listed } from "@arbiter/cardtext";
import { game } from "@arbiter/match/opcg";
import { bench, vi } from "vitest";
import { anything, indexOf, search } from "../../src/workshop/library/search.ts";
import { vegapull } from "./made.ts";

vi.stubGlobal("self", { location: { pathname: "/" } });
const { make } = await import("../../src/workshop/worker/cards.ts");
const cards = vegapull(9000).flatMap((given) => {
  const found = listed([game], given);
  return "record" in found ? [make(game, found.record).listed] : [];
});
const index = indexOf(cards);

bench("words", () => void search(index, { ...anything, words: "draw card harbour" }));
bench("a single letter", () => void search(index, { ...anything, words: "a" }));
bench("everything, by power", () => void search(index, { ...anything, sort: "power" }));
bench(
  "filters",
  () => void search(index, { ...anything, colors: ["Red"], numbers: { cost: [2, 5] }, keyword: "On Play" }),
);
