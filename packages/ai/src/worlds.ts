/** Worlds that a bot deals from its view and the lists that it may assume. */
import { type Definition, type Game, narrowed, type Program, possible, type View } from "@arbiter/engine";
import type { Brief, List, Random } from "./bot.ts";
import { below } from "./mulberry32.ts";

/** A world that looks like the view, with one of the lists that the other player's may be. */
export function deal(seen: View, { program, own, others, random }: Brief): Game {
  const his = others[others.length === 1 ? 0 : below(others.length, random)];
  const lists = seen.player === 0 ? ([own, his] as const) : ([his, own] as const);
  return possible(seen, narrow(program, own, his), lists, seed(random));
}

const programs = new WeakMap<Program, Map<List, Map<List, Program>>>();

/** The program of these lists' cards alone is quicker; made once for each pair of lists. */
function narrow(program: Program, own: List, his: List): Program {
  const known = programs.get(program) ?? new Map<List, Map<List, Program>>();
  programs.set(program, known);
  const mine = known.get(own) ?? new Map<List, Program>();
  known.set(own, mine);
  const made = mine.get(his) ?? narrowed(program, present(program, [...own, ...his]));
  mine.set(his, made);
  return made;
}

/** The cards, their other sides, and every token, which any of them might bring. */
function present({ definitions }: Program, list: List): number[] {
  const byKey = new Map(definitions.map((d) => [d.key, d.index]));
  const found = new Set(list);
  const add = (card: Definition | undefined) => {
    if (card === undefined) return;
    found.add(byKey.get(card.key)!);
    add(card.back);
  };
  for (const def of list) add(definitions[def]);
  for (const { category, index } of definitions) if (category === "TOKEN") found.add(index);
  return [...found];
}

/** 128 bits for dealing a world. */
function seed(random: Random): string {
  let digits = "";
  for (let i = 0; i < 4; i++)
    digits += Math.floor(random() * 4294967296)
      .toString(16)
      .padStart(8, "0");
  return digits;
}
