/** Playing cards in the Main Phase: 5-5 Battle Cards, 13-2 Unisons, 16-2, 17-2 and 18-2 Z cards from the Z-Deck. */
import {
  ask,
  bindX,
  type CardReference,
  call,
  declare,
  definition,
  done,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  isSame,
  learn,
  locals,
  move,
  number,
  onTop,
  option,
  type Player,
  placing,
  procedure,
  question,
  refer,
  step,
} from "@arbiter/engine";
import { answersToPlay } from "./answers.ts";
import { battle, drop, place, removed, zEnergy, zEnergyCost } from "./areas.ts";
import { entersRested, mayStillPlay, payTolls } from "./bans.ts";
import { goesOn, openCounterWindow } from "./counter.ts";
import { beginPaying, mostPayable } from "./energy.ts";
import { leavesUnplayed } from "./leaving.ts";
import { isRested, takeAlong } from "./manner.ts";
import { energyPrice } from "./prices.ts";
import { isUnison } from "./types.ts";
import { waysOf } from "./ways.ts";

const card = (f: Frame) => f.v.card as number;

/** A player plays a card of his hand, or plays or places one of his Z-Deck. */
export function beginPlay(g: Game, you: Player, id: number): void {
  enter(g, "play a card", you, {
    card: id,
    paid: 0,
    unpaid: false,
    z: null, // what he chose for X of its Z-Energy cost
    zUnpaid: false,
    action: -1,
    was: null, // the card as it was declared
    manner: 0, // what a [Counter: Play] said of it
  });
}

/** v.card: revealed, paid, declared; countered or not; played or placed. */
export const playCard = procedure("play a card", [
  step(["5-5-2-1", "13-2-1-1", "16-2-1-1", "17-2-1-1", "18-2-1-1"], (g, f) => learn(g, card(f), 3)),
  step("20-14-1", (g, f) => payTolls(g, tolled, f.you, card(f))),
  ask(
    ["1-2-2-2-1", "13-2-1-1"],
    (g, f) => {
      if (!isX(g, f)) return null;
      const least = energyPrice(g, card(f), 0, undefined).orbs.length;
      return question(f.you, "amount", "X", [], least, mostPayable(g, f.you, card(f)));
    },
    (_g, f, [x]) => {
      bindX(f, x);
    },
  ),
  step("5-3-1", (g, f) => {
    beginPaying(g, f.you, card(f), null, null, isX(g, f) ? f.x : null);
  }),
  ask(
    "1-4-1-1-1",
    (g, f) => {
      if (definition(g, card(f)).traits.zx === undefined) return null;
      return question(f.you, "amount", "Z-Energy X", [], 0, inArea(g, f.you, zEnergy).length);
    },
    (g, f, [z]) => {
      locals(g, f).z = z;
    },
  ),
  ask(
    ["5-4-1", "5-4-1-1"],
    (g, f) => {
      const n = (f.v.z as number | null) ?? (number(g, card(f), zEnergyCost) || 0);
      if (n === 0) return null;
      const options = inArea(g, f.you, zEnergy).map((id) => option("choose", { card: id }));
      if (options.length < n) {
        locals(g, f).zUnpaid = true;
        return null;
      }
      return question(f.you, "choose", "pay", options, n, n, { about: card(f) });
    },
    (g, _f, picks, q) => {
      for (const pick of picks) {
        const id = q.options[pick].card!;
        move(g, id, place(g, g.state.cards[id].owner, drop), onTop);
      }
    },
  ),
  step(["5-5-2-1", "13-2-1-1", "16-2-1-1", "17-2-1-1", "18-2-1-1"], (g, f) => {
    const id = card(f);
    if (isUnpaid(f)) {
      failToPlay(g, id);
      done(g);
      return;
    }
    const { category } = definition(g, id);
    const v = locals(g, f);
    v.action = declare(g, "play", f.you, id, -1, category === "Z-EXTRA" ? none : answersToPlay());
    v.was = refer(g, id);
    if (g.events !== null) g.rule = declaredBy[category] ?? g.rule;
    emit(g, "declarePlay", f.you, id);
  }),
  step(["4-3-2-1", "5-5-2-2", "13-2-1-2", "16-2-1-2", "17-2-1-2", "18-2-1-2"], (g, f) => {
    openCounterWindow(g, f.you, f.v.action as number, false);
  }),
  step("5-5-2-3", (g, f) => {
    const id = card(f);
    const isPlayed = goesOn(g, f.v.action as number);
    if (!isSame(g, f.v.was as unknown as CardReference) && follows("0-3-16")) return; // replaced, not failed
    const { category } = definition(g, id);
    if (!isPlayed || !mayStillPlay(g, f.you, id)) failToPlay(g, id);
    else if (isUnison(category))
      call(g, "enter the Unison Area", {
        you: f.you,
        v: { card: id, markers: f.v.paid as number, manner: f.v.manner ?? 0 },
      });
    else {
      if (g.events !== null) g.rule = playedBy[category] ?? g.rule;
      putInBattle(g, f, id, category);
    }
  }),
]);

const tolled = ["play", "copies"];
const none: readonly string[] = [];

/** The paragraph for playing or placing a Z card in the Battle Area. */
const playedBy: Readonly<Record<string, string>> = { "Z-BATTLE": "16-2-1-3", "Z-EXTRA": "17-2-1-3" };

/** The paragraph for declaring a card of another type than Battle Cards. */
const declaredBy: Readonly<Record<string, string>> = {
  UNISON: "13-2-1-1",
  "Z-BATTLE": "16-2-1-1",
  "Z-EXTRA": "17-2-1-1",
  "Z-UNISON": "18-2-1-1",
};

/** 5-3-4, 5-4-4: an effect took what would have paid. */
function isUnpaid({ v }: Frame): boolean {
  return (v.unpaid === true && follows("5-3-4")) || (v.zUnpaid === true && follows("5-4-4"));
}

/** An energy cost of X is chosen as it is paid. */
function isX(g: Game, f: Frame): boolean {
  return definition(g, card(f)).traits.x !== undefined;
}

const failing: Readonly<Record<string, string>> = {
  "Z-BATTLE": "16-1-5",
  "Z-EXTRA": "17-1-5",
  "Z-UNISON": "18-1-5",
};

/** 5-5-4, 13-2-3: a play that fails goes to the Drop Area; 16-1-5, 18-1-5, 22-14-4: a Z card or an [Ultimate] leaves the game. */
export function failToPlay(g: Game, id: number, rule = "5-5-4"): void {
  if (!waysOf(g).unplayedIsDropped || !followsAll([rule, "13-2-3"])) return;
  const { category } = definition(g, id);
  const isZ = category.startsWith("Z-") && follows(failing[category] ?? "14-1-4");
  move(g, id, place(g, g.state.cards[id].owner, isZ || leavesUnplayed(g, id) ? removed : drop), onTop);
}

function putInBattle(g: Game, f: Frame, id: number, category: string): void {
  const { pending } = g.state;
  const from = g.state.cards[id].area;
  const rested = isRested(f, id) || entersRested(g, f.you, id) || !follows("3-6-3");
  move(g, id, place(g, f.you, battle), placing({ at: "bottom", rested }));
  takeAlong(g, f, id);
  if (category === "Z-EXTRA") {
    emit(g, "placed", f.you, id, { from });
    if (!follows("17-2-1-4")) g.state.pending = pending;
  } else if (category !== "Z-BATTLE" || follows("16-2-1-3")) emit(g, "play", f.you, id, { from });
}
