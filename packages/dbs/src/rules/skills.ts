/** 9-4, 12-2, 13-4: activating skills: of cards in play, of Extras from the hand, with markers of a Unison. */
import {
  type Ability,
  above,
  action,
  activate,
  areCopiesUsed,
  ask,
  bindX,
  type Compiled,
  type CompiledAbility,
  type Condition,
  type Context,
  compileCondition,
  conditionsHold,
  definition,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  gained,
  isAbilityNegated,
  isObserved,
  isUsed,
  kindOf,
  learn,
  locals,
  mark,
  master,
  move,
  once,
  onTop,
  other,
  type Player,
  permits,
  procedure,
  question,
  step,
  use,
} from "@arbiter/engine";
import { asideFor, canAfford, payingAmong } from "./affording.ts";
import { playsUnison } from "./answers.ts";
import {
  battle,
  combo,
  drop,
  energy,
  hand,
  leader,
  place,
  removed,
  unison,
  warp,
  zDeck,
  zEnergy,
} from "./areas.ts";
import { allowed, mayActivate, payActivationTolls, tollsOfSkill } from "./bans.ts";
import { failing, ofPrice, said } from "./cited.ts";
import { declaredToPlay, returnRule, skillRule } from "./effect-play.ts";
import { beginPaying, canPayFor } from "./energy.ts";
import { nameOf } from "./keywords/index.ts";
import { leaveIfUltimate } from "./leaving.ts";
import { freesSkills, isOfSkills, usesElsewhere } from "./match.ts";
import { failToPlay } from "./play.ts";
import { skillNames } from "./skill-kinds.ts";
import { removeMarkers } from "./unison.ts";
import { waysOf } from "./ways.ts";

const inMain = new Set(["activate", "activateMainBattle"]);
const inBattle = new Set(["activateBattle", "activateMainBattle"]);
const markerSkill = 30; // the bit under which a card's one marker skill a turn is noted

const card = (f: Frame) => f.v.card as number;

/** A player activates the skill in a slot of a card. */
export function beginSkill(g: Game, you: Player, id: number, slot: number): void {
  enter(g, "activate a skill", you, {
    card: id,
    ability: slot,
    path: "",
    keyword: null,
    priced: false,
    markers: null,
    extra: false, // of the hand
    fromHand: false,
    asHeld: false,
    noSkill: false, // its price can no longer be paid
    paid: 0,
    unpaid: false,
    paying: null, // the Unison whose markers pay
    incarnation: -1,
  });
}

/** v.card, v.ability: revealed and paid for if it is an Extra of the hand; its markers; then the skill itself. */
export const activateSkill = procedure("activate a skill", [
  step(["9-4-2", "12-2-2-1"], (g, f) => learn(g, card(f), 3)),
  step("9-4-1", (g, f) => {
    const made = skillAt(g, card(f), f.v.ability as number);
    const { keyword, isPriced, markers } = readOff(made);
    const v = locals(g, f);
    v.path = made.path;
    v.keyword = keyword;
    v.priced = isPriced;
    v.extra = isExtraInHand(g, card(f));
    v.markers = markers ?? null;
  }),
  ask(
    ["20-5-2", "20-5-3"],
    (g, f) =>
      f.v.markers === "-X" ? question(f.you, "amount", "X", [], 0, g.state.cards[card(f)].marks) : null,
    (g, f, [x]) => {
      bindX(f, x);
      locals(g, f).markers = -x;
    },
  ),
  step("20-14-1", (g, f) =>
    payActivationTolls(g, f.you, card(f), skillAt(g, card(f), f.v.ability as number)),
  ),
  step("20-14-1", (g, f) => {
    const { id, made, drops, context } = paying(g, card(f), f.v.ability as number);
    const price = { id, made, isPaidFor: false, drops, context };
    locals(g, f).noSkill = !canAfford(g, f.you, price) && follows("5-8-4");
  }),
  step("12-2-2-2", (g, f) => {
    const id = card(f);
    const fromHand = isInHand(g, id);
    const v = locals(g, f);
    v.fromHand = fromHand;
    v.asHeld = isAsHeld(g, id);
    if (!isExtra(g, id) || (!fromHand && follows("12-2-3-2"))) return;
    const { tag } = skillAt(g, id, f.v.ability as number);
    beginPaying(g, f.you, id, tag ?? "", payingAmong(g, f.you, paying(g, id, f.v.ability as number)));
  }),
  step("12-2-2-2", (g, f) => {
    const isMoved = definition(g, card(f)).category === "Z-EXTRA" && !follows("17-1-6");
    if (isMoved || (isExtraInHand(g, card(f)) && waysOf(g).extraDrops === "as it is paid"))
      move(g, card(f), place(g, g.state.cards[card(f)].owner, drop), onTop);
  }),
  step("13-4-1", (g, f) => {
    const n = f.v.markers as number | null;
    if (n === null) return;
    locals(g, f).paying = g.state.cards[card(f)].incarnation;
    use(g, card(f), markerSkill);
    g.rule = n > 0 ? "13-4-1-1" : n < 0 ? "13-4-1-3" : "13-4-1-2";
    const added = n > 0 ? follows("13-4-1-1") : follows("13-4-1-2"); // of zero nothing
    if (n > 0 ? added : n === 0 && !added) mark(g, card(f), g.state.cards[card(f)].marks + Math.max(1, n));
    else if (n < 0) removeMarkers(g, f.you, card(f), -n);
  }),
  step(["9-4-3", ...declaredToPlay], (g, f) => {
    if (f.v.priced !== true && !follows("9-4-2-1-1")) return;
    const { incarnation } = g.state.cards[card(f)];
    locals(g, f).incarnation = incarnation;
    if (f.v.noSkill === true || (f.v.unpaid === true && follows("5-3-4"))) return;
    emit(g, "activateSkill", f.you, card(f));
    const { fromHand, path } = f.v as { fromHand: boolean; path: string };
    // What its text asks of where it lies was asked as it was declared.
    const as = (f.v.paying as number | null) ?? incarnation; // 20-1-7: the Unison that paid, also where that cost it its last marker
    const checked = f.v.asHeld === true || as !== incarnation;
    const v = { declared: true, fromHand, extra: f.v.extra === true, checked };
    const you = follows("0-3-4-2") ? f.you : other(f.you);
    const frame = activate(g, path, you, card(f), as, v, null, [], f.x);
    const elsewhere = isExtra(g, card(f)) && !fromHand;
    if (elsewhere && !follows("12-2-3-3")) frame.at = g.program.procedures[path].labels.activate;
  }),
  // A card that a keyword should have brought into play from the hand, and nothing else happened to it.
  step("9-4-5", (g, f) => {
    const { keyword } = f.v;
    if (keyword === null) return;
    const { area, incarnation } = g.state.cards[card(f)];
    if (kindOf(g, area) === battle) return;
    if (incarnation !== f.v.incarnation && follows(returnRule(keyword as string))) return;
    if (kindOf(g, area) === hand) failToPlay(g, card(f), skillRule(keyword as string));
    if (f.v.keyword === "Z-Awaken" && kindOf(g, area) === zDeck && follows("22-46-6-2"))
      move(g, card(f), place(g, g.state.cards[card(f)].owner, removed));
  }),
  step("22-14-5", (g, f) => leaveIfUltimate(g, card(f), f.v.incarnation as number)),
]);

/** 12-2-4, 9-11-1: another skill activates this one; neither its energy cost nor its skill cost is paid. */
export function useSkill(g: Game, f: Frame, id: number, made: CompiledAbility): void {
  const { you } = f;
  if (!followsAll(["9-2-1-2", "9-11-1-1", "12-2-4-1"]) || !conditionsHold(g, contextOf(g, id, you), made))
    return;
  learn(g, id, 3);
  const inHand = isExtraInHand(g, id);
  if (inHand && follows("12-2-4-3")) move(g, id, place(g, g.state.cards[id].owner, drop), onTop);
  const { incarnation } = g.state.cards[id];
  const v = { declared: true, checked: true, activatedBy: true };
  if (!follows("9-11-1-1-2")) f.at = Number.MAX_SAFE_INTEGER;
  const frame = activate(g, made.path, you, id, incarnation, v);
  if (follows("12-2-4-4")) frame.at = g.program.procedures[made.path].labels.activate;
  if (!follows("12-2-4-9")) f.at = g.program.procedures[f.p].steps.length;
  if (inHand && !follows("12-2-4-2")) beginPaying(g, you, id, "");
}

/** Only Extras are paid for and dropped as their skill is activated from the hand. */
function isExtraInHand(g: Game, id: number): boolean {
  return isExtra(g, id) && isInHand(g, id);
}

function isExtra(g: Game, id: number): boolean {
  return definition(g, id).category === "EXTRA";
}

function isInHand(g: Game, id: number): boolean {
  return kindOf(g, g.state.cards[id].area) === hand || isAsHeld(g, id);
}

/** An Extra under a card that is activated there "as if it were in your hand". */
function isAsHeld(g: Game, id: number): boolean {
  if (!usesElsewhere(g) || !isExtra(g, id) || above(g, id) < 0) return false;
  return definition(g, id).statics.some(({ static: s }) => s.set === "alsoFrom" && s.ability === "Activate");
}

const gainedFrom = 64; // slots from here on are skills that the card gained

/** The skill in a slot of the card: a printed one, or one that it gained. */
export function skillAt(g: Game, id: number, slot: number): CompiledAbility {
  return slot < gainedFrom ? definition(g, id).compiled[slot] : gained(g, id)[slot - gainedFrom].ability;
}

type Timings = ReadonlySet<string>;

function isActivated({ ability }: CompiledAbility, timings: Timings): boolean {
  const { timing, by } = ability;
  return timings.has(timing as string) && (by?.timing === undefined || follows(by.timing));
}

const none: readonly never[] = [];

/** Slots of printed skills with one of the timings: of a card that lies open, and of one under another; bits of the areas in which they are valid. */
function printedSlots(
  timings: Timings,
): (d: Compiled) => { open: readonly number[]; under: readonly number[]; valid: number } {
  return once(({ compiled }) => {
    const has = (a: CompiledAbility) => !a.granted && timings.has(a.ability.timing as string);
    const all = compiled.filter(has);
    const slots = (where: readonly CompiledAbility[]) => where.map((a) => a.index);
    const under = all.filter((a) => a.under);
    const valid = all.reduce((bits, a) => a.areas.reduce((some, n) => some | (1 << n), bits), 0);
    return {
      open: slots(all.filter((a) => !a.under || a.areas.length > 0)),
      under: slots(under),
      valid: under.length > 0 ? valid | belowOthers : valid,
    };
  });
}

const belowOthers = 1 << 30; // no area: found only where cards under others are looked at

function slotsOf(printed: ReturnType<typeof printedSlots>, timings: Timings) {
  return (g: Game, id: number): readonly number[] => {
    const { open, under } = printed(definition(g, id));
    const all = above(g, id) >= 0 ? under : open;
    const more = gained(g, id);
    if (all.length === 0 && more.length === 0) return none;
    return isObserved() || more.length > 0 ? slotsNow(g, id, all, more, timings) : all;
  };
}

/** Where paragraphs may be left out, or skills were gained. */
function slotsNow(
  g: Game,
  id: number,
  printed: readonly number[],
  more: ReturnType<typeof gained>,
  timings: Timings,
): readonly number[] {
  if (isExtra(g, id) && !follows(isInHand(g, id) ? "12-1-1" : "12-2-3-1")) return none;
  return [
    ...printed.filter((slot) => isActivated(skillAt(g, id, slot), timings)),
    ...more.flatMap(({ ability }, i) => (isActivated(ability, timings) ? [gainedFrom + i] : [])),
  ];
}

/** What offers ask of a skill, read off it once. */
const readOff = once(({ ability, areas }: CompiledAbility) => ({
  areas: areas.reduce((bits, area) => bits | (1 << area), 0),
  markers: ability.markers,
  keyword: nameOf(ability) ?? null,
  cost: ability.cost,
  isPriced: (ability.cost ?? []).length > 0,
}));

/** Areas from which skills are activated: where some skill says that it is. */
const activeAreas = [leader, battle, unison, hand, drop, warp, energy, combo, zEnergy, zDeck];

/** While the paragraph that binds it to its areas is left out. */
function isUnbound({ by }: Ability): boolean {
  return by?.areas !== undefined && !follows(by.areas);
}

/** 21-1-3: negated keyword skills take no keyword such as [Once per turn] with them. */
function isLifted(g: Game, id: number): boolean {
  return isAbilityNegated(g, id, "keyword") && !follows("21-1-3");
}

/** `timing`: when skills of this kind are activated. */
function offered(
  timings: Timings,
  rule: string,
  timing: readonly string[],
  says: string,
  isNow: (g: Game, player: Player) => boolean,
) {
  const context = (g: Game, id: number) => contextOf(g, id, master(g, id));
  const printed = printedSlots(timings);
  const slots = slotsOf(printed, timings);
  return action({
    do: "activate",
    rules: [rule, "9-4-1"],
    cards: { of: "you", in: activeAreas, under: true },
    valid: (card) => printed(card).valid,
    gained: true,
    fits: (g, id) => slots(g, id).length > 0,
    abilities: slots,
    requires: [
      {
        rules: [rule],
        needs: "player",
        says,
        holds: isNow,
        cites: (g, id, slot) => [...said(skillAt(g, id, slot).ability.by?.timing), ...timing, ...timedNow(g)],
      },
      {
        rules: ["22-11-2", "22-11-5"],
        needs: "slot",
        says: "It was used this turn.",
        always: ({ limited }) => !limited,
        holds: (g, _p, id, slot) => {
          const { limited, index } = skillAt(g, id, slot);
          return !limited || !isUsed(g, id, index) || isLifted(g, id);
        },
      },
      {
        rules: ["13-4-2"],
        needs: "slot",
        says: "A skill with markers of this card was used this turn.",
        printed: hasNoMarkerSkill,
        always: asksNoMarkers,
        holds: (g, _p, id, slot) =>
          readOff(skillAt(g, id, slot)).markers === undefined || !isUsed(g, id, markerSkill),
      },
      {
        rules: ["13-4-1-3"],
        needs: "slot",
        says: "There are not enough markers.",
        printed: hasNoMarkerSkill,
        always: asksNoMarkers,
        holds: (g, _p, id, slot) => {
          const { markers } = readOff(skillAt(g, id, slot));
          if (markers === 0 && !follows("13-4-1-2-1")) return false;
          return typeof markers !== "number" || g.state.cards[id].marks + markers >= 0;
        },
      },
      {
        rules: ["9-1-3-1", "9-1-3-2"],
        needs: "slot",
        says: "The skill is not valid where its card lies.",
        cites: (g, id, slot) => said(skillAt(g, id, slot).ability.by?.areas),
        holds: (g, _p, id, slot) => {
          if (slot >= gainedFrom) return true;
          const made = skillAt(g, id, slot);
          if (above(g, id) >= 0) return made.under;
          const { areas } = readOff(made);
          if ((areas & (1 << kindOf(g, g.state.cards[id].area))) !== 0) return true;
          return isUnbound(made.ability) || (made.ability.markers !== undefined && !follows("13-4-3"));
        },
      },
      {
        rules: ["5-8-3", "9-1-3"],
        needs: "slot",
        says: "Its conditions are not met.",
        cites: (g, id, slot) => failing(g, context(g, id), skillAt(g, id, slot).ability.conditions ?? []),
        holds: (g, _p, id, slot) => conditionsHold(g, context(g, id), skillAt(g, id, slot)),
      },
      {
        rules: ["9-1-2"],
        needs: "slot",
        says: "The skill is negated.",
        verbs: ["negate"],
        holds: (g, _p, id, slot) => {
          const { tag, path } = skillAt(g, id, slot);
          return !isAbilityNegated(g, id, tag, path);
        },
      },
      {
        rules: ["5-3-3", "9-2-3"],
        also: ["5-3-1", "1-2-3", "12-2-2-2"],
        needs: "slot",
        says: "There is not enough active energy of the right colours.",
        always: (_made, { category }) => category !== "EXTRA",
        holds: (g, player, id, slot) =>
          !isExtraInHand(g, id) || canPayFor(g, player, id, skillAt(g, id, slot).tag),
      },
      {
        rules: ["1.10:7-3-1-2-3"],
        needs: "card",
        says: "In the Defense Step no skill of a Unison is activated.",
        printed: ({ category }) => category !== "UNISON",
        holds: (g, player, id) =>
          waysOf(g).unisonDefends || player === g.state.active || definition(g, id).category !== "UNISON",
      },
      {
        ...allowed(
          "slot",
          (g, player, id, slot) => mayActivate(g, player, id, skillAt(g, id, slot)),
          (verb) => isOfSkills(verb) || verb === "rule:skillsLeft",
        ),
        cites: (g, id, slot) => ["9-2-3", ...tollsOfSkill(g, id, skillAt(g, id, slot))],
      },
      {
        rules: ["22-44-3", "22-44-5"],
        needs: "slot",
        says: "Copies of this skill were used as often as they may be this turn.",
        always: ({ ability }) => ability.copies === undefined,
        holds: (g, player, id, slot) => !areCopiesUsed(g, player, id, skillAt(g, id, slot)),
      },
      {
        rules: ["5-8-3", "5-8-2", "5-8-2-2", "9-2-3"],
        needs: "slot",
        says: "Its skill cost cannot be paid in full.",
        // 12-2-2-2: an Extra lies in the Drop Area itself when its skill cost is paid.
        rulesOut: ({ enough }, { category }) =>
          enough === null || category === "EXTRA" ? null : (g, _p, id) => !enough(g, context(g, id)),
        cites: (g, id, slot) => [
          ...ofPrice(skillAt(g, id, slot)),
          ...asideFor(g, master(g, id), paying(g, id, slot)),
        ],
        holds: (g, player, id, slot) => {
          const made = skillAt(g, id, slot);
          if (readOff(made).cost === undefined && isExtra(g, id))
            return follows(isInHand(g, id) ? "12-2-2-3-1" : "12-2-2-3-1b");
          if (playsUnison(made) && !follows("13-2-2-2")) return true;
          return canAfford(g, player, paying(g, id, slot));
        },
      },
    ],
  });
}

/** Text lets a skill be activated "even if you have 5 or more life": what it says of life need not hold. */
export function isFreed(g: Game, c: Context, made: CompiledAbility): boolean {
  if (!freesSkills(g)) return false;
  for (const verb of freeingVerbs(made))
    if (permits(g, verb, c.card) !== null) return besidesLife(made)(g, c);
  return false;
}

const freeingVerbs = once(({ ability }: CompiledAbility) =>
  skillNames(ability).map((name) => `skill:${name.split(":")[0]}`),
);

const besidesLife = once((made: CompiledAbility) => {
  const rest = (made.ability.conditions ?? []).filter((one) => !isAboutLife(one));
  return (g: Game, c: Context) => rest.every((one) => compileCondition(g.program.edition, one)(g, c));
});

function isAboutLife(condition: Condition): boolean {
  if ("by" in condition) return isAboutLife(condition.holds);
  if ("any" in condition) return condition.any.some(isAboutLife);
  return "count" in condition && condition.count.in.length === 1 && condition.count.in[0] === "life";
}

/** 13-4-2: one skill with markers a turn, whichever of a card's it is. */
export function isMarkerSpent(g: Game, { card: id }: Context, { ability }: CompiledAbility): boolean {
  return (
    ability.markers !== undefined && isTriggered(ability) && isUsed(g, id, markerSkill) && follows("13-4-2")
  );
}

export function noteMarkerSkill(g: Game, { card: id }: Context, { ability }: CompiledAbility): void {
  if (ability.markers !== undefined && isTriggered(ability)) use(g, id, markerSkill);
}

const isTriggered = ({ timing }: Ability) => typeof timing === "object";

const asksNoMarkers = ({ ability }: CompiledAbility) => ability.markers === undefined;
const hasNoMarkerSkill = ({ compiled }: Compiled) => compiled.every(asksNoMarkers);

function contextOf(g: Game, id: number, you: Player): Context {
  return { you, card: id, incarnation: g.state.cards[id].incarnation, event: null, results: [], x: 0 };
}

/** 12-2-2-2: when its skill cost is paid, an Extra of the hand lies in the Drop Area. */
function paying(g: Game, id: number, slot: number) {
  const isPaidFor = isExtraInHand(g, id);
  const drops = isPaidFor && follows("12-2-2-3") && waysOf(g).extraDrops === "as it is paid";
  const made = skillAt(g, id, slot);
  return { id, made, isPaidFor, drops, context: (then: Game) => contextOf(then, id, master(g, id)) };
}

/** What is activated now instead: by the free timing that is open. */
function timedNow(g: Game): readonly string[] {
  if (top(g).p === "turn") return ["7-3-4-2"];
  return top(g).p === "combo step" ? [top(g).you === g.state.active ? "8-2-4-2" : "8-3-4-2"] : none;
}

const top = (g: Game) => g.state.frames[g.state.frames.length - 1];

export const activateInMain = offered(
  inMain,
  "7-3-4-2",
  ["1-5-4-1-1"],
  "This is done at your free timing in your own Main Phase.",
  (g, player) => {
    return player === g.state.active && top(g).p === "turn" && followsAll(["1-5-4", "1-5-4-1-1"]);
  },
);

export const activateInBattle = offered(
  inBattle,
  "8-2-4-2",
  ["1-5-4-1-2", "8-3-4-2", "1-5-4-1-3"],
  "This is done in your Offense or Defense Step.",
  (g, player) => {
    if (!followsAll(player === g.state.active ? ["1-5-4-1-2"] : ["8-3-4-2", "1-5-4-1-3"])) return false;
    return top(g).p === "combo step" && top(g).you === player;
  },
);
