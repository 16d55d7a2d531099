/** Chapter 6-2: before the game; then turn after turn. */
import {
  area,
  ask,
  atBottom,
  confirm,
  draw,
  emit,
  enter,
  follows,
  followsAll,
  type Game,
  goTo,
  inArea,
  label,
  locals,
  move,
  onTop,
  option,
  other,
  type Player,
  pool,
  procedure,
  question,
  type StepPart,
  shuffle,
  shuffled,
  step,
  streamOf,
} from "@arbiter/engine";
import { deck, energyMarkers, hand, leader, leaderOf, life } from "./areas.ts";
import { meetCheckpoint } from "./checkpoint.ts";
import { checkDefeat } from "./defeat.ts";
import { numberIn, rulesFor } from "./game-rules.ts";

export const takeTurns: readonly StepPart[] = [
  label("turns"),
  step(["7-1-1", "7-1-2"], (g) => enter(g, "turn", g.state.active, { did: "", setOff: [] })),
  goTo("7-1-2", "turns"),
];

/** v.chooser: who was drawn to say who goes first; v.decided: it is known; v.shuffled: the decks lie as they shall. */
export const game = procedure("game", [
  step(["6-2-1-2", "6-2-1-3"], (g) => {
    for (const player of [0, 1] as const)
      emit(g, "move", player, leaderOf(g, player), { to: area(g, player, leader) });
  }),
  step("6-2-1-4", (g, f) => {
    if (f.v.decided === true) return;
    const [drawn] = shuffled([0, 1], streamOf(g.state.seed, -1), g.state.shuffles++);
    locals(g, f).chooser = f.v.chooser ?? drawn;
  }),
  ask(
    "6-2-1-4",
    (_g, f) =>
      f.v.decided === true
        ? null
        : question(f.v.chooser as Player, "act", "who goes first", [
            option("choose", { option: "first" }),
            option("choose", { option: "second" }),
          ]),
    (g, f, [pick]) => {
      const chooser = f.v.chooser as Player;
      g.state.active = pick === 0 ? chooser : other(chooser);
      emit(g, "first", g.state.active, -1);
    },
  ),
  step("6-2-1-6", meetCheckpoint),
  step("6-2-1-7", (g, f) => {
    if (f.v.shuffled === true) return;
    shuffle(g, area(g, 0, deck));
    shuffle(g, area(g, 1, deck));
  }),
  step("6-2-1-9", (g) => {
    for (const player of [g.state.active, other(g.state.active)]) draw(g, player, 6);
  }),
  ...redraw((g) => g.state.active),
  ...redraw((g) => other(g.state.active)),
  step("6-2-1-10", (g) => {
    for (const player of [g.state.active, other(g.state.active)])
      for (let i = 0; i < startingLife(g, player); i++) {
        const top = inArea(g, player, deck)[0];
        if (top !== undefined) move(g, top, area(g, player, life), onTop);
      }
  }),
  step("6-2-1-11", (g) => {
    pool(g, other(g.state.active), energyMarkers, 1);
    emit(g, "energyMarkers", other(g.state.active), -1, { amount: 1 });
  }),
  step("6-2-1-12", (g) => {
    if (!follows("6-2-1-5")) g.state.active = other(g.state.active);
    g.state.turn = 1;
    emit(g, "turn", g.state.active, -1);
    checkDefeat(g);
  }),
  ...takeTurns,
]);

/** 6-2-2: eight, or what a Leader's text sets in their place. */
export function startingLife(g: Game, player: Player): number {
  const [said] = followsAll(["6-2-2", "9-5-4"]) ? rulesFor(g, player, "startingLife") : [];
  return said === undefined ? 8 : numberIn(said);
}

function redraw(who: (g: Game) => Player): StepPart[] {
  return [
    ask(
      "6-2-1-9",
      (g) => confirm(who(g), "redraw"),
      (g, f, [pick]) => {
        locals(g, f).redraws = pick === 0;
      },
    ),
    step("6-2-1-9-1", (g, f) => {
      if (f.v.redraws !== true) return;
      const player = who(g);
      for (const id of inArea(g, player, hand)) move(g, id, area(g, player, deck), atBottom);
      shuffle(g, area(g, player, deck));
      draw(g, player, 6);
    }),
  ];
}
