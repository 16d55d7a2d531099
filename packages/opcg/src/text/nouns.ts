import type { Nouns } from "@arbiter/cardtext";
import type { Act, Clause, Selection } from "@arbiter/engine";

/** What the linker asks about this game's nouns and verbs. */

const CATEGORIES: Record<string, { area: string; category: string }> = {
  Character: { area: "characters", category: "CHARACTER" },
  Leader: { area: "leader", category: "LEADER" },
  Stage: { area: "stage", category: "STAGE" },
  Event: { area: "", category: "EVENT" },
};

const isOf = (noun: string, cards: Selection, done: Clause[]): boolean => {
  if (noun === "Leader or Character")
    return cards.in.length > 0 && cards.in.every((one) => one === "leader" || one === "characters");
  const { area, category } = CATEGORIES[noun]!;
  return (
    (noun === "Character" && done.some(({ act }) => act.do === "play")) ||
    (cards.in.length > 0 && cards.in.every((one) => one === area)) ||
    cards.where.some((filter) => "category" in filter && filter.category.includes(category))
  );
};

const to = (clause: Clause): string | undefined =>
  clause.act.do === "move" ? clause.act.to.area : undefined;

const DID: Record<string, (clause: Clause) => boolean> = {
  play: ({ act }) => act.do === "play",
  choose: () => true,
  look: ({ act }) => act.do === "look" || (act.do === "reveal" && hasEnd(act.what)),
  reveal: ({ act }) => act.do === "reveal",
  hand: (clause) => to(clause) === "hand",
  deck: (clause) => to(clause) === "deck",
  place: (clause) => to(clause) === "deck" || to(clause) === "life",
  return: (clause) => to(clause) === "hand" || to(clause) === "deck",
  rest: ({ act }) => act.do === "rest",
  restDon: ({ act }) => act.do === "pool" && act.pool === "don.rested",
  restTheirDon: ({ act }) => act.do === "pool" && act.pool === "don.rested" && act.of === "opponent",
  returnDon: ({ act }) =>
    act.do === "pool" && (act.pool === "don.deck" || (act.from === "don.given" && act.pool === "don.rested")),
  give: ({ act }) => act.do === "pool" && act.pool === "don.given",
  discard: (clause) => to(clause) === "trash" && isFrom(clause, "hand"),
  trash: (clause) => to(clause) === "trash",
  ko: ({ act }) => act.do === "ko",
};

const isFrom = ({ act }: Clause, area: string): boolean => {
  const select = ((act as { what?: unknown }).what as { select?: Selection } | undefined)?.select;
  return select?.in.length === 1 && select.in[0] === area;
};
const hasEnd = (what: unknown): boolean => (what as { select?: Selection }).select?.end !== undefined;

/** "the other card": all but one of two. */
const isOther = ({ among, where }: Selection): boolean =>
  among !== undefined && where.some((filter) => "not" in filter && "card" in filter.not);

const FIELD = ["leader", "characters", "stage"];

/** Whether they lie on the field, as far as text says it. */
const areOnField = (cards: Selection, done: Clause[]): boolean | undefined => {
  for (const { act } of done.toReversed()) {
    if (act.do === "play") return true;
    if (act.do === "move" || act.do === "ko") return false;
  }
  if (cards.in.length === 0) return undefined;
  const count = cards.in.filter((area) => FIELD.includes(area)).length;
  return count === cards.in.length ? true : count === 0 ? false : undefined;
};

/** What is done to cards on the field, and what to those that are not there. */
const suits = (act: Act, cards: Selection, done: Clause[]): boolean => {
  const onField = areOnField(cards, done);
  if (act.do === "play") return onField !== true;
  return !["ko", "rest", "activate", "apply"].includes(act.do) || onField !== false;
};

export const nouns: Nouns = {
  isOne: isOther,
  some(condition) {
    const { count, is, than } = condition as { count?: Selection; is?: string; than?: unknown };
    return is === ">=" && than === 1 && typeof count === "object" && "where" in count ? count : undefined;
  },
  fits: isOf,
  suits,
  did: (verb, clause) => DID[verb]!(clause),
};
