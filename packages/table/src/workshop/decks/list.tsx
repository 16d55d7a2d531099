/** The cards of the deck: more, fewer, read. */
import { useIntl } from "react-intl";
import { Sign } from "../../cards/sign.tsx";
import { type Counts, type DeckParts, sizeOf } from "../data/decks.ts";
import { costOf, type ListedCard } from "../data/listed.ts";
import { type Cards, ordered } from "./listing.ts";

export type Add = (number: string, by: number) => void;

export function Stepper({ name, count, add }: { name: string; count: number; add: (by: number) => void }) {
  const intl = useIntl();
  return (
    <span className="stepper">
      <button
        type="button"
        disabled={count === 0}
        aria-label={intl.formatMessage({ id: "deck.less" }, { name })}
        onClick={() => add(-1)}
      >
        −
      </button>
      <b>{count}</b>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "deck.more" }, { name })}
        onClick={() => add(1)}
      >
        +
      </button>
    </span>
  );
}

interface Given {
  readonly deck: DeckParts;
  readonly cards: Cards;
  readonly add: Add;
  readonly read: (card: ListedCard) => void;
}

export function DeckList({ deck, cards, add, read }: Given) {
  const intl = useIntl();
  const parts: readonly (readonly [string, Counts])[] = [
    ["deck.leader", deck.leader === null ? [] : [[deck.leader, 1]]],
    ["deck.main", ordered(deck.main, cards)],
    ["deck.z", ordered(deck.z, cards)],
  ];
  if (deck.leader === null && deck.main.length === 0 && deck.z.length === 0)
    return <p className="quiet">{intl.formatMessage({ id: "deck.empty" })}</p>;
  return (
    <div className="deck-list">
      {parts
        .filter(([, counts]) => counts.length > 0)
        .map(([title, counts]) => (
          <section key={title}>
            <h2>{intl.formatMessage({ id: title }, { n: sizeOf(counts) })}</h2>
            <ul>
              {counts.map(([number, count]) => {
                const card = cards.get(number);
                const name = card?.name ?? number;
                return (
                  <li key={number} className={card?.state.is === "plays" ? "" : "not-played"}>
                    <span className="cost-of">{card === undefined ? "?" : (costOf(card) ?? "")}</span>
                    <button
                      type="button"
                      className="name-of"
                      disabled={card === undefined}
                      onClick={() => card !== undefined && read(card)}
                    >
                      {card?.colors.map((color) => (
                        <Sign key={color} color={color} />
                      ))}
                      <span>{name}</span>
                    </button>
                    <Stepper name={name} count={count} add={(by) => add(number, by)} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
    </div>
  );
}
