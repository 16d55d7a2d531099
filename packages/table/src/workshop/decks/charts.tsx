/** The deck in figures: its curve, its colours, what it holds from the hand. */
import { useIntl } from "react-intl";
import { colorIn, kindIn } from "../../cards/describe.ts";
import { paletteOf } from "../../cards/palette.ts";
import type { DeckParts } from "../data/decks.ts";
import { boostOf, costOf, type ListedCard } from "../data/listed.ts";
import { type Column, Columns } from "../statistics/plots.tsx";
import type { Cards } from "./listing.ts";

type Counted = readonly (readonly [ListedCard, number])[];

export function counted({ main }: DeckParts, cards: Cards): Counted {
  return main.flatMap(([number, count]) => {
    const card = cards.get(number);
    return card === undefined ? [] : [[card, count] as const];
  });
}

/** Columns by a label, each divided by the first colour of its cards. */
function columnsBy(held: Counted, labels: readonly string[], of: (card: ListedCard) => string): Column[] {
  return labels.map((label) => {
    const parts = new Map<string, number>();
    for (const [card, count] of held)
      if (of(card) === label) parts.set(colorOf(card), (parts.get(colorOf(card)) ?? 0) + count);
    return {
      label,
      parts: [...parts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => ({ name, value, color: shade(name) })),
    };
  });
}

const colorOf = ({ colors }: ListedCard) => colors[0] ?? "–";
const shade = (color: string) => (color === "Black" ? "#8b97a6" : paletteOf(color).light);

const highest = 10;

export function Charts({ deck, cards, boost }: { deck: DeckParts; cards: Cards; boost: string }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const held = counted(deck, cards);
  const costs = Array.from({ length: highest + 1 }, (_, i) => (i === highest ? `${i}+` : String(i)));
  const cost = (card: ListedCard) => {
    const n = costOf(card) ?? 0;
    return n >= highest ? `${highest}+` : String(n);
  };
  const distinct = (of: (card: ListedCard) => string) => [...new Set(held.map(([card]) => of(card)))].sort();
  const kind = ({ category }: ListedCard) => kindIn(intl, category);
  const color = (card: ListedCard) => colorIn(intl, colorOf(card));
  const boosts = (card: ListedCard) => String(boostOf(card) ?? 0);
  return (
    <div className="charts">
      <Columns title={say("chart.curve")} columns={columnsBy(held, costs, cost)} unit={say("number.cost")} />
      <Columns
        title={say("chart.colors")}
        columns={columnsBy(held, distinct(color), color)}
        unit={say("find.colors")}
      />
      <Columns
        title={say("chart.kinds")}
        columns={columnsBy(held, distinct(kind), kind)}
        unit={say("find.kinds")}
      />
      <Columns
        title={say(`number.${boost}`)}
        columns={columnsBy(
          held,
          distinct(boosts).sort((a, b) => Number(a) - Number(b)),
          boosts,
        )}
        unit={say(`number.${boost}`)}
      />
    </div>
  );
}
