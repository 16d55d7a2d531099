/** What is wrong with the deck, each with its paragraph and our sentence for it. */
import { type IntlShape, useIntl } from "react-intl";
import type { Checked, Fault } from "../worker/check.ts";
import type { Cards } from "./listing.ts";

export function faultCount({ faults, unknown, notPlayed }: Checked): number {
  return faults.length + unknown.length + notPlayed.length;
}

/** In the reader's language where it is known there. */
function faultSaid(intl: IntlShape, says: string, template: string, values: Fault["values"]): string {
  const id = `fault: ${template}`;
  return id in intl.messages ? intl.formatMessage({ id }, values) : says;
}

interface Given {
  readonly checked: Checked;
  readonly cards: Cards;
  /** Where the rules of its game and edition stand. */
  readonly book: string;
}

export function Legality({ checked, cards, book }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  if (faultCount(checked) === 0) return <p className="good">{say("check.legal")}</p>;
  return (
    <ul className="faults">
      {checked.unknown.map((number) => (
        <li key={number}>{say("check.unknown", { number })}</li>
      ))}
      {checked.notPlayed.map((number) => (
        <li key={number}>{say("check.notPlayed", { number, name: cards.get(number)?.name ?? "" })}</li>
      ))}
      {checked.faults.map(({ rule, says, template, values, paragraph, chapter }) => (
        <li key={rule + says}>
          <details>
            <summary>
              <span>{faultSaid(intl, says, template, values)}</span> <b className="cite">{rule}</b>
            </summary>
            <p className="quiet">{chapter}</p>
            <p lang="en">
              <b>{rule}</b> {paragraph}
            </p>
            <p className="quiet">
              {say("rule.ours")}{" "}
              <a href={`#/rules/${book}/${encodeURIComponent(rule)}`}>{say("check.inBook")}</a>
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
