/** Of a scene that follows another only the cards that changed are sent: most lie still. */
import type { SceneCard, Update } from "./types.ts";

/** Two numbers for each card as it was sent last; zeros for one that was not. Small: every seat has them. */
export interface Marks {
  of: Int32Array;
}
export const noMarks = (): Marks => ({ of: new Int32Array(0) });

function mark(marks: Marks, id: number, card: SceneCard | null): boolean {
  if (2 * id + 1 >= marks.of.length) {
    const longer = new Int32Array(2 * id + 64);
    longer.set(marks.of);
    marks.of = longer;
  }
  const [a, b] = card === null ? [0, 0] : markOf(card);
  if (marks.of[2 * id] === a && marks.of[2 * id + 1] === b) return false;
  marks.of[2 * id] = a;
  marks.of[2 * id + 1] = b;
  return true;
}

/** An update with the cards that changed; null: a card is gone. */
export interface Changes extends Omit<Update, "scene"> {
  readonly scene: Omit<Update["scene"], "cards"> & {
    readonly cards: Readonly<Record<number, SceneCard | null>>;
  };
}

/** What changed since the cards were marked; they are marked anew. */
export function changesIn(update: Update, marks: Marks): Changes {
  const cards: Record<number, SceneCard | null> = {};
  const all = update.scene.cards;
  for (const key of Object.keys(all)) {
    const id = Number(key);
    if (mark(marks, id, all[id])) cards[id] = all[id];
  }
  for (let id = 0; 2 * id < marks.of.length; id++)
    if (all[id] === undefined && mark(marks, id, null)) cards[id] = null;
  return { ...update, scene: { ...update.scene, cards } };
}

export function markAll({ scene }: Update, marks: Marks): void {
  marks.of.fill(0);
  for (const key of Object.keys(scene.cards)) mark(marks, Number(key), scene.cards[Number(key)]);
}

/** The whole update again, from the cards before it. */
export function withChanges(before: Update["scene"]["cards"], changes: Changes): Update {
  const cards: Record<number, SceneCard> = { ...before };
  for (const [key, card] of Object.entries(changes.scene.cards))
    if (card === null) delete cards[Number(key)];
    else cards[Number(key)] = card;
  return { ...changes, scene: { ...changes.scene, cards } };
}

/** Sixty-four bits of all that a card shows: two hashes that differ in their factors. */
function markOf(card: SceneCard): readonly [number, number] {
  let a = card.owner * 8 + (card.rested ? 4 : 0) + (card.faceUp ? 2 : 0) + (card.fresh ? 1 : 0);
  let b = a ^ 0x5bd1e995;
  const mix = (n: number) => {
    a = Math.imul(a ^ n, 0x01000193) + (a >>> 15);
    b = Math.imul(b ^ n, 0x85ebca6b) + (b >>> 13);
  };
  const text = (said: string) => {
    for (let i = 0; i < said.length; i++) mix(said.charCodeAt(i));
    mix(-2);
  };
  mix(card.marks);
  if (card.face !== null) text(card.face);
  for (const id of card.under) mix(id);
  mix(-1);
  for (const name in card.values) {
    text(name);
    mix(card.values[name]);
  }
  for (const keyword of card.keywords) text(keyword);
  return [a | 1, b | 0]; // never the two zeros of a card that was not sent
}
