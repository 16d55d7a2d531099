import type {
  Act,
  Amount,
  Choice,
  Clause,
  Destination,
  Happening,
  Reference,
  Selection,
  Target,
  Who,
} from "@arbiter/engine";
import { effects, lower, replaced } from "./abilities.ts";
import { times, value } from "./amounts.ts";
import { bullets, group, sentences } from "./clauses.ts";
import { spaced } from "./filters.ts";
import { moment } from "./happenings.ts";
import { keyword } from "./keywords.ts";
import { form, formsOf, type Phrase, phrase } from "./phrase.ts";
import { orbs } from "./prices.ts";
import { cardPhrase, referred } from "./references.ts";
import { chosen, described, every, isLone, the, theMany } from "./selections.ts";
import { determiner, has, list, owned, type Speech, say, word } from "./speech.ts";
import { lasting, scope } from "./statics.ts";
import { Unsaid } from "./template.ts";
import { bare } from "./watch.ts";

/** An order, and what it was done to, for later words that point at it. */
export interface Said {
  readonly text: string;
  readonly what: Phrase | null;
  readonly done: string;
}

export function target(s: Speech, what: Target | Selection): Phrase {
  if (typeof what === "object" && "select" in what) return chosen(s, what);
  if (typeof what === "object" && "in" in what) return every(s, what);
  return referred(s, what, "object");
}

const areasOf = (
  s: Speech,
  areas: readonly string[] | undefined,
  key: "from" | "in" = "from",
  whose: Who | "owner" = "you",
): string =>
  areas === undefined
    ? ""
    : list(
        s,
        areas
          .filter((area) => area !== "under")
          .map((area) => say(s, key, { area: owned(s, `area.${area}`, whose) })),
        "or",
      );

/** What lies in these areas: said beside it, or after the verb where it is a pronoun. */
function located(what: Phrase, ...places: string[]): { what: Phrase; after: string } {
  const place = spaced(...places);
  return what.pronoun
    ? { what, after: place }
    : { what: { ...what, text: spaced(what.text, place) }, after: "" };
}

/** "de votre main ou depuis le dessous de {A}": one place or the other. */
const placesOf = (s: Speech, from: string, under: string): string =>
  list(
    s,
    [from, under].filter((one) => one !== ""),
    "or",
  );

const below = (s: Speech, under: Reference | Selection | undefined): string =>
  under === undefined
    ? ""
    : say(s, "fromUnder", {
        card: typeof under === "object" && "in" in under ? described(s, under, "a") : referred(s, under),
      });

/** What is done to cards, told apart only by its key. */
const SIMPLE = new Set(["ko", "rest", "activate", "choose", "reveal", "look", "control", "flip", "useEvent"]);

export function act(s: Speech, given: Act): Said {
  const plain = (text: string): Said => ({ text, what: null, done: "" });
  if (SIMPLE.has(given.do)) return simple(s, given as Act & { what: Target });
  switch (given.do) {
    case "draw": {
      const n = times(s, given.amount);
      const full = drawnUntil(given.amount);
      if (full !== null)
        return plain(say(s, "act.draw.until", { n: full, area: owned(s, "area.hand", s.doer) }));
      if (n === null) return plain(say(s, "act.draw.value", { value: value(s, given.amount) }));
      const count = given.upTo ? say(s, "upTo", { n: n.n }) : n.n;
      return plain(say(s, "act.draw", { n: count, cards: phrase("", true, n.n !== "1") }) + n.each);
    }
    case "move":
      return moved(s, given);
    case "play":
      return played(s, given);
    case "combo": {
      const { what, after } = located(
        target(s, given.what),
        placesOf(s, areasOf(s, given.from), below(s, given.under)),
      );
      const text = spaced(say(s, "act.combo", { what }), after, negatedFor(s, given.negated, what));
      return { text, what, done: "used" };
    }
    case "arrange": {
      const what = referred(s, given.what, "object");
      return {
        text: destined(s, "move", what, given.to, false, whoseArea(s, given.what, given.to)),
        what,
        done: "moved",
      };
    }
    case "turn": {
      const what = target(s, given.what);
      return { text: say(s, turning(s, given), { what }), what, done: "turned" };
    }
    case "shuffle": {
      const area = owned(s, `area.${given.area}`, given.of ?? "you");
      return plain(say(s, given.looked ? "act.shuffle.looked" : "act.shuffle", { area }));
    }
    case "apply":
      return applied(s, given);
    case "pool":
      return pooled(s, given);
    case "damage": {
      const n = times(s, given.amount);
      if (n === null)
        return plain(say(s, `act.damage.${given.who}.value`, { value: value(s, given.amount) }));
      return plain(
        say(s, `act.damage.${given.who}`, { n: given.upTo ? say(s, "upTo", { n: n.n }) : n.n }) + n.each,
      );
    }
    case "oneOf":
      return plain(
        say(
          s,
          given.by === "opponent"
            ? "act.oneOf.opponent"
            : (given.count ?? 1) > 1
              ? "act.someOf"
              : "act.oneOf",
          { n: given.count ?? 1 },
        ) + bullets(s, given.options),
      );
    case "use":
      return plain(
        spaced(
          say(s, given.upTo ? (given.each ? "act.use.each" : "act.use.upTo") : "act.use", {
            skill: keyword(s, given.ability),
            card: referred(s, given.of),
          }),
          areasOf(s, given.from),
          given.free ? word(s, "free") : "",
        ),
      );
    case "delay":
      return plain(delayed(s, given));
    case "attack":
      return plain(
        say(s, `act.attack${given.of === undefined ? "" : `.${given.of}`}`, {
          what: asOther(s, given.change),
        }),
      );
    case "number":
      return plain(say(s, `act.number.${given.choose}`, { low: given.min ?? 0, high: given.max }));
    case "lose":
    case "win":
      return plain(word(s, `act.${given.do}.${given.who}`));
    case "group":
      return inTurn(s, group(s, given.clauses), given.inTurnOrder);
    case "repeat": {
      const n = times(s, given.times);
      const what = n === null ? value(s, given.times).text : n.n;
      return plain(say(s, "act.repeat", { n: `${what}${n?.each ?? ""}`, what: sentences(s, given.clauses) }));
    }
    case "pay":
      return plain(
        s.mood === "order" ? orbs(s, given.orbs) : say(s, "act.pay", { orbs: orbs(s, given.orbs) }),
      );
    case "markers":
      return marked(s, given);
    case "negate":
      return plain(
        spaced(
          given.using === undefined
            ? say(s, `act.negate.${given.what}`)
            : say(s, `act.negate.${given.what}.only`, { keyword: keyword(s, given.using) }),
          given.of === undefined ? "" : say(s, "act.negate.of", { card: described(s, given.of, "a") }),
        ),
      );
    case "evolve": {
      const what = target(s, given.what);
      const into =
        typeof given.into === "object" && "select" in given.into
          ? chosen(s, given.into)
          : referred(s, given.into as Reference);
      return {
        text: spaced(
          say(s, "act.evolve", { what, into }),
          given.state === undefined ? "" : word(s, `state.${given.state}`).split("|")[1]!,
        ),
        what,
        done: "played",
      };
    }
    case "energyMarkers": {
      const n = times(s, given.amount);
      if (n === null) throw new Unsaid("energy markers by an amount");
      return plain(say(s, "act.energyMarkers", { n: n.n }) + n.each);
    }
    case "skip":
      return plain(
        say(s, `act.skip.${given.who}${given.next ? ".next" : ""}`, {
          step: word(s, `step.${given.who}.${given.step}`),
        }),
      );
    case "nothing":
    case "extraTurn":
    case "endBattle":
      return plain(say(s, `act.${given.do}`));
    default:
      throw new Unsaid(`an order: ${given.do}`);
  }
}

/** Life cards are turned face up or down; cards in play change their mode, where a game has such modes. */
function turning(s: Speech, { what, face }: Extract<Act, { do: "turn" }>): string {
  const areas =
    typeof what !== "object"
      ? []
      : "select" in what
        ? what.select.in
        : "result" in what
          ? (s.heard.results.get(what.result)?.areas ?? [])
          : [];
  const mode = `act.turn.${face}.mode`;
  return has(s, mode) && !areas.includes("life") ? mode : `act.turn.${face}`;
}

const inTurn = (s: Speech, said: Said, ordered: true | undefined): Said =>
  ordered ? { ...said, text: say(s, "inTurnOrder", { what: said.text }) } : said;

const DONE: Readonly<Record<string, string>> = {
  ko: "kod",
  rest: "rested",
  activate: "activated",
  choose: "chosen",
  reveal: "revealed",
  look: "looked",
  control: "taken",
  flip: "turned",
  useEvent: "used",
};

function simple(s: Speech, given: Act & { what: Target }): Said {
  const what = given.do === "control" ? asOther(s, given.what) : target(s, given.what);
  const more = given as { side?: string; from?: string[] };
  const key = `act.${given.do}${more.side === undefined ? "" : `.${more.side}`}`;
  return { text: spaced(say(s, key, { what }), areasOf(s, more.from, "in")), what, done: DONE[given.do]! };
}

/** A card lies under one card, however many it might be. */
const oneOf = (s: Speech, what: Target): Target =>
  typeof what === "object" && "select" in what && what.count === "all" && !isLone(s, what.select)
    ? { ...what, count: 1 }
    : what;
const asOther = (s: Speech, what: Target): Phrase =>
  typeof what === "object" && "select" in what ? chosen(s, what) : referred(s, what);

/** Whose area cards go to: yours if they come from yours, else their owner's. */
export function whoseArea(s: Speech, what: Target | Selection, to?: Destination): Who | "owner" {
  if (to?.of !== undefined) return to.of;
  if (what === "this") return "you";
  if (typeof what === "object" && ("result" in what || "rest" in what))
    return s.heard.results.get("result" in what ? what.result : what.rest)?.whose ?? "owner";
  if (typeof what === "object" && ("select" in what || "in" in what)) {
    const { of, in: areas, among } = "select" in what ? what.select : what;
    if (among !== undefined) return whoseArea(s, among);
    if (of === "you") return "you";
    if (of === "opponent" && areas.every((area) => HIDDEN.has(area))) return "opponent";
    return "owner";
  }
  return "owner";
}
/** Whose area cards leave that text points at: their owner's, where they are not yours. */
const areaLeft = (s: Speech, what: Target | Selection): Who | "owner" =>
  typeof what === "object" && "result" in what ? whoseArea(s, what) : "you";
const HIDDEN = new Set(["hand", "deck", "life", "trash", "drop", "warp", "energy", "zEnergy", "zDeck"]);

function destined(
  s: Speech,
  verb: string,
  what: Phrase,
  to: Destination,
  fromHand: boolean,
  whose: Who | "owner" = "owner",
): string {
  const at = to.at === undefined ? "" : `.${to.at}`;
  const named = has(s, `area.${to.area}`) ? owned(s, `area.${to.area}`, whose) : undefined;
  const ofOwner =
    whose === "owner" && what.plural && named !== undefined
      ? { ...named, text: say(s, "ofOwners", { area: owned(s, `area.${to.area}`, "any") }) }
      : named;
  const key = `${verb}.${to.area}${at}${fromHand && has(s, `${verb}.${to.area}.fromHand`) ? ".fromHand" : ""}`;
  return spaced(
    say(s, key, {
      what,
      ...(ofOwner === undefined ? {} : { area: ofOwner }),
      ...(to.under === undefined ? {} : { under: asOther(s, oneOf(s, to.under)) }),
      ...(to.on === undefined ? {} : { on: asOther(s, to.on) }),
    }),
    to.state === undefined ? "" : form(formsOf(word(s, `state.${to.state}`)), what.feminine, what.plural),
    to.face === undefined ? "" : word(s, `face.${to.face}`),
    to.order === undefined ? "" : word(s, s.doer === "opponent" ? "order.their" : "order.your"),
  );
}

/** "Draw cards so that you have 3 cards in your hand": how many there are to be then. */
function drawnUntil(amount: Amount): number | null {
  const [full, there, ...more] = typeof amount === "object" && "sum" in amount ? amount.sum : [];
  if (typeof full !== "number" || more.length > 0 || typeof there !== "object" || !("count" in there))
    return null;
  const { of, in: areas, where } = there.count;
  const isHand = of === "you" && areas.length === 1 && areas[0] === "hand" && where.length === 0;
  return isHand && there.times === -1 && (there.per ?? 1) === 1 ? full : null;
}

/** "Trash cards from your hand until you have 5": how many of them are to be left. */
function leftOf(s: Speech, what: Target): number | null {
  if (typeof what !== "object" || !("select" in what) || typeof what.count !== "object") return null;
  const { by, upTo, atLeast, together, random, ignoring } = what;
  if (upTo || atLeast || random || together !== undefined || ignoring !== undefined) return null;
  if (by !== undefined && by !== s.doer) return null;
  const [there, left, ...more] = "sum" in what.count ? what.count.sum : [];
  if (typeof left !== "number" || left > 0 || more.length > 0 || typeof there !== "object") return null;
  if (!("count" in there) || there.times !== undefined || there.per !== undefined) return null;
  const { end: _, ...from } = bare(what.select);
  return JSON.stringify(order(from)) === JSON.stringify(order(there.count)) ? -left : null;
}
const order = ({ of, in: areas, where, among, under }: Selection) => [of, areas, where, among, under];

function moved(s: Speech, given: Extract<Act, { do: "move" }>): Said {
  const { to, as, from, under, negated, alone } = given;
  const left = leftOf(s, given.what);
  const all =
    left === null
      ? target(s, given.what)
      : described(s, (given.what as Choice).select, { count: determiner(s, "a", true, true), plural: true });
  const { what, after } = located(
    all,
    placesOf(s, areasOf(s, from, "from", areaLeft(s, given.what)), below(s, under)),
  );
  const select = typeof given.what === "object" && "select" in given.what ? given.what.select : null;
  const fromHand =
    as === "discard" ||
    (select !== null && select.in.length === 1 && select.in[0] === "hand" && select.end === undefined);
  const discards = fromHand && (as === "discard" || has(s, "move.discards"));
  const whose = whoseArea(s, given.what, to);
  const verb = as === "insteadOfPlay" || as === "shuffle" ? `move.${as}` : "move";
  const text = spaced(
    destined(s, verb, what, to, discards, whose),
    after,
    negatedFor(s, negated, what),
    alone ? word(s, "alone") : "",
    left === null ? "" : say(s, "downTo", { n: left }),
  );
  const done = discards && has(s, `move.${to.area}.fromHand`) ? "discarded" : "moved";
  return { text: given.reveal ? say(s, "revealed", { text }) : text, what, done };
}

function negatedFor(s: Speech, until: string | undefined, what: Phrase, only?: string): string {
  if (until === undefined) return "";
  const skills = say(
    s,
    only === undefined
      ? "skillsNegated"
      : has(s, `skillsNegated.${only}`)
        ? `skillsNegated.${only}`
        : "skillsNegated.only",
    { what, skill: only !== undefined && !has(s, `skillsNegated.${only}`) ? keyword(s, only) : "" },
  );
  return until === "game" && !has(s, "until.game") ? skills : `${skills} ${word(s, `until.${until}`)}`;
}

function played(s: Speech, given: Extract<Act, { do: "play" }>): Said {
  const what = target(s, given.what);
  const { state, on, markers, negated, negatedOnly, area, owners, under, from, free } = given;
  const n = markers === undefined ? null : times(s, markers);
  const text = spaced(
    say(s, "act.play", { what }),
    placesOf(s, areasOf(s, from, "from", areaLeft(s, given.what)), below(s, under)),
    on === undefined ? "" : say(s, "onTop", { on: asOther(s, on) }),
    state === undefined ? "" : form(formsOf(word(s, `state.${state}`)), what.feminine, what.plural),
    area === undefined ? "" : say(s, "in", { area: owned(s, fieldOf(given.what), area.of) }),
    owners ? say(s, "in", { area: owned(s, "area.battle", "owner") }) : "",
    markers === undefined
      ? ""
      : n === null
        ? say(s, "withMarkers.value", { value: value(s, markers) })
        : say(s, "withMarkers", { n: n.n }) + n.each,
    negatedFor(s, negated, what, negatedOnly),
    free ? word(s, "free") : "",
  );
  return { text, what, done: "played" };
}

/** Where a card of this kind comes into play. */
const fieldOf = (what: Target): string =>
  typeof what === "object" &&
  "select" in what &&
  what.select.where.some((one) => "category" in one && one.category.every((kind) => kind === "UNISON"))
    ? "area.unison"
    : "area.battle";

function applied(s: Speech, { effect, until }: Extract<Act, { do: "apply" }>): Said {
  const what =
    "what" in effect && typeof effect.what === "object" && "select" in effect.what
      ? scope(s, effect.what)
      : null;
  return { text: lasting({ ...s, mood: "order" }, effect, until), what, done: "chosen" };
}

/** As many as there are. */
const isAllOf = (amount: Amount, pool: string, of: Who): boolean =>
  typeof amount === "object" &&
  "pool" in amount &&
  amount.pool === pool &&
  amount.of === of &&
  (amount.times ?? 1) === 1 &&
  (amount.per ?? 1) === 1;

function pooled(s: Speech, given: Extract<Act, { do: "pool" }>): Said {
  const { from, pool, amount, upTo, orMore, of, to, each, under } = given;
  if (under !== undefined) return pooledUnder(s, given, under);
  const n = times(s, amount);
  const count =
    n === null
      ? value(s, amount).text
      : upTo
        ? say(s, "upTo", { n: n.n })
        : orMore && !has(s, `don.${from}>${pool}.orMore`)
          ? say(s, "orMore", { n: n.n })
          : n.n;
  const base = `don.${from}>${pool}${to === undefined ? "" : ".to"}${n === null ? ".value" : ""}${of === "opponent" && given.who !== "opponent" ? ".opponent" : ""}`;
  const done = from === "don.active" && pool === "don.rested" ? "rested" : "moved";
  const whole = `${base}.${upTo ? "any" : "all"}`;
  if (isAllOf(amount, from, s.doer) && has(s, whole))
    return {
      text: say(s, whole, to === undefined ? {} : { to: asOther(s, to) }),
      what: cardPhrase(s),
      done,
    };
  const key = orMore && has(s, `${base}.orMore`) ? `${base}.orMore` : base;
  const text = say(s, key, {
    n: count,
    cards: phrase("", true, n !== null && n.n !== "1"),
    deck: owned(s, "area.donDeck", s.doer),
    ...(to === undefined ? {} : { to: asOther(s, to) }),
  });
  return {
    text: spaced(text + (n?.each ?? ""), each ? word(s, "toEach") : ""),
    what: cardPhrase(s),
    done,
  };
}

const isAllUnder = (amount: Amount, under: Reference | Selection): boolean =>
  typeof amount === "object" &&
  (("total" in amount && amount.total === "don") || ("number" in amount && amount.number === "don")) &&
  JSON.stringify(amount.of) === JSON.stringify(under);

/** Counters that were given to certain cards: so many, or all of them. */
function pooledUnder(s: Speech, given: Extract<Act, { do: "pool" }>, under: Reference | Selection): Said {
  const { from, pool, amount, upTo } = given;
  const isDescribed = typeof under === "object" && "in" in under;
  const card = isDescribed ? (isLone(s, under) ? the(s, under) : theMany(s, under)) : referred(s, under);
  const key = `don.${from}>${pool}.under`;
  const isAll = isAllUnder(amount, under);
  const n = times(s, amount);
  if (!isAll && n === null) throw new Unsaid("an amount of counters on cards");
  const text = isAll
    ? say(s, `${key}.all`, { under: card })
    : say(s, key, {
        n: upTo ? say(s, "upTo", { n: n!.n }) : n!.n,
        cards: phrase("", true, n!.n !== "1"),
        under: card,
      }) + n!.each;
  return { text, what: cardPhrase(s), done: "moved" };
}

function delayed(s: Speech, given: Extract<Act, { do: "delay" }>): string {
  const { until, effect, within, once, instead, may } = given;
  if (instead) {
    const said = { timing: "replacement" as const, replaces: until, effect, ...(may ? { may } : {}) };
    return say(s, once ? "act.delay.once" : "act.delay.within", {
      when: replaced(s, said),
      what: lower(effects({ ...s, mood: "order" }, said)),
      until: word(s, `until.${within}`),
    });
  }
  const isNext = ({ event, player }: Happening) =>
    within === undefined && event.startsWith("startOf") && player !== undefined;
  const when = moment(
    s,
    [until].flat().map((one) => (isNext(one) ? { ...one, next: true } : one)),
  );
  const inner = { ...s, mood: "order" as const };
  // What stood in a sentence of its own would seem to be done at once.
  const isOne = effect.length > 1 && effect.every((one) => one.act.do !== "oneOf");
  return say(s, within === undefined ? "act.delay" : once ? "act.delay.once" : "act.delay.within", {
    when,
    what: isOne ? group(inner, effect).text : sentences(inner, effect as Clause[], false),
    until: within === undefined ? "" : word(s, `until.${within}`),
  });
}

function marked(s: Speech, given: Extract<Act, { do: "markers" }>): Said {
  const what = asOther(s, given.what);
  const x = given.x ? ` ${word(s, "act.markers.x")}` : "";
  if (given.amount === "all") return { text: say(s, "act.markers.all", { what }) + x, what, done: "chosen" };
  const n = times(s, given.amount);
  if (n === null) throw new Unsaid("markers by an amount");
  const less = n.n.startsWith("-");
  const count = n.n.replace("-", "");
  const text = say(s, less ? "act.markers.less" : "act.markers.more", {
    n: given.upTo ? say(s, "upTo", { n: count }) : count,
    what,
    marker: phrase("", false, count !== "1"),
  });
  return { text: text + n.each + x, what, done: "chosen" };
}
