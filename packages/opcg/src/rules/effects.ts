/** Chapter 8: which effect comes first, and what may take the place of what happens. */
import {
  ask,
  call,
  confirm,
  done,
  emit,
  enter,
  type Frame,
  follows,
  type Game,
  inArea,
  jump,
  label,
  move,
  note,
  number,
  option,
  other,
  type Pending,
  type Player,
  type Proposed,
  perform,
  procedure,
  question,
  type Replacement,
  replacements,
  step,
  type Value,
} from "@arbiter/engine";
import { characters, place, power, trash } from "./areas.ts";

/** 8-6: waves. What triggers while effects resolve waits for all that waited before it. */
export const resolveEffects = procedure("resolve effects", [
  label("wave"),
  step("8-6-1", (g) => {
    if (g.state.pending.length === 0) {
      g.state.wave = 0;
      done(g);
      return;
    }
    g.state.wave = Math.min(...g.state.pending.map((p) => p.wave)) + 1;
  }),
  label("next"),
  ask(
    "8-1-3-2",
    (g) => {
      const waiting = whose(g);
      if (waiting === null || waiting.list.length < 2) return null;
      const options = waiting.list.map((p) => option("order", { card: p.card, ability: p.ability }));
      return question(waiting.player, "order", "next effect", options);
    },
    (g, f, [pick]) => {
      const waiting = whose(g)!;
      f.v = { picked: g.state.pending.indexOf(waiting.list[pick]) };
    },
  ),
  step("8-6-1", (g, f) => {
    const waiting = whose(g);
    if (waiting === null) {
      jump(g, f, "wave");
      return;
    }
    const picked = typeof f.v.picked === "number" ? g.state.pending[f.v.picked] : waiting.list[0];
    f.v = {};
    g.state.pending = g.state.pending.filter((p) => p !== picked);
    start(g, picked);
  }),
  step("8-6-1", (g, f) => jump(g, f, "next")),
]);

/** Those of this wave whose turn it is: the active player's first. */
function whose(g: Game): { player: Player; list: readonly Pending[] } | null {
  const now = follows("8-6-1-1")
    ? g.state.pending.filter((p) => p.wave < g.state.wave)
    : g.state.pending.slice(-1);
  if (now.length === 0) return null;
  const first: Player = follows("8-1-3-2") ? g.state.active : other(g.state.active);
  const mine = now.filter((p) => p.you === first);
  return mine.length > 0 ? { player: first, list: mine } : { player: other(first), list: now };
}

function start(g: Game, p: Pending): void {
  const ability = g.program.definitions[p.def].compiled[p.ability];
  const moved = p.incarnation >= 0 && g.state.cards[p.card].incarnation !== p.incarnation;
  if (moved && follows("8-1-3-2-3")) return;
  call(g, ability.path, {
    you: p.you,
    card: p.card,
    incarnation: moved ? -1 : p.incarnation,
    event: p.event,
    results: p.results,
    v: { checked: p.incarnation < 0 },
  });
}

export function resolvePending(g: Game): void {
  if (!follows("1-3-7-1")) trashNegative(g);
  if (g.state.pending.length > 0) enter(g, "resolve effects", g.state.active, {});
}

/** What 1-3-7-1 rules out: a Character would go for its power alone. */
function trashNegative(g: Game): void {
  for (const player of [0, 1] as const)
    for (const id of inArea(g, player, characters))
      if (number(g, id, power) < 0) move(g, id, place(g, player, trash), { at: "top" });
}

/**
 * 8-1-3-5: for each thing about to happen, the effect of the card itself comes first, then those of the
 * active player in the order he likes, then the other's; what was replaced is not replaced again.
 * v.batch, v.asked; v.at: which of the batch; v.gone: those replaced.
 */
export const replace = procedure("replace", [
  step("8-1-3-5", (_g, f) => note(f, { at: 0, gone: [], declined: [], using: null })),
  label("next"),
  ask(
    "8-1-3-5-2",
    (g, f) => {
      const open = first(g, f);
      if (open.length < 2) return null;
      const options = open.map((r) => option("order", { card: r.card, ability: r.ability.index }));
      return question(master(g, open[0]), "order", "which replacement", options);
    },
    (g, f, [pick]) => note(f, { using: name(first(g, f)[pick]) }),
  ),
  ask(
    "8-1-3-5-1",
    (g, f) => {
      const chosen = using(g, f);
      if (chosen === undefined || chosen.ability.ability.may !== true) return null;
      return confirm(master(g, chosen), "replace", chosen.card);
    },
    (g, f, [pick]) => {
      const chosen = using(g, f)!;
      if (pick === 1)
        f.v = {
          ...f.v,
          declined: [...(f.v.declined as readonly string[]), name(chosen)],
          using: null,
          no: true,
        };
      else note(f, { no: false });
    },
  ),
  step("8-1-3-5", (g, f) => {
    const batch = f.v.batch as unknown as readonly Proposed[];
    if (f.v.no === true) {
      note(f, { no: false });
      jump(g, f, "next");
      return;
    }
    const chosen = using(g, f);
    if (chosen === undefined) {
      const at = (f.v.at as number) + 1;
      note(f, { at, declined: [], using: null });
      if (at < batch.length) jump(g, f, "next");
      else jump(g, f, "happen");
      return;
    }
    const at = f.v.at as number;
    const gone = follows("8-1-3-5-4") ? [...(f.v.gone as readonly number[]), at] : f.v.gone;
    const once = follows("8-1-3-5-3");
    f.v = {
      ...f.v,
      gone,
      at: once ? at + 1 : at,
      declined: once ? [] : [...(f.v.declined as readonly string[]), name(chosen)],
      using: null,
    };
    emit(g, "replace", master(g, chosen), batch[at].card);
    call(g, chosen.ability.path, {
      you: master(g, chosen),
      card: chosen.card,
      incarnation: -1,
      event: {
        kind: batch[at].kind,
        player: master(g, chosen),
        card: batch[at].card,
        incarnation: g.state.cards[batch[at].card].incarnation,
        target: -1,
        amount: 1,
        from: g.state.cards[batch[at].card].area,
        to: batch[at].to,
        cause: batch[at].cause,
        by: g.source,
        byPlayer: g.sourcePlayer,
      },
      v: { checked: true },
    });
  }),
  step("8-1-3-5", (g, f) => {
    if ((f.v.at as number) < (f.v.batch as readonly Value[]).length) jump(g, f, "next");
  }),
  label("happen"),
  step("8-1-3-5-4-1", (g, f) => {
    const batch = f.v.batch as unknown as readonly Proposed[];
    const gone = f.v.gone as readonly number[];
    const below = g.state.frames[g.state.frames.length - 2];
    const left = batch.filter((_, i) => !gone.includes(i));
    below.outcome = perform(g, left, f.v.asked as number);
  }),
]);

function master(g: Game, r: Replacement): Player {
  return g.state.cards[r.card].area < g.program.edition.areas.length ? 0 : 1;
}

function name(r: Replacement): string {
  return `${r.card}/${r.ability.index}`;
}

/** Those that come first now: the affected card's own, else the active player's, else the other's. */
function first(g: Game, f: Frame): readonly Replacement[] {
  const batch = f.v.batch as unknown as readonly Proposed[];
  const now = batch[f.v.at as number];
  if (now === undefined) return [];
  const all = replacements(g, now, f.v.declined as readonly string[]);
  const own = all.filter((r) => r.card === now.card);
  if (own.length > 0 && follows("8-1-3-5-2")) return own;
  const active = all.filter((r) => master(g, r) === g.state.active);
  return active.length > 0 ? active : all;
}

function using(g: Game, f: Frame): Replacement | undefined {
  const open = first(g, f);
  return f.v.using === null ? open[0] : open.find((r) => name(r) === f.v.using);
}
