/** Why something cannot be done now: each reason with its paragraph, and what the paragraph says. */
import { type Game, type Intent, master, whyNot } from "@arbiter/engine";
import type { PlayableGame } from "../games/game.ts";
import { gameNamed, gameOf, wordsOf } from "../games/index.ts";
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
  const [book, number] = bookOf(seen, rule);
  const says = book.rulebook[number]?.[1];
  return says === undefined ? "" : ` ${says}`;
}

/** The book that a paragraph stands in: "1.10:8-5-2" is of 1.10, which decides where a manual is silent. */
function bookOf(seen: Game, rule: string): readonly [PlayableGame, string] {
  const played = gameOf(seen);
  const [, edition, number] = /^([^:]+):(.+)$/.exec(rule) ?? [];
  return edition === undefined ? [played, rule] : [gameNamed(played.edition.game, edition), number];
}

/** A paragraph and those below it, in our words. */
export function rules(seen: Game, number: string): string[] {
  const [{ chapters, edition, rulebook }, wanted] = bookOf(seen, number.trim().replace(/[.\s]+$/, ""));
  const chapter = /^\d+$/.test(wanted) ? chapters[Number(wanted)] : undefined;
  const found = Object.entries(rulebook).filter(
    ([n]) => n === wanted || n.startsWith(`${wanted}-`) || n.startsWith(`${wanted}/`),
  );
  if (found.length === 0)
    return [
      `The rulebook ${edition.edition} has no paragraph "${wanted}". Its chapters are ${parts(chapters, rulebook)}.`,
    ];
  return [
    ...(chapter === undefined ? [] : [`${wanted}. ${chapter}`]),
    ...found.map(([n, [, says]]) => `${n}. ${says}`),
  ];
}

/** The chapters by number, or the headings of a book without numbers. */
function parts(chapters: PlayableGame["chapters"], rulebook: PlayableGame["rulebook"]): string {
  const numbers = Object.keys(chapters);
  if (numbers.length > 0) return `${numbers[0]} to ${numbers.at(-1)}`;
  return [...new Set(Object.keys(rulebook).map((sentence) => sentence.split("/")[0]))].join(", ");
}
