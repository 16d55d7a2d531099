import {
  isEachChoiceMeant,
  link,
  type Read,
  type Refusal,
  read,
  unlink,
  type Wording,
} from "@arbiter/cardtext";
import type { Ability } from "@arbiter/engine";
import { line } from "./abilities.ts";
import { countMarkers, uncounted } from "./markers.ts";
import { nouns } from "./nouns.ts";
import { isSound } from "./sound.ts";
import { withEnergy, withoutEnergy } from "./turning.ts";

/** Printed text of a card to its abilities, and back. */

export interface CardText {
  name: string;
  type: string;
  text?: string;
  back?: { text?: string };
}

/** How a card says what it says: for each line how many abilities it gave and their wording. */
type Lines = { abilities: number; wording: Wording; breaks?: number[] }[];
export interface CardWording {
  lines: Lines;
  back?: Lines;
}

/** The abilities of the front, and of the back where the card has one. */
export interface Compiled {
  abilities: Ability[];
  back?: Ability[];
  wording: CardWording;
}

const asSaid = (abilities: Ability[]): Ability[] => uncounted(unlink(abilities.map(withoutEnergy)));

const finish = {
  finish(abilities: Ability[]): { value: Ability[] } | { unbound: string } {
    const value: Ability[] = [];
    for (const ability of abilities) {
      const linked = link(ability, nouns);
      if ("unbound" in linked) return linked;
      if (!countMarkers(linked.value)) return { unbound: "X" };
      const said = withEnergy(linked.value);
      if (!isSound(said) || !isEachChoiceMeant(said)) return { unbound: "choose" };
      value.push(said);
    }
    return { value };
  },
  undo: asSaid,
};

/** Lines of a text; the options of "Choose one-" and a skill in quotes belong to the line before them. */
const linesOf = (text: string): string[] => text.split(/\n(?![•"] ?|[a-z]|Then,|If you do,)/);

/** A line that goes on in small letters was broken in two: it is read as one, and the breaks are kept. */
const unbroken = (text: string): { whole: string; breaks: number[] } => {
  const breaks = [...text.matchAll(/\n(?=[a-z]|Then,|If you do,)/g)].map(({ index }) => index);
  return { whole: text.replace(/\n(?=[a-z]|Then,|If you do,)/g, " "), breaks };
};
const broken = (text: string, breaks: number[] = []): string =>
  breaks.reduce((all, at) => `${all.slice(0, at)}\n${all.slice(at + 1)}`, text);

/** Cards share many lines; each is read once. */
const known = new Map<string, Read<Ability[]> | { refused: Refusal }>();
function readLine(text: string): Read<Ability[]> | { refused: Refusal } {
  const found = known.get(text) ?? read(line, text, finish);
  known.set(text, found);
  return found;
}

function side(text: string): { abilities: Ability[]; lines: Lines } | { refused: Refusal } {
  const abilities: Ability[] = [];
  const lines: Lines = [];
  let at = 0;
  for (const one of linesOf(text)) {
    const { whole, breaks } = unbroken(one);
    const found = readLine(whole);
    if ("refused" in found) return { refused: shift(found.refused, at) };
    abilities.push(...found.value);
    lines.push({
      abilities: found.value.length,
      wording: found.wording,
      ...(breaks.length ? { breaks } : {}),
    });
    at += one.length + 1;
  }
  return { abilities, lines };
}

const shift = (refused: Refusal, by: number): Refusal =>
  "at" in refused ? { ...refused, at: refused.at + by } : refused;

export function compileText(card: CardText): Compiled | { refused: Refusal } {
  const front = card.text ? side(card.text) : { abilities: [], lines: [] };
  if ("refused" in front) return front;
  if (!card.back?.text) return { abilities: front.abilities, wording: { lines: front.lines } };
  const back = side(card.back.text);
  if ("refused" in back) return back;
  return {
    abilities: front.abilities,
    back: back.abilities,
    wording: { lines: front.lines, back: back.lines },
  };
}

function print(abilities: Ability[], lines: Lines): string {
  const given = asSaid(abilities);
  let next = 0;
  return lines
    .map((one) => {
      const some = given.slice(next, next + one.abilities);
      next += one.abilities;
      return broken(line.print(some, one.wording) ?? "", one.breaks);
    })
    .join("\n");
}

export function printText({ abilities, back, wording }: Compiled): Pick<CardText, "text" | "back"> {
  return {
    ...(wording.lines.length ? { text: print(abilities, wording.lines) } : {}),
    ...(wording.back ? { back: { text: print(back ?? [], wording.back) } } : {}),
  };
}
