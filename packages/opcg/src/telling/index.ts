import { type CardTold, type Language, type LanguageName, type Told, tell } from "@arbiter/cardtext";
import type { Ability } from "@arbiter/engine";
import type { CardWording } from "../text/index.ts";

/** The languages that its cards can be told in, each loaded when it is wanted. */
export const languages: Readonly<Record<LanguageName, () => Promise<{ language: Language }>>> = {
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
};

/** A card's abilities in a language, line by line as on the card; or what there are no words for. */
export function tellText(
  language: Language,
  { category }: { category: string },
  abilities: readonly Ability[],
  wording: CardWording,
  name?: Told["name"],
): CardTold {
  const lines: string[] = [];
  let next = 0;
  for (const { abilities: many } of [
    ...wording.lines,
    ...(wording.trigger === undefined ? [] : [{ abilities: 1 }]),
  ]) {
    if (many === 0) continue; // a reminder
    const said: string[] = [];
    for (const ability of abilities.slice(next, next + many)) {
      const told = tell(language, ability, { self: selfOf(category, ability), ...(name ? { name } : {}) });
      if ("unsaid" in told) return told;
      said.push(told.text);
    }
    lines.push(said.join(" "));
    next += many;
  }
  return { text: lines.join("\n") };
}

/** A card speaks of itself by what it is on the field; elsewhere it is "this card". */
const selfOf = (category: string, { timing, areas }: Ability): string =>
  timing === "trigger" || areas !== undefined ? "card" : `self.${category}`;
