/** What one who looks is sent: made from his view alone. */
import {
  apply,
  at,
  decision,
  type Event,
  type Game,
  isFreeSince,
  type Player,
  type View,
  view,
} from "@arbiter/engine";
import {
  facesIn,
  happenings,
  keyword,
  type Line,
  paragraph,
  type Questions,
  read,
  scene,
  seenAs,
  type TableGame,
  tell,
  type Update,
  why,
} from "@arbiter/match";
import { gameOf } from "./games.ts";
import { type Playing, type Standing, startOf } from "./standing.ts";

/**
 * A seat, or one who only watches: sees what both seats see, or what either of them does; afterwards, with both
 * players' yes, everything.
 */
export type Viewer = Player | "public" | "all" | "whole";

export const isSeat = (viewer: Viewer | null): viewer is Player => viewer === 0 || viewer === 1;

/** No player has this number: what is known to both is shown to it, and nothing else. */
const nobody = 2 as Player;

interface Seen {
  readonly view: View;
  readonly game: Game;
  readonly events: readonly Event[];
}

export function sees(g: Game, viewer: Viewer): Seen {
  if (isSeat(viewer)) {
    const seen = view(g, viewer);
    return { view: seen, game: seenAs(g, seen), events: g.events ?? [] };
  }
  const shows = (known: number) =>
    viewer === "whole" || (viewer === "all" ? (known & 3) !== 0 : (known & 3) === 3);
  const cards = g.state.cards.map((card) => (shows(card.known) ? { ...card, known: 7 } : card));
  const open = at(g.program, { ...g.state, cards });
  decision(g);
  open.question = g.question;
  const seen: View = { ...view(open, nobody), player: 0 };
  const events = (g.events ?? []).map((event) => (shows(event.seenBy) ? { ...event, seenBy: 7 } : event));
  return { view: seen, game: seenAs(g, seen), events };
}

/** What led from one game to the next; how it looked before is made out only where it is needed. */
function told(game: TableGame, before: Game, after: Seen, viewer: Viewer): Line[] {
  const who = isSeat(viewer) ? viewer : nobody;
  return tell(game, after.events, () => sees(before, viewer).game, after.game, who);
}

/** Updates for the games that were passed through, one for each. */
export function updates(
  s: Standing,
  viewer: Viewer,
  before: Game | null,
  passed: readonly Game[],
  sent: Set<string>,
): Update[] {
  const game = gameOf(s.created.settings);
  const playing = s.playing!;
  const of = playing.inputs.length;
  return passed.map((g, i) => {
    const seen = sees(g, viewer);
    const lines = told(game, (i === 0 ? before : passed[i - 1]) ?? g, seen, viewer);
    // What was answered on the way is not asked of anybody.
    const shown = i === passed.length - 1 ? seen : { ...seen, view: { ...seen.view, decision: null } };
    return update(s, viewer, shown, lines, sent, of - passed.length + 1 + i, false);
  });
}

/** The game as it stands, with all that was told. */
export function whole(s: Standing, viewer: Viewer, sent: Set<string>): Update {
  const playing = s.playing!;
  return update(s, viewer, sees(playing.now, viewer), log(s, viewer), sent, playing.inputs.length, true);
}

/** A game that is over, step by step. */
export function replay(s: Standing, viewer: Viewer): Update[] {
  const { chooser, inputs } = s.playing!;
  const passed = [startOf(s, chooser)];
  for (const input of inputs) passed.push(apply(passed[passed.length - 1], input, true));
  const shown = updates({ ...s, stage: "over" }, viewer, null, passed, new Set());
  // What was asked of him belongs to the replay; nothing of it is asked again.
  return shown.map((update, at) => ({ ...update, at, canUndo: "no" }));
}

/** The log of this game for one who looks, told anew from its inputs. */
export function log(s: Standing, viewer: Viewer): Line[] {
  const game = gameOf(s.created.settings);
  const { chooser, inputs } = s.playing!;
  const start = startOf(s, chooser);
  const lines = told(game, start, sees(start, viewer), viewer);
  let last = start;
  for (const input of inputs) {
    const next = apply(last, input, true);
    lines.push(...told(game, last, sees(next, viewer), viewer));
    last = next;
  }
  return lines;
}

function update(
  s: Standing,
  viewer: Viewer,
  seen: Seen,
  lines: readonly Line[],
  sent: Set<string>,
  place: number,
  jump: boolean,
): Update {
  const game = gameOf(s.created.settings);
  const faces = facesIn(game, seen.game, sent);
  for (const { key } of faces) sent.add(key);
  const seats = [0, 1].map((seat) =>
    seat === viewer ? "human" : "remote",
  ) as unknown as Update["scene"]["seats"];
  const names = s.seats.map((seat) => seat?.name ?? "") as [string, string];
  return {
    scene: scene(game, seen.game, seen.view, seats, names),
    lines,
    happened: jump ? [] : happenings(seen.game, seen.events, isSeat(viewer) ? viewer : nobody),
    faces,
    at: place,
    of: s.playing!.inputs.length,
    jump,
    handover: false,
    canUndo: isSeat(viewer) ? undoFor(s.playing!, viewer, s.stage === "playing") : "no",
  };
}

/** Free where nothing was learned, nothing was random and the other has not answered since. */
export function undoFor(
  { own, inputs, now }: Playing,
  player: Player,
  isPlaying: boolean,
): Update["canUndo"] {
  const last = own[player];
  if (last === null || !isPlaying) return "no";
  const alone = inputs.slice(last.at).every((input) => input.player === player);
  return alone && isFreeSince(last.before, now) ? "free" : "asked";
}

export function reply(
  s: Standing,
  viewer: Viewer,
  question: Exclude<keyof Questions, "save">,
  given: readonly (number | string)[],
): unknown {
  const game = gameOf(s.created.settings);
  switch (question) {
    case "read": {
      if (s.playing === null) return { values: [], why: [] };
      const who = isSeat(viewer) ? viewer : nobody;
      return read(game, sees(s.playing.now, viewer).game, Number(given[0]), who);
    }
    case "why": {
      if (s.playing === null) return { about: null, why: [] };
      const who = isSeat(viewer) ? viewer : nobody;
      return why(game, sees(s.playing.now, viewer).game, String(given[0]), who);
    }
    case "rule":
      return paragraph(game, String(given[0]));
    case "keyword":
      return keyword(game, String(given[0]));
  }
}
