import type { Nouns } from "@arbiter/cardtext";
import type { Clause, Keyword, Selection } from "@arbiter/engine";

/** What the linker asks about this game's nouns and verbs. */

const AREAS: Record<string, string> = { BATTLE: "battle", LEADER: "leader", UNISON: "unison", EXTRA: "-" };

const to = ({ act }: Clause): string | undefined => (act.do === "move" ? act.to?.area : undefined);
const selection = (what: unknown): Selection | undefined => (what as { select?: Selection }).select;

const DID: Record<string, (clause: Clause) => boolean> = {
  choose: ({ act }) => act.do === "choose" || act.do === "group",
  look: ({ act }) =>
    act.do === "look" ||
    (act.do === "reveal" &&
      (selection(act.what)?.end !== undefined || selection(act.what)?.in[0] === "hand")),
  reveal: ({ act }) => act.do === "reveal",
  warp: (clause) => to(clause) === "warp",
  add: (clause) => to(clause) === "hand",
  hide: ({ act }) => act.do === "turn" && act.face === "down",
  play: ({ act }) => act.do === "play",
  discard: (clause) => to(clause) === "drop",
  // Not by a keyword beside the skill, which takes them from the deck.
  discarded: (clause) =>
    to(clause) === "drop" &&
    clause.act.do === "move" &&
    (clause.act.as === "discard" || clause.act.what !== "this"),
  energy: (clause) => to(clause) === "energy",
  life: (clause) => to(clause) === "life",
  deck: (clause) => to(clause) === "deck",
  under: (clause) => to(clause) === "under",
  zEnergy: (clause) => to(clause) === "zEnergy",
  remove: (clause) => to(clause) === "removed",
  ko: ({ act }) => act.do === "ko",
  rest: ({ act }) => act.do === "rest",
  activate: ({ act }) => act.do === "activate",
  combo: ({ act }) => act.do === "combo",
  draw: ({ act }) => act.do === "draw",
  control: ({ act }) => act.do === "control",
  place: ({ act }) => act.do === "move",
  negate: ({ act }) => act.do === "negate",
  unmark: ({ act }) => act.do === "markers",
  turn: ({ act }) => act.do === "turn" && act.face === "up",
};

/** The areas from which its cards can have come, as far as its text says them. */
const takenFrom = ({ act }: Clause): string[] | undefined =>
  "what" in act ? selection(act.what)?.in : undefined;

export const nouns: Nouns = {
  isOne: ({ of, in: areas, among }) =>
    typeof among === "string" || (of !== "any" && areas.length === 1 && areas[0] === "leader"),
  isMass: ({ in: areas }) => areas.length === 1 && (areas[0] === "energy" || areas[0] === "life"),
  only(condition) {
    const { count, is, than } = condition as { count?: Selection; is?: string; than?: unknown };
    if (is !== ">=" || than !== 1 || !count || count.in?.[0] !== "leader" || count.in.length !== 1)
      return undefined;
    const [first] = count.where;
    return first && "category" in first ? { of: count.of, in: count.in, where: [first] } : undefined;
  },
  all(condition) {
    const { count, is } = condition as { count?: Selection; is?: string };
    return is === ">=" && typeof count === "object" && "where" in count ? count : undefined;
  },
  fits: (noun, cards, done) =>
    (noun === "BATTLE" && done.some(({ act }) => act.do === "play")) ||
    cards.in.every((area) => area === AREAS[noun]) ||
    cards.where.some((filter) => "category" in filter && filter.category.includes(noun)),
  did(verb, clause) {
    const [did, from] = verb.split(":");
    const chosen = from === undefined ? undefined : takenFrom(clause);
    return DID[did!]!(clause) && (from === undefined || (chosen?.length === 1 && chosen[0] === from));
  },
  beside: ({ with: bounds = [] }) =>
    bounds.flatMap((one): [Keyword, Clause][] => {
      if (one.name === "Burst") return [[one, { act: { do: "move", what: "this", to: { area: "drop" } } }]];
      return one.name === "Spirit Boost" ? [[one, { act: { do: "markers", what: "this", amount: -1 } }]] : [];
    }),
};
