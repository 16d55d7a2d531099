import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run as cards } from "../src/cards/cards.ts";
import { cardsNamed, loadLibrary } from "../src/cards/library.ts";
import { report } from "../src/cards/report.ts";
import { toldReport } from "../src/cards/told.ts";
import { variants } from "../src/cards/variants.ts";
import { dbs } from "../src/games/dbs.ts";
import { opcg } from "../src/games/opcg.ts";
import { run as scenario } from "../src/scenario.ts";

let folder: string;
let written: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arbiter-cards-"));
  process.env.ARBITER_CARDS = join(folder, "library.json");
  written = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void written.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  delete process.env.ARBITER_CARDS;
  rmSync(folder, { recursive: true });
});

const deckhand = {
  number: "ZZ1-002",
  name: "Pim Deckhand",
  category: "CHARACTER",
  colors: ["Red"],
  cost: 2,
  power: 3000,
  counter: 1000,
  types: ["Harbour"],
  text: "[On Play] Draw 1 card.",
};

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
}

describe("arbiter cards", () => {
  it("imports lists of other programs into one library, and says what is wrong", async () => {
    const theirs = { id: "ZZ1-001", name: "Bess", category: "Leader", colors: ["Red"], cost: 5, effect: "-" };
    const code = await cards(["import", file("a.json", [deckhand, theirs, { odd: 1 }])]);
    expect(code).toBe(1);
    expect(written[0]).toContain("2 cards taken");
    expect(written.at(-1)).toContain("card 3: no known format has the fields odd");
    const library = JSON.parse(readFileSync(process.env.ARBITER_CARDS!, "utf8"));
    expect(library.records["opcg/ZZ1-001"]).toMatchObject({ category: "LEADER", life: 5 });
    expect(library.records["opcg/ZZ1-002"]).toEqual(deckhand);
  });

  it("are there for scenarios, by number and by name; one that is not understood says so", async () => {
    const odd = { ...deckhand, number: "ZZ1-003", name: "Odd", text: "[On Play] Tickle 1 card." };
    await cards(["import", file("a.json", [deckhand, odd])]);
    const position = (card: string) =>
      file(
        `${card}.yaml`,
        `title: A card of the library
game: opcg
edition: "1.1.7"
turn: { player: you, number: 5 }
you: { leader: AB1-001, hand: ["${card}"], don: { active: 2 } }
opponent: { leader: AB1-041 }
play: [{ by: you, do: play, card: "${card}" }]
expect: [{ card: "${card}", area: characters }, { area: you.hand, count: 1 }]`,
      );
    expect(scenario([position("ZZ1-002"), position("Pim Deckhand")])).toBe(0);
    expect(scenario([position("Odd")])).toBe(1);
    expect(written.join("\n")).toMatch(/card "Odd": .*Tickle/);
  });

  describe("the library", () => {
    const compiles = () => vi.spyOn(opcg.cardLists, "define");
    const path = () => process.env.ARBITER_CARDS!;
    const rewritten = (change: (text: string) => string) =>
      writeFileSync(path(), change(readFileSync(path(), "utf8")));
    beforeEach(async () => void (await cards(["import", file("a.json", [deckhand, ...helpers()])])));

    it("holds its cards compiled: loading reads no text", () => {
      const fresh = opcg.cardLists.define(deckhand);
      const define = compiles();
      expect(loadLibrary().definition(opcg, "ZZ1-002")).toEqual(JSON.parse(JSON.stringify(fresh)));
      expect(cardsNamed(opcg, "4x ZZ1-002").has("ZZ1-002")).toBe(true);
      expect(define).not.toHaveBeenCalled();
    });

    it("compiles anew what other code compiled, or what was changed since", () => {
      const define = compiles();
      rewritten((text) => text.replace(/"by":\{"opcg":"\w+"/, '"by":{"opcg":"0"'));
      expect(loadLibrary().definition(opcg, "ZZ1-002")?.name).toBe("Pim Deckhand");
      expect(define).toHaveBeenCalledTimes(1);
    });

    it("is read as it was before, and however it is written", async () => {
      const written = JSON.parse(readFileSync(path(), "utf8"));
      rewritten(() => JSON.stringify(written, null, 2));
      expect(loadLibrary().definition(opcg, "ZZ1-002")?.name).toBe("Pim Deckhand");
      rewritten(() => JSON.stringify({ opcg: { "ZZ1-002": deckhand } }));
      expect(loadLibrary().record("opcg", "ZZ1-002")).toEqual(deckhand);
      await cards(["import", file("a.json", helpers())]);
      expect(loadLibrary().numbers("opcg")).toEqual(["ZZ1-002", "ZZ1-010", "ZZ1-011"]);
    });

    it("says that it is damaged", () => {
      rewritten((text) => text.slice(0, text.length / 2));
      expect(loadLibrary).toThrow("is damaged");
    });
  });

  it("reports what reads, runs and fires, and what stands in the way", () => {
    const odd = { ...deckhand, number: "ZZ1-003", text: "[On Play] Tickle 1 card." };
    const { reads, runs, fires, perCard, blocked } = report(opcg, [...helpers(), deckhand, odd]);
    expect(perCard["ZZ1-002"]).toMatchObject({ reads: true, runs: true, fires: true });
    expect(perCard["ZZ1-003"]).toMatchObject({ reads: false, runs: false, fires: false });
    expect([reads, runs, fires]).toEqual([3, 3, 3]);
    expect(blocked[0].by).toContain("Tickle");
  });

  it("sees a [Trigger] happen that activates the card's other effect", () => {
    const order = {
      ...{
        number: "ZZ1-004",
        name: "All Hands",
        category: "EVENT",
        colors: ["Red"],
        cost: 1,
        types: ["Harbour"],
      },
      ...{ text: "[Main] Draw 1 card.", trigger: "Activate this card's [Main] effect." },
    };
    expect(report(opcg, [...helpers(), order]).perCard["ZZ1-004"]).toMatchObject({ fires: true, why: null });
  });

  it("tries a sample of the cards that run, or none", () => {
    const list = [...helpers(), deckhand];
    expect(report(opcg, list, [], { many: 1, seed: 3 })).toMatchObject({ runs: 3, tried: 1, fires: 1 });
    expect(report(opcg, list, [], { many: 0, seed: 3 })).toMatchObject({ runs: 3, tried: 0, fires: 0 });
  });

  it("tries a list without Leaders beside our own cards", () => {
    expect(report(opcg, [deckhand]).perCard["ZZ1-002"]).toMatchObject({ fires: true, why: null });
  });

  it("makes happen what needs another's skill, cards under it, few or equal cards, or nothing at all", () => {
    const card = (n: number, text: string, more = {}) => ({
      ...{ number: `ZZ2-00${n}`, name: `Mule ${n}`, type: "BATTLE", colors: ["Red"], energyCost: 2 },
      ...{ specifiedCost: "R", power: 10000, comboCost: 0, comboPower: 5000 },
      ...{ characters: ["Mule"], traits: ["Stable"], eras: [], text, ...more },
    });
    const tried = [
      card(1, "[Auto] When this card is removed from your Battle Area by an opponent's skill, draw 1 card."),
      card(
        2,
        "[Activate: Main] Choose 1 card under this card and place it in its owner's Drop: Draw 1 card.",
      ),
      card(
        3,
        "[Auto] If all of your energy is red and your life is at 4 or less: When this card attacks, draw 1 card.",
      ),
      card(4, "[Auto] When you play a 《Stable》 card, draw 1 card."),
      card(5, "[Permanent] This card gains 《Meadow》 in all areas."),
      card(
        6,
        "[Auto] If there are 5 or more 《Stable》 cards in your Drop: When this card attacks, draw 1 card.",
      ),
    ];
    const { perCard } = report(dbs, tried, dbs.cardLists.own);
    for (const { number } of tried) expect(perCard[number]).toMatchObject({ fires: true, why: null });
  });

  it("makes up who brings about what a card waits for and what it names, and begins before the game where it must", () => {
    const card = (n: number, text: string, more = {}) => ({
      ...{ number: `ZZ3-00${n}`, name: `Heron ${n}`, type: "BATTLE", colors: ["Red"], energyCost: 2 },
      ...{ specifiedCost: "R", power: 10000, comboCost: 0, comboPower: 5000 },
      ...{ characters: ["Heron"], traits: ["Marsh"], eras: [], text, ...more },
    });
    const back = { name: "Great Heron", power: 15000, characters: ["Heron"], traits: ["Marsh"], eras: [] };
    const leader = { type: "LEADER", energyCost: undefined, specifiedCost: undefined, back };
    const tried = [
      card(1, "[Auto] When this card is discarded from your hand by an opponent's skill, draw 1 card."),
      card(
        2,
        "[Auto] When this card in your energy is placed in your Drop Area by one of your 《Marsh》 card skills, draw 1 card.",
      ),
      card(
        3,
        "[Auto] When this card is placed in your Leader Area, add up to 1 《Marsh》 card from your deck to your hand.",
        leader,
      ),
      card(4, "[Auto] When a card in your opponent's life is placed in their Drop Area, draw 1 card."),
      card(
        5,
        "[Activate: Main] If your opponent's Leader Card has 0 power or less and {Heron 5} isn't in play in your Battle Area: Play this card from your hand.",
      ),
    ];
    const named = [
      card(7, "[Activate: Main] If your Leader Card is an <Otter> card: Draw 1 card."),
      card(8, "[Empower Red 2]\n[UNISON +1][Activate: Main] Draw 1 card.", { type: "UNISON" }),
    ];
    const idle = card(
      9,
      "[Activate: Main] Choose 1 card in your hand and discard it: Choose up to 1 of your opponent's Battle Cards with [Double Strike] and KO it.",
    );
    const { perCard } = report(dbs, [...tried, ...named, idle, card(6, "")]);
    for (const { number } of [...tried, ...named])
      expect(perCard[number]).toMatchObject({ fires: true, why: null });
    // Its price is paid, but there is nothing that it could do.
    expect(perCard[idle.number]).toMatchObject({ runs: true, fires: false });
  });

  it("shows the mistake of an own card under its word", async () => {
    expect(await cards(["lint", file("b.json", [{ ...deckhand, text: "[On Play] Tickle 1 card." }])])).toBe(
      1,
    );
    expect(written).toContain("  [On Play] Tickle 1 card.");
    expect(written).toContain("            ^");
  });

  it("draws the same cards for the same seed", async () => {
    const list = file("c.json", [deckhand, ...helpers()]);
    await cards(["sample", "2", "--seed", "4", list]);
    const first = written.splice(0);
    await cards(["sample", "2", "--seed", "4", list]);
    expect(written).toEqual(first);
    expect(first).toHaveLength(2);
  });

  it("shows a card with its reading in three languages and its three measures", async () => {
    expect(await cards(["show", "ZZ1-002", file("d.json", [deckhand])])).toBe(0);
    expect(written).toContain("en: [On Play] Draw 1 card.");
    expect(written).toContain("fr: [Jouée] Piochez 1 carte.");
    expect(written).toContain("it: [Giocata] Pesca 1 carta.");
    expect(written.at(-1)).toBe("reads: yes, runs: yes, fires: yes");
  });

  it("shows a card of our own or of the library by its number alone", async () => {
    await cards(["import", file("e.json", [deckhand])]);
    expect(await cards(["show", "ZZ1-002"])).toBe(0);
    expect(await cards(["show", "AB2-008"])).toBe(0);
    expect(written.at(-1)).toBe("reads: yes, runs: yes, fires: yes");
    await expect(cards(["show", "ZZ9-999"])).rejects.toThrow("ZZ9-999");
  });

  it("lists other wordings that do not mean the same", () => {
    const same = { ...deckhand, text: "[On Play] Rest up to 1 of your opponent's Characters." };
    const found = variants(opcg, [
      {
        ...same,
        textVariants: [
          "[On Play] Rest up to 1 of your opponent's Characters.",
          "[On Play] Rest 1 of your opponent's Characters.",
        ],
      },
    ]);
    expect(found.map(({ differs }) => differs)).toEqual([
      null,
      "/0/0/effect/0/act/what/upTo: true / nothing",
    ]);
  });

  it("compares what it tells in French with the printed French", async () => {
    const named = { ...deckhand, text: "[On Play] Draw 2 cards. Then, play up to 1 [Rower] from your hand." };
    const records = [named, ...helpers()];
    const originals = (text: string) => ({
      "ZZ1-002": { fr: { name: "Pim", text } },
      "ZZ1-011": { fr: { name: "Rameur" } },
    });
    const right = "[Jouée] Piochez 2 cartes. Puis, jouez jusqu'à 1 [Rameur] de votre main.";
    const { told, originals: agreed } = await toldReport(opcg, records, originals(right));
    expect([told.fr.told, told.it.told, agreed?.agree]).toEqual([3, 3, 1]);
    const wrong = await toldReport(
      opcg,
      records,
      originals(right.replace("2", "3").replace("Rameur", "Pim")),
    );
    expect(wrong.originals?.differ["ZZ1-002"]).toEqual([
      "ours 2",
      "theirs 3",
      "ours [Rower]",
      "theirs [Pim]",
    ]);
  });
});

/** A Leader and a Character, so that a table can be laid. */
function helpers() {
  return [
    { number: "ZZ1-010", name: "Captain Bess", category: "LEADER", colors: ["Red"], life: 5, power: 5000 },
    { number: "ZZ1-011", name: "Rower", category: "CHARACTER", colors: ["Red"], cost: 1, power: 2000 },
  ];
}
