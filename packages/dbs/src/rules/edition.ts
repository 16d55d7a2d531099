import {
  type CompiledAbility,
  definition,
  emit,
  enter,
  follows,
  followsAll,
  forbidding,
  type Game,
  isHidden,
  loopProcedure,
  mark,
  master,
  once,
  other,
  type Player,
  poolOf,
  powerByRule,
  replaceProcedure,
} from "@arbiter/engine";
import { allActions } from "./actions.ts";
import {
  areas,
  comboCost,
  comboPower,
  energyCost,
  energyMarkers,
  keywords,
  life,
  markers,
  numbers,
  pools,
  power,
  specifiedCost,
  zEnergyCost,
} from "./areas.ts";
import { awaited, awaitPlay, heedNext } from "./awaited.ts";
import { backOf, flip, isBack, isFlippable } from "./awaken.ts";
import { mayPlay, payNextToll, skillNow } from "./bans.ts";
import { battle, comboStep, hasAttacked, loseMarkers, negateBlocker, retargeted } from "./battle.ts";
import { checkpoint, judgesLater, meetCheckpoint } from "./checkpoint.ts";
import { activatedBy } from "./cited.ts";
import { cites } from "./cites.ts";
import { comboByEffect, joinedByEffect, mayBeCombo, useInCombo } from "./combo.ts";
import { counterMotion, counterWindow, openSecondWindow, openWindow, wasNegated } from "./counter.ts";
import { damage, deal, takeDamage } from "./damage.ts";
import { checkDefeat, defeat } from "./defeat.ts";
import { dormant } from "./durations.ts";
import { evolve, materialTests, playByEffect } from "./effect-play.ts";
import { canPayOrbs, payEnergy, payFor, payOrbs, placeEnergyMarkers } from "./energy.ts";
import { enterUnison } from "./entering.ts";
import { tooMany } from "./excess.ts";
import { layHidden, mayTurn, turnFace } from "./hidden.ts";
import { isAmong, isCalled, isSkill, keywordSkills, nameOf, skillOf, skills } from "./keywords/index.ts";
import {
  carried,
  causeOf,
  exhaust,
  leaving,
  moved,
  paysWith,
  readsAsItWas,
  redirect,
  redirectedBy,
  stillKod,
} from "./leaving.ts";
import { isSkillLess, reached, reachesLater } from "./negation.ts";
import { playCard } from "./play.ts";
import { readEnergyCost, readSpecifiedCost } from "./prices.ts";
import { processRules, ruleProcessing } from "./processing.ts";
import { game } from "./setup.ts";
import { canReturn, choosable, deflects, keptFrom, movable } from "./shielded.ts";
import { activateSkill, isFreed, isMarkerSpent, noteMarkerSkill, useSkill } from "./skills.ts";
import { createTokens } from "./tokens.ts";
import { isMulticolored, isOfOneColor, sameness, traitTests } from "./traits.ts";
import { isCharging, turn } from "./turn.ts";
import { reinforce, removeMarkers } from "./unison.ts";
import { useExtra } from "./using.ts";
import { validIn } from "./valid.ts";
import { type DbsEdition, ways_3_02 } from "./ways.ts";

/** By which paragraphs what holds for a type of card holds for its Z cards. */
const zTypes: Readonly<Record<string, readonly string[]>> = {
  "Z-LEADER": ["15-1-3", "15-1-4", "15-1-4-1"],
  "Z-BATTLE": ["16-1-3"],
  "Z-EXTRA": ["17-1-3"],
  "Z-UNISON": ["18-1-3"],
};

/** The DRAGON BALL SUPER CARD GAME Masters by its official rules 3.02: its frame; skills come with the card language. */
export const edition_3_02: DbsEdition = {
  game: "dbs",
  edition: "3.02",
  ways: ways_3_02,
  areas,
  pools,
  numbers,
  keywords,
  isCategory: (category, asked) =>
    category === asked ||
    (category === `Z-${asked}` && followsAll(zTypes[category])) ||
    (category === "TOKEN" && asked === "BATTLE" && follows("19-1-5")),
  backOf,
  flags: {
    hidden: isHidden,
    multicolored: isMulticolored,
    oneColor: isOfOneColor,
    inBattle: (g, id) => g.state.battle?.attacker.id === id || g.state.battle?.target.id === id,
    attacking: (g, id) => g.state.battle?.attacker.id === id && follows("8-1-2-2"),
    skillLess: isSkillLess,
    originallySkillLess: (g, id) => definition(g, id).text === "",
    inItsChargePhase: (g, id) => isCharging(g) && master(g, id) === g.state.active,
    backSide: isBack,
    backUp: isBack,
    frontUp: (g, id) => !isBack(g, id),
    attacked: (g, id) => g.state.battle?.target.id === id,
    attackedThisTurn: hasAttacked,
    keywordSkills: (g, id) => keywordSkills.of(g, id).length > 0,
    faceUp: (g, id) => g.state.cards[id].faceUp,
    rested: (g, id) => g.state.cards[id].rested,
    active: (g, id) => !g.state.cards[id].rested,
  },
  recalling: { attackedThisTurn: ["attack"] },
  tests: { ...materialTests, "can return": (g, _c, id) => canReturn(g, id) },
  awaited,
  listed: { "character names": "character" },
  skillOf,
  isCalled,
  usedSkill: (g) => skillNow(g)?.tag ?? "",
  freed: isFreed,
  spent: isMarkerSpent,
  isTurned: isHidden,
  turns: mayTurn,
  isSkill,
  skills,
  isAmong,
  choosableNames: keywordSkills,
  traits: traitTests,
  same: sameness,
  searched: ["life"],
  staysInPlace: (g, id) => {
    const { area, faceUp } = g.state.cards[id];
    return (faceUp && follows("5-11-2")) || (area % areas.length === life && !follows("3-9-3"));
  },
  procedures: [
    game,
    turn,
    battle,
    comboStep,
    damage,
    playCard,
    enterUnison,
    tooMany,
    reinforce,
    ruleProcessing,
    activateSkill,
    useInCombo,
    payEnergy,
    payFor,
    checkpoint,
    counterWindow,
    counterMotion,
    useExtra,
    replaceProcedure({
      begins: "9-10-1",
      which: "9-10-2",
      may: "9-10-3",
      whole: "9-10-1-1",
      once: "9-10-2-3",
      rest: "9-10-1",
      first: (_g, _now, all) => all,
      chooser: (g, now) => {
        const concerned = master(g, now.card);
        return follows(now.kind === "damage" ? "9-10-2-2" : "9-10-2-1") ? concerned : other(concerned);
      },
      replaced: stillKod,
    }),
    loopProcedure("23-1-1-2", "23-1-1-3"),
  ],
  start: "game",
  cites,
  plain: [power, comboCost, comboPower, zEnergyCost],
  elsewhere: new Set(["combo", "discard", "endOfItsBattle", "evolves"]),
  koPlaces: true, // 5-12-1
  marked: [markers],
  adjust: (g, id, n) => {
    if (n === markers) return g.state.cards[id].marks;
    return n === power && !follows("9-9-1-1") ? -definition(g, id).values[n] : 0;
  },
  read: (n, value, g, id) => {
    const raw =
      n === energyCost
        ? readEnergyCost(g, id, value)
        : n === specifiedCost
          ? readSpecifiedCost(g, id, value)
          : value;
    if (n === energyCost && Number.isNaN(raw) && !follows("19-1-6-1")) return 0;
    if (n === zEnergyCost && definition(g, id).traits.zx !== undefined && !follows("1-4-1-1-2")) return 1;
    if (n === power) return raw < 0 && !follows("2-7-2") ? 0 : raw;
    return raw < 0 && follows("0-2-11") ? 0 : raw;
  },
  shuffledAfterLook: ["deck"],
  passesOn: [power],
  redirect,
  redirectedBy,
  leaving,
  judgesLater,
  readsAsItWas,
  waitsOnce: (what) => followsAll(what === "draw" ? ["5-1-5", "9-6-2-1-2"] : ["9-6-2-1-1"]),
  moved,
  carried,
  movable,
  activatedBy,
  causeOf,
  choosable,
  keptFrom,
  onlyRules: [],
  dormant,
  reachesLater,
  reached,
  negatedGainNone: () => follows("9-1-5"),
  forbids: () => followsAll(["0-2-5", "0-2-1"]),
  validIn,
  discard: "drop",
  hand: "hand",
  deck: "deck",
  pays: "energy",
  tags: {},
  when: "9-6-2",
  actions: allActions,
  rulesCard: powerByRule,
  hooks: {
    areasOf,
    pool: (g: Game, player: Player) => poolOf(g, player, energyMarkers),
    poolSteps: () => refuse("moves between pools"),
    poolFeasible: () => false,
    payOrbs,
    canPayOrbs,
    pays: paysWith,
    playable: mayPlay,
    toll: (g, f, verb, player) => (verb === "play" && heedNext(g, f)) || payNextToll(g, f, verb, player),
    comboable: mayBeCombo,
    energyMarkers: placeEnergyMarkers,
    activated: (g, f, made) => {
      noteMarkerSkill(g, f, made);
      openWindow(g, f, made);
    },
    fails: wasNegated,
    resolved: (g, f, made) => {
      const turns = turnedBy(made);
      if (turns !== null && !isBack(g, f.card) && follows(turns)) flip(g, f.card);
      if (f.v.placed === true) exhaust(g, f.card);
      if (isOfField(made)) emit(g, "fieldActivated", f.you, f.card, { untold: true });
      awaitPlay(g, f, made);
      openSecondWindow(g, f, made);
    },
    markers: (g, f, id, n) => {
      if (isHidden(g, id) && follows("23-5-2-1")) return;
      if (n >= 0) mark(g, id, g.state.cards[id].marks + n);
      else removeMarkers(g, f.you, id, -n);
    },
    create: createTokens,
    turn: turnFace,
    laidDown: layHidden,
    flip,
    flippable: isFlippable,
    retargeted,
    negate: (g, f, what, using) => {
      if (what === "skill" && f.event?.kind === "block") return negateBlocker(g);
      if (what === "counter" && !follows("22-10-8")) return false;
      const declared = g.state.actions.findLast(({ kind, player }) => kind === what && player !== f.you);
      if (
        using !== undefined &&
        using !== (declared && definition(g, declared.card).compiled[declared.ability]?.tag)
      )
        return false;
      if (
        what === "attack" &&
        declared !== undefined &&
        forbidding(g, "attackNegated", declared.card) !== null
      )
        return !g.program.edition.forbids() ? null : false;
      return what === "play" && declared !== undefined && deflects(g, declared.card, f.you) ? false : null;
    },
    resolveNow: meetCheckpoint,
    processNow: processRules,
    use: useSkill,
    useEvent: (g, f, id) => enter(g, "activate an Extra", f.you, { card: id }),
    play: playByEffect,
    evolve,
    damage: (g, f, player, amount) => deal(g, f, player, amount, { cause: "effect" }),
    takeDamage,
    loseMarkers,
    together: checkDefeat,
    combo: comboByEffect,
    joined: joinedByEffect,
    defeat: (g, player) => {
      if (follows("0-1-3-5")) defeat(g, player, "0-1-3-5");
    },
    turnOf: (g, player) =>
      player === g.state.active ? Math.ceil(g.state.turn / 2) : Math.floor(g.state.turn / 2),
  },
};

/** By which paragraph a Leader is turned when this skill of it was resolved, null if it is not. */
const turnedBy = once(({ ability }: CompiledAbility) => {
  const name = ability.keyword?.name ?? "";
  if (!/^Awaken|^Wish/.test(name)) return null;
  return name === "Wish" ? "22-25-4" : "22-2-4";
});

const isOfField = once(({ ability }: CompiledAbility) => nameOf(ability) === "Field");

/** What text calls an area: "under" and "over" are none of their own. */
function areasOf(name: string): readonly string[] {
  if (name === "under" || name === "over") return [];
  return name === "any" ? areas.map((area) => area.name) : [name];
}

/** Nothing is passed over in silence. */
function refuse(what: string): never {
  throw new Error(`dbs does not yet run ${what}`);
}
