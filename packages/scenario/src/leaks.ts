/** Whether a view tells a player something about cards that he does not know. */
import { at, type Game, knows, placeNumber, type Player, type View, view } from "@arbiter/engine";

/** What leaks, each as a phrase; empty if nothing does. */
export function leaks(g: Game, player: Player): string[] {
  const seen = view(g, player);
  return [...identities(g, seen, player), ...dependence(g, seen, player)];
}

/** Wherever a view speaks of a card, the player knows it, or the number is that of its place. */
function identities(g: Game, seen: View, player: Player): string[] {
  const { cards, areas } = g.state;
  const places = new Set<number>();
  const found: string[] = [];
  areas.forEach((ids, area) => {
    ids.forEach((id, index) => {
      const { id: shown, def, since } = seen.areas[area][index];
      const place = placeNumber(area, index);
      if (knows(cards[id], player)) return;
      places.add(place);
      if (shown !== place || def !== -1 || since !== 0) found.push(`the card at ${g.program.edition.areas[area % g.program.edition.areas.length].name} ${index}`);
    });
  });
  for (const [where, id] of mentioned(seen)) {
    if (id < 0 || places.has(id)) continue;
    if (cards[id] === undefined || !knows(cards[id], player)) found.push(`${where} names card ${id}`);
  }
  return found;
}

/** All numbers of cards in a view outside its areas. */
function mentioned(seen: View): [string, number][] {
  const found: [string, number][] = [];
  if (seen.battle !== null) found.push(["battle", seen.battle.attacker.id], ["battle", seen.battle.target.id]);
  for (const { card, event, results } of seen.pending) {
    found.push(["pending", card], ["pending event", event.card], ["pending event", event.target], ["pending event", event.by]);
    for (const result of results) for (const { id } of [...result.cards, ...result.rest]) found.push(["pending result", id]);
  }
  for (const { card, targets } of seen.effects) {
    found.push(["effect", card]);
    for (const { id } of targets ?? []) found.push(["effect target", id]);
  }
  const open = seen.decision;
  if (open === null) return found;
  found.push(["decision", open.source]);
  for (const { card, target } of open.options) found.push(["option", card ?? -1], ["option target", target ?? -1]);
  if (open.set !== undefined)
    for (const id of Object.keys("total" in open.set ? open.set.total : open.set.different)) found.push(["set condition", Number(id)]);
  return found;
}

/** With other faces on the cards that he does not know, the view is the same. */
function dependence(g: Game, seen: View, player: Player): string[] {
  const unknown = g.state.cards.filter((card) => !knows(card, player));
  const faces = new Set(unknown.map((card) => card.def));
  return [...faces].flatMap((def) => {
    const cards = g.state.cards.map((card) => (knows(card, player) ? card : { ...card, def }));
    const other: Game = at(g.program, { ...g.state, cards });
    if (seen.decision === null) other.question = g.question; // what the other player is asked may depend on them
    try {
      return JSON.stringify(view(other, player)) === JSON.stringify(seen) ? [] : [`what is shown depends on faces that are not known (as ${g.program.definitions[def].name})`];
    } catch {
      return ["what is asked depends on faces that are not known"];
    }
  });
}
