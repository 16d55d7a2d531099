/** A position that is being laid by hand, and how it is written as a scenario file. */
import type { GameName, Player } from "@arbiter/match";

export interface DraftCard {
  /** Its name or number, as the file calls it. */
  readonly card: string;
  readonly as?: string | null;
  readonly fields: Readonly<Record<string, boolean | number | readonly number[]>>;
  readonly under: readonly DraftCard[];
}

export interface DraftSide {
  readonly places: Readonly<Record<string, readonly DraftCard[]>>;
  /** Blank cards where no cards are given. */
  readonly blanks: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
}

export interface Draft {
  readonly title: string;
  readonly game: GameName;
  readonly edition: string;
  readonly active: Player;
  readonly turn: number;
  readonly seed: number;
  readonly rules: readonly string[];
  /** Cards that come with the position, in the fields of the card data. */
  readonly cards: Readonly<Record<string, unknown>>;
  readonly sides: readonly [DraftSide, DraftSide];
}

const quoted = (text: string) => JSON.stringify(text);

/** Flow style: what JSON writes is YAML, and keys without quotes read better. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${/^\w+$/.test(key) ? key : quoted(key)}: ${flow(one)}`)
      .join(", ")} }`;
  return JSON.stringify(value);
}

/** Cards of one name get names of their own, so that moves can tell them apart. */
function namesFor(draft: Draft): (card: DraftCard) => string | null {
  const seen = new Map<string, number>();
  const given = new Map<DraftCard, string | null>();
  const visit = (cards: readonly DraftCard[]) => {
    for (const card of cards) {
      const n = (seen.get(card.card) ?? 0) + 1;
      seen.set(card.card, n);
      given.set(card, card.as ?? (n === 1 ? null : `${card.card} ${n}`));
      visit(card.under);
    }
  };
  for (const { places } of draft.sides) for (const cards of Object.values(places)) visit(cards);
  return (card) => given.get(card) ?? null;
}

const singles = ["leader", "stage"];

export function textOf(
  draft: Draft,
  play: readonly string[] = [],
  expect: readonly string[] = [],
  then = false,
): string {
  const name = namesFor(draft);
  const entry = (card: DraftCard): unknown => {
    const as = name(card);
    const under = card.under.map(entry);
    const more = Object.keys(card.fields).length > 0 || under.length > 0 || as !== null;
    return more
      ? {
          card: card.card,
          ...(as === null ? {} : { as }),
          ...card.fields,
          ...(under.length === 0 ? {} : { under }),
        }
      : card.card;
  };
  const side = (who: string, { places, blanks, counts }: DraftSide): string[] => {
    const lines = [`${who}:`];
    for (const [place, cards] of Object.entries(places)) {
      if (cards.length === 0) continue;
      if (singles.includes(place) && cards.length === 1) lines.push(`  ${place}: ${flow(entry(cards[0]))}`);
      else lines.push(`  ${place}:`, ...cards.map((card) => `    - ${flow(entry(card))}`));
    }
    for (const [place, n] of Object.entries(blanks))
      if ((places[place] ?? []).length === 0) lines.push(`  ${place}: ${n}`);
    const pools: Record<string, unknown> = {};
    for (const [pool, n] of Object.entries(counts)) {
      const [head, part] = pool.split(".");
      if (part === undefined) pools[head] = n;
      else pools[head] = { ...(pools[head] as object | undefined), [part]: n };
    }
    for (const [pool, n] of Object.entries(pools)) lines.push(`  ${pool}: ${flow(n)}`);
    return lines.length === 1 ? [`${who}: {}`] : lines;
  };
  const list = (key: string, all: readonly string[]) =>
    all.length === 0 ? [`${key}: []`] : [`${key}:`, ...all.map((one) => `  - ${one}`)];
  const cards = Object.entries(draft.cards);
  return [
    `title: ${quoted(draft.title)}`,
    `game: ${draft.game}`,
    `edition: ${quoted(draft.edition)}`,
    ...(draft.rules.length === 0 ? [] : [`rules: ${flow(draft.rules)}`]),
    ...(cards.length === 0
      ? []
      : ["cards:", ...cards.map(([key, fields]) => `  ${quoted(key)}: ${flow(fields)}`)]),
    `turn: { player: ${draft.active === 0 ? "you" : "opponent"}, number: ${draft.turn} }`,
    ...(draft.seed === 1 ? [] : [`seed: ${draft.seed}`]),
    ...side("you", draft.sides[0]),
    ...side("opponent", draft.sides[1]),
    ...list("play", play),
    ...(then ? ["then: stop"] : []),
    ...list("expect", expect),
    "",
  ].join("\n");
}

const leaders: Readonly<Record<GameName, readonly [string, string]>> = {
  opcg: ["AB1-001", "AB1-041"],
  dbs: ["AB2-001", "AB2-031"],
};

export const newest: Readonly<Record<GameName, string>> = { opcg: "1.1.7", dbs: "3.02" };

/** Two Leaders, Life, and nothing else. */
export function emptyDraft(game: GameName, title: string, edition = newest[game]): Draft {
  const side = (leader: string): DraftSide => ({
    places: { leader: [{ card: leader, fields: {}, under: [] }] },
    blanks: { life: game === "opcg" ? 4 : 8, deck: 20 },
    counts: game === "opcg" ? { "don.active": 5 } : {},
  });
  return {
    title,
    game,
    edition,
    active: 0,
    turn: 5,
    seed: 1,
    rules: [],
    cards: {},
    sides: [side(leaders[game][0]), side(leaders[game][1])],
  };
}
