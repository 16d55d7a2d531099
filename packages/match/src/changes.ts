/** Of a scene that follows another only what changed is sent: most cards lie still. */
import type { Scene, SceneCard, Side, Update } from "./types.ts";

/**
 * Two numbers for each card, and for each area of both sides, as they were sent last; zeros for one that was not.
 * Small: every seat has them.
 */
export interface Marks {
  cards: Int32Array;
  areas: Int32Array;
}
export const noMarks = (): Marks => ({ cards: new Int32Array(0), areas: new Int32Array(0) });

/** What never changes in a game. */
type Still = "game" | "edition" | "viewer" | "names" | "seats";

/** An update with what changed; null: a card is gone. */
export interface Changes extends Omit<Update, "scene"> {
  readonly scene: Omit<Scene, Still | "cards"> & {
    readonly cards: Readonly<Record<number, SceneCard | null>>;
    /** With the areas in which cards came, went or changed places. */
    readonly sides: readonly [Side, Side];
  };
}

/** What changed since it was marked; it is marked anew. */
export function changesIn(update: Update, marks: Marks): Changes {
  const { game: _, edition: _e, viewer: _v, names: _n, seats: _s, ...scene } = update.scene;
  const all = scene.cards;
  const cards: Record<number, SceneCard | null> = {};
  for (const card of Object.values(all)) if (markCard(marks, card.id, card)) cards[card.id] = card;
  for (let id = 0; 2 * id < marks.cards.length; id++)
    if (all[id] === undefined && markCard(marks, id, null)) cards[id] = null;
  return { ...update, scene: { ...scene, cards, sides: changedSides(scene.sides, marks) } };
}

export function markAll({ scene }: Update, marks: Marks): void {
  marks.cards.fill(0);
  for (const card of Object.values(scene.cards)) markCard(marks, card.id, card);
  changedSides(scene.sides, marks);
}

/** The whole update again, from the scene before it. */
export function withChanges(before: Scene, changes: Changes): Update {
  const cards: Record<number, SceneCard> = { ...before.cards };
  for (const [key, card] of Object.entries(changes.scene.cards))
    if (card === null) delete cards[Number(key)];
    else cards[Number(key)] = card;
  const side = (player: 0 | 1): Side => {
    const { areas, pools } = changes.scene.sides[player];
    return { areas: { ...before.sides[player].areas, ...areas }, pools };
  };
  return { ...changes, scene: { ...before, ...changes.scene, cards, sides: [side(0), side(1)] } };
}

function changedSides(sides: readonly [Side, Side], marks: Marks): [Side, Side] {
  let at = 0;
  const changed = ({ areas, pools }: Side): Side => {
    const some: Record<string, readonly number[]> = {};
    for (const name in areas) {
      if (at + 1 >= marks.areas.length) marks.areas = longer(marks.areas, at + 24);
      if (differs(marks.areas, at, markOfArea(areas[name]))) some[name] = areas[name];
      at += 2;
    }
    return { areas: some, pools };
  };
  return [changed(sides[0]), changed(sides[1])];
}

function markCard(marks: Marks, id: number, card: SceneCard | null): boolean {
  if (2 * id + 1 >= marks.cards.length) marks.cards = longer(marks.cards, 2 * id + 64);
  return differs(marks.cards, 2 * id, card === null ? notSent : markOf(card));
}

const notSent = [0, 0] as const;

function longer(numbers: Int32Array, length: number): Int32Array {
  const made = new Int32Array(length);
  made.set(numbers);
  return made;
}

function differs(kept: Int32Array, at: number, [a, b]: readonly [number, number]): boolean {
  if (kept[at] === a && kept[at + 1] === b) return false;
  kept[at] = a;
  kept[at + 1] = b;
  return true;
}

function markOfArea(ids: readonly number[]): readonly [number, number] {
  let a = ids.length;
  let b = 0x5bd1e995;
  for (const id of ids) {
    a = Math.imul(a ^ id, 0x01000193) + (a >>> 15);
    b = Math.imul(b ^ id, 0x85ebca6b) + (b >>> 13);
  }
  return [a | 1, b | 0];
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
