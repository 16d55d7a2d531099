/** 12-2-4: effects that activate Extras. */
import {
  ask,
  type CompiledAbility,
  definition,
  done,
  type Frame,
  type Game,
  jump,
  kindOf,
  label,
  learn,
  move,
  note,
  onTop,
  option,
  procedure,
  question,
  step,
} from "@arbiter/engine";
import { deck, drop, hand, life, place } from "./areas.ts";
import { useSkill } from "./skills.ts";

/** v.card: an Extra that an effect activates; its skill for this time, chosen where it has several. */
export const useExtra = procedure("activate an Extra", [
  step("12-2-4-1", (g, f) => {
    note(g, f, { from: kindOf(g, g.state.cards[f.v.card as number].area) });
    if (skillsNow(g, f).length === 0) done(g);
  }),
  step("3-4-1", (g, f) => {
    const { id, area, owner } = g.state.cards[f.v.card as number];
    if (kindOf(g, area) !== deck && kindOf(g, area) !== life) return;
    learn(g, id, 3);
    move(g, id, place(g, owner, drop), onTop);
  }),
  ask(
    "12-2-4-1",
    (g, f) => {
      const skills = skillsNow(g, f);
      if (skills.length < 2) return null;
      const card = f.v.card as number;
      return question(
        f.you,
        "act",
        "skill",
        skills.map(({ index }) => option("activate", { card, ability: index })),
      );
    },
    (g, f, [pick]) => {
      useSkill(g, f, f.v.card as number, skillsNow(g, f)[pick]);
      jump(g, f, "used");
    },
  ),
  step("12-2-4-1", (g, f) => {
    jump(g, f, "used");
    useSkill(g, f, f.v.card as number, skillsNow(g, f)[0]);
  }),
  label("used"),
]);

/** Its [Activate] skills for the Main Phase, or for a battle, of a hand or of where it lies (9-1-3, 22-3-4). */
function skillsNow(g: Game, f: Frame): readonly CompiledAbility[] {
  const now = g.state.battle === null ? "activate" : "activateBattle";
  const isValid = ({ areas }: CompiledAbility) => areas.includes(hand) || areas.includes(f.v.from as number);
  return definition(g, f.v.card as number).compiled.filter(
    (one) =>
      !one.granted &&
      (one.ability.timing === now || one.ability.timing === "activateMainBattle") &&
      isValid(one),
  );
}
