/** Areas, offers and references in the words of the game at hand. The game given here is always one player's view. */
import { type Game, kindOf, number, type Option } from "@arbiter/engine";
import { gameOf, wordsOf } from "../games/index.ts";
import { abilityText, areaOf, capital, isKnown, name, numberNamed, whoseName } from "./names.ts";

/** The facts of a card that matter where it lies: "rested, 6000 power" or "cost 4, 6000 power". */
export function facts(g: Game, id: number): string {
  return isKnown(g, id) ? wordsOf(g).facts(g, id).join(", ") : "";
}

/** An area by its index in the state: "your hand", "their Life". */
export function areaName(g: Game, index: number): string {
  const { areas } = g.program.edition;
  const { name: area } = areas[kindOf(g, index)];
  return `${index < areas.length ? "your" : "their"} ${wordsOf(g).areas[area] ?? area}`;
}

/** A sentence for each thing that may be done. */
export function offer(g: Game, option: Option): string {
  const { card = -1, target = -1 } = option;
  const own = wordsOf(g).offers[option.do]?.(g, option) ?? null;
  if (own !== null) return own;
  const power = (id: number) => number(g, id, numberNamed(g, "power"));
  switch (option.do) {
    case "play":
      return `Play ${name(g, card)} (${facts(g, card)})`;
    case "attack":
      return `Attack ${name(g, target)} (${power(target)}) with ${name(g, card)} (${power(card)})`;
    case "activate":
      return `Activate ${name(g, card)}: ${abilityText(g, card, option.ability ?? 0)}`;
    case "block":
      return `Block with ${name(g, card)} (${facts(g, card)})`;
    case "order":
      return option.ability === undefined
        ? `${capital(name(g, card))} (${facts(g, card)})`
        : `${capital(whoseName(g, card))}: ${abilityText(g, card, option.ability)}`;
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
  const { card } = option;
  if (option.option !== undefined) return capital(wordsOf(g).options[option.option] ?? option.option);
  if (card === undefined) return capital(option.do);
  if (!isKnown(g, card)) return `A card of ${areaName(g, g.state.cards[card].area)}`;
  if (areaOf(g, card).field === true) return `${capital(whoseName(g, card))} (${facts(g, card)})`;
  return `${name(g, card)} (${facts(g, card)}) in ${areaName(g, g.state.cards[card].area)}`;
}

/** What a line rests on: the paragraph, or the card whose text it is. */
export function reference(g: Game, rule: string, source: number): string {
  return source >= 0 && (rule.includes("/") || !(rule in gameOf(g).rulebook))
    ? name(g, source).replace(/ #\d+$/, "")
    : rule;
}
