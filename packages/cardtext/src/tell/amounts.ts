import type { Amount, Comparison, Selection, Who } from "@arbiter/engine";
import { type Phrase, phrase } from "./phrase.ts";
import { handled, referred } from "./references.ts";
import { isLone, the, theMany } from "./selections.ts";
import { determiner, has, nounOf, owned, type Speech, say, word } from "./speech.ts";
import { type Slots, Unsaid } from "./template.ts";

/** A number with what it is multiplied by: "2", " for each …". */
export interface Times {
  readonly n: string;
  readonly each: string;
}

/** X, chosen or printed. */
const isX = (amount: Extract<Amount, object>): amount is Extract<Amount, { x: true }> =>
  "x" in amount && amount.x;

export function times(s: Speech, amount: Amount): Times | null {
  if (typeof amount === "number") return { n: String(amount), each: "" };
  if ("x" in amount && amount.x)
    return { n: amount.times === undefined ? "X" : `${amount.times}X`, each: "" };
  if ("x" in amount || "sum" in amount || "total" in amount || "number" in amount) return null;
  const { times: n = 1, per, max } = amount;
  const bound = max === undefined ? "" : ` ${say(s, "noMoreThan", { n: String(max) })}`;
  return { n: String(n), each: ` ${every(s, amount, per)}${bound}` };
}

function every(s: Speech, amount: Extract<Amount, object>, per = 1): string {
  const per_ = per === 1 ? "each" : "every";
  if ("count" in amount) {
    const what = theMany(s, amount.count);
    if (amount.different !== undefined) return say(s, `${per_}Different.${amount.different}`, { what, per });
    return say(s, per_, { what, per });
  }
  if ("pool" in amount) return say(s, per_, { what: ownPool(s, amount.pool, amount.of), per });
  if ("howMany" in amount) return say(s, `${per_}Done`, { what: allOf(s, amount.howMany), per });
  throw new Unsaid(`an amount: ${JSON.stringify(amount)}`);
}

/** "les cartes choisies": those that a clause spoke of. */
function allOf(s: Speech, result: number): Phrase {
  const found = s.heard.results.get(result);
  if (found === undefined) throw new Unsaid(`result ${result}`);
  return handled(s, found, true);
}

/** A value: "the number of …", "the cost of …", "5". */
export function value(s: Speech, amount: Amount): Phrase {
  if (typeof amount === "number") return phrase(String(amount), false, amount > 1);
  if (isX(amount)) return phrase(amount.times === undefined ? "X" : `${amount.times}X`);
  if ("sum" in amount) return phrase(summed(s, amount.sum));
  const multiplied = (text: string, feminine = false): Phrase =>
    phrase(
      (amount.times ?? 1) === 1 && ("total" in amount || (amount.per ?? 1) === 1)
        ? text
        : "per" in amount && (amount.per ?? 1) !== 1
          ? say(s, "multiplied.per", { text, n: amount.times ?? 1, per: amount.per ?? 1 })
          : say(s, "multiplied", { text, n: amount.times ?? 1 }),
      feminine && (amount.times ?? 1) === 1,
    );
  const ofNumber = (key: string, name: string, more: Slots): Phrase => {
    const said = number(s, name);
    return multiplied(say(s, key, { number: said, ...more }), said.feminine);
  };
  if ("count" in amount)
    return multiplied(
      amount.different === undefined
        ? say(s, "numberOf", { what: theMany(s, amount.count) })
        : say(s, `numberOfDifferent.${amount.different}`, { what: theMany(s, amount.count) }),
    );
  if ("total" in amount && isLone(s, amount.of))
    return ofNumber("numberOn", amount.total, { card: the(s, amount.of) });
  if ("total" in amount) return ofNumber("totalOf", amount.total, { what: summedUp(s, amount.of) });
  if ("pool" in amount) return multiplied(say(s, "numberOf", { what: ownPool(s, amount.pool, amount.of) }));
  if ("number" in amount) return ofNumber("numberOn", amount.number, { card: referred(s, amount.of) });
  return multiplied(say(s, "numberDone", { what: allOf(s, amount.howMany) }));
}

/** "les cartes défaussées" where all of them are meant. */
const summedUp = (s: Speech, selection: Selection): Phrase => {
  const { among, in: areas, where } = selection;
  const isAll = areas.length === 0 && where.length === 0;
  return isAll && typeof among === "object" && "result" in among
    ? allOf(s, among.result)
    : theMany(s, selection);
};

/** Without its sign: "the number of … less". */
export function unsigned(amount: Amount): { amount: Amount; isLess: boolean } {
  if (typeof amount === "number") return { amount: Math.abs(amount), isLess: amount < 0 };
  if ("sum" in amount || amount.times === undefined || amount.times >= 0) return { amount, isLess: false };
  return { amount: { ...amount, times: -amount.times } as Amount, isLess: true };
}

function summed(s: Speech, parts: readonly Amount[]): string {
  return parts
    .map((part, i) => {
      const { amount, isLess } = unsigned(part);
      const { text } = value(s, amount);
      if (i === 0) return value(s, part).text;
      return say(s, isLess ? "minus" : "plus", { text });
    })
    .join(" ");
}

/** "le coût": a number of cards by name. */
export function number(s: Speech, name: string): Phrase {
  const { one, feminine } = nounOf(s, `number.${name}`);
  return phrase(one, feminine);
}

/** A pool of a player: its counters. Whose they are is said beside them, unless it is said of whom has them. */
export function pool(s: Speech, name: string, of: Who, had = true, plural = true): Phrase {
  const opposing = had || of === "you" ? "" : ` ${determiner(s, "opposing", true, plural)}`;
  const place = owned(s, "area.field", of);
  return phrase(say(s, `pool.${name}`, { place, opposing, cards: phrase("", true, plural) }), true, plural);
}

function ownPool(s: Speech, name: string, of: Who): Phrase {
  const said = pool(s, name, of, false);
  if (word(s, `pool.${name}`).includes("{place}")) return said;
  return { ...said, text: `${determiner(s, of === "you" ? "your" : "the", true, true)} ${said.text}` };
}

/** "un coût de 3 ou moins", "un coût inférieur ou égal à …": what a card with it has. */
export function compared(s: Speech, name: string, is: Comparison, than: Amount): string {
  if (typeof than === "number" || isX(than)) {
    const n = times(s, than)!.n;
    if (n === "X" && is === "=" && has(s, `chosen.${name}`)) return say(s, `chosen.${name}`);
    if (has(s, `having.${name}.${is}`)) return say(s, `having.${name}.${is}`, { n });
    return say(s, has(s, `having.${name}`) ? `having.${name}` : "having", {
      number: number(s, name),
      n: say(s, `compared.${is}`, { n }),
    });
  }
  return say(s, `having.to.${is}`, { number: number(s, name), value: value(s, than) });
}
