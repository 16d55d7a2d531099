/** Moves, and what may be expected to be offered: `do` with its cards. */
import type { Definition, Player } from "@arbiter/engine";
import type { MoveField, ScenarioGame } from "./game.ts";
import type { Names } from "./names.ts";
import { readPlayer, readTexts } from "./read-fields.ts";
import type { Move, Named } from "./scenario.ts";
import { isNumber, type Source, type Value } from "./source.ts";

const sharedVerbs: Readonly<Record<string, readonly MoveField[]>> = {
  play: ["card", "amount"],
  activate: ["card", "ability", "target", "amount"],
  attack: ["card", "target"],
  pass: [],
  end: [],
  choose: ["cards", "amount", "option", "color"],
  order: ["cards"],
  stop: ["amount"],
  yes: [],
  no: [],
  concede: [],
};

/** Every key may stand in every move; the verb says which are needed. `by` is a key of the move, or was read beside it. */
export function readMove(
  source: Source,
  value: Value,
  names: Names,
  game: ScenarioGame,
  by?: Player,
): Move | undefined {
  const verbs = { ...sharedVerbs, ...game.verbs };
  const every: readonly MoveField[] = ["card", "target", "cards", "ability", "amount", "option", "color"];
  const keys = by === undefined ? ["by", "do"] : ["do"];
  const given = source.mapping(value, "a move", [...keys, ...every]);
  if (given === undefined) return undefined;
  const player = by ?? readPlayer(source, given.get("by"), value, "by");
  const verb = given.get("do");
  if (verb === undefined) return source.fail(value, "expected `do`: what the player does");
  const what = source.text(verb, "do");
  if (what === undefined) return undefined;
  if (!Object.hasOwn(verbs, what))
    return source.fail(verb, `unknown move "${what}"; ${game.name} has ${Object.keys(verbs).join(", ")}`);
  if (player === undefined) return undefined;

  // A verb that has no target takes what is called so for its card.
  const aimed = verbs[what].includes("target");
  const card = readName(
    source,
    given.get("card") ?? (aimed ? undefined : given.get("target")),
    "card",
    names,
  );
  const target = aimed ? readName(source, given.get("target"), "target", names) : undefined;
  const cards = given.get("cards");
  const ability = given.get("ability");
  const amount = given.get("amount");
  const option = given.get("option");
  const color = given.get("color");
  return {
    by: player,
    do: what,
    ...maybe("card", card),
    ...maybe("target", target),
    ...maybe("cards", cards && readNamed(source, cards, names, game)),
    ...maybe(
      "ability",
      ability && card !== undefined
        ? readAbility(source, ability, names.cards[card].definition, game)
        : undefined,
    ),
    ...maybe("amount", amount && source.number(amount, "amount")),
    ...maybe("option", option && source.text(option, "option")),
    ...maybe("color", color && source.text(color, "color")),
    line: value.line,
    words: value.words,
  };
}

function maybe<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: T };
}

export function readName(
  source: Source,
  value: Value | undefined,
  what: string,
  names: Names,
): number | undefined {
  const name = value === undefined ? undefined : source.text(value, what);
  return name === undefined ? undefined : names.one(name, value!.line);
}

/** Cards, CARD/ability, and what is only counted: don.active, don/CARD. */
function readNamed(
  source: Source,
  value: Value,
  names: Names,
  game: ScenarioGame,
): readonly Named[] | undefined {
  const pools = Object.entries(game.counts).flatMap(([name, parts]) =>
    parts.length === 0 ? [name] : parts.map((part) => `${name}.${part}`),
  );
  const found: Named[] = [];
  for (const text of readTexts(source, value, "cards") ?? []) {
    const [name, rest] = splitOnce(text, names);
    if (pools.includes(text)) found.push({ card: null, ability: null, count: text });
    else if (rest !== null && name === game.onCards) {
      const card = names.one(rest, value.line);
      if (card !== undefined) found.push({ card, ability: null, count: name });
    } else {
      const card = names.one(name, value.line);
      if (card === undefined) continue;
      const ability = rest === null ? null : abilityCalled(names.cards[card].definition, rest);
      if (ability === undefined) source.fail(value, `"${name}" has no ability "${rest}"`);
      else found.push({ card, ability, count: null });
    }
  }
  return found;
}

function splitOnce(text: string, names: Names): [string, string | null] {
  const slash = text.indexOf("/");
  if (slash < 0 || names.cards.some((card) => card.as === text || card.name === text)) return [text, null];
  return [text.slice(0, slash), text.slice(slash + 1)];
}

/** One of the card or of its other side; a keyword that it does not have is one that it may have gained. */
function readAbility(source: Source, value: Value, card: Definition, game: ScenarioGame): number | undefined {
  const called = isNumber(value) ? source.whole(value, "ability")?.toString() : source.text(value, "ability");
  if (called === undefined) return undefined;
  const found = abilityCalled(card, called) ?? (card.back && abilityCalled(card.back, called));
  if (found !== undefined) return found;
  const isKeyword = Object.values(game.editions).some(({ keywords }) => keywords.includes(called));
  return isKeyword ? undefined : source.fail(value, `"${card.name}" has no ability "${called}"`);
}

/** Its place on the card, its timing or keyword, or its first words. */
function abilityCalled(card: Definition, called: string): number | undefined {
  const { abilities } = card;
  if (/^\d+$/.test(called))
    return abilities[Number(called) - 1] === undefined ? undefined : Number(called) - 1;
  const plain = (text: string) => text.replace(/[[\]]/g, "").toLowerCase();
  const tagged = abilities.findIndex((a) =>
    [...(a.tag?.split("/") ?? []), ...(a.keywords ?? [])].some((tag) => plain(tag) === plain(called)),
  );
  if (tagged >= 0) return tagged;
  const lines = card.text.split(/\n(?!• )/);
  const line = lines.findIndex((text) => plain(text).startsWith(plain(called)));
  return line >= 0 && lines.length <= abilities.length ? line : undefined;
}
