/** Two worlds that look the same to one who looks: what he is sent must be the same in both. */
import { at, decision, type Game, type Option, type Player, shuffled } from "@arbiter/engine";
import type { Body } from "../../src/match/entries.ts";
import { isSeat, updates, type Viewer } from "../../src/match/shown.ts";
import { type Advance, advance, type Standing } from "../../src/match/standing.ts";
import { type Chance, randomPicks as randomAsked } from "./player.ts";

export function isKnown(g: Game, id: number, viewer: Viewer): boolean {
  return sees(g.state.cards[id].known, viewer);
}

/** The cards that he does not know are dealt anew, each player's among themselves. */
export function otherWorld(g: Game, viewer: Viewer, seed: string): Game {
  const cards = g.state.cards.slice();
  const { areas } = g.program.edition;
  const apart = (id: number) => areas[cards[id].area % areas.length].name === "zDeck";
  for (const owner of [0, 1])
    for (const z of [false, true]) {
      const ids = cards
        .filter((card) => card.owner === owner && card.def !== 0 && !isKnown(g, card.id, viewer))
        .map((card) => card.id)
        .filter((id) => apart(id) === z);
      const from = shuffled(ids, seed, owner * 2 + (z ? 1 : 0));
      const defs = from.map((id) => g.state.cards[id].def);
      ids.forEach((id, i) => {
        cards[id] = { ...cards[id], def: defs[i] };
      });
    }
  return at(g.program, { ...g.state, cards });
}

export type Found = { readonly leak: string } | { readonly same: number };

/** Plays on in both worlds with the same answers, and compares what is sent until they may be told apart. */
export function compare(s: Standing, viewer: Viewer, seed: string, random: Chance, most: number): Found {
  let one = s;
  let two: Standing = { ...s, playing: { ...s.playing!, now: otherWorld(s.playing!.now, viewer, seed) } };
  const sent: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (let step = 0; step < most; step++) {
    if (areToldApart(one, two, viewer)) return { same: step };
    let asked: ReturnType<typeof decision>[];
    try {
      asked = [decision(one.playing!.now), decision(two.playing!.now)];
    } catch (error) {
      return { leak: `the other world cannot be asked: ${String(error)}` };
    }
    const [a, b] = asked;
    if (a === null || b === null)
      return a === b ? { same: step } : { leak: "one world is over and the other is not" };
    if (a.player !== b.player || a.purpose !== b.purpose || a.number !== b.number)
      return {
        leak: `asked is "${a.purpose}" of ${a.player} (${a.rule}), and "${b.purpose}" of ${b.player} (${b.rule})`,
      };
    const answer = inBoth(a, b, random);
    if (answer === null) return { same: step };
    const [before, other] = [one.playing!.now, two.playing!.now];
    let next: [Advance, Advance];
    const body = (picks: number[]): Body => ({ kind: "answer", player: a.player, picks, left: null });
    try {
      next = [advance(one, body(answer[0])), advance(two, body(answer[1]))];
    } catch {
      return { same: step }; // not legal in both
    }
    [one, two] = next.map((n) => n.standing) as [Standing, Standing];
    if (areToldApart(one, two, viewer)) return { same: step + 1 };
    const told = [
      updates(one, viewer, before, next[0].passed, sent[0]),
      updates(two, viewer, other, next[1].passed, sent[1]),
    ].map((all) => all.map((update) => JSON.stringify(update)));
    if (told[0].length !== told[1].length)
      return { leak: `after "${a.purpose}" (${a.rule}) ${told[0].length} messages, and ${told[1].length}` };
    for (let i = 0; i < told[0].length; i++)
      if (told[0][i] !== told[1][i])
        return { leak: `after "${a.purpose}" (${a.rule}): ${firstDifference(told[0][i], told[1][i])}` };
  }
  return { same: most };
}

/** Whether a card that is another one in the other world has become known to him. */
function areToldApart(a: Standing, b: Standing, viewer: Viewer): boolean {
  const [x, y] = [a.playing!.now, b.playing!.now];
  return (
    x.state.cards.some(
      (card, id) =>
        y.state.cards[id] === undefined ||
        (card.def !== y.state.cards[id].def && (isKnown(x, id, viewer) || isKnown(y, id, viewer))),
    ) ||
    [x, y].some((g, i) =>
      (g.events ?? []).some(
        (e) =>
          e.card >= 0 &&
          sees(e.seenBy, viewer) &&
          x.state.cards[e.card]?.def !== y.state.cards[e.card]?.def &&
          i >= 0,
      ),
    )
  );
}

function sees(seenBy: number, viewer: Viewer): boolean {
  if (viewer === "all") return (seenBy & 3) !== 0;
  return viewer === "public" ? seenBy === 3 : (seenBy & (1 << viewer)) !== 0;
}

type Open = NonNullable<ReturnType<typeof decision>>;

const nameOf = ({ do: what, card, target, ability, option, amount }: Option) =>
  JSON.stringify([what, card, target, ability, option, amount]);

/** An answer of the first world that can be given in the second. */
function inBoth(a: Open, b: Open, random: Chance): [number[], number[]] | null {
  const asked = {
    ...a,
    options: a.options.map((o, index) => ({ ...o, index, card: o.card ?? null })),
    set: a.set ?? null,
    suggested: [],
  } as unknown as Parameters<typeof randomAsked>[0];
  const names = b.options.map(nameOf);
  for (let tries = 0; tries < 12; tries++) {
    const picks = randomAsked(asked, random);
    if (a.kind === "amount") return [picks, picks];
    if (picks.some((pick) => a.options[pick]?.barred)) continue;
    const there = picks.map((pick) => names.indexOf(nameOf(a.options[pick])));
    if (there.every((pick) => pick >= 0)) return [picks, there];
  }
  return null;
}

function firstDifference(a: string, b: string): string {
  let i = 0;
  while (a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 120), i + 80)}… and …${b.slice(Math.max(0, i - 20), i + 80)}…`;
}

export function seatsOf(viewer: Viewer): readonly Player[] {
  return isSeat(viewer) ? [viewer] : [0, 1];
}
