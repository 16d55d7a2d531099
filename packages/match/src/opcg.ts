/** The ONE PIECE CARD GAME at the table. */
import { definition, type Event, type Game, type Intent, other, type Player } from "@arbiter/engine";
import {
  chapters,
  deckFaults,
  deckOf,
  edition_1_1_7,
  judgement,
  listOf,
  ownCards,
  ownDeck,
  ownDeckNames,
  rulebook_1_1_7,
  start,
} from "@arbiter/opcg";
import type { AreaUse, TableGame } from "./game.ts";
import { areaOf, cardsIn, keywordsOf, value } from "./names.ts";
import { alike, by, called, cards, follows, merged, type Telling } from "./telling.ts";
import type { Message } from "./types.ts";

export const game: TableGame = {
  name: "opcg",
  edition: edition_1_1_7,
  rulebook: rulebook_1_1_7,
  chapters: Object.fromEntries(chapters.map((title, i) => [i + 1, title])),
  ownCards,
  deckNames: ownDeckNames,
  deck: ownDeck,
  deckOf,
  faults: ({ leader, cards }) => deckFaults(leader, cards),
  opening: { hand: 5, redraw: "all", rule: "5-2-1-6" },
  start,
  list: listOf,
  judgement,
  shown: ["cost", "power", "counter", "life"],
  traits: ({ traits }) => [...(traits.attribute ?? []), ...(traits.type ?? [])],
  byRule: (g, id, number) => {
    const { marks, area } = g.state.cards[id];
    const mine = area < g.program.edition.areas.length ? 0 : 1;
    return number === "power" && marks > 0 && mine === g.state.active
      ? [{ by: 1000 * marks, rule: "6-5-5-2" }]
      : [];
  },
  strength: (g, id) => value(g, id, "power"),
  doable: (g, id, me) => {
    const area = areaOf(g, id).name;
    const { category, abilities, numbers } = definition(g, id);
    const found: [Message, Intent][] = [];
    if (area === "hand") {
      found.push([{ id: "can.play" }, { do: "play", card: id }]);
      if (category === "CHARACTER" && (numbers.counter ?? 0) > 0)
        found.push([{ id: "can.counter" }, { do: "counter", card: id }]);
    }
    if (area === "leader" || area === "characters") {
      const target = cardsIn(g, other(me), "leader")[0];
      found.push([{ id: "can.attackLeader" }, { do: "attack", card: id, target }]);
      found.push([{ id: "can.give" }, { do: "give", card: id }]);
      if (keywordsOf(g, id).includes("Blocker")) found.push([{ id: "can.block" }, { do: "block", card: id }]);
    }
    if (area !== "hand" && abilities.some((a) => a.timing === "activate"))
      found.push([{ id: "can.activate" }, { do: "activate", card: id }]);
    return found;
  },
  areaUses: {
    characters: {
      mine: [{ what: { id: "can.playCharacter" }, intents: played("CHARACTER") }],
      theirs: [{ what: { id: "can.attackCharacter" }, intents: attacks("characters") }],
    },
    stage: { mine: [{ what: { id: "can.playStage" }, intents: played("STAGE") }] },
    leader: {
      mine: [{ what: { id: "can.attack" }, intents: attacks("leader", "leader") }],
      theirs: [{ what: { id: "can.attackLeader" }, intents: attacks("leader") }],
    },
    cost: {
      rule: "3-9-1",
      mine: [
        {
          what: { id: "can.giveDon" },
          intents: (g, me) => fighters(g, me).map((card) => ({ do: "give", card })),
        },
      ],
      byItself: [[{ id: "can.activateDon" }, "6-2-4"]],
    },
    don: { rule: "3-3-1", byItself: [[{ id: "can.addDon" }, "6-4-1"]] },
    life: {
      theirs: [{ what: { id: "can.attackLeader" }, intents: attacks("leader") }],
      byItself: [[{ id: "can.takeLife" }, "7-1-4-1-1-2"]],
    },
    deck: { byItself: [[{ id: "can.draw" }, "6-3-1"]] },
    hand: {
      mine: [
        { what: { id: "can.playCard" }, intents: played(null) },
        {
          what: { id: "can.useCounter" },
          intents: (g, me) => cardsIn(g, me, "hand").map((card) => ({ do: "counter", card })),
        },
      ],
    },
  },
  events: {
    pay: (t, e) =>
      by(e, isEvent(t, e.card) ? "useFor" : "playFor", { card: called(t, e.card), amount: e.amount }),
    activateEvent: (t, e) => (follows(t, e, "pay") ? null : by(e, "use", { card: called(t, e.card) })),
    trigger: (t, e) => by(e, "trigger", { card: called(t, e.card) }),
    counter: (t, e) => {
      merged(t, (next) => next.kind === "apply" && next.card === e.target);
      return by(e, "counter", {
        card: called(t, e.card),
        target: called(t, e.target),
        amount: e.amount,
      });
    },
    active: (t, e) => {
      const all = merged(
        t,
        (next) =>
          (next.kind === "active" || next.kind === "donActive") &&
          next.player === e.player &&
          next.rule === e.rule,
      );
      return activated(t, e, all);
    },
    donActive: (t, e) => activated(t, e, [e]),
    donAdded: (t, e) => by(e, "donAdded", { amount: alike(t, e).reduce((sum, one) => sum + one.amount, 0) }),
    donRested: (_t, e) => by(e, "donRested", { amount: e.amount }),
    donFrozen: (_t, e) => by(e, "donFrozen", { amount: e.amount }),
    donGiven: (t, e) => by(e, "donGiven", { amount: e.amount, card: called(t, e.card) }),
    donReturned: (t, e) =>
      by(e, "donReturned", {
        amount: merged(t, (next) => next.kind === e.kind && next.player === e.player).length,
      }),
    donReturnedToCost: (t, e) =>
      e.rule === "6-2-3" ? null : by(e, "donBack", { amount: e.amount, card: called(t, e.card) }),
  },
  silent: ["opponentAttack", "cutShort", "loop", "lifeToHand", "lifeLeft", "trashed"],
  passing: ["resolving"],
  tellMoves: ["counter", "activateEvent"],
  windows: ["block", "counter", "trigger"],
};

function played(category: string | null): AreaUse["intents"] {
  return (g, me) =>
    cardsIn(g, me, "hand")
      .filter((card) => category === null || definition(g, card).category === category)
      .map((card) => ({ do: "play", card }));
}

function fighters(g: Game, me: Player): readonly number[] {
  return [...cardsIn(g, me, "leader"), ...cardsIn(g, me, "characters")];
}

function attacks(area: string, by?: string): AreaUse["intents"] {
  return (g, me) =>
    cardsIn(g, other(me), area).flatMap((target) =>
      (by === undefined ? fighters(g, me) : cardsIn(g, me, by)).map((card) => ({
        do: "attack",
        card,
        target,
      })),
    );
}

function isEvent(t: Telling, id: number): boolean {
  return [() => t.after, t.before].some((g) => definition(g(), id).category === "EVENT");
}

function activated(t: Telling, e: Event, all: readonly Event[]): Message {
  const don = all.reduce((sum, one) => sum + (one.kind === "donActive" ? one.amount : 0), 0);
  const named = all.filter((one) => one.kind === "active");
  if (named.length === 0) return by(e, "donActive", { amount: don });
  return don === 0
    ? by(e, "active", { cards: cards(t, named) })
    : by(e, "activeAndDon", { cards: cards(t, named), amount: don });
}
