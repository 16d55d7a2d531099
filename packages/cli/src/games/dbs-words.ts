/** The DRAGON BALL SUPER CARD GAME in words. */
import { below, definition, type Event, type Game, number, other, poolOf } from "@arbiter/engine";
import {
  abilityText,
  areaOf,
  cardsIn,
  count,
  keywordsOf,
  list,
  me,
  name,
  numberNamed,
} from "../play/names.ts";
import { called, cards, does, follows, merged, owned, type Telling } from "../play/telling.ts";
import type { Words } from "./game.ts";

const n = (g: Game, id: number, called: string) => number(g, id, numberNamed(g, called));

/** "rested, 20000 power, 2 markers" or "cost 4, 20000 power, combo 5000 for 0". */
function facts(g: Game, id: number): string[] {
  const card = g.state.cards[id];
  const { category } = definition(g, id);
  const area = areaOf(g, id);
  const field = area.field === true;
  const said: string[] = [];
  const has = (called: string) => !Number.isNaN(n(g, id, called));
  if (!category.endsWith("BATTLE") && !category.endsWith("LEADER")) said.push(category.toLowerCase());
  if (field || area.name === "energy") said.push(card.rested ? "rested" : "active");
  if (!field && has("energy cost")) said.push(`cost ${n(g, id, "energy cost")}`);
  if (!field && has("z-energy cost")) said.push(`Z-Energy cost ${n(g, id, "z-energy cost")}`);
  if (has("power")) said.push(`${n(g, id, "power")} power`);
  if (!field && has("combo power"))
    said.push(`combo ${n(g, id, "combo power")} for ${n(g, id, "combo cost") || 0}`);
  if (field && card.marks > 0) said.push(count(card.marks, "marker"));
  const under = below(g, id).length;
  if (under > 0) said.push(`${count(under, "card")} under it`);
  if (field) said.push(...keywordsOf(g, id).map((keyword) => `[${keyword}]`));
  return said;
}

const colors = (traits: Readonly<Record<string, readonly string[]>>) => (traits.color ?? []).join(" and ");

export const words: Words = {
  leader: (card) => `${colors(card.traits)}, ${card.numbers.power} power`,
  facts,
  printed: ({ numbers: printed }) =>
    Object.entries(printed).flatMap(([called, value]) =>
      value === undefined ? [] : [called === "power" ? `${value} power` : `${called} ${value}`],
    ),
  traits: ({ traits }) => [
    ...(traits.character ?? []).map((c) => `<${c}>`),
    ...(traits.trait ?? []).map((t) => `«${t}»`),
    ...(traits.era ?? []).map((e) => `{${e}}`),
  ],
  explained: { power: "Power", "energy cost": "Energy cost", "combo power": "Combo power" },
  byRule: () => [],
  areas: {
    leader: "Leader Area",
    battle: "Battle Area",
    combo: "Combo Area",
    unison: "Unison Area",
    energy: "energy",
    life: "life",
    drop: "Drop Area",
    warp: "Warp",
    zDeck: "Z-Deck",
    zEnergy: "Z-Energy",
    removed: "cards removed from the game",
  },
  piles: ["drop", "warp", "energy", "zEnergy"],
  life: "life card",
  side: (g, player, says) => {
    const there = (area: string) => cardsIn(g, player, area);
    const many = (area: string) => there(area).length;
    const said = (area: string) => (many(area) === 0 ? "none." : there(area).map(says).join(" "));
    return [
      said("leader"),
      many("battle") === 0 ? "Battle Area: empty." : `Battle Area, ${count(many("battle"), "card")}:`,
      ...there("battle").map((id) => `  ${says(id)}`),
      `Unison: ${said("unison")}`,
      `Energy: ${energySaid(g, player)}.`,
      `${many("life")} life, ${count(many("hand"), "card")} in hand, ${many("deck")} in the deck, ${many("drop")} in the Drop Area, ${many("warp")} in the Warp, ${many("zDeck")} in the Z-Deck, ${many("zEnergy")} Z-Energy.`,
    ];
  },
  status: (g) => {
    const many = (area: string) => cardsIn(g, me, area).length;
    return `Turn ${g.state.turn}, your Main Phase: ${energySaid(g, me)}; ${many("life")} life, ${count(many("hand"), "card")} in hand. What do you do?`;
  },
  offers: {
    charge: (g, { card = -1 }) => `Charge ${name(g, card)} (${facts(g, card).join(", ")})`,
    combo: (g, { card = -1 }) => `Combo with ${name(g, card)} (${facts(g, card).join(", ")})`,
    counter: (g, { card = -1, ability = 0 }) =>
      `Counter with ${name(g, card)}: ${abilityText(g, card, ability)}`,
    reinforce: (g, { card = -1 }) => `Put a marker on ${name(g, card)} (${facts(g, card).join(", ")})`,
    place: (g, { card = -1 }) => `Place ${name(g, card)} (${facts(g, card).join(", ")})`,
  },
  options: {
    first: "go first",
    second: "go second",
    you: "yours",
    opponent: "your opponent's",
    energyMarker: "an energy marker",
  },
  acts: {
    charge: () => "Do you charge a card as energy?",
    combo: (battle) => `${battle} Do you combo, or use a skill?`,
    "counter window": (battle) => `${battle} Do you counter?`.trimStart(),
  },
  confirms: {},
  amounts: { X: "Which X?", "to drop": "How many cards go to the Drop Area?" },
  orders: { "next skill": "Several skills wait. Which comes first?" },
  purposes: {
    pay: " to pay with",
    damage: " of your life: it is damage",
    redraw: " of your hand to put back and draw anew",
    "z-energy": " for the Z-Energy",
    "to drop": " for the Drop Area",
    "to warp": " for the Warp",
    "to energy": " for the energy",
    "to battle": " for the Battle Area",
  },
  doable: (g, id) => {
    const area = areaOf(g, id).name;
    const { abilities } = definition(g, id);
    const found: [string, { do: string; card: number; target?: number }][] = [];
    if (area === "hand" || area === "zDeck") found.push(["be played", { do: "play", card: id }]);
    if (area === "hand" || area === "battle") found.push(["be used in a combo", { do: "combo", card: id }]);
    if (["leader", "battle", "unison"].includes(area)) {
      const target = cardsIn(g, other(me), "leader")[0];
      found.push(["attack their Leader", { do: "attack", card: id, target }]);
    }
    if (abilities.some(({ timing }) => typeof timing === "string" && timing.startsWith("activate")))
      found.push(["use its skill", { do: "activate", card: id }]);
    return found;
  },
  verbs: ["play", "charge", "attack", "activate", "combo", "counter", "reinforce", "place", "end", "pass"],
  events: {
    pay: () => null,
    first: (_t, e) => does(e.player, "go", "first"),
    declarePlay: (t, e) => does(e.player, "declare", called(t, e.card)),
    play: (t, e) => `${owned(e.player, called(t, e.card))} is played.`,
    damage: (t, e) =>
      `${does(e.player, "take", "1 damage").slice(0, -1)}: ${called(t, e.card)} goes from life to the ${damagedTo(t, e)}, ${cardsIn(t.after, e.player, "life").length} left.`,
    block: (t, e) => `${called(t, e.card)} blocks.`,
    evolve: (t, e) => `${called(t, e.card)} evolves.`,
    activateSkill: (t, e) => does(e.player, "activate", `a skill of ${called(t, e.card)}`),
    activate: (t, e) =>
      follows(t, e, "activateSkill") ? null : `a skill of ${called(t, e.card)} activates.`,
    attack: (t, e) =>
      `${owned(e.player, called(t, e.card))} (${n(t.after, e.card, "power")}) attacks ${called(t, e.target)} (${n(t.after, e.target, "power")}).`,
    combo: (t, e) => does(e.player, "combo", `with ${called(t, e.card)}`),
    reinforce: (t, e) => does(e.player, "put", `a marker on ${called(t, e.card)}`),
    rest: (t, e) => {
      const all = merged(
        t,
        (next) => next.kind === "rest" && next.player === e.player && next.rule === e.rule,
      );
      return `${cards(t, all)} ${all.length === 1 ? "is" : "are"} rested.`;
    },
    active: becomeActive,
    flip: (t, e) => `${owned(e.player, called(t, e.card))} is flipped over.`,
    hide: () => "A card is switched to Hidden Mode.",
    show: (t, e) => `${called(t, e.card)} is switched to Revealed Mode.`,
    negate: (t, e) => `${called(t, e.card)} is negated.`,
    markersRemoved: (t, e) =>
      `${count(e.amount, "marker")} of ${called(t, e.card)} ${e.amount === 1 ? "is" : "are"} removed.`,
    energyMarkerUsed: (_t, e) => does(e.player, "use", "an energy marker"),
    energyMarkers: (_t, e) =>
      does(e.player, e.amount < 0 ? "lose" : "place", count(Math.abs(e.amount), "energy marker")),
    placed: (t, e) => does(e.player, "place", called(t, e.card)),
  },
  applied: {
    "cannot attack": "cannot attack",
    "cannot becomeActive": "will not become active",
    "cannot beKod": "cannot be K.O.'d",
  },
};

function energySaid(g: Game, player: 0 | 1): string {
  const all = cardsIn(g, player, "energy");
  const active = all.filter((id) => !g.state.cards[id].rested);
  const byColor = new Map<string, number>();
  for (const id of active) {
    const color = colors(definition(g, id).traits);
    byColor.set(color, (byColor.get(color) ?? 0) + 1);
  }
  const said = [...byColor].map(([color, many]) => `${many} ${color}`);
  const markers = poolOf(g, player, 0);
  const more = markers > 0 ? ` and ${count(markers, "energy marker")}` : "";
  return `${active.length} of ${all.length} energy active${said.length > 0 ? ` (${list(said)})` : ""}${more}`;
}

/** Where a damaged life card lies now: the hand, or with [Critical] the Drop Area. */
function damagedTo(t: Telling, e: Event): string {
  return e.card >= 0 && cardsIn(t.after, e.player, "drop").includes(e.card) ? "Drop Area" : "hand";
}

function becomeActive(t: Telling, e: Event): string {
  const all = merged(t, (next) => next.kind === "active" && next.player === e.player && next.rule === e.rule);
  return `${cards(t, all)} ${all.length === 1 ? "becomes" : "become"} active.`;
}
