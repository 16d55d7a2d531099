import { formsOf } from "./phrase.ts";
import type { Speech, Table } from "./speech.ts";
import { Unsaid } from "./template.ts";

/** Keywords and tags in a language: "Bloqueur", "Lien 2", "Apparition Rouge/Vert". */
export function keywordIn(table: Table, name: string): string | null {
  const whole = table[`keyword.${name}`] ?? table[`tag.${name}`];
  if (whole !== undefined) return whole;
  const [, first = "", more = ""] =
    /^(.*) (\d+|XY?)$/.exec(name) ?? /^(.*?) ([A-Z][a-z]+(?:\/[A-Z][a-z]+)*)$/.exec(name) ?? [];
  if (first === "") return null;
  const word = keywordIn(table, first);
  return word === null ? null : `${word} ${more.replace(/[A-Z][a-z]+/g, (color) => colorIn(table, color))}`;
}

export function keyword(s: Speech, name: string): string {
  const found = keywordIn(s.table, name);
  if (found === null) throw new Unsaid(`the keyword [${name}]`);
  return found;
}

/** "Rouge": a colour as a name. */
export function colorIn(table: Table, color: string): string {
  const forms = table[`color.${color}`];
  if (forms === undefined) throw new Unsaid(`the colour ${color}`);
  const [text] = formsOf(forms);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
