import { alt, anyOrder, type Grammar, is, listOf, map, number, record, variants } from "@arbiter/cardtext";
import type { Ability, Condition, Happening, Timing } from "@arbiter/engine";

/** Tags at the head of a line: when an effect works, on which conditions, how often. */

const WHEN: [string, Happening][] = [
  ["On Play", { event: "play", card: "this" }],
  ["When Attacking", { event: "attack", card: "this" }],
  ["On Block", { event: "block", card: "this" }],
  ["On K.O.", { event: "ko", card: "this" }],
  ["On Your Opponent's Attack", { event: "opponentAttack", player: "opponent" }],
  ["End of Your Turn", { event: "endOfTurn", player: "you" }],
  ["End of Your Opponent's Turn", { event: "endOfTurn", player: "opponent" }],
];
const OTHER: [string, Timing][] = [
  ["Activate: Main", "activate"],
  ["Main", "main"],
  ["Counter", "counter"],
  ["Trigger", "trigger"],
];

interface Tagged {
  tag: string;
  timing: Timing;
}
const tagged = (pairs: [string, Timing][]): Grammar<Tagged> =>
  alt(...pairs.map(([tag, timing]) => is<Tagged>({ tag, timing }, `[${tag}]`)));

const automatic = tagged(WHEN.map(([tag, happening]) => [tag, { when: [happening] }]));

/** "[On Play]/[When Attacking]" is one ability that both make trigger. */
const joined: Grammar<Tagged[]> = map(
  listOf(automatic, variants("/"), variants("/")),
  (all) => [
    {
      tag: all.map(({ tag }) => tag).join("/"),
      timing: { when: all.flatMap(({ timing }) => (timing as { when: Happening[] }).when) },
    },
  ],
  ([one]) => {
    const names = one?.tag.split("/") ?? [];
    const all = WHEN.filter(([tag]) => names.includes(tag));
    return names.map((name) => ({
      tag: name,
      timing: { when: [all.find(([tag]) => tag === name)?.[1] as Happening] },
    }));
  },
);

/** "[Main]/[Counter]" is two abilities with the same words. */
const separate: Grammar<Tagged[]> = listOf(tagged(OTHER), variants("/"), variants("/"));

export const donCondition: Grammar<Condition> = record<Condition>(
  { card: "this" },
  {
    where: map(
      record<{ than: number }>({}, "[DON!! x", { than: number }, "]"),
      ({ than }) => [{ number: "don", is: ">=" as const, than }],
      (where) => {
        const [first] = where as { number?: string; than: number }[];
        return first?.number === "don" ? { than: first.than } : undefined;
      },
    ),
  },
);

export interface Head {
  timings: Tagged[];
  conditions: Condition[];
  limit: NonNullable<Ability["limit"]>;
}

interface Tags {
  don: Condition;
  turn: Condition;
  timings: Tagged[];
  limit: Head["limit"];
}
const tags: Grammar<Partial<Tags>> = anyOrder<Tags>(
  {
    don: donCondition,
    turn: alt(
      is<Condition>({ turn: "you" }, "[Your Turn]"),
      is<Condition>({ turn: "opponent" }, "[Opponent's Turn]"),
    ),
    timings: alt(joined, separate),
    limit: is<"turn">("turn", "[Once Per Turn]"),
  },
  " ",
);

export const head: Grammar<Partial<Head>> = map(
  tags,
  ({ don, turn, ...others }): Partial<Head> => {
    const conditions = [don, turn].filter((one) => one !== undefined);
    return { ...(conditions.length ? { conditions } : {}), ...others };
  },
  ({ conditions = [], ...others }) => {
    const turn = conditions.find((one) => "turn" in one);
    const don = conditions.find((one) => !("turn" in one));
    const isAll = conditions.length === Number(turn !== undefined) + Number(don !== undefined);
    return isAll ? { ...(don ? { don } : {}), ...(turn ? { turn } : {}), ...others } : undefined;
  },
);
