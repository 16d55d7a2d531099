/** Answers become moves of a file, each checked by reading it back: what cannot be said so is not guessed. */
import { apply, type Decision, decision, type Game, type Input, type Option } from "@arbiter/engine";
import { onlyOne, standing } from "./between.ts";
import { meaning } from "./meaning.ts";
import { type Move, type Named, players, type Scenario } from "./scenario.ts";

export interface Written {
  readonly moves: readonly string[];
  /** How many answers were written, if not all: the next has no words in a file. */
  readonly upTo: number;
  /** Nothing is left to what a run answers by itself: it may stop after the last move. */
  readonly stops: boolean;
  readonly end: Game;
}

type Bare = Omit<Move, "line" | "words">;

export function movesOf(scenario: Scenario, inputs: readonly Input[]): Written {
  const named = new Set(scenario.position.cards.flatMap((card, id) => (card.as === null ? [] : [id])));
  let g = scenario.game.start(scenario.program, scenario.position);
  const moves: string[] = [];
  let stops = true;
  for (const [i, input] of inputs.entries()) {
    const said = moveOf(scenario, g, input, named);
    if (said === null) return { moves, upTo: i, stops, end: g };
    if (said !== "forced") stops = said !== "stands";
    if (said !== "forced" && said !== "stands") moves.push(said);
    g = apply(g, input, false);
  }
  return { moves, upTo: inputs.length, stops, end: g };
}

/** "forced", "stands": a run answers so by itself; null: there are no words for it. */
function moveOf(scenario: Scenario, g: Game, input: Input, named: ReadonlySet<number>): string | null {
  const by = input.player;
  if ("concedes" in input) return `{ by: ${players[by]}, do: concede }`;
  const open = decision(g);
  if (open === null) return null;
  for (const bare of ways(open, input.picks, by)) {
    const words = wordsOf(scenario, bare);
    if (words === null) continue;
    const read = meaning(g, open, { ...bare, line: 0, words });
    if (read === null || read === "several" || read.rest !== undefined) continue;
    if (isSame(open, read.picks, input.picks)) return words;
  }
  const given = (picks: readonly number[] | null) => picks !== null && isSame(open, picks, input.picks);
  if (given(onlyOne(g, open, named))) return "forced";
  return given(standing(g, open, named)) ? "stands" : null;
}

/** Cards that cannot be told apart are one answer; in what order cards are chosen says nothing. */
function isSame(open: Decision, a: readonly number[], b: readonly number[]): boolean {
  const keys = (picks: readonly number[]) => {
    const all = picks.map((pick) => open.options[pick]?.alike ?? String(pick));
    return (open.kind === "choose" ? all.sort() : all).join();
  };
  return keys(a) === keys(b);
}

/** The ways to say an answer, the shortest first. */
function ways(open: Decision, picks: readonly number[], by: Move["by"]): Bare[] {
  const chosen = picks.map((pick) => open.options[pick]);
  if (open.kind === "amount") return [{ by, do: "choose", amount: picks[0] }];
  if (chosen.some((option) => option === undefined)) return [];
  const cards = chosen.map(namedBy);
  if (open.kind === "choose")
    return [
      { by, do: "choose", cards },
      { by, do: "choose", amount: picks.length },
    ];
  if (open.kind === "order")
    return [
      { by, do: "order", cards },
      { by, do: "order", cards: chosen.map(exactly) },
    ];
  const [{ do: what, card, target, ability, option }] = chosen;
  const on = card === undefined ? {} : { card };
  const at = target === undefined ? {} : { target };
  const of = ability === undefined ? {} : { ability };
  return [
    { by, do: what, ...on, ...at },
    { by, do: what, ...on, ...at, ...of },
    { by, do: what },
    ...(option === undefined
      ? []
      : [
          { by, do: "choose", option },
          { by, do: "choose", color: option },
        ]),
    { by, do: "choose", cards },
  ];
}

function namedBy({ card, option }: Option): Named {
  return { card: card ?? null, ability: null, count: option ?? null };
}

function exactly({ card, ability, option }: Option): Named {
  return { card: card ?? null, ability: ability ?? null, count: option ?? null };
}

function wordsOf(
  scenario: Scenario,
  { by, do: what, card, target, cards, ability, amount, option, color }: Bare,
): string | null {
  const parts = [`by: ${players[by]}`, `do: ${what === "yes" || what === "no" ? `"${what}"` : what}`];
  const add = (key: string, said: string | null) => said !== null && parts.push(`${key}: ${said}`) > 0;
  if (card !== undefined && !add("card", nameIn(scenario, card))) return null;
  if (target !== undefined && !add("target", nameIn(scenario, target))) return null;
  if (cards !== undefined) {
    const all = cards.map((one) => namedIn(scenario, one));
    if (all.includes(null)) return null;
    add("cards", `[${all.join(", ")}]`);
  }
  if (ability !== undefined) add("ability", String(ability + 1));
  if (amount !== undefined) add("amount", String(amount));
  if (option !== undefined) add("option", JSON.stringify(option));
  if (color !== undefined) add("color", JSON.stringify(color));
  return `{ ${parts.join(", ")} }`;
}

function namedIn(scenario: Scenario, { card, ability, count }: Named): string | null {
  const { counts, onCards } = scenario.game;
  if (count !== null && count !== onCards && !(count.split(".")[0] in counts)) return null;
  if (card === null) return count === null ? null : JSON.stringify(count);
  const name = bareName(scenario, card);
  if (name === null) return null;
  if (count !== null) return JSON.stringify(`${count}/${name}`);
  return JSON.stringify(ability === null ? name : `${name}/${ability + 1}`);
}

function nameIn(scenario: Scenario, id: number): string | null {
  const name = bareName(scenario, id);
  return name === null ? null : JSON.stringify(name);
}

/** The name that means this card alone, or null: blank cards and tokens that came later have none. */
export function bareName({ position: { cards } }: Scenario, id: number): string | null {
  const card = cards[id];
  if (card === undefined || card.name === null) return null;
  if (card.as !== null) return card.as;
  const leaders = cards.filter(({ place, owner }) => place === "leader" && owner === card.owner);
  if (leaders.length === 1 && leaders[0] === card) return `${players[card.owner]}.leader`;
  const same = cards.filter(({ as, name }) => as === card.name || (as === null && name === card.name));
  return same.length === 1 ? card.name : null;
}
