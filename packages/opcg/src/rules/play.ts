/** Playing cards: from the hand for their cost (2-7, 6-5-3), or by an effect; making room (3-7-6, 3-8-5). */
import {
  ask,
  call,
  definition,
  done,
  emit,
  enter,
  expire,
  type Frame,
  follows,
  forbiddingPlayer,
  type Game,
  goTo,
  inArea,
  inForce,
  jump,
  type Live,
  label,
  learn,
  locals,
  move,
  note,
  number,
  onTop,
  option,
  type Player,
  permits,
  placing,
  pool,
  procedure,
  question,
  replaceCard,
  type StepPart,
  step,
  toldBy,
  withRested,
} from "@arbiter/engine";
import { active, characters, cost, hand, place, rested, stage, trash } from "./areas.ts";

function card(f: Frame): number {
  return f.v.card as number;
}

/** What playing the card costs now: its cost, and what effects add to playing it. */
export function priceOf(g: Game, player: Player, id: number): number {
  const more = inForce(g, "costOfPlaying", player, id);
  const price = number(g, id, cost);
  return more.length === 0 ? price : Math.max(0, more.reduce(adding, price));
}

const adding = (sum: number, { amount }: Live) => sum + amount;

/** "The next time you play …" is over when it was used. */
function useUp(g: Game, player: Player, id: number): void {
  const all = inForce(g, "costOfPlaying", player, id);
  if (all.length > 0) endNext(g, all);
}

function endNext(g: Game, all: readonly Live[]): void {
  const used = all
    .filter((l) => l.static.static.set === "costOfPlaying" && l.static.static.next === true)
    .map((l) => l.stamp);
  if (used.length > 0) expire(g, (e) => used.includes(e.stamp));
}

/** 2-7: the card is shown, then as many active DON!! as it costs are rested. */
export function payFor(g: Game, player: Player, id: number): void {
  const price = priceOf(g, player, id);
  useUp(g, player, id);
  if (price <= 0) return;
  pool(g, player, active, -price);
  pool(g, player, rested, price);
  emit(g, "pay", player, id, { amount: price });
}

const show = (...rule: string[]) =>
  step(rule, (g, f) => {
    learn(g, card(f), 3);
    payFor(g, f.you, card(f));
  });

/** A Character or Stage from the hand: v.card. */
export const playFromHand = procedure("play a card", [
  step("6-5-3-1", (g, f) => {
    if (definition(g, card(f)).category === "STAGE") jump(g, f, "stage");
  }),
  show("2-7-2", "6-5-3-1"),
  goTo("6-5-3-1", "play"),
  label("stage"),
  show("2-7-4", "6-5-3-1"),
  label("play"),
  step("6-5-3-1", (g, f) => enter(g, "put into play", f.you, { card: card(f), rested: false })),
]);

/** An Event from the hand: v.card, v.ability. It is in the trash when its effect is applied. */
export const activateEvent = procedure("activate an Event", [
  show("2-7-3", "8-4-1-2"),
  step(["8-4-2", "2-2-5", "3-5-1"], (g, f) => {
    const { timing } = definition(g, card(f)).compiled[f.v.ability as number].ability;
    toldBy(g, timing === "counter" ? "7-1-3-2-2" : "6-5-3-1", () =>
      move(g, card(f), place(g, f.you, trash), onTop),
    );
  }),
  step("8-5-2", (g, f) => emit(g, "activateEvent", f.you, card(f), { from: place(g, f.you, hand) }), {
    tells: ["activateEvent"],
  }),
  step("8-4-1-4", (g, f) => {
    const ability = definition(g, card(f)).compiled[f.v.ability as number];
    call(g, ability.path, {
      you: f.you,
      card: card(f),
      incarnation: -1,
      v: {},
    });
  }),
]);

/** An Event that an effect activates goes to the trash without its cost being paid. */
export function useEventByEffect(g: Game, f: Frame, id: number): void {
  const ability = definition(g, id).compiled.find(
    (a) => a.ability.timing === "main" || a.ability.timing === "counter",
  );
  if (ability === undefined) return;
  if (forbiddingPlayer(g, "play", f.you, id) !== null && follows("1-3-3")) return;
  const { area: from } = g.state.cards[id];
  move(g, id, place(g, f.you, trash), onTop);
  emit(g, "activateEvent", f.you, id, { from });
  call(g, ability.path, { you: f.you, card: id, incarnation: -1 });
}

/** Makes room where there is none, then places the card; v.card, v.rested. */
export const putIntoPlay = procedure("put into play", [
  step("3-8-5", (g, f) => {
    if (definition(g, card(f)).category === "STAGE") jump(g, f, "stage");
  }),
  ask(
    "3-7-6-1",
    (g, f) => {
      const there = inArea(g, f.you, characters);
      if (there.length < 5 || !follows("3-7-6")) return null;
      const options = there.map((id) => option("choose", { card: id }));
      return question(f.you, "choose", "make room", options);
    },
    (g, f, [pick], q) => makeRoom(g, f.you, q.options[pick].card!),
  ),
  step("2-2-4", (g, f) => putIn(g, f, characters)),
  step("3-7-3", (g, f) => played(g, f)),
  step("3-7-3", done),
  label("stage"),
  step("3-8-5-1", (g, f) => {
    for (const id of inArea(g, f.you, stage)) makeRoom(g, f.you, id);
  }),
  step("2-2-6", (g, f) => putIn(g, f, stage)),
  step("3-8-3", (g, f) => played(g, f)),
] satisfies readonly StepPart[]);

/** Not a K.O. (10-2-1-3): it goes to the trash by a rule. */
function makeRoom(g: Game, player: Player, id: number): void {
  if (!follows("10-2-1-3")) emit(g, "ko", player, id, { cause: "rule" });
  emit(g, "leave", player, id, { cause: "rule", from: g.state.cards[id].area, to: place(g, player, trash) });
  move(g, id, place(g, g.state.cards[id].owner, trash), onTop);
}

function putIn(g: Game, f: Frame, where: number): void {
  const isRested = f.v.rested === true || !follows(where === stage ? "3-8-4" : "3-7-5");
  locals(g, f).from = g.state.cards[card(f)].area;
  move(g, card(f), place(g, f.you, where), placing({ at: "bottom", rested: isRested }));
  const mustRest = permits(g, "playedRested", card(f)) !== null;
  // Told to come rested by one text and active by another at once, it comes rested.
  if (mustRest && (f.v.active !== true || follows("1-3-9")))
    replaceCard(g, withRested(g.state.cards[card(f)], true));
}

function played(g: Game, f: Frame): void {
  emit(g, "play", f.you, card(f), { from: f.v.from as number });
}

/** Cards that an effect plays, one after the other: v.cards. */
export const playByEffect = procedure("play by an effect", [
  label("next"),
  step("3-7-3", (g, f) => {
    const left = f.v.cards as readonly number[];
    if (left.length === 0) {
      const below = g.state.frames[g.state.frames.length - 2];
      const played = f.v.played as readonly number[];
      below.outcome = { cards: played, replaced: 0 };
      done(g);
      return;
    }
    note(g, f, { cards: left.slice(1), played: [...(f.v.played as readonly number[]), left[0]] });
    call(g, "put into play", {
      you: f.you,
      card: f.card,
      incarnation: f.incarnation,
      v: { card: left[0], rested: f.v.rested, active: f.v.active },
    });
  }),
  goTo("3-7-3", "next"),
]);

export function startPlaying(
  g: Game,
  f: Frame,
  cards: readonly number[],
  state: "rested" | "active" | undefined,
  player: Player,
): void {
  const allowed = (id: number) => forbiddingPlayer(g, "play", player, id) === null || !follows("1-3-3");
  const playable = cards.filter(
    (id) => ["CHARACTER", "STAGE"].includes(definition(g, id).category) && allowed(id),
  );
  call(g, "play by an effect", {
    you: player,
    card: f.card,
    incarnation: f.incarnation,
    v: { cards: playable, played: [], rested: state === "rested", active: state === "active" },
  });
}
