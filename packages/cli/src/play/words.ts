/** Cards, areas and offers in words. The game given here is always one player's view. */
import {
  base,
  definition,
  type Game,
  hasKeyword,
  kindOf,
  master,
  number,
  type Option,
  type Player,
  unknown,
} from "@arbiter/engine";
import { edition_1_1_7, rulebook_1_1_7 } from "@arbiter/opcg";

export const me: Player = 0;

const { areas, keywords, numbers } = edition_1_1_7;
const cost = numbers.indexOf("cost");
export const power = numbers.indexOf("power");
const counter = numbers.indexOf("counter");

export function isKnown(g: Game, id: number): boolean {
  return g.state.cards[id].def !== unknown;
}

/** "Leader Sorrel Kaine", "Cinder Deckhand", "Cinder Deckhand #2" where two of them stand side by side. */
export function name(g: Game, id: number): string {
  if (id < 0 || !isKnown(g, id)) return "a card";
  const { name: printed, category } = definition(g, id);
  if (category === "LEADER") return `Leader ${printed}`;
  const { area } = g.state.cards[id];
  if (areas[kindOf(g, area)].field !== true) return printed;
  const twins = g.state.areas[area].filter(
    (other) => isKnown(g, other) && definition(g, other).name === printed,
  );
  return twins.length > 1 ? `${printed} #${twins.indexOf(id) + 1}` : printed;
}

/** "your Reed Cutter", "their Leader Liora Dawnbell". */
export function whoseName(g: Game, id: number): string {
  return `${master(g, id) === me ? "your" : "their"} ${name(g, id)}`;
}

/** The facts of a card that matter where it lies: "rested, 6000 power, 1 DON!!" or "cost 4, 6000 power, Counter 1000". */
export function facts(g: Game, id: number): string {
  if (!isKnown(g, id)) return "";
  const card = g.state.cards[id];
  const { category } = definition(g, id);
  const field = areas[kindOf(g, card.area)].field === true;
  const said: string[] = [];
  if (field) said.push(card.rested ? "rested" : "active");
  if (!Number.isNaN(number(g, id, cost)) && category !== "LEADER") said.push(`cost ${number(g, id, cost)}`);
  if (!Number.isNaN(number(g, id, power))) said.push(`${number(g, id, power)} power`);
  if (!field && number(g, id, counter) > 0) said.push(`Counter ${number(g, id, counter)}`);
  if (field && card.marks > 0) said.push(`${card.marks} DON!! given`);
  if (field) said.push(...keywordsOf(g, id).map((keyword) => `[${keyword}]`));
  if (!field && category !== "CHARACTER") said.unshift(category === "EVENT" ? "Event" : "Stage");
  return said.join(", ");
}

export function keywordsOf(g: Game, id: number): string[] {
  return keywords.filter((_, i) => hasKeyword(g, id, 1 << i));
}

export function printedPower(g: Game, id: number): number {
  return base(g, id, power);
}

const areaNames: Readonly<Record<string, string>> = {
  characters: "Character area",
  leader: "Leader area",
  stage: "Stage area",
  life: "Life",
  resolving: "table",
};

/** An area by its index in the state: "your hand", "their Life". */
export function areaName(g: Game, index: number): string {
  const { name: area } = areas[kindOf(g, index)];
  return `${index < areas.length ? "your" : "their"} ${areaNames[area] ?? area}`;
}

/** A sentence for each thing that may be done. */
export function offer(g: Game, option: Option): string {
  const { card = -1, target = -1 } = option;
  switch (option.do) {
    case "play":
      return `Play ${name(g, card)} (${facts(g, card)})`;
    case "give":
      return `Give 1 DON!! to ${name(g, card)} (${facts(g, card)})`;
    case "attack":
      return `Attack ${name(g, target)} (${number(g, target, power)}) with ${name(g, card)} (${number(g, card, power)})`;
    case "activate":
      return `Activate ${name(g, card)}: ${abilityText(g, card, option.ability ?? 0)}`;
    case "block":
      return `Block with ${name(g, card)} (${facts(g, card)})`;
    case "counter":
      return `Counter with ${name(g, card)}: +${number(g, card, counter)} for ${name(g, target)} (${number(g, target, power)})`;
    case "order":
      return option.ability === undefined
        ? `${capital(name(g, card))} (${facts(g, card)})`
        : `${capital(whoseName(g, card))}: ${abilityText(g, card, option.ability)}`;
    case "trigger":
      return `Yes, activate the [Trigger] of ${name(g, card)}`;
    case "end":
      return "End your turn";
    case "pass":
      return "Pass";
    case "yes":
      return "Yes";
    case "no":
      return "No";
    default:
      return chosen(g, option);
  }
}

function chosen(g: Game, option: Option): string {
  if (option.option === "don") return `A DON!! given to ${whoseName(g, option.card!)}`;
  if (option.option !== undefined) return capital(plainOptions[option.option] ?? option.option);
  if (option.card === undefined) return capital(option.do);
  const { card } = option;
  const place = areas[kindOf(g, g.state.cards[card].area)];
  if (!isKnown(g, card)) return `A card of ${areaName(g, g.state.cards[card].area)}`;
  if (place.field === true) return `${capital(whoseName(g, card))} (${facts(g, card)})`;
  return `${name(g, card)} (${facts(g, card)}) in ${areaName(g, g.state.cards[card].area)}`;
}

const plainOptions: Readonly<Record<string, string>> = {
  first: "go first",
  second: "go second",
  you: "yours",
  opponent: "your opponent's",
  "don.active": "an active DON!!",
  "don.rested": "a rested DON!!",
  "don.deck": "a DON!! of the DON!! deck",
};

/** The printed line of an ability, as far as lines and abilities go together; otherwise the whole text. */
export function abilityText(g: Game, id: number, ability: number): string {
  const { text, abilities } = definition(g, id);
  const lines = text.split("\n").filter((line) => !line.startsWith("•"));
  return lines.length === abilities.length && lines[ability] !== undefined
    ? lines[ability]
    : text.replaceAll("\n", " ");
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

export function count(n: number, one: string, several = `${one}s`): string {
  return `${n} ${n === 1 ? one : several}`;
}

/** What a line rests on: the paragraph, or the card whose text it is. */
export function reference(g: Game, rule: string, source: number): string {
  return source >= 0 && (rule.includes("/") || !(rule in rulebook_1_1_7))
    ? name(g, source).replace(/ #\d+$/, "")
    : rule;
}
