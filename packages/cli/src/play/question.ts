/** A decision as a player hears it: what is asked, and the answers with their numbers. */
import { type Decision, definition, type Game, type Option } from "@arbiter/engine";
import { gameOf, wordsOf } from "../games/index.ts";
import { abilityText, areaOf, isKnown, name } from "./names.ts";
import { offer, reference } from "./words.ts";

/** What one typed number stands for: an option, or several that cannot be told apart. */
export interface Entry {
  readonly says: string;
  readonly picks: readonly number[];
}

export interface Asked {
  readonly lines: readonly string[];
  readonly by: string; // the paragraph or card that asks
  readonly entries: readonly Entry[];
  /** How many of the entries are worth telling at once; "more" tells the others. */
  readonly shown: number;
}

/** `seen` is the player's view as a game; `told` is the card whose text he has just heard. */
export function asked(seen: Game, open: Decision, told = -1): Asked {
  const { entries, shown } = fold(seen, open);
  const lines = [sentence(seen, open)];
  if (open.source >= 0 && open.source !== told && open.purpose !== "trigger")
    lines.unshift(`${name(seen, open.source)} says: ${textBehind(seen, open)}`);
  const trigger = open.options[0]?.do === "trigger" ? open.options[0].card : undefined;
  if (trigger !== undefined)
    lines.unshift(
      `The damage takes ${name(seen, trigger)}: ${definition(seen, trigger).text.replaceAll("\n", " ")}`,
    );
  return { lines, by: reference(seen, open.rule, open.source), entries, shown };
}

function fold(seen: Game, open: Decision): { entries: Entry[]; shown: number } {
  const groups = new Map<string, { option: Option; picks: number[] }>();
  open.options.forEach((option, pick) => {
    if (option.barred || option.do === "stop") return;
    const key = option.alike ?? twin(seen, option) ?? `option ${pick}`;
    const group = groups.get(key) ?? { option, picks: [] };
    group.picks.push(pick);
    groups.set(key, group);
  });
  const all = [...groups.values()];
  const odd = all.filter(({ option }) => isOdd(seen, option));
  const entries = [...all.filter((group) => !odd.includes(group)), ...odd].map(({ option, picks }) => {
    const more = picks.length > 1 ? ` (${picks.length} of them)` : "";
    return { says: `${offer(seen, option)}${more}`, picks };
  });
  return { entries, shown: entries.length - odd.length };
}

/** Copies of a card that lie side by side outside the field: picking one is as good as another. */
function twin(seen: Game, { do: what, card, target, ability, option }: Option): string | null {
  if (card === undefined || option !== undefined || areaOf(seen, card).field === true) return null;
  if (!isKnown(seen, card) || what === "order") return null;
  const { area, rested, faceUp } = seen.state.cards[card];
  return [what, definition(seen, card).key, area, rested, faceUp, target, ability].join(" ");
}

/** A Counter for a card that is not attacked: legal, and hardly ever meant. */
function isOdd(seen: Game, option: Option): boolean {
  return option.do === "counter" && option.target !== seen.state.battle?.target.id;
}

/** The line of the ability that asks, where its path tells which. */
function textBehind(seen: Game, open: Decision): string {
  const path = /\/(\d+)$/.exec(open.rule);
  if (path !== null && open.rule.startsWith(`${definition(seen, open.source).key}/`))
    return abilityText(seen, open.source, Number(path[1]) - 1);
  return definition(seen, open.source).text.replaceAll("\n", " ");
}

function sentence(seen: Game, open: Decision): string {
  const { min, max, purpose = "" } = open;
  const words = wordsOf(seen);
  const upTo = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  switch (open.kind) {
    case "act":
      if (purpose === "main") return words.status(seen);
      return words.acts[purpose]?.(battle(seen)) ?? acts[purpose] ?? "Which one?";
    case "confirm":
      return words.confirms[purpose] ?? confirms[purpose] ?? "Do you do it?";
    case "amount":
      return `${words.amounts[purpose] ?? amounts[purpose] ?? "How many?"} A number from ${min} to ${max}.`;
    case "order":
      return max === 1
        ? (words.orders[purpose] ?? orders[purpose] ?? "Which comes first?")
        : `In which order? The first you name is on top. Name all ${max}, or type "all" for this order.`;
    case "choose": {
      const cards = purpose.startsWith("don.") ? "DON!!" : max === 1 ? "card" : "cards";
      const none = min === 0 ? ' Or "none".' : purpose === "pay" ? ' Or "any".' : "";
      return `Choose ${upTo} ${cards}${words.purposes[purpose] ?? purposes[purpose] ?? ""}.${condition(open)}${none}`;
    }
  }
}

function condition(open: Decision): string {
  const { set } = open;
  if (set === undefined) return "";
  if ("different" in set) return " No two of the same.";
  if ("shows" in set) return " Together they have all that is asked for.";
  if ("bound" in set) return " Fewer only with all that both players see.";
  return "pays" in set ? " Together they pay its colours." : ` Together: ${set.is} ${set.than}.`;
}

function battle(seen: Game): string {
  if (seen.state.battle === null) return "";
  const { attacker, target } = seen.state.battle;
  const has = (id: number) => `${name(seen, id)} (${gameOf(seen).strength(seen, id)})`;
  return `${has(attacker.id)} attacks ${has(target.id)}.`;
}

const acts: Readonly<Record<string, string>> = {
  "who goes first": "You decide who goes first.",
  "one of": "Choose one.",
  whose: "Whose?",
  end: "At which end?",
};

const confirms: Readonly<Record<string, string>> = {
  redraw: "Do you redraw your hand, once?",
  cost: "Do you pay its cost and use the effect?",
  replace: "Do you use the effect instead?",
  "draw up to": "Do you draw another card?",
};

const amounts: Readonly<Record<string, string>> = {
  loop: "This goes round and round. How often is it repeated?",
  number: "Which number?",
  look: "How many cards do you look at?",
  "to hand": "How many cards go to the hand?",
  "to deck": "How many cards go to the deck?",
  "to life": "How many cards go to the Life cards?",
};

const orders: Readonly<Record<string, string>> = {
  "which replacement": "Several effects could take its place. Which one?",
};

const purposes: Readonly<Record<string, string>> = {
  ko: " to K.O.",
  rest: " to rest",
  activate: " to set active",
  "to hand": " for the hand",
  "to deck": " for the deck",
  "to life": " for the Life cards",
  play: " to play",
  reveal: " to reveal",
  look: " to look at",
  turn: " to turn over",
  change: " for this effect",
  value: " for this effect",
  gain: " for this effect",
  negate: " whose effects are negated",
  cannot: " for this effect",
};
