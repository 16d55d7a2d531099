/** What lies on the judge's desk: kept in the browser at every change, so that nothing is lost. */

import type { Input } from "@arbiter/engine";
import type { GameName, Player } from "@arbiter/match";
import { create } from "zustand";
import { type LocalMatch, localMatch } from "../../match/local.ts";
import type { DeskCard } from "./clerk.ts";
import { type Draft, type DraftCard, type DraftSide, emptyDraft, newest, textOf } from "./draft.ts";

/** Where a card of the draft lies: a side, a place, and its number there. */
export interface Spot {
  readonly player: Player;
  readonly place: string;
  readonly at: number;
}

/** A way that the game went from the position, kept so that one can come back to it. */
export interface Branch {
  readonly name: string;
  readonly inputs: readonly Input[];
}

interface Desk {
  readonly draft: Draft;
  readonly before: readonly Draft[]; // for taking back
  readonly chosen: Spot | null;
  readonly cards: readonly DeskCard[];
  readonly problems: readonly string[];
  readonly looked: boolean; // cards and problems are those of this draft
  readonly branches: readonly Branch[];
  readonly open: boolean; // every hand
  readonly left: number; // effects of the game it was taken from that no position can say
}

const key = "arbiter.desk";

function kept(): Draft {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
    if (draft !== null && Array.isArray(draft.sides) && draft.game in newest) return draft;
  } catch {
    // what is not readable is begun anew
  }
  return emptyDraft("opcg", "");
}

export const useDesk = create<Desk>(() => ({
  draft: kept(),
  before: [],
  chosen: null,
  cards: [],
  problems: [],
  looked: false,
  branches: [],
  open: true,
  left: 0,
}));
export const desk = () => useDesk.getState();
export const setDesk = useDesk.setState;

let worker: LocalMatch | null = null;

/** One worker answers for the desk; it is made when it is first asked. */
export function clerk(): LocalMatch {
  worker ??= localMatch();
  return worker;
}

/** Asks for the cards of a game, and whether the position can be. What was asked last counts. */
let asking = 0;

export async function look(): Promise<void> {
  const mine = ++asking;
  const { draft } = desk();
  const [library, read] = await Promise.all([
    clerk().clerk({ ask: "faces", game: draft.game, edition: draft.edition }),
    clerk().clerk({ ask: "read", text: textOf(draft) }),
  ]);
  if (mine !== asking) return;
  const all = new Map<string, DeskCard>();
  for (const found of [read, library])
    if ("cards" in found) for (const card of found.cards) all.set(card.key, card);
  setDesk({ cards: [...all.values()], problems: "problems" in read ? read.problems : [], looked: true });
}

export function put(draft: Draft, chosen: Spot | null = desk().chosen): void {
  const { draft: was, before } = desk();
  const same = was.game === draft.game && was.edition === draft.edition;
  const cards = same ? desk().cards : [];
  setDesk({
    draft,
    chosen,
    before: [...before.slice(-40), was],
    branches: [],
    left: 0,
    cards,
    looked: false,
  });
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // a full storage does not stop the desk
  }
  void look();
}

export function takeBack(): void {
  const { before } = desk();
  const last = before[before.length - 1];
  if (last === undefined) return;
  put(last, null);
  setDesk({ before: before.slice(0, -1) });
}

export function begin(game: GameName, edition = newest[game]): void {
  put(emptyDraft(game, desk().draft.title, edition), null);
}

function withSide(draft: Draft, player: Player, change: (side: DraftSide) => DraftSide): Draft {
  const [a, b] = draft.sides;
  return { ...draft, sides: player === 0 ? [change(a), b] : [a, change(b)] };
}

export function withPlace(
  draft: Draft,
  player: Player,
  place: string,
  change: (cards: readonly DraftCard[]) => readonly DraftCard[],
): Draft {
  return withSide(draft, player, (side) => ({
    ...side,
    places: { ...side.places, [place]: change(side.places[place] ?? []) },
  }));
}

const singles = ["leader", "stage"];

export function add(player: Player, place: string, card: string): void {
  const made: DraftCard = { card, fields: {}, under: [] };
  const { draft } = desk();
  const many = draft.sides[player].places[place]?.length ?? 0;
  const single = singles.includes(place);
  const next = withPlace(draft, player, place, (cards) => (single ? [made] : [...cards, made]));
  put(next, { player, place, at: single ? 0 : many });
}

export function changeCard({ player, place, at }: Spot, change: (card: DraftCard) => DraftCard): void {
  put(
    withPlace(desk().draft, player, place, (cards) =>
      cards.map((card, i) => (i === at ? change(card) : card)),
    ),
  );
}

export function remove({ player, place, at }: Spot): void {
  put(
    withPlace(desk().draft, player, place, (cards) => cards.filter((_, i) => i !== at)),
    null,
  );
}

/** To the end of another place, without what could be said of it only where it lay. */
export function move({ player, place, at }: Spot, to: { player: Player; place: string }): void {
  const { draft } = desk();
  const card = draft.sides[player].places[place][at];
  const bare: DraftCard = { card: card.card, fields: {}, under: card.under };
  const taken = withPlace(draft, player, place, (cards) => cards.filter((_, i) => i !== at));
  const laid = withPlace(taken, to.player, to.place, (cards) =>
    singles.includes(to.place) ? [bare] : [...cards, bare],
  );
  put(laid, { ...to, at: laid.sides[to.player].places[to.place].length - 1 });
}

export function shift({ player, place, at }: Spot, by: -1 | 1): void {
  const { draft } = desk();
  const cards = draft.sides[player].places[place];
  const to = at + by;
  if (to < 0 || to >= cards.length) return;
  const next = cards.slice();
  [next[at], next[to]] = [next[to], next[at]];
  put(
    withPlace(draft, player, place, () => next),
    { player, place, at: to },
  );
}

export function setBlanks(player: Player, place: string, n: number): void {
  put(withSide(desk().draft, player, (side) => ({ ...side, blanks: { ...side.blanks, [place]: n } })));
}

export function setCount(player: Player, pool: string, n: number): void {
  put(withSide(desk().draft, player, (side) => ({ ...side, counts: { ...side.counts, [pool]: n } })));
}
