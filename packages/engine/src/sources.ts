/** Which cards of the areas matter beyond themselves: found once, and kept while the same cards lie there. */
import { definition, type Game, kindOf } from "./game.ts";
import { covered } from "./piles.ts";
import type { CompiledAbility } from "./program.ts";
import { followsAll, isObserved } from "./rulebook.ts";

export interface Source {
  readonly id: number;
  readonly ability: CompiledAbility;
}

/** What was found in the areas as they are. */
export interface Sources {
  readonly list: readonly Source[]; // permanent abilities that are valid where their cards lie
  readonly listeners: readonly number[]; // cards with printed abilities that trigger there
  readonly replacing: readonly number[]; // cards with abilities that replace something
  readonly readDerived: boolean; // one of them hangs on what other effects change
  readonly listening: number; // bits of the events that cards there trigger on
  readonly areas: number; // bits of the areas in which something was found
}

/** An area looked through: what was found holds for as long as these cards lie there. */
export interface Scan {
  readonly cards: readonly number[];
  readonly acts: number; // bits of the actions that could be offered with one of them
  readonly fits: readonly (readonly number[])[]; // by action, where there is one: with which
  sources: Sources | null;
}

export const noSources: Sources = {
  list: [],
  listeners: [],
  replacing: [],
  readDerived: false,
  listening: 0,
  areas: 0,
};

export function sourcesOf(g: Game): Sources {
  const { sources } = g;
  return sources === null || (g.stale !== 0 && !areSame(g, sources)) ? findSources(g) : sources;
}

/** Whether nothing was found, nor is now, in the areas whose cards moved. */
function areSame(g: Game, { areas }: Sources): boolean {
  const { stale } = g;
  if ((areas & stale) !== 0 || isObserved()) return false;
  const { watched } = g.program;
  for (let i = 0; i < watched.length; i++) {
    const area = watched[i];
    if ((stale & (1 << area)) !== 0 && foundIn(g, area) !== noSources) return false;
  }
  g.stale = 0;
  return true;
}

function findSources(g: Game): Sources {
  const { watched } = g.program;
  const list: Source[] = [];
  const listeners: number[] = [];
  const replacing: number[] = [];
  let readDerived = false;
  let listening = 0;
  let areas = 0;
  for (let i = 0; i < watched.length; i++) {
    const found = foundIn(g, watched[i]);
    if (found === noSources) continue;
    for (const one of found.list) list.push(one);
    for (const id of found.listeners) listeners.push(id);
    for (const id of found.replacing) replacing.push(id);
    readDerived ||= found.readDerived;
    listening |= found.listening;
    areas |= 1 << watched[i];
  }
  if (g.program.under)
    for (const id of covered(g)) {
      const { permanent, onBits } = definition(g, id);
      listening |= onBits;
      for (const ability of permanent) {
        if (!ability.under) continue;
        list.push({ id, ability });
        if (ability.readsDerived) readDerived = true;
      }
    }
  g.stale = 0;
  g.sources = { list, listeners, replacing, readDerived, listening, areas };
  return g.sources;
}

export function scanOf(g: Game, area: number): Scan {
  const cards = g.state.areas[area];
  const before = g.scans[area];
  if (before !== undefined && before.cards === cards) return before;
  const scan = fitting(g, cards, kindOf(g, area));
  g.scans[area] = scan;
  return scan;
}

/** Which actions could be offered with which of the cards, by what is printed on them. */
function fitting(g: Game, cards: readonly number[], here: number): Scan {
  const { printed, size } = g.program;
  const fits: number[][] = [];
  let acts = 0;
  for (const id of cards) {
    const bits = printed.acts[g.state.cards[id].def * size + here];
    for (let left = bits; left !== 0; left &= left - 1) {
      const n = 31 - Math.clz32(left & -left);
      if ((acts & (1 << n)) === 0) fits[n] = [id];
      else fits[n].push(id);
      acts |= 1 << n;
    }
  }
  return { cards, acts, fits, sources: null };
}

function foundIn(g: Game, area: number): Sources {
  if (g.state.areas[area].length === 0) return noSources;
  if (isObserved()) return lookThrough(g, area);
  const scan = scanOf(g, area);
  scan.sources ??= lookThrough(g, area);
  return scan.sources;
}

function lookThrough(g: Game, area: number): Sources {
  const { printed, definitions, edition } = g.program;
  const here = kindOf(g, area);
  const list: Source[] = [];
  const listeners: number[] = [];
  const replacing: number[] = [];
  let readDerived = false;
  let listening = 0;
  for (const id of g.state.areas[area]) {
    const { def } = g.state.cards[id];
    const on = printed.on[def * edition.areas.length + here];
    if (on !== 0) listeners.push(id);
    listening |= on;
    if (printed.instead[def] !== 0) replacing.push(id);
    if (printed.permanent[def] === 0) continue;
    for (const ability of definitions[def].permanent) {
      if (!ability.areas.includes(here) && followsAll(edition.cites.permanentAreas)) continue;
      list.push({ id, ability });
      if (ability.readsDerived) readDerived = true;
    }
  }
  if (list.length === 0 && listeners.length === 0 && replacing.length === 0) return noSources;
  return { list, listeners, replacing, readDerived, listening, areas: 1 << area };
}

/** Other abilities are valid now, though nothing moved. */
export function forgetSources(g: Game): void {
  g.sources = null;
  g.scans = [];
}
