/** Why something cannot be done now: each reason with its paragraph, and what the paragraph says. */
import { type Game, type Intent, master, whyNot } from "@arbiter/engine";
import { gameOf, wordsOf } from "../games/index.ts";
import { find } from "./look.ts";
import { me, name } from "./names.ts";

export function why(seen: Game, typed: string): string[] {
  const [id] = find(seen, typed);
  if (id === undefined) return [`No card in sight is called "${typed}".`];
  if (master(seen, id) !== me) return [`${name(seen, id)} is your opponent's.`];
  const said = wordsOf(seen)
    .doable(seen, id)
    .flatMap(([verb, intent]) => reasons(seen, verb, name(seen, id), intent));
  return said.length > 0 ? said : [`${name(seen, id)}: nothing is done with a card there.`];
}

export function reasons(seen: Game, verb: string, card: string, intent: Intent): string[] {
  const found = whyNot(seen, me, intent);
  if (found.length === 0) return [`${card} can ${verb} now.`];
  return [
    `${card} cannot ${verb} now:`,
    ...found.map((r) => `  ${r.says} [${r.rule}]${paragraph(seen, r.rule)}`),
  ];
}

function paragraph(seen: Game, rule: string): string {
  const says = gameOf(seen).rulebook[rule]?.[1];
  return says === undefined ? "" : ` ${says}`;
}

/** A paragraph and those below it, in our words. */
export function rules(seen: Game, number: string): string[] {
  const { chapters, edition, rulebook } = gameOf(seen);
  const chapterNumbers = Object.keys(chapters);
  const wanted = number.trim().replace(/[.\s]+$/, "");
  const chapter = /^\d+$/.test(wanted) ? chapters[Number(wanted)] : undefined;
  const found = Object.entries(rulebook).filter(([n]) => n === wanted || n.startsWith(`${wanted}-`));
  if (found.length === 0)
    return [
      `The rulebook ${edition.edition} has no paragraph "${wanted}". Its chapters are ${chapterNumbers[0]} to ${chapterNumbers.at(-1)}.`,
    ];
  return [
    ...(chapter === undefined ? [] : [`${wanted}. ${chapter}`]),
    ...found.map(([n, [, says]]) => `${n}. ${says}`),
  ];
}
