/** The ONE PIECE CARD GAME in words. */
import { definition, type Event, type Game, number, other, poolOf } from "@arbiter/engine";
import { areaOf, cardsIn, count, keywordsOf, list, me, name, numberNamed, whoseName } from "../play/names.ts";
import { called, does, follows, merged, type Telling } from "../play/telling.ts";
import type { Words } from "./game.ts";

const n = (g: Game, id: number, called: string) => number(g, id, numberNamed(g, called));

/** "rested, 6000 power, 1 DON!!" or "cost 4, 6000 power, Counter 1000". */
function facts(g: Game, id: number): string[] {
  const card = g.state.cards[id];
  const { category } = definition(g, id);
  const field = areaOf(g, id).field === true;
  const said: string[] = [];
  if (field) said.push(card.rested ? "rested" : "active");
  if (!Number.isNaN(n(g, id, "cost")) && category !== "LEADER") said.push(`cost ${n(g, id, "cost")}`);
  if (!Number.isNaN(n(g, id, "power"))) said.push(`${n(g, id, "power")} power`);
  if (!field && n(g, id, "counter") > 0) said.push(`Counter ${n(g, id, "counter")}`);
  if (field && card.marks > 0) said.push(`${card.marks} DON!! given`);
  if (field) said.push(...keywordsOf(g, id).map((keyword) => `[${keyword}]`));
  if (!field && category !== "CHARACTER") said.unshift(category === "EVENT" ? "Event" : "Stage");
  return said;
}

export const words: Words = {
  leader: (card) => `${(card.traits.color ?? []).join(" and ")}, ${card.numbers.life} Life`,
  facts,
  printed: ({ numbers: { cost, power, counter, life } }) => [
    ...(cost === undefined ? [] : [`cost ${cost}`]),
    ...(life === undefined ? [] : [`${life} Life`]),
    ...(power === undefined ? [] : [`${power} power`]),
    ...(counter === undefined ? [] : [`Counter ${counter}`]),
  ],
  traits: ({ traits }) => [
    ...(traits.attribute ?? []).map((a) => `<${a}>`),
    ...(traits.type ?? []).map((t) => `{${t}}`),
  ],
  explained: { power: "Power", cost: "Cost" },
  byRule: (g, id, number) => {
    const { marks, area } = g.state.cards[id];
    const mine = area < g.program.edition.areas.length ? 0 : 1;
    return number === "power" && marks > 0 && mine === g.state.active
      ? [`+${1000 * marks} for ${marks} DON!! given [6-5-5-2]`]
      : [];
  },
  areas: {
    characters: "Character area",
    leader: "Leader area",
    stage: "Stage area",
    life: "Life",
    resolving: "table",
  },
  piles: ["trash"],
  life: "Life card",
  side: (g, player, says) => {
    const there = (area: string) => cardsIn(g, player, area);
    const many = (area: string) => there(area).length;
    const said = (area: string) => (many(area) === 0 ? "none." : there(area).map(says).join(" "));
    const [active, rested, inDeck] = [0, 1, 2].map((pool) => poolOf(g, player, pool));
    return [
      said("leader"),
      many("characters") === 0 ? "Characters: none." : `${count(many("characters"), "Character")}:`,
      ...there("characters").map((id) => `  ${says(id)}`),
      `Stage: ${said("stage")}`,
      `DON!!: ${active} active, ${rested} rested, ${inDeck} in the DON!! deck.`,
      `${many("life")} Life, ${count(many("hand"), "card")} in hand, ${many("deck")} in the deck, ${many("trash")} in the trash.`,
    ];
  },
  status: (g) => {
    const many = (area: string) => cardsIn(g, me, area).length;
    return `Turn ${g.state.turn}, your Main Phase: ${poolOf(g, me, 0)} active DON!!, ${many("life")} Life, ${count(many("hand"), "card")} in hand. What do you do?`;
  },
  offers: {
    give: (g, { card = -1 }) => `Give 1 DON!! to ${name(g, card)} (${facts(g, card).join(", ")})`,
    counter: (g, { card = -1, target = -1 }) =>
      `Counter with ${name(g, card)}: +${n(g, card, "counter")} for ${name(g, target)} (${n(g, target, "power")})`,
    choose: (g, { option, card = -1 }) =>
      option === "don" ? `A DON!! given to ${whoseName(g, card)}` : null,
    trigger: (g, { card = -1 }) => `Yes, activate the [Trigger] of ${name(g, card)}`,
  },
  options: {
    first: "go first",
    second: "go second",
    you: "yours",
    opponent: "your opponent's",
    "don.active": "an active DON!!",
    "don.rested": "a rested DON!!",
    "don.deck": "a DON!! of the DON!! deck",
    "don.frozen": "a rested DON!! that stays so",
  },
  acts: {
    block: (battle) => `${battle} Do you block?`,
    counter: (battle) => `${battle} Do you counter?`,
  },
  confirms: { trigger: "Do you use its [Trigger] instead of taking it into your hand?" },
  amounts: {
    "don.given": "How many DON!! do you give?",
    "don.frozen": "How many DON!! stay rested?",
    "don.active": "How many DON!! become active?",
    "don.rested": "How many DON!!, rested?",
    "to trash": "How many cards go to the trash?",
  },
  orders: { "next effect": "Several effects wait. Which comes first?" },
  purposes: {
    "to trash": " to trash",
    "make room": " to trash, because there is room for 5 Characters",
    "give DON!!": " to give DON!! to",
    "don.deck": " to return to the DON!! deck",
    "don.rested": " to rest",
    "don.active": " to set active",
    "don.given": " to give",
    "don.frozen": " to stay rested",
  },
  doable: (g, id) => {
    const area = areaOf(g, id).name;
    const { category, abilities, numbers } = definition(g, id);
    const found: [string, { do: string; card: number; target?: number }][] = [];
    if (area === "hand") {
      found.push(["be played", { do: "play", card: id }]);
      if (category === "CHARACTER" && (numbers.counter ?? 0) > 0)
        found.push(["be used as a Counter", { do: "counter", card: id }]);
    }
    if (area === "leader" || area === "characters") {
      const target = cardsIn(g, other(me), "leader")[0];
      found.push(["attack their Leader", { do: "attack", card: id, target }]);
      if (keywordsOf(g, id).includes("Blocker")) found.push(["block", { do: "block", card: id }]);
    }
    if (area !== "hand" && abilities.some((a) => a.timing === "activate"))
      found.push(["use its effect", { do: "activate", card: id }]);
    return found;
  },
  verbs: ["play", "give", "attack", "activate", "block", "counter", "end", "pass"],
  events: {
    pay: (t, e) =>
      does(e.player, isEvent(t, e.card) ? "use" : "play", `${called(t, e.card)} for ${e.amount} DON!!`),
    activateEvent: (t, e) => (follows(t, e, "pay") ? null : does(e.player, "use", called(t, e.card))),
    trigger: (t, e) => does(e.player, "activate", `the [Trigger] of ${called(t, e.card)}`),
    counter,
    active: becomeActive,
    donAdded: (t, e) => does(e.player, "add", `${added(t, e)} DON!! from the DON!! deck`),
    donActive: (_t, e) => `${count(e.amount, "DON!! becomes", "DON!! become")} active.`,
    donRested: (_t, e) => `${count(e.amount, "DON!! is", "DON!! are")} rested.`,
    donFrozen: (_t, e) => `${count(e.amount, "DON!! stays", "DON!! stay")} rested in the next Refresh Phase.`,
    donGiven: (t, e) => does(e.player, "give", `${e.amount} DON!! to ${called(t, e.card)}`),
    donReturned: (t, e) =>
      does(
        e.player,
        "return",
        `${merged(t, (next) => next.kind === e.kind && next.player === e.player).length} DON!! to the DON!! deck`,
      ),
    donReturnedToCost: (t, e) =>
      e.rule === "6-2-3"
        ? null
        : `${e.amount} DON!! given to ${called(t, e.card)} ${e.amount === 1 ? "goes" : "go"} back to the cost area, rested.`,
  },
  applied: {
    "cannot attack": "cannot attack",
    "cannot becomeActive": "will not become active",
    "cannot beKod": "cannot be K.O.'d",
    "cannot block": "cannot block",
    "can attackActive": "can also attack active Characters",
  },
};

function isEvent(t: Telling, id: number): boolean {
  return [t.after, t.before].some((g) => definition(g, id).category === "EVENT");
}

function becomeActive(t: Telling, e: Event): string {
  const all = merged(
    t,
    (next) =>
      (next.kind === "active" || next.kind === "donActive") &&
      next.player === e.player &&
      next.rule === e.rule,
  );
  const said = all.map((one) => (one.kind === "donActive" ? `${one.amount} DON!!` : called(t, one.card)));
  return `${list(said)} ${all.length === 1 && all[0].kind === "active" ? "becomes" : "become"} active.`;
}

function counter(t: Telling, e: Event): string {
  merged(t, (next) => next.kind === "apply" && next.card === e.target);
  return does(
    e.player,
    "trash",
    `${called(t, e.card)} as a Counter: ${called(t, e.target)} gains +${e.amount} power`,
  );
}

function added(t: Telling, e: Event): number {
  return merged(t, (next) => next.kind === e.kind && next.player === e.player && next.rule === e.rule).reduce(
    (sum, one) => sum + one.amount,
    0,
  );
}
