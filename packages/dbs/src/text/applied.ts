import {
  alone,
  alt,
  type Grammar,
  is,
  lead,
  map,
  record,
  rule,
  seq,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Ability, Act, Amount, Clause, Duration, Selection, Static, Target } from "@arbiter/engine";
import { line } from "./abilities.ts";
import { forEach } from "./amounts.ts";
import { playerBan } from "./bans.ts";
import { several, target } from "./choices.ts";
import { lasts, lastsBefore } from "./durations.ts";
import { less } from "./reductions.ts";
import { cards, inArea } from "./selections.ts";
import { momentary } from "./statics.ts";
import { YOU } from "./words.ts";

/** Modifications with a duration, as orders. */
interface Applied {
  effects: Static[];
  until: Duration;
}

/** "gets +5000 power for the battle for each card chosen". */
const timesAfter: Grammar<Applied> = rule(() =>
  map(
    seq(momentary, lasts, lead(" ", forEach)),
    ([effects, until, every]): Applied | undefined =>
      effects.length === 1 && "by" in effects[0]! && typeof effects[0].by === "number"
        ? {
            effects: [
              { ...effects[0], by: { ...(every as object), times: effects[0].by } } as unknown as Static,
            ],
            until,
          }
        : undefined,
    ({ effects, until }) => {
      const { by, ...others } = effects[0] as Static & { by?: { times?: number } };
      if (effects.length !== 1 || typeof by !== "object" || by.times === undefined) return undefined;
      const { times, ...every } = by;
      return [[{ ...others, by: times } as unknown as Static], until, every as Amount] as [
        Static[],
        Duration,
        Amount,
      ];
    },
  ),
);

/** "negate this skill for the turn". */
const thisSkill: Grammar<Static> = is<Static>(
  { set: "negate", what: "this", only: "this" },
  "negate this skill",
);

/** "reduce the energy cost of the next … by 1". */
const cheaper: Grammar<Static> = rule(
  () =>
    record<Extract<Static, { set: "costOfPlaying" }>>(
      { set: "costOfPlaying", who: "you", next: true },
      variants("reduce the energy cost of the next "),
      {
        select: alt(
          inArea(YOU.owner),
          record<Selection>({ of: "you", in: [] }, { where: cards }, variants(" you play")),
        ),
      },
      " by ",
      { by: less },
    ) as Grammar<Static>,
);

/** 'gains the following skill for the turn-' and the skill in quotes. */
const granted: Grammar<Applied> = rule(() =>
  map(
    seq(
      several(target(YOU)),
      variants(" gains the following skill", " gain the following skill", " gains this skill"),
      lasts,
      variants("-", ":", "- "),
      trail(lead(['\n"', ' "'], line), '"'),
    ),
    ([whats, , until, , abilities]): Applied | undefined =>
      abilities.length === 1
        ? { effects: whats.map((what) => ({ set: "ability", what, ability: abilities[0]! })), until }
        : undefined,
    ({ effects, until }) => {
      const [first] = effects;
      if (first?.set !== "ability") return undefined;
      return [
        effects.map((one) => (one as { what: Target }).what),
        undefined,
        until,
        undefined,
        [first.ability],
      ] as [Target[], undefined, Duration, undefined, Ability[]];
    },
  ),
);

const lasting: Grammar<Applied> = rule(() => {
  const effects = alt(momentary, alone(alt(playerBan, cheaper, thisSkill)));
  return alt(
    record<Applied>({}, { effects }, { until: lasts }),
    record<Applied>({}, { until: lastsBefore }, { effects }),
    timesAfter,
    granted,
  );
});

export const apply: Grammar<Clause[]> = rule(() =>
  map(
    lasting,
    ({ effects, until }) => effects.map((effect) => ({ act: { do: "apply", effect, until } as Act })),
    (clauses) => {
      const effects: Static[] = [];
      let until: Duration | undefined;
      for (const { act, ...others } of clauses) {
        if (act.do !== "apply" || Object.keys(others).length || (until ?? act.until) !== act.until)
          return undefined;
        until = act.until;
        effects.push(act.effect);
      }
      return until && { effects, until };
    },
  ),
);
