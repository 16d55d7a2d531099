/** 22-10-3 to 22-10-5: which [Counter] skills wait in an open window, and why others do not. */
import {
  type Action,
  above,
  action,
  areCopiesUsed,
  type Compiled,
  type CompiledAbility,
  type Context,
  covered,
  declaredAs,
  definition,
  type Frame,
  follows,
  followsAll,
  type Game,
  inArea,
  kindOf,
  master,
  type Occurrence,
  type Option,
  occurrence,
  once,
  option,
  other,
  type Player,
  type Requirement,
} from "@arbiter/engine";
import { asideFor, canAfford, type Paying } from "./affording.ts";
import { battle, combo, drop, energy, hand, unison, warp } from "./areas.ts";
import { mayActivate, prohibitions, tollsOfSkill } from "./bans.ts";
import { failing, ofPrice } from "./cited.ts";
import { canPayFor } from "./energy.ts";
import { playsItself } from "./leaving.ts";
import { usesElsewhere } from "./match.ts";
import { waysOf } from "./ways.ts";

/** What the other player of a window may answer, the last declared first: in one response all that waits still waits. */
export function answerable(g: Game, f: Frame): readonly Action[] {
  if (waysOf(g).windows !== "one response") return answerableIn(g, f);
  const open = g.state.frames.filter(({ p, you }) => p === "counter window" && you === f.you);
  return open.toReversed().flatMap((window) => answerableIn(g, window));
}

function answerableIn(g: Game, { v }: Frame): readonly Action[] {
  const declared = declaredAs(g, v.action as number);
  return declared === undefined || declared.answers.length === 0 ? none : [declared];
}

const none: readonly never[] = [];

/** The declared action as what the answer speaks of: "the card being played". */
export function eventOf(g: Game, number_: number): Occurrence | null {
  const declared = declaredAs(g, number_);
  if (declared === undefined || declared.card < 0) return null;
  if (declared.kind === "resolved" || (declared.kind === "skill" && !playsItself(g, declared))) return null;
  return occurrence(g, declared.kind, declared.player, declared.card);
}

/** What a [Counter] that answers what is declared still needs. */
interface Need extends Pick<Requirement, "rules" | "says"> {
  readonly holds: (g: Game, c: Context, made: CompiledAbility) => boolean;
  readonly cites?: (g: Game, c: Context, made: CompiledAbility) => readonly string[];
}

const needs: readonly Need[] = [
  {
    rules: ["22-10-5"],
    says: "A [Counter] is activated from the hand.",
    holds: (g, { card }, { areas, under }) =>
      above(g, card) >= 0 ? under : areas.includes(kindOf(g, g.state.cards[card].area)),
  },
  {
    rules: ["22-44-3", "22-44-5"],
    says: "Copies of this skill were used as often as they may be this turn.",
    holds: (g, { you, card }, made) => !areCopiesUsed(g, you, card, made),
  },
  {
    rules: prohibitions,
    says: "An effect forbids it.",
    holds: (g, { you, card }, made) => mayActivate(g, you, card, made),
    cites: (g, { card }, made) => ["9-2-3", ...tollsOfSkill(g, card, made)],
  },
  {
    rules: ["5-8-3", "9-1-3"],
    says: "Its conditions are not met.",
    holds: (g, c, made) => made.conditions(g, c),
    cites: (g, c, { ability }) => failing(g, c, ability.conditions ?? []),
  },
  {
    rules: ["22-10-4", "5-3-3"],
    says: "There is not enough active energy of the right colours.",
    holds: (g, { you, card }, { tag }) => canPayFor(g, you, card, tag),
  },
  {
    rules: ["22-10-4", "5-8-3"],
    says: "Its skill cost cannot be paid in full.",
    holds: (g, c, made) => canAfford(g, c.you, paying(g, c, made)),
    cites: (g, c, made) => [...ofPrice(made), ...asideFor(g, c.you, paying(g, c, made))],
  },
];

/** 22-10-4: its card is paid for as well, and then lies in the Drop Area. */
export function paying(g: Game, c: Context, made: CompiledAbility): Paying {
  return { id: c.card, made, isPaidFor: true, drops: !staysInHand(g, c.card, made), context: () => c };
}

/** 22-10-7: the card goes to the Drop Area, unless its text plays it: then it is played from the hand. */
export function staysInHand(g: Game, id: number, made: CompiledAbility): boolean {
  if (definition(g, id).category === "EXTRA") return waysOf(g).extraDrops === "as it is resolved";
  return playsItsCard(made);
}

const playsItsCard = once(({ ability }: CompiledAbility) => playsThis(ability.effect));

function playsThis(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { do: act, what } = part as { do?: string; what?: unknown };
  return (act === "play" && what === "this") || Object.values(part).some(playsThis);
}

const pending: Readonly<Record<string, string>> = {
  Play: "22-10-3-1",
  Attack: "22-10-3-2",
  "Battle Card Attack": "22-10-3-3",
  Counter: "22-10-3-4",
};

/** By which paragraph a [Counter] becomes pending. */
const pendingBy = ({ ability }: CompiledAbility): readonly string[] => {
  const rule = pending[ability.counters ?? ""];
  return rule === undefined ? [] : [rule];
};

function contextOf(g: Game, you: Player, card: number, { number }: Action): Context {
  return { you, card, incarnation: -1, event: eventOf(g, number), results: [], x: 0 };
}

function isAnswer({ ability }: CompiledAbility, { answers }: Action): boolean {
  return answers.includes(ability.counters ?? "");
}

/** 22-10-3, 22-10-4: which [Counter] skills this action makes pending, as far as they can be paid for. */
export function findCounters(g: Game, player: Player, declared: Action, found: Option[]): void {
  if (!follows("1-5-7")) return;
  const held = sourcesOf(g, player);
  for (const card of follows("22-10-5") ? held : [...held, ...inArea(g, player, battle)]) {
    for (const made of countersOn(definition(g, card))) {
      if (!isAnswer(made, declared) || isUnderWay(g, card)) continue;
      const c = contextOf(g, player, card, declared);
      if (needs.some(({ rules, holds }) => !holds(g, c, made) && followsAll(rules))) continue;
      const rules = ["22-10-3", ...pendingBy(made), "22-10-4"];
      found.push(option("counter", { card, ability: made.index, rules }));
    }
  }
}

/** Where an Extra lies in the hand until its skill is resolved, it answers nothing else meanwhile. */
function isUnderWay(g: Game, id: number): boolean {
  if (waysOf(g).extraDrops === "as it is paid") return false;
  return g.state.frames.some((f) => f.p === "counter motion" && f.v.card === id);
}

/** The hand; and where text lets a [Counter] be activated from elsewhere, the open cards that are not in play. */
export function sourcesOf(g: Game, player: Player): readonly number[] {
  const held = inArea(g, player, hand);
  if (!usesElsewhere(g)) return held;
  const below = covered(g).filter((id) => master(g, id) === player);
  return [...held, ...inArea(g, player, energy), ...inArea(g, player, drop), ...below];
}

const countersOn = once(({ compiled }: Compiled) =>
  compiled.filter(({ granted, ability }) => !granted && ability.timing === "counter"),
);

const slotsOn = once((card: Compiled) => countersOn(card).map(({ index }) => index));

/** The open window in which the player may answer. */
function windowOf(g: Game, player: Player): Frame | undefined {
  const top = g.state.frames.at(-1);
  return top?.p === "counter window" && other(top.you) === player ? top : undefined;
}

function answeredBy(g: Game, player: Player, made: CompiledAbility): Action | undefined {
  const window = windowOf(g, player);
  return window && answerable(g, window).find((one) => isAnswer(made, one));
}

const madeAt = (g: Game, id: number, slot: number) => definition(g, id).compiled[slot];

/** The same as a requirement; what answers nothing is refused for that alone. */
function required({ rules, says, holds, cites = () => none }: Need): Requirement {
  const seen = (g: Game, player: Player, id: number, slot: number): Context | null => {
    const declared = answeredBy(g, player, madeAt(g, id, slot));
    return declared === undefined ? null : contextOf(g, player, id, declared);
  };
  return {
    rules,
    says,
    needs: "slot",
    holds: (g, player, id, slot) => {
      const c = seen(g, player, id, slot);
      return c === null || holds(g, c, madeAt(g, id, slot));
    },
    cites: (g, id, slot) => {
      const c = seen(g, master(g, id), id, slot);
      return c === null ? none : cites(g, c, madeAt(g, id, slot));
    },
  };
}

/** What a window offers is found by `findCounters`; this says why something else is not offered. */
export const counter = action({
  do: "counter",
  rules: ["1-5-7", "22-10-4"],
  cards: { of: "you", in: [hand, battle, combo, unison, energy, drop, warp], under: true },
  suits: (card) => countersOn(card).length > 0,
  abilities: (g, id) => slotsOn(definition(g, id)),
  requires: [
    {
      rules: ["22-10-4", "22-10-4-1", "4-3-1"],
      needs: "player",
      says: "A [Counter] is activated in a counter window.",
      holds: (g, player) => windowOf(g, player) !== undefined,
    },
    {
      rules: [],
      needs: "slot",
      says: "It does not answer what happens now.",
      holds: (g, player, id, slot) =>
        windowOf(g, player) === undefined || answeredBy(g, player, madeAt(g, id, slot)) !== undefined,
      cites: (g, id, slot) => pendingBy(madeAt(g, id, slot)),
    },
    ...needs.map(required),
  ],
});
