import type { Ability, Act, Clause, Pool, Selection, Static } from "./ability.ts";
import type { ActionKind } from "./action.ts";
import type { Card, CardReference, Definition, Player } from "./card.ts";
import type { Decision } from "./decision.ts";
import type { Game } from "./game.ts";
import type { Proposed } from "./happen.ts";
import type { Noted } from "./once.ts";
import type { Numbering } from "./rulebook.ts";
import type { Frame, Occurrence } from "./state.ts";

/** One numbered paragraph, or one piece of an ability, that runs. */
export interface Step {
  readonly rule: string; // the paragraph, or the ability's path, that it is
  readonly rules: readonly string[]; // all that it stands for
  readonly run: ((g: Game, f: Frame) => void) | null;
  /** Asks a player, or returns null where there is nothing to ask. */
  readonly ask: ((g: Game, f: Frame) => Question | null) | null;
  readonly take: ((g: Game, f: Frame, picks: readonly number[], question: Question) => void) | null;
  /** The step to go on at, of one that does nothing else; -1: it runs or asks. */
  readonly next: number;
  readonly idle: IdleCode;
  readonly tells: readonly string[];
  /** The paragraph that orders it, in an ability that the rulebook writes out: of a keyword. */
  readonly ordered: string | null;
}

/** What a step does nothing without: something pending, effects with a duration, or who listens to what it tells. */
export type Idle = "pending" | "effects" | { readonly tells: readonly string[] };

/** The same as the machine asks it before it runs a step. */
export type IdleCode = 0 | 1 | 2 | 3; // always runs; not without effects; not without pending abilities; not without a log

export type Question = Omit<Decision, "number" | "rule" | "also" | "source">;

export type StepPart =
  | Step
  | { readonly label: string }
  | { readonly rules: readonly string[]; readonly to: string };

export interface Procedure {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly labels: Readonly<Record<string, number>>;
}

/** A place for cards that each player has. */
export interface AreaDefinition {
  readonly name: string;
  readonly open: "all" | "owner" | "none"; // who may see what lies there face down or up
  readonly ordered: boolean; // the place in it tells cards apart: deck, Life
  readonly rule: string; // the paragraph that says who may know its cards
  readonly otherRule?: string | undefined; // and that the other player may not
  readonly field?: true | undefined; // abilities of cards there are valid
  readonly states?: true | undefined; // cards there are active or rested
}

/** Areas in one shape: moves read little else. */
export function areaList(areas: readonly AreaDefinition[]): readonly AreaDefinition[] {
  return areas.map(({ name, open, ordered, rule, otherRule, field, states }) => {
    return { name, open, ordered, rule, otherRule, field, states };
  });
}

/** What the machine does for every game, by the names under which an edition gives its paragraphs. */
export type Cite =
  | "concede"
  // conditions
  | "yourTurn"
  | "opponentTurn"
  | "allConditions"
  // choosing
  | "choose"
  | "upTo"
  | "asManyAsPossible"
  | "impossible"
  | "noneToChoose"
  | "negativeTimes"
  | "secretChoice"
  | "deckFaces"
  | "thisCard"
  | "chosenNumber"
  | "chooseOptions"
  | "differentOptions"
  | "orderedOptions"
  | "bothAtOnce"
  // drawing, looking, revealing, moving
  | "draw"
  | "drawMany"
  | "drawUpTo"
  | "drawStop"
  | "look"
  | "lookInPlace"
  | "lookPutBack"
  | "lookedFaces"
  | "reveal"
  | "secretMove"
  | "order"
  | "orderHidden"
  | "oneByOne"
  | "shuffle"
  | "fewShuffled"
  | "shuffledApart"
  | "counts"
  | "newObject"
  | "movedFromBelow"
  | "onTop"
  | "onTopInBattle"
  | "onTopOnly"
  | "fromTop"
  | "fromTopOnly"
  | "faceUp"
  | "alreadySo"
  | "ko"
  | "koOnly"
  | "trashFromHand"
  // abilities
  | "conditions"
  | "mayDecline"
  | "may"
  | "unpaid"
  | "pay"
  | "costOrder"
  | "addedCosts"
  | "addedConditions"
  | "paid"
  | "activate"
  | "resolve"
  | "resolveField"
  | "inOrder"
  | "thenGoesOn"
  | "ifDone"
  | "otherwise"
  | "ifCondition"
  | "limit"
  | "limitWaiting"
  | "limitSpent"
  | "limitEachCard"
  | "limitNewObject"
  | "placedUnder"
  | "copies"
  | "copiesWaiting"
  | "copiesApart"
  | "waits"
  | "followsItsCard"
  | "stateOnce"
  // continuous effects
  | "permanent"
  | "notAffected"
  | "notAffectedItself"
  | "permanentAreas"
  | "negatedKinds"
  | "negatedUnseen"
  | "layers"
  | "delays"
  | "waitsEachTime"
  | "movedNegated"
  | "replacesOnce"
  | "hiddenGains"
  | "hiddenFace"
  | "hiddenMoves"
  | "whileConditions"
  | "validWhile"
  | "negation"
  | "resolvedStays"
  | "gainedAfterNegation"
  | "replacementPossible"
  | "coveredNegated"
  | "coveredApart"
  | "tuckLast"
  | "hiddenBare"
  | "hiddenKnown"
  | "hiddenBelow"
  | "sameX"
  | "totalOfAreas"
  | "totalWithout"
  | "control"
  | "revealShows"
  | "revealedForCost"
  | "shuffledHides"
  | "setWins"
  | "confirmsLater"
  | "loopNobody"
  | "permanentMaster"
  | "ownersArea"
  | "givenStays";

/** A game by one edition of its rulebook. */
export interface Edition {
  readonly game: string;
  readonly edition: string;
  /** Its own numbers for the paragraphs that code names; without it they are the same. */
  readonly numbering?: Numbering;
  /** What this edition makes of a card before it is compiled: keywords that it writes out otherwise. */
  readonly adapt?: (card: Definition) => Definition;
  readonly areas: readonly AreaDefinition[];
  readonly pools: readonly string[];
  /** The paragraphs by which both players may see these numbers. */
  readonly poolRules?: readonly string[];
  readonly numbers: readonly string[];
  readonly keywords: readonly string[];
  /** Whether a card of this category is what text calls so: a Z-Battle Card is a Battle Card. */
  readonly isCategory?: (category: string, asked: string) => boolean;
  readonly flags: Readonly<Record<string, (g: Game, id: number) => boolean>>;
  /** Flags that tell what happened this turn, and the events that are remembered for them. */
  readonly recalling?: Readonly<Record<string, readonly string[]>>;
  /** Traits that are not simply listed on a card: one of its names in the plural, "only this colour". */
  readonly traits?: Readonly<Record<string, (g: Game, id: number, value: string) => boolean>>;
  /** Whether two cards have the same of this, where sharing one is not enough. */
  readonly same?: Readonly<Record<string, (g: Game, a: number, b: number) => boolean>>;
  /** Areas, besides the deck, that are looked through for a card with certain properties. */
  readonly searched?: readonly string[];
  /** Whether a shuffle leaves a card where it lies. */
  readonly staysInPlace?: (g: Game, id: number) => boolean;
  /** The definition of a card's back side, whichever it shows; -1: it has none. */
  readonly backOf?: (g: Game, id: number) => number;
  /** What the rules say of a card for the ability at hand: one that a keyword may take. */
  readonly tests?: Readonly<Record<string, (g: Game, c: Context, id: number) => boolean>>;
  /** What waits for something to happen to cards is lost with its own card, unless it is about that card alone. */
  readonly followsOnlyOwn?: true;
  /** Numbers that count what a card has several of: "2 or more character names" counts a trait. */
  readonly listed?: Readonly<Record<string, string>>;
  /** The skill that a keyword without anything beside it stands for, so that a card may gain it. */
  readonly skillOf?: (keyword: string) => Ability | null;
  /** Orders about what is being done that wait where it is not known yet to which card: carried out apart, then. */
  readonly awaited?: (ability: Ability) => readonly Clause[];
  /** Whether what happened by a keyword or tag is what text calls so: [EX-Evolve] is an [Evolve]. */
  readonly isCalled?: (name: string, asked: string) => boolean;
  /** Whether the card shows its back, so that turning it either way turns it up. */
  /** Whether a card can be turned up or down: it does not lie so already. */
  readonly turns?: (g: Game, id: number, up: boolean) => boolean;
  readonly isTurned?: (g: Game, id: number) => boolean;
  /** The name of the skill whose effect is being carried out, "" if it has none. */
  readonly usedSkill?: (g: Game) => string;
  /** Whether text lets an ability be used though its conditions do not hold. */
  readonly freed?: (g: Game, c: Context, made: CompiledAbility) => boolean;
  /** What else than its own limit has used an ability up for this turn. */
  readonly spent?: (g: Game, c: Context, made: CompiledAbility) => boolean;
  /** Names of abilities, one of which a player may choose on a card to negate it alone. */
  readonly choosableNames?: {
    readonly all: readonly string[];
    readonly of: (g: Game, id: number) => readonly string[];
  };
  /** Whether text calls an ability so: by its keyword, with what is printed beside it or without, or by one that bounds it. */
  readonly isSkill?: (ability: Ability, asked: string) => boolean;
  /** Keyword skills that a card may have beside its keywords. */
  readonly skills?: readonly string[];
  /** Whether an ability with this tag is among those that are negated alone: "its keyword skills". */
  readonly isAmong?: (tag: string | undefined, only: string) => boolean;
  readonly procedures: readonly Procedure[];
  readonly start: string; // the procedure of a whole game
  /** The paragraphs of what the machine does for every game: draw, choose, pay … */
  readonly cites: Readonly<Record<Cite, readonly string[]>>;
  /** Numbers that are as printed where no effect changes them: neither added to nor read otherwise. */
  readonly plain?: readonly number[];
  /** Events after which the card lies elsewhere than where text that tells of them means it. */
  readonly elsewhere?: ReadonlySet<string>;
  /** Who is K.O.'d is placed in that area, too, as text says it. */
  readonly koPlaces?: true;
  /** Numbers that what lies on a card adds to: DON!!, markers. */
  readonly marked?: readonly number[];
  /** Added to a number beside all effects: +1000 for each DON!! given. */
  readonly adjust?: (g: Game, id: number, number: number) => number;
  /** Whether effects change this number at all. */
  readonly changes?: (number: number) => boolean;
  /** How a number is read once all effects are counted: not below 0. */
  readonly read?: (number: number, value: number, g: Game, id: number) => number;
  /** The smallest number that a player may name, where text sets none; 0 if not given. */
  readonly leastNumber?: () => number;
  /** Areas that are shuffled after cards in them were looked at and text does nothing with them. */
  readonly shuffledAfterLook?: readonly string[];
  /** Numbers whose changes pass to the card that takes the place of another in a pile. */
  readonly passesOn?: readonly number[];
  /** Where a card really goes that is told to go there: Z cards and tokens leave the game. */
  readonly redirect?: (g: Game, card: Card, to: number) => number;
  /** By which paragraph it goes elsewhere than ordered, for the log. */
  readonly redirectedBy?: (g: Game, card: Card, to: number) => string | null;
  /** A card is about to move: what is told while it lies where it was; whether its move was told. */
  readonly leaving?: (
    g: Game,
    card: Card,
    to: number,
    cause: Occurrence["cause"],
    end: Occurrence["at"], // of an ordered area
  ) => boolean;
  /** Whether what happens several times at once makes an ability wait only once. */
  /** Whether the card of this event, which leaves, is read as it was there. */
  readonly readsAsItWas?: (g: Game, event: Occurrence) => boolean;
  readonly waitsOnce?: (what: "batch" | "draw") => boolean;
  /** Whether what takes the place of something cannot be replaced in its turn. */
  readonly replacesNoFurther?: () => boolean;
  /** Whether an ability that is set off waits though its conditions do not hold yet: they are looked at when it is used. */
  readonly judgesLater?: (g: Game, ability: CompiledAbility, card: number) => boolean;
  /** After a card moved (given as it was before): rules that follow at once, such as an empty deck. */
  readonly moved?: (g: Game, was: Card, to: number) => void;
  /** After an effect or cost moved a card (given as it was before): what more this is called, such as a discard. */
  readonly carried?: (g: Game, was: Card, p: Proposed) => void;
  /** What counts as the cause of a card's leaving, where a rule sends it elsewhere. */
  readonly causeOf?: (g: Game, p: Proposed) => Proposed["cause"];
  /** Whether the card may be moved or K.O.'d so at all. */
  readonly movable: (g: Game, p: Proposed) => boolean;
  /** Whether an ability may choose a card, in spite of the keywords it ignores; null: it reaches it without choosing. */
  readonly choosable?: (g: Game, c: Context, id: number, ignoring: readonly string[] | null) => boolean;
  /** The paragraph by which such an ability is activated: of its keyword, or of its kind. */
  readonly activatedBy?: (ability: Ability) => string | undefined;
  /** The paragraphs that keep an ability from choosing a card. */
  readonly keptFrom?: (g: Game, c: Context, id: number) => readonly string[];
  /** Whether an effect with a duration on cards of such a description reaches those that come there later: whatever fits at any time, or also what enters (`joinEffects`). */
  readonly reachesLater?: (described: Selection) => "what fits" | "what enters" | null;
  /** Which of these cards an effect with a duration really reaches. */
  readonly reached?: (
    g: Game,
    s: CompiledStatic,
    targets: readonly CardReference[],
    amount: number,
  ) => readonly CardReference[];
  /** That a card whose abilities are negated gains none. */
  readonly negatedGainNone?: () => boolean;
  /** Durations of effects that have not begun yet. */
  readonly dormant?: ReadonlySet<string>;
  /** Durations of prohibitions that bind only the rules ("in the next Refresh Phase"), not effects. */
  readonly onlyRules: readonly string[];
  /** That prohibitions win over orders. */
  readonly forbids: () => boolean;
  /** Areas in which this ability of a card of this category is valid. */
  readonly validIn: (category: string, ability: Ability) => readonly string[];
  /** The area for cards that are K.O.'d or trashed. */
  readonly discard: string;
  readonly hand: string;
  readonly deck: string;
  /** The area whose cards pay. */
  readonly pays?: string;
  /** Paragraphs of printed timings: "On Play" triggers by its paragraph. */
  readonly tags: Readonly<Record<string, { readonly rule: string; readonly event: string }>>;
  /** The paragraph of "When …" without a tag. */
  readonly when: string;
  /** Everything a player may declare, for offers and refusals. */
  readonly actions: readonly ActionKind[];
  /** Effects that the rules themselves apply (a Counter's power), as a card that nobody has. */
  readonly rulesCard: Definition;
  readonly hooks: Hooks;
}

/** How a game carries out, by its rules, what the shared acts of abilities leave to it. */
export interface Hooks {
  /** What text calls an area: "field" is several. */
  readonly areasOf: (name: string) => readonly string[];
  /** Amounts of pools that text names (DON!! on the field). */
  readonly pool: (g: Game, player: Player, name: string) => number;
  readonly poolSteps: (
    act: PoolAct,
    record: (g: Game, f: Frame, done: number, of: number) => void,
    edition: Edition,
  ) => readonly StepPart[];
  readonly poolFeasible: (g: Game, c: Context, act: PoolAct, amount: number) => boolean;
  /** After both players did something at once (a frame with `together`): what waited for the end of it. */
  readonly together?: (g: Game) => void;
  /** Processes rules that are due. */
  readonly processNow?: (g: Game) => void;
  /** Resolves what waits. */
  readonly resolveNow: (g: Game) => void;
  /** Activates an ability of a card by an effect, where that is more than carrying it out. */
  readonly use?: (g: Game, f: Frame, card: number, ability: CompiledAbility) => void;
  /** Activates an Event card by an effect, without its cost. */
  readonly useEvent: (g: Game, f: Frame, card: number) => void;
  /** Energy of certain colours as a price. */
  readonly payOrbs?: (
    act: PayAct,
    paid: (g: Game, f: Frame) => void,
    edition: Edition,
  ) => readonly StepPart[];
  /** Whether that energy is there. */
  readonly canPayOrbs?: (act: PayAct, edition: Edition) => (g: Game, c: Context) => boolean;
  /** Whether this happening to a card would pay a price: not where something else happens instead. */
  readonly pays?: (g: Game, p: Proposed) => boolean;
  /** Puts a number's worth of a game's own counters beside a player. */
  readonly energyMarkers?: (g: Game, player: Player, n: number) => number;
  /** Whether something must be done before one of the chosen cards is played or used in a combo, and is now begun. */
  readonly toll?: (g: Game, f: Frame, verb: "play" | "combo" | "activate", player: Player) => boolean;
  /** Whether a card may be used in a combo by an effect: what may not is not chosen. */
  readonly comboable?: (g: Game, player: Player, card: number) => boolean;
  /** Whether an effect may play this card: what is forbidden is not chosen. */
  readonly playable?: (g: Game, player: Player, card: number) => boolean;
  /** Puts markers on a card, or takes them off it (less than 0). */
  readonly markers?: (g: Game, f: Frame, card: number, n: number) => void;
  /** Brings cards of this name into being, by the text of a card: their numbers. */
  readonly create?: (g: Game, player: Player, name: string, count: number, by: number) => readonly number[];
  /** Turns a card's face up or down where a game means more by it; whether it was the other way. */
  readonly turn?: (g: Game, card: number, up: boolean) => boolean;
  /** A card was put down on its face, where a game means more by it. */
  readonly laidDown?: (g: Game, card: number) => void;
  /** Uses cards in a combo; what came of it stands in the frame's outcome when it goes on. */
  readonly combo?: (g: Game, f: Frame, cards: readonly number[], player: Player) => void;
  /** Those of the outcome joined the battle. */
  readonly joined?: (g: Game, f: Frame, player: Player) => void;
  /** What follows when an effect made a card the target of the attack. */
  readonly retargeted?: (g: Game, card: number) => void;
  /** Negates what is more than a declared action, or null: it is one. */
  readonly negate?: (g: Game, f: Frame, what: string, using?: string) => boolean | null;
  /** Turns a card to its other side. */
  readonly flip?: (g: Game, card: number, side?: "front" | "back") => boolean;
  /** Whether it can be. */
  readonly flippable?: (g: Game, card: number, side?: "front" | "back") => boolean;
  /** What opens when an ability is activated, before its effect: a counter window. */
  readonly activated?: (g: Game, f: Frame, ability: CompiledAbility) => void;
  /** Whether what was activated was negated before its effect. */
  readonly fails?: (g: Game, f: Frame) => boolean;
  /** What opens when its effect is resolved. */
  readonly resolved?: (g: Game, f: Frame, ability: CompiledAbility) => void;
  readonly play: (
    g: Game,
    f: Frame,
    cards: readonly number[],
    state: "rested" | "active" | undefined,
    player: Player,
    how: Playing,
  ) => void;
  /** Plays the second card on top of the first, by its keyword. */
  readonly evolve?: (
    g: Game,
    f: Frame,
    below: readonly number[],
    into: readonly number[],
    state: "rested" | "active" | undefined,
  ) => void;
  /** Deals damage; the frame's outcome tells whether there was some. */
  readonly damage: (g: Game, f: Frame, player: Player, amount: number) => void;
  /** A player takes damage that was not replaced. */
  readonly takeDamage?: (g: Game, player: Player, damage: Proposed) => void;
  /** A card loses markers that something else could have been done for instead. */
  readonly loseMarkers?: (g: Game, p: Proposed) => void;
  readonly defeat: (g: Game, player: Player) => void;
  /** Which turn of his own a player is in, or had last. */
  readonly turnOf: (g: Game, player: Player) => number;
}

export type PoolAct = Pool;

export type PayAct = Extract<Act, { do: "pay" }>;

/** How an effect plays cards. */
export interface Playing {
  readonly act: Extract<Act, { do: "play" }>;
  readonly on: readonly number[] | null; // on top of these cards, the uppermost first
  readonly markers: number | null; // with so many markers, null if text says nothing
}

/** A definition with everything that is looked up while playing. */
export interface Compiled extends Definition, Noted {
  readonly index: number;
  readonly values: readonly number[]; // by the edition's numbers; NaN where it has none
  readonly keywordBits: number;
  readonly onBits: number; // of the events that trigger its abilities: most cards are passed over by this alone
  readonly on: ReadonlyMap<string, readonly CompiledAbility[]>; // by the event that triggers them
  readonly instead: ReadonlyMap<string, readonly CompiledAbility[]>; // by the event they replace
  readonly permanent: readonly CompiledAbility[];
  readonly timed: Readonly<Record<"activate" | "main" | "counter" | "trigger", readonly number[]>>; // abilities by timing
  readonly compiled: readonly CompiledAbility[];
  readonly statics: readonly CompiledStatic[];
}

export interface CompiledAbility extends Noted {
  readonly index: number; // in its definition: printed ones first, then those that its text grants
  readonly definition: number;
  readonly path: string; // also its procedure's name
  readonly ability: Ability;
  readonly tag: string | undefined;
  readonly limited: boolean; // once per turn
  readonly granted: boolean;
  readonly delayed: boolean; // a part of an effect that waits for its moment, not an ability that was set off
  readonly kinds: readonly string[]; // events that it triggers on or replaces
  readonly own: boolean; // only what happens to its own card
  readonly asksEvent: boolean; // its effect asks for numbers of the card that set it off
  readonly ofHidden: boolean; // it speaks of its card as one that lay hidden
  readonly heeded: Readonly<Record<string, string>>; // the paragraph by which each of them makes it trigger
  readonly matches: ((g: Game, c: Context, e: Occurrence) => boolean) | null;
  readonly conditions: (g: Game, c: Context) => boolean;
  /** Whether as many cards are there as its cost takes of any in an area, which is told at once; null if it takes none so. */
  readonly enough: ((g: Game, c: Context) => boolean) | null;
  readonly payable: (g: Game, c: Context) => boolean;
  readonly begins: (g: Game, c: Context) => boolean; // "if …" at the head of its effect holds
  readonly feasible: (g: Game, c: Context) => boolean; // its effect can be done in full
  readonly secret: boolean; // it may take the place of something, and only its player may see whether it can
  readonly areas: readonly number[]; // areas in which it is valid
  readonly under: boolean; // it is valid under another card
  readonly statics: readonly CompiledStatic[];
  readonly readsDerived: boolean; // its conditions or amounts read what other effects change
  readonly reads: number; // on what it hangs whether it is valid, what it reaches and how much it changes (`reads`)
}

export interface TraitChange {
  readonly trait: string;
  readonly value: string;
  readonly also: boolean; // beside those it has
}

export interface CompiledStatic {
  readonly index: number;
  readonly definition: number;
  readonly path: string;
  readonly static: Static;
  readonly set: Static["set"];
  readonly verb: string; // that it forbids or permits, "" if none
  readonly topic: string; // under which steps look it up: its verb, or what it sets
  readonly rules: boolean; // it changes no card: steps look it up
  readonly base: boolean; // a base value
  readonly trait: TraitChange | null;
  readonly number: number;
  readonly increased: string; // the events by which it is told that it made a number more, or less
  readonly reduced: string;
  readonly keyword: number; // bit
  readonly ability: CompiledAbility | null; // the ability that it grants, or the cost that it adds or asks for
  readonly condition: ((g: Game, c: Context) => boolean) | null; // that it adds, or while which it forbids
  readonly amount: (g: Game, c: Context) => number;
  /** The cards it reaches, for scopes by description; null for this card or chosen ones. */
  readonly cards: ((g: Game, c: Context) => readonly number[]) | null;
  readonly reads: number; // on what these and the amount hang
  readonly target: ((g: Game, c: Context, id: number) => boolean) | null;
  readonly except: ((g: Game, c: Context, id: number) => boolean) | null;
  readonly byCard: ((g: Game, c: Context, id: number) => boolean) | null;
}

/** Who evaluates: frames are contexts too. */
export interface Context {
  readonly you: Player;
  readonly card: number;
  readonly incarnation: number;
  readonly event: Occurrence | null;
  readonly results: Frame["results"];
  readonly x: number;
}

export interface Heard {
  readonly bit: number; // 0: nothing triggers on it
  readonly remembered: boolean; // some card asks about it later
}

/** No number: small integers are quicker to read than NaN. */
export const absent = -(2 ** 31);

/** What every decision reads of the definitions, by their index: close together, so that it is soon at hand. */
export interface Printed {
  readonly values: Int32Array; // definition * numbers + number; `absent` where it has none
  readonly keywords: Int32Array; // bits
  readonly on: Int32Array; // definition * areas + area: bits of the events that trigger its abilities there
  readonly overhears: Int32Array; // the same of those that trigger them though they are about other cards
  readonly permanent: Uint8Array; // 1: it has permanent abilities
  readonly instead: Uint8Array; // 1: it has abilities that replace something
  readonly roles: Uint8Array; // definition * areas + area: what coming or going there changes; 1: sources, 2: offers
  readonly lies: readonly Int32Array[]; // for each of the edition's actions: bits of the areas where it could be offered
  readonly acts: Int32Array; // definition * areas + area: bits of the actions that could be offered there
}

/** Everything a match runs on that is not state: the edition and the cards in it. */
export interface Program {
  readonly edition: Edition;
  readonly definitions: readonly Compiled[];
  readonly printed: Printed;
  readonly procedures: Readonly<Record<string, Procedure>>;
  readonly list: readonly Procedure[]; // the same by number
  readonly abilities: ReadonlyMap<string, CompiledAbility>; // by path, which is their procedure's name
  readonly numbers: ReadonlyMap<string, number>;
  readonly bits: ReadonlyMap<string, number>; // of the event kinds that definitions trigger on
  readonly actions: readonly ActionKind[]; // by number, with what can fail in this match
  readonly size: number; // areas that each player has
  readonly deck: number; // the area's number
  readonly hand: number;
  readonly seenBy: Uint8Array; // by area index: bits of the players who see what lies there face down
  /** Area indexes in which some card's abilities are valid. */
  readonly watched: readonly number[];
  readonly watchedBits: number; // the same as bits
  /** Event kinds that some card of the match triggers on or asks about later. */
  readonly on: ReadonlyMap<string, Heard>;
  readonly heedsStates: boolean; // some card triggers when a state begins to hold
  readonly instead: ReadonlySet<string>; // event kinds that some card replaces
  readonly changed: readonly number[]; // by number: bits of the areas where some card changes it; elsewhere it is as printed
  readonly plain: Uint8Array; // by number: 1 if it is as printed where no effect changes it
  readonly fixed: Int32Array; // by number: bits of the areas where it is as printed
  readonly keywords: number; // bits of those that some card has or gives
  readonly given: number; // bits of those that some card gives or takes
  readonly altered: number; // bits of the keywords that some card gives, takes or negates
  readonly verbs: ReadonlySet<string>; // what some card forbids, permits or sets
  readonly shields: boolean; // some card keeps cards from being affected or negated
  readonly negates: boolean; // some card negates
  readonly grants: boolean; // some card grants whole abilities
  readonly sharesLimits: boolean; // some limit counts over all copies of a card
  readonly under: boolean; // some ability is valid under another card
}
