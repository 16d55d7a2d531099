/** Cards found, as many as there are: some at a time, more as one comes to them. Arrows go from card to card. */
import { memo, type ReactNode, useState } from "react";
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from "react-aria-components";
import { useIntl } from "react-intl";
import { CardFace } from "../../cards/card.tsx";
import type { ListedCard } from "../data/listed.ts";
import { described } from "./describe.ts";

export interface Shown {
  readonly copies: (card: ListedCard) => number;
  readonly onRead: (card: ListedCard) => void;
  readonly onAdd?: (card: ListedCard, by: number) => void;
  /** What stands under each card. */
  readonly below?: (card: ListedCard) => ReactNode;
}

interface Given extends Shown {
  readonly label: string;
  readonly cards: readonly ListedCard[];
}

/** Enough for a screen. A list that places its cards itself measures each, which takes longer than drawing them. */
const some = 24;

/** It is the same while somebody types, until the cards are others. */
export const CardGrid = memo(function CardGrid({ label, cards, copies, onRead, onAdd, below }: Given) {
  const intl = useIntl();
  const [shown, setShown] = useState({ of: cards, many: some });
  const many = shown.of === cards ? shown.many : some;
  const byKey = (target: EventTarget) => {
    const key = (target as HTMLElement).closest<HTMLElement>("[data-key]")?.dataset.key;
    return cards.find(({ number }) => number === key);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: + and − are a shorter way for the buttons in each card
    <div
      className="card-grid"
      onKeyDown={(event) => {
        const by = event.key === "+" ? 1 : event.key === "-" ? -1 : 0;
        const card = by === 0 ? undefined : byKey(event.target);
        if (card === undefined || onAdd === undefined) return;
        event.preventDefault();
        onAdd(card, by);
      }}
    >
      <GridList
        aria-label={label}
        layout="grid"
        keyboardNavigationBehavior="tab"
        onAction={(key) => {
          const card = cards.find(({ number }) => number === key);
          if (card !== undefined) onRead(card);
        }}
        renderEmptyState={() => <p className="quiet">{intl.formatMessage({ id: "cards.none" })}</p>}
      >
        <Collection items={cards.slice(0, many)} dependencies={[copies, below]}>
          {(card) => (
            <GridListItem
              id={card.number}
              textValue={described(intl, card, copies(card))}
              className="grid-card"
            >
              <span className={`card${card.state.is === "plays" ? "" : " not-played"}`} aria-hidden="true">
                <CardFace face={card} />
                {card.state.is === "plays" ? null : (
                  <span className="mark">{intl.formatMessage({ id: "state.short" })}</span>
                )}
              </span>
              {below?.(card)}
            </GridListItem>
          )}
        </Collection>
        {many < cards.length ? (
          <GridListLoadMoreItem onLoadMore={() => setShown({ of: cards, many: many + some })} />
        ) : null}
      </GridList>
    </div>
  );
});
