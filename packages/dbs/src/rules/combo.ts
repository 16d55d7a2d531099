/** 5-7: a Battle Card from the hand or the Battle Area adds its combo power to the card in battle. */
import {
  battleWith,
  done,
  emit,
  enter,
  type Frame,
  follows,
  followsAll,
  type Game,
  happen,
  isObserved,
  learn,
  locals,
  move,
  number,
  onTop,
  type Player,
  procedure,
  proposing,
  step,
} from "@arbiter/engine";
import { combo, comboCost, comboPower, drop, place } from "./areas.ts";
import { mayComboBySkill, payTolls } from "./bans.ts";
import { canPay, forCombo, payPrice } from "./energy.ts";
import { waysOf } from "./ways.ts";

const card = (f: Frame) => f.v.card as number;

/** A player uses a card in a combo. */
export function beginCombo(g: Game, you: Player, id: number): void {
  enter(g, "combo", you, { card: id, unpaid: false, from: -1 });
}

/** v.card, for f.you. */
export const useInCombo = procedure("combo", [
  step("5-7-3", (g, f) => learn(g, card(f), 3)),
  step("20-14-1", (g, f) => payTolls(g, tolled, f.you, card(f))),
  step("5-7-3", (g, f) => {
    const price = { total: number(g, card(f), comboCost), orbs: none };
    locals(g, f).unpaid = !canPay(g, f.you, price, forCombo);
    payPrice(g, f.you, price, forCombo);
  }),
  step(["5-7-5-2", "5-7-6-2"], (g, f) => {
    g.rule = placedBy(g, f);
    if (f.v.unpaid === true && follows("5-6-4")) {
      fail(g, card(f));
      done(g);
      return;
    }
    const id = card(f);
    locals(g, f).from = g.state.cards[id].area;
    happen(g, f, [proposing("move", id, place(g, f.you, combo), "rule", "bottom")], true);
  }),
  step(["5-7-5-2", "5-7-6-2"], (g, f) => {
    const id = card(f);
    g.rule = placedBy(g, f);
    if (g.state.cards[id].area === place(g, f.you, combo)) joined(g, id, f.you, f.v.from as number);
  }),
]);

const tolled = ["combo"];
const none: readonly never[] = [];

/** In the Offense or in the Defense Step. */
function placedBy(g: Game, { you }: Frame): string {
  return you === g.state.active ? "5-7-5-2" : "5-7-6-2";
}

function fail(g: Game, id: number): void {
  if (waysOf(g).unplayedIsDropped && follows("5-7-7"))
    move(g, id, place(g, g.state.cards[id].owner, drop), onTop);
}

function joined(g: Game, id: number, player: Player, from: number): void {
  const { battle } = g.state;
  if (battle !== null)
    g.state.battle = battleWith(battle, { joined: [...battle.joined, { card: id, from }] });
  emit(g, "combo", player, id, { from });
  // The manuals say in so many words that a combo is no play.
  if (isObserved() && !follows(`${g.program.edition.edition}:combo/2`)) emit(g, "play", player, id, { from });
}

/** 5-7-3-1: a skill uses them in a combo, without their combo cost; 5-7-2-1: not without combo cost and power. */
export function comboByEffect(g: Game, f: Frame, cards: readonly number[], player: Player): void {
  const able = cards.filter((id) => mayBeCombo(g, player, id) && follows("5-7-3-1"));
  const [joining, failing] = [true, false].map((may) =>
    able.filter((id) => mayComboBySkill(g, f, player, id) === may),
  );
  locals(g, f).joining = joining.map((id) => ({ card: id, from: g.state.cards[id].area }));
  for (const id of failing) fail(g, id);
  const to = place(g, player, combo);
  happen(
    g,
    f,
    joining.map((id) => proposing("move", id, to, "effect", "bottom")),
    true,
  );
}

/** Those that came to the Combo Area, and nothing else happened to, are in the battle. */
export function joinedByEffect(g: Game, f: Frame, player: Player): void {
  const joining = f.v.joining as readonly { card: number; from: number }[];
  const there = joining.filter(({ card: id }) => g.state.cards[id].area === place(g, player, combo));
  for (const { card: id, from } of there) joined(g, id, player, from);
  f.outcome = { cards: there.map(({ card: id }) => id), replaced: f.chosen.length - there.length };
}

/** 5-7-2-1: a card without combo cost or without combo power never goes to the Combo Area. */
export function mayBeCombo(g: Game, _player: Player, id: number): boolean {
  return (
    (number(g, id, comboCost) >= 0 && number(g, id, comboPower) >= 0) || !followsAll(["5-7-2-1", "0-2-2-2"])
  );
}
