import {
  type Ability,
  type Clause,
  type Condition,
  type Keyword,
  putAwayAnyway,
  type Static,
} from "@arbiter/engine";
import { allowed, costs, sentences } from "./clauses.ts";
import { conditions } from "./conditions.ts";
import { happening, moment } from "./happenings.ts";
import { colorIn, keyword } from "./keywords.ts";
import { cardPhrase } from "./references.ts";
import { described, one } from "./selections.ts";
import { capital, has, list, type Speech, say, word } from "./speech.ts";
import { lasting, scope } from "./statics.ts";
import { Unsaid } from "./template.ts";
import { bare } from "./watch.ts";

/** One ability: its tags, its price, its condition and what it does. */
export function ability(s: Speech, given: Ability): string {
  const { tags, others, when } = headed(s, given);
  for (const { name, result } of given.with ?? [])
    if (result !== undefined)
      s.heard.results.set(result, {
        what: cardPhrase(s),
        done: has(s, `did.${name}`) ? word(s, `did.${name}`) : "moved",
        whose: "you",
        areas: [],
      });
  const [symbols, price] = priced(s, given);
  const asked = others.length === 0 ? "" : say(s, "if", { what: conditions(s, others) });
  const colon = has(s, "conditionsBeforeColon");
  const bound = list(
    s,
    (given.with ?? []).flatMap((one) => withCards(s, one)),
    "and",
  );
  const forPrice = when === "" && `${symbols}${price}` !== ""; // "if …, you may pay …"
  const paid = colon ? [symbols, asked] : forPrice ? [asked, symbols] : [symbols];
  const head = [bound, ...paid, price].filter(Boolean).join(", ");
  const lead = colon || forPrice ? when : [when, asked].filter(Boolean).join(", ");
  if (typeof given.timing === "object") {
    s.heard.last = "event";
    const [first, ...more] = given.timing.when;
    const card = more.length === 0 ? first?.card : undefined;
    if (typeof card === "object" && "in" in card) s.heard.event = one(s, card);
  }
  const done = deeds(s, given);
  const parts: string[] = [];
  if (tags !== "") parts.push(tags);
  const body = done === "" ? "" : lead === "" ? capital(done) : `${capital(lead)}, ${lower(done)}`;
  const listed = head.includes("\n• ");
  if (head !== "" && body !== "" && listed)
    parts.push(`${capital(head)}\n${say(s, "afterwards", { what: body })}`);
  else if (head !== "" && body !== "") parts.push(`${capital(head)}${s.tongue.colon}${body}`);
  else if (head !== "") parts.push(capital(head));
  else if (body !== "") parts.push(body);
  const text = parts.join(" ");
  return text.endsWith(".") || done === "" ? text : `${text}.`;
}

export const lower = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll}|'| )/u, (letter) => letter.toLowerCase());

/** The tags, what of the conditions they do not say, and when it happens, in words. */
function headed(s: Speech, given: Ability): { tags: string; others: Condition[]; when: string } {
  const tags: string[] = [];
  const others: Condition[] = [];
  const early: string[] = [];
  for (const one of given.conditions ?? []) {
    const tag = conditionTag(s, one);
    if (tag === null) others.push(one);
    else if (tag.early) early.push(tag.text);
    else tags.push(tag.text);
  }
  let when = "";
  if (given.keyword !== undefined) tags.unshift(`[${keywordWith(s, given.keyword)}]`);
  else if (given.keywords !== undefined) tags.unshift(...given.keywords.map((one) => `[${keyword(s, one)}]`));
  else if (given.tag !== undefined)
    tags.unshift(
      given.tag
        .split(/\/(?=[A-Z][a-z]+ )/)
        .map((one) => `[${keyword(s, one)}]`)
        .join("/"),
    );
  else tags.unshift(...timingTag(s, given));
  if (typeof given.timing === "object" && given.tag === undefined) when = moment(s, given.timing.when);
  if (given.timing === "replacement") when = replaced(s, given);
  if (given.markers !== undefined)
    early.push(
      say(s, "tag.markers", {
        n:
          typeof given.markers === "number" && given.markers > 0
            ? `+${given.markers}`
            : String(given.markers),
      }),
    );
  if (given.limit !== undefined) tags.push(`[${word(s, "tag.Once Per Turn")}]`);
  if (given.copies !== undefined) tags.push(`[${word(s, "keyword.Limit")} ${given.copies}]`);
  for (const one of given.with ?? []) tags.push(`[${keywordWith(s, one)}]`);
  return { tags: [...early, ...tags].filter(Boolean).join(word(s, "betweenTags")), others, when };
}

function timingTag(s: Speech, given: Ability): string[] {
  const { timing } = given;
  const key = typeof timing === "object" ? (given.permanent ? "permanent" : "auto") : timing;
  return has(s, `timing.${key}`) ? [word(s, `timing.${key}`)].filter(Boolean) : [];
}

function conditionTag(s: Speech, given: Condition): { text: string; early: boolean } | null {
  if ("turn" in given && has(s, `tag.turn.${given.turn}`))
    return { text: `[${word(s, `tag.turn.${given.turn}`)}]`, early: false };
  if (!("card" in given) || given.card !== "this" || given.where.length !== 1) return null;
  const [only] = given.where;
  if (!("number" in only!) || only.number !== "don" || only.is !== ">=" || !has(s, "tag.don")) return null;
  return { text: say(s, "tag.don", { n: String(only.than) }), early: true };
}

function keywordWith(s: Speech, { name, x, colors }: Keyword): string {
  const parts = [keyword(s, name)];
  if (colors !== undefined) parts.push(colors.map((color) => colorIn(s.table, color)).join("/"));
  if (x !== undefined) parts.push(String(x));
  return parts.join(" ");
}

/** The cards that a keyword goes for. */
function withCards(s: Speech, { cards = [], also }: Keyword): string[] {
  if (also !== undefined) throw new Unsaid("a keyword with other cards in place of its own");
  return cards.map((one) => {
    if (one.of === "opponent") throw new Unsaid("a keyword for the opponent's cards");
    return described(s, one, "one", false).text;
  });
}

export const replaced = (s: Speech, { replaces }: Ability): string => {
  const all = Array.isArray(replaces) ? replaces : replaces === undefined ? [] : [replaces];
  return say(s, "if", {
    what: list(
      s,
      all.map((one) => happening(s, one)),
      "or",
    ),
  });
};

/** The price: what is shown by symbols, and what must be done. */
function priced(s: Speech, { cost = [], may }: Ability): [string, string] {
  const symbols = cost.filter(({ act }) => isSymbol(s, act)).map(({ act }) => symbol(s, act));
  const deeds = cost.filter(({ act }) => !isSymbol(s, act));
  if (deeds.length === 0) return [symbols.join(" "), ""];
  const text = may ? allowed(s, deeds) : costs(s, deeds);
  return [symbols.join(" "), text];
}

type Priced = NonNullable<Ability["cost"]>[number]["act"];
const isSymbol = (s: Speech, act: Priced): boolean =>
  act.do === "pay" ||
  (act.do === "pool" &&
    act.who === undefined &&
    !act.orMore &&
    has(s, `symbol.${act.from}>${act.pool}`) &&
    typeof act.amount === "number" &&
    act.to === undefined &&
    act.upTo === undefined);
function symbol(s: Speech, act: Priced): string {
  if (act.do === "pool") return say(s, `symbol.${act.from}>${act.pool}`, { n: String(act.amount) });
  return costs(s, [{ act }]);
}

/** What it does: orders, what lasts, or what stands in place of what would happen. */
function deeds(s: Speech, given: Ability): string {
  const parts: string[] = [];
  if (given.keyword !== undefined) {
    const cards = list(s, withCards(s, given.keyword), "and");
    if (cards !== "") parts.push(cards);
  }
  if (given.statics !== undefined) parts.push(statics(s, given, given.statics));
  if (given.effect !== undefined) {
    const place = given.areas === undefined ? "" : word(s, `validIn.${given.areas.join("+")}`);
    parts.push([place, effects(s, given)].filter(Boolean).join(" "));
  }
  return parts.join(". ");
}

/** "You may" before all of it. */
function freely(effect: readonly Clause[]): Clause {
  const [only, ...more] = effect;
  if (more.length === 0 && only!.may === undefined) return { ...only!, may: true };
  return { act: { do: "group", clauses: [...effect] }, may: true };
}

export function effects(s: Speech, given: Ability): string {
  const effect = putAwayAnyway(given).effect!;
  const may = given.may && (given.cost === undefined || given.cost.length === 0);
  const text = sentences(s, may ? [freely(effect)] : effect);
  if (given.timing !== "replacement") return text;
  return say(s, text.includes("\n• ") ? "instead.first" : "instead", { what: lower(text) });
}

function statics(s: Speech, { areas }: Ability, given: readonly Static[]): string {
  const placed = given.every(
    (one) => one.set === "alsoFrom" || (one.set === "payInstead" && one.from !== undefined),
  ); // it says where from
  const place = areas === undefined ? "" : word(s, `validIn.${areas.join("+")}`);
  const where = placed ? "" : place;
  const whole = given.map((one) => lasting(s, one));
  const texts = given.map((one, i) => {
    const text = whole[i]!;
    const before = given[i - 1];
    if (before === undefined || !("what" in before) || !("what" in one)) return text;
    if (JSON.stringify(bare(before.what)) !== JSON.stringify(bare(one.what))) return text;
    const subject = `${scope(s, one.what).text} `; // said once: "gagne [Bloqueur] et +1000"
    return text.startsWith(subject) && whole[i - 1]!.startsWith(subject) ? text.slice(subject.length) : text;
  });
  return [where, list(s, texts, "and")].filter(Boolean).join(" ");
}
