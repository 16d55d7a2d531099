import type { Filter, Selection } from "@arbiter/engine";
import { compared, times } from "./amounts.ts";
import { keyword } from "./keywords.ts";
import { type Forms, form, formsOf } from "./phrase.ts";
import { referred } from "./references.ts";
import { every, one } from "./selections.ts";
import { determiner, has, list, nounOf, owned, type Speech, say, word } from "./speech.ts";
import { Unsaid } from "./template.ts";

/**
 * What a filter adds to a noun: an adjective; words after it, as its name or "de type …"; what it has ("ayant …");
 * what it does ("qui …").
 */
export type Piece =
  | { as: "adjective"; forms: Forms }
  | { as: "of"; text: string; named?: true }
  | { as: "with"; text: string }
  | { as: "that"; forms: Forms }
  | { as: "not"; piece: Piece };

/** A piece as a predicate: "est rouge", "a un coût de 3", "n'est pas [X]". */
export function predicate(s: Speech, piece: Piece, feminine: boolean, plural: boolean): string {
  const inner = piece.as === "not" ? piece.piece : piece;
  const no = piece.as === "not" ? "Not" : "";
  const verb = (key: string) => form(formsOf(word(s, `${key}${no}`)), feminine, plural);
  if (inner.as === "adjective") return `${verb("is")} ${form(inner.forms, feminine, plural)}`;
  if (inner.as === "of") return `${verb("is")} ${inner.text}`;
  if (inner.as === "with") return `${verb("has")} ${inner.text}`;
  if (inner.as === "that" && no === "") return form(inner.forms, feminine, plural);
  throw new Unsaid("not what a card does");
}

/** What stands after the noun, in the order of the language. */
export function modifiers(
  s: Speech,
  pieces: readonly Piece[],
  feminine: boolean,
  plural: boolean,
): { near: string; far: string } {
  const near: string[] = [];
  const far: string[] = [];
  const withs = pieces.flatMap((piece) => (piece.as === "with" ? [piece.text] : []));
  for (const piece of pieces) if (piece.as === "adjective") near.push(form(piece.forms, feminine, plural));
  for (const piece of pieces) if (piece.as === "of") near.push(piece.text);
  if (withs.length > 0) far.push(say(s, "with", { what: list(s, withs, "and") }));
  for (const piece of pieces) {
    if (piece.as === "that") far.push(say(s, "that", { what: form(piece.forms, feminine, plural) }));
    if (piece.as !== "not") continue;
    const { piece: inner } = piece;
    if (inner.as === "of" && inner.named)
      far.push(`${form(formsOf(word(s, "otherThan")), feminine, plural)} ${inner.text}`);
    else if (inner.as === "with") far.push(say(s, "without", { what: inner.text }));
    else far.push(say(s, "that", { what: predicate(s, piece, feminine, plural) }));
  }
  return { near: near.join(" "), far: far.join(" ") };
}

const spaced = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");

export { spaced };

export function pieceOf(s: Speech, filter: Filter): Piece {
  if ("category" in filter)
    return {
      as: "of",
      text: list(
        s,
        filter.category.map((category) => {
          const { one, feminine } = nounOf(s, `category.${category}`);
          return `${determiner(s, "a", feminine, false)} ${one}`;
        }),
        "or",
      ),
    };
  if ("number" in filter) return { as: "with", text: compared(s, filter.number, filter.is, filter.than) };
  if ("has" in filter) return trait(s, filter.has, [filter.value]);
  if ("includes" in filter)
    return {
      as: "with",
      text: say(s, `includes.${filter.includes}`, { v: s.name(filter.includes, filter.value) }),
    };
  if ("flag" in filter) return marked(word(s, `flag.${filter.flag}`));
  if ("keyword" in filter) return { as: "with", text: `[${keyword(s, filter.keyword)}]` };
  if ("ability" in filter)
    return { as: "with", text: say(s, "anEffect", { tag: keyword(s, filter.ability) }) };
  if ("same" in filter)
    return { as: "of", text: say(s, `same.${filter.same}`, { card: referred(s, filter.as) }) };
  if ("area" in filter)
    return {
      as: "of",
      text: list(
        s,
        filter.area.map((area) => say(s, "in", { area: owned(s, `area.${area}`, "any") })),
        "or",
      ),
    };
  if ("card" in filter) return { as: "of", named: true, text: referred(s, filter.card).text };
  if ("not" in filter && "flag" in filter.not && has(s, `flag.${filter.not.flag}.not`))
    return marked(word(s, `flag.${filter.not.flag}.not`));
  if ("not" in filter && "all" in filter.not && between(s, filter.not.all) === null)
    return { as: "not", piece: { as: "of", named: true, text: plain(s, filter.not) } };
  if ("not" in filter) return negated(pieceOf(s, filter.not));
  if ("any" in filter) return anyOf(s, filter.any);
  if ("all" in filter) return allOf(s, filter.all);
  if ("under" in filter) return marked(say(s, "placedUnder", { what: one(s, filter.under).text }));
  if ("over" in filter) return { as: "with", text: overs(s, filter) };
  if ("back" in filter) {
    const { near, far } = modifiers(
      s,
      filter.back.map((one) => pieceOf(s, one)),
      false,
      false,
    );
    return { as: "with", text: say(s, "backSide", { what: spaced(near, far) }) };
  }
  if ("owner" in filter) return marked(word(s, `owner.${filter.owner}`));
  throw new Unsaid(`a filter: ${Object.keys(filter).join(", ")}`);
}

/** "of:en mode Inertie", "that:attaque|attaquent", "with:…", or the forms of an adjective. */
function marked(written: string): Piece {
  const [, as, text] = /^(?:(of|with|that):)?(.*)$/s.exec(written)!;
  if (as === "of" || as === "with") return { as, text: text! };
  return { as: as === "that" ? "that" : "adjective", forms: formsOf(text!) };
}

const negated = (piece: Piece): Piece => (piece.as === "not" ? piece.piece : { as: "not", piece });

/** A trait, or any of several of one kind: "de type {A} ou {B}". */
function trait(s: Speech, kind: string, values: readonly string[]): Piece {
  if (kind === "color" || kind === "monoColor" || kind === "multicolor") {
    const forms = values.map((value) => colorForms(s, value));
    const all = [0, 1, 2, 3].map((i) =>
      list(
        s,
        forms.map((one) => one[i]!),
        "or",
      ),
    ) as unknown as Forms;
    if (kind === "color") return { as: "adjective", forms: all };
    return {
      as: "adjective",
      forms: all.map((text, i) =>
        say(s, kind, { color: text, plural: i > 1 ? "s" : "" }),
      ) as unknown as Forms,
    };
  }
  const quoted = values.map((value) =>
    say(s, `quote.${kind}`, { v: s.table[`${kind}.${value}`] ?? s.name(kind, value) }),
  );
  const named = word(s, `has.${kind}`) === "{v}";
  const text = say(s, `has.${kind}`, { v: list(s, quoted, "or") });
  return { as: "of", text, ...(named ? { named } : {}) };
}

function colorForms(s: Speech, value: string): Forms {
  const parts = value.split("/").map((one) => formsOf(word(s, `color.${one}`)));
  return [0, 1, 2, 3].map((i) => parts.map((one) => one[i]!).join("/")) as unknown as Forms;
}

function anyOf(s: Speech, filters: readonly Filter[]): Piece {
  const [first] = filters;
  if (first !== undefined && "has" in first && filters.every((one) => "has" in one && one.has === first.has))
    return trait(
      s,
      first.has,
      filters.map((one) => (one as { value: string }).value),
    );
  if (filters.some((one) => "category" in one || ("all" in one && one.all.some((f) => "category" in f)))) {
    const texts = filters.map((one) => plain(s, one));
    return { as: "of", text: list(s, texts, "or") };
  }
  const pieces = filters.map((one) => pieceOf(s, one));
  if (pieces.every((one) => one.as === "with"))
    return {
      as: "with",
      text: list(
        s,
        pieces.map((one) => (one as { text: string }).text),
        "or",
      ),
    };
  if (pieces.every((one) => one.as === "of"))
    return {
      as: "of",
      text: list(
        s,
        pieces.map((one) => (one as { text: string }).text),
        "or",
      ),
    };
  return {
    as: "that",
    forms: fourWays((f, p) =>
      list(
        s,
        pieces.map((one) => predicate(s, one, f, p)),
        "or",
      ),
    ),
  };
}

function allOf(s: Speech, filters: readonly Filter[]): Piece {
  const range = between(s, filters);
  if (range !== null) return range;
  const pieces = filters.map((one) => pieceOf(s, one));
  return {
    as: "that",
    forms: fourWays((f, p) =>
      list(
        s,
        pieces.map((one) => predicate(s, one, f, p)),
        "and",
      ),
    ),
  };
}

const fourWays = (make: (feminine: boolean, plural: boolean) => string): Forms => [
  make(false, false),
  make(true, false),
  make(false, true),
  make(true, true),
];

/** "entre 3 et 7". */
function between(s: Speech, [low, high, ...more]: readonly Filter[]): Piece | null {
  if (more.length > 0 || !low || !high || !("number" in low) || !("number" in high)) return null;
  if (low.number !== high.number || low.is !== ">=" || high.is !== "<=") return null;
  const [a, b] = [times(s, low.than), times(s, high.than)];
  if (a === null || b === null) return null;
  const n = say(s, "compared.between", { low: a.n, high: b.n });
  const key = has(s, `having.${low.number}`) ? `having.${low.number}` : "having";
  return { as: "with", text: say(s, key, { number: word(s, `number.${low.number}`).split(", ")[0]!, n }) };
}

/** A description without a noun before it: "carte rouge ayant …". */
function plain(s: Speech, filter: Filter): string {
  const where = "all" in filter ? filter.all : [filter];
  const area = where.find((one) => "area" in one) as { area: string[] } | undefined;
  const owner = where.find((one) => "owner" in one);
  const others = where.filter((one) => one !== area && one !== owner);
  return every(
    s,
    { of: owner?.owner ?? "any", in: area?.area ?? [], where: others },
    owner === undefined ? "one" : "the",
  ).text;
}

function overs(s: Speech, { over, is, than }: { over: Selection; is: string; than: unknown }): string {
  if (typeof than !== "number") throw new Unsaid("an amount of cards under it");
  const [only, ...more] = over.where;
  const isItself =
    only !== undefined && "card" in only && over.of === "any" && over.in.length + more.length === 0;
  if (isItself && is === ">=" && than === 1) return say(s, "cardUnder", { what: referred(s, only.card) });
  if (is === ">=" && than === 1) return say(s, "cardsUnder", { n: "1", what: every(s, over, "one") });
  return say(s, "cardsUnder", { n: say(s, `atLeast.${is}`, { n: than }), what: every(s, over, "many") });
}
