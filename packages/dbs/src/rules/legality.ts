/** Whether an edition knows a card: its type, its keywords, and what its text speaks of. */
import { type Definition, follows, type Saying, said } from "@arbiter/engine";
import type { DbsEdition } from "./ways.ts";

export interface DeckFault extends Saying {
  readonly rule: string;
  readonly says: string;
}

/** A fault in the edition's own numbers; `rule` as code names it. */
export function faultIn(
  { numbering }: DbsEdition,
  rule: string,
  template: string,
  values: Saying["values"] = {},
): DeckFault {
  const cited = numbering === undefined ? rule : (numbering.says(rule)[0] ?? rule);
  return { rule: cited, says: said({ template, values }), template, values };
}

const bracketed = /\[([A-Z][^\][]*)\]/g;

/** What stands beside a keyword: a number, X, colours. */
const beside = / (?:[+-]?\d+|[+-]?X|(?:Red|Blue|Green|Yellow|Black|White)\b.*)$/;

/** What stands in square brackets and is no keyword. */
const kinds = /^(Auto|Permanent|Counter|Activate(: .*)?|Once per turn|UNISON)$/;

/** Families of keywords that text calls by one name. */
const families: Readonly<Record<string, string>> = {
  Counter: "Counter: Play",
  Union: "Union-Fusion",
  Strike: "Double Strike",
};

/** Keywords on the card that are not among these. */
function strangeKeywords(card: Definition, known: ReadonlySet<string>): readonly string[] {
  const texts = [card.text, card.back?.text ?? ""].join("\n");
  const found = [...texts.matchAll(bracketed)].map(([, name]) =>
    known.has(name) ? name : name.replace(beside, ""),
  );
  return [...new Set(found)].filter((name) => !kinds.test(name) && !known.has(families[name] ?? name));
}

/** Words for what came with later editions, and the paragraph that leaves no room for it. */
const later: readonly [RegExp, string, string][] = [
  [/\b(Hidden|Revealed) Mode\b/, "1-10-1", "Hidden Mode"],
  [/\benergy markers?\b/i, "5-3-1", "energy markers"],
  [/\bZ-(Energy|Deck|Leader|Battle|Extra|Unison|Card)/i, "2-1-2", "Z cards"],
];

/** Why the edition does not know the card: all that it does not know. */
export function cardFaults(card: Definition, edition: DbsEdition): DeckFault[] {
  const { types, zDeck, keywords, colors, knows } = edition.ways.decks;
  const named = { card: card.name, number: card.number, edition: edition.edition };
  const faults: DeckFault[] = [];
  const fault = (rule: string, template: string, more: Saying["values"]) => {
    if (follows(rule)) faults.push(faultIn(edition, rule, template, { ...named, ...more }));
  };
  const isKnown = types.includes(card.category) || ["LEADER", "TOKEN", "BLANK"].includes(card.category);
  if (!isKnown && !(zDeck && card.category.startsWith("Z-")))
    fault(knows.types, "{card} ({number}) is a {kind} card, which edition {edition} does not know.", {
      kind: card.category,
    });
  for (const color of new Set([card, card.back].flatMap((side) => side?.traits.color ?? [])))
    if (colors?.includes(color) === false)
      fault(knows.colors, "{card} ({number}) is {color}, which edition {edition} does not know.", { color });
  if (keywords === null) return faults;
  for (const name of strangeKeywords(card, keywords))
    fault(knows.keywords, "{card} ({number}) has [{keyword}], which edition {edition} does not know.", {
      keyword: name,
    });
  if (!zDeck)
    for (const [words, rule, what] of later)
      if (words.test(card.text) || words.test(card.back?.text ?? ""))
        fault(rule, "{card} ({number}) speaks of {what}, which edition {edition} does not have.", { what });
  return faults;
}
