import {
  alone,
  alt,
  concat,
  type Grammar,
  is,
  lead,
  map,
  opt,
  record,
  rule,
  same,
  variants,
} from "@arbiter/cardtext";
import type { Happening, Who } from "@arbiter/engine";
import { activatedBefore, happenedBefore, ofOthers } from "./history.ts";
import { thisCard } from "./references.ts";
import { areaNames } from "./selections.ts";
import { described, from, happening, subject, turn } from "./subjects.ts";

/** Points of time: "at the end of your turn". */

const turnOf = (words: string): Grammar<Who | undefined> =>
  alt<Who | undefined>(
    is<Who>("you", `${words} of your turn`),
    is<Who>("opponent", `${words} of your opponent's turn`, `${words} of their turn`),
  );

const MOMENTS: [event: string, ...words: string[]][] = [
  ["startOfCharge", "the start of $ Charge Phase", "the beginning of $ Charge Phase"],
  ["endOfCharge", "the end of $ Charge Phase"],
  [
    "startOfMain",
    "the start of $ Main Phase",
    "the beginning of $ Main Phase",
    "the beginning of $ main phase",
  ],
  ["startOfMain", "the start of $ Main Phases", "the beginning of $ Main Phases"],
  ["endOfMain", "the end of $ Main Phase"],
  ["startOfOffense", "the start of $ Offense Step", "the beginning of $ Offense Step"],
  ["startOfDefense", "the start of $ Defense Step", "the beginning of $ Defense Step"],
  ["startOfDamage", "the start of $ Damage Step", "the beginning of $ Damage Step"],
  ["endOfDamage", "the end of $ Damage Step"],
];
const moments: Grammar<Happening> = alt(
  ...MOMENTS.flatMap(([event, ...words]) => [
    is<Happening>({ event, player: "you" }, ...words.map((one) => one.replace("$", "your"))),
    is<Happening>({ event, player: "opponent" }, ...words.map((one) => one.replace("$", "your opponent's"))),
    is<Happening>(
      { event },
      ...words.flatMap((one) =>
        [
          "any",
          "each player's",
          "you and your opponent's",
          "you or your opponent's",
          "your or your opponent's",
          "each",
        ].map((who) => one.replace("$", who)),
      ),
    ),
  ]),
);
const battleOf = variants(
  "the end of the battle after ",
  "the end of a battle after ",
  "the end of a battle in which ",
  "the end of the battle in which ",
  "the end of a battle where ",
  "the end of the battle where ",
);

/** What follows "at ": a point of time. */
export const times: Grammar<Happening> = rule(() =>
  alt(
    moments,
    happening(
      "endOfItsBattle",
      battleOf,
      { card: subject },
      {
        using: is("attack", " attacked", " attacks", " is attacking", " was attacking"),
      },
      { target: opt(lead(" ", described)) },
    ),
    happening("endOfItsBattle", battleOf, { card: subject }, { using: is("attacked", " was attacked") }),
    happening(
      "endOfItsBattle",
      battleOf,
      "you used ",
      { card: thisCard },
      { from: opt(lead(" from your ", areaNames)) },
      { using: is("combo", " in a combo") },
    ),
    happening(
      "endOfItsBattle",
      battleOf,
      { card: thisCard },
      { from: lead(" in your ", areaNames) },
      { using: is("combo", " is used in a combo", " was used in a combo") },
    ),
    happening(
      "endOfItsBattle",
      battleOf,
      { card: thisCard },
      { using: is("combo", " was used in a combo", " is used in a combo") },
      { from },
    ),
    happening(
      "endOfItsBattle",
      variants(
        "the end of the battle after you combo with ",
        "the end of a battle after you combo with ",
        "the end of a battle in which you combo with ",
        "the end of the battle in which you combo with ",
      ),
      { card: thisCard },
      { using: is("combo", "") },
      { from },
      { turn },
    ),
    is<Happening>({ event: "endOfBattle" }, "the end of the battle", "the end of a battle"),
    happening(
      "endOfItsTurn",
      variants("the end of a turn where ", "the end of the turn where ", "the end of a turn in which "),
      { card: thisCard },
      { using: is("play", " was played", " is played") },
      { from },
    ),
    happening(
      "endOfItsTurn",
      variants(
        "the end of the turn when you play ",
        "the end of a turn when you play ",
        "the end of a turn in which you play ",
        "the end of the turn in which you play ",
      ),
      { card: thisCard },
      { using: is("play", "") },
    ),
    happening(
      "endOfTurn",
      variants("the end of a turn where ", "the end of the turn where ", "the end of a turn in which "),
      { while: alt(ofOthers(happenedBefore), activatedBefore) },
    ),
    happening("endOfTurn", { player: turnOf("the end") }),
    happening("startOfTurn", { player: alt(turnOf("the start"), turnOf("the beginning")) }),
    is<Happening>(
      { event: "endOfTurn" },
      "the end of you and your opponent's turns",
      "the end of each player's turn",
      "the end of each turn",
      "the end of your or your opponent's turn",
      "the end of you or your opponent's turn",
      "the end of the turn",
      "the end of this turn",
      "end of turn",
    ),
  ),
);

/** "the end of the battle for this card", "… between this card and a Leader": whether it attacked or was attacked. */
const itsBattle: Grammar<Happening[]> = rule(() => {
  type Fought = Pick<Happening, "card" | "target">;
  const fought = alt(
    record<Fought>({}, variants("the end of the battle for ", "the end of a battle for "), {
      card: thisCard,
    }),
    record<Fought>({}, "the end of the battle between ", { card: thisCard }, " and ", { target: described }),
  );
  return map(
    fought,
    (one): Happening[] => ["attack", "attacked"].map((using) => ({ event: "endOfItsBattle", ...one, using })),
    ([first, second, ...others]) => {
      if (!first || !second || others.length || first.using !== "attack") return undefined;
      if (!same(second, { ...first, using: "attacked" })) return undefined;
      const { event: _, using: __, ...one } = first;
      return one;
    },
  );
});

/** What follows "at " where there are several: "at the end of the battle for this card or at the end of the turn". */
export const severalTimes: Grammar<Happening[]> = rule(() =>
  alt(
    alone(times),
    itsBattle,
    concat(alt(itsBattle, alone(times)), severalTimes, variants(" or at ", ", or at ")),
    is<Happening[]>(
      [
        { event: "startOfTurn", player: "you" },
        { event: "endOfTurn", player: "you" },
      ],
      "the start or end of your turn",
    ),
  ),
);

/** When a delayed effect comes: "at the end of the turn". */
export const later: Grammar<Happening> = rule(() =>
  alt(
    is<Happening>(
      { event: "endOfTurn" },
      "at the end of the turn",
      "at the end of this turn",
      "at end of turn",
      "at the end of turn",
      "at the end of that turn",
    ),
    is<Happening>(
      { event: "endOfBattle" },
      "at the end of the battle",
      "at the end of this battle",
      "at the end of that battle",
      "after the battle",
      "after this battle",
    ),
    is<Happening>({ event: "endOfTurn", player: "opponent" }, "at the end of your opponent's turn"),
    is<Happening>(
      { event: "endOfTurn", player: "opponent", next: true },
      "at the end of your opponent's next turn",
    ),
    is<Happening>({ event: "endOfTurn", player: "you" }, "at the end of your turn"),
    is<Happening>({ event: "endOfTurn", player: "you", next: true }, "at the end of your next turn"),
    is<Happening>(
      { event: "startOfTurn", player: "you" },
      "at the start of your next turn",
      "at the beginning of your next turn",
    ),
    is<Happening>(
      { event: "startOfTurn", player: "opponent" },
      "at the start of your opponent's next turn",
      "at the beginning of your opponent's next turn",
      "at the start of your opponent's turn",
    ),
    is<Happening>({ event: "endOfDamage", player: "you" }, "at the end of your Damage Step for that battle"),
    is<Happening>({ event: "endOfDamage" }, "at the end of the Damage Step for that battle"),
    is<Happening>(
      { event: "startOfMain", player: "opponent" },
      "at the beginning of your opponent's next Main Phase",
      "at the start of your opponent's next Main Phase",
      "at the beginning of their next Main Phase",
    ),
    is<Happening>(
      { event: "startOfMain", player: "you" },
      "at the beginning of your next Main Phase",
      "at the start of your next Main Phase",
      "at the start of your next turn's Main Phase",
      "at the beginning of your next turn's Main Phase",
    ),
  ),
);
