/** 22-10-3: what may be answered with which [Counter], and by which paragraphs windows are opened around a skill. */
import {
  type Ability,
  type CompiledAbility,
  definition,
  type Frame,
  follows,
  followsAll,
  type Game,
  isObserved,
  once,
} from "@arbiter/engine";
import { isBattleCard } from "./types.ts";

/** 22-10-3-1: what a declared play may be answered with. */
export function answersToPlay(): readonly string[] {
  return follows("22-10-3-1") ? ofPlay : [];
}

const ofPlay = ["Play"];
const ofAttack = ["Attack"];
const ofBattleCard = ["Attack", "Battle Card Attack"];

/** 22-10-3-2, 22-10-3-3: and a declared attack. */
export function answersToAttack(g: Game, attacker: number): readonly string[] {
  const isByBattleCard = isBattleCard(definition(g, attacker).category);
  if (!isObserved()) return isByBattleCard ? ofBattleCard : ofAttack;
  return [
    ...(follows("22-10-3-2") ? ofAttack : []),
    ...(isByBattleCard && follows("22-10-3-3") ? ["Battle Card Attack"] : []),
  ];
}

/** 22-10-3: what a skill may be answered with, by what its text includes. */
export function answersToSkill(made: CompiledAbility, resolved: boolean): readonly string[] {
  if (isObserved()) return answersNow(made, resolved);
  return resolved ? answersWhenResolved(made) : answersAtFirst(made);
}

const answersAtFirst = once((made: CompiledAbility) => answersNow(made, false));
const answersWhenResolved = once((made: CompiledAbility) => answersNow(made, true));

function answersNow(made: CompiledAbility, resolved: boolean): readonly string[] {
  const answers: string[] = [];
  const { ability } = made;
  const { plays, attacks, attacksWithBattleCard } = contentsOf(made);
  if (plays && follows("22-10-3-1")) answers.push("Play");
  if (attacks && follows("22-10-3-2")) answers.push("Attack");
  if (!resolved && attacksWithBattleCard && follows("22-10-3-3")) answers.push("Battle Card Attack");
  if (!resolved && ability.timing === "counter" && follows("22-10-3-4")) answers.push("Counter");
  return answers;
}

const playing =
  /^((EX-|Xeno-)?Evolve|Union|(Dark )?Over Realm|Swap|Arrival|Revive|Successor|Z-Awaken|Wormhole|Invoker)/;

/** Whether the effect includes playing or attacking, or begins "When you play", "When you attack". */
function speaksOf(ability: Ability, what: "play" | "attack"): boolean {
  const { timing, effect, keyword } = ability;
  const when = typeof timing === "object" ? timing.when : [];
  if (when.some((h) => h.event === what && h.player !== "opponent")) return true;
  if (what === "attack" || keyword?.name === "Z-Awaken") return false; // 22-46-6: it is placed, not played
  return /"do":"(play|evolve)"/.test(JSON.stringify(effect ?? [])) || playing.test(keyword?.name ?? "");
}

function attacksWithBattleCard({ timing }: Ability): boolean {
  const when = typeof timing === "object" ? timing.when : [];
  return when.some((h) => h.event === "attack" && JSON.stringify(h.card ?? "").includes('["BATTLE"]'));
}

/** What the text of a skill includes. */
const contentsOf = once(({ ability }: CompiledAbility) => {
  const effect = JSON.stringify(ability.effect ?? []);
  const playsCard = effect.includes('"do":"play"');
  return {
    plays: speaksOf(ability, "play"),
    attacks: speaksOf(ability, "attack"),
    attacksWithBattleCard: attacksWithBattleCard(ability),
    playsCard,
    playsUnison: playsCard && effect.includes('"UNISON"'),
    namesBattleArea: effect.includes('"area":"battle"'),
  };
});

/** Around a skill that plays a card. */
const playWindows: readonly [string, string][] = [
  ["5-5-3-4", "5-5-3-6"],
  ["16-2-2-4", "16-2-2-6"],
  ["18-2-2-4", "18-2-2-7"],
];

/** The paragraphs that open a window when a skill is activated, and when its effect was resolved. */
function windowRules(g: Game, f: Frame, made: CompiledAbility): readonly [string, string][] {
  const { ability } = made;
  const isExtra = definition(g, f.card).category === "EXTRA" && ability.timing !== "counter";
  const window: [string, string][] = [
    ["4-3-2-3", "4-3-2-4"],
    ["5-5-3-4", "5-5-3-6"],
  ];
  if (ability.timing === "counter") window.push(["9-7-3-3", "9-7-3-5-1"]);
  else if (typeof ability.timing === "object") window.push(["9-6-6", "9-6-8"]);
  else window.push(["9-4-4", "9-4-6"]);
  const { playsCard, namesBattleArea } = contentsOf(made);
  if (playsCard) window.push(...playWindows);
  if (namesBattleArea) window.push(["17-2-2-4", "17-2-2-6"]);
  if (f.v.activatedBy === true) window.push(["9-11-1-1-1", "9-11-1-1-1"]);
  if (isExtra) window.push(extraWindows(f));
  if (playsUnison(made)) window.push(["13-2-2-4", "13-2-2-7"]);
  return window;
}

/** Whether the first or the second window is opened. */
export function opens(g: Game, f: Frame, made: CompiledAbility, which: 0 | 1): boolean {
  return !isObserved() || followsAll(windowRules(g, f, made).map((rules) => rules[which]));
}

/** 12-2: an Extra activated from the hand, from another area, or by another card. */
function extraWindows({ v }: Frame): [string, string] {
  if (v.activatedBy === true) return ["12-2-4-6", "12-2-4-8"];
  return v.fromHand === true ? ["12-2-2-5", "12-2-2-7"] : ["12-2-3-4-5", "12-2-3-7"];
}

/** The paragraphs by which a skill is activated and its effect carried out. */
export function effectRules(
  g: Game,
  { card: id, v }: Frame,
  made: CompiledAbility | null,
): readonly string[] {
  if (made === null) return [];
  const { ability } = made;
  const rules = playsUnison(made) ? ["13-2-2-1", "13-2-2-3"] : [];
  if (definition(g, id).category !== "EXTRA" || ability.timing === "counter") return rules;
  if (v.activatedBy === true) return [...rules, "12-2-4-5", "12-2-4-7"];
  return [...rules, ...(v.fromHand === true ? ["12-2-2-4", "12-2-2-6"] : ["12-2-3-4", "12-2-3-6"])];
}

/** 13-2-2: a skill that plays a Unison. */
export function playsUnison(made: CompiledAbility): boolean {
  return contentsOf(made).playsUnison;
}
