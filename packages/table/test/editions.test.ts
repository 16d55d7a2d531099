import { decision, seedFrom } from "@arbiter/engine";
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
