import type { Reference } from "@arbiter/engine";
import { type Phrase, phrase } from "./phrase.ts";
import { the } from "./selections.ts";
import { nounOf, type Speech, say } from "./speech.ts";
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
      return pronoun(s, cardPhrase(s), position);
    const text = say(s, `ref.${reference}`);
    return phrase(text, cardPhrase(s).feminine);
  }
  if ("the" in reference) return the(s, reference.the);
  if ("rest" in reference) return phrase(say(s, "ref.rest"), true, true);
  const found = s.heard.results.get(reference.result);
  if (found === undefined) throw new Unsaid(`result ${reference.result}`);
  if (s.heard.last === reference.result && position !== "other") return pronoun(s, found.what, position);
  return { ...found.what, text: say(s, `the.${found.done}`, { what: found.what }) };
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
