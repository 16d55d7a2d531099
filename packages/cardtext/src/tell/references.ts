import type { Reference } from "@arbiter/engine";
import { type Phrase, phrase } from "./phrase.ts";
import { isLone, the, theMany } from "./selections.ts";
import { has, nounOf, type Result, type Speech, say } from "./speech.ts";
import { Unsaid } from "./template.ts";

/** A card that text points at: "it" where only one can be meant, else what it is and what was done to it. */
export function referred(
  s: Speech,
  reference: Reference,
  position: "object" | "subject" | "other" = "other",
): Phrase {
  if (reference === "this") return s.self;
  if (typeof reference === "string") {
    if (reference === "event" && s.heard.last === "event" && position !== "other")
      return pronoun(s, s.heard.event ?? cardPhrase(s), position);
    const text = say(s, `ref.${reference}`);
    return phrase(text, cardPhrase(s).feminine);
  }
  if ("the" in reference) return isLone(s, reference.the) ? the(s, reference.the) : theMany(s, reference.the);
  if ("rest" in reference) return phrase(say(s, "ref.rest"), true, true);
  const found = s.heard.results.get(reference.result);
  if (found === undefined) throw new Unsaid(`result ${reference.result}`);
  if (s.heard.last === reference.result && position !== "other") return pronoun(s, found.what, position);
  return handled(s, found, found.what.plural);
}

/** What a clause spoke of, by what was done to it: "les cartes choisies", or by a noun for cards of its areas. */
export function handled(s: Speech, { what, done, areas }: Result, plural: boolean): Phrase {
  const own = `the.${done}.${[...new Set(areas)].sort().join("+")}`;
  const isOwn = has(s, own);
  const said = phrase("", isOwn ? what.feminine : cardPhrase(s).feminine, plural);
  return { ...said, text: say(s, isOwn ? own : `the.${done}`, { what: said }) };
}

function pronoun(s: Speech, what: Phrase, position: "object" | "subject"): Phrase {
  const said = { feminine: what.feminine, plural: what.plural };
  if (position === "object") return { ...said, text: "", pronoun: true };
  return { ...said, text: say(s, "it", { what }) };
}

export const cardPhrase = (s: Speech): Phrase => {
  const { one, feminine } = nounOf(s, "card");
  return phrase(one, feminine);
};
