import { alt, type Grammar, is, mapMany, opt, record, variants } from "@arbiter/cardtext";
import type { Clause, Destination, Target, Who } from "@arbiter/engine";
import { end as at } from "./selections.ts";
import type { Voice } from "./words.ts";

/** Where cards go: always to an area of their owner (3-1-3), however the text says it. */

const inAnyOrder = opt(is<"any">("any", " in any order"));

export const face = alt<"up" | "down">(
  is<"up" | "down">("up", " face-up"),
  is<"up" | "down">("down", " face-down"),
);

export const OWNERS = ["the owner's ", "its owner's ", "their owner's ", "their owners' ", "the owners' "];

/** Whose area, where the words name a player. */
const whose = (voice: Voice, ...more: string[]): Grammar<Who | undefined> =>
  alt<Who | undefined>(
    is<Who | undefined>(undefined, ...OWNERS, ...more),
    voice.owner,
    ...(voice.who === "you" ? [is<Who>("opponent", "their ")] : []),
  );

export const toHand = (voice: Voice): Grammar<Destination> =>
  record<Destination>({ area: "hand" }, " to ", { of: whose(voice) }, "hand");

export const toDeck = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "deck" },
    variants(" at the ", " to the ", " on the "),
    { at },
    " of ",
    { of: whose(voice, "the ") },
    "deck",
    { order: inAnyOrder },
  );

/** Somewhere into the deck; the text then shuffles it. */
export const intoDeck = (voice: Voice): Grammar<Destination> =>
  record<Destination>({ area: "deck" }, " to ", { of: whose(voice) }, "deck");

export const toLife = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "life" },
    variants(" to the ", " at the "),
    { at },
    " of ",
    { of: whose(voice, "the ") },
    variants("Life cards", "Life"),
    { order: inAnyOrder },
    { face: opt(face) },
  );

/** Looked at and put back. */
export const backToLife = (voice: Voice): Grammar<Destination> =>
  record<Destination>(
    { area: "life", order: "any" },
    " back in ",
    { of: whose(voice) },
    "Life area in any order",
  );

/** "your hand" is said only of your cards; it adds nothing then, but to a pronoun whose card it means. */
export const toOwners = (moves: Grammar<Clause[]>): Grammar<Clause[]> =>
  mapMany(
    moves,
    (clauses) =>
      clauses.every(isToOwner) ? [clauses.map((clause) => withWhose(meaning(clause), undefined))] : [],
    (clauses) => PLAYERS.map((of) => clauses.map((clause) => withWhose(clause, of))),
  );

const PLAYERS: (Who | undefined)[] = [undefined, "you", "opponent"];

const isToOwner = ({ act }: Clause): boolean =>
  act.do !== "move" || act.to.of === undefined || mayBelongTo(act.what, act.to.of);

const mayBelongTo = (what: Target, who: Who): boolean =>
  typeof what === "string" ||
  !("select" in what) ||
  what.select.of === who ||
  what.select.among !== undefined;

const meaning = (clause: Clause): Clause => {
  const { act } = clause;
  const said = act.do === "move" ? (act.what as { result?: { said?: object } }).result?.said : undefined;
  if (act.do !== "move" || said === undefined || act.to.of === undefined) return clause;
  const what = { result: { said: { ...said, of: act.to.of } } } as unknown as Target;
  return { ...clause, act: { ...act, what } };
};

const withWhose = (clause: Clause, of: Who | undefined): Clause => {
  if (clause.act.do !== "move") return clause;
  const { of: _, ...to } = clause.act.to;
  return { ...clause, act: { ...clause.act, to: of ? { ...to, of } : to } };
};
