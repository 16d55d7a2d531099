/** Chapters 1-2 and 9: defeat, as soon as it is due. */
import {
  type Card,
  type Definition,
  definition,
  emit,
  followEvents,
  followInResults,
  follows,
  followsAll,
  type Game,
  inArea,
  isHeard,
  kindOf,
  other,
  type Player,
} from "@arbiter/engine";
import { characters, deck, hand, leaderOf, life, trash } from "./areas.ts";
import { returnGiven } from "./don.ts";

export function defeat(g: Game, player: Player, rule: string): void {
  if (g.state.result !== null || !followsAll(["1-2-1", "1-2-2", "9-2-1"])) return;
  g.state.result = { winner: other(player), rule };
  g.rule = rule;
  emit(g, "lose", player, -1);
}

/** 9-1-2: at once, even in the middle of an effect. */
export function moved(g: Game, was: Card, to: number): void {
  const from = kindOf(g, was.area);
  const now = kindOf(g, to);
  if (from === life && now !== life && isHeard(g, "lifeLeft"))
    emit(g, "lifeLeft", was.owner, was.id, { from: was.area, to, seenBy: seenBy(g, was) });
  if (from === hand && now === trash && isHeard(g, "trashed"))
    emit(g, "trashed", was.owner, was.id, { from: was.area, to, seenBy: seenBy(g, was) });
  if (from === characters && now === trash && follows("3-1-6")) followEvents(g, was, "ko");
  followOn(g, was);
  if (was.marks > 0) returnGiven(g, was);
  if (from === deck) checkDecks(g);
}

/** 3-1-6, stated otherwise: "play that card … that Character" is the card that the effect under way has moved. */
function followOn(g: Game, was: Card): void {
  const underWay = g.state.frames.findLast(({ results }) => results.length > 0);
  if (underWay) followInResults(g, underWay, was);
}

/** Who saw the card where it was, or sees it where it is. */
function seenBy(g: Game, was: Card): number {
  return was.known | g.state.cards[was.id].known;
}

const emptyDeck = ["9-2-1-2", "1-2-2-2", "1-2-1-1-2"];

/** 9-2-1-2: who has no card left in the deck loses; both at once is a draw. */
export function checkDecks(g: Game): void {
  if (!isUnderWay(g) || !follows("9-1-2") || !followsAll(emptyDeck)) return;
  if (!isOut(g, 0) && !isOut(g, 1)) return;
  const loser = isOut(g, 0) ? 0 : 1;
  if (isOut(g, other(loser))) {
    g.state.result = { winner: null, rule: "9-2-1" };
    g.rule = "9-2-1";
    emit(g, "draw game", g.state.active, -1);
  } else if (hasRule(definition(g, leaderOf(g, loser)), "winOnEmptyDeck") && follows("1-3-1"))
    defeat(g, other(loser), "1-3-1");
  else defeat(g, loser, "9-2-1-2");
}

function isOut(g: Game, player: Player): boolean {
  return inArea(g, player, deck).length === 0;
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
