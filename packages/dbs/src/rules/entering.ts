/** A Unison comes into play: which one makes room (13-2, 18-2), and the markers that it takes over (22-45). */
import {
  ask,
  definition,
  emit,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  isAbilityNegated,
  type Keyword,
  mark,
  move,
  note,
  option,
  type Player,
  placing,
  procedure,
  question,
  step,
  table,
  traits,
} from "@arbiter/engine";
import { place, unison } from "./areas.ts";
import { entersRested } from "./bans.ts";
import { isRested, takeAlong } from "./manner.ts";
import { toDrop } from "./unison.ts";

const card = (f: Frame) => f.v.card as number;
const gone = (f: Frame) => f.v.gone as readonly number[];

/** f.you's v.card with v.markers; v.byEffect, v.using: how it is played. v.gone: what makes room. */
export const enterUnison = procedure("enter the Unison Area", [
  step("13-2-1-3", (g, f) => {
    const there = inArea(g, f.you, unison);
    const room = followsAll(["3-11-4", "3-11-5", rule(g, f)]) ? unisonsAllowed(g, f) : there.length + 1;
    const n = Math.max(0, there.length + 1 - room);
    note(g, f, { gone: there.slice(0, n), n, taken: 0 });
  }),
  ask(
    ["13-2-1-3-2", "13-2-2-5-2", "18-2-1-3-2", "18-2-2-5-2"],
    (g, f) => {
      const n = f.v.n as number;
      const there = inArea(g, f.you, unison);
      if (n === 0 || n === there.length) return null;
      const options = there.map((id) => option("choose", { card: id }));
      return question(f.you, "choose", "make room", options, n, n);
    },
    (g, f, picks, q) => note(g, f, { gone: picks.map((pick) => q.options[pick].card!) }),
  ),
  ask(
    "22-45-3-1",
    (g, f) => {
      const colors = empower(g, f)?.colors ?? [];
      const open = colors.filter((color) => markersOf(g, f, [color]) > 0);
      if (colors.length < 2 || open.length === 0) return null;
      const options = open.map((color) => option("choose", { option: color }));
      return question(f.you, "act", "color", options);
    },
    (g, f, [pick], q) => note(g, f, { color: q.options[pick].option! }),
  ),
  ask(
    ["22-45-3", "13-2-1-3-1", "13-2-2-5-1", "18-2-1-3-1", "18-2-2-5-1"],
    (g, f) => {
      const skill = empower(g, f);
      if (skill === null) return null;
      const n = Math.min(Number(skill.x), markersOf(g, f, colorsOf(f, skill)));
      return n === 0 ? null : question(f.you, "amount", "markers", [], 0, n);
    },
    (g, f, [n]) => note(g, f, { taken: n }),
  ),
  step("13-2-1-3", (g, f) => {
    g.rule = rule(g, f);
    for (const id of gone(f)) toDrop(g, id);
    const from = g.state.cards[card(f)].area;
    const to = place(g, f.you, unison);
    const rested =
      isRested(f, card(f), f.v.rested === true ? "rested" : undefined) || entersRested(g, f.you, card(f));
    move(g, card(f), to, placing({ at: "bottom", rested: rested || !follows("3-11-3") }));
    takeAlong(g, f, card(f));
    mark(g, card(f), (f.v.markers as number) + (f.v.taken as number));
    if (followsAll(pending(g, f)))
      emit(g, "play", f.you, card(f), { from, to, using: (f.v.using as string | undefined) ?? "" });
  }),
  step(["21-9-1", "21-9-2"], (g, f) => {
    if (g.state.cards[card(f)].marks <= 0) toDrop(g, card(f));
  }),
]);

/** The paragraph by which another Unison goes, or a card in Hidden Mode. */
function rule(g: Game, f: Frame): string {
  const chapter = definition(g, card(f)).category === "Z-UNISON" ? "18" : "13";
  return `${chapter}-2-${f.v.byEffect === true ? "2-5" : "1-3"}`;
}

/** The paragraphs by which "when you play this card" is noticed. */
function pending(g: Game, f: Frame): string[] {
  const chapter = definition(g, card(f)).category === "Z-UNISON" ? "18" : "13";
  return f.v.byEffect === true ? [`${chapter}-2-2`, `${chapter}-2-2-6`] : [`${chapter}-2-1-4`];
}

/** One, or as many as an effect allows of those that it names. */
function unisonsAllowed(g: Game, f: Frame): number {
  return mostUnisons(g, f.you, [...inArea(g, f.you, unison), card(f)]);
}

export function mostUnisons(g: Game, player: Player, cards: readonly number[]): number {
  if (!g.program.verbs.has("rule")) return 1;
  let most = 1;
  for (const { static: s, context } of table(g).rules) {
    const said = s.static;
    if (said.set !== "rule" || said.rule !== "unisonsInPlay" || context.you !== player) continue;
    if (cards.every((id) => s.target!(g, context, id)) && follows("3-11-5-1"))
      most = Math.max(most, Number(said.value));
  }
  return most;
}

function empower(g: Game, f: Frame): Keyword | null {
  if (gone(f).length === 0) return null;
  const made = definition(g, card(f)).compiled.find(
    ({ granted, ability }) => !granted && ability.keyword?.name === "Empower",
  );
  return made === undefined || isAbilityNegated(g, card(f), made.tag) ? null : made.ability.keyword!;
}

/** 22-45-3-1: of several colours the chosen one. 22-45-3-2: without a colour all are meant. */
function colorsOf(f: Frame, { colors = [] }: Keyword): readonly string[] {
  return typeof f.v.color === "string" ? [f.v.color] : colors;
}

function markersOf(g: Game, f: Frame, colors: readonly string[]): number {
  const any = colors.length === 0 && follows("22-45-3-2");
  return gone(f)
    .filter((id) => any || traits(g, id, "color").some((color) => colors.includes(color)))
    .reduce((sum, id) => sum + g.state.cards[id].marks, 0);
}
