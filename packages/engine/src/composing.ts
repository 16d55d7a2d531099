/** Acts made of clauses: one of several, several together, again and again. */
import type { Act, Choice, Clause, Filter, Target } from "./ability.ts";
import { compileClause, type Gathered, nothing, type Record } from "./acts.ts";
import { fresh, isChoice } from "./choose.ts";
import { option, question } from "./decision.ts";
import { compileAmount, compileCondition, whoIs } from "./evaluate.ts";
import { optionFeasible, takesAnyNumber } from "./feasible.ts";
import type { Game } from "./game.ts";
import { ask, jump, label, locals, note, step } from "./machine.ts";
import type { StepPart } from "./program.ts";
import { followsAll } from "./rulebook.ts";
import type { Frame } from "./state.ts";

export function oneOfSteps(
  into: Gathered,
  act: Extract<Act, { do: "oneOf" }>,
  record: Record,
  cost: boolean,
): StepPart[] {
  const { path } = into;
  const names = act.options.map(
    (clauses, i) => into.bullets[into.bullet + i] ?? described(clauses) ?? `option ${i + 1}`,
  );
  into.bullet += act.options.length;
  const ends = fresh("chosen");
  const starts = act.options.map(() => fresh("option"));
  const { count = 1 } = act;
  const { cites } = into.edition;
  const again = fresh("again");
  const next = fresh("next");
  const taken = fresh("taken"); // which were chosen and are not yet done, in order
  /** A price is paid, and something replaced, in full: what of it cannot be done is not offered. */
  const payable =
    cost || into.full ? act.options.map((clauses) => optionFeasible(into.edition, clauses)) : null;
  const left = (g: Game, f: Frame) =>
    names.flatMap((name, i) =>
      (chosen(f).includes(i) && followsAll(cites.differentOptions)) || payable?.[i](g, f) === false
        ? []
        : [{ name, i }],
    );
  const chosen = (f: Frame) => f.v[taken] as readonly number[];
  const parts: StepPart[] = [
    step(path, (g, f) => note(g, f, { [taken]: [] })),
    label(again),
    ask(
      path,
      (g, f) => {
        const open = left(g, f);
        if (chosen(f).length >= count || open.length === 0 || !followsAll(cites.chooseOptions)) return null;
        const options = open.map(({ name }) => option("choose", { option: name }));
        return question(whoIs(f, act.by ?? "you"), "act", "one of", options);
      },
      (g, f, [pick]) => {
        locals(g, f)[taken] = [...chosen(f), left(g, f)[pick].i];
        jump(g, f, again);
      },
    ),
    step(path, (g, f) => {
      if (!followsAll(cites.orderedOptions)) locals(g, f)[taken] = chosen(f).slice().sort();
    }),
    label(next),
    step(path, (g, f) => {
      const [first, ...rest] = chosen(f);
      locals(g, f)[taken] = rest;
      jump(g, f, first === undefined ? ends : starts[first]);
    }),
  ];
  act.options.forEach((clauses, i) => {
    parts.push(label(starts[i]), ...allSteps(into, clauses, record, cost));
    parts.push(step(path, (g, f) => jump(g, f, next)));
  });
  return [...parts, label(ends)];
}

/** What both players are told to do at once is done by the active player first. */
export function bothSteps(into: Gathered, act: Extract<Act, { do: "group" }>, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const otherFirst = fresh("other");
  const end = fresh("both");
  const isTheirs = ({ act: part }: Clause): boolean =>
    part.do === "group"
      ? part.clauses.some(isTheirs)
      : ("who" in part && part.who === "opponent") || (part.do === "choose" && part.what.by === "opponent");
  const compiled = (clauses: readonly Clause[]) =>
    clauses.flatMap((clause) => compileClause(into, clause, cost));
  const mine = chosenFirst(act.clauses.filter((clause) => !isTheirs(clause)));
  const theirs = chosenFirst(act.clauses.filter(isTheirs));
  return [
    step(path, (g, f) => {
      locals(g, f).together = true;
      if ((g.state.active === f.you) !== followsAll(edition.cites.bothAtOnce)) jump(g, f, otherFirst);
    }),
    ...compiled([...mine.choices, ...theirs.choices, ...mine.deeds, ...theirs.deeds]),
    step(path, (g, f) => jump(g, f, end)),
    label(otherFirst),
    ...compiled([...theirs.choices, ...mine.choices, ...theirs.deeds, ...mine.deeds]),
    label(end),
    step(path, (g, f) => {
      locals(g, f).together = false;
      edition.hooks.together?.(g);
    }),
  ];
}

/** What one of two players chooses at first, and what he then does: with it both wait until both have chosen. */
function chosenFirst(clauses: readonly Clause[]): { choices: readonly Clause[]; deeds: readonly Clause[] } {
  const [only, ...more] = clauses;
  const isBare = only !== undefined && more.length === 0 && Object.keys(only).length === 1;
  const all = isBare && only.act.do === "group" && !only.act.inTurnOrder ? only.act.clauses : clauses;
  const first = all.findIndex((clause) => !isChoosing(clause));
  const n = first < 0 ? all.length : first;
  return { choices: all.slice(0, n), deeds: all.slice(n) };
}

function isChoosing({ act }: Clause): boolean {
  return act.do === "choose" || (act.do === "group" && act.clauses.every(isChoosing));
}

/** Done in full when each of its orders was; of a price, each that was asked for. */
export function allSteps(
  into: Gathered,
  clauses: readonly Clause[],
  record: Record,
  cost: boolean,
): StepPart[] {
  const numbered = clauses.map((clause) => ({ ...clause, result: clause.result ?? into.nextResult() }));
  const asked = clauses.map(({ if: condition }) =>
    cost && condition !== undefined ? compileCondition(into.edition, condition) : null,
  );
  return [
    ...numbered.flatMap((clause, i) => compileClause(into, another(clause, numbered.slice(0, i)), cost)),
    step(into.path, (g, f) => {
      const all = numbered.map((clause) => f.results[clause.result - 1] ?? nothing);
      const cards = all.flatMap((result) => result.cards.map((card) => card.id));
      const isDone = (n: number) =>
        all[n].done === 2 || (cost && takesAnyNumber(numbered[n].act)) || asked[n]?.(g, f) === false;
      record(g, f, cards, all.length, all.filter((_, n) => isDone(n)).length);
    }),
  ];
}

/** "Choose 1 red card and 1 yellow card", "reveal up to 1 Event and up to 1 red card": another card each time. */
function another(clause: Clause, before: readonly { readonly result: number; readonly act: Act }[]): Clause {
  const { act } = clause;
  if ((act.do !== "choose" && act.do !== "reveal") || !isChoice(act.what)) return clause;
  const { select } = act.what;
  if (act.do === "reveal" && select.end !== undefined) return clause;
  const isAmong = ({ select: other }: Choice) =>
    other.among !== undefined && JSON.stringify(other.among) === JSON.stringify(select.among);
  const overlaps = (one: Act) =>
    one.do === act.do &&
    (!isChoice(one.what) || isAmong(one.what) || one.what.select.in.some((name) => select.in.includes(name)));
  const taken = before
    .filter((one) => overlaps(one.act))
    .map(({ result }): Filter => ({ not: { card: { result } } }));
  if (taken.length === 0) return clause;
  const what = { ...act.what, select: { ...select, where: [...select.where, ...taken] } };
  return { ...clause, act: { ...act, what } };
}

/** First words of an option that text joins with "or". */
function described(clauses: readonly Clause[]): string | null {
  const words = clauses.map(({ act }) => describeAct(act));
  return words.length === 0 ? null : words.join(", ");
}

function describeAct(act: Act): string {
  if (act.do === "play") return "play it";
  if (act.do === "pool")
    return `${act.amount} to ${act.pool}${act.of === "opponent" ? " of the opponent" : ""}`;
  if (act.do === "apply" && act.effect.set === "gain") return `[${act.effect.keyword}]`;
  if (act.do === "rest" && typeof act.what === "object" && "count" in act.what)
    return `rest ${act.what.count}`;
  if (act.do === "apply" && act.effect.set === "cannot" && isChoice(act.effect.what as Target))
    return act.effect.verb === "becomeActive" ? `keep ${(act.effect.what as Choice).count} rested` : "apply";
  if (act.do !== "move") return act.do;
  const { area, at } = act.to;
  if (area === "trash") return "trash it";
  const end = at === "top" || at === "bottom" ? `the ${at} of ` : "";
  return `${area === "deck" ? "place" : "add"} it ${area === "deck" ? "at" : "to"} ${end}its owner's ${area === "life" ? "Life cards" : area}`;
}

export function repeatSteps(into: Gathered, act: Extract<Act, { do: "repeat" }>, cost: boolean): StepPart[] {
  const { edition, path } = into;
  const times = compileAmount(edition, act.times);
  const again = fresh("again");
  const end = fresh("repeated");
  return [
    step(path, (g, f) => note(g, f, { times: times(g, f) })),
    label(again),
    step(path, (g, f) => {
      if ((f.v.times as number) <= 0) jump(g, f, end);
      else locals(g, f).times = (f.v.times as number) - 1;
    }),
    ...act.clauses.flatMap((clause) => compileClause(into, clause, cost)),
    step(path, (g, f) => jump(g, f, again)),
    label(end),
  ];
}

export function printedOptions(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("•"))
    .map((line) => line.replace(/^•\s*/, ""));
}
