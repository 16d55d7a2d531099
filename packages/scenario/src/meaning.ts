/** What a move means as an answer to the open decision. */
import {
  answer,
  type Decision,
  decision,
  definition,
  type Game,
  kindOf,
  type Option,
  setHolds,
} from "@arbiter/engine";
import type { Move, Named } from "./scenario.ts";

export interface Meaning {
  readonly picks: readonly number[];
  /** What the move still says after this answer. */
  readonly rest?: Move;
  /** The rest is only said if it is asked at once: no more cards are drawn. */
  readonly ifAsked?: true;
  /** The rest repeats the move: what is asked in between the next move may answer. */
  readonly repeats?: true;
}

/** null: the move answers another decision. "several": it says too little to tell which option it means. */
export function meaning(g: Game, open: Decision, move: Move): Meaning | "several" | null {
  if (open.player !== move.by) return null;
  if (["choose", "order"].includes(move.do) && move.card !== undefined && move.cards === undefined)
    return meaning(g, open, {
      ...move,
      cards: [{ card: move.card, ability: move.ability ?? null, count: null }],
    });
  switch (move.do) {
    case "choose":
      return chooses(g, open, move);
    case "order":
      return orders(open, move.cards ?? []);
    case "stop":
      return open.options.some((option) => option.do === "stop")
        ? amount(open, move.amount ?? open.min)
        : null;
    case "pass":
      return open.decline === undefined ? null : { picks: [open.decline] };
    case "yes":
    case "no":
      return open.kind === "choose" && open.purpose === "redraw"
        ? redraws(g, open, move)
        : acts(g, open, move);
    default:
      return acts(g, open, move);
  }
}

/** Whether the open decision can be answered by all that the move says, at once. */
export function isOffered(g: Game, move: Move): boolean {
  const open = decision(g);
  if (open === null || move.do === "concede") return open !== null;
  if (["choose", "order"].includes(move.do) && move.card !== undefined)
    return (
      open.player === move.by && picksWhere(open, (o) => o.do === move.do && o.card === move.card).length > 0
    );
  if (move.do === "choose" && parts.every((part) => move[part] === undefined))
    return asksToChoose(open) && open.player === move.by;
  const found = meaning(g, open, move);
  if (found === null || found === "several") return found !== null;
  if (found.rest === undefined) return true;
  const next = answer(g, open.player, { decision: open.number, picks: found.picks });
  return (found.ifAsked && decision(next)?.kind !== "amount") || isOffered(next, found.rest);
}

function asksToChoose({ kind, options }: Decision): boolean {
  return (
    kind === "choose" ||
    (kind === "amount" && options.length === 0) ||
    options.some((option) => option.do === "choose")
  );
}

/** Where any number of the hand may be drawn anew: the cards it names, or all. */
function redraws(g: Game, open: Decision, move: Move): Meaning | null {
  if (move.do === "no") return { picks: [] };
  return move.cards === undefined ? { picks: first(open, open.max) } : choosesCards(g, open, move.cards);
}

/** Answers to what a card offers; the card they name is its own. */
const answers = new Set(["yes", "no", "trigger"]);

function acts(g: Game, open: Decision, move: Move): Meaning | "several" | null {
  const fits = picksWhere(
    open,
    (option) =>
      option.do === move.do &&
      (option.card === (move.card ?? option.card) || (answers.has(move.do) && open.source === move.card)) &&
      option.target === (move.target ?? option.target) &&
      option.ability === (move.ability ?? option.ability),
  );
  if (fits.length > 1 && !areAlike(open, fits)) return "several";
  if (fits.length === 0)
    return move.do === "activate" ? (accepts(g, open, move) ?? comesNext(open, move)) : null;
  const picks = [fits[0]];
  if (move.do === "give")
    return (move.amount ?? 1) > 1
      ? { picks, rest: { ...move, amount: move.amount! - 1 }, repeats: true }
      : { picks };
  return { picks, ...chosenThen(move) };
}

/** What a move says beside its card is chosen next. */
function chosenThen(move: Move): Omit<Meaning, "picks"> {
  const { cards, option, color, amount, by, line, words } = move;
  const said = { ...(cards && { cards }), ...(option && { option }), ...(color && { color }) };
  if (Object.keys(said).length > 0)
    return { rest: { by, do: "choose", ...said, ...(amount !== undefined && { amount }), line, words } };
  if (amount === undefined) return {};
  return { rest: { by, do: "choose", amount, line, words }, ifAsked: true };
}

/** `activate` with its card says yes to what that card offers, and takes it first where several wait. */
function accepts(g: Game, open: Decision, move: Move): Meaning | null {
  if (open.purpose === "next skill") return comesNext(open, move);
  if (open.kind !== "confirm" || open.source !== move.card || isAnother(g, move.card, move.ability))
    return null;
  const [yes] = picksWhere(open, (option) => option.do === "yes");
  return yes === undefined ? null : { picks: [yes], ...chosenThen(move) };
}

/** Whether the card offers another of its abilities than the one that is meant. */
function isAnother(g: Game, card: number, ability: number | undefined): boolean {
  const offered = definition(g, card).compiled.findIndex(({ path }) => path === g.state.frames.at(-1)?.p);
  return offered >= 0 && ability !== undefined && ability !== offered;
}

/** Of several pending skills the one that it activates is the next. */
function comesNext(open: Decision, move: Move): Meaning | null {
  if (open.kind !== "order" || open.min > 1 || move.card === undefined) return null;
  const waiting = picksWhere(open, (option) => option.card === move.card);
  const exact = waiting.filter((pick) => open.options[pick].ability === move.ability);
  const [pick] = exact.length > 0 ? exact : waiting;
  return pick === undefined ? null : { picks: [pick], rest: move };
}

const parts = ["cards", "option", "color", "amount"] as const;

/** Its parts may answer one decision after the other. */
function chooses(g: Game, open: Decision, move: Move): Meaning | null {
  const said = parts.filter((part) => move[part] !== undefined);
  if (said.length === 0) return allAlike(open, open.min);
  for (const part of said) {
    const found = choosesBy(g, open, move, part);
    if (found === null) continue;
    if (found.rest !== undefined || said.length === 1) return found;
    const { [part]: _said, ...rest } = move;
    return { ...found, rest };
  }
  return null;
}

function choosesBy(g: Game, open: Decision, move: Move, part: (typeof parts)[number]): Meaning | null {
  if (part === "option" || part === "color") return choosesOption(open, move[part]!);
  if (open.purpose === "draw up to") return draws(open, move);
  if (part === "amount")
    return open.kind === "amount"
      ? amount(open, move.amount!)
      : open.purpose === "pay" || open.purpose === "markers" // how many markers is asked next
        ? null
        : allAlike(open, move.amount!);
  return choosesCards(g, open, move.cards!);
}

function choosesOption(open: Decision, words: string): Meaning | null {
  const plain = (text: string) => text.toLowerCase();
  const fits = picksWhere(
    open,
    (option) => option.option !== undefined && plain(option.option).startsWith(plain(words)),
  );
  const [exact] = fits.filter((pick) => plain(open.options[pick].option!) === plain(words));
  const picks = exact === undefined ? fits : [exact];
  return open.kind === "act" && picks.length === 1 ? { picks } : null;
}

/** Asked before each card: yes as often as it says, then no. */
function draws(open: Decision, move: Move): Meaning | null {
  const n = move.cards === undefined ? move.amount! : move.cards.length;
  if (!Number.isInteger(n) || n < 0) return null;
  const [yes] = picksWhere(open, (option) => option.do === "yes");
  if (n === 0) return { picks: [open.decline!] };
  const { cards: _cards, ...rest } = move;
  return { picks: [yes], rest: { ...rest, amount: n - 1 }, ...(n === 1 ? { ifAsked: true } : {}) };
}

function choosesCards(g: Game, open: Decision, named: readonly Named[]): Meaning | null {
  if (open.kind === "amount") return isMeasured(g, open, named) ? amount(open, named.length) : null;
  if (open.kind !== "choose") return null;
  const picks: number[] = [];
  for (const name of named) {
    const exact = picksWhere(open, (option) => isNamed(option, name));
    const alike = open.options[exact[0]]?.alike;
    const fits = alike === undefined ? exact : picksWhere(open, (option) => option.alike === alike);
    const pick = fits.find((fit) => !picks.includes(fit));
    if (pick === undefined) return null;
    picks.push(pick);
  }
  const fits = picks.length >= open.min && picks.length <= open.max && setHolds(open, picks);
  return fits ? { picks } : null;
}

function isNamed(option: Option, name: Named): boolean {
  if (name.count === null) return option.card === name.card && option.option === undefined;
  return option.option === name.count && (option.card ?? null) === name.card;
}

/** A number may be told by the cards it takes: those of one end of an area, or counted things of one kind. */
function isMeasured(g: Game, open: Decision, named: readonly Named[]): boolean {
  if (open.options.length > 0) return false;
  if (named.every((name) => name.count !== null)) return new Set(named.map((name) => name.count)).size <= 1;
  if (named.some((name) => name.card === null || name.count !== null)) return false;
  const ids = new Set(named.map((name) => name.card!));
  return g.state.areas.some((area, i) => {
    const ends = [area.slice(0, ids.size), area.slice(-ids.size)];
    return (
      g.program.edition.areas[kindOf(g, i)].ordered &&
      ends.some((end) => end.length === ids.size && end.every((id) => ids.has(id)))
    );
  });
}

function amount(open: Decision, n: number): Meaning | null {
  return open.kind === "amount" && Number.isInteger(n) && n >= open.min && n <= open.max
    ? { picks: [n] }
    : null;
}

function allAlike(open: Decision, n: number): Meaning | null {
  const all = picksWhere(open, () => true);
  const fits = Number.isInteger(n) && n >= open.min && n <= Math.min(open.max, all.length);
  if (open.kind !== "choose" || !fits || (n > 0 && n < all.length && !areAlike(open, all))) return null;
  return setHolds(open, all.slice(0, n)) ? { picks: all.slice(0, n) } : null;
}

/** The first that is named comes next, or all are put in order; what is not named follows as it lies. */
function orders(open: Decision, named: readonly Named[]): Meaning | "several" | null {
  if (open.kind !== "order") return null;
  if (named.length === 0) return { picks: first(open, open.min) };
  if (open.min > 1) {
    const picks = named.map((name) => open.options.findIndex((option) => option.card === name.card));
    if (picks.includes(-1) || new Set(picks).size < picks.length) return null;
    return { picks: [...picks, ...first(open, open.max).filter((pick) => !picks.includes(pick))] };
  }
  for (const name of named) {
    const fits = picksWhere(
      open,
      (option) => option.card === name.card && option.ability === (name.ability ?? option.ability),
    );
    if (new Set(fits.map((pick) => open.options[pick].ability)).size > 1) return "several";
    if (fits.length > 0) return { picks: [fits[0]] };
  }
  return null;
}

export function first(open: Decision, n: number): readonly number[] {
  return picksWhere(open, () => true).slice(0, n);
}

function picksWhere(open: Decision, test: (option: Option) => boolean): number[] {
  return open.options.flatMap((option, pick) => (option.barred !== true && test(option) ? [pick] : []));
}

function areAlike(open: Decision, picks: readonly number[]): boolean {
  const { alike } = open.options[picks[0]];
  return alike !== undefined && picks.every((pick) => open.options[pick].alike === alike);
}
