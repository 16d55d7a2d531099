/** The paragraphs that the keywords and conditions of an effect stand for: what the log or a refusal cites beside its own. */
import { type Ability, type Condition, type Context, compileCondition, type Game } from "@arbiter/engine";
import { cites } from "./cites.ts";
import { rulesOf } from "./don.ts";

/** Of the conditions that fail. */
export function failing(g: Game, c: Context, conditions: readonly Condition[]): readonly string[] {
  const { edition } = g.program;
  return conditions.filter((one) => !compileCondition(edition, one)(g, c)).flatMap(paragraphs);
}

function paragraphs(one: Condition): readonly string[] {
  if ("turn" in one) return one.turn === "you" ? cites.yourTurn : cites.opponentTurn;
  const asksDon = "card" in one && one.where.some((test) => "number" in test && test.number === "don");
  return asksDon ? ["8-3-2-3", "10-2-9-1"] : ["8-3-3"];
}

/** Of the DON!! that the price takes. */
export function ofPrice(ability: Ability | undefined): readonly string[] {
  return (ability?.cost ?? []).flatMap(({ act }) => (act.do === "pool" ? rulesOf(act) : []));
}

const byTag: Readonly<Record<string, string>> = {
  Trigger: "10-1-5-1",
  "Activate: Main": "10-2-2-1",
  Main: "10-2-3-1",
  Counter: "10-2-4-1",
  "When Attacking": "10-2-5-1",
  "On Play": "10-2-6-1",
  "End of Your Turn": "10-2-7-1",
  "End of Your Opponent's Turn": "10-2-8-1",
  "On Block": "10-2-15-1",
  "On Your Opponent's Attack": "10-2-16-1",
  "On K.O.": "10-2-17-1",
};

/** The paragraph of the keyword at the head of an effect. */
export function activatedBy({ tag = "" }: Ability): string | undefined {
  return byTag[tag];
}
