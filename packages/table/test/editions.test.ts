import { mulberry32, randomPicks } from "@arbiter/ai";
import { answer, decision, type Game, seedFrom } from "@arbiter/engine";
import { type TableGame, tell } from "@arbiter/match";
import { earlier } from "@arbiter/match/dbs-earlier";
import { editions } from "@arbiter/match/dbs-editions";
import { describe, expect, it } from "vitest";
import { decksIn, editions as offered } from "../src/app/choices.ts";
import { translatedRules } from "../src/telling/rules/index.ts";

describe("the editions that the first page offers", () => {
  it("are those of the game", () => {
    expect(offered.dbs.map(([name]) => name)).toEqual(Object.keys(editions));
  });

  it.each(offered.dbs)("%s: with the decks that it knows, and a game begins", (name) => {
    const game = editions[name];
    const names = decksIn("dbs", name).map(([deck]) => deck);
    const whole = game.deckNames().filter((deck) => !deck.includes("-"));
    expect(names.toSorted()).toEqual(whole.toSorted());
    const started = game.start([game.deck(names[0]), game.deck(names[1])], seedFrom(1), 0);
    expect(game.rulebook[decision(started)!.rule]).toBeDefined();
  });

  it.each(offered.dbs.flatMap(([name]) => ["fr", "it"].map((locale) => [name, locale] as const)))(
    "%s: whatever may be cited is said in %s",
    async (name, locale) => {
      const { sentences } = await translatedRules("dbs", name, locale);
      expect(Object.keys(editions[name].rulebook).filter((number) => !(number in sentences))).toEqual([]);
    },
  );
});

/** What the lines of some random games rest on: paragraphs, and how many on cards. */
function cited(game: TableGame): { readonly rules: ReadonlySet<string>; readonly cards: number } {
  const rules = new Set<string>();
  let cards = 0;
  const [mine, theirs] = game.deckNames();
  for (let seed = 0; seed < 9; seed++) {
    const random = mulberry32(seed);
    let g: Game = game.start([game.deck(mine), game.deck(theirs)], seedFrom(seed), 0);
    for (let open = decision(g), n = 0; open !== null && n < 300; open = decision(g), n++) {
      const before = g;
      g = answer(g, open.player, { decision: open.number, picks: randomPicks(open, random) });
      for (const { by } of tell(game, g.events ?? [], () => before, g, 0))
        if (by?.rule == null) cards++;
        else rules.add(by.rule);
    }
  }
  return { rules, cards };
}

describe("an earlier edition without the sentences of its rulebook", () => {
  it.each(Object.keys(earlier))("%s: cites cards, and what its rulebook says", async (name) => {
    const { game } = await earlier[name]();
    expect(game.rulebook).toEqual({});
    const { rules, cards } = cited(game);
    expect(cards).toBeGreaterThan(50);
    expect([...rules].filter((rule) => !(rule in editions[name].rulebook))).toEqual([]);
    expect(rules.size).toBeGreaterThan(10);
  });
});
