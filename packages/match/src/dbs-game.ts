/** The DRAGON BALL SUPER CARD GAME at the table, without the sentences of its rulebook: a match plays without them. */
import {
  type DbsEdition,
  type Deck,
  type Decks,
  deckFaults,
  deckIn,
  deckNamesIn,
  deckOf,
  edition_3_02,
  judgement,
  listOf,
  matchBy,
  ownCards,
} from "@arbiter/dbs";
import { definition, type Intent, master, other, type Paragraphs } from "@arbiter/engine";
import type { AreaUse, TableGame } from "./game.ts";
import { areaOf, cardsIn, value } from "./names.ts";
import { alike, by, called, cards, follows } from "./telling.ts";
import type { Message } from "./types.ts";

/** What hangs on the edition that is played. */
export function playedBy(edition: DbsEdition, rulebook: Paragraphs, titles: readonly string[]) {
  const { start } = matchBy(edition);
  return {
    edition,
    rulebook,
    chapters: titled(titles),
    deckNames: () => deckNamesIn(edition),
    deck: (name: string) => deckIn(name, edition),
    faults: (({ leader, cards, zDeck }) => deckFaults(leader, cards, zDeck, edition)) as TableGame["faults"],
    start: ((decks, ...more) => start(decks as Decks, ...more)) as TableGame["start"],
  };
}

/** Chapters by their number, as far as they have a title. */
export function titled(titles: readonly string[]): TableGame["chapters"] {
  const named = titles.map((title, i): [number, string] => [i, title]);
  return Object.fromEntries(named.filter(([, title]) => title !== ""));
}

export const bare: TableGame = {
  name: "dbs",
  ...playedBy(edition_3_02, {}, []),
  ownCards,
  deckOf,
  opening: { hand: 6, redraw: "all", rule: "6-2-1-9" },
  list: (deck, program) => listOf(deck as Deck, program),
  judgement,
  shown: ["energy cost", "z-energy cost", "power", "combo power", "combo cost"],
  traits: ({ traits }) => [...(traits.character ?? []), ...(traits.trait ?? []), ...(traits.era ?? [])],
  byRule: () => [],
  strength: (g, id) =>
    value(g, id, "power") +
    cardsIn(g, master(g, id), "combo").reduce((sum, card) => sum + (value(g, card, "combo power") || 0), 0),
  doable: (g, id, me) => {
    const area = areaOf(g, id).name;
    const found: [Message, Intent][] = [];
    const isExtra = definition(g, id).category === "EXTRA";
    if ((area === "hand" && !isExtra) || area === "zDeck")
      found.push([{ id: "can.play" }, { do: "play", card: id }]);
    if (area === "hand") found.push([{ id: "can.charge" }, { do: "charge", card: id }]);
    if (area === "hand" || area === "battle") found.push([{ id: "can.combo" }, { do: "combo", card: id }]);
    if (["leader", "battle", "unison"].includes(area)) {
      const target = cardsIn(g, other(me), "leader")[0];
      found.push([{ id: "can.attackLeader" }, { do: "attack", card: id, target }]);
    }
    const { abilities } = definition(g, id);
    if (abilities.some(({ timing }) => typeof timing === "string" && timing.startsWith("activate")))
      found.push([{ id: "can.activate" }, { do: "activate", card: id }]);
    if (abilities.some(({ timing }) => timing === "counter"))
      found.push([{ id: "can.counter" }, { do: "counter", card: id }]);
    return found;
  },
  areaUses: {
    battle: {
      mine: [{ what: { id: "can.playBattle" }, intents: played("hand", "BATTLE") }],
      theirs: [{ what: { id: "can.attackBattle" }, intents: attacks("battle") }],
    },
    unison: {
      mine: [{ what: { id: "can.playUnison" }, intents: played("hand", "UNISON") }],
      theirs: [{ what: { id: "can.attackUnison" }, intents: attacks("unison") }],
    },
    leader: {
      mine: [{ what: { id: "can.attack" }, intents: attacks("leader", ["leader"]) }],
      theirs: [{ what: { id: "can.attackLeader" }, intents: attacks("leader") }],
    },
    combo: {
      mine: [
        {
          what: { id: "can.comboCard" },
          intents: (g, me) =>
            ["hand", "battle"].flatMap((area) => cardsIn(g, me, area).map((card) => ({ do: "combo", card }))),
        },
      ],
    },
    energy: {
      mine: [
        {
          what: { id: "can.chargeCard" },
          rule: "7-2-11",
          intents: (g, me) => cardsIn(g, me, "hand").map((card) => ({ do: "charge", card })),
        },
      ],
    },
    zDeck: { mine: [{ what: { id: "can.playZ" }, intents: played("zDeck", null) }] },
    life: {
      theirs: [{ what: { id: "can.attackLeader" }, intents: attacks("leader") }],
      byItself: [[{ id: "can.takeLife" }, "8-4-6-1-2-1"]],
    },
    deck: { byItself: [[{ id: "can.draw" }, "7-2-9"]] },
    hand: {
      mine: [
        { what: { id: "can.playCard" }, intents: played("hand", null) },
        {
          what: { id: "can.comboCard" },
          intents: (g, me) => cardsIn(g, me, "hand").map((card) => ({ do: "combo", card })),
        },
      ],
    },
  },
  events: {
    pay: () => null,
    declarePlay: (t, e) => by(e, "declare", { card: called(t, e.card) }),
    play: (t, e) => by(e, "isPlayed", { card: called(t, e.card) }),
    damage: (t, e) =>
      by(e, "damage", {
        cards: cards(t, [e]),
        area: {
          id: e.card >= 0 && cardsIn(t.after, e.player, "drop").includes(e.card) ? "area.drop" : "area.hand",
        },
        last: t.events.slice(t.at + 1).some((later) => later.kind === "damage") ? "no" : "yes",
        left: cardsIn(t.after, e.player, "life").length,
      }),
    evolve: (t, e) => by(e, "evolve", { card: called(t, e.card) }),
    activateSkill: (t, e) => by(e, "activateSkill", { card: called(t, e.card) }),
    activate: (t, e) => (follows(t, e, "activateSkill") ? null : by(e, "skill", { card: called(t, e.card) })),
    attack: (t, e) =>
      by(e, "attack", {
        card: called(t, e.card),
        power: value(t.after, e.card, "power"),
        target: called(t, e.target),
        targetPower: value(t.after, e.target, "power"),
      }),
    combo: (t, e) =>
      by(e, "combo", { card: called(t, e.card), amount: value(t.after, e.card, "combo power") || 0 }),
    reinforce: (t, e) => by(e, "reinforce", { card: called(t, e.card) }),
    rest: (t, e) => by(e, "rest", { cards: cards(t, alike(t, e)) }),
    active: (t, e) => by(e, "active", { cards: cards(t, alike(t, e)) }),
    flip: (t, e) => by(e, "flip", { card: called(t, e.card) }),
    hide: (_t, e) => by(e, "hide"),
    show: (t, e) => by(e, "show", { card: called(t, e.card) }),
    negate: (t, e) => by(e, "negated", { card: called(t, e.card) }),
    markersRemoved: (t, e) => by(e, "markersRemoved", { amount: e.amount, card: called(t, e.card) }),
    energyMarkerUsed: (_t, e) => by(e, "energyMarkerUsed"),
    energyMarkers: (_t, e) => (e.amount > 0 ? by(e, "energyMarkers", { amount: e.amount }) : null),
    placed: (t, e) => by(e, "placed", { card: called(t, e.card) }),
  },
  silent: [
    "skill",
    "target",
    "defends",
    "afterBattle",
    "cutShort",
    "counterMotion",
    "loop",
    "exhaust",
    "startOfOffense",
    "startOfDefense",
    "startOfDamage",
    "endOfDamage",
    "endOfMain",
    "startOfCharge",
    "endOfCharge",
    "endOfItsBattle",
    "endOfItsTurn",
    "damageTaken",
    "kos",
    "activateExtra",
    "state",
    "discard",
  ],
  passing: [],
  tellMoves: ["play", "combo", "placed", "damage"],
  windows: ["counter window", "combo"],
};

/** By an earlier edition: its number of cards in hand is the same, and any of them may be redrawn. */
export function earlier(edition: DbsEdition, redraw: string): TableGame {
  return { ...bare, ...playedBy(edition, {}, []), opening: { hand: 6, redraw: "any", rule: redraw } };
}

function played(from: string, category: string | null): AreaUse["intents"] {
  return (g, me) =>
    cardsIn(g, me, from)
      .filter((card) => category === null || definition(g, card).category === category)
      .map((card) => ({ do: "play", card }));
}

function attacks(area: string, by: readonly string[] = ["leader", "battle", "unison"]): AreaUse["intents"] {
  return (g, me) =>
    cardsIn(g, other(me), area).flatMap((target) =>
      by.flatMap((from) => cardsIn(g, me, from).map((card) => ({ do: "attack", card, target }))),
    );
}
