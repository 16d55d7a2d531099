/** A decision as the page shows it: what is asked, by what, and a message for every option. */
import { type Decision, definition, type Game, type Option, type Question } from "@arbiter/engine";
import type { TableGame } from "./game.ts";
import { abilityText, isKnown, name, value } from "./names.ts";
import { areaSaid, cite, isField, spot } from "./telling.ts";
import type { Asked, Choice, Message } from "./types.ts";

export function asked(game: TableGame, seen: Game, open: Decision): Asked {
  return {
    number: open.number,
    player: open.player,
    kind: open.kind,
    purpose: open.purpose,
    min: open.min,
    max: open.max,
    options: open.options.flatMap((option, index) =>
      option.barred || option.do === "stop" ? [] : [choice(seen, open, option, index)],
    ),
    decline: open.decline ?? null,
    set: open.set ?? null,
    says: sentence(game, seen, open),
    text: open.source >= 0 && isKnown(seen, open.source) ? textBehind(seen, open) || null : null,
    source: open.source,
    about: open.about ?? null,
    by: cite(seen, open.rule, open.source),
    suggested: suggestion(game, seen, open),
  };
}

/**
 * A price is paid well by what the bots would pay with, and an order is at first the one that cards have;
 * everything else the player chooses himself.
 */
function suggestion(game: TableGame, seen: Game, open: Decision): readonly number[] {
  if (open.kind === "order" && open.max > 1) return open.options.map((_, i) => i);
  if (open.kind !== "choose" || open.purpose !== "pay") return [];
  return game.judgement.reply(seen, open as Question);
}

function choice(seen: Game, open: Decision, option: Option, index: number): Choice {
  return {
    index,
    do: option.do,
    card: option.card ?? null,
    target: option.target ?? null,
    ability: option.ability ?? null,
    alike: option.alike ?? null,
    says: answerSaid(seen, open, option),
    rules: option.rules ?? [],
  };
}

/** The name, with its place where two of them stand side by side. */
function label(seen: Game, id: number): string {
  const called = name(seen, id);
  if (!isField(seen, id)) return called;
  const twins = seen.state.areas[seen.state.cards[id].area].filter((other) => name(seen, other) === called);
  return twins.length > 1 ? `${called} #${twins.indexOf(id) + 1}` : called;
}

/** An option as an answer to its question: "no" to a redraw is to keep the hand. */
export function answerSaid(seen: Game, { kind, purpose }: Decision, option: Option): Message {
  if (kind === "confirm" && purpose === "redraw")
    return { id: option.do === "yes" ? "do.redraw" : "do.keep" };
  return offer(seen, option);
}

/** What an option does, in words. */
export function offer(seen: Game, option: Option): Message {
  const { card = -1, target = -1 } = option;
  const power = (id: number) => value(seen, id, "power");
  switch (option.do) {
    case "attack":
      return {
        id: "do.attack",
        values: {
          card: label(seen, card),
          power: power(card),
          target: label(seen, target),
          targetPower: power(target),
        },
      };
    case "activate":
      return {
        id: "do.activate",
        values: { card: label(seen, card), text: abilityText(seen, card, option.ability ?? 0) },
      };
    case "counter":
      return option.ability === undefined
        ? {
            id: "do.counter",
            values: {
              card: label(seen, card),
              amount: value(seen, card, "counter"),
              target: label(seen, target),
            },
          }
        : {
            id: "do.counterSkill",
            values: { card: label(seen, card), text: abilityText(seen, card, option.ability) },
          };
    case "order":
      return option.ability === undefined
        ? { id: "do.card", values: { card: label(seen, card) } }
        : {
            id: "do.orderSkill",
            values: { card: label(seen, card), text: abilityText(seen, card, option.ability) },
          };
    case "end":
    case "pass":
    case "yes":
    case "no":
      return { id: `do.${option.do}` };
    case "choose":
      return chosen(seen, option);
    default:
      return { id: `do.${option.do}`, values: { card: label(seen, card) } };
  }
}

const words = new Set([
  "first",
  "second",
  "you",
  "opponent",
  "don",
  "don.active",
  "don.rested",
  "don.deck",
  "don.frozen",
  "energyMarker",
  "top",
  "bottom",
]);

function chosen(seen: Game, { option, card }: Option): Message {
  if (option !== undefined) {
    if (!words.has(option)) return { id: "do.said", values: { text: option } };
    return { id: `option.${option}`, values: card === undefined ? {} : { card: label(seen, card) } };
  }
  if (card === undefined) return { id: "do.yes" };
  const from = areaSaid(spot(seen, seen.state.cards[card].area)!);
  if (!isKnown(seen, card)) return { id: "do.hidden", values: { from } };
  return { id: "do.cardFrom", values: { card: label(seen, card), from } };
}

/** The line of the ability that asks, where its path tells which. */
function textBehind(seen: Game, open: Decision): string {
  const path = /\/(\d+)$/.exec(open.rule);
  if (path !== null && open.rule.startsWith(`${definition(seen, open.source).key}/`))
    return abilityText(seen, open.source, Number(path[1]) - 1);
  return definition(seen, open.source).text;
}

export function sentence(game: TableGame, seen: Game, open: Decision): Message {
  const { kind, purpose, min, max, set } = open;
  const battle = seen.state.battle;
  const about = open.about ?? (open.source >= 0 ? open.source : (open.options[0]?.card ?? -1));
  const card = about >= 0 && isKnown(seen, about) ? label(seen, about) : { id: "card.unknown" };
  const values = {
    min,
    max,
    turn: seen.state.turn,
    purpose:
      purpose === "pay" && open.about !== undefined
        ? { id: "for.price", values: { card } }
        : { id: `for.${purpose}` },
    card,
    battle: battle === null ? "no" : "yes",
    condition: set === undefined ? { id: "set.none" } : setSaid(set),
    ...(battle === null
      ? {}
      : {
          attacker: name(seen, battle.attacker.id),
          attack: game.strength(seen, battle.attacker.id),
          target: name(seen, battle.target.id),
          defence: game.strength(seen, battle.target.id),
        }),
  };
  if (kind === "choose") return { id: "ask.choose", values };
  if (kind === "order" && max > 1) return { id: "ask.order", values };
  return { id: `ask.${kind}.${purpose}`, values };
}

function setSaid(set: NonNullable<Decision["set"]>): Message {
  if ("different" in set) return { id: "set.different" };
  if ("shows" in set) return { id: "set.shows" };
  if ("bound" in set) return { id: "set.bound" };
  if ("pays" in set) return { id: set.pays.length > 0 ? "set.pays" : "set.none" };
  return { id: "set.total", values: { is: set.is, than: set.than } };
}
