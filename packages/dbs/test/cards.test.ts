import type { Ability } from "@arbiter/engine";
import { expect, it } from "vitest";
import { deckLists } from "../src/cards/decks.ts";
import { wheels } from "../src/cards/wheels.ts";
import { defineCard, ownCards, ownDeck, ownDeckNames } from "../src/index.ts";
import { compileText } from "../src/text/index.ts";

/** What the project's own cards say, before keywords become the skills they stand for. */
const abilities = wheels.flatMap((card): Ability[] => {
  const read = compileText(card);
  if ("refused" in read) throw new Error(`${card.number}: ${JSON.stringify(read.refused)}`);
  return [...read.abilities, ...(read.back?.abilities ?? [])];
});
const kinds = (of: (ability: Ability) => unknown) => new Set(abilities.flatMap((ability) => of(ability)));
const said = (key: string) =>
  kinds((a) =>
    [...JSON.stringify(a).matchAll(new RegExp(`"${key}":"([\\w ]+)"`, "g"))].map(([, word]) => word),
  );

it("the own cards are of every type and colour, with numbers and names of their own", () => {
  expect(new Set(wheels.map((card) => card.type))).toEqual(
    new Set("LEADER BATTLE EXTRA UNISON Z-LEADER Z-BATTLE Z-EXTRA Z-UNISON TOKEN".split(" ")),
  );
  expect(new Set(wheels.flatMap((card) => card.colors))).toEqual(
    new Set(["Red", "Blue", "Green", "Yellow", "Black"]),
  );
  expect(wheels.some((card) => card.colors.length > 1)).toBe(true);
  expect(new Set(wheels.map((card) => card.number)).size).toBe(wheels.length);
  expect(new Set(wheels.map((card) => card.name)).size).toBe(wheels.length);
});

it("the own cards have every keyword of chapter 22", () => {
  const keywords = kinds((a) => [
    ...(a.keywords ?? []),
    ...(a.keyword ? [a.keyword.name] : []),
    ...(a.with ?? []).map((keyword) => keyword.name),
    ...(a.counters ? [`Counter: ${a.counters}`] : []),
    ...(a.limit ? ["Once per turn"] : []),
    ...(a.copies ? ["Limit"] : []),
  ]);
  const chapter22 =
    "Awaken,Awaken: Surge,Field,Blocker,Evolve,EX-Evolve,Xeno-Evolve,Critical,Double Strike,Triple Strike," +
    "Quadruple Strike,Dual Attack,Triple Attack,Revenge,Counter: Play,Counter: Attack,Counter: Battle Card Attack," +
    "Counter: Counter,Once per turn,Indestructible,Union-Fusion,Union-Potara,Union-Absorb,Ultimate,Over Realm," +
    "Barrier,Super Combo,Victory Strike,Warrior of Universe 7,Deflect,Bond,Swap,Dark Over Realm,Wormhole,Wish," +
    "Sparking,Burst,Dragon Ball,Arrival,Aegis,Energy-Exhaust,Alliance,Offering,Revive,Heroic,Villainous,Invoker," +
    "Successor,Unique,Servant,Overlord,Rejuvenate,Spirit Boost,Limit,Empower,Z-Awaken,Z-Stack";
  expect([...keywords].sort()).toEqual(chapter22.split(",").sort());
});

it("the own cards use every kind of skill, and nearly everything that text may order", () => {
  expect(kinds((a) => (typeof a.timing === "object" ? "automatic" : a.timing))).toEqual(
    new Set(
      "automatic activate activateBattle activateMainBattle counter permanent replacement keyword".split(" "),
    ),
  );
  const markers = kinds((a) => (typeof a.markers === "number" ? Math.sign(a.markers) : (a.markers ?? [])));
  for (const sign of [1, -1, "-X"]) expect(markers).toContain(sign);
  for (const act of (
    "activate apply arrange attack choose combo control damage delay draw endBattle flip ko look markers move " +
    "negate oneOf pay play rest reveal shuffle turn useEvent"
  ).split(" "))
    expect(said("do")).toContain(act);
  for (const set of "can cannot change energy gain materials negate payInstead playerCannot rule trait".split(
    " ",
  ))
    expect(said("set")).toContain(set);
  for (const until of "turn battle opponentTurn opponentRefresh".split(" "))
    expect(said("until")).toContain(until);
  for (const event of "attack attacked block combo discard endOfTurn evolve ko kos leave move play rest startOfMain".split(
    " ",
  ))
    expect(said("event")).toContain(event);
});

it("every own card is carried out, and every one that belongs in a deck is in one", () => {
  const decks = ownDeckNames().map(ownDeck);
  const unread = [...ownCards().values()].filter((card) => card.unread ?? card.back?.unread);
  expect(unread.map((card) => `${card.number} ${card.name}`)).toEqual([]);
  const used = new Set(
    decks.flatMap(({ leader, cards, zDeck, tokens = [] }) => [leader, ...cards, ...zDeck, ...tokens]),
  );
  expect([...ownCards().values()].filter((card) => !used.has(card))).toEqual([]);
});

it("every number in a deck list has the name beside it", () => {
  const names = new Map(wheels.map((card) => [card.number, card.name]));
  for (const line of Object.values(deckLists).flatMap((list) => list.split("\n"))) {
    const [, number, name] = /^\d+x(\S+) (.+)$/.exec(line)!;
    expect(names.get(number)).toBe(name);
  }
});

it("a card is refused that tells more of a token than numbers, or two things of one name", () => {
  const unread = (text: string) =>
    defineCard({ number: "T-1", name: "Maker", type: "EXTRA", colors: ["Red"], energyCost: 0, text }).unread;
  const makes = (words: string) => `[Activate: Main] Play 1 Imp Token${words}`;
  for (const words of [
    ".",
    " with 5000 power.",
    " (5000 power and 0 combo cost).",
    ". (Imp Tokens have 5000 power.)",
  ])
    expect(unread(makes(words)), words).toBeUndefined();
  for (const words of [
    " with 5000 power and [Blocker].",
    " (5000 power and [Blocker]).",
    " ([Blocker], 5000 power).",
    ". (Imp Tokens have 5000 power and [Blocker].)",
    ` with 5000 power.\n${makes(" with 10000 power.")}`,
  ])
    expect(unread(makes(words)), words).toBeDefined();
});
