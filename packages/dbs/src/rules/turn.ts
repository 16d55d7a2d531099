/** Chapter 7: the turn. */
import {
  ask,
  doWith,
  draw,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  goTo,
  happen,
  inArea,
  isHidden,
  isObserved,
  isPossible,
  isSame,
  jump,
  label,
  locals,
  move,
  note,
  type Occurrence,
  offer,
  offers,
  option,
  other,
  type Proposed,
  placing,
  procedure,
  proposing,
  question,
  step,
} from "@arbiter/engine";
import { mainActions } from "./actions.ts";
import { battle, energy, hand, leader, place, unison } from "./areas.ts";
import { mayRefresh } from "./bans.ts";
import { beginBattle } from "./battle.ts";
import { meetCheckpoint } from "./checkpoint.ts";
import { beginTurn, end, endSkipped } from "./durations.ts";
import { refreshLimits } from "./game-rules.ts";
import { limitsEnergy } from "./match.ts";
import { beginPlay } from "./play.ts";
import { setOff } from "./set-off.ts";
import { beginSkill } from "./skills.ts";
import { skips } from "./skips.ts";

const ends = option("end", { rules: ["7-3-4-5"] });
const pass = option("pass");
const charge = ["7-2-11"];
const ending = ["7-3-4-5-1", "4-1-2-2"];

/** What is set to Active Mode as a turn begins. */
const refreshed = [leader, battle, energy, unison];

function wakingCards(g: Game): number[] {
  const waking: number[] = [];
  for (const name of refreshed)
    for (const id of inArea(g, g.state.active, name))
      if (g.state.cards[id].rested && (!isHidden(g, id) || follows("23-5-3")) && mayRefresh(g, id))
        waking.push(id);
  return waking;
}

/** Of the cards that a text bounds, those that could still be switched, and how many it lets. */
function limited(g: Game, f: Frame): { most: number; able: readonly number[] } {
  const { most, isOf } = refreshLimits(g, g.state.active)[f.v.limits as number];
  const stay = f.v.stay as readonly number[];
  return { most, able: wakingCards(g).filter((id) => isOf(id) && !stay.includes(id)) };
}

export const turn = procedure("turn", [
  step(
    "7-1-2",
    (g, f) => {
      if (skips(g, g.state.active, "turn")) jump(g, f, "over");
    },
    "effects",
  ),
  // 7-2 Charge Phase
  step("7-2-2", (g) => beginTurn(g, true), "effects"),
  step("7-2-3", (g) => beginTurn(g, false), "effects"),
  step("7-2-4", (g) => end(g, "startOfTurn"), "effects"),
  step(
    "7-2-1",
    (g, f) => {
      if (!skips(g, g.state.active, "Charge Phase")) return;
      endSkipped(g, "chargePhase");
      jump(g, f, "main phase");
    },
    "effects",
  ),
  step(
    "7-2-5",
    (g) => {
      emit(g, "startOfTurn", g.state.active, -1);
      emit(g, "startOfCharge", g.state.active, -1);
    },
    { tells: ["startOfTurn", "startOfCharge"] },
  ),
  step("7-2-6", meetCheckpoint),
  step("7-2-7", (g, f) => {
    if (refreshLimits(g, g.state.active).length > 0) note(g, f, { limits: 0, stay: [] });
    else jump(g, f, "refresh");
  }),
  label("limit"),
  ask(
    "7-2-7",
    (g, f) => {
      const { most, able } = limited(g, f);
      if (able.length <= most) return null;
      return question(
        g.state.active,
        "choose",
        "refresh",
        able.map((card) => option("choose", { card })),
        most,
        most,
      );
    },
    (g, f, picks) => {
      const { able } = limited(g, f);
      const stay = able.filter((_, i) => !picks.includes(i));
      note(g, f, { stay: [...(f.v.stay as readonly number[]), ...stay] });
    },
  ),
  step("7-2-7", (g, f) => {
    const limits = (f.v.limits as number) + 1;
    note(g, f, { limits });
    if (limits < refreshLimits(g, g.state.active).length) jump(g, f, "limit");
  }),
  label("refresh"),
  step("7-2-7", (g, f) => {
    const stay = (f.v.stay as readonly number[] | undefined) ?? [];
    const waking: Proposed[] = [];
    for (const id of wakingCards(g)) if (!stay.includes(id)) waking.push(proposing("activate", id));
    happen(g, f, waking);
  }),
  step("7-2-8", meetCheckpoint),
  step("7-2-9", (g) => {
    if (g.state.turn > 1 || !follows("7-2-9-1")) draw(g, g.state.active, 1);
  }),
  step("7-2-10", meetCheckpoint),
  ask(
    "7-2-11",
    (g) => {
      const cards = inArea(g, g.state.active, hand);
      const to = place(g, g.state.active, energy);
      const isAllowed = (card: number) => isPossible(g, proposing("move", card, to));
      const able = isObserved() || limitsEnergy(g) ? cards.filter(isAllowed) : cards;
      const options = able.map((card) => doWith("charge", card, charge));
      options.push(pass);
      return offer(g.state.active, "charge", options);
    },
    (g, _f, [pick], q) => {
      const { card } = q.options[pick];
      if (card !== undefined)
        move(g, card, place(g, g.state.active, energy), placing({ at: "bottom", rested: !follows("3-8-3") }));
    },
  ),
  step("7-2-12", (g) => {
    emit(g, "endOfCharge", g.state.active, -1);
    meetCheckpoint(g);
  }),
  step("7-2-13", (g) => end(g, "chargePhase"), "effects"),
  // 7-3 Main Phase
  label("main phase"),
  step(
    "7-3-1",
    (g, f) => {
      end(g, "startOfMain");
      if (!skips(g, g.state.active, "Main Phase")) return;
      endSkipped(g, "mainPhase");
      jump(g, f, "end phase");
    },
    "effects",
  ),
  step("7-3-2", (g) => emit(g, "startOfMain", g.state.active, -1), { tells: ["startOfMain"] }),
  label("main"),
  step("7-3-3", meetCheckpoint),
  label("free"),
  ask(
    ["7-3-4", "4-1-1"],
    (g) => {
      const options = offers(g, g.state.active, mainActions);
      if (follows("7-3-4-5")) options.push(ends);
      return question(g.state.active, "act", "main", options);
    },
    (g, f, [pick], q) => {
      const { do: what, card, target, ability } = q.options[pick];
      locals(g, f).did = what;
      if (what === "end") jump(g, f, followsAll(ending) ? "end" : "free");
      else if (what === "activate") beginSkill(g, g.state.active, card!, ability!);
      else if (what === "reinforce") enter(g, "reinforce", g.state.active, { card: card! });
      else if (what === "play" || what === "place") beginPlay(g, g.state.active, card!);
      else beginBattle(g, g.state.active, card!, target!);
    },
  ),
  step(["7-3-4", "4-1-2-1"], (g, f) => jump(g, f, goesBack(f) ? "main" : "free")),
  label("end"),
  step("7-3-5-1-1", (g) => emit(g, "endOfMain", g.state.active, -1), { tells: ["endOfMain"] }),
  step("7-3-5-1-2", meetCheckpoint),
  step("7-3-5-1-3", (g) => end(g, "mainPhase", g.state.active), "effects"),
  step("7-3-5-1-4", (g) => end(g, "mainPhase", other(g.state.active)), "effects"),
  goTo("7-3-5-1-5", "end phase"),
  goTo("7-4-7", "over"), // there is always an End Phase
  // 7-4 End Phase
  label("end phase"),
  step("7-4-1", (g, f) => void setOff(g, f, () => tellEndOfTurn(g))),
  label("end of turn"),
  step("7-4-3", meetCheckpoint),
  step("7-4-4", (g, f) => {
    if (setOff(g, f, () => tellEndOfTurn(g)) > 0) jump(g, f, "end of turn");
  }),
  label("over"),
  step("7-4-5", (g) => end(g, "turn", g.state.active), "effects"),
  step("7-4-6", (g) => end(g, "turn", other(g.state.active)), "effects"),
  step("7-4-7", (g, f) => {
    g.state.turn++;
    if (!g.state.again) g.state.active = other(g.state.active);
    g.state.again = false;
    g.state.facts = g.state.facts.filter(({ event }) => isPlayed(g, event));
    g.state.cut = [];
    g.table = null;
    f.v = { did: "", setOff: [] };
    emit(g, "turn", g.state.active, -1, { amount: g.state.turn });
    if (followsAll(["7-1-1", "7-1-2"])) f.at = 0;
  }),
]);

/** 7-3-3 comes again after each action. */
function goesBack({ v }: Frame): boolean {
  return !isObserved() || follows(back[v.did as string]);
}

const back: Readonly<Record<string, string>> = {
  play: "7-3-4-1-1",
  activate: "7-3-4-2-1",
  reinforce: "7-3-4-3-1",
  place: "7-3-4-3-3",
  attack: "7-3-4-4-2",
};

export function isCharging(g: Game): boolean {
  const f = g.state.frames.find((frame) => frame.p === "turn");
  return f !== undefined && f.at <= g.program.procedures.turn.labels["main phase"];
}

/** The turn ends, for all and for the cards that were played in it. */
export function tellEndOfTurn(g: Game): void {
  if (!follows("7-2-4b")) return;
  g.rule = "7-2-4b";
  emit(g, "endOfTurn", g.state.active, -1);
  for (const { event, turn } of g.state.facts)
    if (turn === g.state.turn && isPlayed(g, event))
      emit(g, "endOfItsTurn", g.state.active, event.card, { using: "play", from: event.from });
}

/** That a card was played which is there yet. */
function isPlayed(g: Game, { kind, card, incarnation }: Occurrence): boolean {
  return kind === "play" && isSame(g, { id: card, incarnation });
}
