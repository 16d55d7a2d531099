/** DON!! cards: giving them (6-5-5), paying with them (8-3-1-5, 8-3-1-6), and effects that move them. */
import {
  type Amount,
  ask,
  type Card,
  type Context,
  compileAmount,
  compileScope,
  type Edition,
  emit,
  type Frame,
  follows,
  forbiddingPlayer,
  fresh,
  type Game,
  inArea,
  isChoice,
  isField,
  jump,
  label,
  least,
  makeOption,
  mark,
  type Option,
  type Player,
  type PoolAct,
  pool,
  poolOf,
  question,
  type StepPart,
  step,
  type Target,
  targetSteps,
  toldBy,
  whoIs,
} from "@arbiter/engine";
import { active, characters, frozen, inDeck, leader, rested } from "./areas.ts";

const places: Readonly<Record<string, number>> = {
  "don.active": active,
  "don.rested": rested,
  "don.deck": inDeck,
};

/** DON!! given to the Leader and Characters of a player. */
function given(g: Game, player: Player): number {
  return [...inArea(g, player, leader), ...inArea(g, player, characters)].reduce(
    (sum, id) => sum + g.state.cards[id].marks,
    0,
  );
}

/** How many DON!! lie in what text calls a place. */
export function donIn(g: Game, player: Player, name: string): number {
  switch (name) {
    case "don.cost":
      return poolOf(g, player, active) + poolOf(g, player, rested);
    case "don.given":
      return given(g, player);
    case "don.field":
      return donIn(g, player, "don.cost") + given(g, player);
    default:
      return poolOf(g, player, places[name]);
  }
}

/** 6-5-5-4: DON!! given to a card that leaves go rested to the cost area. */
export function returnGiven(g: Game, was: Card): void {
  if (was.marks === 0 || !follows("6-5-5-4")) return;
  pool(g, was.owner, rested, was.marks);
  toldBy(g, "6-5-5-4", () => emit(g, "donReturnedToCost", was.owner, was.id, { amount: was.marks }));
}

export function give(g: Game, player: Player, from: number, id: number, amount: number): void {
  pool(g, player, from, -amount);
  mark(g, id, g.state.cards[id].marks + amount);
  emit(g, "donGiven", player, id, { amount });
}

/** Whether a card is one of those whose DON!! are meant. */
type Under = (g: Game, c: Context, id: number) => boolean;

function underOf(edition: Edition, { under }: PoolAct): Under | null {
  if (under === undefined) return null;
  const cards = compileScope(edition, under);
  return (g, c, id) => cards(g, c).includes(id);
}

/** One DON!! each, so that a player may pick any: in the cost area, or under a card ("don/CARD"). */
function donOptions(g: Game, player: Player, from: string, isMeant: (id: number) => boolean): Option[] {
  const options: Option[] = [];
  const add = (where: string, count: number, card?: number) => {
    if (count <= 0) return;
    const alike = card === undefined ? where : `${where}/${card}`;
    const one = makeOption("choose", card, undefined, undefined, where, alike, undefined);
    for (let i = 0; i < count; i++) options.push(one);
  };
  const cost = from === "don.cost" || from === "don.field";
  if (cost || from === "don.active") add("don.active", poolOf(g, player, active));
  if (cost || from === "don.rested") {
    add("don.rested", poolOf(g, player, rested) - poolOf(g, player, frozen));
    add("don.frozen", poolOf(g, player, frozen));
  }
  if (from === "don.deck") add("don.deck", poolOf(g, player, inDeck));
  if (from === "don.given" || from === "don.field")
    for (const id of [...inArea(g, player, leader), ...inArea(g, player, characters)])
      if (isMeant(id)) add("don", g.state.cards[id].marks, id);
  return options;
}

function take(g: Game, player: Player, one: Option): void {
  if (one.card !== undefined) mark(g, one.card, g.state.cards[one.card].marks - 1);
  else if (one.option === "don.frozen") {
    pool(g, player, frozen, -1);
    pool(g, player, rested, -1);
  } else pool(g, player, places[one.option!], -1);
}

/** Steps that move DON!! for an effect or cost; which DON!! is the player's choice where it matters. */
export function donSteps(
  act: PoolAct,
  record: (g: Game, f: Frame, done: number, of: number) => void,
  edition: Edition,
): readonly StepPart[] {
  const amount = compileAmount(edition, act.amount as Amount);
  const under = underOf(edition, act);
  const rules = rulesOf(act);
  const [rule] = rules;
  const who = (f: Context) => whoIs(f, act.of ?? act.who ?? "you"); // whose DON!!
  const chooser = (f: Context) => whoIs(f, act.who ?? "you");
  const end = fresh("don");
  const fewest = isPicked(act.to) ? 1 : Number.NEGATIVE_INFINITY; // who picked a card to give to gives one at least
  /** Each pick is one DON!!: from where it is taken, or, of a gift to several, the card that is given it. */
  const offered = (g: Game, f: Frame): Option[] =>
    act.each
      ? f.chosen.flatMap((id) =>
          Array.from({ length: Math.max(0, amount(g, f)) }, () =>
            makeOption("choose", id, undefined, undefined, "don", `don/${id}`, undefined),
          ),
        )
      : donOptions(g, who(f), act.from, (id) => under === null || under(g, f, id));
  const isForbidden = (g: Game, f: Frame): boolean =>
    act.from === "don.rested" &&
    act.pool === "don.active" &&
    forbiddingPlayer(g, "setDonActive", chooser(f)) !== null &&
    follows("1-3-3");
  const parts: StepPart[] = [];
  if (act.to !== undefined)
    parts.push(
      ...targetSteps(edition, receiver(act.to, act.upTo === true), rule, "give DON!!"),
      step(rule, (g, f) => {
        if (f.chosen.length === 0) jump(g, f, end);
      }),
    );
  parts.push(
    ask(
      rules,
      (g, f) => {
        const options = offered(g, f);
        const wanted = Math.max(0, amount(g, f));
        const max = act.each
          ? Math.min(donIn(g, who(f), act.from), options.length)
          : act.orMore
            ? options.length
            : Math.min(wanted, options.length);
        if (max === 0 || isForbidden(g, f)) return null;
        if (!follows("3-9-2") && act.upTo !== true) options.length = max;
        const alike = options.every((one) => one.alike === options[0].alike);
        const purpose = act.pool;
        if (alike && act.upTo === true && !act.each)
          return question(chooser(f), "amount", purpose, [], Math.max(fewest, least(edition)), max);
        return question(
          chooser(f),
          "choose",
          purpose,
          options,
          act.upTo === true ? Math.max(0, fewest) : act.orMore ? Math.min(wanted, max) : max,
          max,
        );
      },
      (g, f, picks, q) => {
        const player = who(f);
        const options = offered(g, f);
        if (act.each) {
          for (const pick of picks) give(g, player, places[act.from], options[pick].card!, 1);
          record(g, f, picks.length, Math.max(1, options.length));
          return;
        }
        const taken = q.kind === "amount" ? options.slice(0, picks[0]) : picks.map((pick) => options[pick]);
        for (const one of taken) take(g, player, one);
        put(g, f, player, act, taken.length);
        record(g, f, taken.length, Math.max(1, amount(g, f)));
      },
    ),
    label(end),
  );
  return parts;
}

/** "1 of your Characters", not "your Leader" or "this Character". */
function isPicked(to: Target | undefined): boolean {
  return to !== undefined && isChoice(to) && to.count !== "all";
}

/** "Up to" so many DON!!: no card need be picked. */
function receiver(to: Target, upTo: boolean): Target {
  return upTo && isChoice(to) ? { ...to, upTo: true } : to;
}

function put(g: Game, f: Frame, player: Player, act: PoolAct, n: number): void {
  if (n === 0) return;
  if (act.pool === "don.given") {
    const id = f.chosen[0];
    mark(g, id, g.state.cards[id].marks + n);
    emit(g, "donGiven", player, id, { amount: n });
    return;
  }
  if (act.pool === "don.frozen") {
    pool(g, player, rested, n);
    pool(g, player, frozen, n);
    emit(g, "donFrozen", player, -1, { amount: n });
    return;
  }
  pool(g, player, places[act.pool], n);
  // One by one; the first tells how many at once.
  if (act.pool === "don.deck")
    for (let i = 0; i < n; i++) emit(g, "donReturned", player, -1, { amount: i === 0 ? n : 1 });
  else
    emit(
      g,
      act.from === "don.deck" ? "donAdded" : act.pool === "don.active" ? "donActive" : "donRested",
      player,
      -1,
      { amount: n },
    );
}

/** (1) is 8-3-1-5, DON!! −1 is 8-3-1-6; other movements of DON!! are the effect's own. */
export function rulesOf(act: PoolAct): readonly string[] {
  if (act.from === "don.active" && act.pool === "don.rested" && act.of === undefined && act.who === undefined)
    return ["8-3-1-5"];
  if (act.pool === "don.deck") return ["8-3-1-6", "10-2-10-1"];
  return ["8-4-1-5"];
}

export function donFeasible(g: Game, c: Context, act: PoolAct, amount: number): boolean {
  const player = whoIs(c, act.of ?? act.who ?? "you");
  const under = underOf(g.program.edition, act);
  const there =
    under === null
      ? donIn(g, player, act.from)
      : donOptions(g, player, act.from, (id) => under(g, c, id)).length;
  return there >= Math.max(1, amount);
}

export function isGivable(g: Game, id: number): boolean {
  return isField(g, g.state.cards[id].area);
}
