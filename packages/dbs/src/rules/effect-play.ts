/** 5-5-3, 13-2-2: an effect plays cards without paying for them, alone or on top of others (22-5, 22-13). */
import {
  above,
  atBottom,
  atOnce,
  call,
  cover,
  definition,
  emit,
  expire,
  type Frame,
  follows,
  followsAll,
  forbidding,
  type Game,
  inherit,
  kindOf,
  master,
  move,
  type Player,
  type Playing,
  placing,
  refer,
  rulesAbout,
  type Static,
  tuck,
} from "@arbiter/engine";
import { areas, battle, place } from "./areas.ts";
import { isGone } from "./awaited.ts";
import { entersRested, mayPlayBySkill } from "./bans.ts";
import { home, isCalled } from "./keywords/index.ts";
import { isRested, sayManner, takeAlong } from "./manner.ts";
import { widensMaterials } from "./match.ts";
import { failToPlay } from "./play.ts";
import { skillCalled } from "./shielded.ts";
import { isUnison } from "./types.ts";

/** Of a skill that plays a card, the player names it, and it is activated like any other. */
export const declaredToPlay = ["5-5-3-1", "16-2-2-1", "17-2-2-1", "18-2-2-1"];

/** By which paragraphs a skill plays a card of this type without paying for it. */
const playing: Readonly<Record<string, readonly string[]>> = {
  BATTLE: ["5-5-3", "5-5-3-5"],
  UNISON: ["13-2-2"],
  "Z-BATTLE": ["16-2-2", "16-2-2-5"],
  "Z-UNISON": ["18-2-2"],
};

/** By which paragraph a card goes to the Drop Area that a keyword did not bring into play. */
export function skillRule(keyword: string): string {
  if (isCalled(keyword, "Evolve")) return "22-5-7";
  return unions[keyword] ?? "5-5-4";
}

/** By which it stays in the hand where it was returned to it instead. */
export function returnRule(keyword: string): string {
  if (isCalled(keyword, "Evolve")) return "22-5-7-1";
  return unions[keyword] === undefined ? "0-3-16" : `${unions[keyword]}-1`;
}

/** By which the changes of power of the cards below stay, and by which one from elsewhere comes in unnoticed. */
const keeping: Readonly<Record<string, string>> = {
  "Union-Potara": "22-13-5-4-1",
  "Union-Absorb": "22-13-6-3-1",
};
const unnoticed = (keyword: string) => (keyword === "Union-Potara" ? "22-13-5-2-1-1" : "22-5-3-1-1");

const unions: Readonly<Record<string, string>> = {
  "Union-Fusion": "22-13-4-5-1",
  "Union-Potara": "22-13-5-4-2",
  "Union-Absorb": "22-13-6-3-2",
};

function areaOf(g: Game, id: number): string {
  return areas[kindOf(g, g.state.cards[id].area)].name;
}

export function playByEffect(
  g: Game,
  f: Frame,
  cards: readonly number[],
  state: "rested" | "active" | undefined,
  player: Player,
  { act, on, markers }: Playing,
): void {
  if (act.what === "event" && skillCalled(g, f.p)?.ability.counters === "Play") {
    const said = cards.filter((id) => sayManner(g, f, id, state));
    f.outcome = { cards: said, replaced: cards.length - said.length };
    return;
  }
  const using = skillCalled(g, f.p)?.tag ?? "";
  const play = (id: number) => {
    const { category } = definition(g, id);
    const side = act.owners === true ? g.state.cards[id].owner : player;
    if (!/BATTLE|TOKEN|UNISON|Z-LEADER/.test(category) || !followsAll(playing[category] ?? [])) return false;
    if (isGone(g, f, id)) {
      if (!follows(returnRule(using))) failToPlay(g, id, skillRule(using));
      return false;
    }
    if (!mayPlayBySkill(g, f, side, id)) {
      failToPlay(g, id, skillRule(using));
      return false;
    }
    if (category === "Z-LEADER") return on !== null && placeLeader(g, id, side, on[0]);
    if (isUnison(category))
      call(g, "enter the Unison Area", {
        you: side,
        v: {
          card: id,
          markers: markers ?? 0,
          byEffect: true,
          rested: isRested(f, id, state) || entersRested(g, side, id),
          using,
          manner: f.v.manner ?? 0,
        },
      });
    else {
      const position = isRested(f, id, state) || entersRested(g, side, id) ? "rested" : state;
      playOne(g, id, sideOf(g, category, side), on, position, using, () => takeAlong(g, f, id));
    }
    return true;
  };
  const played = atOnce(g, () => cards.filter(play));
  f.outcome = { cards: played, replaced: cards.length - played.length };
}

/** 22-46-6: a Z-Leader is not played but placed, on top of the Leader. */
function placeLeader(g: Game, id: number, player: Player, on: number | undefined): boolean {
  if (on === undefined) return false;
  const { pending } = g.state;
  const keeps = follows("22-46-6-1");
  if (!keeps) expire(g, (effect) => effect.targets?.some((target) => target.id === on) === true);
  cover(g, id, on, keeps ? {} : { rested: false });
  emit(g, "placed", player, id);
  if (!follows("22-46-6-3")) g.state.pending = pending;
  return true;
}

/** 19-1-3: a token stands on the side of the effect's master. */
function sideOf(g: Game, category: string, player: Player): Player {
  return category !== "TOKEN" || follows("19-1-3") ? player : g.state.active;
}

function playOne(
  g: Game,
  id: number,
  player: Player,
  below: readonly number[] | null,
  state: "rested" | "active" | undefined,
  using: string,
  entered = () => {},
): void {
  if (!followsAll(["5-5-3", "5-5-3-5"])) return;
  const from = g.state.cards[id].area;
  const isOpen = areas[kindOf(g, from)].open === "all";
  const target = above(g, id); // "played from under …"
  const lay = below?.[0] === undefined ? -1 : g.state.cards[below[0]].area;
  const early = isOpen && !followsAll(["9-6-9-1-3", "9-9-3", "9-9-3-1"]);
  if (early) emit(g, "play", player, id, { from, target, using });
  if (below === null)
    move(g, id, place(g, player, battle), placing({ at: "bottom", rested: state === "rested" }));
  else {
    // 22-13-5-4-1 keeps only the power of the cards below [Union-Potara], not their position.
    const isActive = ({ state: said }: Widening) => said === "active";
    const active = using === "Union-Potara" || below.some((one) => isWidened(g, id, using, one, isActive));
    for (const one of below) bringIn(g, one, player, unnoticed(using));
    if (isCalled(using, "Evolve")) emit(g, "evolves", player, below[0], { target: id, using, untold: true });
    const [top, ...rest] = below;
    cover(g, id, top, state === undefined && !active ? {} : { rested: state === "rested" });
    for (const one of rest) slip(g, one, id);
    if (keeping[using] !== undefined && !follows(keeping[using])) forgetEffects(g, id);
  }
  entered();
  if (!early) emit(g, "play", player, id, { from, to: g.state.cards[id].area, target, using });
  for (const one of below ?? none)
    emit(g, "playedOn", player, id, { target: one, from, using, untold: true });
  if (isCalled(using, "Evolve"))
    emit(g, "evolve", player, id, { target: below?.[0] ?? -1, using, from: lay });
}

const none: readonly number[] = [];

function forgetEffects(g: Game, id: number): void {
  g.state.effects = g.state.effects.filter((e) => e.targets?.some((target) => target.id === id) !== true);
  g.table = null;
}

/** A further card goes under it, with all that lay under that; what changed its power passes on. */
function slip(g: Game, id: number, top: number): void {
  const was = refer(g, id);
  tuck(g, id, top);
  inherit(g, was, top);
}

/** 22-5-3-1-1, 22-13-5-2-1-1: a card from elsewhere comes to the Battle Area first; none of its skills notices. */
function bringIn(g: Game, id: number, player: Player, rule: string): void {
  if (areas[kindOf(g, g.state.cards[id].area)].name === "battle") return;
  const { pending } = g.state;
  move(g, id, place(g, player, battle), atBottom);
  if (!follows(rule)) emit(g, "play", player, id);
  else g.state.pending = g.state.pending.filter((p) => pending.includes(p) || p.card !== id);
}

/** 22-5-2-3: evolving by another skill counts as [Evolve]. */
export function evolve(
  g: Game,
  f: Frame,
  below: readonly number[],
  into: readonly number[],
  state: "rested" | "active" | undefined,
): void {
  const cards = below.length === 0 ? [] : into.slice(0, 1);
  const using = follows("22-5-2-3") ? "Evolve" : "";
  for (const id of cards) playOne(g, id, master(g, below[0]), below, state, using);
  f.outcome = { cards, replaced: into.length - cards.length };
}

type Widening = Extract<Static, { set: "materials" }>;

/** Whether text lets a keyword of this card find a card in a further area, and that text is such. */
function isWidened(
  g: Game,
  id: number,
  keyword: string,
  material: number,
  isSuch = (_said: Widening) => true,
): boolean {
  for (const { static: s, cards } of rulesAbout(g, "materials")) {
    const said = s.static;
    if (said.set !== "materials" || !cards.includes(id) || !isCalled(keyword, said.ability)) continue;
    if (said.areas.includes(areaOf(g, material)) && isSuch(said)) return true;
  }
  return false;
}

/** Whether a card lies where a keyword of the card at hand may take it. */
export const materialTests = Object.fromEntries(
  Object.entries(home).map(([keyword, name]) => {
    const area = areas.findIndex((one) => one.name === name);
    const evolves = keyword.endsWith("Evolve");
    return [
      keyword,
      (g: Game, c: { readonly card: number }, id: number) =>
        (kindOf(g, g.state.cards[id].area) === area ||
          (widensMaterials(g) && isWidened(g, c.card, keyword, id))) &&
        !(evolves && forbidding(g, "evolve", id) !== null),
    ];
  }),
);
