import { mulberry32, randomPicks } from "@arbiter/ai";
import { apply, decision, type Game, type Input, onlyAnswer, Refused, seedFrom } from "@arbiter/engine";
import { disproof } from "@arbiter/scenario";
import { describe, expect, it } from "vitest";
import {
  cardFaults,
  type DbsEdition,
  type Deck,
  deckFaults,
  deckIn,
  deckNamesIn,
  editions,
  matchBy,
  ownCards,
  ownDeck,
  ownDeckNames,
  rulebook_1_10,
  rulebook_3_02,
} from "../src/index.ts";
import { absent, impliedBy } from "../src/rulebook/1.10/silent.ts";

const earlier = Object.values(editions).filter(({ edition }) => edition !== "3.02");

/** A game of random answers to its end. */
function played(edition: DbsEdition, decks: readonly [Deck, Deck], seed: number) {
  const random = mulberry32(seed);
  const first = matchBy(edition).start(decks, seedFrom(seed), (seed & 1) as 0 | 1);
  const inputs: Input[] = [];
  const cited = new Set<string>();
  let g: Game = first;
  for (let open = decision(g); open !== null && inputs.length < 20_000; open = decision(g)) {
    inputs.push({ player: open.player, picks: onlyAnswer(open) ?? randomPicks(open, random) });
    cited.add(open.rule);
    g = apply(g, inputs[inputs.length - 1], true);
    for (const { rule } of g.events ?? []) cited.add(rule);
  }
  return { first, inputs, end: g, cited };
}

describe.each(earlier)("edition $edition", (edition) => {
  const names = deckNamesIn(edition);

  it("has decks of its own cards, each allowed", () => {
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) {
      const { leader, cards, zDeck } = deckIn(name, edition);
      expect(deckFaults(leader, cards, zDeck, edition), name).toEqual([]);
    }
  });

  it.each(names.map((name, i) => [name, names[(i + 1) % names.length], i] as const))(
    "plays %s against %s, stands the proofs, and speaks in its own numbers",
    (a, b, seed) => {
      const { first, inputs, end, cited } = played(edition, [deckIn(a, edition), deckIn(b, edition)], seed);
      expect(end.state.result).not.toBeNull();
      expect(disproof(first, inputs, end)).toBeNull();
      const paragraphs = [...cited].filter((rule) => !/^AB2-/.test(rule));
      expect(paragraphs.filter((rule) => rule === "")).toEqual([]);
      if (edition.edition === "1.10")
        expect(paragraphs.filter((rule) => rulebook_1_10[rule] === undefined)).toEqual([]);
    },
  );

  it("refuses Z cards, with the reason", () => {
    const [name] = ownDeckNames();
    const { leader, cards, zDeck } = ownDeck(name);
    const faults = deckFaults(leader, cards, zDeck, edition);
    expect(faults.map(({ says }) => says).join(" ")).toMatch(
      new RegExp(`is a Z-[A-Z]+ card, which edition ${edition.edition} does not know`),
    );
    expect(() => matchBy(edition).start([ownDeck(name), ownDeck(name)], seedFrom(1))).toThrow(Refused);
  });
});

describe("what an edition does not know of a card", () => {
  const card = (number: string) => ownCards().get(number)!;

  it("is told with its paragraph", () => {
    // [Spirit Boost] came after 1.10, [Rejuvenate] with the manual 2.1, Hidden Mode later still.
    expect(cardFaults(card("AB2-043"), editions["1.10"])).toEqual([
      expect.objectContaining({ says: expect.stringContaining("[Spirit Boost]") }),
    ]);
    const well = (edition: string) => cardFaults(card("AB2-050"), editions[edition]).length;
    expect([well("3.02"), well("1.10"), well("manual-2.1")]).toEqual([0, 1, 0]);
    expect(cardFaults(card("AB2-059"), editions["1.10"])[0].rule).toMatch(/^4-8/);
  });

  it("is nothing in 3.02", () => {
    for (const each of ownCards().values()) expect(cardFaults(each, editions["3.02"])).toEqual([]);
  });
});

describe("the numbers of 1.10", () => {
  const { numbering } = editions["1.10"];

  it("answer for every acting paragraph of 3.02, or say why there is none", () => {
    const acting = Object.keys(rulebook_3_02).filter((paragraph) => rulebook_3_02[paragraph][0] === "acts");
    const silent = acting.filter(
      (paragraph) =>
        numbering!.says(paragraph).length === 0 &&
        absent[paragraph] === undefined &&
        impliedBy[paragraph] === undefined,
    );
    expect(silent).toEqual([]);
  });

  it("are all paragraphs of 1.10", () => {
    const said = Object.keys(rulebook_3_02).flatMap((paragraph) => numbering!.says(paragraph));
    expect([...new Set(said)].filter((paragraph) => rulebook_1_10[paragraph] === undefined)).toEqual([]);
  });
});
