/** A card of the library in words. */
import type { IntlShape } from "react-intl";
import { colorIn, kindIn } from "../../cards/describe.ts";
import type { ListedCard, State } from "../data/listed.ts";

export function described(intl: IntlShape, card: ListedCard, copies: number): string {
  const { name, category, colors, numbers, number, state } = card;
  const values = Object.entries(numbers).map(
    ([value, n]) => `${intl.formatMessage({ id: `number.${value}` })} ${n}`,
  );
  const said = [name, kindIn(intl, category), ...colors.map((one) => colorIn(intl, one)), ...values, number];
  if (state.is !== "plays") said.push(intl.formatMessage({ id: "state.notPlayed" }));
  if (copies > 0) said.push(intl.formatMessage({ id: "deck.copies" }, { n: copies }));
  return said.filter((part) => part !== "").join(", ");
}

export function stateSaid(intl: IntlShape, state: State): string {
  switch (state.is) {
    case "plays":
      return intl.formatMessage({ id: "state.plays" });
    case "unread":
      return intl.formatMessage({ id: "state.unread" }, { words: state.stoppedAt });
    case "lacks":
      return intl.formatMessage({ id: "state.lacks" }, { what: intl.formatList(state.what) });
    case "notRun":
      return intl.formatMessage({ id: "state.notRun" }, { why: state.why });
  }
}
