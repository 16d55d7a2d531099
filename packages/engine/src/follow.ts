/** What still means a card after it moved, where a game's rules say so. */
import type { Card, CardReference } from "./card.ts";
import type { Game } from "./game.ts";
import { effectWith, type Frame, type Occurrence, pendingOn } from "./state.ts";

const isCard = (was: Card) => (r: CardReference) => r.id === was.id && r.incarnation === was.incarnation;

/** Effects with a duration that were applied to the card stay with it. */
export function keepEffects(g: Game, was: Card): void {
  if (g.state.effects.length === 0) return;
  const is = isCard(was);
  if (!g.state.effects.some((e) => e.targets?.some(is) === true)) return;
  const now = { id: was.id, incarnation: g.state.cards[was.id].incarnation };
  g.state.effects = g.state.effects.map((e) =>
    e.targets?.some(is) === true ? effectWith(e, { targets: e.targets.map((r) => (is(r) ? now : r)) }) : e,
  );
  g.table = null;
}

/** The effect of this frame goes on with the card where it is now: as its source, as a result, as its event. */
export function followIn(g: Game, f: Frame, was: Card): void {
  const { incarnation } = g.state.cards[was.id];
  if (f.card === was.id && f.incarnation === was.incarnation) f.incarnation = incarnation;
  if (f.event?.card === was.id && f.event.incarnation === was.incarnation)
    f.event = { ...f.event, incarnation };
  followInResults(g, f, was);
}

/** What a clause of this frame chose or showed is meant where the card is now. */
export function followInResults(g: Game, f: Frame, was: Card): void {
  const is = isCard(was);
  if (!f.results.some((result) => result.cards.some(is))) return;
  const now: CardReference = { id: was.id, incarnation: g.state.cards[was.id].incarnation, moved: true };
  f.results = f.results.map((result) =>
    result.cards.some(is) ? { ...result, cards: result.cards.map((r) => (is(r) ? now : r)) } : result,
  );
}

/** What waits because of this happening to the card means it where it went; its own abilities wait as they did. */
export function followEvents(g: Game, was: Card, kind: string): void {
  if (g.state.pending.length === 0) return;
  const { incarnation } = g.state.cards[was.id];
  const means = ({ event: e }: { event: Occurrence }) =>
    e.kind === kind && e.card === was.id && e.incarnation === was.incarnation;
  if (!g.state.pending.some(means)) return;
  g.state.pending = g.state.pending.map((p) =>
    means(p) ? pendingOn(p, p.wave, { ...p.event, incarnation }, p.incarnation, p.unmet) : p,
  );
}

/** What became pending because the card was about to move means the card where it went. */
export function followInPending(g: Game, was: Card, kinds: ReadonlySet<string>): void {
  if (g.state.pending.length > 0) followWhatWaits(g, was, kinds);
}

function followWhatWaits(g: Game, was: Card, kinds: ReadonlySet<string>): void {
  const { incarnation } = g.state.cards[was.id];
  const means = ({ event: e }: { event: Occurrence }) =>
    kinds.has(e.kind) && e.card === was.id && e.incarnation === was.incarnation && e.from === was.area;
  if (!g.state.pending.some(means)) return;
  g.state.pending = g.state.pending.map((p) =>
    means(p)
      ? pendingOn(
          p,
          p.wave,
          { ...p.event, incarnation },
          p.card === was.id ? incarnation : p.incarnation,
          p.unmet,
        )
      : p,
  );
}
