/** Choosing cards for a clause: the question, and what is taken without one. */
import type { Choice, Filter, Reference, Scope, Selection, Target, Who } from "./ability.ts";
import { learn } from "./atoms.ts";
import { other, type Player } from "./card.ts";
import { makeOption, type Option, option, question, type SetCondition } from "./decision.ts";
import {
  areaNumber,
  areaNumbers,
  compileAmount,
  compileCount,
  compileFilters,
  compileSelection,
  resolve,
  type Test,
  whoIs,
} from "./evaluate.ts";
import { area, asksAll, type Game } from "./game.ts";
import { ask, bindX, done, jump, label, locals, note, step } from "./machine.ts";
import type { Context, Edition, Question, StepPart } from "./program.ts";
import { shuffled, streamOf } from "./random.ts";
import { followsAll } from "./rulebook.ts";
import type { Frame } from "./state.ts";
import { compileTogether, fewest } from "./together.ts";

export function isChoice(target: Target): target is Choice {
  return typeof target === "object" && "select" in target;
}

export function isSelection(scope: Scope): scope is Selection {
  return typeof scope === "object" && "in" in scope;
}

/** The cards that text describes without choosing among them; null where some are chosen. */
export function describedAll(scope: Scope): Selection | null {
  if (isSelection(scope)) return scope;
  return isChoice(scope) && scope.count === "all" ? scope.select : null;
}

/** A target that can be only one card: of several that fit one is chosen. */
export function one(target: Target): Target {
  return isChoice(target) && target.count === "all" ? { ...target, count: 1 } : target;
}

let labels = 0;
/** A label that no other piece of a procedure has. */
export function fresh(name: string): string {
  labels += 1;
  return `${name}#${labels}`;
}

/** Of costs and replacements, which must be done in full: which cards it can be done with. Null: do what is possible. */
export type Full = ((g: Game, c: Context, id: number) => boolean) | null;

/** What is forbidden with a card is not chosen, as far as the player can see that it is. */
export function asSeenBy(who: Who, can: (g: Game, player: Player, id: number) => boolean): NonNullable<Full> {
  return (g, c, id) => {
    const player = whoIs(c, who);
    return (g.state.cards[id].known & (1 << player)) === 0 || can(g, player, id);
  };
}

/** These are the cards of the clause at hand. */
export function pick(f: Frame, cards: readonly number[]): void {
  f.chosen = cards;
}

/** Steps after which the frame's `chosen` are the cards of the target; `can` leaves out what is forbidden. */
export function targetSteps(
  edition: Edition,
  target: Target,
  path: string,
  purpose: string,
  full: Full = null,
  can: Full = null,
): StepPart[] {
  if (!isChoice(target)) return [step(path, spokenOf(edition, target as Reference, purpose))];
  if (target.select.end !== undefined) return endSteps(edition, target, path, purpose);
  const found = compileFound(edition, target, purpose, full, can);
  const asks = choiceQuestion(edition, target, purpose, full, found);
  return [
    step(path, (g, f) => {
      f.chosen = [];
      lookThrough(g, f, target);
    }),
    ask(path, asks, (g, f, picks, q) =>
      pick(
        f,
        q.kind === "amount" ? atRandom(g, found(g, f), picks[0]) : picks.map((n) => q.options[n].card!),
      ),
    ),
    ...(target.x === true ? [step(path, (_g, f) => bindX(f, f.chosen.length))] : []),
  ];
}

/** The cards that a pronoun means, without those that this ability does not reach: chosen by it are those that can be. */
function spokenOf(edition: Edition, reference: Reference, purpose: string): (g: Game, f: Frame) => void {
  const { choosable } = edition;
  if (choosable === undefined) return (g, f) => pick(f, resolve(g, f, reference));
  const isChosen = purpose === "choose";
  return (g, f) => {
    const cards = resolve(g, f, reference);
    const spared = (f.v.spared as readonly number[] | undefined) ?? [];
    const reached = cards.filter((id) => !spared.includes(id) && choosable(g, f, id, isChosen ? [] : null));
    // "Choose it and switch it …": what could not be chosen is not switched.
    if (isChosen && reached.length < cards.length)
      locals(g, f).spared = [...spared, ...cards.filter((id) => !reached.includes(id))];
    pick(f, reached);
  };
}

function atRandom(g: Game, cards: readonly number[], n: number): readonly number[] {
  return shuffled(cards, streamOf(g.state.seed, -1), g.state.shuffles++).slice(0, n);
}

/** Who chooses from a deck looks at its faces (8-4-4-4). */
function lookThrough(g: Game, f: Frame, choice: Choice): void {
  const { edition } = g.program;
  const { among, in: names, of, where } = choice.select;
  if (among !== undefined || !followsAll(edition.cites.deckFaces)) return;
  const searched = isByFace(where) && !where.some(isFaceUp) ? (edition.searched ?? []) : [];
  const looked = names.filter((name) => name === edition.deck || searched.includes(name));
  if (looked.length === 0) return;
  const chooser = whoIs(f, choice.by ?? "you");
  const owner = of === "any" ? f.you : whoIs(f, of);
  const piles = looked.map((name) => area(g, owner, areaNumber(edition, name)));
  locals(g, f).through = [...((f.v.through as readonly number[] | undefined) ?? []), ...piles];
  for (const pile of piles) for (const id of g.state.areas[pile]) learn(g, id, 1 << chooser);
}

/** The cards that a choice may take, without those that this ability cannot choose or does not affect. */
function compileCandidates(
  edition: Edition,
  choice: Choice,
  chooses = choice.count !== "all",
): (g: Game, c: Context) => readonly number[] {
  const all = compileSelection(edition, firstAreas(edition, choice));
  const { choosable } = edition;
  if (choosable === undefined) return all;
  const ignoring = chooses ? (choice.ignoring ?? []) : null;
  return (g, c) => all(g, c).filter((id) => choosable(g, c, id, ignoring));
}

/** How many of those cards there are that something can be done to, as far as it is asked for. */
function compileThere(edition: Edition, choice: Choice, can?: Test) {
  const { choosable } = edition;
  const ignoring = choice.count === "all" ? null : (choice.ignoring ?? []);
  return compileCount(edition, firstAreas(edition, choice), (g, c, id) => {
    return (choosable === undefined || choosable(g, c, id, ignoring)) && (can === undefined || can(g, c, id));
  });
}

/** A number of cards of several areas is a number in all, not of each. */
function firstAreas(edition: Edition, { select, upTo }: Choice): Choice["select"] {
  const isSplit = upTo === true && select.in.length > 1 && !followsAll(edition.cites.totalOfAreas);
  return isSplit ? { ...select, in: select.in.slice(0, 1) } : select;
}

/** The candidates with which it can be done. */
function compileFound(
  edition: Edition,
  choice: Choice,
  purpose: string,
  full: Full,
  can: Full,
): (g: Game, f: Frame) => readonly number[] {
  const candidates = compileCandidates(edition, choice, choice.count !== "all" || purpose === "choose");
  return (g, f) => {
    let cards = candidates(g, f);
    if (full !== null) cards = cards.filter((id) => full(g, f, id));
    if (can !== null) cards = cards.filter((id) => can(g, f, id));
    return cards;
  };
}

function choiceQuestion(
  edition: Edition,
  choice: Choice,
  purpose: string,
  full: Full,
  found: (g: Game, f: Frame) => readonly number[],
): (g: Game, f: Frame) => Question | null {
  const limit = typeof choice.count === "string" ? null : compileAmount(edition, choice.count);
  const { cites } = edition;
  const together = choice.together === undefined ? null : compileTogether(edition, choice.together);
  const hides =
    (choice.count !== "all" && choice.random !== true && findsByFace(edition, choice)) || undefined;
  return (g, f) => {
    const cards = found(g, f);
    if (choice.count === "all") {
      f.chosen = cards;
      return null;
    }
    const asked = limit === null ? cards.length : times(edition, limit(g, f));
    const max = Math.min(asked, cards.length);
    // Only what concerns the cards is passed over: the rest of the effect goes on.
    if (cards.length === 0 && asked > 0 && !followsAll(cites.noneToChoose)) done(g);
    if (cards.length === 0 && asked > 0 && hides && asksAll(g))
      return question(whoIs(f, choice.by ?? "you"), "choose", purpose, [], 0, 0);
    if (max === 0 || !followsAll(cites.choose) || (asked > cards.length && !followsAll(cites.impossible)))
      return null;
    const player = whoIs(f, choice.by ?? "you");
    const upTo = (choice.upTo === true || choice.count === "any") && followsAll(cites.upTo);
    if (choice.random === true) {
      if (upTo) return question(player, "amount", purpose, [], 0, max);
      f.chosen = atRandom(g, cards, max);
      return null;
    }
    const mayTakeNone = upTo || !followsAll(cites.asManyAsPossible);
    const free = mayTakeNone || full !== null ? none : unbound(g, edition, choice, cards, player);
    const bound = mayTakeNone ? 0 : Math.min(max, cards.length - free.length);
    const set = together?.(g, f, cards) ?? boundSet(cards, free, bound, max);
    const asking = (from: readonly number[], least: number, most: number, more: Partial<Question>) =>
      question(
        player,
        "choose",
        purpose,
        from.map((id) => cardOption(g, id, player)),
        least,
        most,
        hides ? { ...more, hides } : more,
      );
    if (set !== undefined && full === null && fewest(set, cards, max) === null) {
      const taken = "total" in set && set.is === ">=" && choice.upTo !== true ? cards : none; // as far as it goes
      if (hides && asksAll(g)) return asking(taken, taken.length, taken.length, {});
      f.chosen = taken;
      return null;
    }
    const from = leastOf(choice, set, cards, bound, full !== null, max);
    return asking(cards, from, max, set === undefined ? {} : { set });
  };
}

/** Whether text says what is printed on the cards: "another card" does not. */
export function isByFace(where: readonly Filter[]): boolean {
  return where.some((filter) => {
    const said = "not" in filter ? filter.not : filter;
    if ("flag" in said) return !asItLies.has(said.flag);
    return !("card" in said || "area" in said || "owner" in said || "under" in said);
  });
}

/** Of cards that lie face up everybody sees what they are. */
function isFaceUp(filter: Filter): boolean {
  return "flag" in filter && filter.flag === "faceUp";
}

/** What a card shows without its face. */
const asItLies = new Set(["faceUp", "rested", "active"]);

/** Whether only the one who looks can know that there is no such card. */
export function findsByFace(edition: Edition, { select }: Choice): boolean {
  if (!isByFace(select.where) || select.where.some(isFaceUp)) return false;
  const isSecret = (area: number) => edition.areas[area].open !== "all";
  return select.among !== undefined || areaNumbers(edition, select.in).some(isSecret);
}

/** Of a price with a condition on all the chosen: as few as meet it. */
function leastOf(
  { atLeast = 0 }: Choice,
  set: SetCondition | undefined,
  cards: readonly number[],
  bound: number,
  isPrice: boolean,
  max: number,
): number {
  const needed = set === undefined || !isPrice ? null : fewest(set, cards, max);
  if (needed !== null || atLeast > 0) return Math.min(max, Math.max(needed ?? 0, atLeast));
  return set !== undefined && !("pays" in set || "bound" in set) ? 0 : bound;
}

/** The smallest number that may be chosen. */
export function least(edition: Edition): number {
  return followsAll(edition.cites.chosenNumber) ? 0 : -99;
}

/** The smallest number that may be named: what text says, or the rules. */
export function leastNamed(edition: Edition, { min }: { readonly min?: number }): number {
  return least(edition) < 0 ? least(edition) : (min ?? edition.leastNumber?.() ?? 0);
}

/** A negative number of times is no time. */
export function times(edition: Edition, n: number): number {
  return n >= 0 ? n : followsAll(edition.cites.negativeTimes) ? 0 : -n;
}

/** A card as an option; cards that the chooser cannot tell apart are alike. */
export function cardOption(g: Game, id: number, player: Player): Option {
  const card = g.state.cards[id];
  const alike = (card.known & (1 << player)) === 0 ? `unknown ${card.area}` : undefined;
  return makeOption("choose", id, undefined, undefined, undefined, alike, undefined);
}

const none: readonly number[] = [];

/** In a secret area nobody can be held to find a card by its face (8-4-4-2): these he may leave. */
function unbound(
  g: Game,
  edition: Edition,
  choice: Choice,
  cards: readonly number[],
  player: Player,
): readonly number[] {
  if (!isByFace(choice.select.where)) return none;
  const secret = cards.filter((id) => {
    const card = g.state.cards[id];
    return (
      edition.areas[card.area % edition.areas.length].open !== "all" &&
      (card.known & (1 << other(player))) === 0
    );
  });
  return secret.length > 0 && followsAll(edition.cites.secretChoice) ? secret : none;
}

/** Who leaves them takes all the others. */
function boundSet(
  cards: readonly number[],
  free: readonly number[],
  least: number,
  most: number,
): SetCondition | undefined {
  if (free.length === 0 || least === 0 || least === most) return undefined;
  return { bound: cards.flatMap((id, option) => (free.includes(id) ? [] : [option])), most };
}

/** "3 cards from the top of your deck", "1 card from the top or bottom of your Life cards". */
function endSteps(edition: Edition, choice: Choice, path: string, purpose: string): StepPart[] {
  const { select } = choice;
  const kinds = areaNumbers(edition, select.in);
  const limit =
    typeof choice.count === "string" ? () => Number.MAX_SAFE_INTEGER : compileAmount(edition, choice.count);
  const test = compileFilters(edition, select.where);
  const count = fresh("count");
  const chooser = (f: Frame) => whoIs(f, choice.by ?? "you");
  /** By owner, "you" before "opponent", then by area. */
  const pileAt = (g: Game, f: Frame, n: number): readonly number[] => {
    const owner = select.of === "any" ? (n < kinds.length ? f.you : other(f.you)) : whoIs(f, select.of);
    return g.state.areas[area(g, owner, kinds[n % kinds.length])];
  };
  /** The pile at hand: "your or your opponent's" is asked first. */
  const pile = (g: Game, f: Frame) => pileAt(g, f, (f.v.pile as number) ?? 0);
  const most = (g: Game, f: Frame) => Math.min(Math.max(0, limit(g, f)), pile(g, f).length);
  const takeEnd = (g: Game, f: Frame, n: number) => {
    const cards = pile(g, f);
    const taken = f.v.end === "bottom" ? cards.slice(cards.length - n).reverse() : cards.slice(0, n);
    f.chosen = taken.filter((id) => test(g, f, id));
  };
  const parts: StepPart[] = [
    step(path, (g, f) => {
      f.chosen = [];
      note(g, f, { end: select.end === "bottom" ? "bottom" : "top", pile: 0 });
    }),
  ];
  if (select.of === "any")
    parts.push(
      ask(
        path,
        (g, f) => {
          const options = ["you", "opponent"]
            .map((whose) => option("choose", { option: whose }))
            .filter((_, i) => pileAt(g, f, i).length > 0);
          return options.length === 0 ? null : question(chooser(f), "act", "whose", options);
        },
        (g, f, [pick], q) => note(g, f, { pile: q.options[pick].option === "you" ? 0 : 1 }),
      ),
    );
  if (select.end === "either")
    parts.push(
      ask(
        path,
        (g, f) => (pile(g, f).length < 2 || limit(g, f) < 1 ? null : topOrBottom(chooser(f))),
        (g, f, [pick]) => note(g, f, { end: pick === 1 ? "bottom" : "top" }),
      ),
    );
  if (choice.upTo === true)
    parts.push(
      ask(
        path,
        (g, f) => {
          const max = most(g, f);
          return max === 0 ? null : question(chooser(f), "amount", purpose, [], least(edition), max);
        },
        (g, f, [n]) => {
          takeEnd(g, f, n);
          jump(g, f, count);
        },
      ),
      step(path, (g, f) => jump(g, f, count)),
    );
  parts.push(
    step(path, (g, f) => takeEnd(g, f, most(g, f))),
    label(count),
  );
  return parts;
}

export function topOrBottom(player: Player): Question {
  return question(player, "act", "end", ends);
}

const ends = [option("choose", { option: "top" }), option("choose", { option: "bottom" })];

/** An earlier part of the same cost will yield it, and was checked itself. */
function isStillOpen(c: Context, reference: Reference): boolean {
  return (
    typeof reference === "object" && "result" in reference && c.results[reference.result - 1] === undefined
  );
}

/** How many cards a choice could take, and how many it asks for: whether it can be done in full. */
export function choiceFeasible(
  edition: Edition,
  target: Target,
  can?: (g: Game, c: Context, id: number) => boolean,
): (g: Game, c: Context) => boolean {
  if (!isChoice(target))
    return (g, c) => {
      if (isStillOpen(c, target as Reference)) return true;
      const cards = resolve(g, c, target as Reference);
      const isReached = (id: number) => edition.choosable?.(g, c, id, null) !== false;
      return cards.length > 0 && cards.every((id) => isReached(id) && (can === undefined || can(g, c, id)));
    };
  const { count, together, atLeast = 0 } = target;
  if (target.upTo === true) return () => true;
  const candidates = compileCandidates(edition, target);
  const fits = (g: Game, c: Context) =>
    can === undefined ? candidates(g, c) : candidates(g, c).filter((id) => can(g, c, id));
  const set = together === undefined ? null : compileTogether(edition, together);
  const there = compileThere(edition, target, can);
  if (typeof count === "string") {
    if (set === null) {
      if (atLeast > 0) return (g, c) => there(g, c, atLeast) >= atLeast;
      if (can === undefined) return () => true;
      return (g, c) => candidates(g, c).length === 0 || there(g, c, 1) >= 1; // "all" of none is none
    }
    return (g, c) => {
      const cards = fits(g, c);
      return fewest(set(g, c, cards), cards, cards.length) !== null;
    };
  }
  const limit = compileAmount(edition, count);
  if (set === null)
    return (g, c) => {
      const n = atLeast > 0 ? atLeast : limit(g, c);
      return there(g, c, n) >= n;
    };
  return (g, c) => {
    const cards = fits(g, c);
    const n = limit(g, c);
    if (fewest(set(g, c, cards), cards, n) === null) return false;
    return cards.length >= (atLeast > 0 ? atLeast : n);
  };
}
