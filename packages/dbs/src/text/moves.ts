import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  opt,
  pronoun,
  record,
  rule,
  same,
  single,
  variants,
  verb,
  type Word,
} from "@arbiter/cardtext";
import type {
  Act,
  Amount,
  Choice,
  Clause,
  Destination,
  Duration,
  Reference,
  Selection,
  Target,
  Who,
} from "@arbiter/engine";
import { several, severalFromArea, target, targetOrLooked } from "./choices.ts";
import { into, state, toDeck, under } from "./destinations.ts";
import { lasts } from "./durations.ts";
import { rest, that, thisCard } from "./references.ts";
import { anyones, areaNames, inArea, owned } from "./selections.ts";
import { count, owner, type Voice, YOU } from "./words.ts";

/** Cards that go from one area to another. */

/** What an effect orders: a verb gives one clause for each description of cards. */

export type Fields = Record<string, unknown>;

export const from: Grammar<string[] | undefined> = rule(() =>
  lead([" from your ", " from its owner's ", " in your ", " from a ", " from an "], areaNames),
);
export const fromUnder = is(["under"], " from under ");
export const above: Grammar<Reference | Selection> = rule(() =>
  alt<Reference | Selection>(
    that,
    lead(["a ", "an ", "your ", ""], inArea(owner)),
    lead(["a ", "an "], anyones),
    owned,
  ),
);
export const fromOpt = opt(from as Grammar<string[]>);
const itsSkills = variants(" with its skills negated", " with their skills negated");
export const negated: Grammar<Duration | undefined> = rule(() => opt(lead(itsSkills, lasts)));
export const moves = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = alt(several(target(voice)), severalFromArea(voice));
  const looking = alt(several(targetOrLooked(voice)), severalFromArea(voice));
  const putting = voice.verb("place");
  const to = alt<Destination>(into(voice, " in ", " into ", " to "), toDeck(voice), under(voice));
  const hand = into(voice, " to ");
  const move = (said: Word, what: Grammar<Target[]>, dest: Grammar<Destination>) => [
    verb({ do: "move", ...by }, said, what, { to: dest }, { negated }),
    verb({ do: "move", ...by }, said, alone<Target>(thisCard), { from }, { to: dest }),
    verb({ do: "move", ...by }, said, alone<Target>(thisCard), { to: dest }, { from }),
    verb(
      { do: "move", ...by },
      said,
      alone<Target>(thisCard),
      { from: fromUnder },
      { under: above },
      { to: dest },
    ),
  ];
  const discard = { do: "move", to: { area: "drop" }, as: "discard", ...by };
  const shuffle = { do: "move", to: { area: "deck" }, as: "shuffle", ...by };
  const removed = { do: "move", to: { area: "removed" }, ...by };
  const left = several(alt<Target>(target(voice), rest));
  return [
    ...move(putting, left, to),
    ...move(voice.verb("put"), left, to),
    ...move(voice.verb("add"), looking, hand),
    ...move(voice.verb("return"), any, alt(hand, toDeck(voice))),
    ...move(voice.verb("send"), any, into(voice, " to ")),
    verb(discard, voice.verb("discard"), any),
    verb(discard, voice.verb("discard"), alone<Target>(thisCard), { from }),
    verb(removed, voice.verb("remove"), any, " from the game"),
    verb(removed, voice.verb("remove"), alone<Target>(thisCard), { from }, " from the game"),
    verb(
      shuffle,
      voice.verb("shuffle"),
      any,
      variants(" into ", " into your opponent's "),
      voice.own,
      "deck",
    ),
    verb(shuffle, voice.verb("shuffle"), any, " into its owner's deck"),
  ];
};

/** "add cards from your life to your hand until you have 4 life left". */
export const until = (voice: Voice): Grammar<Clause[]>[] => {
  const life: Selection = { of: voice.who, in: ["life"], where: [] };
  const hand: Selection = { of: voice.who, in: ["hand"], where: [] };
  const theirs = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const who = voice.who === "opponent" ? { who: "opponent" as Who } : {};
  const lessThan = (from: Selection): Grammar<Choice> =>
    map(
      count,
      (n): Choice => ({ select: from, count: { sum: [{ count: from }, -n] }, ...theirs }),
      (value) => {
        const sum =
          typeof value === "object" && typeof value.count === "object" && "sum" in value.count
            ? value.count.sum
            : [];
        return same(value.select, from) && typeof sum[1] === "number" ? -sum[1] : undefined;
      },
    );
  const missing = map(
    count,
    (n): Amount => ({ sum: [n, { count: hand, times: -1 }] }),
    (value) =>
      typeof value === "object" && "sum" in value && typeof value.sum[0] === "number"
        ? value.sum[0]
        : undefined,
  );
  const have = variants("you have ", "they have ");
  return [
    single(
      record<Act>(
        { do: "move", to: { area: "hand" }, ...who } as Partial<Act>,
        voice.verb("add"),
        "cards from ",
        voice.own,
        "life to ",
        voice.own,
        "hand until ",
        have,
        { what: lessThan(life) },
        variants(" life left", " life", " life remaining"),
      ),
    ),
    single(
      record<Act>(
        { do: "draw", ...who } as Partial<Act>,
        voice.verb("draw"),
        "cards until ",
        have,
        { amount: missing },
        variants(" cards in ", " card in "),
        voice.own,
        "hand",
      ),
    ),
  ];
};

/** "it's placed in its owner's Drop instead of being played". */
export const insteadOfPlay = (voice: Voice): Grammar<Clause[]> => {
  const done = (words: string, to: Grammar<Destination>) =>
    single(
      record<Act>(
        { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
        variants("it's ", "it is ", "that card is ", "the Battle Card is "),
        words,
        { to },
        variants(" instead of being played", " instead"),
      ),
    );
  const order = single(
    record<Act>(
      { do: "move", what: "event", as: "insteadOfPlay" } as Partial<Act>,
      variants("return it", "place it", "send it"),
      { to: alt(into(voice, " to ", " in ", " into "), toDeck(voice)) },
      variants(" instead of playing it", " instead"),
    ),
  );
  const removed = is<Clause[]>(
    [{ act: { do: "move", what: "event", as: "insteadOfPlay", to: { area: "removed" } } }],
    "it's removed from the game instead of being played",
    "it is removed from the game instead of being played",
  );
  return alt(
    done("placed", alt(into(voice, " in ", " into "), toDeck(voice))),
    done("returned", into(voice, " to ")),
    done("sent", into(voice, " to ")),
    order,
    removed,
    single(
      record<Act>(
        { do: "play", what: "event" } as Partial<Act>,
        variants("it's played", "it is played"),
        { state: state as Grammar<"rested"> },
        { negated },
      ),
    ),
  );
};

/** "it's sent to its owner's Warp", of a replacement. */
export const passive: Grammar<Clause[]> = rule(() => {
  const done = (words: string, to: Grammar<Destination>) =>
    single(
      record<Act>(
        { do: "move" } as Partial<Act>,
        { what: pronoun({ many: false }, "it") },
        variants("'s ", " is "),
        words,
        { to },
      ),
    );
  return alt(
    done("placed", alt(into(YOU, " in ", " into "), toDeck(YOU))),
    done("returned", into(YOU, " to ")),
    done("sent", into(YOU, " to ")),
    done("added", into(YOU, " to ")),
    done("removed", is<Destination>({ area: "removed" }, " from the game")),
  );
});
