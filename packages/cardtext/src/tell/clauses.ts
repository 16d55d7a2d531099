import type { Act, Clause, Who } from "@arbiter/engine";
import { act, type Said, whoseArea } from "./acts.ts";
import { condition } from "./conditions.ts";
import { type Phrase, phrase } from "./phrase.ts";
import { capital, has, list, type Speech, say, word } from "./speech.ts";
import { Unsaid } from "./template.ts";
import { bare } from "./watch.ts";

/** Orders one after the other, and what they hang on. */

/** Orders that name a player for another reason than his doing them. */
const NAMES_PLAYER = new Set(["damage", "lose", "win", "skip"]);

/** Whether the opponent does it. */
function ofOpponent({ act: given }: Clause): boolean {
  if (NAMES_PLAYER.has(given.do)) return false;
  if ("who" in given && given.who === "opponent") return true;
  if (given.do === "choose") return given.what.by === "opponent";
  return given.do === "shuffle" && given.of === "opponent";
}

/** Orders whose words have their own subject; "you may" cannot stand before them. */
function hasSubject(given: Act): boolean {
  if (given.do === "group") return given.clauses.some((one) => hasSubject(one.act) || isHung(one));
  return (
    ["apply", "delay", "repeat", "oneOf", "attack", "win", "lose", "extraTurn", "skip"].includes(given.do) ||
    (given.do === "move" && given.as === "insteadOfPlay")
  );
}

const isHung = ({ if: condition, may, ifDone, otherwise }: Clause): boolean =>
  condition !== undefined || may !== undefined || ifDone !== undefined || otherwise !== undefined;

/** One clause as words that may follow others, in the mood of the speech. */
function body(s: Speech, clause: Clause): Said {
  const { may } = clause;
  const theirs = ofOpponent(clause);
  if (may !== undefined) {
    const who: Who = may === true ? "you" : may;
    const doer = { ...s, doer: who, mood: "infinitive" as const };
    if (hasSubject(clause.act)) {
      const said = act({ ...s, doer: who, mood: who === "you" ? "order" : "third" }, clause.act);
      const [first] = clause.act.do === "group" ? clause.act.clauses : [clause];
      const what =
        who === "opponent" && ofOpponent(first!) ? say(s, "theyDo", { what: said.text }) : said.text;
      return { ...said, text: say(s, `may.this.${who}`, { what }) };
    }
    const said = act(doer, clause.act);
    return { ...said, text: say(s, `may.${who}`, { what: said.text }) };
  }
  if (s.doer === "you" && theirs) {
    if (s.mood === "infinitive") return act(s, clause.act);
    const said = act({ ...s, doer: "opponent", mood: "third" }, clause.act);
    return { ...said, text: say(s, "theyDo", { what: said.text }) };
  }
  return act(s, clause.act);
}

function remember(s: Speech, clause: Clause, said: Said, before: Speech["heard"]["last"]): void {
  if (clause.act.do !== "group") s.heard.act = clause.act.do;
  if (clause.result !== undefined) {
    s.heard.results.set(clause.result, {
      what: said.what ?? phrase(word(s, "card").split(", ")[0]!, true),
      done: said.done || "chosen",
      areas: areasOf(clause.act),
      whose: whoseOf(s, clause.act),
    });
    s.heard.last = clause.result;
  } else if (!pointsAt(clause, before)) s.heard.last = null;
}

const pointsAt = (clause: Clause, last: Speech["heard"]["last"]): boolean =>
  last !== null &&
  JSON.stringify(bare(clause.act)).includes(typeof last === "number" ? `{"result":${last}}` : `"${last}"`);

function areasOf(given: Act): readonly string[] {
  if (given.do === "group") return given.clauses.flatMap((one) => areasOf(one.act));
  const from = given.do === "apply" ? given.effect : given;
  const what = "what" in from ? from.what : null;
  return typeof what === "object" && what !== null && "select" in what ? what.select.in : [];
}

function whoseOf(s: Speech, given: Act): Who | "owner" {
  if (given.do === "group") {
    const [first, ...others] = given.clauses.map((one) => whoseOf(s, one.act));
    return first !== undefined && others.every((one) => one === first) ? first : "owner";
  }
  return "what" in given && typeof given.what !== "string" ? whoseArea(s, given.what) : "owner";
}

/** A clause with its condition: "si …, piochez 1 carte". */
export function clauseText(s: Speech, clause: Clause): Said {
  const before = s.heard.last;
  const lead =
    clause.ifDone !== undefined
      ? say(s, "if", { what: word(s, doneBy(s, clause.ifDone)) })
      : clause.if !== undefined
        ? say(s, "if", { what: condition(s, clause.if) })
        : "";
  const said = body(s, clause);
  let text = lead === "" ? said.text : `${lead}, ${said.text}`;
  remember(s, clause, said, before);
  if (clause.otherwise !== undefined)
    text = `${text}. ${capital(say(s, "otherwise", { what: sentences(s, clause.otherwise, false) }))}`;
  return { ...said, text };
}

/** Whether it is the opponent's doing, of his will or not. */
const isTheirs = (clause: Clause): boolean =>
  clause.may === undefined
    ? clause.act.do === "group"
      ? clause.act.clauses.every(ofOpponent)
      : ofOpponent(clause)
    : clause.may === "opponent";
const opponents = new WeakMap<Speech["heard"], Set<number>>();
/** After "then shuffle your deck", "if you do" would be about the shuffling. */
export const doneBy = (s: Speech, result: number): string => {
  if (opponents.get(s.heard)?.has(result)) return "done.opponent";
  const did = `did.${s.heard.results.get(result)?.done}`;
  return s.heard.act === "shuffle" && has(s, did) ? did : "done.you";
};

/** Whole sentences: what points at what was just spoken of joins it, the rest follows with "then". */
export function sentences(s: Speech, clauses: readonly Clause[], begin = true): string {
  const said: string[] = [];
  let joins = false;
  clauses.forEach((clause, i) => {
    const last = s.heard.last;
    const linked = joins && i > 0 && !isHung(clause) && pointsAt(clause, last) && !hasBullets(clause);
    const { text } = clauseText(s, clause);
    if (clause.result !== undefined && isTheirs(clause)) {
      const known = opponents.get(s.heard) ?? new Set<number>();
      opponents.set(s.heard, known.add(clause.result));
    }
    if (linked) said[said.length - 1] += ` ${word(s, "and")} ${text}`;
    else
      said.push(
        i === 0 ||
          ((clause.ifDone !== undefined || clause.if !== undefined) && !said.at(-1)!.includes("\n• "))
          ? text
          : say(s, "following", { what: text }),
      );
    joins = !isHung(clause);
  });
  return said
    .map((one, i) => (i === 0 && !begin ? one : capital(one)))
    .reduce((text, one) => (text.includes("\n• ") ? `${text}\n${one}` : `${text}. ${one}`));
}

const hasBullets = ({ act: given }: Clause): boolean => given.do === "oneOf";

/** Several orders under one condition: "piochez 1 carte et défaussez 1 carte de votre main". */
export function group(s: Speech, clauses: readonly Clause[]): Said {
  const parts: string[] = [];
  let what: Phrase | null = null;
  let done = "chosen";
  for (const clause of clauses) {
    const said = clauseText(s, clause);
    parts.push(said.text);
    if (said.what !== null) {
      what = together(what, said.what);
      done = said.done || done;
    }
  }
  const hung = clauses.some((one) => isHung(one) || hasBullets(one));
  return { text: hung ? parts.join(word(s, "groupThen")) : list(s, parts, "and"), what, done };
}

const together = (before: Phrase | null, { text, feminine, plural }: Phrase): Phrase =>
  phrase(text, feminine, before !== null || plural);

/** What must be done first, before the colon. */
export function costs(s: Speech, clauses: readonly Clause[]): string {
  const parts: string[] = [];
  for (const clause of clauses) parts.push(clauseText(s, clause).text);
  return list(s, parts, "and");
}

/** "défausser 1 carte": orders as what one may do. */
export function infinitives(s: Speech, clauses: readonly Clause[]): string {
  if (clauses.some((one) => hasSubject(one.act)))
    throw new Unsaid("an order with its own subject as a price");
  return costs({ ...s, mood: "infinitive" }, clauses);
}

/** "vous pouvez défausser 1 carte". */
export function allowed(s: Speech, clauses: readonly Clause[]): string {
  if (clauses.some((one) => hasSubject(one.act))) return say(s, "may.this.you", { what: costs(s, clauses) });
  return say(s, "may.you", { what: infinitives(s, clauses) });
}

export function bullets(s: Speech, options: readonly (readonly Clause[])[]): string {
  return options
    .map((one) => `\n• ${sentences({ ...s, mood: s.mood === "third" ? "third" : "order" }, one)}.`)
    .join("");
}
