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
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  isSame,
  learn,
  locals,
  move,
  note,
  number,
  onTop,
  option,
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
import { mostPayable } from "./energy.ts";
import { leavesUnplayed } from "./leaving.ts";
import { isRested, takeAlong } from "./manner.ts";
import { energyPrice } from "./prices.ts";
import { waysOf } from "./ways.ts";

const card = (f: Frame) => f.v.card as number;
const typeOf = (g: Game, f: Frame) => definition(g, card(f)).category;
export const isBattleCard = (category: string) =>
  category === "BATTLE" || category === "Z-BATTLE" || category === "TOKEN";
export const isLeader = (category: string) => category === "LEADER" || category === "Z-LEADER";
export const isUnison = (category: string) => category === "UNISON" || category === "Z-UNISON";

/** v.card: revealed, paid, declared; countered or not; played or placed. */
export const playCard = procedure("play a card", [
  step(["5-5-2-1", "13-2-1-1", "16-2-1-1", "17-2-1-1", "18-2-1-1"], (g, f) => learn(g, card(f), 3)),
  step("20-14-1", (g, f) => payTolls(g, ["play", "copies"], f.you, card(f))),
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
    call(g, "pay for a card", { you: f.you, v: { card: card(f), ...(isX(g, f) ? { x: f.x } : {}) } });
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
      const n = (f.v.z as number | undefined) ?? (number(g, card(f), zEnergyCost) || 0);
      if (n === 0) return null;
      const options = inArea(g, f.you, zEnergy).map((id) => option("choose", { card: id }));
      if (options.length < n) {
        locals(g, f).zUnpaid = true;
        return null;
      }
      return question(f.you, "choose", "pay", options, n, n);
    },
    (g, _f, picks, q) => {
      for (const pick of picks) {
        const id = q.options[pick].card!;
        move(g, id, place(g, g.state.cards[id].owner, drop), onTop);
      }
    },
  ),
  step(["5-5-2-1", "13-2-1-1", "16-2-1-1", "17-2-1-1", "18-2-1-1"], (g, f) => {
    if (isUnpaid(f)) {
      failToPlay(g, card(f));
      done(g);
      return;
    }
    const answers = typeOf(g, f) === "Z-EXTRA" ? [] : answersToPlay();
    note(g, f, { action: declare(g, "play", f.you, card(f), -1, answers), was: refer(g, card(f)) });
    g.rule = declaredBy[typeOf(g, f)] ?? g.rule;
    emit(g, "declarePlay", f.you, card(f));
  }),
  step(["4-3-2-1", "5-5-2-2", "13-2-1-2", "16-2-1-2", "17-2-1-2", "18-2-1-2"], (g, f) => {
    openCounterWindow(g, f.you, f.v.action as number, false);
  }),
  step("5-5-2-3", (g, f) => {
    const isPlayed = goesOn(g, f.v.action as number);
    if (!isSame(g, f.v.was as unknown as CardReference) && follows("0-3-16")) return; // replaced, not failed
    if (!isPlayed || !mayStillPlay(g, f.you, card(f))) failToPlay(g, card(f));
    else if (isUnison(typeOf(g, f)))
      call(g, "enter the Unison Area", {
        you: f.you,
        v: { card: card(f), markers: f.v.paid as number, manner: f.v.manner ?? 0 },
      });
    else {
      g.rule = playedBy[typeOf(g, f)] ?? g.rule;
      putInBattle(g, f);
    }
  }),
]);

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

function putInBattle(g: Game, f: Frame): void {
  const { pending } = g.state;
  const from = g.state.cards[card(f)].area;
  move(
    g,
    card(f),
    place(g, f.you, battle),
    placing({
      at: "bottom",
      rested: isRested(f, card(f)) || entersRested(g, f.you, card(f)) || !follows("3-6-3"),
    }),
  );
  takeAlong(g, f, card(f));
  if (typeOf(g, f) === "Z-EXTRA") {
    emit(g, "placed", f.you, card(f), { from });
    if (!follows("17-2-1-4")) g.state.pending = pending;
  } else if (typeOf(g, f) !== "Z-BATTLE" || follows("16-2-1-3")) emit(g, "play", f.you, card(f), { from });
}
