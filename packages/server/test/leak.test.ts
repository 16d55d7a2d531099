/** Nothing leaks: at random moments the unknown cards are dealt anew, and nobody can tell. */
import { decision } from "@arbiter/engine";
import { expect, test } from "vitest";
import { type Created, roomSettings } from "../src/match/entries.ts";
import { compile, editionNamed, gameOf, learn } from "../src/match/games.ts";
import type { Viewer } from "../src/match/shown.ts";
import { advance, begun, type Standing } from "../src/match/standing.ts";
import { type Chance, chance, randomPicks } from "./help/player.ts";
import { compare } from "./help/worlds.ts";

/** Texts of which only he who does it knows whether he can. */
const texts = {
  "a price": [
    "[On Play] You may trash 1 {Watch} type card from your hand: Draw 1 card.",
    "[On Play] You may reveal 1 {Watch} type card from your hand: Draw 1 card.",
    "[When Attacking] You may trash 1 {Watch} type card from your hand: This Character gains +1000 power during this turn.",
    "[On Play] Draw 1 card. Then, you may trash 1 {Watch} type card from your hand.",
  ],
  "a choice among open and hidden cards": [
    "[On Play] Play 1 {Watch} type Character card with a cost of 1 from your hand or trash.",
    "[On Play] Place 1 {Watch} type card from your hand or trash at the bottom of your deck.",
    "[On Play] Place 2 {Watch} type cards from your hand or trash at the bottom of your deck in any order.",
    "[On Play] You may place 1 {Watch} type card from your hand or trash at the bottom of your deck: Draw 1 card.",
  ],
  "what takes the place of a K.O.": [
    "[On Play] K.O. 1 of your opponent's Characters with a cost of 1 or less.",
    "If this Character would be K.O.'d, you may trash 1 {Watch} type card from your hand instead.",
    "If this Character would be K.O.'d in battle, you may trash 1 {Watch} type card from your hand instead.",
    "[Once Per Turn] If your {Harbour} type Character would be K.O.'d, you may trash 1 {Watch} type card from your hand instead.",
  ],
};
const subjects = Object.keys(texts) as (keyof typeof texts)[];
const libraryOf = (subject: keyof typeof texts) => `${subjects.indexOf(subject)}`.repeat(64);

function deckOf(subject: keyof typeof texts): string[] {
  const library = libraryOf(subject);
  const played = { game: "opcg", edition: editionNamed("opcg", ""), library } as const;
  const records = Array.from({ length: 12 }, (_, n) => ({
    number: `ZZ1-${String(n + 1).padStart(3, "0")}`,
    name: `Pell Harrow ${n + 1}`,
    category: "CHARACTER",
    colors: ["Red"],
    cost: 1,
    power: 3000,
    attributes: ["Slash"],
    types: [n % 3 === 0 ? "Watch" : "Harbour"],
    text: texts[subject][n % 4],
  }));
  const { cards, refused } = compile(played, records);
  expect(refused).toEqual([]);
  learn(library, played.edition, cards);
  const ember = gameOf(played).deck("ember");
  const mine = records.flatMap(({ number }) => Array<string>(4).fill(number));
  return [ember.leader.number, ...mine, ...ember.cards.map(({ number }) => number).slice(mine.length)];
}

function newMatch(game: "opcg" | "dbs", n: number, deck?: string[], library: string | null = null): Standing {
  const edition = editionNamed(game, "");
  const names = gameOf({ game, edition, library: null }).deckNames();
  const created: Created = {
    kind: "created",
    code: "CODE",
    settings: roomSettings.parse({ game, library }),
    edition,
    engine: "",
    root: n.toString(16).padStart(64, "0"),
    seats: [0, 1].map((seat) => ({
      name: `player ${seat}`,
      key: `${seat}`.repeat(64),
      deck: deck ?? names[(n + seat * (1 + (n % 3))) % names.length],
    })) as unknown as Created["seats"],
    chooser: null,
  };
  const number = (seat: 0 | 1) => ({ kind: "number", seat, number: `${seat}`.repeat(32) }) as const;
  const first = advance(begun("leak", created), number(0)).standing;
  return advance(first, number(1)).standing;
}

function step(s: Standing, random: Chance): Standing {
  const open = decision(s.playing!.now)!;
  const asked = {
    ...open,
    options: open.options.flatMap((o, index) => (o.barred ? [] : [{ ...o, index, card: o.card ?? null }])),
    set: open.set ?? null,
    suggested: [],
  } as unknown as Parameters<typeof randomPicks>[0];
  return advance(s, { kind: "answer", player: open.player, picks: randomPicks(asked, random), left: null })
    .standing;
}

const viewers: readonly Viewer[] = [0, 1, "public", "all"];

/** What could be told apart, and how much was compared. */
function compared(begin: (n: number) => Standing, games: number) {
  const leaks = new Map<string, number>();
  let [pairs, steps] = [0, 0];
  for (let n = 0; n < games; n++) {
    const random = chance(n + 1);
    let s = begin(n);
    while (s.stage === "playing") {
      if (random() < 0.25)
        for (const viewer of viewers) {
          const seed = Math.floor(random() * 2 ** 32)
            .toString(16)
            .padStart(32, "0");
          const found = compare(s, viewer, seed, random, 12);
          pairs++;
          if ("leak" in found) leaks.set(`${found.leak}`, (leaks.get(found.leak) ?? 0) + 1);
          else steps += found.same;
        }
      s = step(s, random);
    }
  }
  return { leaks: [...leaks].sort((a, b) => b[1] - a[1]).slice(0, 12), pairs, steps };
}

const games = Number(process.env.GAMES ?? 4);

test.each(["opcg", "dbs"] as const)(
  "%s: two worlds that look the same stay so until a card is shown",
  (game) => {
    const { leaks, pairs, steps } = compared((n) => newMatch(game, n), games);
    console.log(`${game}: ${pairs} pairs of worlds, ${steps} answers the same`);
    expect(leaks).toEqual([]);
    expect(steps).toBeGreaterThan(pairs);
  },
);

test.each(subjects)("%s: whether it can be done with what is hidden is told by no pause", (subject) => {
  const deck = deckOf(subject);
  const begin = (n: number) => newMatch("opcg", n, deck, libraryOf(subject));
  const { leaks, pairs, steps } = compared(begin, Math.ceil(games / 4));
  expect(leaks).toEqual([]);
  expect(steps).toBeGreaterThan(pairs);
});
