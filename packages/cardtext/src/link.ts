import type { Ability, Act, Choice, Clause, Keyword, Reference, Selection, Who } from "@arbiter/engine";
import { variants } from "./combine.ts";
import { type Grammar, mapMany, type Word } from "./grammar.ts";
import { record } from "./record.ts";

/**
 * The linker. Grammar leaves a pronoun as `{ said }` where the abilities language has the number of a
 * result; the linker puts the number of the one earlier clause there that it can mean, or refuses.
 */
export interface Phrase {
  words: string; // as a refusal quotes them; empty where the text leaves them out
  many?: boolean; // "them" is true, "it" is false, either if not given
  noun?: string; // "that Character": the game says what it fits
  did?: string; // "the returned card": what was done to it
  other?: boolean; // "that card": not this card
  again?: boolean; // "otherwise": what the clause before hangs on
  not?: boolean; // "if you do, A. If you don't, B": what A hangs on, too
  all?: boolean; // "all of them"
  every?: boolean; // "all of the chosen cards": of each clause that chose some
  near?: boolean; // though the words are left out, the card is spoken of
  of?: Who; // "that card … to your hand": whose it is
  but?: boolean; // "your other cards": all but that one
}

/** What a game knows of its nouns and verbs. */
export interface Nouns {
  /** Whether only one card can fit. */
  isOne?(cards: Selection): boolean;
  /** Whether "it" may mean several of them: "choose up to 2 of your energy and switch it …". */
  isMass?(cards: Selection): boolean;
  /** The one card that a condition speaks of, if it speaks of one. */
  only?(condition: Record<string, unknown>): Selection | undefined;
  /** All the cards that a condition counts: "if there are 2 or more …, place all of them …". */
  all?(condition: Record<string, unknown>): Selection | undefined;
  /** The cards of which a condition says that there is one: "if you have a red Character". */
  some?(condition: Record<string, unknown>): Selection | undefined;
  fits(noun: string, cards: Selection, done: Clause[]): boolean;
  did(verb: string, clause: Clause): boolean;
  /** Whether this can be done to them, where they lie after what was done: what rests lies on the field. */
  suits?(act: Act, cards: Selection, done: Clause[]): boolean;
  /** What the keywords beside a skill do before all else. */
  beside?(ability: Ability): [Keyword, Clause][];
}

interface Said {
  said: Phrase;
}

const isSaid = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && "said" in value;

const isBut = (card: unknown): boolean => {
  const { result } = (card ?? {}) as { result?: unknown };
  return isSaid(result) && result.said.but === true;
};

/** Whether one of them may be one of the others. */
const isAmong = (one: Selection, others: Selection): boolean =>
  (one.of === others.of || one.of === "any" || others.of === "any") &&
  one.in.some((area) => others.in.includes(area));

const isReference = (value: unknown): boolean =>
  typeof value === "string" ||
  (typeof value === "object" && value !== null && ("result" in value || "the" in value));

/** How a refusal quotes words that have variants. */
const quoted = (ways: (string | Word)[]): string => {
  const [first] = ways;
  return typeof first === "string" ? first : (first?.print(undefined) ?? "");
};

/** A pronoun for a card. */
export function pronoun(phrase: Omit<Phrase, "words">, ...ways: (string | Word)[]): Grammar<Reference> {
  const value = { result: { said: { words: quoted(ways), ...phrase } } } as unknown as Reference;
  return mapMany(
    variants(...ways),
    () => [value],
    (given) => (isReference(given) ? [undefined] : []),
  );
}

/** "the rest" of what an earlier clause took up. */
export function theRest(phrase: Omit<Phrase, "words">, ...ways: (string | Word)[]): Grammar<Reference> {
  return record<{ rest: number }>({}, { rest: earlier(phrase, ...ways) }) as Grammar<Reference>;
}

/** Words for the number of an earlier clause: "if you do", "for every card trashed". */
export function earlier(phrase: Omit<Phrase, "words">, ...ways: (string | Word)[]): Grammar<number> {
  const value = { said: { words: quoted(ways), ...phrase } } as unknown as number;
  return mapMany(
    variants(...ways),
    () => [value],
    () => [undefined],
  );
}

/** Events whose target is the card that is attacked. */
const AIMED = ["attack", "endOfItsBattle"];
/** This card then lies under the target. */
const isBeneath = ({ event, to }: Record<string, unknown>): boolean =>
  event === "evolves" || (Array.isArray(to) && to.includes("under"));
/** What is chosen or shown by one order is spoken of as one. */
const TOGETHER = ["choose", "reveal"];
/** Clauses that speak of no card: what stood before them is still near. */
const CARDLESS = ["delay", "skip", "endBattle", "shuffle"];

/** Something that a pronoun may mean. */
interface Antecedent {
  clause?: Clause;
  reference?: Reference;
  cards?: Selection;
  many?: boolean;
  done: Clause[]; // the clauses that did something to it
  place: number; // the clause that last spoke of it
  tick?: number; // of what conditions spoke of and of this card: which was the last
  counted?: boolean; // by a condition: meant only by words that mean all
  spent?: boolean; // "the rest" of it was spoken of: nothing is left to choose from
  aside?: boolean; // only named as what another does something to: "that card" at first, not "it"
  offered?: boolean; // what a player may do something to, where "if you do" then asks for that
  named?: boolean; // "that card" was said of it
  some?: boolean; // a condition only says that there is one: "it" may mean it, and is then refused
}

/** A place that gets the number of a clause. */
interface Use {
  holder: Record<string, unknown>;
  key: string;
  clause: Clause;
  by?: Clause; // "the KO'd card": not all that were chosen may have been KO'd
}

export function link(ability: Ability, nouns: Nouns): { value: Ability } | { unbound: string } {
  const value = JSON.parse(JSON.stringify(ability)) as Ability;
  const known: Antecedent[] = [];
  const clauses: Clause[] = [];
  const uses: Use[] = [];
  let place = 0;
  let depth = 0; // of clauses in clauses
  let selecting = 0; // inside the description of what is chosen
  let ticks = 0;
  let unbound: string | undefined;
  let ordered: Record<string, unknown> | undefined; // the act that is walked through
  let placed: Clause | undefined; // what is put on or under a card is not that card
  const beside = new Map<Clause, Keyword>();

  const find = (phrase: Phrase, card: boolean, act?: Act): Antecedent | undefined => {
    const inNumber = (one: Antecedent): boolean =>
      phrase.many === undefined ||
      one.many === undefined ||
      one.many === phrase.many ||
      (phrase.many === false && one.cards !== undefined && nouns.isMass?.(one.cards) === true) ||
      (one.reference === "event" && phrase.words !== "them");
    const inKind = known.filter(
      (one) =>
        (!card || one.cards !== undefined || one.reference !== undefined) &&
        !(phrase.other && one.reference === "this") &&
        !(one.aside && !phrase.other && phrase.noun === undefined) &&
        !(one.counted && !phrase.all) &&
        !(one.some && (!card || phrase.other || phrase.words === "")) &&
        !(one.spent && phrase.words === "") &&
        !(one.clause && one.clause === placed) &&
        (phrase.noun === undefined ||
          (one.cards !== undefined && nouns.fits(phrase.noun, one.cards, one.done))) &&
        (phrase.did === undefined || one.done.some((clause) => nouns.did(phrase.did!, clause))) &&
        (phrase.of === undefined || isOf(one, phrase.of)) &&
        (act === undefined || !one.cards || (nouns.suits?.(act, one.cards, one.done) ?? true)),
    );
    const meant = oneOf(inKind.filter(inNumber), phrase, act);
    return meant && phrase.many && hasSeveralAfter(meant, inKind) ? undefined : meant;
  };

  /** "Rest 2 of A. Set 1 of B and 1 of C as active. Those cards …": B and C may be meant together. */
  const hasSeveralAfter = (meant: Antecedent, inKind: Antecedent[]): boolean =>
    inKind.filter((one) => one.clause && one.cards && one.many === false && one.place > meant.place).length >
    1;

  /** The one that is meant of those that fit. */
  const oneOf = (fitting: Antecedent[], phrase: Phrase, act?: Act): Antecedent | undefined => {
    const [only] = fitting;
    if (
      fitting.length > 1 &&
      typeof only!.reference === "string" &&
      fitting.every((one) => one.reference === only!.reference)
    )
      return fitting.at(-1);
    // "Reveal a card. If that card is red, rest 1 of A. Then, place that card …": the revealed; "it" may be either.
    const shown = phrase.other ? fitting.filter((one) => one.named && isShown(one)) : [];
    if (shown.length === 1) return shown[0];
    const nearest = nearestOf(fitting, place - 1);
    if (nearest?.some) return undefined;
    const isShownToo = (one: Antecedent) => isShown(one) && (phrase.other || isPutBack(one, act));
    if (nearest && !isShown(nearest) && !isChosen(nearest) && fitting.some(isShownToo)) return undefined;
    return nearest?.offered ? besideOffered(nearest, fitting, act !== undefined) : nearest;
  };

  /** The last spoken of; of several it must have been not long ago. */
  const nearestOf = (fitting: Antecedent[], reach: number): Antecedent | undefined => {
    const latest = Math.max(...fitting.map((one) => one.place));
    const nearest = lastSaid(fitting.filter((one) => one.place === latest));
    return nearest.length === 1 && (fitting.length === 1 || latest >= reach) ? nearest[0] : undefined;
  };

  /**
   * "A gains power. You may rest 1 of your cards. If you do, that card …": A, for the other is a price. What is offered
   * for its own sake may be meant as well as A, and of a price a number may be asked: none then.
   */
  const besideOffered = (
    offered: Antecedent,
    fitting: Antecedent[],
    isDoneTo: boolean,
  ): Antecedent | undefined => {
    const reach = offered.place - 1;
    const others = fitting.filter((one) => !one.offered && one.place >= reach);
    if (!others.length) return offered;
    const isNone = !isDoneTo || !isPrice(offered) || !others.every((one) => one.clause);
    return isNone ? undefined : nearestOf(others, reach);
  };

  /** "If your Leader is red and this card has 2 markers, it …": the last of several conditions; one card said twice is one. */
  const lastSaid = (nearest: Antecedent[]): Antecedent[] => {
    if (nearest.length < 2) return nearest;
    const [first] = nearest;
    if (typeof first!.reference === "string" && nearest.every((one) => one.reference === first!.reference))
      return [first!];
    if (!nearest.every((one) => one.tick !== undefined)) return nearest;
    return [nearest.reduce((a, b) => (a.tick! > b.tick! ? a : b))];
  };

  const refuse = (phrase: Phrase) => {
    unbound ??= phrase.words;
  };

  /** Binds one pronoun in its holder and says what it meant: a card, or what an earlier clause did. */
  const bind = (
    holder: Record<string, unknown>,
    key: string,
    phrase: Phrase,
    card: boolean,
    act?: Act,
  ): Antecedent | undefined => {
    const meant = find(phrase, card, act);
    if (!meant) refuse(phrase);
    else {
      // What only tells which card is chosen is less near than the chosen.
      if (phrase.words || phrase.near)
        meant.place = selecting > 0 ? Math.max(meant.place, place - 0.5) : place;
      meant.aside = false;
      meant.offered = false;
      if (phrase.other) meant.named = true;
      if (key === "rest") meant.spent = true;
      if (meant.clause) uses.push({ holder, key, clause: meant.clause, ...doneTo(meant, phrase) });
    }
    return meant;
  };

  /** The later clause that did to them what the words say. */
  const doneTo = ({ clause, done }: Antecedent, { did }: Phrase): { by?: Clause } => {
    if (did === undefined || nouns.did(did, clause!)) return {};
    const by = done.findLast((one) => nouns.did(did, one));
    return by ? { by } : {};
  };

  /** "Look at 5 cards, choose up to 2 red cards, add up to 1 card to your hand": 1 of those that were chosen. */
  const chosenAmong = (select: Record<string, unknown>): Clause | undefined => {
    if (!Array.isArray(select.where) || select.where.length > 0) return undefined;
    const selectionOf = ({ act }: Clause) => (act.do === "choose" ? (act.what as Choice).select : undefined);
    const last = clauses.findLast(
      (clause) => clause.act.do === "choose" && selectionOf(clause) !== (select as unknown),
    );
    const described = last && selectionOf(last);
    const isOnlyAmong = uses.every((use) => use.clause !== last || amongs.has(use.holder));
    if (!described?.among || described.where.length === 0 || !isOnlyAmong) return undefined;
    amongs.add(select.among as object);
    return last;
  };
  const amongs = new Set<object>();

  /** "All of the chosen cards": those of another clause, too. */
  const bindOthers = (holder: Record<string, unknown>, phrase: Phrase, first: Clause): void => {
    const isOther = ({ clause, done }: Antecedent) =>
      clause !== undefined && clause !== first && done.some((one) => nouns.did(phrase.did!, one));
    const [other, ...more] = known.filter(isOther);
    if (more.length) refuse(phrase);
    else if (other) uses.push({ holder, key: "also", clause: other.clause!, ...doneTo(other, phrase) });
  };

  /** "Your other Characters": but for this card, or for the one of them that was spoken of; of both, neither is sure. */
  const bindBut = (cards: Selection): void => {
    const not = cards.where.map((filter) => ("not" in filter ? (filter.not as { card?: unknown }) : {}));
    const but = not.find(({ card }) => isBut(card)) as { card: { result: Said } } | undefined;
    if (!but) return;
    const spoken = known.filter(
      (one) => one.cards && !one.counted && !one.some && one.cards !== cards && isAmong(one.cards, cards),
    );
    const [only, ...more] = spoken;
    if (!only && cards.of !== "opponent") but.card = "this" as never;
    else if (!only || more.length) refuse(but.card.result.said);
    else if (only.reference && value.timing === "replacement") but.card = only.reference as never;
    else if (only.clause && cards.of === "opponent")
      uses.push({ holder: but.card as never, key: "result", clause: only.clause });
    else refuse(but.card.result.said);
  };

  /** "If you do" hangs on the clause before it, "if you added a card to your hand" on the last that did. */
  let before: Clause | undefined;
  const bindDone = (holder: Record<string, unknown>, key: string, phrase: Phrase): void => {
    const { did, again } = phrase;
    const first = uses.find((use) => use.holder === (before as unknown) && use.key === "ifDone")?.clause;
    const meant = again
      ? first
      : phrase.not && first && before?.may === undefined
        ? first
        : did === undefined
          ? before
          : clauses.findLast((clause) => nouns.did(did, clause));
    if (meant?.act) uses.push({ holder, key, clause: meant });
    else refuse(phrase);
    const spoken = known.find((one) => one.clause && one.clause === meant);
    if (spoken && did !== undefined) spoken.place = place;
    if (key === "ifDone" && meant?.may !== undefined) {
      const done = meant.act.do === "group" ? meant.act.clauses : [meant];
      for (const one of known) if (one.clause && done.includes(one.clause)) one.offered = true;
    }
  };

  /** "…, then shuffle your deck. If you do": what may not have been done is meant, not the shuffling. */
  const doneBefore = (siblings: Record<string, unknown>, last: number): Clause | undefined => {
    const one = siblings[last] as Clause | undefined;
    return one?.act?.do === "shuffle" && last > 0 ? doneBefore(siblings, last - 1) : one;
  };

  const walk = (holder: Record<string, unknown>, key: string): void => {
    const node = holder[key];
    if (Array.isArray(node)) {
      for (let i = 0; i < node.length; i++) walk(node as unknown as Record<string, unknown>, String(i));
      return;
    }
    if (typeof node !== "object" || node === null) return;
    const object = node as Record<string, unknown>;
    if (isSaid(object)) {
      if (key === "done" || key === "ifDone") bindDone(holder, key, object.said);
      else bind(holder, key, object.said, false);
      return;
    }
    if (isSaid(object.result)) {
      const { said } = object.result;
      const chosen = key === "among" && said.did === "look" ? chosenAmong(holder) : undefined;
      if (chosen) {
        uses.push({ holder: object, key: "result", clause: chosen });
        return;
      }
      const isDoneTo = key === "what" && (holder === ordered || holder === ordered?.effect);
      const meant = bind(object, "result", said, true, isDoneTo ? (ordered as unknown as Act) : undefined);
      if (said.every && meant?.clause) bindOthers(object, said, meant.clause);
      if (meant?.reference) holder[key] = meant.reference;
      return;
    }
    if ("where" in object && "in" in object) bindBut(object as unknown as Selection);
    const counted = object.count as { under?: unknown } | undefined;
    if (
      (object.number !== undefined && object.of === "this") ||
      ("set" in object && object.what === "this") ||
      ("where" in object && object.card === "this") ||
      ("than" in object && counted?.under === "this") ||
      ("than" in object && (object.amount as { of?: unknown } | undefined)?.of === "this")
    )
      mention("this", "this");
    if ("where" in object && object.card === "event") mention("event", "event");
    if ("where" in object && object.card === "attacker") mention("attacker", "attacker");
    if ("where" in object && object.card === "this")
      for (const filter of object.where as { under?: Selection }[])
        if (filter.under) mention(filter.under, "above");
    // "If your Leader is red, it …": a condition on the only card of an area speaks of that card.
    const only = nouns.only?.(object);
    if (only) mention(only, { the: only });
    const all = only ? undefined : nouns.all?.(object);
    if (all) known.push({ reference: { the: all }, cards: all, counted: true, many: true, done: [], place });
    const some = nouns.some?.(object);
    // Less near than what the condition points at.
    if (some) known.push({ cards: some, some: true, many: false, done: [], place: place - 0.25 });
    if ("act" in object) visit(object as unknown as Clause, holder, key);
    else
      for (const child of inTextOrder(object)) {
        const isTelling = "select" in object && (child === "select" || child === "count");
        if (isTelling) selecting++;
        walk(object, child);
        if (isTelling) selecting--;
      }
    // A tag names no card; "when your Character …" does.
    if ("event" in object && (object.card || object.target) && (value.tag === undefined || depth > 0)) {
      place++;
      if (object.card) mention(object.card as Selection | Reference, "event");
      if (AIMED.includes(object.event as string) && object.target)
        mention(object.target as Selection, "attacked", object.card !== undefined);
      if (object.card === "this" && isBeneath(object) && object.target)
        mention(object.target as Selection, "above");
      const last = known.findLast((one) => one.reference === "event");
      if (last && key !== "replaces") last.done.push({ act: { do: object.event } } as unknown as Clause);
    }
  };

  /** "They get -5000 power for each card that was placed": the cards come before the amount, unless only it tells which. */
  const inTextOrder = (object: Record<string, unknown>): string[] => {
    const keys = Object.keys(object);
    if (!("set" in object && "what" in object)) return keys;
    const { result } = (object.what ?? {}) as { result?: unknown };
    const isUnknown = isSaid(result) && !find(result.said, true);
    return isUnknown ? keys : ["what", ...keys.filter((key) => key !== "what")];
  };

  /** The card of a trigger or a replaced event can be meant, too. */
  const mention = (card: Selection | Reference, reference: Reference, aside = reference === "above") => {
    const self = known.find((one) => one.reference === "this");
    const tick = ++ticks;
    const here = selecting > 0 ? place - 0.5 : place;
    if (card === "this" && self) Object.assign(self, { place: Math.max(self.place, here), tick });
    else if (card === "this") known.push({ reference: "this", done: [], many: false, place: here, tick });
    else if (typeof card === "string") known.push({ reference: card, done: [], many: false, place, tick });
    else if (typeof card === "object" && "in" in card) {
      known.push({ reference, cards: card, done: [], many: false, place, aside, tick });
    }
  };

  const visit = (clause: Clause, siblings: Record<string, unknown>, index: string): void => {
    const fields = clause as unknown as Record<string, unknown>;
    // What only holds other clauses together is no clause of its own.
    if (!("clauses" in clause.act) && !("options" in clause.act) && !CARDLESS.includes(clause.act.do))
      place++;
    const here = place;
    before = doneBefore(siblings, Number(index) - 1);
    for (const condition of ["if", "ifDone"]) if (condition in fields) walk(fields, condition);
    // "If your Leader is red, choose 1 card. It …": the chosen was spoken of later.
    const later = "if" in fields && !("clauses" in clause.act) && known.some((one) => one.place === here);
    clauses.push(clause);
    depth++;
    const act = clause.act as unknown as Record<string, unknown>;
    if (clause.act.do === "oneOf") visitOptions(act, here);
    else
      for (const key of Object.keys(act)) {
        if (key === "on" || key === "to") placed = uses.find((use) => use.holder === act.what)?.clause;
        ordered = act;
        walk(act, key);
        placed = undefined;
      }
    depth--;
    if (later) place++;
    remember(clause, later ? here + 1 : here);
    if ("otherwise" in fields) walk(fields, "otherwise");
  };

  /** Each option follows what stands before all of them. */
  const visitOptions = (act: Record<string, unknown>, here: number) => {
    const options = act.options as unknown as Record<string, unknown>;
    const before = known.map(copyOf);
    for (const i of Object.keys(options)) {
      place = here;
      known.splice(0, known.length, ...before.map(copyOf));
      walk(options, i);
    }
  };

  const remember = (clause: Clause, here: number) => {
    const act = clause.act as unknown as Record<string, unknown>;
    const what = act.what ?? (act.effect as Record<string, unknown> | undefined)?.what ?? act.to;
    const choice = what as { select?: Selection; count?: unknown } | undefined;
    const group = act.do === "group" ? (act.clauses as Clause[]) : [];
    if (group.length > 1 && TOGETHER.some((verb) => group.every((one) => one.act.do === verb))) {
      // What was chosen together is meant together: "choose 1 … and 1 … and play them".
      const first = group
        .map((one) => (one.act as { what: { select?: Selection } }).what.select)
        .find(Boolean);
      for (const one of group) {
        const at = known.findIndex((other) => other.clause === one);
        if (at >= 0) known.splice(at, 1);
      }
      known.push({ clause, ...(first ? { cards: first } : {}), many: true, done: [clause, ...group], place });
    } else if (choice?.select) {
      // "1 of that card": from here on the chosen is spoken of.
      const { among } = choice.select;
      const whole = known.find(
        (one) =>
          (among !== undefined && one.reference === among) ||
          (one.clause && one.clause === uses.find((use) => use.holder === among)?.clause),
      );
      if (whole) whole.place = here - 1;
      known.push({
        clause,
        cards: choice.select,
        many: choice.count !== 1 && !(choice.count === "all" && nouns.isOne?.(choice.select)),
        done: [clause],
        place: here,
      });
    } else if (clause.act.do === "choose" && known.some((one) => one.reference === what)) {
      // "Choose all of them and KO them": once chosen, they are spoken of as any chosen cards.
      for (const one of known)
        if (one.reference === what) Object.assign(one, { place: here, counted: false });
    } else if (typeof what === "string") {
      const it = known.find((one) => one.reference === what);
      const tick = ++ticks;
      if (it) {
        Object.assign(it, { place: here, tick });
        it.done.push(clause);
      } else known.push({ reference: what as Reference, many: false, done: [clause], place: here, tick });
    } else {
      const use = uses.find((one) => one.holder === what);
      const meant = known.find((one) => one.clause && one.clause === use?.clause);
      if (meant) meant.done.push(clause);
      else if (!("clauses" in act) && !("options" in act) && act.do !== "shuffle")
        known.push({ clause, done: [clause], place: here });
    }
  };

  // A keyword beside the skill may do something first: "the card placed in your Drop by this skill".
  for (const [keyword, clause] of nouns.beside?.(value) ?? []) {
    clauses.push(clause);
    beside.set(clause, keyword);
    known.push({ clause, cards: { of: "you", in: [], where: [] }, done: [clause], place });
  }
  const root = value as unknown as Record<string, unknown>;
  for (const key of Object.keys(root)) walk(root, key);
  if (unbound !== undefined) return { unbound };
  number(clauses, uses);
  for (const [clause, keyword] of beside) if (clause.result !== undefined) keyword.result = clause.result;
  return { value };
}

const lastDone = ({ done }: Antecedent): string | undefined => done.at(-1)?.act.do;
/** Revealed, and lies there still. */
const isShown = (one: Antecedent): boolean => lastDone(one) === "reveal";
/** Chosen for what is done to it next. */
const isChosen = (one: Antecedent): boolean => lastDone(one) === "choose";
const isPutBack = ({ cards }: Antecedent, act: Act | undefined): boolean =>
  act?.do === "move" && cards?.in.includes(act.to.area) === true;

const isOf = ({ cards }: Antecedent, who: Who): boolean =>
  cards?.of === undefined || cards.of === "any" || cards.of === who;

/** What one gives up of one's own. */
const PAYING = ["move", "rest", "ko", "turn"];
const isPrice = ({ clause, cards }: Antecedent): boolean =>
  cards?.of === "you" && PAYING.includes(clause!.act.do);

const copyOf = (one: Antecedent): Antecedent => ({ ...one, done: [...one.done] });

/** Results are numbered from 1 in the order of the text, where something refers to them. */
function number(clauses: Clause[], uses: Use[]): void {
  let next = 1;
  for (const clause of clauses)
    if (uses.some((use) => (use.by ?? use.clause) === clause)) clause.result = next++;
  for (const { holder, key, clause, by = clause } of uses) holder[key] = by.result;
}

/** Takes the numbers of results away again, as grammar prints them. */
export function unlink<T>(value: T): T {
  if (Array.isArray(value)) return value.map(unlink) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key]) => key !== "result" || !("act" in value || "name" in value),
  );
  return Object.fromEntries(entries.map(([key, one]) => [key, unlink(one)])) as T;
}
