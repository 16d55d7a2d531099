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
      hashArea(areas[name]);
      if (differs(marks.areas, at)) some[name] = areas[name];
      at += 2;
    }
    return { areas: some, pools };
  };
  return [changed(sides[0]), changed(sides[1])];
}

function markCard(marks: Marks, id: number, card: SceneCard | null): boolean {
  if (2 * id + 1 >= marks.cards.length) marks.cards = longer(marks.cards, 2 * id + 64);
  if (card === null) hash.fill(0);
  else hashCard(card);
  return differs(marks.cards, 2 * id);
}

function longer(numbers: Int32Array, length: number): Int32Array {
  const made = new Int32Array(length);
  made.set(numbers);
  return made;
}

/**
 * Sixty-four bits of what was hashed last: two hashes that differ in their factors. In one place, for every card is
 * hashed for every answer and each viewer, and nothing must be left behind by it.
 */
const hash = new Int32Array(2);

/** Whether it is another than was kept; it is kept. */
function differs(kept: Int32Array, at: number): boolean {
  if (kept[at] === hash[0] && kept[at + 1] === hash[1]) return false;
  kept[at] = hash[0];
  kept[at + 1] = hash[1];
  return true;
}

function mix(n: number): void {
  hash[0] = Math.imul(hash[0] ^ n, 0x01000193) + (hash[0] >>> 15);
  hash[1] = Math.imul(hash[1] ^ n, 0x85ebca6b) + (hash[1] >>> 13);
}

function mixText(said: string): void {
  for (let i = 0; i < said.length; i++) mix(said.charCodeAt(i));
  mix(-2);
}

function begin(n: number): void {
  hash[0] = 0x811c9dc5;
  hash[1] = 0x5bd1e995;
  mix(n); // so that the next number does not lie over this one's bits
}

/** Never the two zeros of what was not sent. */
function end(): void {
  hash[0] |= 1;
}

function hashArea(ids: readonly number[]): void {
  begin(ids.length);
  for (const id of ids) mix(id);
  end();
}

/** All that a card shows. */
function hashCard(card: SceneCard): void {
  begin(card.owner * 8 + (card.rested ? 4 : 0) + (card.faceUp ? 2 : 0) + (card.fresh ? 1 : 0));
  mix(card.marks);
  if (card.face !== null) mixText(card.face);
  for (const id of card.under) mix(id);
  mix(-1);
  for (const name in card.values) {
    mixText(name);
    mix(card.values[name]);
  }
  for (const keyword of card.keywords) mixText(keyword);
  end();
}
