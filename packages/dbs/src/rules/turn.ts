/** Chapter 7: the turn. */
import {
  ask,
  call,
  draw,
  emit,
  expire,
  follows,
  inArea,
  jump,
  label,
  move,
  offers,
  option,
  other,
  procedure,
  question,
  step,
  turn as turnCard,
} from "@arbiter/engine";
import { mainActions } from "./actions.ts";
import { battle, energy, hand, leader, place, unison } from "./areas.ts";
import { meetCheckpoint } from "./checkpoint.ts";

const end = option("end", { rules: ["7-3-4-5"] });
const pass = option("pass");

export const turn = procedure("turn", [
  // 7-2 Charge Phase
  step("7-2-4", (g) => expire(g, (e) => e.until === "yourNextTurn" && e.you === g.state.active)),
  step("7-2-5", (g) => emit(g, "startOfTurn", g.state.active, -1)),
  step("7-2-6", meetCheckpoint),
  step("7-2-7", (g) => {
    for (const name of [leader, battle, energy, unison])
      for (const id of inArea(g, g.state.active, name)) turnCard(g, id, false);
  }),
  step("7-2-8", meetCheckpoint),
  step("7-2-9", (g) => {
    if (g.state.turn > 1 || !follows("7-2-9-1")) draw(g, g.state.active, 1);
  }),
  step("7-2-10", meetCheckpoint),
  ask(
    "7-2-11",
    (g) => {
      const options = inArea(g, g.state.active, hand).map((card) =>
        option("charge", { card, rules: ["7-2-11"] }),
      );
      options.push(pass);
      return question(g.state.active, "act", "charge", options, 1, 1, { decline: options.length - 1 });
    },
    (g, _f, [pick], q) => {
      const { card } = q.options[pick];
      if (card !== undefined)
        move(g, card, place(g, g.state.active, energy), { at: "bottom", rested: !follows("3-8-3") });
    },
  ),
  step("7-2-12", meetCheckpoint),
  // 7-3 Main Phase
  step("7-3-2", (g) => emit(g, "startOfMain", g.state.active, -1)),
  label("main"),
  step("7-3-3", meetCheckpoint),
  label("free"),
  ask(
    "7-3-4",
    (g) => {
      const options = offers(g, g.state.active, mainActions);
      options.push(end);
      return question(g.state.active, "act", "main", options);
    },
    (g, f, [pick], q) => {
      const { do: what, card, target, ability } = q.options[pick];
      if (what === "end") jump(g, f, "end");
      else if (what === "activate")
        call(g, "activate a skill", { you: g.state.active, v: { card: card!, ability: ability! } });
      else if (what === "reinforce") call(g, "reinforce", { you: g.state.active, v: { card: card! } });
      else if (what === "play" || what === "place")
        call(g, "play a card", { you: g.state.active, v: { card: card! } });
      else call(g, "battle", { you: g.state.active, v: { attacker: card!, target: target! } });
    },
  ),
  step("7-3-4", (g, f) => jump(g, f, "main")),
  label("end"),
  step("7-3-5-1-1", (g) => emit(g, "endOfMain", g.state.active, -1)),
  step("7-3-5-1-2", meetCheckpoint),
  // 7-4 End Phase
  step("7-2-4", (g) => emit(g, "endOfTurn", g.state.active, -1)),
  step("7-4-3", meetCheckpoint),
  step("7-4-5", (g) => expire(g, (e) => e.until === "turn" && e.you === g.state.active)),
  step("7-4-6", (g) => expire(g, (e) => e.until === "turn" && e.you !== g.state.active)),
  step("7-4-7", (g, f) => {
    g.state.turn++;
    g.state.active = other(g.state.active);
    g.state.facts = [];
    g.table = null;
    emit(g, "turn", g.state.active, -1, { amount: g.state.turn });
    f.at = 0;
  }),
]);
