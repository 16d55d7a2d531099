/** Whether an act can be done in full: costs, "may" and replacements are offered only then. */
import type { Act, Clause, Target } from "./ability.ts";
import { asSeenBy, choiceFeasible, findsByFace, isChoice, isSelection, one } from "./choose.ts";
import {
  areaNumber,
  areaNumbers,
  compileAmount,
  compileCondition,
  compileLies,
  compileSelection,
  type Holds,
  whoIs,
} from "./evaluate.ts";
import { area, type Game, inArea } from "./game.ts";
import { isPossible, type Proposed, proposing } from "./happen.ts";
import { deckOf, destination } from "./moving.ts";
import type { Context, Edition } from "./program.ts";
import { followsAll } from "./rulebook.ts";

/** Whether this can be done to a card at all, so that it pays a price or takes the place of something. */
export function possibleWith(edition: Edition, act: Act): (g: Game, c: Context, id: number) => boolean {
  const { pays } = edition.hooks;
  const { do: kind } = act;
  const isPaid = (g: Game, c: Context, p: Proposed) =>
    isPossibleBy(g, c, p) && (pays === undefined || pays(g, p));
  if (kind === "rest" || kind === "activate" || kind === "ko")
    return (g, c, id) => {
      const { area: here, owner } = g.state.cards[id];
      const to = kind === "ko" ? area(g, owner, areaNumber(edition, edition.discard)) : here;
      return isPaid(g, c, proposing(kind, id, to, "cost"));
    };
  const { turns } = edition;
  if (kind === "turn" && act.face !== "either" && turns !== undefined)
    return (g, _c, id) => turns(g, id, act.face === "up");
  if (kind === "move" && !["under", "over"].includes(act.to.area)) {
    const to = destination(edition, act);
    return (g, c, id) => isPaid(g, c, proposing("move", id, to(g, c, id), "cost"));
  }
  return () => true;
}

/** Whether that is possible for the card whose ability it would be: prohibitions ask whose effect it is. */
function isPossibleBy(g: Game, { card, you }: Context, p: Proposed): boolean {
  const { source, sourcePlayer } = g;
  g.source = card;
  g.sourcePlayer = you;
  const can = isPossible(g, p);
  g.source = source;
  g.sourcePlayer = sourcePlayer;
  return can;
}

/** Whether an act can be done in full: costs, "may" and replacements are offered only then. */
export function actFeasible(edition: Edition, act: Act): (g: Game, c: Context) => boolean {
  switch (act.do) {
    case "ko":
    case "rest":
    case "activate":
      return choiceFeasible(edition, act.what, possibleWith(edition, act));
    case "turn":
      return turnFeasible(edition, act);
    case "apply": {
      const scope = "what" in act.effect ? act.effect.what : null;
      if (scope === null) return () => true;
      if (!isSelection(scope) && !(isChoice(scope) && scope.count === "all"))
        return choiceFeasible(edition, scope);
      const cards = compileSelection(edition, isSelection(scope) ? scope : scope.select);
      return (g, c) => cards(g, c).length > 0;
    }
    case "look":
      return isSelection(act.what) ? () => true : choiceFeasible(edition, act.what);
    case "reveal":
      return choiceFeasible(edition, act.what, compileLies(edition, act) ?? undefined);
    case "move":
    case "play": {
      if (act.do === "play" && isChoice(act.what) && act.what.select.in.includes("outside"))
        return () => true;
      const lies = compileLies(edition, act);
      const can = possibleWith(edition, act);
      const all = choiceFeasible(
        edition,
        act.what,
        (g, c, id) => (lies === null || lies(g, c, id)) && can(g, c, id),
      );
      const also = (act.do === "move" ? (act.also ?? []) : []).map((one) =>
        choiceFeasible(edition, one, can),
      );
      const other = act.do === "play" ? act.on : (act.to.under ?? act.to.on);
      const pile = other === undefined ? null : choiceFeasible(edition, one(other));
      return (g, c) => all(g, c) && (pile === null || pile(g, c)) && also.every((able) => able(g, c));
    }
    case "combo": {
      const { comboable } = edition.hooks;
      const lies = compileLies(edition, act);
      const may = comboable === undefined ? null : asSeenBy(act.who ?? "you", comboable);
      return choiceFeasible(
        edition,
        act.what,
        (g, c, id) => (lies === null || lies(g, c, id)) && (may === null || may(g, c, id)),
      );
    }
    case "flip": {
      const { flippable } = edition.hooks;
      return choiceFeasible(edition, act.what, (g, _c, id) => flippable?.(g, id, act.side) !== false);
    }
    case "control":
    case "useEvent":
      return choiceFeasible(edition, act.what);
    case "pool": {
      const amount = compileAmount(edition, act.amount);
      const to = act.to === undefined ? null : choiceFeasible(edition, act.to);
      return (g, c) =>
        act.upTo === true ||
        (edition.hooks.poolFeasible(g, c, act, amount(g, c)) && (to === null || to(g, c)));
    }
    case "choose":
      if (isChoice(act.what)) return choiceFeasible(edition, act.what);
      return choiceFeasible(edition, act.what, (g, c, id) => edition.choosable?.(g, c, id, []) !== false);
    case "group":
      return allFeasible(edition, act.clauses);
    case "oneOf": {
      const any = act.options.map((clauses) => optionFeasible(edition, clauses));
      return (g, c) => any.some((can) => can(g, c));
    }
    case "markers": {
      if (act.amount === "all" || act.upTo === true || act.x === true)
        // X may be 0, of a card that is there
        return choiceFeasible(edition, act.what);
      const amount = compileAmount(edition, act.amount);
      return choiceFeasible(edition, act.what, (g, c, id) => g.state.cards[id].marks + amount(g, c) >= 0);
    }
    case "pay": {
      const { canPayOrbs } = edition.hooks;
      return canPayOrbs === undefined ? () => true : canPayOrbs(act, edition);
    }
    case "draw": {
      const amount = compileAmount(edition, act.amount);
      return (g, c) => act.upTo === true || deckOf(g, whoIs(c, act.who ?? "you")).length >= amount(g, c);
    }
    default:
      return () => true;
  }
}

/** Whether the one who acts may be the only one who sees that it cannot be done: a card is found by its face. */
export function secretlyFeasible(edition: Edition, act: Act): boolean {
  if (act.do === "group") return act.clauses.some((clause) => secretlyFeasible(edition, clause.act));
  if (act.do === "oneOf") return act.options.flat().some((clause) => secretlyFeasible(edition, clause.act));
  const { what } = act as { what?: Target };
  return what !== undefined && isChoice(what) && findsByFace(edition, what);
}

/** Clauses that are done together, as far as it is known before. */
function allFeasible(edition: Edition, clauses: readonly Clause[]): (g: Game, c: Context) => boolean {
  const own = clauses.flatMap((clause) => clause.result ?? []);
  const all = clauses
    .filter((clause) => !refersTo(clause.act, own))
    .map((clause) => actFeasible(edition, clause.act));
  return (g, c) => all.every((can) => can(g, c));
}

/** "You may switch this card and up to 2 of your energy to Active Mode, then draw 1 card": one that is active keeps nobody from the rest. */
export function offerFeasible(edition: Edition, act: Act): (g: Game, c: Context) => boolean {
  if (act.do !== "group") return actFeasible(edition, act);
  const isAwake = ({ act: one }: Clause) => one.do === "activate" && !isChoice(one.what);
  const others = act.clauses.filter((clause) => !isAwake(clause));
  return actFeasible(edition, others.length === 0 ? act : { ...act, clauses: others });
}

/** One way to pay a price; in a group the first part may be what makes the next possible. */
export function optionFeasible(
  edition: Edition,
  clauses: readonly Clause[],
): (g: Game, c: Context) => boolean {
  const [only, ...more] = clauses;
  return only?.act.do === "group" && more.length === 0
    ? clauseFeasible(edition, only.act.clauses[0])
    : allFeasible(edition, clauses);
}

/** A part of a price, as far as it is asked for. One that a paragraph orders need not be possible while that is left out. */
export function clauseFeasible(
  edition: Edition,
  { act, by, inFullBy, if: condition }: Clause,
): (g: Game, c: Context) => boolean {
  const able = actFeasible(edition, act);
  const isNeeded = condition === undefined ? null : compileCondition(edition, condition);
  const can = isNeeded === null ? able : (g: Game, c: Context) => !isNeeded(g, c) || able(g, c);
  const rules = [by, inFullBy].filter((rule) => rule !== undefined);
  return rules.length === 0 ? can : (g, c) => can(g, c) || !followsAll(rules);
}

/** Whether as many cards are there as a price takes of any in an area: told at once; null where it takes none so. */
export function compileEnough(edition: Edition, cost: readonly Clause[]): Holds | null {
  const all = cost.flatMap((clause) => enoughFor(edition, clause) ?? []);
  return all.length === 0 ? null : (g, c) => all.every((enough) => enough(g, c));
}

function enoughFor(edition: Edition, { act, if: condition }: Clause): Holds | null {
  if (act.do !== "move" || !isChoice(act.what)) return null;
  const { select, count, upTo, atLeast } = act.what;
  const isPlain = select.where.length === 0 && select.among === undefined && select.under === undefined;
  if (!isPlain || select.of === "any" || select.in.length !== 1) return null;
  if (typeof count === "string" || upTo === true || atLeast !== undefined) return null;
  const kinds = areaNumbers(edition, select.in);
  const n = compileAmount(edition, count);
  const isNeeded = condition === undefined ? null : compileCondition(edition, condition);
  const who = select.of;
  return (g, c) => {
    let there = 0;
    for (const kind of kinds) there += inArea(g, whoIs(c, who), kind).length;
    return there >= n(g, c) || isNeeded?.(g, c) === false;
  };
}

/** "Up to", "any number", X: taking none is doing it in full. */
export function takesAnyNumber(act: Act): boolean {
  if (act.do === "markers" && act.x === true) return true;
  if (act.do === "pool") return act.upTo === true;
  if (!("what" in act) || typeof act.what !== "object" || !("select" in act.what)) return false;
  return act.what.upTo === true || (act.what.count === "any" && act.what.atLeast === undefined);
}

/** "You may choose up to 1 … and K.O. it": taking none is declining it, so that nothing is asked first. */
export function isDeclinedByNone(act: Act): boolean {
  if (act.do !== "group") return takesAnyNumber(act);
  const [first, ...rest] = act.clauses;
  return takesAnyNumber(first.act) && rest.every((clause) => isAbout(clause.act, first.result));
}

function isAbout(act: Act, result: number | undefined): boolean {
  return "what" in act && typeof act.what === "object" && "result" in act.what && act.what.result === result;
}

/** Whether it is about what one of these results will be: that is not known before. */
function refersTo(act: Act, results: readonly number[]): boolean {
  const text = JSON.stringify(act);
  return results.some((n) => new RegExp(`"(result|rest|howMany)":${n}\\b`).test(text));
}

/** The cards that would be turned still lie the other way. */
function turnFeasible(edition: Edition, act: Extract<Act, { do: "turn" }>): (g: Game, c: Context) => boolean {
  const { what } = act;
  const enough = choiceFeasible(edition, what, possibleWith(edition, act));
  if (!isChoice(what) || what.select.end === undefined || typeof what.count === "string") return enough;
  const cards = compileSelection(edition, what.select);
  const limit = compileAmount(edition, what.count);
  return (g, c) => {
    const all = cards(g, c);
    const n = limit(g, c);
    const taken = what.select.end === "bottom" ? all.slice(-n) : all.slice(0, n);
    return taken.length >= n && taken.every((id) => g.state.cards[id].faceUp !== (act.face === "up"));
  };
}
