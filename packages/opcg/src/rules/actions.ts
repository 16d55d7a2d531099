/** What a player may declare, and what it takes: chapters 6-5, 7-1 and 10. */
import {
  action,
  type Compiled,
  conditionsHold,
  costsCanBePaid,
  definition,
  follows,
  forbidding,
  forbiddingPlayer,
  type Game,
  hasKeyword,
  isAbilityNegated,
  isUsed,
  type Live,
  master,
  number,
  other,
  type Player,
  permits,
  poolOf,
  type Requirement,
} from "@arbiter/engine";
import {
  active,
  blocker,
  counter,
  fighters,
  fighting,
  hand,
  leaderOf,
  rush,
  rushCharacter,
  stage,
  unblockable,
} from "./areas.ts";
import { failing, ofPrice } from "./cited.ts";
import { priceOf } from "./play.ts";

function need(
  rules: readonly string[],
  needs: Requirement["needs"],
  says: string,
  holds: Requirement["holds"],
  verbs?: Requirement["verbs"],
): Requirement {
  return { rules, needs, says, verbs, printed: undefined, holds };
}

function top(g: Game): string {
  return g.state.frames[g.state.frames.length - 1].p;
}

/** The free moment of the Main Phase: his turn, no battle, nothing waiting. */
function inMainPhase(g: Game, player: Player): boolean {
  return player === g.state.active && top(g) === "turn";
}

const mainPhase = (rule: string, also: readonly string[] = []): Requirement => ({
  ...need([rule], "moment", "This is done in your own Main Phase, outside battle.", inMainPhase),
  also,
});

const inStep = (rule: string, procedure: string, says: string) =>
  need([rule], "moment", says, (g, player) => player !== g.state.active && top(g) === procedure);

/** `cost`: the paragraph for its category. */
const payable = (rule: string, cost: string, category: string): Requirement => ({
  ...need(
    [rule, cost],
    "card",
    "There are not enough active DON!! to pay its cost.",
    (g, player, card) =>
      definition(g, card).category !== category || poolOf(g, player, active) >= priceOf(g, player, card),
  ),
  printed: (card) => card.category !== category,
});

const isRead = (card: Compiled) => card.unread === undefined;
const readable: Requirement = {
  rules: ["1-3-1"],
  needs: "card",
  says: "Its text is not understood, so it is not played.",
  verbs: undefined,
  printed: isRead,
  holds: (g, _p, card) => isRead(definition(g, card)),
};

const allowed = (verb: string) =>
  need(
    ["1-3-3"],
    "card",
    "An effect forbids it.",
    (g, player, card) => {
      const live: Live | null = forbidding(g, verb, card) ?? forbiddingPlayer(g, verb, player, card);
      return live === null;
    },
    [verb],
  );

const isPlaced = (category: string) => category === "CHARACTER" || category === "STAGE";
const fights = (category: string) => category === "LEADER" || category === "CHARACTER";

const inHand = { of: "you", in: [hand] } as const;
const ownFighters = { of: "you", in: fighting } as const;
const otherFighters = { of: "opponent", in: fighting } as const;

export const playCard = action({
  do: "play",
  rules: ["6-5-3-1"],
  cards: inHand,
  suits: (card) => isPlaced(card.category),
  requires: [
    mainPhase("6-5-3-1"),
    payable("6-5-3-1", "2-7-2", "CHARACTER"),
    payable("6-5-3-1", "2-7-4", "STAGE"),
    readable,
    allowed("play"),
  ],
});

function abilityWith(g: Game, card: number, timing: "main" | "counter" | "activate"): number {
  return definition(g, card).timed[timing][0] ?? -1;
}

const none: readonly never[] = [];

function context(g: Game, card: number) {
  return {
    you: master(g, card),
    card,
    incarnation: g.state.cards[card].incarnation,
    event: null,
    results: none,
    x: 0,
  };
}

/** Its conditions hold and its cost can be paid; what costs nothing before a colon always can. */
function canActivate(g: Game, card: number, ability: number): boolean {
  const made = definition(g, card).compiled[ability];
  return made !== undefined && conditionsHold(g, context(g, card), made);
}

/** `slot`: which ability of the card it is. */
const conditionsMet = (
  needs: "card" | "slot",
  slot: (g: Game, card: number, given: number) => number,
): Requirement => ({
  ...need(["8-4-1-1"], needs, "Its conditions are not met.", (g, _p, card, given) =>
    canActivate(g, card, slot(g, card, given)),
  ),
  cites: (g, card, given) =>
    failing(
      g,
      context(g, card),
      definition(g, card).compiled[slot(g, card, given)]?.ability.conditions ?? none,
    ),
});

export const playMainEvent = action({
  do: "play",
  rules: ["6-5-3-1", "10-2-3-1"],
  cards: inHand,
  suits: (card) => card.category === "EVENT" && card.timed.main.length > 0,
  requires: [
    mainPhase("10-2-3-1", ["6-5-3-1", "7-1-3-2-2"]),
    payable("6-5-3-1", "2-7-3", "EVENT"),
    readable,
    allowed("play"),
    conditionsMet("card", (g, card) => abilityWith(g, card, "main")),
  ],
});

export const playCounterEvent = action({
  do: "play",
  rules: ["7-1-3-2-2", "10-2-4-1"],
  cards: inHand,
  suits: (card) => card.category === "EVENT" && card.timed.counter.length > 0,
  requires: [
    {
      ...inStep(
        "10-2-4-1",
        "counter step",
        "A [Counter] Event is used in the Counter Step of your opponent's attack.",
      ),
      also: ["7-1-3-2-2", "6-5-3-1"],
    },
    payable("7-1-3-2-2", "2-7-3", "EVENT"),
    readable,
    allowed("play"),
    conditionsMet("card", (g, card) => abilityWith(g, card, "counter")),
  ],
});

export const activateEffect = action({
  do: "activate",
  rules: ["6-5-4-1", "8-1-3-3", "10-2-2-1"],
  cards: { of: "you", in: [...fighting, stage] },
  suits: (card) => card.timed.activate.length > 0,
  abilities: (g, card) => definition(g, card).timed.activate,
  liesBy: ["2-8-2"],
  requires: [
    mainPhase("10-2-2-1", ["6-5-4-1", "8-1-3-3"]),
    need(
      ["8-2-1-1"],
      "slot",
      "Its effect is negated.",
      (g, _p, card, ability) => !isAbilityNegated(g, card, definition(g, card).compiled[ability]?.tag),
      ["negate"],
    ),
    conditionsMet("slot", (_g, _card, slot) => slot),
    {
      ...need(["10-2-13-3", "10-2-13-1"], "slot", "It was used this turn.", (g, _p, card, ability) => {
        const made = definition(g, card).compiled[ability];
        return made?.limited !== true || !isUsed(g, card, ability);
      }),
      always: ({ limited }) => !limited,
    },
    {
      ...need(["8-3-1-3"], "slot", "Its activation cost cannot be paid in full.", (g, _p, card, ability) => {
        const made = definition(g, card).compiled[ability];
        return made !== undefined && costsCanBePaid(g, context(g, card), made);
      }),
      also: ["8-4-1-3"],
      cites: (g, card, slot) => ofPrice(definition(g, card).compiled[slot]?.ability),
      rulesOut: ({ enough }) => (enough === null ? null : (g, _p, card) => !enough(g, context(g, card))),
    },
  ],
});

export const giveDon = action({
  do: "give",
  rules: ["6-5-5-1"],
  cards: ownFighters,
  suits: (card) => fights(card.category),
  requires: [
    mainPhase("6-5-5-1"),
    need(
      ["6-5-5-1"],
      "player",
      "There is no active DON!! in the cost area.",
      (g, player) => poolOf(g, player, active) > 0,
    ),
    need(
      ["6-5-5-1"],
      "player",
      "One was given.",
      (g, player) => follows("6-5-5-3") || fighters(g, player).every((id) => g.state.cards[id].marks === 0),
    ),
  ],
});

/** 3-7-4 and its exceptions. */
function mayAttackAtAll(g: Game, card: number): boolean {
  const { since } = g.state.cards[card];
  if (definition(g, card).category === "LEADER" || since < g.state.turn) return true;
  return (hasKeyword(g, card, rush) && follows("10-1-1-1")) || hasKeyword(g, card, rushCharacter);
}

export const attack = action({
  do: "attack",
  rules: ["7-1", "7-1-1-1", "7-1-1-2"],
  cards: ownFighters,
  suits: (card) => fights(card.category),
  targets: otherFighters,
  requires: [
    mainPhase("6-5-2"),
    need(["6-5-6-1"], "player", "Nobody battles in his own first turn.", (g) => g.state.turn > 2),
    need(["7-1-1-1"], "card", "Only an active card attacks.", (g, _p, card) => !g.state.cards[card].rested),
    {
      ...need(["3-7-4"], "card", "It was played this turn.", (g, _p, card) => mayAttackAtAll(g, card)),
      printed: ({ category }) => category === "LEADER",
    },
    allowed("attack"),
    need(
      ["1-3-3", "7-1-1-1"],
      "card",
      "It cannot be rested, so it cannot attack.",
      (g, player, card) => forbidding(g, "beRested", card, { cause: "rule", card: -1, player }) === null,
      ["beRested"],
    ),
    need(
      ["7-1-1-2"],
      "slot",
      "The Leader or a rested Character is attacked.",
      (g, player, card, target) =>
        target === leaderOf(g, other(player)) ||
        g.state.cards[target].rested ||
        permits(g, "attack", card, target) !== null,
    ),
    {
      ...need(
        ["10-1-1-1", "3-7-4"],
        "slot",
        "With [Rush: Character] only Characters are attacked on the turn it is played.",
        (g, player, card, target) => {
          if (g.state.cards[card].since < g.state.turn || target !== leaderOf(g, other(player))) return true;
          return !hasKeyword(g, card, rushCharacter) || hasKeyword(g, card, rush);
        },
      ),
      keywords: rushCharacter,
    },
    need(
      ["1-3-3"],
      "slot",
      "An effect forbids this attack.",
      (g, player, card, target) =>
        forbidding(g, "attack", card, { cause: "rule", card, player, target }) === null &&
        forbiddingPlayer(g, "attack", player, card, target) === null &&
        forbidding(g, "beAttacked", target, { cause: "rule", card, player, target: card }) === null,
      ["attack", "beAttacked"],
    ),
  ],
});

export const block = action({
  do: "block",
  rules: ["7-1-2-1", "10-1-4-1"],
  cards: ownFighters,
  suits: (card) => card.category !== "EVENT",
  requires: [
    inStep("10-1-4-1", "block step", "[Blocker] is activated in the Block Step of your opponent's attack."),
    need(
      ["7-1-2-1"],
      "card",
      "One card blocks in a battle, and one did.",
      (g) => g.state.battle?.blocked !== true,
    ),
    need(
      ["8-2-1-1"],
      "card",
      "Its effect is negated.",
      (g, _p, card) => hasKeyword(g, card, blocker) || !isAbilityNegated(g, card, undefined),
      ["negate"],
    ),
    need(["10-1-4-1"], "card", "It has no [Blocker].", (g, _p, card) => hasKeyword(g, card, blocker)),
    need(["10-1-4-1"], "card", "Only an active card blocks.", (g, _p, card) => !g.state.cards[card].rested),
    need(
      ["10-1-4-1"],
      "card",
      "It is itself the card that is attacked.",
      (g, _p, card) => g.state.battle?.target.id !== card,
    ),
    {
      ...need(["10-1-4-1"], "card", "The attacker cannot be blocked.", (g) => {
        const { battle } = g.state;
        return battle === null || !hasKeyword(g, battle.attacker.id, unblockable);
      }),
      keywords: unblockable,
    },
    need(
      ["1-3-3"],
      "card",
      "An effect forbids it.",
      (g, player, card) => {
        const attacker = g.state.battle?.attacker.id ?? -1;
        return (
          forbidding(g, "block", card) === null &&
          forbiddingPlayer(g, "block", player, card) === null &&
          forbidding(g, "beRested", card, { cause: "cost", card: -1, player }) === null &&
          (attacker < 0 ||
            forbidding(g, "beBlocked", attacker, { cause: "rule", card, player, target: card }) === null)
        );
      },
      ["block", "beRested", "beBlocked"],
    ),
  ],
});

export const useCounter = action({
  do: "counter",
  rules: ["7-1-3-2-1", "2-10-1"],
  cards: inHand,
  suits: (card) => card.category === "CHARACTER",
  targets: ownFighters,
  requires: [
    inStep("7-1-3-2-1", "counter step", "A Counter is used in the Counter Step of your opponent's attack."),
    need(
      ["7-1-3-2-1", "2-10-2"],
      "card",
      "It has no Counter.",
      (g, _p, card) => number(g, card, counter) > 0,
    ),
    allowed("counter"),
  ],
});

export const mainActions = [playCard, playMainEvent, activateEffect, giveDon, attack];
export const blockActions = [block];
export const counterActions = [useCounter, playCounterEvent];
export const allActions = [...mainActions, ...blockActions, ...counterActions];

export function eventAbility(g: Game, card: number, timing: "main" | "counter"): number {
  return abilityWith(g, card, timing);
}
