/** 5-2 of 1.10: who goes first is drawn, any number of cards is put back once, and nobody gets an energy marker. */
import {
  area,
  ask,
  atBottom,
  draw,
  emit,
  follows,
  type Game,
  inArea,
  locals,
  move,
  onTop,
  option,
  other,
  type Player,
  procedure,
  question,
  type StepPart,
  shuffle,
  shuffled,
  step,
  streamOf,
} from "@arbiter/engine";
import { deck, hand, leader, leaderOf, life } from "../../rules/areas.ts";
import { meetCheckpoint } from "../../rules/checkpoint.ts";
import { checkDefeat } from "../../rules/defeat.ts";
import { startingLife, takeTurns } from "../../rules/setup.ts";
import { waysOf } from "../../rules/ways.ts";

const players: readonly Player[] = [0, 1];

/** v.chooser: who goes first, if that is not to be drawn; v.decided: it is known; v.shuffled: the decks lie as they shall; v.rebuilt: whose deck is made anew when it is empty. */
export const game = procedure("game", [
  step("1.10:5-2-1-2", (g, f) => {
    const { rebuilt } = waysOf(g).decks;
    if (rebuilt !== null)
      locals(g, f).rebuilt = players.map((player) => rebuilt.size(inArea(g, player, deck).length));
    for (const player of players)
      emit(g, "move", player, leaderOf(g, player), { to: area(g, player, leader) });
  }),
  step("1.10:5-2-1-3", meetCheckpoint),
  step("1.10:5-2-1-4", (g, f) => {
    if (f.v.shuffled === true) return;
    shuffle(g, area(g, 0, deck));
    shuffle(g, area(g, 1, deck));
  }),
  step("1.10:5-2-1-5", (g, f) => {
    if (f.v.decided === true) return;
    const [drawn] = shuffled([0, 1], streamOf(g.state.seed, -1), g.state.shuffles++);
    g.state.active = (f.v.chooser ?? drawn) as Player;
    emit(g, "first", g.state.active, -1);
  }),
  ask(
    "5-2-1-5",
    (g) => {
      if (follows("1.10:5-2-1-5-1")) return null;
      const options = ["first", "second"].map((said) => option("choose", { option: said }));
      return question(g.state.active, "act", "who goes first", options);
    },
    (g, _f, [pick]) => {
      if (pick === 1) g.state.active = other(g.state.active);
    },
  ),
  step("1.10:5-2-1-6", (g) => {
    for (const player of [g.state.active, other(g.state.active)]) draw(g, player, 6);
  }),
  ...redraw((g) => g.state.active),
  ...redraw((g) => other(g.state.active)),
  step("1.10:5-2-1-7", (g) => {
    for (const player of [g.state.active, other(g.state.active)])
      for (let i = 0; i < startingLife(g, player); i++) {
        const top = inArea(g, player, deck)[0];
        if (top !== undefined) move(g, top, area(g, player, life), onTop);
      }
  }),
  step("1.10:5-2-1-8", (g) => {
    g.state.turn = 1;
    emit(g, "turn", g.state.active, -1);
    checkDefeat(g);
  }),
  ...takeTurns,
]);

/** 5-2-1-6-1: as many as the player likes, none at all too. */
function redraw(who: (g: Game) => Player): StepPart[] {
  return [
    ask(
      ["1.10:5-2-1-6-1", "1.10:5-2-1-6"],
      (g) => {
        const options = inArea(g, who(g), hand).map((card) => option("choose", { card }));
        return question(who(g), "choose", "redraw", options, 0, options.length);
      },
      (g, f, picks, q) => {
        const player = who(g);
        locals(g, f).back = picks.length;
        for (const pick of picks) move(g, q.options[pick].card!, area(g, player, deck), atBottom);
      },
    ),
    step("1.10:5-2-1-6-1", (g, f) => {
      const n = (f.v.back as number | undefined) ?? 0;
      if (n === 0) return;
      locals(g, f).back = 0;
      shuffle(g, area(g, who(g), deck));
      draw(g, who(g), n);
    }),
  ];
}
