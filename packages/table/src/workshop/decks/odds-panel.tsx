/** The odds of an opening hand: of a card, or of any of several. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { kindIn } from "../../cards/describe.ts";
import { type DeckParts, sizeOf } from "../data/decks.ts";
import { boostOf, costOf, type ListedCard } from "../data/listed.ts";
import type { Checked } from "../worker/check.ts";
import { counted } from "./charts.tsx";
import { type Cards, ordered } from "./listing.ts";
import { atLeast, drawnBy, withRedraw } from "./odds.ts";

interface Group {
  readonly id: string;
  readonly label: string;
  readonly holds: (card: ListedCard) => boolean;
}

export function Odds({
  deck,
  cards,
  opening,
}: {
  deck: DeckParts;
  cards: Cards;
  opening: Checked["opening"];
}) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [chosen, choose] = useState("");
  const [least, setLeast] = useState(1);
  const held = counted({ ...deck, main: ordered(deck.main, cards) }, cards);
  const size = sizeOf(deck.main);
  const kinds = [...new Set(held.map(([{ category }]) => category))].sort();
  const groups: readonly Group[] = [
    ...[1, 2, 3, 4].map((cost) => ({
      id: `cost ${cost}`,
      label: say("odds.cost", { cost }),
      holds: (card: ListedCard) => (costOf(card) ?? 0) <= cost,
    })),
    { id: "boost", label: say("odds.boost"), holds: (card) => (boostOf(card) ?? 0) > 0 },
    ...kinds.map((kind) => ({
      id: kind,
      label: kindIn(intl, kind),
      holds: ({ category }: ListedCard) => category === kind,
    })),
    ...held.map(([card, count]) => ({
      id: card.number,
      label: `${count}× ${card.name}`,
      holds: ({ number }: ListedCard) => number === card.number,
    })),
  ];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const wanted = held.reduce((sum, [card, count]) => sum + (group.holds(card) ? count : 0), 0);
  if (size <= opening.hand) return <p className="quiet">{say("odds.few")}</p>;
  const percent = (value: number) => intl.formatNumber(value, { style: "percent", maximumFractionDigits: 1 });
  const row = (turn: number, first: boolean) => {
    const more = Math.min(drawnBy(turn, first), size - opening.hand);
    return [
      percent(atLeast(least, wanted, opening.hand + more, size)),
      percent(withRedraw(least, wanted, size, opening, more)),
    ];
  };
  return (
    <div className="odds">
      <div className="fields">
        <label className="field">
          <span>{say("odds.of")}</span>
          <select value={group.id} onChange={(event) => choose(event.target.value)}>
            {groups.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="field narrow">
          <span>{say("odds.least")}</span>
          <input
            type="number"
            min={1}
            max={opening.hand}
            value={least}
            onChange={(event) =>
              setLeast(Math.max(1, Math.min(opening.hand, Number(event.target.value) || 1)))
            }
          />
        </label>
      </div>
      <p className="quiet">{say("odds.says", { wanted, size, hand: opening.hand })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("odds.when")}</th>
            <th scope="col">{say("odds.without")}</th>
            <th scope="col">{say("odds.with")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say("odds.hand")}</th>
            {row(0, true).map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always these
              <td key={i}>{value}</td>
            ))}
          </tr>
          {[1, 2, 3, 4, 5].flatMap((turn) =>
            [true, false].map((first) => (
              <tr key={`${turn} ${first}`}>
                <th scope="row">{say(first ? "odds.first" : "odds.second", { turn })}</th>
                {row(turn, first).map((value, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns, always these
                  <td key={i}>{value}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className="quiet">
        {say(opening.redraw === "all" ? "odds.redraw.all" : "odds.redraw.any")} ({opening.rule})
      </p>
    </div>
  );
}
