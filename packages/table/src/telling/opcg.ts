/** A line of a ONE PIECE card in another language. */
import type { Language } from "@arbiter/cardtext";
import { compileText, languages, tellText } from "@arbiter/opcg";

export { languages };

export function tellLine(language: Language, category: string, text: string): string | null {
  const read = compileText({ name: "", category, text });
  if ("refused" in read) return null;
  const told = tellText(language, { category }, read.abilities, read.wording);
  return "unsaid" in told ? null : told.text;
}
