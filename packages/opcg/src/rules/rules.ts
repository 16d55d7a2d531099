/** Chapters 1-2 and 9: defeat, as soon as it is due. */
import {
  type Card,
  type Definition,
  definition,
  emit,
  follows,
  followsAll,
  type Game,
  inArea,
  other,
  type Player,
} from "@arbiter/engine";
import { deck, hand, leaderOf, life, trash } from "./areas.ts";
import { returnGiven } from "./don.ts";

export function defeat(g: Game, player: Player, rule: string): void {
  if (g.state.result !== null || !followsAll(["1-2-1", "1-2-2", "9-2-1"])) return;
  g.state.result = { winner: other(player), rule };
  emit(g, "lose", player, -1);
}

/** 9-1-2: at once, even in the middle of an effect. */
export function moved(g: Game, was: Card, to: number): void {
  const from = was.area % areasPerPlayer(g);
  const seenBy = was.known | g.state.cards[was.id].known;
  if (from === life && to % areasPerPlayer(g) !== life)
    emit(g, "lifeLeft", was.owner, was.id, { from: was.area, to, seenBy });
  if (from === hand && to % areasPerPlayer(g) === trash)
    emit(g, "trashed", was.owner, was.id, { from: was.area, to, seenBy });
  if (was.marks > 0) returnGiven(g, was);
  if (was.area % areasPerPlayer(g) === deck) checkDecks(g);
}

function areasPerPlayer(g: Game): number {
  return g.program.edition.areas.length;
}

/** 9-2-1-2: who has no card left in the deck loses; both at once is a draw. */
export function checkDecks(g: Game): void {
  if (!isUnderWay(g) || !follows("9-1-2")) return;
  if (!followsAll(["9-2-1-2", "1-2-2-2", "1-2-1-1-2"])) return;
  const isEmpty = (player: Player) => inArea(g, player, deck).length === 0;
  if (!isEmpty(0) && !isEmpty(1)) return;
  const loser = isEmpty(0) ? 0 : 1;
  if (isEmpty(other(loser))) {
    g.state.result = { winner: null, rule: "9-2-1" };
    emit(g, "draw game", g.state.active, -1);
  } else if (hasRule(definition(g, leaderOf(g, loser)), "winOnEmptyDeck") && follows("1-3-1"))
    defeat(g, other(loser), "1-3-1");
  else defeat(g, loser, "9-2-1-2");
}

/** Set-up is over: before it nobody loses. */
function isUnderWay(g: Game): boolean {
  return g.state.turn > 0;
}

/** Whether a card's text gives this rule "according to the rules". */
export function hasRule(card: Definition, rule: string): boolean {
  return (
    follows("8-1-3-4-3") &&
    card.abilities.some((a) => a.statics?.some((s) => s.set === "rule" && s.rule === rule) === true)
  );
}
