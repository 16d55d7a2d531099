/** What a player may declare, and what it takes. */
import {
  action,
  area,
  type Compiled,
  definition,
  follows,
  type Game,
  inArea,
  number,
  once,
  other,
  type Player,
  permits,
  poolOf,
  type Requirement,
} from "@arbiter/engine";
import {
  battle,
  comboCost,
  comboPower,
  fields,
  hand,
  isFighter,
  reinforcedIn,
  unison,
  zDeck,
  zEnergy,
  zEnergyCost,
} from "./areas.ts";
import { allowed, mayAttack, mayCombo, mayPlay } from "./bans.ts";
import { counter } from "./countering.ts";
import { canPay, canPayFor, forCombo } from "./energy.ts";
import { isBarredByNumber, isBarredByUnique } from "./excess.ts";
import type { Price } from "./prices.ts";
import { asked } from "./refused.ts";
import { activateInBattle, activateInMain } from "./skills.ts";
import { isBattleCard, isLeader, isUnison } from "./types.ts";
import { waysOf } from "./ways.ts";

function need(
  rules: readonly string[],
  needs: Requirement["needs"],
  says: string,
  holds: Requirement["holds"],
): Requirement {
  return { rules, needs, says, holds };
}

function top(g: Game) {
  return g.state.frames[g.state.frames.length - 1];
}

const inMainPhase = (rule: string, also: readonly string[] = []): Requirement => ({
  ...need([rule], "moment", "This is done at your free timing in your own Main Phase.", (g, player) => {
    return player === g.state.active && top(g).p === "turn";
  }),
  also,
});

const isRead = (card: Compiled) => card.unread === undefined;
const readable: Requirement = {
  rules: ["0-2-2"],
  needs: "card",
  says: "Its text is not understood, so it is not played.",
  printed: isRead,
  holds: (g, _p, card) => isRead(definition(g, card)),
};

const playable = allowed("card", mayPlay, ["play", "copies", "bePlayed"]);
/** 22-39-3 (the second of that number) says the same of the player. */
const notUnique = need(
  ["22-39-2", "22-39-3b"],
  "card",
  "A [Unique] card of this name is in play.",
  (g, player, card) => !isBarredByUnique(g, player, card),
);

const notTooMany = need(
  ["21-11-2"],
  "card",
  "As many of these as may be are in play.",
  (g, player, card) => !isBarredByNumber(g, player, card),
);

const inHand = { of: "you", in: [hand] } as const;

const affordable = (...also: readonly string[]): Requirement => ({
  ...need(
    ["5-3-3", "5-5-2-1", "13-2-1-1"],
    "card",
    "There is not enough active energy of the right colours.",
    (g, player, card) => canPayFor(g, player, card),
  ),
  also: ["5-3-1", "1-2-3", ...also],
  // X is what can be paid, and no less than the specified cost.
  cites: (g, card) =>
    definition(g, card).traits.x === undefined ? [] : ["1-2-2-2-1", "1-2-2-1", "13-2-1-1", "5-3-3"],
});

export const playFromHand = action({
  do: "play",
  rules: ["7-3-4-1", "5-5-2", "13-2-1"],
  cards: inHand,
  suits: ({ category }) => category === "BATTLE" || category === "UNISON",
  requires: [inMainPhase("7-3-4-1", ["5-5-2"]), readable, affordable(), notUnique, notTooMany, playable],
});

/** 5-4-3: as much Z-Energy as it costs. A card whose Z-Energy cost is not known is never played. */
const affordableZ = (...also: readonly string[]): Requirement => ({
  ...need(["5-4-3"], "card", "There is not enough Z-Energy.", (g, player, card) => {
    const cost = follows("5-4-3-1") ? number(g, card, zEnergyCost) : definition(g, card).values[zEnergyCost];
    const held = inArea(g, player, zEnergy).length;
    return held >= cost && (cost > 0 || held > 0 || follows("5-4-2"));
  }),
  also: ["5-4-1", ...also],
});

const inZDeck = { of: "you", in: [zDeck] } as const;
const hiddenInZDeck = need(
  ["16-2-1", "17-2-1", "18-2-1"],
  "card",
  "It lies face up in the Z-Deck.",
  (g, _p, card) => {
    return !g.state.cards[card].faceUp;
  },
);

export const playFromZDeck = action({
  do: "play",
  rules: ["16-2-1", "18-2-1", "7-3-4-1"],
  cards: inZDeck,
  suits: ({ category }) => category === "Z-BATTLE" || category === "Z-UNISON",
  requires: [
    inMainPhase("7-3-4-1"),
    readable,
    affordableZ("16-2-1-1", "18-2-1-1"),
    hiddenInZDeck,
    affordable("16-2-1-1", "18-2-1-1"),
    notUnique,
    notTooMany,
    playable,
  ],
});

export const placeZExtra = action({
  do: "place",
  rules: ["17-2-1", "7-3-4-3-2"],
  cards: inZDeck,
  suits: ({ category }) => category === "Z-EXTRA",
  requires: [
    inMainPhase("7-3-4-3-2"),
    readable,
    affordableZ("17-2-1-1"),
    hiddenInZDeck,
    affordable("17-2-1-1"),
  ],
});

export const reinforceUnison = action({
  do: "reinforce",
  rules: ["13-3-2", "7-3-4-3"],
  cards: inHand,
  suits: ({ category }) => category === "UNISON",
  requires: [
    inMainPhase("7-3-4-3"),
    need(["13-3-2"], "player", "A Unison is reinforced once a turn.", (g, player) => {
      return poolOf(g, player, reinforcedIn) < g.state.turn;
    }),
    need(["13-3-2"], "card", "Your Unison has another card number.", (g, player, card) => {
      return inArea(g, player, unison).some((id) => definition(g, id).number === definition(g, card).number);
    }),
  ],
});

/** Extras in the Battle Area neither attack nor are attacked; what is in Hidden Mode has no type at all. */
const fights = once(
  ({ category }: Compiled) => isLeader(category) || isUnison(category) || isBattleCard(category),
);

export const attack = action({
  do: "attack",
  rules: ["7-3-4-4", "8-1-1"],
  cards: { of: "you", in: fields },
  suits: fights,
  targets: { of: "opponent", in: fields },
  suitsBy: ["3-6-1-1", "23-5-2"],
  requires: [
    inMainPhase("7-3-4-4"),
    need(
      ["7-3-4-4-1"],
      "player",
      "Who plays first does not attack in his first turn.",
      (g) => g.state.turn > 1 || waysOf(g).attacksFirst,
    ),
    need(
      ["8-1-1"],
      "card",
      "Only a card in Active Mode attacks.",
      (g, player, card) => !g.state.cards[card].rested && isFighter(g, player, card),
    ),
    {
      ...need(
        ["8-1-1"],
        "slot",
        "A Leader, a Unison or a Battle Card in Rest Mode is attacked.",
        (g, player, card, target) => {
          const { category } = definition(g, target);
          if (!isFighter(g, other(player), target)) return false;
          if (!isBattleCard(category)) return isLeader(category) || isUnison(category);
          return (
            g.state.cards[target].rested || (permits(g, "attack", card, target) !== null && follows("0-2-2"))
          );
        },
      ),
      also: ["3-6-1-1", "23-5-2"],
    },
    allowed("slot", mayAttack, ["attack", "beAttacked", "beRested", "rule"]),
  ],
});

/** 5-6-1-1: a combo cost has no colours. */
function comboPrice(g: Game, card: number): Price {
  const total = follows("5-6-3-1") ? number(g, card, comboCost) : definition(g, card).values[comboCost];
  return { total, orbs: follows("5-6-1-1") || total === 0 ? none : [definition(g, card).traits.color] };
}

const none: Price["orbs"] = [];

const fromHand = (g: Game, player: Player) => (player === g.state.active ? "5-7-5-1-2" : "5-7-6-1-2");

/** 5-7-5-1, 5-7-6-1: from the hand, or an active Battle Card that is not itself in the battle. */
export const combo = action({
  do: "combo",
  rules: ["5-7-5-1", "5-7-6-1", "8-2-4-1", "8-3-4-1"],
  cards: { of: "you", in: [hand, battle] },
  suits: ({ category }) => isBattleCard(category),
  suitsBy: ["5-7-1", "5-7-2-1"],
  requires: [
    {
      ...need(
        ["8-2-4-1", "8-3-4-1"],
        "moment",
        "Combos are made in your Offense or Defense Step.",
        (g, player) => {
          return top(g).p === "combo step" && top(g).you === player;
        },
      ),
      also: ["5-7-5-1", "5-7-6-1"],
    },
    need(
      ["5-7-5-1-1", "5-7-6-1-1"],
      "card",
      "It is in Rest Mode.",
      (g, _p, card) =>
        !g.state.cards[card].rested || (permits(g, "comboRested", card) !== null && follows("0-2-2")),
    ),
    need(["5-7-5-1-1", "5-7-6-1-1"], "card", "It is in the battle itself.", (g, _p, card) => {
      const { battle: now } = g.state;
      return now === null || (now.attacker.id !== card && now.target.id !== card);
    }),
    need([], "card", "It is not used in a combo from there.", (g, player, card) => {
      const { area: from } = g.state.cards[card];
      return from === area(g, player, battle) || follows(fromHand(g, player));
    }),
    need(["5-7-2", "5-7-2-1"], "card", "It has no combo cost or no combo power.", (g, _p, card) => {
      return number(g, card, comboCost) >= 0 && number(g, card, comboPower) >= 0;
    }),
    need(
      ["5-6-3", "5-7-3"],
      "card",
      "There is not enough active energy for its combo cost.",
      (g, player, card) => {
        return canPay(g, player, comboPrice(g, card), forCombo, "5-6-2");
      },
    ),
    allowed("card", mayCombo, ["combo", "beMoved"]),
  ],
});

export const mainActions = [
  activateInMain,
  playFromHand,
  playFromZDeck,
  placeZExtra,
  reinforceUnison,
  attack,
];
export const comboActions = [combo, activateInBattle];
export const allActions = [...mainActions, ...comboActions, counter, ...asked];
