import { type CardTold, type Language, type LanguageName, type Told, tell } from "@arbiter/cardtext";
import type { Ability } from "@arbiter/engine";
import { playsTokens } from "../cards/tokens.ts";
import type { Compiled } from "../text/index.ts";

/** The languages that its cards can be told in, each loaded when it is wanted. */
export const languages: Readonly<Record<LanguageName, () => Promise<{ language: Language }>>> = {
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
};

/** A card's abilities in a language, line by line as on the card, front and back; or what there are no words for. */
export function tellText(
  language: Language,
  { abilities, back, wording }: Compiled,
  name?: Told["name"],
): CardTold {
  const front = side(language, abilities, wording.lines, name);
  if ("unsaid" in front || wording.back === undefined) return front;
  const other = side(language, back ?? [], wording.back, name);
  return "unsaid" in other ? other : { text: front.text, back: other.text };
}

function side(
  language: Language,
  abilities: readonly Ability[],
  written: readonly { abilities: number }[],
  name?: Told["name"],
): { text: string } | { unsaid: string } {
  const lines: string[] = [];
  let next = 0;
  for (const { abilities: many } of written) {
    if (many === 0) continue; // a reminder
    const said: string[] = [];
    for (const ability of playsTokens(abilities.slice(next, next + many))) {
      const told = tell(language, ability, { self: "card", ...(name ? { name } : {}) });
      if ("unsaid" in told) return told;
      said.push(told.text);
    }
    lines.push(said.join(" "));
    next += many;
  }
  return { text: lines.join("\n") };
}
