/** What a player may look at: hand, field, Life, trash, a card with where its numbers come from. */
import {
  type Compiled,
  definition,
  explain,
  type Game,
  inArea,
  kindOf,
  knows,
  master,
  number,
  other,
  type Player,
  poolOf,
} from "@arbiter/engine";
import { edition_1_1_7 } from "@arbiter/opcg";
import { fitsWords, plain } from "./typed.ts";
import { areaName, count, facts, isKnown, list, me, name, power, reference } from "./words.ts";

const { areas, numbers } = edition_1_1_7;
const cost = numbers.indexOf("cost");

function cardsIn(seen: Game, player: Player, area: string): readonly number[] {
  return inArea(
    seen,
    player,
    areas.findIndex((a) => a.name === area),
  );
}

export function hand(seen: Game): string[] {
  const cards = cardsIn(seen, me, "hand");
  const lines = cards.map((id, i) => `${i + 1}. ${sentence(seen, id)}${text(definition(seen, id))}`);
  return [`You have ${count(cards.length, "card")} in hand.`, ...lines];
}

export function field(seen: Game): string[] {
  return [...side(seen, me), ...side(seen, other(me))];
}

function side(seen: Game, player: Player): string[] {
  const there = (area: string) => cardsIn(seen, player, area);
  const many = (area: string) => there(area).length;
  const said = (area: string) =>
    many(area) === 0
      ? "none."
      : there(area)
          .map((id) => sentence(seen, id))
          .join(" ");
  const [active, rested, inDeck] = [0, 1, 2].map((pool) => poolOf(seen, player, pool));
  return [
    player === me ? "Your field." : "Your opponent's field.",
    `  ${said("leader")}`,
    ...(many("characters") === 0
      ? ["  Characters: none."]
      : [`  ${count(many("characters"), "Character")}:`]),
    ...there("characters").map((id) => `    ${sentence(seen, id)}`),
    `  Stage: ${said("stage")}`,
    `  DON!!: ${active} active, ${rested} rested, ${inDeck} in the DON!! deck.`,
    `  ${many("life")} Life, ${count(many("hand"), "card")} in hand, ${many("deck")} in the deck, ${many("trash")} in the trash.`,
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
      `${whose} ${count(cards.length, "Life card")}.${known.length > 0 ? " Known to you:" : ""}`,
      ...known,
    ];
  });
}

function place(i: number, of: number): string {
  if (i === 0) return "The top one";
  return i === of - 1 ? "The bottom one" : `Number ${i + 1} from the top`;
}

export function trash(seen: Game): string[] {
  return ([me, other(me)] as const).map((player) => {
    const cards = cardsIn(seen, player, "trash");
    const whose = player === me ? "Your trash" : "Your opponent's trash";
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
  const { area } = seen.state.cards[id];
  const kind = areas[kindOf(seen, area)];
  const theirs = master(seen, id) === me ? 0 : 10;
  return theirs + ("field" in kind && kind.field ? 0 : kind.name === "hand" ? 1 : 2);
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
    return printed.flatMap((d) => [...readOut(d), "  It is not in sight."]);
  }
  const lines: string[] = [];
  const read = new Set<Compiled>();
  for (const id of ids) {
    const printed = definition(seen, id);
    if (!read.has(printed)) lines.push(...readOut(printed));
    read.add(printed);
    lines.push(...now(seen, id));
  }
  return lines;
}

function readOut(d: Compiled): string[] {
  const { cost: price, power: strength, counter, life: lives } = d.numbers;
  const said = [
    `${(d.traits.color ?? []).join(" and ")} ${d.category.toLowerCase().replace(/^./, (c) => c.toUpperCase())}`,
  ];
  if (price !== undefined) said.push(`cost ${price}`);
  if (lives !== undefined) said.push(`${lives} Life`);
  if (strength !== undefined) said.push(`${strength} power`);
  if (counter !== undefined) said.push(`Counter ${counter}`);
  const traits = [
    ...(d.traits.attribute ?? []).map((a) => `<${a}>`),
    ...(d.traits.type ?? []).map((t) => `{${t}}`),
  ];
  return [
    `${d.name}, ${d.number}: ${said.join(", ")}. ${traits.join(" ")}`.trimEnd(),
    ...(d.text === "" ? ["  It has no text."] : d.text.split("\n").map((line) => `  ${line}`)),
    ...(d.unread === undefined ? [] : ["  Its text is not understood, so it is not played."]),
  ];
}

function now(seen: Game, id: number): string[] {
  const { area, marks } = seen.state.cards[id];
  const lines = [`  In ${areaName(seen, area)}: ${facts(seen, id)}.`];
  for (const [label, n] of [
    ["Power", power],
    ["Cost", cost],
  ] as const) {
    const value = number(seen, id, n);
    const printed = definition(seen, id).values[n];
    const parts = explain(seen, id, n).map(({ source, path, by, sets }) => {
      const from = source >= 0 ? ` [${reference(seen, path, source)}]` : "";
      return sets ? `becomes ${by}${from}` : `${by < 0 ? "" : "+"}${by}${from}`;
    });
    const given = label === "Power" && marks > 0 && master(seen, id) === seen.state.active;
    if (given) parts.push(`+${1000 * marks} for ${marks} DON!! given [6-5-5-2]`);
    if (parts.length > 0) lines.push(`  ${label} ${value}: printed ${printed}; ${parts.join("; ")}.`);
  }
  return lines;
}
