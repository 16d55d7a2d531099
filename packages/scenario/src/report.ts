/** The log of a run for people: a line an event, with its cause. */
import { type Event, type Game, kindOf } from "@arbiter/engine";
import type { ScenarioGame } from "./game.ts";
import { players } from "./scenario.ts";

const phrases: Readonly<Record<string, string>> = {
  move: "{card}: {from} → {to}",
  rest: "{card} is rested",
  active: "{card} is set active",
  faceUp: "{card} is turned face up",
  faceDown: "{card} is turned face down",
  shuffle: "{player} shuffles {from}",
  draw: "{player} draws {card}",
  look: "{player} looks at {card}",
  reveal: "{card} is revealed",
  apply: "{name} {amount} for {card}",
  activate: "{card} is activated",
  replace: "what would happen to {card} is replaced",
  concede: "{player} concedes",
  lose: "{player} loses",
  "draw game": "the game is a draw",
  turn: "the turn of {player} begins",
};

export function logLines(
  events: readonly Event[],
  g: Game,
  game: ScenarioGame,
  nameOf: (id: number) => string,
): string[] {
  const { edition } = g.program;
  const area = (index: number) =>
    `${players[index < edition.areas.length ? 0 : 1]}.${edition.areas[kindOf(g, index)].name}`;
  return events.map((event) => {
    const words: Record<string, () => string> = {
      player: () => players[event.player],
      card: () => (event.card < 0 ? "" : nameOf(event.card)),
      target: () => (event.target < 0 ? "" : nameOf(event.target)),
      from: () => (event.from < 0 ? "" : area(event.from)),
      to: () => (event.to < 0 ? "" : area(event.to)),
      amount: () => String(event.amount),
      name: () => event.name ?? "",
    };
    const phrase = game.phrases[event.kind] ?? phrases[event.kind] ?? `{player}: ${event.kind} {card}`;
    const cause = event.source < 0 ? event.rule : nameOf(event.source);
    return `${phrase.replace(/\{(\w+)\}/g, (_, word: string) => words[word]()).trimEnd()} [${cause}]`;
  });
}
