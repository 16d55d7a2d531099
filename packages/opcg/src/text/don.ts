import { alt, type Grammar, number, type Part, record, variants } from "@arbiter/cardtext";
import type { Act, Amount } from "@arbiter/engine";
import { both, fieldTarget } from "./choices.ts";

/**
 * DON!! cards lie in pools: don.active and don.rested (cost area), don.cost (either), don.given,
 * don.field (all of these), don.deck.
 */
type Pool = Extract<Act, { do: "pool" }>;
type HowMany = { amount: Amount; upTo?: true };

const don = variants("DON!! cards", "DON!! card");
const howMany: Grammar<HowMany> = alt(
  record<HowMany>({ upTo: true }, "up to ", { amount: number }, " "),
  record<HowMany>({}, { amount: number }, " "),
);

export const donAct = both<Act>((voice) => {
  const by: Partial<Pool> = voice.who === "opponent" ? { who: "opponent" } : {};
  const pool = (from: string, to: string, ...parts: Part<Pool>[]): Grammar<Act> =>
    record<Pool>({ do: "pool", from, pool: to, ...by }, ...parts) as Grammar<Act>;
  const others = (from: string, to: string, ...parts: Part<Pool>[]): Grammar<Act> =>
    record<Pool>({ do: "pool", from, pool: to, of: "opponent" }, ...parts) as Grammar<Act>;
  const some = { others: howMany };
  const to = { to: fieldTarget(voice) };
  const acts = [
    pool(
      "don.active",
      "don.rested",
      voice.verb("rest"),
      some,
      "of ",
      voice.own,
      variants("", "active "),
      don,
    ),
    pool(
      "don.rested",
      "don.active",
      voice.verb("set"),
      some,
      "of ",
      voice.own,
      variants("", "rested "),
      don,
      " as active",
    ),
    pool(
      "don.deck",
      "don.active",
      voice.verb("add"),
      some,
      don,
      " from ",
      voice.own,
      "DON!! deck and ",
      voice.verb("set"),
      variants("it", "them"),
      " as active",
    ),
    pool(
      "don.deck",
      "don.rested",
      voice.verb("add"),
      some,
      don,
      " from ",
      voice.own,
      "DON!! deck and ",
      voice.verb("rest"),
      variants("it", "them"),
    ),
    pool("don.rested", "don.given", voice.verb("give"), some, "rested ", don, " to ", to),
    pool("don.active", "don.given", voice.verb("give"), some, "active ", don, " to ", to),
    pool(
      "don.field",
      "don.deck",
      voice.verb("return"),
      some,
      don,
      " from ",
      voice.own,
      "field to ",
      voice.own,
      "DON!! deck",
    ),
    pool(
      "don.field",
      "don.deck",
      voice.verb("return"),
      some,
      "of ",
      voice.own,
      don,
      variants("", " on your field"),
      " to ",
      voice.own,
      "DON!! deck",
    ),
  ];
  if (voice.who === "you")
    acts.push(
      others("don.active", "don.rested", "rest ", some, "of your opponent's ", variants("", "active "), don),
      others("don.field", "don.deck", "return ", some, "of your opponent's ", don, " to their DON!! deck"),
    );
  return alt(...acts);
});

/** Prices by symbol: (2) rests active DON!! cards (8-3-1-5), DON!! -2 returns them from the field (8-3-1-6). */
export const donSymbol: Grammar<Act> = alt(
  record<Pool>(
    { do: "pool", from: "don.active", pool: "don.rested" },
    "(",
    { amount: number },
    ")",
  ) as Grammar<Act>,
  record<Pool>({ do: "pool", from: "don.field", pool: "don.deck" }, "DON!! -", {
    amount: number,
  }) as Grammar<Act>,
);
