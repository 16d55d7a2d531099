/** What leaves the field: Z cards and tokens leave the game (14-1-4, 19-1-7), what lay under it is dropped (23-2-5). */
import {
  type Action,
  above,
  below,
  type Card,
  type Compiled,
  changed,
  definition,
  emit,
  expire,
  followIn,
  followInPending,
  follows,
  followsAll,
  type Game,
  hasKeyword,
  heedStates,
  inArea,
  inherit,
  isHidden,
  isObserved,
  joinEffects,
  keepEffects,
  kindOf,
  locals,
  mark,
  master,
  move,
  type Occurrence,
  once,
  onTop,
  other,
  type Proposed,
  pile,
  printedOn,
  type Replacement,
  replaceArea,
  replaceCard,
  replacements,
  toldBy,
  withKnown,
  withRested,
} from "@arbiter/engine";
import {
  areas,
  battle,
  bit,
  combo,
  drop,
  energy,
  hand,
  leader,
  life,
  place,
  removed,
  unison,
  warp,
  zDeck,
  zEnergy,
} from "./areas.ts";
import { leftPile } from "./defeat.ts";
import { checkExcess } from "./excess.ts";
import { heedsStates } from "./match.ts";
import { typeIn } from "./traits.ts";
import { waysOf } from "./ways.ts";

const inPlay = (1 << leader) | (1 << battle) | (1 << unison) | (1 << combo);
const isInPlay = (kind: number) => (inPlay & (1 << kind)) !== 0;
const ofOwner = ["3-1-6", "3-1-6-1"];

/** 3-5-3: a Leader does not leave its area; a Z-Leader on it may, but by no effect of the opponent (15-1-4-2). What lies under it may, too. */
export function staysLeader(g: Game, id: number): boolean {
  if (kindOf(g, g.state.cards[id].area) !== leader) return false;
  const { category } = definition(g, id);
  const isZ = category === "Z-LEADER";
  if (!isZ && category !== "LEADER" && above(g, id) >= 0) return false;
  if (!isZ || (above(g, id) < 0 && below(g, id).length === 0)) return followsAll(["3-5-3", "3-5-3-1"]);
  return g.sourcePlayer === other(master(g, id)) && follows("15-1-4-2");
}

/** Where a card really goes. */
export function redirect(g: Game, card: Card, to: number): number {
  const from = kindOf(g, card.area);
  const kind = kindOf(g, to);
  const isOthers = to < areas.length ? card.owner === 1 : card.owner === 0;
  if (isOthers && !isInPlay(kind) && followsAll(ofOwner))
    return redirect(g, card, place(g, card.owner, kind));
  if (kind === drop && !follows("3-4-1")) return place(g, card.owner, removed);
  if (from === zDeck && isBeingPlayed(g, card.id) && !isInPlay(kind) && followsAll(keptFromPlay))
    return place(g, card.owner, removed);
  if (kind === drop && isBeingPlayed(g, card.id, true) && leavesUnplayed(g, card.id))
    return place(g, card.owner, removed);
  if (kind === warp && !follows("20-8-1")) return place(g, card.owner, drop);
  if (kind === removed && !follows("20-10-1")) return place(g, card.owner, drop);
  if (!isInPlay(from) || kind === removed) return to;
  const printed = printedOn(g, card.id);
  const { category } = printed;
  const gone = place(g, card.owner, removed);
  if (to !== card.area && isUltimate(g, card)) return gone;
  if (isInPlay(kind) && (to === card.area || category !== "Z-UNISON" || from !== unison)) return to;
  if (!leavesGameAtAll(printed)) return to;
  if (category !== "TOKEN") return leaves(g, card, zLeaving(g, card), zHidden) ? gone : to;
  const isOut = !waysOf(g).tokensIn.includes(areas[kind].name);
  return isOut && leaves(g, card, tokenLeaving, tokenHidden) ? gone : to;
}

const zHidden = ["14-1-4-2", "23-5-2-2"];
const tokenLeaving = ["19-1-7"];
const tokenHidden = ["19-1-7-1", "23-5-2-3"];

/** Whether it leaves the game by these paragraphs, and from Hidden Mode by those as well. */
function leaves(g: Game, { id }: Card, rules: readonly string[], hidden: readonly string[]): boolean {
  return followsAll(isHidden(g, id) ? [...rules, ...hidden] : rules);
}

const leavesGameAtAll = once(({ category }: Compiled) => category === "TOKEN" || category.startsWith("Z-"));

/** The paragraph by which a card that leaves play is out of the game, or by which one that is not played is. */
export function redirectedBy(g: Game, card: Card, to: number): string | null {
  if (kindOf(g, redirect(g, card, to)) !== removed) return null;
  const { category } = printedOn(g, card.id);
  if (kindOf(g, card.area) === zDeck) return unplayedBy[category] ?? null;
  if (isBeingPlayed(g, card.id, true) && leavesUnplayed(g, card.id)) return "22-14-4";
  if (isUltimate(g, card)) return "22-14-3";
  return category === "TOKEN" ? "19-1-7" : (zLeaving(g, card).at(-1) ?? null);
}

/** By which paragraphs a Z card that leaves is out of the game: from the top, or from under another. */
function zLeaving(g: Game, { id, area }: Card): readonly string[] {
  if (above(g, id) >= 0) return kindOf(g, area) === leader ? ["15-1-6"] : ["14-1-5"];
  return ["14-1-4", "21-15-1", leavingByType[printedOn(g, id).category]];
}

const leavingByType: Readonly<Record<string, string>> = {
  "Z-LEADER": "15-1-5",
  "Z-BATTLE": "16-1-4",
  "Z-EXTRA": "17-1-4",
  "Z-UNISON": "18-1-4",
};

const ultimate = bit("Ultimate");
const isUltimateCard = (g: Game, id: number) => hasKeyword(g, id, ultimate);

const leavesGame = ["22-14-3", "21-12-1"];
const leavesHidden = ["22-14-3-1-1", "23-5-2-5"];

/** 22-14-3: an [Ultimate] card that leaves its player's Battle or Unison Area, for whatever other area. */
function isUltimate(g: Game, { id, area }: Card): boolean {
  const from = kindOf(g, area);
  if ((from !== battle && from !== unison) || !waysOf(g).ultimateLeavesGame) return false;
  if (isHidden(g, id))
    return (printedOn(g, id).keywordBits & ultimate) !== 0 && followsAll([...leavesGame, ...leavesHidden]);
  return isUltimateCard(g, id) && followsAll(leavesGame);
}

/** 14-1-4-1, 22-14-3-1: what made a card leave its area also removed it from the game. */
export function causeOf(g: Game, { card, to, cause }: Proposed): Proposed["cause"] {
  if (!isObserved() || cause !== "effect" || kindOf(g, to) === removed) return cause;
  const rules = isUltimate(g, g.state.cards[card]) ? ["22-14-3-1", "23-3-2-5"] : ["14-1-4-1", "23-3-2-4"];
  const isRemoved = kindOf(g, redirect(g, g.state.cards[card], to)) === removed;
  return isRemoved && !followsAll(rules) ? "rule" : cause;
}

/** Z cards that are kept from being played leave the game. */
const unplayedBy: Readonly<Record<string, string>> = {
  "Z-BATTLE": "16-1-5",
  "Z-EXTRA": "17-1-5",
  "Z-UNISON": "18-1-5",
};
const keptFromPlay = Object.values(unplayedBy);

/** Declared, or about to be played by a skill whose [Counter: Play] waited for its card. */
function isBeingPlayed(g: Game, id: number, orBySkill = false): boolean {
  const { actions, frames } = g.state;
  const f = frames[frames.length - 1];
  if (f !== undefined && f.event !== null && f.event.card === id && f.v.late === true) return true;
  if (actions.length === 0) return false;
  return actions.some(
    (action) =>
      action.card === id &&
      (action.kind === "play" || (orBySkill && action.kind === "skill" && playsItself(g, action))),
  );
}

/** The skill plays its own card: that is then "the card being played". */
export function playsItself(g: Game, { card, ability }: Action): boolean {
  const effect = definition(g, card).compiled[ability]?.ability.effect ?? [];
  return effect.some(({ act }) => act.do === "play" && act.what === "this");
}

/** 22-14-4: an [Ultimate] card that is not played after all leaves the game, where others are dropped. */
export function leavesUnplayed(g: Game, id: number): boolean {
  return isUltimateCard(g, id) && waysOf(g).ultimateLeavesGame && follows("22-14-4");
}

/** 20-7-1, 20-7-4: from a hand to the Drop Area by an effect or cost is a discard, whatever word orders it. */
export function carried(g: Game, was: Card, { card, to, cause }: Proposed): void {
  const isLife = kindOf(g, was.area) === life && kindOf(g, to) === hand;
  if (isLife && !follows("1-13-2")) emit(g, "damageTaken", was.owner, card, { cause });
  const isDiscard = kindOf(g, was.area) === hand && kindOf(g, to) === drop;
  if (isDiscard && follows("20-7-4")) emit(g, "discard", was.owner, card, { cause, from: was.area, to });
}

/** 5-12-3: a card that goes elsewhere in place of leaving for the Drop Area was K.O.'d all the same. */
export function stillKod(g: Game, { kind, card, cause, to }: Proposed, { ability }: Replacement): void {
  const { effect = [] } = ability.ability;
  const goesElsewhere = effect.some(
    ({ act }) => act.do === "move" && (act.what === "this" || act.what === "event"),
  );
  if (kind === "ko" && goesElsewhere && waysOf(g).koElsewhere && follows("5-12-3"))
    emit(g, "ko", master(g, card), card, { cause, from: g.state.cards[card].area, to });
}

/** 5-8-2-2-1: what is replaced, or goes to another area than told, pays no price; a K.O. tells of no area. */
export function paysWith(g: Game, p: Proposed): boolean {
  if (replacements(g, p, []).length > 0 && followsAll(["5-8-2-2-1", "5-8-2-2-1-1"])) return false;
  return p.kind !== "move" || !goesElsewhere(g, p) || !follows("5-8-2-2-1-1");
}

export function goesElsewhere(g: Game, p: Proposed): boolean {
  return redirect(g, g.state.cards[p.card], p.to) !== p.to;
}

/** 9-6-9-1: a card that leaves play, or goes to the other side, is read where it was, and so by both players. */
export function leaving(
  g: Game,
  { id, area }: Card,
  to: number,
  cause: Occurrence["cause"],
  end: Occurrence["at"],
): boolean {
  const from = kindOf(g, area);
  const now = kindOf(g, to);
  if ((from !== battle && from !== unison) || area === to) return false;
  if (now === removed && !followsAll(["9-6-9", "20-10-3"])) return true;
  if (!follows("9-6-9-1-2") || (areas[now].open !== "all" && !follows("9-6-9-1-1"))) return false;
  const player = master(g, id);
  if (now !== from) emit(g, "leave", player, id, { from: area, to, cause });
  emit(g, "move", player, id, { from: area, to, cause, at: end });
  return true;
}

/** 9-6-9-1-2: what a skill asks of the card that set it off by leaving is read as it was in play. */
export function readsAsItWas(g: Game, { kind, from, to }: Occurrence): boolean {
  if (!["ko", "leave", "move"].includes(kind) || from < 0 || from === to) return false;
  return [battle, unison].includes(kindOf(g, from)) && follows("9-6-9-1-2");
}

/** Any number of cards may lie there. */
const limitless: Readonly<Record<number, string>> = {
  [hand]: "3-3-4",
  [drop]: "3-4-4",
  [battle]: "3-6-4",
  [combo]: "3-7-3",
  [energy]: "3-8-4",
  [warp]: "3-10-3",
  [zEnergy]: "3-13-4",
};

export function moved(g: Game, was: Card, to: number): void {
  leftPile(g, was);
  if (isObserved()) askOfArea(g, was, to);
  const from = kindOf(g, was.area);
  const now = kindOf(g, to);
  if (now === energy && !waitsForItsSkill(g, was.id)) exhaust(g, was.id);
  const top = above(g, was.id);
  if (from !== now || top >= 0) expire(g, (e) => e.until === "thisStays" && e.card === was.id);
  const hasEffects = g.state.effects.length > 0 && top < 0;
  if (hasEffects && (keepsEffects(from, now) || followsToOpen(g, from, now))) keepEffects(g, was);
  followWaiting(g, was);
  followOn(g, was);
  if (from === now) changeSides(g, was, to);
  if (from === leader && now !== leader && top < 0) revealLeader(g, was);
  else if (g.state.piles.length > 0) movePile(g, was, top, from, now);
  if (now === battle || now === unison) comeIntoPlay(g, was, to, top);
  if (heedsStates(g)) heedStates(g);
}

/** To an area of the same name. */
function changeSides(g: Game, { id, area, marks }: Card, to: number): void {
  const kind = kindOf(g, to);
  if (kind === battle && area !== to && !follows("9-6-9-4"))
    emit(g, "play", master(g, id), id, { from: area });
  if (kind === unison && followsAll(["5-13-3", "20-9-2"])) mark(g, id, marks);
}

/** To a Battle or Unison Area; `top`: under a card there, -1 if none. */
function comeIntoPlay(g: Game, { id, area }: Card, to: number, top: number): void {
  if (kindOf(g, to) === battle && kindOf(g, area) !== battle) {
    if (definition(g, id).category === "Z-EXTRA") replaceZExtras(g, id, top);
    if (top < 0 || !follows("22-3-5-1")) makeRoomForField(g, id, to);
  }
  if (area !== to && top < 0) joinEffects(g, id);
  checkExcess(g, master(g, id));
}

/** What an area allows shows only where its paragraph is left out: any number of cards, which lie open or active there. */
function askOfArea(g: Game, was: Card, to: number): void {
  const now = kindOf(g, to);
  const isExtra = now === battle && definition(g, was.id).category === "EXTRA";
  const rule = isExtra ? "3-6-5" : limitless[now];
  if (rule !== undefined && g.state.areas[to].length > 1 && !follows(rule))
    move(g, was.id, place(g, was.owner, removed));
  if (now === zEnergy && !follows("3-13-3")) replaceCard(g, withKnown(g.state.cards[was.id], was.known));
  if (now === energy && !follows("3-8-3")) replaceCard(g, withRested(g.state.cards[was.id], true));
}

/** 17-2-1-3, 17-2-2-5: a player's other Z-Extras leave the game, unless the new one lies under a card. */
function replaceZExtras(g: Game, id: number, top: number): void {
  if (top >= 0 && followsAll(["17-2-1-3-1", "17-2-2-5-1"])) return;
  if (!followsAll(g.source < 0 ? ["17-2-1-3"] : ["17-2-2", "17-2-2-5"])) return;
  for (const other of inArea(g, master(g, id), battle))
    if (other !== id && typeIn(g, other) === "Z-EXTRA")
      move(g, other, place(g, g.state.cards[other].owner, removed));
}

const energyExhaust = bit("Energy-Exhaust");

/** A card with [Energy-Exhaust] comes in Rest Mode. */
export function exhaust(g: Game, id: number): void {
  if (!hasKeyword(g, id, energyExhaust) || !exhausts(g, id)) return;
  replaceCard(g, withRested(g.state.cards[id], true));
  toldBy(g, "22-31-2", () => emit(g, "exhaust", master(g, id), id));
}

/** 9-5-1: what its [Permanent] says of the placing itself comes first. */
function waitsForItsSkill(g: Game, id: number): boolean {
  const f = g.state.frames[g.state.frames.length - 1];
  if (f === undefined || f.card !== id || g.program.abilities.get(f.p)?.ability.permanent !== true)
    return false;
  locals(g, f).placed = true;
  return true;
}

/** 22-31-2; 22-3-4-1: on a Field, too, though its other skills are valid in the Battle Area only. */
function exhausts(g: Game, id: number): boolean {
  return followsAll(
    hasKeyword(g, id, bit("Field")) ? ["0-2-6", "22-31-2", "22-3-4-1"] : ["0-2-6", "22-31-2"],
  );
}

const field = bit("Field");

function isField(g: Game, id: number): boolean {
  return definition(g, id).category === "EXTRA" && hasKeyword(g, id, field);
}

/** 22-3-5: a player has one Field; the older one is dropped. */
function makeRoomForField(g: Game, id: number, area: number): void {
  if (!isField(g, id) || !follows("22-3-5")) return;
  for (const other of g.state.areas[area])
    if (other !== id && isField(g, other))
      toldBy(g, "22-3-5", () => move(g, other, place(g, g.state.cards[other].owner, drop), onTop));
}

/** 22-14-5: an [Ultimate] Extra that was activated leaves the game, resolved or not. */
export function leaveIfUltimate(g: Game, id: number, incarnation: number): void {
  const { category, keywordBits } = printedOn(g, id);
  const { area, owner, incarnation: now } = g.state.cards[id];
  const isDropped = kindOf(g, area) === drop && now === incarnation;
  const leaves = (keywordBits & ultimate) !== 0 && waysOf(g).ultimateLeavesGame;
  if (category === "EXTRA" && isDropped && leaves && follows("22-14-5"))
    move(g, id, place(g, owner, removed));
}

/** Between Battle and Combo Area, either way. */
function isToOrFromCombo(from: number, to: number): boolean {
  return (from === battle && to === combo) || (from === combo && to === battle);
}

/** What lies under a card that moved goes along, under the same card, or is dropped. */
function movePile(g: Game, { id }: Card, top: number, from: number, now: number): void {
  const under = below(g, id);
  if (under.length === 0) return;
  const goesAlong = from === zDeck && isInPlay(now); // 23-2-5 speaks of other areas
  if (from === now || goesAlong || (waysOf(g).pilesCombo && isToOrFromCombo(from, now))) {
    if (!follows("23-2-6")) return;
    const { area } = g.state.cards[id];
    for (const card of under) replaceCard(g, changed(g.state.cards[card], { area }));
    if (top < 0) return;
    pile(g, id, []);
    pile(g, top, [...below(g, top), ...under]);
    return;
  }
  const rules = droppedBelow[definition(g, id).category] ?? ["23-2-5"];
  if (followsAll(rules))
    toldBy(g, rules[rules.length - 1], () => {
      for (const card of under) move(g, card, place(g, g.state.cards[card].owner, drop), onTop);
    });
}

/** 9-12-1: what is being resolved goes on with the card where it is now. */
export function followOn(g: Game, was: Card): void {
  if (!follows("9-12-1") || !isMeant(g, was.id)) return;
  for (let i = g.state.frames.length - 1; i >= 0; i--) {
    const f = g.state.frames[i];
    if (f.p === "counter window" || f.p === "checkpoint") break;
    followIn(g, f, was);
  }
}

/** Whether something under way may mean the card. */
function isMeant(g: Game, id: number): boolean {
  const { frames } = g.state;
  for (let i = 0; i < frames.length; i++) {
    const { card, event, results } = frames[i];
    if (card === id || results.length > 0 || (event !== null && event.card === id)) return true;
  }
  return false;
}

export function followWaiting(g: Game, was: Card): void {
  followInPending(g, was, leavesBy);
}

/** What lies under a Z card is dropped, unless it is itself a Z card. */
const droppedBelow: Readonly<Record<string, readonly string[]>> = {
  "Z-BATTLE": ["23-2-5", "16-1-4-1"],
  "Z-EXTRA": ["23-2-5", "17-1-4-1"],
  "Z-UNISON": ["23-2-5", "18-1-4-1"],
};

/** 15-1-5-1: the card below the Z-Leader that left is the Leader now. */
function revealLeader(g: Game, was: Card): void {
  const [next, ...rest] = below(g, was.id);
  if (next === undefined || !follows("15-1-5-1")) return;
  pile(g, was.id, []);
  pile(g, next, rest);
  replaceArea(g, was.area, [...g.state.areas[was.area], next]);
  replaceCard(g, withRested(g.state.cards[next], was.rested));
  inherit(g, was, next);
}

/** Told before the card moves, for what triggers reads it where it was. */
const leavesBy = new Set(["ko", "leave", "move", "hide"]);

/** 1.10: only what leaves play is a new card; yet nobody can tell which card it is in a secret area. */
function followsToOpen(g: Game, from: number, to: number): boolean {
  return waysOf(g).effectsFollow && !isInPlay(from) && areas[to].open === "all";
}

/** 3-1-4-1, 3-1-4-2, 20-9-2: in which areas what was applied to a card stays with it. */
function keepsEffects(from: number, to: number): boolean {
  if (from === battle || from === unison) {
    if (to === from) return followsAll(["3-1-4-1", "20-9-2"]);
    return (to === battle || to === unison || to === combo) && follows("3-1-4-1");
  }
  return from === combo && to === battle && follows("3-1-4-2");
}
