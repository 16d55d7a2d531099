import type { Condition, Filter, Selection } from "@arbiter/engine";
import { pool, times, value } from "./amounts.ts";
import { doneBy } from "./clauses.ts";
import { pieceOf, predicate } from "./filters.ts";
import { happening } from "./happenings.ts";
import { formsOf, type Phrase } from "./phrase.ts";
import { referred } from "./references.ts";
import { described, the } from "./selections.ts";
import { has, list, type Speech, say, word } from "./speech.ts";
import { Unsaid } from "./template.ts";

/** What must hold, after "if": "votre Leader est rouge", "vous avez au moins 2 Personnages". */
export function condition(s: Speech, given: Condition): string {
  if ("count" in given) return counted(s, given);
  if ("amount" in given) return measured(s, given);
  if ("card" in given) {
    const what = isSo(s, referred(s, given.card, "subject"), given.where);
    return given.was ? say(s, "asItWas", { what }) : what;
  }
  if ("turn" in given) return word(s, `turn.${given.turn}`);
  if ("done" in given) return word(s, doneBy(s, given.done));
  if ("happened" in given) return happened(s, given);
  if ("turnNumber" in given) return say(s, `turnNumber.${given.is}.${given.of}`, { n: given.turnNumber });
  if ("all" in given) return several(s, given.all, "andIf");
  if ("any" in given) return several(s, given.any, "orIf");
  if ("not" in given) return denied(s, given.not);
  throw new Unsaid("a condition of the rulebook");
}

/** Several conditions, all of which must hold. */
export const conditions = (s: Speech, given: readonly Condition[]): string => several(s, given, "andIf");

/** A list within a list is set apart, so that "and" and "or" keep their reach. */
function several(s: Speech, given: readonly Condition[], by: "andIf" | "orIf"): string {
  const texts = given.map((one) => {
    const text = condition(s, one);
    if (given.length < 2 || !("any" in one || "all" in one)) return text;
    return say(s, "any" in one ? "oneOfThese" : "allOfThese", { what: text });
  });
  return list(s, texts, by);
}

function denied(s: Speech, given: Condition): string {
  if ("done" in given && given.done) return word(s, "done.not");
  if ("turn" in given) return word(s, `turn.${given.turn === "you" ? "opponent" : "you"}`);
  if ("count" in given && given.is === ">=" && given.than === 1)
    return counted(s, { ...given, is: "=", than: 0 });
  if ("count" in given && typeof given.than === "number") {
    const turned = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const;
    if (given.is !== "=") return counted(s, { ...given, is: turned[given.is] });
  }
  if ("card" in given) return isNot(s, referred(s, given.card, "subject"), given.where);
  return say(s, "notThat", { what: condition(s, given) });
}

export function isSo(s: Speech, what: Phrase, where: readonly Filter[]): string {
  const pieces = where.map((one) => pieceOf(s, one));
  const plain = pieces.filter(({ as }) => as === "adjective" || as === "of").length;
  // "est une carte rouge <X>" reads better than "est rouge et est <X>"
  if (
    plain > 1 &&
    pieces.every(({ as }) => as === "adjective" || as === "of" || as === "with") &&
    !what.plural
  ) {
    const card = described(s, { of: "any", in: [], where: [...where] }, "a");
    return `${what.text} ${formsOf(word(s, "is"))[0]} ${card.text}`;
  }
  const said = where.map((one) => predicate(s, pieceOf(s, one), what.feminine, what.plural));
  return `${what.text} ${list(s, said, "and")}`;
}

function isNot(s: Speech, what: Phrase, where: readonly Filter[]): string {
  if (where.length !== 1) throw new Unsaid("not all of several properties");
  return `${what.text} ${predicate(s, pieceOf(s, { not: where[0]! }), what.feminine, what.plural)}`;
}

type Counted = Extract<Condition, { count: unknown }>;

function counted(speech: Speech, given: Counted): string {
  const { count, is, than, different } = given;
  const s = subject(count) === "theyHave" ? { ...speech, doer: "opponent" as const } : speech;
  const lone = loneLeader(speech, count, is, than);
  if (lone !== null && different === undefined) return lone;
  if (is === ">=" && than === 1 && count.where.length > 0 && isOneAmong(speech, count))
    return isSo(speech, referred(speech, count.among!, "subject"), count.where);
  const n = times(s, than);
  if (different !== undefined) {
    if (n === null) throw new Unsaid("so many different cards as an amount");
    return say(s, `${subject(count)}.different.${different}`, {
      n: say(s, `atLeast.${is}`, { n: n.n }),
      what: described(s, count, "many", false, "in"),
    });
  }
  if (n === null || n.each !== "")
    return say(s, `compare.${is}`, { left: value(s, { count }), right: value(s, than) });
  if (n.n === "0" && is === "=" && count.where.length === 0 && isOneAmong(s, count))
    return word(s, "done.not");
  const whose = count.of === "any" || count.among !== undefined || count.under !== undefined;
  if (n.n === "0" && (is === "=" || is === "<="))
    return say(s, `${subject(count)}.none`, { what: described(s, count, "one", whose, "in") });
  if (n.n === "1" && is === ">=")
    return say(s, `${subject(count)}.some`, {
      what: described(s, count, { count: "1", plural: false }, whose, "in"),
    });
  const plural = n.n !== "1";
  return say(s, `${subject(count)}.some`, {
    what: described(s, count, { count: say(s, `atLeast.${is}`, { n: n.n }), plural }, whose, "inAll"),
  });
}

/** The one card that was spoken of: "si la carte choisie est rouge". */
const isOneAmong = (s: Speech, { in: areas, among, under }: Selection): boolean =>
  typeof among === "object" &&
  "result" in among &&
  areas.length === 0 &&
  under === undefined &&
  s.heard.results.get(among.result)?.what.plural === false;

/** Who has them: you, your opponent, or "there are". */
const subject = ({ of, among, under }: Selection): string =>
  of === "any" || among !== undefined || under !== undefined
    ? "thereIs"
    : of === "you"
      ? "youHave"
      : "theyHave";

/** "your Leader is …": a description of the only card there. */
function loneLeader(s: Speech, count: Selection, is: string, than: unknown): string | null {
  const { of, in: areas, where, among, under } = count;
  if (
    among !== undefined ||
    under !== undefined ||
    of === "any" ||
    areas.length !== 1 ||
    !has(s, `lone.${areas[0]}`)
  )
    return null;
  const yes = is === ">=" && than === 1;
  const no = (is === "=" || is === "<=") && than === 0;
  const said = where.filter(
    (one) => !("category" in one && has(s, `lone.${areas[0]}:${one.category.join("+")}`)),
  );
  if ((!yes && !no) || said.length === 0) return null;
  const what = the(s, { ...count, where: where.filter((one) => !said.includes(one)) });
  return yes ? isSo(s, what, said) : isNot(s, what, said);
}

function measured(s: Speech, { amount, is, than }: Extract<Condition, { amount: unknown }>): string {
  const n = times(s, than);
  if (n !== null && n.each === "" && typeof amount === "object" && "pool" in amount) {
    const who = amount.of === "you" ? "youHave" : "theyHave";
    if (n.n === "0" && is === "=")
      return say(s, `${who}.none`, { what: pool(s, amount.pool, amount.of, true, false) });
    return say(s, `${who}.some`, {
      what: say(s, "ofPool", {
        n: say(s, `atLeast.${is}`, { n: n.n }),
        what: pool(s, amount.pool, amount.of, true, n.n !== "1").text,
      }),
    });
  }
  return say(s, `compare.${is}`, { left: value(s, amount), right: value(s, than) });
}

function happened(s: Speech, given: Extract<Condition, { happened: unknown }>): string {
  const { happened: event, this: within, is, than } = given;
  const what = happening(s, event);
  if (is === undefined || than === undefined) return say(s, `happened.${within}`, { what });
  return say(s, `happened.${within}.often`, { what, n: say(s, `atLeast.${is}`, { n: value(s, than).text }) });
}
