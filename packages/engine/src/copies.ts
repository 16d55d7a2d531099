/** Limits that the copies of a card share: how often a player used one skill of them this turn. */
import type { Player } from "./card.ts";
import { definition, type Game } from "./game.ts";
import { once } from "./once.ts";
import type { CompiledAbility } from "./program.ts";
import { followsAll } from "./rulebook.ts";

/** What the copies share: the number of the card and the wording of the skill, its limit apart; gained or printed. */
function shared(g: Game, card: number, made: CompiledAbility): string {
  const { number, statics } = definition(g, card);
  // Activated from elsewhere it asks and costs something else, and is the same skill.
  const isSpread = statics.some(({ set }) => set === "alsoFrom");
  return `copies of ${number}: ${isSpread ? orderOf(made) : wordingOf(made)}`;
}

const orderOf = once(({ ability: { tag, counters, effect } }: CompiledAbility) =>
  JSON.stringify({ tag, counters, effect }),
);

const wordingOf = once(({ ability }: CompiledAbility) => {
  const { copies: _, keywords: __, ...wording } = ability;
  return JSON.stringify(wording);
});

/** The master uses it once more this turn. */
export function useCopy(g: Game, player: Player, card: number, made: CompiledAbility): void {
  if (made.ability.copies === undefined) return;
  const event = {
    kind: shared(g, card, made),
    player,
    card: -1,
    incarnation: 0,
    target: -1,
    amount: 1,
    from: -1,
    to: -1,
    cause: "rule" as const,
    by: -1,
    byPlayer: -1 as const,
    using: "",
  };
  g.state.facts = [...g.state.facts, { event, turn: g.state.turn }];
}

/** Whether the copies together were used as often as they may be; `waits`: it became pending before. */
export function areCopiesUsed(
  g: Game,
  player: Player,
  card: number,
  made: CompiledAbility,
  waits = false,
): boolean {
  return g.program.sharesLimits && card >= 0 && areUsed(g, player, card, made, waits);
}

function areUsed(g: Game, player: Player, card: number, made: CompiledAbility, waits: boolean): boolean {
  const { cites } = g.program.edition;
  const { ability } = made;
  if (ability.copies === undefined && followsAll(cites.copiesApart)) return false;
  const kind = shared(g, card, made);
  const used = g.state.facts.filter(
    ({ event, turn }) => event.kind === kind && event.player === player && turn === g.state.turn,
  ).length;
  return used >= (ability.copies ?? 1) && followsAll(waits ? cites.copiesWaiting : cites.copies);
}
