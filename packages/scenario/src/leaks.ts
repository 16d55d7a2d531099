/** Whether a view tells a player something about cards that he does not know: it must be the same in another world. */
import {
  at,
  type Card,
  canonical,
  cardLocals,
  decision,
  type Game,
  knows,
  type Player,
  type State,
  type View,
  view,
} from "@arbiter/engine";

/** What leaks, as a phrase; null if nothing does. */
export function leak(g: Game, player: Player): string | null {
  const open = decision(g);
  const world = (state: State): Game => {
    const game = at(g.program, { ...state, loop: null }); // a view has no loop, and its keys are strings of numbers
    if (open?.player !== player) game.question = g.question; // what the other player is asked may depend on such cards
    return game;
  };
  const seen = view(world(g.state), player);
  try {
    return difference(seen, view(world(otherWorld(g, player)), player));
  } catch {
    return "what is asked depends on cards that are not known";
  }
}

/** The cards that he does not know have other numbers, ages and faces; all that refers to them follows. */
function otherWorld(g: Game, player: Player): State {
  const s = g.state;
  const unknown = (id: number) => s.cards[id] !== undefined && !knows(s.cards[id], player);
  const names = s.cards.map((card) => card.id);
  for (const owner of [0, 1]) {
    const ids = s.cards.filter((card) => card.owner === owner && unknown(card.id)).map((card) => card.id);
    ids.forEach((id, i) => {
      names[id] = ids[(i + 1) % ids.length];
    });
  }
  const cards: Card[] = [];
  for (const card of s.cards)
    cards[names[card.id]] = unknown(card.id)
      ? {
          ...card,
          id: names[card.id],
          incarnation: card.incarnation + aged,
          def: 1 + (card.def % (g.program.definitions.length - 1)),
        }
      : card;
  const rest = rewritten({ ...s, cards: [], areas: [] }, names, unknown) as State;
  return { ...rest, cards, areas: s.areas.map((area) => area.map((id) => names[id])) };
}

const aged = 100_000;

/** Keys under which states, and locals of procedures, hold the numbers of cards. */
const holders = new Set([...cardLocals, "by", "chosen"]);

function rewritten(
  value: unknown,
  names: readonly number[],
  unknown: (id: number) => boolean,
  key = "",
): unknown {
  if (typeof value === "number") return holders.has(key) && value >= 0 ? (names[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((part) => rewritten(part, names, unknown, key));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, rewritten(part, names, unknown, name)]);
  const made = Object.fromEntries(parts) as Record<string, unknown>;
  const { incarnation, id, card } = value as Record<string, unknown>;
  if (typeof incarnation === "number" && incarnation > 0 && unknown((id ?? card) as number))
    made.incarnation = incarnation + aged;
  return made;
}

function difference(a: View, b: View): string | null {
  if (isSameData(a, b)) return null;
  if (!isSameData(a.decision, b.decision)) return "the decision tells of cards that are not known";
  const keys = Object.keys(a.state) as (keyof State)[];
  return `the ${keys.filter((key) => !isSameData(a.state[key], b.state[key])).join(", ")} tell of cards that are not known`;
}

/** Whatever the order of keys; it is mostly the same. */
export function isSameData(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
}
