import {
  alt,
  earlier,
  type Grammar,
  is,
  lead,
  map,
  pronoun,
  record,
  rule,
  same,
  seq,
  trail,
  variants,
  type Word,
  words,
} from "@arbiter/cardtext";
import type { Amount, Condition, Filter, Reference } from "@arbiter/engine";
import { howMany } from "./counts.ts";
import { adjective, type Compared } from "./filters.ts";
import { cards } from "./kinds.ts";
import { areaNames } from "./selections.ts";

/** Words for what an earlier clause did: "the card you placed in your Drop", "if you added a red card to your hand". */

const WHOSE = variants(
  "your ",
  "their ",
  "its owner's ",
  "their owner's ",
  "their owners' ",
  "your opponent's ",
  "the ",
  "a ",
  "",
);
const into = (...areas: string[]): Word =>
  words(variants(" in ", " into ", " to "), WHOSE, variants(...areas));
const DROP = into("Drop Area", "Drop", "Drop Areas", "Drops");
const WARP = into("Warp", "Warps");
const HAND = into("hand", "hands");
const BOTTOM = words(
  variants(" at the bottom of ", " on the bottom of ", " on top of "),
  WHOSE,
  variants("deck", "decks"),
);
const UNDER = variants(" under this card", " under it", " under your Leader", " under your Leader Card");

/** "from your energy to your hand": an earlier clause that took them only from there. */
const FROM: [area: string, ...words: string[]][] = [
  ["energy", "energy", "Energy Area"],
  ["life", "life"],
  ["zDeck", "Z-Deck"],
  ["hand", "hand"],
  ["drop", "Drop Area", "Drop"],
];
const from = (areas: string[]): Word =>
  words(" from ", variants("your ", "their ", "your opponent's "), variants(...areas));
const TAKEN: Deed[] = FROM.flatMap(([area, ...names]): Deed[] => [
  [`add:${area}`, ["added", "returned"], ["add", "return"], [words(from(names), HAND)]],
  [`discard:${area}`, ["placed"], ["place"], [words(from(names), DROP)]],
  [`warp:${area}`, ["sent"], ["send"], [words(from(names), WARP)]],
]);

/** What was done, its past tense, its stem, and what follows the card. */
type Deed = [did: string, past: string[], stem: string[], after: Word[]];
const DEEDS: Deed[] = [
  ["choose", ["chose"], ["choose"], [variants("")]],
  ["play", ["played"], ["play"], [variants("", " into the Battle Area", " into play")]],
  ["discarded", ["discarded"], ["discard"], [variants("", " from your hand", " from their hand")]],
  ["discard", ["placed", "put"], ["place"], [DROP]],
  ["place", ["placed"], ["place"], [variants("")]],
  ["warp", ["sent"], ["send"], [WARP]],
  ["add", ["added", "returned"], ["add", "return"], [HAND]],
  ["energy", ["placed", "added"], ["place", "add"], [into("energy", "Energy Area")]],
  ["life", ["placed", "added"], ["place", "add"], [into("life", "Life Area")]],
  ["zEnergy", ["placed", "added"], ["place", "add"], [into("Z-Energy")]],
  ["deck", ["placed", "returned"], ["place", "return"], [BOTTOM]],
  ["under", ["placed"], ["place"], [UNDER]],
  ["remove", ["removed"], ["remove"], [variants(" from the game", "")]],
  ["ko", ["KO'd", "KO-d", "KO-ed"], ["KO"], [variants("")]],
  ["reveal", ["revealed"], ["reveal"], [variants("")]],
  ["rest", ["switched"], ["switch"], [variants(" to Rest Mode")]],
  ["activate", ["switched"], ["switch"], [variants(" to Active Mode")]],
  ["hide", ["switched"], ["switch"], [variants(" to Hidden Mode")]],
  ["turn", ["flipped", "switched"], ["flip", "switch"], [variants(" face up", " to Revealed Mode")]],
  ["combo", ["used"], ["use"], [variants(" in a combo", " in combos")]],
  ["draw", ["drew"], ["draw"], [variants("")]],
  ["control", ["gained control of"], ["gain control of"], [variants("")]],
];
/** Passive voice: "card chosen", where the active has another form. */
const passive = (past: string[]): string[] => past.map((one) => (one === "chose" ? "chosen" : one));

const BY_IT = [
  " with this skill",
  " by this skill",
  " using this skill",
  " this way",
  " for this skill",
  " with this card's skill",
];
const BY = variants("", ...BY_IT);
const WHO = variants("you ", "they ", "your opponent ", "this skill ");
/** Cards of any kind, and of one: a kind is said only of an earlier clause that was about such cards alone. */
const CARDS = { one: variants("card", "Z-Energy", "energy"), several: variants("cards", "energy") };
const KINDS = [
  { noun: "BATTLE", one: variants("Battle Card"), several: variants("Battle Cards") },
  { noun: "EXTRA", one: variants("Extra Card", "Extra"), several: variants("Extra Cards", "Extras") },
  { noun: "UNISON", one: variants("Unison Card", "Unison"), several: variants("Unison Cards", "Unisons") },
];
type Kind = { noun?: string; one: Word; several: Word };
const kinds: Kind[] = [CARDS, ...KINDS];

/** After a noun: " sent to the Warp by this skill", " you placed in your Drop", " that was played". */
const said = <T>(link: (did: string, said: Word) => Grammar<T>): Grammar<T> =>
  alt(
    lead(
      [" ", " that was ", " that were "],
      alt(
        ...DEEDS.map(([did, past, , after]) =>
          link(did, words(variants(...passive(past)), variants(...after), BY)),
        ),
      ),
    ),
    lead(
      words(variants(" ", " that "), WHO),
      alt(
        ...DEEDS.map(([did, past, , after]) =>
          link(
            did,
            words(variants(...past), variants(words(variants(...after), BY), words(BY, variants(...after)))),
          ),
        ),
      ),
    ),
  );

/** A card by what was done to it. */
export const doneCard: Grammar<Reference> = rule(() => {
  return alt(
    ...kinds.flatMap((kind) => [
      lead(words("the ", kind.one), pointing(kind, false)),
      lead(words(variants("the ", "all of the ", "all the "), kind.several), pointing(kind, true)),
      // However many they were.
      lead(words(variants("any ", "all ", ""), kind.several), pointing(kind, undefined)),
    ]),
  );
});
const pointing = ({ noun }: Kind, many: boolean | undefined): Grammar<Reference> =>
  said((did, verb) =>
    pronoun({ ...(many === undefined ? {} : { many }), did, ...(noun === undefined ? {} : { noun }) }, verb),
  );

/** "up to 1 card played by this skill": of those. */
export const doneAmong: Grammar<Reference> = rule(() =>
  alt(...kinds.map((kind) => lead(kind.one, pointing(kind, undefined)))),
);

/** How many of them: "for each card you discarded", "the number of cards KO'd by this skill". */
export const doneCount = (many: boolean): Grammar<Amount> =>
  rule(() =>
    lead(
      many ? CARDS.several : CARDS.one,
      said(
        (did, verb) =>
          record<Extract<Amount, { howMany: unknown }>>(
            {},
            { howMany: earlier({ did }, verb) },
          ) as unknown as Grammar<Amount>,
      ),
    ),
  );

/** The same of a kind: "for each red card placed in your Drop by this skill". */
export const doneKind: Grammar<Amount> = rule(() =>
  map(
    seq(
      cards,
      said((did, verb) => pronoun({ did }, verb)),
    ),
    ([where, among]): Amount | undefined =>
      where.length ? { count: { of: "any", in: [], where, among } } : undefined,
    (value) =>
      typeof value === "object" && "count" in value && value.count.among
        ? ([value.count.where, value.count.among] as [Filter[], Reference])
        : undefined,
  ),
);

const atLeastOne: Grammar<Compared> = is<Compared>({ is: ">=", than: 1 }, "a ", "an ", "");
const none: Grammar<Compared> = is<Compared>({ is: "=", than: 0 }, "a ", "an ", "any ");

/** The earlier clause, as one of its cards are and as one that was done. */
interface Link {
  among: Reference;
  done: number;
}
const link = (did: string, said: Word): Grammar<Link> => {
  const linked = (among: Grammar<Reference>) => record<Link>({}, { among }, { done: earlier({ did }, "") });
  return alt(
    linked(pronoun({ did }, said)),
    // A skill is its price, too.
    linked(pronoun({ did, every: true }, words(said, variants(...BY_IT)))),
  );
};

const MODES = ["rested", "active", "hidden"];

/** What was done to so many cards; without a description it is enough that it was done. */
const counting = <T>(
  inner: Grammar<T>,
  to: (value: T) => [Compared, Filter[], Link],
  from: (value: Compared, where: Filter[], link: Link) => T,
): Grammar<Condition> =>
  map(
    inner,
    (parts): Condition | undefined => {
      const [value, where, link] = to(parts);
      // A card that has gone has no mode any more.
      if (where.some((one) => "flag" in one && MODES.includes(one.flag))) return undefined;
      return value.is === ">=" && value.than === 1 && !where.length
        ? { done: link.done }
        : { count: { of: "any", in: [], where, among: link.among }, ...value };
    },
    (value) => {
      const back: Link = { among: "this", done: 0 };
      if ("done" in value) return from({ is: ">=", than: 1 }, [], back);
      if (!("count" in value) || !value.count.among || value.different) return undefined;
      const { count: select, ...compared } = value;
      return from(compared as Compared, select.where, back);
    },
  );

/** "an opponent's card". */
const opponents: Grammar<Filter[]> = rule(() =>
  map(
    lead(["opponent's ", "of your opponent's "], cards),
    (where): Filter[] => [{ owner: "opponent" }, ...where],
    ([first, ...where]) => (first && same(first, { owner: "opponent" }) ? where : undefined),
  ),
);
/** "you placed 2 or more red cards in your Drop with this skill", "a red card was revealed by this skill". */
export const didIt: Grammar<Condition> = rule(() => {
  const some = alt(atLeastOne, howMany);
  /** A verb, how many cards, and the rest of the verb. */
  const active = (
    first: Word,
    verbs: (deed: Deed) => string[],
    many: Grammar<Compared>,
  ): Grammar<Condition> =>
    counting(
      seq(
        first,
        alt(
          ...[...DEEDS, ...TAKEN].map((deed) =>
            seq(
              words(variants(...verbs(deed)), " "),
              many,
              alt(cards, opponents, is<Filter[]>([], "Z-Energy", "energy")),
              link(deed[0], variants(...deed[3])),
            ),
          ),
        ),
      ),
      ([, [, value, where, link]]) => [value, where, link],
      (value, where, link) =>
        [undefined, [undefined, value, where, link]] as [undefined, [undefined, Compared, Filter[], Link]],
    );
  const passively = counting(
    seq(
      some,
      alt(cards, is<Filter[]>([], "Z-Energy", "energy")),
      alt(
        ...DEEDS.map(([did, past, , after]) =>
          link(
            did,
            words(
              // "are placed under this card" tells how they lie, however they came there.
              variants(" is ", " was ", " were ", ...(did === "under" ? [] : [" are "])),
              variants(...passive(past)),
              variants(...after),
            ),
          ),
        ),
      ),
    ),
    (parts) => parts,
    (...parts) => parts,
  );
  return alt(
    active(WHO, ([, past, stem]) => [...past, ...stem], some),
    active(
      variants(
        "you chose to ",
        "you use this skill to ",
        "you used this skill to ",
        "you used this card's skill to ",
        "this skill is used to ",
      ),
      ([, , stem]) => stem,
      some,
    ),
    active(
      words(WHO, variants("didn't ", "did not ", "don't ", "do not ", "chose not to ")),
      ([, , stem]) => stem,
      none,
    ),
    passively,
    didToIt,
    koInMode,
    allDone,
    cardWas,
    negatedIt,
    notDrawn,
    playedFrom,
    unmarked,
  );
});

/** "all of the cards placed in your Drop are black". */
const allDone: Grammar<Condition> = rule(() =>
  map(
    seq(doneCard, variants(" are ", " is "), adjective),
    ([among, , filter]): Condition => ({
      count: { of: "any", in: [], where: [{ not: filter }], among },
      is: "=",
      than: 0,
    }),
    (value) => {
      if (!("count" in value) || !value.count.among || value.is !== "=" || value.than !== 0) return undefined;
      const [only] = value.count.where;
      return only && "not" in only
        ? ([value.count.among, undefined, only.not] as [Reference, undefined, Filter])
        : undefined;
    },
  ),
);
/** "the card placed in your Drop with this skill was a blue card". */
const cardWas: Grammar<Condition> = rule(() =>
  record<Condition>({}, { card: doneCard }, variants(" was a ", " was an ", " is a ", " is an "), {
    where: cards,
  }),
);

/** "you did not draw a card with this skill": cards that were drawn cannot be pointed at. */
const notDrawn: Grammar<Condition> = record<Condition>(
  {},
  {
    not: record<Condition>(
      {},
      {
        done: earlier(
          { did: "draw" },
          words(
            WHO,
            variants("didn't draw ", "did not draw ", "don't draw "),
            variants("a card", "any cards"),
            BY,
          ),
        ),
      },
    ),
  },
);
/** "you removed a marker from one of your red Unisons using this skill". */
const unmarked: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead(
        ["one of your ", "your ", "a ", "an "].map((whose) => `you removed a marker from ${whose}`),
        cards,
      ),
      pronoun({ did: "unmark" }, BY),
    ),
    ([where, among]): Condition => ({ count: { of: "any", in: [], where, among }, is: ">=", than: 1 }),
    (value) =>
      "count" in value && value.count.among && value.is === ">=" && value.than === 1
        ? ([value.count.where, value.count.among] as [Filter[], Reference])
        : undefined,
  ),
);
/** "you played it from your hand". */
const playedFrom: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead("you played ", pronoun({ many: false, did: "play" }, "it", "that card")),
      lead(" from your ", areaNames),
    ),
    ([card, from]): Condition => ({ happened: { event: "play", card, from }, this: "turn" }),
    (value) =>
      "happened" in value && value.happened.from && isReference(value.happened.card)
        ? ([value.happened.card, value.happened.from] as [Reference, string[]])
        : undefined,
  ),
);
const isReference = (card: unknown): card is Reference =>
  typeof card === "string" || (typeof card === "object" && card !== null && "result" in card);

/** "you negated a Leader's attack with this skill". */
const negatedIt: Grammar<Condition> = rule(() =>
  map(
    seq(
      lead(["you negated a ", "you negated an "], cards),
      earlier({ did: "negate" }, words("'s attack", BY)),
    ),
    ([where, done]): Condition => ({ all: [{ done }, { card: "attacker", where }] }),
    (value) => {
      const [first, second] = "all" in value ? value.all : [];
      return first && "done" in first && second && "card" in second && second.card === "attacker"
        ? ([second.where, first.done] as [Filter[], number])
        : undefined;
    },
  ),
);

/** "you KO'd it": that card. */
const didToIt: Grammar<Condition> = rule(() =>
  record<Condition>({}, "you ", {
    done: alt(
      ...DEEDS.map(([did, past, , after]) =>
        earlier(
          { did },
          words(
            variants(...past),
            variants(" it", " that card", " them", " this card"),
            variants(...after),
            BY,
          ),
        ),
      ),
    ),
  }),
);

/** "it was in Rest Mode", "this skill KO'd a Rest Mode card": as it lay before. */
const koInMode: Grammar<Condition> = rule(() => {
  const mode = (flag: string, name: string): Grammar<Condition> =>
    map(
      alt(
        trail(pronoun({ many: false, did: "ko" }, "it", "that card"), ` was in ${name}`),
        pronoun(
          { many: false, did: "ko" },
          `this skill KO'd a ${name} card`,
          `you KO'd a ${name} card with this skill`,
          `you use this skill to KO a Battle Card in ${name}`,
          `you KO'd a Battle Card in ${name} with this skill`,
        ),
      ),
      (card): Condition => ({ card, where: [{ flag }], was: true }),
      (value) => ("card" in value && value.was && same(value.where, [{ flag }]) ? value.card : undefined),
    );
  return alt(mode("rested", "Rest Mode"), mode("active", "Active Mode"));
});
