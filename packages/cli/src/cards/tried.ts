/**
 * Directed play: a card is put on a full table among cards that its text speaks of, and played with preference, until
 * each of its abilities was seen to happen. What never happened is told.
 */
import { mulberry32 } from "@arbiter/ai";
import { apply, type Definition, decision, type Game, onlyAnswer } from "@arbiter/engine";
import { disproof } from "@arbiter/scenario";
import type { PlayableGame } from "../games/game.ts";
import { doers } from "./doers.ts";
import { preferred } from "./preferred.ts";
import { see, seeTaken } from "./seen.ts";
import { staged } from "./staged.ts";
import { type Company, opened, type Pool, picker, sidesOf, stagedGame } from "./tables.ts";
import { below, wants } from "./wanted.ts";

export interface Tried {
  /** Abilities that never happened, by their place on the card from 1; of the other side with a "b". */
  readonly silent: readonly string[];
  /** A dead end, an error or a broken proof. */
  readonly wrong: string | null;
}

/** Tables for the whole card, and then for each ability that was not seen on them. */
const tables = 6;
const stages = 6;
const answers = 160;
/** So many are given even where all was seen before, and proved. */
const proved = 40;

export function tryCard(game: PlayableGame, card: Definition, pool: Pool): Tried {
  const left = new Map<string, Definition>();
  for (const side of sidesOf(card))
    for (const i of side.abilities.keys()) left.set(`${side.key}/${i + 1}`, side);
  const { lives } = game.cardLists;
  const text = sidesOf(card).map(({ abilities }) => abilities);
  const help = doers(text, pool.cards, lives);
  const asked = wants(text, card, pool.cards, lives);
  const helping = [...help, ...asked.filter(({ does }) => does)];
  const indexOf = ({ key }: Definition) => pool.index.get(key)!;
  const with1: Company = {
    pick: picker(card, pool.cards),
    wants: [...asked, ...help],
    isAwaited: help.length > 0,
    helpers: new Set(helping.flatMap(({ among }) => among.map(indexOf))),
    below: below(text, pool.cards, lives),
    prompts: new Set(),
    stage: null,
  };
  for (let seed = 0; seed < tables && left.size > 0; seed++) {
    const wrong = tryOnce(game, card, pool, with1, seed, left);
    if (wrong !== null) return { silent: names(card, left), wrong };
  }
  for (const [path, side] of [...left]) {
    const stage = staged(card, side, side.abilities[placeOf(path, side) - 1], pool.cards, game.cardLists);
    const company: Company = {
      ...with1,
      stage,
      prompts: new Set(stage.prompts.map((one) => indexOf(one.card))),
      helpers: new Set(stage.wants.flatMap(({ does, among }) => (does ? among.map(indexOf) : []))),
    };
    for (let n = 0; n < stages && left.has(path); n++) {
      const wrong = tryOnce(game, card, pool, company, tables + n, left);
      if (wrong !== null) return { silent: names(card, left), wrong };
    }
  }
  return { silent: names(card, left), wrong: null };
}

const placeOf = (path: string, side: Definition): number => Number(path.slice(side.key.length + 1));

function names(card: Definition, left: ReadonlyMap<string, Definition>): string[] {
  return [...left].map(([path, side]) => path.slice(side.key.length + 1) + (side === card ? "" : "b"));
}

function tryOnce(
  game: PlayableGame,
  card: Definition,
  pool: Pool,
  company: Company,
  seed: number,
  left: Map<string, Definition>,
): string | null {
  const random = mulberry32(seed * 7919 + 1);
  try {
    const first =
      company.stage === null
        ? opened(game, card, pool, company, seed, random)
        : stagedGame(game, card, pool, company, company.stage, seed - tables, random);
    const inputs = [];
    let g = first;
    let atProved: Game | null = null;
    const doing = new Map<number, string>();
    const tried = new Set(
      g.program.definitions.filter((d) => d.key === card.key || d.key === card.back?.key).map((d) => d.index),
    );
    see(g, left, tried, doing);
    const { stage } = company;
    const sought = () => (stage === null ? left.size > 0 : left.has(`${stage.side.key}/${stage.index + 1}`));
    const isEnough = () => inputs.length >= (sought() ? answers : stage === null ? proved : 0);
    for (let open = decision(g); open !== null && !isEnough(); open = decision(g)) {
      const picks = onlyAnswer(open) ?? preferred(g, open, tried, company, random);
      inputs.push({ player: open.player, picks });
      if (open.purpose === "cost") doing.delete(open.source); // what is paid now is not what was activated before
      const before = g;
      g = apply(g, inputs[inputs.length - 1], true);
      see(g, left, tried, doing, before);
      seeTaken(g, left, tried, game.cardLists.taking, open, picks);
      if (inputs.length === proved) atProved = g;
    }
    return seed === 0 ? disproof(first, inputs.slice(0, proved), atProved ?? g) : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
