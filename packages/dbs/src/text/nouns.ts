import type { Nouns } from "@arbiter/cardtext";
import type { Clause, Selection } from "@arbiter/engine";

/** What the linker asks about this game's nouns and verbs. */

const AREAS: Record<string, string> = { BATTLE: "battle", LEADER: "leader", UNISON: "unison" };

const to = ({ act }: Clause): string | undefined => (act.do === "move" ? act.to.area : undefined);
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
};

export const nouns: Nouns = {
  fits: (noun, cards, done) =>
    (noun === "BATTLE" && done.some(({ act }) => act.do === "play")) ||
    cards.in.every((area) => area === AREAS[noun]) ||
    cards.where.some((filter) => "category" in filter && filter.category.includes(noun)),
  did: (verb, clause) => DID[verb]!(clause),
};
