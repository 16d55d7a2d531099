/** Whether an expectation holds at a moment of the run. */
import {
  citedAll,
  citesOf,
  type Decision,
  decision,
  definition,
  type Event,
  type Game,
  gained,
  hasKeyword,
  type Intent,
  inArea,
  isAbilityNegated,
  isMeant,
  keywordBit,
  kindOf,
  knows,
  master,
  meets,
  type Option,
  type Player,
  type Program,
  poolOf,
  view,
  whyNot,
} from "@arbiter/engine";
import { isOffered } from "./meaning.ts";
import type { Moment, Played } from "./play.ts";
import { type Expectation, type Fits, type Move, players, type Scenario } from "./scenario.ts";

type Of<K extends Expectation["kind"]> = Extract<Expectation, { kind: K }>;

/** The first expectation that fails, as a sentence; null if all hold. */
export function firstFailure(scenario: Scenario, played: Played): string | null {
  for (const expected of scenario.expectations) {
    const moment = expected.at === null ? played.end : played.moments[expected.at - 1];
    const found =
      moment === undefined
        ? "the run did not come to that move"
        : failure(scenario, expected, moment, played.events);
    if (found !== null) return `line ${expected.line}: expected ${expected.words}\n  but ${found}`;
  }
  return null;
}

/** What is so instead, or null if it is as expected. */
function failure(
  scenario: Scenario,
  expected: Expectation,
  { game, events }: Moment,
  log: readonly Event[],
): string | null {
  switch (expected.kind) {
    case "card":
      return cardFailure(scenario, expected, game);
    case "area":
      return areaFailure(scenario, expected, game);
    case "offer":
      return offerFailure(scenario, expected, game);
    case "winner":
      return winnerFailure(scenario, expected, game);
    case "running":
      return (game.state.result === null) === expected.is
        ? null
        : game.state.result === null
          ? "the game is running"
          : "the game is over";
    case "log":
      return logFailure(scenario, expected, log.slice(0, events));
    case "known":
      return knownFailure(expected, game);
    case "pending":
      return pendingFailure(scenario, expected, game);
    case "deckLegal":
      return deckFailure(scenario, expected);
  }
}

export function nameOf({ position }: Pick<Scenario, "position">, id: number): string {
  const card = position.cards[id];
  if (card === undefined) return "a token"; // that was made on the way
  return card.as ?? card.name ?? card.definition.name;
}

/** A keyword, or a keyword skill that is not negated. */
function hasNamed(g: Game, card: number, keyword: string): boolean {
  const { edition } = g.program;
  if (edition.keywords.includes(keyword)) return hasKeyword(g, card, keywordBit(edition, keyword));
  const printed = definition(g, card).abilities.some(
    (ability) => edition.isSkill?.(ability, keyword) === true && !isAbilityNegated(g, card, ability.tag),
  );
  return printed || gained(g, card).some(({ ability }) => edition.isSkill?.(ability.ability, keyword));
}

function cardFailure(scenario: Scenario, expected: Of<"card">, g: Game): string | null {
  const { card, area, keyword, noKeyword, properties } = expected;
  const { edition } = g.program;
  if (area !== undefined) {
    const side = master(g, card);
    const { name } = edition.areas[kindOf(g, g.state.cards[card].area)];
    if (name !== area.name || (area.player ?? side) !== side) return `it is in ${players[side]}.${name}`;
  }
  if (keyword !== undefined && !hasNamed(g, card, keyword)) return `it does not have [${keyword}]`;
  if (noKeyword !== undefined && hasNamed(g, card, noKeyword)) return `it has [${noKeyword}]`;
  for (const [name, value] of Object.entries(properties)) {
    const now = scenario.game.properties[name](g, card);
    const same = typeof value === "object" ? typeof now === "object" && sameCards(value, now) : value === now;
    if (!same) return `${name} is ${typeof now === "object" ? list(scenario, now) : now}`;
  }
  return null;
}

function sameCards(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();
}

function list(scenario: Scenario, ids: readonly number[]): string {
  return `[${ids.map((id) => nameOf(scenario, id)).join(", ")}]`;
}

function areaFailure(scenario: Scenario, expected: Of<"area">, g: Game): string | null {
  const { area, count, cards, contains } = expected;
  const { edition } = g.program;
  const pool = edition.pools.indexOf(area.name);
  if (pool >= 0) {
    const n = poolOf(g, area.player, pool);
    return n === count ? null : `there are ${n}`;
  }
  const there = cardsIn(g, area);
  const found = `there are ${there.length}: ${list(scenario, there)}`;
  if (count !== undefined && there.length !== count) return found;
  if (cards !== undefined) {
    const ordered = scenario.game.places[area.name]?.ordered === true;
    const same =
      there.length === cards.length &&
      (ordered ? there.every((id, i) => cards[i].includes(id)) : covers(cards, there));
    if (!same) return found;
  }
  return contains === undefined || covers(contains, there) ? null : found;
}

function cardsIn(g: Game, area: { readonly player: Player; readonly name: string }): readonly number[] {
  const found = g.program.edition.areas.findIndex((a) => a.name === area.name);
  return found < 0 ? [] : inArea(g, area.player, found); // a game from which nothing is removed
}

/** Each name finds a card of its own among them. */
function covers(
  names: readonly Fits[],
  ids: readonly number[],
  taken: ReadonlySet<number> = new Set(),
): boolean {
  if (names.length === 0) return true;
  const [first, ...rest] = names.toSorted((a, b) => a.length - b.length);
  return first.some((id) => ids.includes(id) && !taken.has(id) && covers(rest, ids, new Set([...taken, id])));
}

function offerFailure(scenario: Scenario, { is, move, rule }: Of<"offer">, g: Game): string | null {
  const open = decision(g);
  const offered = isOffered(g, move);
  if (offered !== is)
    return offered
      ? "it is offered"
      : `it is not: ${reasons(g, move)
          .map(([cited, says]) => `${says} (${cited})`)
          .join(" ")}`;
  if (rule === undefined) return null;
  const cited = is ? rulesOfOffer(g, open!, move) : reasons(g, move).map(([paragraph]) => paragraph);
  return cited.some((one) => isSaid(scenario, one, rule))
    ? null
    : `the paragraphs cited are ${cited.join(", ")}`;
}

function intent(move: Move): Intent {
  const { target, ability, cards } = move;
  const card = move.card ?? (cards?.length === 1 ? (cards[0].card ?? undefined) : undefined);
  return {
    do: move.do,
    ...(card === undefined ? {} : { card }),
    ...(target === undefined ? {} : { target }),
    ...(ability === undefined ? {} : { ability }),
  };
}

function reasons(g: Game, move: Move): [string, string][] {
  const open = decision(g);
  const found = whyNot(g, move.by, intent(move)).flatMap(({ rule, says, also = [] }) =>
    [rule, ...also].map((paragraph): [string, string] => [paragraph, says]),
  );
  const asked =
    open !== null && isChoice(move) ? [...(open.also ?? []), ...rulesOfChoice(g, open, move)] : [];
  found.push(...asked.map((rule): [string, string] => [rule, "This is what is chosen for."]));
  if (found.length > 0 || open === null) return found;
  // Offered, but not that often or not with these: the paragraphs of the offer bound it.
  const bound = rulesOfOffer(g, open, move).map((rule): [string, string] => [
    rule,
    "It is offered, but not so.",
  ]);
  if (bound.length > 1) return bound;
  return [
    [
      open.rule,
      `${players[open.player]} decides: ${open.kind}, ${open.min} to ${open.max} of ${open.options.length}.`,
    ],
  ];
}

const isChoice = ({ do: what }: Move) => what === "choose" || what === "order";

function rulesOfOffer(g: Game, open: Decision, move: Move): string[] {
  const meant = open.options.filter((option) => isMeant(option, intent(move)));
  const ofEach = meant.flatMap((option) => [...citedAll(g, option.rules ?? []), ...citesOf(g, option)]);
  return [
    open.rule,
    ...(open.also ?? []),
    ...ofEach,
    ...rulesOfPrice(g, open),
    ...rulesOfChoice(g, open, move),
  ];
}

/** What text lets a player choose stands for the paragraphs on choosing. */
function rulesOfChoice(g: Game, { rule, min }: Decision, move: Move): readonly string[] {
  const { choose, upTo, asManyAsPossible } = g.program.edition.cites;
  const isOfText = rule.includes("/");
  return isOfText && isChoice(move) ? citedAll(g, [...choose, ...(min === 0 ? upTo : asManyAsPossible)]) : [];
}

/** An offer to pay for an ability stands for what its text says of the price. */
function rulesOfPrice(g: Game, { purpose, source }: Decision): readonly string[] {
  if (purpose !== "cost" || source < 0) return [];
  return definition(g, source).compiled.flatMap(({ index }) =>
    citesOf(g, { do: "activate", card: source, ability: index } as Option),
  );
}

function winnerFailure(scenario: Scenario, { winner, rule }: Of<"winner">, g: Game): string | null {
  const { result } = g.state;
  if (result === null) return "the game is running";
  const who = result.winner === null ? "it is a draw" : `${players[result.winner]} won`;
  if (result.winner !== winner || (rule !== undefined && !isSaid(scenario, result.rule, rule)))
    return `${who} by ${result.rule}`;
  return null;
}

/** By the paragraph that is cited, or by another that says the same. */
function isSaid(scenario: Scenario, cited: string, rule: string): boolean {
  return [cited, ...elsewhere(scenario, cited)].some((one) => meets(one, rule));
}

/** In the numbers of the edition, which are told from those of the newest. */
function elsewhere({ game, program }: Scenario, cited: string): readonly string[] {
  const { numbering } = program.edition;
  if (numbering === undefined) return game.elsewhere[cited] ?? [];
  return Object.entries(game.elsewhere).flatMap(([one, others]) =>
    numbering.says(one)[0] === cited ? others.flatMap(numbering.says) : [],
  );
}

function logFailure(scenario: Scenario, { causes }: Of<"log">, log: readonly Event[]): string | null {
  let next = 0;
  for (const { source, rule, also = [] } of log) {
    const cause = causes[next];
    if (cause === undefined) break;
    const isIt =
      typeof cause === "number"
        ? source === cause
        : [...saidAt(scenario.program, rule), ...also].some((one) => isSaid(scenario, one, cause));
    if (isIt) next++;
  }
  if (next === causes.length) return null;
  const missing = causes[next];
  return `${typeof missing === "number" ? nameOf(scenario, missing) : missing} does not come (in this order)`;
}

/** The paragraph that a line of the log cites, and all others that the same step stands for. */
function saidAt(program: Program, rule: string): readonly string[] {
  const { numbering } = program.edition;
  const says = (named: string) => (numbering === undefined ? [named] : numbering.says(named));
  const isCited = (named: string) => says(named)[0] === rule;
  const meant = program.list.flatMap(({ steps }) =>
    steps.flatMap((one) => (isCited(one.rule) ? one.rules : one.rules.filter(isCited))),
  );
  return [rule, ...meant.flatMap(says)];
}

function knownFailure({ to, card, area, count, is }: Of<"known">, g: Game): string | null {
  const seen = view(g, to).state;
  if (area !== undefined && g.program.edition.pools.includes(area.name)) {
    const n = poolOf({ ...g, state: seen }, area.player, g.program.edition.pools.indexOf(area.name));
    return (n >= 0 && n === (count ?? n)) === is ? null : `${players[to]} sees ${n} there`;
  }
  const ids = card === undefined ? cardsIn(g, area!) : [card];
  if (area !== undefined && cardsIn({ ...g, state: seen }, area).length !== ids.length)
    return `${players[to]} cannot tell how many cards lie there`;
  const n = ids.filter((id) => knows(g.state.cards[id], to)).length;
  const holds = count === undefined ? n === ids.length : n === count;
  if (holds === is) return null;
  return card === undefined
    ? `${players[to]} knows ${n} of ${ids.length} there`
    : `${players[to]} ${n === 1 ? "knows it" : "does not know it"}`;
}

function pendingFailure(scenario: Scenario, { cards }: Of<"pending">, g: Game): string | null {
  const waiting = g.state.pending.map((p) => p.card);
  return sameCards(cards, waiting) ? null : `what waits is ${list(scenario, waiting)}`;
}

function deckFailure(scenario: Scenario, { player, is, rule }: Of<"deckLegal">): string | null {
  const faults = scenario.game.deckFaults(scenario.position, player, scenario.program.edition);
  const told = faults.map((fault) => `${fault.says} (${fault.rule})`).join(" ");
  if ((faults.length === 0) !== is) return is ? `it is not: ${told}` : "it is";
  return rule === undefined || faults.some((fault) => isSaid(scenario, fault.rule, rule))
    ? null
    : `the faults are: ${told}`;
}
