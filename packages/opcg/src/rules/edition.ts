import {
  definition,
  type Edition,
  follows,
  followsAll,
  forbiddingPlayer,
  type Game,
  isField,
  isNegated,
  loopProcedure,
  type Player,
  type Proposed,
  powerByRule,
} from "@arbiter/engine";
import { allActions } from "./actions.ts";
import { areas, cost, counter, hand, keywords, leader, life, numbers, place, pools, power } from "./areas.ts";
import { battle, blockStep, counterStep } from "./battle.ts";
import { activatedBy } from "./cited.ts";
import { cites } from "./cites.ts";
import { damage, dealDamage } from "./damage.ts";
import { donFeasible, donIn, donSteps } from "./don.ts";
import { replace, resolveEffects, resolvePending } from "./effects.ts";
import {
  activateEvent,
  playByEffect,
  playFromHand,
  putIntoPlay,
  startPlaying,
  useEventByEffect,
} from "./play.ts";
import { defeat, moved } from "./rules.ts";
import { game } from "./setup.ts";
import { turn } from "./turn.ts";

const don = numbers.indexOf("don");

const groups: Readonly<Record<string, readonly string[]>> = {
  field: ["leader", "characters", "stage"],
  any: areas.map((a) => a.name),
  cost: [], // DON!! are numbers, not cards
};

/** The ONE PIECE CARD GAME by its comprehensive rules 1.1.7. */
export const edition_1_1_7: Edition = {
  game: "opcg",
  edition: "1.1.7",
  areas,
  pools,
  poolRules: ["3-9-2", "3-9-2", "3-3-2"],
  numbers,
  keywords,
  flags: {
    rested: (g, id) => g.state.cards[id].rested,
    active: (g, id) => !g.state.cards[id].rested,
    faceUp: (g, id) => g.state.cards[id].faceUp,
    faceDown: (g, id) => !g.state.cards[id].faceUp,
    noBaseEffect: (g, id) => definition(g, id).text === "" || (isNegated(g, id) && !follows("8-2-2")),
    multicolored: (g, id) => (definition(g, id).traits.color?.length ?? 0) > 1,
    attacking: (g, id) => g.state.battle?.attacker.id === id,
    playedThisTurn: (g, id) => g.state.cards[id].since === g.state.turn,
    trigger: (g, id) => definition(g, id).abilities.some((a) => a.timing === "trigger"),
  },
  procedures: [
    game,
    turn,
    battle,
    blockStep,
    counterStep,
    damage,
    playFromHand,
    activateEvent,
    putIntoPlay,
    playByEffect,
    resolveEffects,
    replace,
    loopProcedure("11-1-1-2", "11-1-1-3"),
  ],
  start: "game",
  cites,
  plain: [cost, counter],
  followsOnlyOwn: true, // 8-1-3-2-3
  readsAsItWas: (_g, { kind }) => kind === "ko" && follows("10-2-17-1"),
  elsewhere: new Set(["battleKo", "endOfBattle"]), // what was K.O.'d lies in the trash
  marked: [power, don],
  adjust: (g, id, n) => (n === power ? givenPower(g, id) : n === don ? givenDon(g, id) : 0),
  changes: (n) => n === don || followsChange(n),
  read: (n, value) => (value < 0 && (n === power ? !follows("1-3-7") : follows("1-3-6")) ? 0 : value),
  moved,
  movable,
  activatedBy,
  /** What names no cards but effects, "your opponent's [On Play] effects", goes for those that come later. */
  reachesLater: () => "what fits",
  onlyRules: ["opponentRefresh", "yourRefresh"],
  replacesNoFurther: () => follows("8-1-3-5-3"),
  forbids: () => follows("1-3-3"),
  validIn: (category) =>
    !follows("2-8-2")
      ? ["any"]
      : category === "LEADER"
        ? ["leader"]
        : category === "STAGE"
          ? ["stage"]
          : ["characters"],
  discard: "trash",
  hand: "hand",
  deck: "deck",
  tags: {
    "On Play": { rule: "10-2-6-1", event: "play" },
    "When Attacking": { rule: "10-2-5-1", event: "attack" },
    "On Block": { rule: "10-2-15-1", event: "block" },
    "On Your Opponent's Attack": { rule: "10-2-16-1", event: "opponentAttack" },
    "On K.O.": { rule: "10-2-17-1", event: "ko" },
    "End of Your Turn": { rule: "10-2-7-1", event: "endOfTurn" },
    "End of Your Opponent's Turn": { rule: "10-2-8-1", event: "endOfTurn" },
  },
  when: "8-1-3-1",
  actions: allActions,
  rulesCard: powerByRule,
  hooks: {
    areasOf: (name) => groups[name] ?? [name],
    pool: donIn,
    poolSteps: donSteps,
    poolFeasible: donFeasible,
    resolveNow: resolvePending,
    useEvent: useEventByEffect,
    play: startPlaying,
    damage: dealDamage,
    defeat: (g, player) => {
      if (follows("1-2-5")) defeat(g, player, "1-2-5");
    },
    turnOf: (g, player) => turnOf(g, player),
  },
};

/** 3-6-3: a Leader stays; and text may forbid to take Life cards by one's own effects. */
function movable(g: Game, { kind, card, to }: Proposed): boolean {
  if (kind !== "move") return true;
  const from = g.state.cards[card].area;
  if (from % areas.length === leader && follows("3-6-3")) return false;
  const player: Player = from < areas.length ? 0 : 1;
  const takesLife =
    from % areas.length === life && to === place(g, player, hand) && g.sourcePlayer === player;
  return !takesLife || forbiddingPlayer(g, "takeLife", player) === null || !follows("1-3-3");
}

/** 2-6-3, 2-7-6: effects change power and cost. */
function followsChange(n: number): boolean {
  return n === power ? follows("2-6-3") : n !== cost || follows("2-7-6");
}

/** 6-5-5-2: +1000 for each DON!! given, in the turn of the card's player. */
function givenPower(g: Game, id: number): number {
  const { marks, area } = g.state.cards[id];
  if (marks === 0 || !isField(g, area)) return 0;
  const player: Player = area < areas.length ? 0 : 1;
  return player === g.state.active && follows("6-5-5-2") ? 1000 * marks : 0;
}

/** [DON!! xX] asks how many are given: 8-3-2-3, 10-2-9-1. */
function givenDon(g: Game, id: number): number {
  return followsAll(["8-3-2-3", "10-2-9-1"]) ? g.state.cards[id].marks : 0;
}

/** The first player has the odd turns: his n-th turn is turn 2n − 1. */
function turnOf(g: Game, player: Player): number {
  const { turn: now, active } = g.state;
  return player === active ? Math.ceil(now / 2) : Math.floor(now / 2);
}
