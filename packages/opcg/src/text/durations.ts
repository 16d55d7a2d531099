import { alt, type Grammar, is } from "@arbiter/cardtext";
import type { Duration } from "@arbiter/engine";

/** How long an effect lasts, as words after it and before it. */
const LASTS: [Duration, ...string[]][] = [
  ["turn", "during this turn"],
  ["battle", "during this battle"],
  ["opponentTurn", "until the end of your opponent's next turn"],
  ["opponentEndPhase", "until the end of your opponent's next End Phase"],
  ["yourNextTurn", "until the start of your next turn"],
  ["yourNextTurnEnd", "until the end of your next turn"],
];

export const lasts: Grammar<Duration> = alt(
  ...LASTS.map(([value, ...words]) => is<Duration>(value, ...words.map((one) => ` ${one}`))),
);

export const lastsBefore: Grammar<Duration> = alt(
  ...LASTS.map(([value, ...words]) => is<Duration>(value, ...words.map((one) => `${one}, `))),
);

export const refresh: Grammar<Duration> = alt(
  is<Duration>("opponentRefresh", " in your opponent's next Refresh Phase"),
  is<Duration>("yourRefresh", " in your next Refresh Phase"),
);
