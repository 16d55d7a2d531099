import { type Ability, type Act, type Clause, inLists, type Selection, type Target } from "@arbiter/engine";
import { PLAY } from "./kinds.ts";
import { isPosition, TURNED } from "./selections.ts";

/**
 * "Choose 1 of your cards and switch it to Rest Mode": cards of every area in which they are positioned (1-10-1,
 * 1-10-2), so energy, too. A text that means no energy says so: "non-energy cards".
 */
export const withEnergy = (ability: Ability): Ability => inAbility(ability, PLAY, TURNED);
export const withoutEnergy = (ability: Ability): Ability => inAbility(ability, TURNED, PLAY);

function inAbility(ability: Ability, from: string[], to: string[]): Ability {
  const { cost, effect } = ability;
  const change = (clauses: readonly Clause[]): Clause[] =>
    clauses.map((clause, i) => {
      const turned = turnedBy(clause.act) ?? chosenFor(clause, clauses[i + 1]);
      return turned === undefined ? clause : { ...clause, act: among(clause.act, from, to) };
    });
  return {
    ...ability,
    ...(cost === undefined ? {} : { cost: inLists(cost, change) }),
    ...(effect === undefined ? {} : { effect: inLists(effect, change) }),
  };
}

/** What an act switches to a mode. */
function turnedBy(act: Act | undefined): Target | undefined {
  const turns = act?.do === "rest" || act?.do === "activate" || act?.do === "turn";
  return turns ? act.what : undefined;
}

/** What is chosen, to be switched by the next clause. */
function chosenFor({ result }: Clause, next: Clause | undefined): Target | undefined {
  const what = turnedBy(next?.act);
  const isIt = typeof what === "object" && "result" in what && what.result === result;
  return result !== undefined && isIt ? what : undefined;
}

function among(act: Act, from: string[], to: string[]): Act {
  if (act.do === "group")
    return {
      ...act,
      clauses: act.clauses.map((clause) => ({ ...clause, act: among(clause.act, from, to) })),
    };
  if (!("what" in act) || typeof act.what !== "object" || !("select" in act.what)) return act;
  const { select } = act.what;
  if (!isBare(select) || select.in.join() !== from.join()) return act;
  return { ...act, what: { ...act.what, select: { ...select, in: to } } } as Act;
}

/** Said as cards and nothing more, but for their color. */
function isBare({ where }: Selection): boolean {
  const isColor = where.every((one) => isPosition(one) || ("has" in one && one.has === "color"));
  return isColor && (where.length === 0 || !where.every(isPosition));
}
