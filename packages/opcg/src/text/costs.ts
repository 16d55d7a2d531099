import {
  alt,
  capital,
  concat,
  type Grammar,
  lead,
  many,
  map,
  record,
  reminder,
  rule,
  trail,
  variants,
} from "@arbiter/cardtext";
import type { Clause } from "@arbiter/engine";
import { donSymbol } from "./don.ts";
import { orders } from "./sentences.ts";

/** What stands before the colon (8-3-1). */
export interface Price {
  cost: Clause[];
  may?: true;
}

const symbol: Grammar<Clause> = rule(() =>
  map(
    trail(donSymbol, variants(reminder, "")),
    (act) => ({ act }),
    (clause) => (Object.keys(clause).length === 1 ? clause.act : undefined),
  ),
);

/** "(1)", "DON!! -1". */
export const symbols: Grammar<Clause[]> = rule(() => many(symbol, variants(" ", ", ", " and "), 1));

/** "DON!! -1, You may rest this Character: ": symbols, which a player may decline as well, then acts. */
export const price: Grammar<Price> = rule(() => {
  const actions = lead(["you may ", "you can "], orders);
  const may = alt(
    actions,
    concat(trail(symbols, " "), capital(actions)),
    concat(trail(symbols, ", "), lead("You may ", orders)),
  );
  return trail(
    alt(
      record<Price>({}, { cost: orders }),
      record<Price>({ may: true }, { cost: alt(symbols, may, concat(orders, orders, " and you may ")) }),
    ),
    ": ",
  );
});
