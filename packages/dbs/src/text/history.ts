/** Conditions on what happened before: "this card was played this turn", "you've sent a card to your Warp this turn". */
import {
  alt,
  type Grammar,
  is,
  lead,
  map,
  type Part,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Condition, Happening, Reference, Selection, Who } from "@arbiter/engine";
import { causes } from "./causes.ts";
import { fate, fromAnywhere } from "./deeds.ts";
import { type Compared, compared } from "./filters.ts";
import { cards } from "./kinds.ts";
import { areaNames } from "./selections.ts";
import { from, fromSaid, object, subject } from "./subjects.ts";
import { skillName } from "./words.ts";

/** "this card was played this turn", "one of your cards has been KO'd this turn". */
export const happenedThis: Grammar<Condition> = rule(() =>
  map(
    seq(
      subject,
      lead([" was ", " were ", " has been ", " have been "], fate),
      alt(is(true, " this turn", " during this turn"), is(false, "")),
    ),
    ([card, way, said]): Condition | undefined => {
      const happened = { event: way.event!, card, ...way };
      if (said || way.event === "combo") return { happened, this: "turn" };
      return card === "this" && way.using ? { happened, this: "stay" } : undefined;
    },
    (value) => {
      if (!("happened" in value) || value.is) return undefined;
      const { card, ...way } = value.happened;
      return card === undefined
        ? undefined
        : ([card, way, value.this === "turn" && way.event !== "combo"] as [
            Selection | Reference,
            Partial<Happening>,
            boolean,
          ]);
    },
  ),
);

/** "your opponent played a Battle Card this turn", "you've sent a card from your Drop to your Warp this turn". */
export const didThis: Grammar<Condition> = rule(() => {
  const by = (who: Who, ...subjects: string[]): Grammar<Condition> => {
    const one = (event: string, verbs: string[], ...parts: Part<Happening>[]) =>
      record<Happening>(
        { event, player: who },
        variants(...subjects.flatMap((subject) => verbs.map((verb) => `${subject} ${verb} `))),
        { card: object(who) },
        ...parts,
      );
    const whose = lead(["your ", "their ", "its owner's ", "a ", "the "], areaNames);
    const to = { to: lead([" to ", " in ", " into "], whose) };
    const out = { from: fromSaid };
    return map(
      trail(
        alt(
          one("play", ["played"], { from }, { others: causes }),
          one("move", ["sent", "placed", "added"], { from }, to),
          one("move", ["sent", "placed", "added"], to, out),
          one("discard", ["discarded"]),
          one("attack", ["attacked with"]),
        ),
        [" this turn", " during this turn"],
      ),
      (happened): Condition => ({ happened, this: "turn" }),
      (value) => ("happened" in value && !value.is ? value.happened : undefined),
    );
  };
  return alt(by("you", "you", "you've", "you have"), by("opponent", "your opponent", "your opponent has"));
});
/** "this card attacked this turn", "your Leader hasn't attacked this turn". */
export const attackedThis: Grammar<Condition> = rule(() => {
  const did = map(
    trail(subject, [" attacked this turn", " has attacked this turn", " attacked during this turn"]),
    (card): Condition => ({ happened: { event: "attack", card }, this: "turn" }),
    (value) => ("happened" in value ? attackerOf(value) : undefined),
  );
  const not = map(
    trail(
      subject,
      [" didn't attack", " did not attack", " hasn't attacked", " has not attacked"].flatMap((one) => [
        `${one} this turn`,
        `${one} during this turn`,
      ]),
    ),
    (card): Condition => ({ not: { happened: { event: "attack", card }, this: "turn" } }),
    (value) => ("not" in value && "happened" in value.not ? attackerOf(value.not) : undefined),
  );
  return alt(did, not, attacksThis);
});
const attackerOf = ({ happened, this: within, is }: Extract<Condition, { happened: unknown }>) =>
  happened.event === "attack" && within === "turn" && !is && !happened.player ? happened.card : undefined;

/** "your opponent attacked 2 or more times this turn", "they didn't attack with a Battle Card this turn". */
const attacksThis: Grammar<Condition> = rule(() => {
  const by = (who: Who, has: string[], hasNot: string[], own: string) => {
    const times = map(
      seq(
        variants(...has.map((one) => `${one} attacked `)),
        compared,
        variants(" times this turn", " times during this turn"),
      ),
      ([, often]): Condition => ({ happened: { event: "attack", player: who }, this: "turn", ...often }),
      (value) =>
        "happened" in value && value.happened.event === "attack" && value.happened.player === who && value.is
          ? ([undefined, { is: value.is, than: value.than }, undefined] as [undefined, Compared, undefined])
          : undefined,
    );
    const none = map(
      seq(
        variants(...hasNot),
        alt(
          is<Selection | undefined>(undefined, ""),
          lead(
            [" with a ", " with an ", ` with any of ${own}`, ` with ${own}`, " with any "],
            record<Selection>({ of: "any", in: [] }, { where: cards }),
          ),
        ),
        variants(" this turn", " during this turn"),
      ),
      ([, card]): Condition => ({
        not: { happened: { event: "attack", player: who, ...(card ? { card } : {}) }, this: "turn" },
      }),
      (value) => {
        if (!("not" in value) || !("happened" in value.not)) return undefined;
        const { event, player, card } = value.not.happened;
        return event === "attack" && player === who
          ? ([undefined, card, undefined] as [undefined, Selection | undefined, undefined])
          : undefined;
      },
    );
    return alt(times, none);
  };
  return alt(
    by("you", ["you", "you have", "you've"], ["you haven't attacked", "you didn't attack"], "your "),
    by(
      "opponent",
      ["your opponent", "your opponent has"],
      ["your opponent hasn't attacked", "your opponent didn't attack", "they didn't attack"],
      "their ",
    ),
  );
});

/** "you played this card with [Evolve]": in whichever turn it was. */
export const playedThis: Grammar<Condition> = rule(() =>
  map(
    lead("you played this card", causes),
    (way): Condition | undefined =>
      way.using && Object.keys(way).length === 1
        ? { happened: { event: "play", card: "this", ...way }, this: "stay" }
        : undefined,
    (value) =>
      "happened" in value && value.this === "stay" && value.happened.using
        ? { using: value.happened.using }
        : undefined,
  ),
);
/** "during that turn, if a red card has been placed in the Drop". */
export const happenedBefore: Grammar<Condition> = rule(() => alt(happenedThere, happenedAnywhere));
const happenedAnywhere: Grammar<Condition> = rule(() =>
  map(
    fromAnywhere([" has been ", " was ", " have been ", " were "]),
    (happened): Condition => ({ happened, this: "turn" }),
    (value) => ("happened" in value && value.this === "turn" && !value.is ? value.happened : undefined),
  ),
);
const happenedThere: Grammar<Condition> = rule(() =>
  map(
    seq(subject, lead([" has been ", " was ", " have been ", " were "], fate)),
    ([card, way]): Condition => ({ happened: { event: way.event!, card, ...way }, this: "turn" }),
    (value) => {
      if (!("happened" in value) || value.this !== "turn" || value.is) return undefined;
      const { card, ...way } = value.happened;
      return card === undefined ? undefined : ([card, way] as [Selection | Reference, Partial<Happening>]);
    },
  ),
);

/** "your Leader activated a [Blocker] skill". */
export const activatedBefore: Grammar<Condition> = rule(() =>
  map(
    seq(
      subject,
      lead([" activated a ", " activated an ", " activated its ", " activated the "], skillName),
      variants(" skill", ""),
    ),
    ([card, using]): Condition => ({
      happened: using === "Blocker" ? { event: "block", card } : { event: "skill", card, using },
      this: "turn",
    }),
    (value) => {
      if (!("happened" in value) || value.this !== "turn" || value.is) return undefined;
      const { event, card, using } = value.happened;
      const named = event === "block" ? "Blocker" : event === "skill" ? using : undefined;
      return card !== undefined && named !== undefined
        ? ([card, named, undefined] as [Selection | Reference, string, undefined])
        : undefined;
    },
  ),
);
/** Of other cards than this: a turn in which this card was played has an end of its own. */
export const ofOthers = (inner: Grammar<Condition>): Grammar<Condition> => {
  const isOther = (value: Condition) =>
    "happened" in value && value.happened.card !== "this" ? value : undefined;
  return map(inner, isOther, isOther);
};
