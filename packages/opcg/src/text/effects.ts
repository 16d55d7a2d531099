import {
  alt,
  andList,
  type Grammar,
  is,
  map,
  number,
  opt,
  type Part,
  record,
  same,
  seq,
  theRest,
  variants,
  type Word,
} from "@arbiter/cardtext";
import type { Act, Clause, Reference, Target } from "@arbiter/engine";
import { anyTarget, both, fieldTarget, fromArea, fromEnd, fromLooked, offField } from "./choices.ts";
import { face, toDeck, toHand, toLife } from "./destinations.ts";
import { donAct } from "./don.ts";
import { card, tag, type Voice } from "./words.ts";

/** What an effect orders: a verb gives one clause for each description of cards. */

const isPlain = (clause: Clause): boolean => same(Object.keys(clause), ["act"]);

const single = (inner: Grammar<Act>): Grammar<Clause[]> =>
  map(
    inner,
    (act) => [{ act }],
    (clauses) => (clauses.length === 1 && isPlain(clauses[0]!) ? clauses[0]!.act : undefined),
  );

type Fields = Record<string, unknown>;

/** A verb, the cards it goes for, and what follows them: "K.O. up to 1 … and up to 1 …". */
function verb(
  constants: Fields,
  lead: Word,
  target: Grammar<Target>,
  ...after: Part<Fields>[]
): Grammar<Clause[]> {
  return map(
    seq(lead, andList(target), record<Fields>({}, ...after)),
    ([, targets, fields]) => targets.map((what) => ({ act: { ...constants, what, ...fields } as Act })),
    (clauses) => {
      if (clauses.length === 0 || !clauses.every(isPlain)) return undefined;
      const acts = clauses.map((clause) => clause.act as unknown as Fields);
      const [first, ...others] = acts.map(({ what, ...fields }) => fields);
      if (!others.every((fields) => same(fields, first))) return undefined;
      if (!Object.entries(constants).every(([key, value]) => same(first![key], value))) return undefined;
      const fields = Object.fromEntries(Object.entries(first!).filter(([key]) => !(key in constants)));
      return [undefined, acts.map(({ what }) => what as Target), fields] as [undefined, Target[], Fields];
    },
  );
}

/** What was looked at and left. */
const rest: Grammar<Reference> = theRest({ did: "look" }, "the rest", "the remaining cards");

const state = opt(is<"rested">("rested", " rested"));

const moves = (voice: Voice, by: Fields): Grammar<Clause[]>[] => {
  const any = anyTarget(voice);
  const left = alt<Target>(any, rest);
  return [
    verb({ do: "move", to: { area: "trash" }, ...by }, voice.verb("trash", "trashes"), left),
    verb({ do: "move", ...by }, voice.verb("return"), any, { to: alt(toHand(voice), toDeck(voice)) }),
    verb({ do: "move", ...by }, voice.verb("place"), left, { to: alt(toDeck(voice), toLife(voice)) }),
    verb({ do: "move", ...by }, voice.verb("add"), alt<Target>(any, fromLooked(voice)), {
      to: alt(toHand(voice), toLife(voice)),
    }),
  ];
};

export const order = both<Clause[]>((voice) => {
  const by: Fields = voice.who === "opponent" ? { who: "opponent" } : {};
  const of: Fields = voice.who === "opponent" ? { of: "opponent" } : {};
  const act = (constants: Fields, ...parts: Part<Act>[]) =>
    single(record<Act>(constants as Partial<Act>, ...parts));
  const acts: Grammar<Clause[]>[] = [
    single(donAct(voice)),
    act({ do: "draw", ...by }, voice.verb("draw"), { amount: number }, " ", card),
    act({ do: "draw", upTo: true, ...by }, voice.verb("draw"), "up to ", { amount: number }, " ", card),
    verb({ do: "ko", ...by }, voice.verb("K.O.", "K.O.s"), fieldTarget(voice)),
    verb({ do: "rest", ...by }, voice.verb("rest"), fieldTarget(voice)),
    verb({ do: "activate", ...by }, voice.verb("set"), fieldTarget(voice), " as active"),
    verb({ do: "play", ...by }, voice.verb("play"), offField(voice), { state }),
    verb(
      { do: "reveal", ...by },
      voice.verb("reveal"),
      alt<Target>(fromArea(voice), fromEnd(voice), fromLooked(voice)),
    ),
    verb({ do: "look", ...by }, voice.verb("look at", "looks at"), fromEnd(voice)),
    verb({ do: "choose" }, variants(voice.verb("select"), voice.verb("choose")), anyTarget(voice)),
    verb({ do: "turn", ...by }, voice.verb("turn"), anyTarget(voice), { face }),
    act({ do: "shuffle", area: "deck", ...of }, voice.verb("shuffle"), voice.own, "deck"),
    ...moves(voice, by),
  ];
  if (voice.who === "you")
    acts.push(
      act({ do: "use", of: "this" }, "activate this card's ", { ability: tag }, " effect"),
      act({ do: "damage" }, "deal ", { amount: number }, " damage to ", {
        who: is("opponent", "your opponent"),
      }),
    );
  return alt(...acts);
});
