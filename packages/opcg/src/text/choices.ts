import {
  alt,
  type Grammar,
  is,
  map,
  number,
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Amount, Choice, Filter, Selection, Target, Who } from "@arbiter/engine";
import { looked, that, thisCard } from "./references.ts";
import { atEnd, cards, divide, inArea, lifeCards, onField, unite } from "./selections.ts";
import type { Voice } from "./words.ts";

/** How many of which cards. A definite description ("your Leader", "your Characters") is all that fit. */

interface Quantity {
  count: Amount | "all" | "any";
  upTo?: true;
}

const few: Grammar<Quantity> = alt(
  record<Quantity>({ upTo: true }, variants("up to ", "up to a total of "), { count: number }, " "),
  record<Quantity>({}, variants("", "a total of "), { count: number }, variants(" ", " total ")),
  is<Quantity>({ count: 1 }, "a ", "an ", "one "),
  is<Quantity>({ count: "any" }, "any number of "),
);
const all: Grammar<Quantity> = is<Quantity>({ count: "all" }, "all ");
export const quantity: Grammar<Quantity> = alt(few, all);

/** Who chooses is said only where it is not the player. */
const choice = (voice: Voice, ...parts: Part<Choice>[]) =>
  record<Choice>(voice.who === "opponent" ? { by: "opponent" } : {}, ...parts);

const ANY: Grammar<Who | "any"> = is<Who | "any">("any", "");

/** "up to 1 of your opponent's Characters", "all Characters", "your Leader". */
const onFieldChoice = (voice: Voice): Grammar<Choice> => {
  const nouns = alt(onField, lifeCards);
  const of = (whose: Grammar<Who | "any">): Grammar<Selection> =>
    record<Selection>({}, { of: whose }, { others: nouns });
  return alt(
    choice(voice, { others: few }, "of ", { select: of(voice.owner) }),
    choice(voice, { others: few }, { select: record<Selection>({}, { of: ANY }, { others: onField }) }),
    choice(voice, { others: all }, variants("of ", ""), { select: of(voice.owner) }),
    choice(voice, { others: all }, { select: record<Selection>({}, { of: ANY }, { others: onField }) }),
    record<Choice>({ count: "all" }, { select: of(voice.owner) }),
    record<Choice>(
      {},
      {
        select: of(trail(voice.owner, "1 ")),
      },
      { count: is<Amount>(1, "") },
    ),
  );
};

/** "your Leader or 1 of your Characters": 1 of both. */
const leaderOrOne = (voice: Voice): Grammar<Choice> =>
  map(
    seq(voice.owner, variants("Leader or "), variants("1 of ", "up to 1 of "), voice.owner, onField),
    ([who, , , again, characters]): Choice | undefined =>
      who === again ? { select: { of: who, ...withLeader(characters) }, count: 1 } : undefined,
    (value) => {
      const { of, ...nouns } = value.select;
      const characters = withoutLeader(nouns);
      if (!characters || of === "any" || value.count !== 1 || value.upTo || value.by) return undefined;
      return [of, undefined, undefined, of, characters] as [
        Who,
        undefined,
        undefined,
        Who,
        { in: string[]; where: Filter[] },
      ];
    },
  );

const LEADER = { in: ["leader"], where: [] };

const withLeader = (characters: { in: string[]; where: Filter[] }) =>
  characters.where.length === 0
    ? { in: ["leader", ...characters.in], where: [] }
    : unite([LEADER, characters]);

function withoutLeader(nouns: { in: string[]; where: Filter[] }) {
  if (nouns.where.length === 0)
    return nouns.in[0] === "leader" ? { in: nouns.in.slice(1), where: [] } : undefined;
  const [leader, characters, ...others] = divide(nouns) ?? [];
  return leader && leader.where.length === 0 && others.length === 0 ? characters : undefined;
}

/** "1 card from your hand", "up to 1 {A} type Character card from your trash". */
export const fromArea = (voice: Voice): Grammar<Choice> =>
  choice(voice, { others: quantity }, variants("", "of the "), { select: inArea(voice.owner) });

/** "1 card from the top of your deck". */
export const fromEnd = (voice: Voice): Grammar<Choice> =>
  choice(voice, { others: few }, { select: atEnd(voice.owner) });

/** "up to 1 {A} type card", of the cards that were just looked at. */
export const fromLooked = (voice: Voice): Grammar<Choice> =>
  choice(
    voice,
    { others: few },
    {
      select: record<Selection>({ of: "any", in: [] }, { where: cards }, { among: looked }),
    },
  );

/** A rule for each voice. */
export const both = <T>(make: (voice: Voice) => Grammar<T>) => {
  const made = new Map<Voice, Grammar<T>>();
  return (voice: Voice): Grammar<T> => {
    let grammar = made.get(voice);
    if (!grammar) {
      grammar = rule(() => make(voice));
      made.set(voice, grammar);
    }
    return grammar;
  };
};

/** Cards on the field. */
export const fieldTarget = both<Target>((voice) =>
  alt<Target>(thisCard, that, onFieldChoice(voice), leaderOrOne(voice)),
);

/** Cards anywhere. */
export const anyTarget = both<Target>((voice) =>
  alt<Target>(fieldTarget(voice), fromArea(voice), fromEnd(voice)),
);

/** Cards that are not yet in play. */
export const offField = both<Target>((voice) =>
  alt<Target>(thisCard, that, fromArea(voice), fromLooked(voice)),
);
