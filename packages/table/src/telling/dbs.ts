/** A line of a DRAGON BALL SUPER card in another language. */
import type { Language } from "@arbiter/cardtext";
import { compileText, languages, tellText } from "@arbiter/dbs";

export { languages };

export function tellLine(language: Language, category: string, text: string): string | null {
  const read = compileText({ name: "", type: category, text });
  if ("refused" in read) return null;
  const told = tellText(language, read);
  return "unsaid" in told ? null : told.text;
}
