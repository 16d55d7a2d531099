import {
  alt,
  each,
  type Grammar,
  is,
  lead,
  map,
  pronoun,
  record,
  same,
  seq,
  single,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Act, Amount, Choice, Clause, Destination, Reference, Selection, Who } from "@arbiter/engine";
import { into, toDeck } from "./destinations.ts";
import { count, type Voice, YOU } from "./words.ts";

/** "add cards from your life to your hand until you have 4 life left": as many as are more than that. */

type Area = "hand" | "life" | "energy";
const CHOSEN = { result: { said: { words: "the same card" } } } as unknown as Reference;
const HAVE = variants("you have ", "they have ", "there are only ", "your opponent has ");
const LEFT: Record<Area, (own: string) => string[]> = {
  hand: (own) => [" cards in hand", ` cards in ${own} hand`, ` card in ${own} hand`, " remaining"],
  life: () => [" life left", " life", " life remaining"],
  energy: (own) => [" energy", ` cards in ${own} energy`],
};

export const until = (voice: Voice): Grammar<Clause[]>[] => {
  const own = voice.who === "you" ? "your" : "their";
  const theirs = voice.who === "opponent" ? { by: "opponent" as Who } : {};
  const who = voice.who === "opponent" ? { who: "opponent" as Who } : {};
  const cards = (area: Area, of: Who = voice.who): Selection => ({ of, in: [area], where: [] });
  const rest = (area: Area, of: Who = voice.who): Grammar<Choice> => {
    const all = cards(area, of);
    return map(
      trail(lead(HAVE, count), LEFT[area](of === "you" ? "your" : "their")),
      (n): Choice => ({ select: all, count: { sum: [{ count: all }, -n] }, ...theirs }),
      (value) => {
        const sum = typeof value.count === "object" && "sum" in value.count ? value.count.sum : [];
        return same(value.select, all) && typeof sum[1] === "number" ? -sum[1] : undefined;
      },
    );
  };
  const to = alt<Destination>(into(voice, " in ", " into ", " to "), toDeck(voice));
  const verbs = variants(...["place", "put", "send", "add", "return"].map((stem) => voice.verb(stem)));
  const ways: Grammar<Partial<Act>>[] = [
    record<Partial<Act>>({ do: "move", ...who } as Partial<Act>, { to } as never),
  ];
  const moved = (area: Area, of: Who = voice.who, whose = own): Grammar<Clause[]>[] => [
    single(
      map(
        seq(
          verbs,
          variants("cards from ", "cards in ", "", "your energy"),
          variants(`${whose} ${area}`),
          ways[0]!,
          variants(" until "),
          rest(area, of),
        ),
        ([, , , act, , what]): Act => ({ ...act, what }) as Act,
        (act) => {
          const { what, ...others } = act as Act & { what: Choice };
          return [undefined, undefined, undefined, others, undefined, what] as [
            undefined,
            undefined,
            undefined,
            Partial<Act>,
            undefined,
            Choice,
          ];
        },
      ),
    ),
    single(
      record<Act>(
        { do: "move", to: { area: "drop" }, as: "discard", ...who } as Partial<Act>,
        voice.verb("discard"),
        variants("cards", `cards from ${own} hand`),
        " until ",
        { what: rest("hand") },
      ),
    ),
  ];
  /** "chooses cards in their hand and places them in their Drop until they have 9 cards in hand". */
  const chosen = (area: Area, of: Who = voice.who, whose = own): Grammar<Clause[]> =>
    each(
      map(
        seq(
          voice.verb("choose"),
          variants(`cards in ${whose} ${area} and `, `cards from ${whose} ${area} and `),
          alt(
            seq(verbs, pronoun({ many: true }, "them"), ways[0]!),
            seq(
              voice.verb("discard"),
              pronoun({ many: true }, "them"),
              is<Partial<Act>>(
                { do: "move", to: { area: "drop" }, as: "discard", ...who } as Partial<Act>,
                "",
              ),
            ),
            seq(
              voice.verb("shuffle"),
              pronoun({ many: true }, "them"),
              is<Partial<Act>>(
                { do: "move", to: { area: "deck" }, as: "shuffle", ...who } as Partial<Act>,
                ` into ${own} deck`,
              ),
            ),
          ),
          variants(" until "),
          rest(area, of),
        ),
        ([, , [, what, act], , choice]): Act[] => [{ do: "choose", what: choice }, { ...act, what } as Act],
        (acts) => {
          const [first, second, ...more] = acts as [Act & { what: Choice }, Act & { what: never }];
          if (!first || !second || more.length || first.do !== "choose") return undefined;
          const { what, ...act } = second;
          return [undefined, undefined, [undefined, what, act], undefined, first.what] as [
            undefined,
            undefined,
            [undefined, never, Partial<Act>],
            undefined,
            Choice,
          ];
        },
      ),
    );
  /** "choose cards in their hand until there are only 3 remaining, and place the chosen cards in their Drop". */
  const chosenFirst = (area: Area): Grammar<Clause[]> =>
    each(
      map(
        seq(
          voice.verb("choose"),
          variants(`cards in ${own} ${area} until `, `cards from ${own} ${area} until `),
          rest(area),
          lead([", and ", " and "], verbs),
          pronoun({ many: true, did: "choose" }, "the chosen cards"),
          ways[0]!,
        ),
        ([, , choice, , what, act]): Act[] => [{ do: "choose", what: choice }, { ...act, what } as Act],
        (acts) => {
          const [first, second, ...more] = acts as [Act & { what: Choice }, Act & { what: never }];
          if (!first || !second || more.length || first.do !== "choose") return undefined;
          const { what, ...act } = second;
          return [undefined, undefined, first.what, undefined, what, act] as [
            undefined,
            undefined,
            Choice,
            undefined,
            never,
            Partial<Act>,
          ];
        },
      ),
    );
  const missing = map(
    count,
    (n): Amount => ({ sum: [n, { count: cards("hand"), times: -1 }] }),
    (value) =>
      typeof value === "object" && "sum" in value && typeof value.sum[0] === "number"
        ? value.sum[0]
        : undefined,
  );
  /** "add cards from your hand to your energy until you have 3 energy": as many as are missing. */
  const filling = (area: Area): Grammar<Clause[]> =>
    single(
      map(
        seq(
          verbs,
          variants(`cards from ${own} hand`),
          ways[0]!,
          variants(" until "),
          trail(lead(HAVE, count), LEFT[area](own)),
        ),
        ([, , act, , n]): Act | undefined =>
          (act as { to?: Destination }).to?.area === area
            ? ({
                ...act,
                what: {
                  select: cards("hand"),
                  count: { sum: [n, { count: cards(area), times: -1 }] },
                  ...theirs,
                },
              } as Act)
            : undefined,
        (act) => {
          const { what, ...others } = act as Act & { what?: Choice };
          const sum = typeof what?.count === "object" && "sum" in what.count ? what.count.sum : [];
          return typeof sum[0] === "number" && what && same(what.select, cards("hand"))
            ? ([undefined, undefined, others, undefined, sum[0]] as [
                undefined,
                undefined,
                Partial<Act>,
                undefined,
                number,
              ])
            : undefined;
        },
      ),
    );
  /** "chooses 3 cards in their hand and discards the rest": all that lie there and were not chosen. */
  const keeping: Grammar<Clause[]> = each(
    map(
      seq(
        voice.verb("choose"),
        trail(count, [" cards", " card"]),
        alt<Area>(
          is<Area>("hand", ` in ${own} hand`, ` from ${own} hand`),
          is<Area>("life", ` in ${own} life`),
          is<Area>("energy", ` in ${own} energy`),
        ),
        lead(
          [" and ", ", ", ", then "],
          alt(
            lead(verbs, lead("the rest", ways[0]!)),
            lead(
              voice.verb("discard"),
              is<Partial<Act>>(
                { do: "move", to: { area: "drop" }, as: "discard", ...who } as Partial<Act>,
                "the rest",
              ),
            ),
          ),
        ),
      ),
      ([, n, area, act]): Act[] => [
        { do: "choose", what: { select: cards(area), count: n, ...theirs } },
        {
          ...act,
          what: { select: { ...cards(area), where: [{ not: { card: CHOSEN } }] }, count: "all", ...theirs },
        } as Act,
      ],
      (acts) => {
        const [first, second, ...more] = acts as [Act & { what: Choice }, Act & { what: Choice }];
        if (!first || !second || more.length || first.do !== "choose" || second.what?.count !== "all")
          return undefined;
        const [only] = second.what.select?.where ?? [];
        if (!only || !("not" in only) || !("card" in only.not) || typeof first.what.count !== "number")
          return undefined;
        const { what: _, ...act } = second;
        return [undefined, first.what.count, first.what.select.in[0] as Area, act] as [
          undefined,
          number,
          Area,
          Partial<Act>,
        ];
      },
    ),
  );
  return [
    keeping,
    filling("energy"),
    filling("life"),
    ...moved("hand"),
    ...moved("life").slice(0, 1),
    ...moved("energy").slice(0, 1),
    chosen("hand"),
    chosen("life"),
    ...(voice === YOU
      ? [chosen("life", "opponent", "your opponent's"), moved("life", "opponent", "your opponent's")[0]!]
      : []),
    chosenFirst("hand"),
    single(
      record<Act>(
        { do: "draw", ...who } as Partial<Act>,
        voice.verb("draw"),
        "cards until ",
        HAVE,
        { amount: missing },
        variants(" cards in ", " card in "),
        voice.own,
        "hand",
      ),
    ),
  ];
};
