/** One seat's view as the page draws it. */
import {
  at,
  below,
  type Compiled,
  covered,
  type Definition,
  definition,
  type Event,
  explain,
  type Game,
  master,
  number,
  type Player,
  type Reason,
  seenEvent,
  type View,
  whyNot,
} from "@arbiter/engine";
import type { TableGame } from "./game.ts";
import { isKnown, keywordsOf, value } from "./names.ts";
import { asked } from "./question.ts";
import { cite, isField, spot } from "./telling.ts";
import type { Face, Happening, Paragraph, Reading, Scene, SceneCard, Seat, WhyNot } from "./types.ts";

/** The view as a game that can be asked about. */
export function seenAs(g: Game, view: View): Game {
  return at(g.program, view.state);
}

export function scene(
  game: TableGame,
  seen: Game,
  view: View,
  seats: readonly [Seat, Seat],
  names: readonly [string, string],
): Scene {
  const { state } = view;
  const { areas } = game.edition;
  const cards: Record<number, SceneCard> = {};
  const side = (player: Player) => {
    const named: Record<string, readonly number[]> = {};
    for (let i = 0; i < areas.length; i++) named[areas[i].name] = state.areas[player * areas.length + i];
    const { length } = game.edition.pools;
    return { areas: named, pools: state.pools.slice(player * length, (player + 1) * length) };
  };
  const shown = game.shown.map((name) => game.edition.numbers.indexOf(name));
  for (const ids of [...state.areas, covered(seen)])
    for (const id of ids) cards[id] = card(game, seen, id, shown);
  const { battle } = state;
  const stands = (id: number) => state.cards[id] !== undefined && isKnown(seen, id) && isField(seen, id);
  return {
    game: game.name,
    edition: game.edition.edition,
    viewer: view.player,
    names,
    seats,
    turn: state.turn,
    active: state.active,
    sides: [side(0), side(1)],
    cards,
    battle:
      battle === null || !stands(battle.attacker.id) || !stands(battle.target.id)
        ? null
        : {
            attacker: battle.attacker.id,
            target: battle.target.id,
            blocked: battle.blocked,
            attack: game.strength(seen, battle.attacker.id),
            defence: game.strength(seen, battle.target.id),
          },
    asked: view.decision === null ? null : asked(game, seen, view.decision),
    deciding: view.deciding,
    result: state.result,
  };
}

/** `shown`: the places of the numbers that are shown. */
function card(game: TableGame, seen: Game, id: number, shown: readonly number[]): SceneCard {
  const { owner, rested, faceUp, marks, since } = seen.state.cards[id];
  const under = below(seen, id);
  if (!isKnown(seen, id)) {
    const isPlain = !rested && !faceUp && marks === 0 && under.length === 0;
    return isPlain ? hidden(owner, id) : { ...hidden(owner, id), rested, faceUp, marks, under };
  }
  const values: Record<string, number> = {};
  for (let i = 0; i < shown.length; i++) {
    const now = number(seen, id, shown[i]);
    if (!Number.isNaN(now) && now !== undefined) values[game.shown[i]] = now;
  }
  return {
    id,
    face: definition(seen, id).key,
    owner,
    rested,
    faceUp,
    marks,
    under,
    values,
    keywords: isField(seen, id) ? keywordsOf(seen, id) : [],
    fresh: since === seen.state.turn && isField(seen, id),
  };
}

const backs: [SceneCard[], SceneCard[]] = [[], []];

/** Most cards of a scene lie face down and show nothing: all scenes share them. */
function hidden(owner: Player, id: number): SceneCard {
  backs[owner][id] ??= {
    id,
    face: null,
    owner,
    rested: false,
    faceUp: false,
    marks: 0,
    under: [],
    values: {},
    keywords: [],
    fresh: false,
  };
  return backs[owner][id];
}

/** The printed sides of the cards that a seat knows, but for those that it was sent. */
export function facesIn(game: TableGame, seen: Game, sent: ReadonlySet<string> = new Set()): Face[] {
  const found = new Map<string, Face>();
  const isNew = (key: string) => !sent.has(key) && !found.has(key);
  for (const card of seen.state.cards) {
    if (card === undefined || !isKnown(seen, card.id)) continue;
    const printed = definition(seen, card.id);
    if (isNew(printed.key)) found.set(printed.key, face(game, printed));
    if (printed.back === undefined || !isNew(printed.back.key)) continue;
    const other = backOf(seen, printed);
    if (other !== undefined) found.set(other.key, face(game, other));
  }
  return [...found.values()];
}

function backOf(seen: Game, printed: Compiled): Compiled | undefined {
  return seen.program.definitions.find((d) => d.key === printed.back?.key);
}

/** What is printed on a card, as it is shown. */
export function face(game: TableGame, d: Definition): Face {
  return {
    game: game.name,
    key: d.key,
    number: d.number,
    name: d.name,
    category: d.category,
    colors: d.traits.color ?? [],
    numbers: Object.fromEntries(
      game.shown.flatMap((n) => (d.numbers[n] === undefined ? [] : [[n, d.numbers[n]]])),
    ),
    traits: game.traits(d),
    text: d.text,
    back: d.back?.key ?? null,
  };
}

/** Events as one seat sees them, with areas by name. */
export function happenings(seen: Game, events: readonly Event[], viewer: Player): Happening[] {
  return events.map((event) => {
    const { kind, player, card, target, amount, from, to } = seenEvent(event, viewer);
    return { kind, player, card, target, amount, from: spot(seen, from), to: spot(seen, to) };
  });
}

/** A card with where its numbers come from, and why what could be done with it cannot be done now. */
export function read(game: TableGame, seen: Game, id: number, viewer: Player): Reading {
  if (seen.state.cards[id] === undefined || !isKnown(seen, id)) return { values: [], why: [] };
  const printed = definition(seen, id);
  const values = game.shown.flatMap((name) => {
    const n = game.edition.numbers.indexOf(name);
    const now = value(seen, id, name);
    if (now === undefined || Number.isNaN(now)) return [];
    const parts = explain(seen, id, n).map(({ source, path, by, sets }) => ({
      by,
      sets,
      from: cite(seen, path, source),
    }));
    for (const { by, rule } of game.byRule(seen, id, name))
      parts.push({ by, sets: false, from: { rule, card: null } });
    return [{ name, value: now, printed: printed.numbers[name] ?? null, parts }];
  });
  const mine = master(seen, id) === viewer;
  const why = mine
    ? game.doable(seen, id, viewer).map(([what, intent]) => {
        const reasons = whyNot(seen, viewer, intent);
        return {
          what,
          can: reasons.length === 0,
          reasons: reasons.map((one) => reason(game, one)),
        };
      })
    : [];
  return { values, why };
}

/** A reason beside our sentence for its paragraph. */
export function reason(game: TableGame, { rule, says }: Reason): WhyNot["reasons"][number] {
  return { rule, says, paragraph: game.rulebook[rule]?.[1] ?? "" };
}

export function paragraph(game: TableGame, number: string): Paragraph | null {
  const found = game.rulebook[number];
  if (found === undefined) return null;
  return {
    number,
    chapter: `${number.split("-")[0]}. ${game.chapters[Number(number.split("-")[0])] ?? ""}`,
    says: found[1],
    below: Object.entries(game.rulebook)
      .filter(([n]) => n.startsWith(`${number}-`))
      .map(([n, [, says]]) => [n, says]),
  };
}

/** A keyword as headings may name it: printed with its number, colours or kind it is [Burst X], [Revive XY], [Counter], [Strike]. */
function headed(name: string): readonly string[] {
  return [
    name,
    name.replace(/\d+$/, "X"),
    name.replace(/ [A-Z][a-z]+(\/[A-Z][a-z]+)?( \d+)?$/, " XY"),
    name.replace(/:.*/, ""),
    name.replace(/.* (?=Strike$)/, ""),
    name.replace(/^UNISON .*/, "X"),
  ];
}

/** The paragraph whose heading names a keyword, at best begins with it. */
export function keyword(game: TableGame, name: string): Paragraph | null {
  const headings = Object.entries(game.rulebook).filter(([, [kind]]) => kind === "heading");
  for (const word of headed(name).map((one) => `[${one}]`)) {
    const found =
      headings.find(([, [, says]]) => says.startsWith(word)) ??
      headings.find(([, [, says]]) => says.includes(word));
    if (found !== undefined) return paragraph(game, found[0]);
  }
  return null;
}
