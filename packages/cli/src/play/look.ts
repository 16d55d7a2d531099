/** What a player may look at: hand, field, Life, open piles, a card with where its numbers come from. */
import { type Compiled, definition, explain, type Game, knows, master, number, other } from "@arbiter/engine";
import { wordsOf } from "../games/index.ts";
import { areaOf, cardsIn, count, isKnown, list, me, name, numberNamed } from "./names.ts";
import { fitsWords, plain } from "./typed.ts";
import { areaName, facts, reference } from "./words.ts";

export function hand(seen: Game): string[] {
  const cards = cardsIn(seen, me, "hand");
  const lines = cards.map((id, i) => `${i + 1}. ${sentence(seen, id)}${text(definition(seen, id))}`);
  return [`You have ${count(cards.length, "card")} in hand.`, ...lines];
}

export function field(seen: Game): string[] {
  const { side } = wordsOf(seen);
  const says = (id: number) => sentence(seen, id);
  return [
    "Your field.",
    ...side(seen, me, says).map((line) => `  ${line}`),
    "Your opponent's field.",
    ...side(seen, other(me), says).map((line) => `  ${line}`),
  ];
}

function sentence(seen: Game, id: number): string {
  return `${name(seen, id)} (${facts(seen, id)}).`;
}

function text(card: Compiled): string {
  return card.text === "" ? "" : ` ${card.text.replaceAll("\n", " ")}`;
}

export function life(seen: Game): string[] {
  return ([me, other(me)] as const).flatMap((player) => {
    const cards = cardsIn(seen, player, "life");
    const whose = player === me ? "You have" : "Your opponent has";
    const known = cards.flatMap((id, i) =>
      isKnown(seen, id)
        ? [`  ${place(i, cards.length)}: ${name(seen, id)}${seen.state.cards[id].faceUp ? ", face up" : ""}.`]
        : [],
    );
    return [
      `${whose} ${count(cards.length, wordsOf(seen).life)}.${known.length > 0 ? " Known to you:" : ""}`,
      ...known,
    ];
  });
}

function place(i: number, of: number): string {
  if (i === 0) return "The top one";
  return i === of - 1 ? "The bottom one" : `Number ${i + 1} from the top`;
}

/** An open pile of both players: the trash, the Drop Area. */
export function pile(seen: Game, area: string): string[] {
  return ([me, other(me)] as const).map((player) => {
    const cards = cardsIn(seen, player, area);
    const called = wordsOf(seen).areas[area] ?? area;
    const whose = player === me ? `Your ${called}` : `Your opponent's ${called}`;
    if (cards.length === 0) return `${whose} is empty.`;
    return `${whose}, ${count(cards.length, "card")}, the top first: ${list(cards.map((id) => name(seen, id)))}.`;
  });
}

/** The cards in sight whose name the words fit; the exact name first. */
export function find(seen: Game, typed: string): number[] {
  const words = plain(typed);
  if (words.length === 0) return [];
  const inSight = seen.state.cards
    .filter((card) => knows(card, me) && isKnown(seen, card.id))
    .map((card) => card.id);
  const fits = inSight.filter(
    (id) => fitsWords(name(seen, id), words) || fitsWords(definition(seen, id).name, words),
  );
  const exact = fits.filter((id) => plain(name(seen, id)).join(" ") === words.join(" "));
  return (exact.length > 0 ? exact : fits).sort((a, b) => nearness(seen, a) - nearness(seen, b));
}

/** Own field and hand before the rest. */
function nearness(seen: Game, id: number): number {
  const kind = areaOf(seen, id);
  const theirs = master(seen, id) === me ? 0 : 10;
  return theirs + (kind.field === true ? 0 : kind.name === "hand" ? 1 : 2);
}

/** A card read out, with its numbers now and what they come from. */
export function card(seen: Game, typed: string): string[] {
  const ids = find(seen, typed);
  if (ids.length === 0) {
    const words = plain(typed);
    const printed = seen.program.definitions.filter(
      (d) => d.category !== "RULES" && fitsWords(d.name, words),
    );
    if (words.length === 0 || printed.length === 0) return [`No card in this game is called "${typed}".`];
    return printed.flatMap((d) => [...readOut(seen, d), "  It is not in sight."]);
  }
  const lines: string[] = [];
  const read = new Set<Compiled>();
  for (const id of ids) {
    const printed = definition(seen, id);
    if (!read.has(printed)) lines.push(...readOut(seen, printed));
    read.add(printed);
    lines.push(...now(seen, id));
  }
  return lines;
}

function readOut(seen: Game, d: Compiled): string[] {
  const { printed, traits } = wordsOf(seen);
  const colors = (d.traits.color ?? []).join(" and ");
  const said = [`${colors} ${d.category.toLowerCase().replace(/^./, (c) => c.toUpperCase())}`, ...printed(d)];
  return [
    `${d.name}, ${d.number}: ${said.join(", ")}. ${traits(d).join(" ")}`.trimEnd(),
    ...(d.text === "" ? ["  It has no text."] : d.text.split("\n").map((line) => `  ${line}`)),
    ...(d.unread === undefined ? [] : ["  Its text is not understood, so it is not played."]),
  ];
}

function now(seen: Game, id: number): string[] {
  const { explained, byRule } = wordsOf(seen);
  const lines = [`  In ${areaName(seen, seen.state.cards[id].area)}: ${facts(seen, id)}.`];
  for (const [called, label] of Object.entries(explained)) {
    const n = numberNamed(seen, called);
    const value = number(seen, id, n);
    const printed = definition(seen, id).values[n];
    const parts = explain(seen, id, n).map(({ source, path, by, sets }) => {
      const from = source >= 0 ? ` [${reference(seen, path, source)}]` : "";
      return sets ? `becomes ${by}${from}` : `${by < 0 ? "" : "+"}${by}${from}`;
    });
    parts.push(...byRule(seen, id, called));
    if (parts.length > 0) lines.push(`  ${label} ${value}: printed ${printed}; ${parts.join("; ")}.`);
  }
  return lines;
}
