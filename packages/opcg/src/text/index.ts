import { isEachChoiceMeant, link, type Refusal, read, unlink, type Wording } from "@arbiter/cardtext";
import type { Ability } from "@arbiter/engine";
import { line, trigger } from "./abilities.ts";
import { nouns } from "./nouns.ts";
import { asPrinted } from "./typing.ts";

/** Printed text of a card to its abilities, and back. */

export interface CardText {
  name: string;
  category: string;
  text?: string;
  trigger?: string;
}

/** How a card says what it says: for each line how many abilities it gave and their wording. */
export interface CardWording {
  lines: { abilities: number; wording: Wording }[];
  trigger?: Wording;
}

export type Compiled = { abilities: Ability[]; wording: CardWording } | { refused: Refusal };

const finish = {
  finish(abilities: Ability[]): { value: Ability[] } | { unbound: string } {
    const value: Ability[] = [];
    for (const ability of abilities) {
      const linked = link(ability, nouns);
      if ("unbound" in linked) return linked;
      if (!isEachChoiceMeant(linked.value)) return { unbound: "select" };
      value.push(linked.value);
    }
    return { value };
  },
  undo: unlink<Ability[]>,
};

/** Lines of a text; the options of "Choose one:" and what follows "Then," after them belong to the line before them. */
const linesOf = (text: string): string[] => text.split(/\n(?![•-] |Then, )/);

/** A text that is not read as it stands is read in the form that cards print, if it was typed in another. */
export function compileText(card: CardText): Compiled {
  const compiled = compileAsGiven(card);
  if (!("refused" in compiled)) return compiled;
  const { text, trigger } = card;
  const typed = {
    ...card,
    ...(text ? { text: asPrinted(text) } : {}),
    ...(trigger ? { trigger: asPrinted(trigger) } : {}),
  };
  if (typed.text === text && typed.trigger === trigger) return compiled;
  const again = compileAsGiven(typed);
  return "refused" in again ? compiled : again;
}

function compileAsGiven(card: CardText): Compiled {
  const abilities: Ability[] = [];
  const wording: CardWording = { lines: [] };
  let at = 0;
  for (const text of card.text ? linesOf(card.text) : []) {
    const found = read(line, text, finish);
    if ("refused" in found) return { refused: shift(found.refused, at) };
    abilities.push(...found.value);
    wording.lines.push({ abilities: found.value.length, wording: found.wording });
    at += text.length + 1;
  }
  if (card.trigger) {
    const found = read(trigger, card.trigger, finish);
    if ("refused" in found) return found;
    abilities.push(...found.value);
    wording.trigger = found.wording;
  }
  return { abilities, wording };
}

const shift = (refused: Refusal, by: number): Refusal =>
  "at" in refused ? { ...refused, at: refused.at + by } : refused;

export function printText(abilities: Ability[], wording: CardWording): { text?: string; trigger?: string } {
  const given = unlink(abilities);
  const lines: string[] = [];
  let next = 0;
  for (const one of wording.lines) {
    lines.push(line.print(given.slice(next, next + one.abilities), one.wording) ?? "");
    next += one.abilities;
  }
  return {
    ...(lines.length ? { text: lines.join("\n") } : {}),
    ...(wording.trigger === undefined
      ? {}
      : { trigger: trigger.print(given.slice(next), wording.trigger) ?? "" }),
  };
}
