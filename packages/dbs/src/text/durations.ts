import { alt, type Grammar, is } from "@arbiter/cardtext";
import type { Duration } from "@arbiter/engine";

/** How long an effect lasts, as words after it and before it; the dialects say it in their own ways. */
const LASTS: [Duration, ...string[]][] = [
  [
    "turn",
    "for the turn",
    "for the duration of the turn",
    "for the duration of this turn",
    "during this turn",
    "for this turn",
    "until the end of the turn",
    "until the end of this turn",
    "this turn",
    "during that turn",
    "for that turn",
    "for the remainder of the turn",
    "for the rest of the turn",
    "until end of turn",
  ],
  [
    "battle",
    "for the battle",
    "for the duration of the battle",
    "for the duration of this battle",
    "during this battle",
    "until the end of the battle",
    "for this battle",
    "for the duration of the Battle",
    "for that battle",
    "for the duration of this card's battle",
    "during this card's battle",
  ],
  [
    "battleOrTurn",
    "until the end of a battle or the end of the turn, whichever comes first",
    "until the end of the battle or the end of the turn, whichever comes first",
    "until the end of a battle or the turn, whichever comes first",
  ],
  ["nextTurn", "during the next turn"],
  ["yourTurnEnd", "until the end of your turn"],
  [
    "game",
    "for the game",
    "for the duration of the game",
    "for the rest of the game",
    "for the remainder of the game",
  ],
  [
    "opponentTurn",
    "until the end of your opponent's next turn",
    "until the end of the opponent's next turn",
    "until the end of their next turn",
    "until your opponent's next turn ends",
  ],
  ["opponentTurnEnd", "until the end of your opponent's turn", "until the end of their turn"],
  [
    "duringOpponentTurn",
    "during your opponent's next turn",
    "for your opponent's next turn",
    "for the duration of your opponent's next turn",
    "for the duration of your opponent's turn",
    "during their next turn",
    "for their next turn",
    "for the duration of their next turn",
  ],
  [
    "yourNextTurn",
    "until the start of your next turn",
    "until the beginning of your next turn",
    "until your next turn",
    "until the start of your turn",
  ],
  [
    "thisStays",
    ...["while", "as long as"].flatMap((one) => [
      `${one} this card is in play`,
      ...["a", "the", "your"].flatMap((whose) => [
        `${one} this card is in ${whose} Battle Area`,
        `${one} this card remains in ${whose} Battle Area`,
      ]),
    ]),
  ],
  ["mainPhase", "for the Main Phase", "until the end of the Main Phase"],
  [
    "opponentChargeEnd",
    "until the end of their next Charge Phase",
    "until the end of your opponent's next Charge Phase",
  ],
  ["yourNextMain", "until the start of your next Main Phase", "until the beginning of your next Main Phase"],
  ["yourNextTurnEnd", "until the end of your next turn"],
  ["duringYourTurn", "during your next turn", "for the duration of your next turn"],
  [
    "opponentRefresh",
    "during your opponent's next Charge Phase",
    "during their next Charge Phase",
    "during its owner's next Charge Phase",
    "during your opponent's Charge Phase",
    "during their owner's next Charge Phase",
    "during their Charge Phase",
  ],
  [
    "yourRefresh",
    "during your next Charge Phase",
    "during your Charge Phase",
    "at the start of your next Charge Phase",
  ],
];

export const lasting: Grammar<Duration> = alt(
  ...LASTS.map(([value, ...words]) => is<Duration>(value, ...words)),
);
export const lasts: Grammar<Duration> = alt(
  ...LASTS.map(([value, ...words]) =>
    is<Duration>(value, ...words.flatMap((one) => [` ${one}`, `, ${one}`])),
  ),
);
export const lastsBefore: Grammar<Duration> = alt(
  ...LASTS.map(([value, ...words]) =>
    is<Duration>(value, ...words.flatMap((one) => [`${one}, `, `${one} `])),
  ),
);
