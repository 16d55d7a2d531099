/** What effects forbid: it wins over every order (0-2-5). What must be done first where text says "unless" (20-14). */
import {
  type CompiledAbility,
  call,
  type Frame,
  follows,
  followsAll,
  forbidding,
  forbiddingPlayer,
  type Game,
  kindOf,
  type Live,
  locals,
  master,
  once,
  type Player,
  type Requirement,
  rulesAbout,
  tollFor,
  tolls,
} from "@arbiter/engine";
import { energy } from "./areas.ts";
import { isBarred } from "./excess.ts";
import { hasAttackLeft, hasSkillLeft } from "./game-rules.ts";
import {
  asksTolls,
  forbidsAttacks,
  forbidsBeingAttacked,
  forbidsMoves,
  forbidsSkills,
  forbidsUnder,
  ofAllSkills,
  shieldsCards,
} from "./match.ts";
import { skillNames } from "./skill-kinds.ts";

export const prohibitions = ["0-2-5", "0-2-1"];

function wins(): boolean {
  return followsAll(prohibitions);
}

/** hasPaid: what had to be done first is done (20-14-1). */
function isPlayable(g: Game, player: Player, card: number, hasPaid: boolean): boolean {
  if (isBarred(g, player, card)) return false;
  const live =
    forbiddingPlayer(g, "play", player, card, -1, hasPaid) ??
    forbiddingPlayer(g, "copies", player, card, -1, hasPaid) ??
    (g.source < 0 ? null : forbiddingPlayer(g, "playBySkill", player, card, -1, hasPaid)) ??
    forbidding(g, "bePlayed", card, by(g));
  return live === null || !wins();
}

/** What does something now: a rule, or the skill of a card. */
function by(g: Game) {
  const { source, sourcePlayer: player } = g;
  if (source < 0) return { cause: "rule", card: source, player };
  const skill = skillNow(g)?.ability;
  return { cause: "effect", card: source, player, ...(skill === undefined ? {} : { skill }) };
}

/** The skill whose effect is being carried out. */
export function skillNow(g: Game): CompiledAbility | undefined {
  const f = g.state.frames.findLast(({ card }) => card >= 0);
  return f === undefined ? undefined : g.program.abilities.get(f.p);
}

/** Of several cards that a skill plays, those for which what had to be done first was done. */
const tolled = (f: Frame) => (f.v.tolled as readonly number[] | undefined) ?? none;
const none: readonly number[] = [];

/** A skill plays it now. */
export function mayPlayBySkill(g: Game, f: Frame, player: Player, card: number): boolean {
  return isPlayable(g, player, card, tolled(f).includes(card));
}

export function mayPlay(g: Game, player: Player, card: number): boolean {
  return isPlayable(g, player, card, false);
}

/** A play that was declared and paid for may still be forbidden. */
export function mayStillPlay(g: Game, player: Player, card: number): boolean {
  return isPlayable(g, player, card, true);
}

/** "You can't flip your Leader Card to its front". */
export function mayFlip(g: Game, card: number, side: "front" | "back"): boolean {
  const verb = side === "front" ? "flipToFront" : "flipToBack";
  return forbiddingPlayer(g, verb, master(g, card), card) === null || !wins();
}

export function mayAttack(g: Game, player: Player, card: number, target: number): boolean {
  const live = keptFromAttacking(g, player, card, target) ?? keptFromBeingAttacked(g, player, card, target);
  return (live === null && hasAttackLeft(g, player, card)) || !wins();
}

function keptFromAttacking(g: Game, player: Player, card: number, target: number): Live | null {
  if (!forbidsAttacks(g)) return null;
  return (
    forbidding(g, "attack", card, { cause: "rule", card, player, target }) ??
    forbiddingPlayer(g, "attack", player, card, target)
  );
}

function keptFromBeingAttacked(g: Game, player: Player, card: number, target: number): Live | null {
  if (!forbidsBeingAttacked(g)) return null;
  return (
    forbidding(g, "beAttacked", target, { cause: "attack", card, player, target: card }) ??
    forbidding(g, "beRested", card, { cause: "rule", card, player })
  );
}

/** "… can't be placed in the Drop by your skills". */
export function mayComeTo(g: Game, card: number, to: string, cause: string, player: Player | -1): boolean {
  if (!forbidsMoves(g)) return true;
  return forbidding(g, "beMoved", card, { cause, card: g.source, player, to }) === null || !wins();
}

/** "You can't place cards under this card". */
export function mayTakeUnder(g: Game, top: number, cause: string, player: Player | -1): boolean {
  if (!forbidsUnder(g)) return true;
  return forbidding(g, "takeUnder", top, { cause, card: g.source, player }) === null || !wins();
}

/** "… from Battle Areas" speaks of where the card itself lies. */
export function mayCombo(g: Game, player: Player, card: number): boolean {
  return isComboable(g, player, card, false);
}

export function mayComboBySkill(g: Game, f: Frame, player: Player, card: number): boolean {
  return isComboable(g, player, card, tolled(f).includes(card));
}

function isComboable(g: Game, player: Player, card: number, hasPaid: boolean): boolean {
  const live =
    forbidding(g, "combo", card, { cause: "rule", card: -1, player, target: card }) ??
    (rulesAbout(g, "beMoved").length === 0
      ? null
      : forbidding(g, "beMoved", card, { ...by(g), to: "combo" })) ??
    forbiddingPlayer(g, "combo", player, card, -1, hasPaid);
  return live === null || !wins();
}

/** "… is played in Rest Mode": text about the card itself, or about what a player plays. */
export function entersRested(g: Game, player: Player, card: number): boolean {
  const live = forbidding(g, "enterActive", card) ?? forbiddingPlayer(g, "playActive", player, card);
  return live !== null && wins();
}

/** "… can't be switched to Active Mode during your Charge Phase". */
export function mayRefresh(g: Game, card: number): boolean {
  return forbidding(g, "refresh", card) === null || !wins();
}

/** A kind of skill, or all skills of certain cards. */
export function mayActivate(g: Game, player: Player, card: number, made: CompiledAbility): boolean {
  if (!hasSkillLeft(g, player, namesOf(made)) && wins()) return false;
  if (!forbidsSkills(g)) return true;
  for (const verb of verbsOf(made))
    if (
      (forbiddingPlayer(g, verb, player, card) ??
        (verb.startsWith("skill:") ? forbidding(g, verb, card) : null)) !== null &&
      wins()
    )
      return false;
  return forbidding(g, "activateSkills", card) === null || !wins();
}

/** The names under which text may speak of activating it: "[Counter]" is every "[Counter: …]". */
export const namesOf = once(({ ability }: CompiledAbility): readonly string[] => [
  ...new Set(skillNames(ability).flatMap((name) => [name, name.split(/[:-]/)[0]])),
]);
const verbsOf = once((made: CompiledAbility): readonly string[] => [
  ...ofAllSkills,
  ...namesOf(made).map((name) => `skill:${name}`),
]);

/** 20-4-1: what skills cannot affect, they do not choose; what cannot be chosen may still be affected. */
export function isReachable(
  g: Game,
  c: { you: Player; card: number },
  id: number,
  isChosen: boolean,
): boolean {
  if (!shieldsCards(g)) return true;
  const by = { cause: "effect", card: c.card, player: c.you };
  const isShielded = forbidding(g, "beAffected", id, by) !== null && followsAll(["20-4-1", "0-2-5"]);
  const isBarred = isChosen && forbidding(g, "beChosen", id, by) !== null && wins();
  return !isShielded && !isBarred;
}

/** "This card's power can't be reduced". */
export function mayChangePower(g: Game, id: number, amount: number): boolean {
  const verb = amount < 0 ? "beReduced" : "beIncreased";
  return amount === 0 || forbidding(g, verb, id, by(g)) === null || !wins();
}

export function isForbidden(g: Game, verb: string, player: Player): boolean {
  return forbiddingPlayer(g, verb, player) !== null && wins();
}

/** 20-14-1: what must be done first is done by its player, one after the other. */
export function payTolls(g: Game, verbs: readonly string[], player: Player, card: number, target = -1): void {
  if (!asksTolls(g) || !follows("20-14-1")) return;
  for (const verb of verbs)
    for (const live of tolls(g, verb, player, card, target)) {
      const { you, card: source, event } = tollFor(g, live, player, card);
      const v = { declared: true, checked: true };
      call(g, live.static.ability!.path, { you, card: source, incarnation: -1, event, v });
    }
}

const bySkill = { play: ["play", "copies", "playBySkill"], combo: ["combo"] };
const may = { play: mayPlay, combo: mayCombo };

/** 20-14-1: a skill plays or uses in a combo only those for which it is done. */
export function payNextToll(g: Game, f: Frame, verb: "play" | "combo" | "activate", player: Player): boolean {
  if (verb === "activate") return payForEnergy(g, f, player);
  const verbs = bySkill[verb];
  if (!verbs.some((one) => g.program.verbs.has(one))) return false;
  const isDue = (id: number) => verbs.some((one) => tolls(g, one, player, id).length > 0);
  const next = f.chosen.find((id) => !tolled(f).includes(id) && isDue(id) && may[verb](g, player, id));
  if (next === undefined || !follows("20-14-1")) return false;
  locals(g, f).tolled = [...tolled(f), next];
  payTolls(g, verbs, player, next);
  return true;
}

/** "can't switch energy to Active Mode unless …": done once for all energy that the skill would switch; else it stays as it is. */
function payForEnergy(g: Game, f: Frame, player: Player): boolean {
  if (!g.program.verbs.has("switchEnergy")) return false;
  const cards = f.chosen.filter((id) => kindOf(g, g.state.cards[id].area) === energy);
  const isPaid = (id: number) => tolled(f).includes(id);
  const isKept = (id: number) =>
    forbiddingPlayer(g, "switchEnergy", player, id, -1, isPaid(id)) !== null && wins();
  if (cards.some(isKept)) f.chosen = f.chosen.filter((id) => !cards.includes(id) || !isKept(id));
  const due = cards.filter(
    (id) => !isKept(id) && !isPaid(id) && tolls(g, "switchEnergy", player, id).length > 0,
  );
  if (due.length === 0 || !follows("20-14-1")) return false;
  locals(g, f).tolled = [...tolled(f), ...due];
  payTolls(g, ["switchEnergy"], player, due[0]);
  return true;
}

export function payActivationTolls(g: Game, player: Player, card: number, made: CompiledAbility): void {
  payTolls(g, verbsOf(made), player, card);
}

/** 20-14-1, where something must be done first. */
function cited(g: Game, verbs: readonly string[], card: number, target = -1): readonly string[] {
  const player = master(g, card);
  return verbs.some((verb) => tolls(g, verb, player, card, target).length > 0) ? ["20-14-1"] : [];
}

export function tollsOfSkill(g: Game, card: number, made: CompiledAbility): readonly string[] {
  return cited(g, verbsOf(made), card);
}

export function allowed(
  needs: Requirement["needs"],
  may: (g: Game, player: Player, card: number, slot: number) => boolean,
  verbs?: Requirement["verbs"],
): Requirement {
  const cites: Requirement["cites"] =
    typeof verbs === "object" ? (g, card, slot) => cited(g, verbs, card, slot) : undefined;
  return { rules: prohibitions, needs, says: "An effect forbids it.", holds: may, verbs, cites };
}
