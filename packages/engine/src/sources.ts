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
  readonly replacing: readonly number[]; // cards with abilities that replace something
  readonly readDerived: boolean; // one of them hangs on what other effects change
  readonly rules: boolean; // one of them forbids, permits or changes rules
  readonly listening: number; // bits of the events that cards there trigger on, though about others: what is about themselves they hear anyway
  readonly areas: number; // bits of the areas in which something was found
}

/** An area looked through: what was found holds for as long as these cards lie there. */
export interface Scan {
  readonly cards: readonly number[];
  sources: Sources | null;
  acts: readonly number[] | null; // of each card: bits of the actions that could be offered with it
  actsOfAll: number; // all of them together
}

export const noSources: Sources = {
  list: [],
  replacing: [],
  readDerived: false,
  rules: false,
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
  const replacing: number[] = [];
  let readDerived = false;
  let rules = false;
  let listening = 0;
  let areas = 0;
  for (let i = 0; i < watched.length; i++) {
    const found = foundIn(g, watched[i]);
    if (found === noSources) continue;
    for (const one of found.list) list.push(one);
    for (const id of found.replacing) replacing.push(id);
    readDerived ||= found.readDerived;
    rules ||= found.rules;
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
        if (hasRules(ability)) rules = true;
      }
    }
  g.stale = 0;
  g.sources = { list, replacing, readDerived, rules, listening, areas };
  return g.sources;
}

function scanOf(g: Game, area: number): Scan {
  const cards = g.state.areas[area];
  const before = g.scans[area];
  if (before !== undefined && before.cards === cards) return before;
  const scan: Scan = { cards, sources: null, acts: null, actsOfAll: 0 };
  g.scans[area] = scan;
  return scan;
}

/** The scan of an area with the actions that could be offered with its cards, by what is printed on them. */
export function actsIn(g: Game, area: number): Scan {
  const scan = g.scans[area];
  const isKnown = scan !== undefined && scan.acts !== null && scan.cards === g.state.areas[area];
  return isKnown ? scan : lookForActs(g, area);
}

function lookForActs(g: Game, area: number): Scan {
  const scan = scanOf(g, area);
  const { printed, size } = g.program;
  const here = kindOf(g, area);
  const { cards } = g.state;
  scan.acts = scan.cards.map((id) => printed.acts[cards[id].def * size + here]);
  for (const acts of scan.acts) scan.actsOfAll |= acts;
  return scan;
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
  const replacing: number[] = [];
  let readDerived = false;
  let rules = false;
  let listening = 0;
  for (const id of g.state.areas[area]) {
    const { def } = g.state.cards[id];
    listening |= printed.overhears[def * edition.areas.length + here];
    if (printed.instead[def] !== 0) replacing.push(id);
    if (printed.permanent[def] === 0) continue;
    for (const ability of definitions[def].permanent) {
      if (!ability.areas.includes(here) && followsAll(edition.cites.permanentAreas)) continue;
      list.push({ id, ability });
      if (ability.readsDerived) readDerived = true;
      if (hasRules(ability)) rules = true;
    }
  }
  if (list.length === 0 && listening === 0 && replacing.length === 0) return noSources;
  return { list, replacing, readDerived, rules, listening, areas: 1 << area };
}

/** It gives abilities, which may hold rules of their own, or rules. */
function hasRules({ statics }: CompiledAbility): boolean {
  return statics.some((s) => s.rules || s.ability !== null);
}

/** Other abilities are valid now, though nothing moved. */
export function forgetSources(g: Game): void {
  g.sources = null;
  g.scans = [];
}
