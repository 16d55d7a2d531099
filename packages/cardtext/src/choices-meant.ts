/** What is chosen is spoken of again, or what follows was bound to another card. */
import type { Ability, Clause } from "@arbiter/engine";

/** Whether each choice of a linked ability is meant by something, as far as orders follow it. */
export function isEachChoiceMeant({ cost = [], effect = [] }: Ability): boolean {
  const all = [...cost, ...effect].flatMap((clause) => parts(clause, false));
  const last = all.findLastIndex(({ clause }) => clause.act.do !== "choose");
  return all.slice(0, Math.max(last, 0)).every(({ clause, meant }) => meant || !choosesCards(clause));
}

interface Part {
  readonly clause: Clause;
  readonly meant: boolean; // it has a number, or the group has that it stands in
}

/** The clauses that hold no others, in the order of the text. */
function parts(clause: Clause, within: boolean): Part[] {
  const { act, otherwise = [], result } = clause;
  const meant = within || result !== undefined;
  const inner =
    act.do === "group"
      ? act.clauses.flatMap((one) => parts(one, meant))
      : act.do === "oneOf"
        ? act.options.flat().flatMap((one) => parts(one, false))
        : act.do === "delay"
          ? act.effect.flatMap((one) => parts(one, false))
          : [{ clause, meant }];
  return [...inner, ...otherwise.flatMap((one) => parts(one, false))];
}

function choosesCards({ act }: Clause): boolean {
  return act.do === "choose" && typeof act.what === "object" && "select" in act.what;
}
