/** Chapter 5-2: before the game; then turn after turn. */
import {
  area,
  ask,
  atBottom,
  call,
  confirm,
  type Definition,
  definition,
  draw,
  emit,
  follows,
  type Game,
  goTo,
  inArea,
  label,
  move,
  note,
  option,
  other,
  type Player,
  placing,
  procedure,
  question,
  type StepPart,
  shuffle,
  shuffled,
  step,
  streamOf,
} from "@arbiter/engine";
import { deck, hand, leaderOf, life } from "./areas.ts";
import { checkDecks } from "./rules.ts";

/** v.chooser: who decides about going first (5-2-1-4); state.active is who goes first, once known. */
export const game = procedure("game", [
  step("5-2-1-2", (g) => {
    shuffle(g, area(g, 0, deck));
    shuffle(g, area(g, 1, deck));
  }),
  step(["5-2-1-4", "5-2-1-4-1"], (g, f) => {
    const [winner] = shuffled([0, 1], streamOf(g.state.seed, -1), g.state.shuffles++);
    note(g, f, { chooser: f.v.chooser ?? winner });
  }),
  ask(
    "5-2-1-5",
    (_g, f) =>
      question(f.v.chooser as Player, "act", "who goes first", [
        option("choose", { option: "first" }),
        option("choose", { option: "second" }),
      ]),
    (g, f, [pick]) => {
      const chooser = f.v.chooser as Player;
      g.state.active = pick === 0 ? chooser : other(chooser);
      emit(g, "first", g.state.active, -1);
    },
  ),
  label("opening"),
  step("5-2-1-6", (g) => {
    for (const player of [g.state.active, other(g.state.active)]) draw(g, player, 5);
  }),
  ...redraw((g) => g.state.active),
  ...redraw((g) => other(g.state.active)),
  step(["5-2-1-7", "2-9-2"], (g) => {
    for (const player of [g.state.active, other(g.state.active)]) dealLife(g, player);
  }),
  step("5-2-1-8", (g) => {
    g.state.turn = 1;
    emit(g, "turn", g.state.active, -1);
    checkDecks(g);
  }),
  label("turns"),
  step("6-1-2", (g) => void call(g, "turn")),
  goTo("6-1-2", "turns"),
]);

function redraw(who: (g: Game) => Player): StepPart[] {
  return [
    ask(
      "5-2-1-6",
      (g) => confirm(who(g), "redraw"),
      (g, f, [pick]) => note(g, f, { redraws: pick === 0 }),
    ),
    step("5-2-1-6-1", (g, f) => {
      if (f.v.redraws !== true) return;
      const player = who(g);
      for (const id of inArea(g, player, hand)) move(g, id, area(g, player, deck), atBottom);
      shuffle(g, area(g, player, deck));
      draw(g, player, 5);
    }),
  ];
}

/** 2-9-4: text may raise the printed value. */
function lifeOf(card: Definition): number {
  let n = card.numbers.life ?? 0;
  for (const ability of card.abilities)
    for (const s of ability.statics ?? [])
      if (s.set === "change" && s.number === "life" && typeof s.by === "number" && follows("2-9-4"))
        n += s.by;
  return n;
}

/** The first card dealt lies at the bottom, so that the deck's top card is the last Life card. */
function dealLife(g: Game, player: Player): void {
  const n = lifeOf(definition(g, leaderOf(g, player)));
  const upsideDown = follows("2-9-2-1");
  for (let i = 0; i < n; i++) {
    const top = inArea(g, player, deck)[0];
    if (top === undefined) return;
    move(g, top, area(g, player, life), placing({ at: upsideDown ? "top" : "bottom" }));
  }
}
