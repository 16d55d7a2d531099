/**
 * Abilities as data: what card text compiles to and what the machine runs. Plain JSON, no game's words:
 * areas, numbers, traits, flags and keywords are names that a game's vocabulary gives meaning to.
 */

export type Who = "you" | "opponent";
export type Comparison = "<=" | ">=" | "=" | "<" | ">";

/** A number that may depend on the game: "2", "the number of …", "1000 for every 2 …" and 5000 at most (`max`), X. */
export type Amount =
  | number
  | { count: Selection; times?: number; per?: number; max?: number; different?: string } // different: how many different colours, names … among them
  | { total: string; of: Selection; times?: number; per?: number; max?: number } // the sum of a number over cards: "total power of …"
  | { pool: string; of: Who; times?: number; per?: number; max?: number } // a number a player has: DON!! on the field
  | { number: string; of: Reference; times?: number; per?: number; max?: number } // that card's cost, power, …
  | { howMany: number; times?: number; per?: number; max?: number } // how many the clause with this result did
  | { sum: Amount[] }
  | { x: true; times?: number; per?: number; max?: number };

/** One property that a card may have. All filters of a selection must hold. */
export type Filter =
  | { category: string[] } // one of these: CHARACTER, EVENT, …
  | { number: string; is: Comparison; than: Amount } // cost, power, base cost, base power, counter, don …
  | { has: string; value: string } // a trait: name, type, color, attribute
  | { includes: string; value: string } // a trait that contains these words
  | { flag: string } // rested, active, faceUp, faceDown, noBaseEffect, multicolored, trigger …
  | { keyword: string }
  | { ability: string } // has an ability with this timing: "[On Play]"
  | { same: string; as: Reference } // shares this trait, or has the same number, as that card
  | { area: string[] } // lies in one of these areas: "your Leader or 1 card in your hand" is any of two
  | { card: Reference } // is that card: "this card", "the chosen card"
  | { not: Filter }
  | { any: Filter[] }
  | { all: Filter[] }
  | { under: Selection } // lies under one of these
  | { over: Selection; is: Comparison; than: Amount } // so many of these lie under it
  | { owner: Who } // belongs to that player, whoever has it
  | { rule: string } // what the game's rules say of it for the ability at hand
  | { back: Filter[] } // its other side has these properties
  | { by: string; where: Filter[] }; // asked for by this paragraph of the rulebook

/** Cards described by text: whose, in which areas, with which properties. */
export interface Selection {
  of: Who | "any";
  in: string[]; // areas of the game's vocabulary: leader, characters, stage, hand, trash, deck, life …; none: anywhere
  where: Filter[];
  /** Of an ordered area only these: "3 cards from the top of your deck". */
  end?: "top" | "bottom" | "either";
  /** Only among what an earlier clause yielded: "from among them". */
  among?: Reference;
  /** Only what lies under that card, or under one of these. */
  under?: Reference | Selection;
}

/** A card that text points at. Numbers are results of earlier clauses of the same ability, from 1. */
export type Reference =
  | "this"
  | "event" // the card whose event made the ability trigger
  | "attacker"
  | "attacked"
  | "battled" // the card that this card battles
  | "above" // the card that this card lies under
  | "each" // each card that the effect changes, in an amount: "for every DON!! card given to that Character"
  | { the: Selection } // the one card that fits and was spoken of: "if your Leader is red, it …"
  | { result: number; also?: number } // what the clause with that result chose or moved; and what another did
  | { rest: number }; // what it looked at or revealed and left

/** How many, and who chooses. Exact numbers take as many as possible; `upTo` may take none. */
export interface Choice {
  select: Selection;
  count: Amount | "all" | "any"; // all: also "your Leader", "your Characters"; any: any number
  upTo?: true;
  x?: true; // of "any number": how many are chosen is X
  atLeast?: number; // of "any number", or of as many as `together` needs: "one or more"
  by?: Who; // the chooser, "you" if not given
  random?: true;
  /** A condition on the chosen together: a total of a number, all different in a trait, or one of each description. */
  together?:
    | { total: string; is: Comparison; than: Amount }
    | { different: string }
    | { each: Filter[][]; equal?: string } // equal: all the same in this number
    | { shows: Filter[][] }; // each description fits one of them at least
  /** Keywords that do not keep a card from being chosen: "ignoring [Barrier]". */
  ignoring?: string[];
}

export type Target = Reference | Choice;

export type Duration =
  | "turn" // during this turn
  | "battle" // during this battle
  | "opponentTurn" // until the end of your opponent's next turn
  | "opponentTurnEnd" // until the end of your opponent's turn, also of the one under way
  | "opponentEndPhase" // until the end of your opponent's next End Phase
  | "yourNextTurn" // until the start of your next turn
  | "yourNextTurnEnd" // until the end of your next turn
  | "opponentRefresh" // in your opponent's next Refresh Phase
  | "yourRefresh" // in your next Refresh Phase
  | "mainPhase" // until the end of the Main Phase
  | "yourNextMain" // until the start of your next Main Phase
  | "opponentChargeEnd" // until the end of your opponent's next Charge Phase
  | "duringOpponentTurn" // in your opponent's next turn
  | "duringYourTurn" // in your next turn
  | "nextTurn" // in the next turn, whosever it is
  | "yourTurnEnd" // until the end of your turn, of this one if it is yours
  | "battleOrTurn" // until the battle ends, or the turn, whichever is first
  | "thisStays" // as long as this card is where it is
  | "game";

export type Condition =
  | { count: Selection; is: Comparison; than: Amount; different?: string } // different: how many different names, colours … among them
  | { amount: Amount; is: Comparison; than: Amount }
  | { card: Reference; where: Filter[]; was?: true } // that card has these properties, where it is now; was: had them before an earlier clause moved it
  | { turn: Who }
  | { done: number } // "if you do": the clause with this result was done (in full)
  | { happened: Happening; this: "turn" | "stay"; is?: Comparison; than?: Amount } // it happened this turn, or to this card since it came, that often
  | { turnNumber: number; of: Who; is: Comparison } // that player's N-th turn
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { by: string; holds: Condition }; // set by this paragraph of the rulebook

/** What may happen, as far as text describes it: triggers, replacements and history match it. */
export interface Happening {
  event: string; // play, attack, block, ko, move, draw, rest, endOfTurn, startOfTurn, activateEvent, damage …
  card?: Selection | Reference; // the card it happens to ("this" for this card)
  player?: Who; // whose event: who plays, draws, is attacked …
  from?: string[]; // areas it leaves
  to?: string[]; // areas it comes to
  at?: "bottom"; // of an ordered area
  by?: "effect" | "battle" | "yourEffect" | "opponentEffect" | "opponentAttack" | "opponent" | "rule" | "don"; // what caused it; opponent: by effect or attack
  notByCard?: Selection; // not by an effect of such a card
  byCard?: Selection; // the card whose effect (or whose attack, where `by` says so) caused it
  target?: Selection | Reference; // of an attack
  amount?: { is: Comparison; than: Amount };
  while?: Condition; // it begins to hold: event "state"
  turn?: Who; // only in that player's turn
  using?: string; // the keyword or kind of skill by which it happens: "played using [Over Realm]"
  notUsing?: string; // any but these; "keyword": any keyword skill
  revealed?: true; // it was revealed where it came from
  next?: true; // of a moment to come: not in the turn under way
}

export type Destination = {
  area: string;
  of?: Who; // the owner's if not given
  at?: "top" | "bottom" | "either"; // of an ordered area; either: the player chooses
  order?: "any"; // the player orders several
  state?: "rested" | "active";
  face?: "up" | "down";
  under?: Target; // under this card
  on?: Target; // of "over": on top of this card
};

/** A modification that lasts: of a permanent ability, or of an effect with a duration. */
export type Static =
  | { set: "change"; what: Scope; number: string; by: Amount } // power, cost, counter, life: + or −
  | { set: "value"; what: Scope; number: string; to: Amount; base?: true } // base power becomes N / set power to N
  | { set: "swap"; number: string; what: Target } // swap the base power of the two chosen
  | { set: "gain"; what: Scope; keyword: string }
  | { set: "ability"; what: Scope; ability: Ability } // gains a whole ability
  | { set: "lose"; what: Scope; keyword: string }
  | { set: "negate"; what: Scope; only?: string } // its effects (only those with this timing) are negated
  | { set: "trait"; what: Scope; trait: string; value: string; also: boolean } // name, type, attribute, color
  | {
      set: "cannot";
      what: Scope;
      verb: string;
      by?: Cause;
      target?: Selection;
      to?: string[]; // of being moved: to these areas
      unless?: Clause[];
      except?: Filter[];
      if?: Condition; // only while this holds
      limit?: "turn"; // only the first time each turn
      using?: string; // this only by these skills …
      notUsing?: string; // … or by any but these
    }
  | { set: "can"; what: Scope; verb: string; target?: Selection; if?: Condition } // permission: attack active Characters …
  | {
      set: "playerCannot";
      who: Who | "any";
      verb: string;
      select?: Selection;
      by?: Cause;
      target?: Selection;
      unless?: Clause[]; // what the player must do each time
      turn?: true; // only in his own turn
      if?: Condition; // only while this holds
      notUsing?: string; // but by skills of this name
    }
  | { set: "costOfPlaying"; who: Who; select: Selection; by: Amount; next?: true } // cost reduction when playing
  | { set: "addCost"; what: Scope; timing: string; cost: Clause[] } // to effects of these cards with this tag
  | { set: "addCondition"; what: Scope; timing: string; condition: Condition }
  | { set: "rule"; who: Who; rule: string; value?: Amount | string; select?: Selection; ability?: string } // deck rules and the like; ability: of skills with this name
  | { set: "energy"; what: Scope; by: Amount; orbs?: Orbs; number?: string; ability?: string; next?: true } // its energy cost (or that number; or the price of that skill), by an amount or by orbs
  | { set: "payInstead"; what: Scope; ability?: string; from?: string[]; cost: Clause[] } // play or activate it by this in place of its energy cost
  | { set: "materials"; what: Scope; ability: string; areas: string[]; state?: "active"; to?: Destination } // cards for this keyword may also be chosen there
  | { set: "alsoFrom"; what: Scope; ability?: string; areas: string[]; cost?: Clause[] }; // activate or play it from these areas, too

/** What a modification reaches: cards by description (followed as they come and go), or cards pointed at. */
export type Scope = Selection | Target;

/** What does it: `card` an effect of these cards, `battle` a battle with them. */
export type Cause =
  | "effect"
  | "battle"
  | "opponentEffect"
  | "yourEffect"
  | "rule" // no text: what the rules of the game do
  | { card: Selection }
  | { battle: Selection };

/** What an effect orders. `who` is the player who does it, "you" if not given. */
export type Act =
  | { do: "draw"; amount: Amount; upTo?: true; who?: Who }
  | {
      do: "move";
      what: Target;
      to: Destination;
      reveal?: true;
      who?: Who;
      from?: string[]; // where "this card" must lie
      under?: Reference | Selection; // of "from under": the card that "this card" must lie under
      as?: "discard" | "shuffle" | "insteadOfPlay"; // from the hand; into the deck, then shuffled; in place of being played
      negated?: Duration; // with its skills negated
      alone?: true; // without the cards under it
      also?: Target[]; // these with it, all ordered together
    }
  | { do: "ko"; what: Target }
  | {
      do: "play";
      what: Target;
      state?: "rested" | "active";
      free?: true;
      who?: Who;
      on?: Target; // on top of this card
      markers?: Amount; // with so many markers on it
      negated?: Duration; // with its skills negated
      negatedOnly?: string; // only these: "nonKeyword"
      area?: { of: Who }; // in that player's area
      owners?: true; // in the area of its owner
      under?: Reference | Selection;
      from?: string[]; // where "this card" must lie
    }
  | { do: "rest"; what: Target; who?: Who }
  | { do: "activate"; what: Target; who?: Who } // set as active
  | { do: "choose"; what: Choice } // chooses and does nothing yet
  | { do: "look"; what: Choice | Selection; count?: Amount; who?: Who } // privately, at cards of a secret area
  | { do: "reveal"; what: Target; who?: Who; from?: string[] }
  | { do: "arrange"; what: Reference; to: Destination; who?: Who } // put back what was looked at
  | { do: "turn"; what: Target; face: "up" | "down" | "either" } // Life cards face up, face down
  | { do: "shuffle"; area: string; of?: Who; looked?: true } // looked: only if it was looked through
  | { do: "apply"; effect: Static; until: Duration } // a continuous effect
  | Pool
  | { do: "damage"; amount: Amount; who: Who; upTo?: true }
  | { do: "oneOf"; options: Clause[][]; by?: Who; count?: number } // "Choose one:", or so many different ones
  | { do: "use"; ability: string; of: Reference; upTo?: true; from?: string[]; free?: true; each?: true } // activate this card's [Main] effect; each: one of each card
  | {
      do: "delay";
      until: Happening | Happening[];
      effect: Clause[];
      within?: Duration;
      once?: true;
      instead?: true;
      may?: true;
    } // at the end of this turn, …; within: each time it happens in that time, or only the first time; instead: in place of what would happen then, if he will
  | { do: "attack"; change: Target; of?: "attacker" | "own" } // the attack's target becomes this card; or it stands in for the attacker, or for the player's own card of the two
  | { do: "number"; choose: "cost" | "number"; min?: number; max: number } // choose a number: X
  | { do: "useEvent"; what: Target; who?: Who } // activates an Event card without paying its cost
  | { do: "extraTurn" } // another turn of the same player after this one
  | { do: "lose" | "win"; who: Who }
  | { do: "group"; clauses: Clause[]; inTurnOrder?: true } // several orders under one condition or "may"; inTurnOrder: the turn player's first
  | { do: "repeat"; clauses: Clause[]; times: Amount }
  | GameAct
  | { do: "nothing" };

/** Orders of a game's own rules. The machine does not run them yet. */
export type GameAct =
  | { do: "pay"; orbs: Orbs; of?: string } // rest energy of these colours; of: the skill whose price it is
  | { do: "markers"; what: Target; amount: Amount | "all"; upTo?: true; x?: true; who?: Who } // put markers on a card, or (less than 0) take them off; x: how many the player says is X
  | { do: "flip"; what: Target; side?: "front" | "back" } // to its other side, or to this one
  | {
      do: "combo";
      what: Target;
      negated?: Duration;
      from?: string[];
      under?: Reference | Selection;
      who?: Who;
    } // use in a combo
  | { do: "negate"; what: "attack" | "counter" | "play" | "skill"; using?: string; of?: Selection } // what was declared, or this skill; only with this tag, only of such a card
  | { do: "control"; what: Target; who?: Who } // gain control
  | { do: "evolve"; what: Target; into: Target; state?: "rested" | "active" } // by its [Evolve], without paying
  | { do: "energyMarkers"; amount: Amount; who?: Who }
  | { do: "skip"; step: string; who: Who; next?: true } // a step or phase; next: of that player's next turn
  | { do: "endBattle" };

/** Energy of certain colours: for each orb the colours it allows, and how many of any colour. */
export interface Orbs {
  colors: string[][];
  any?: Amount;
}

/** DON!! and the like: from one pool, a named place of a player, to another. */
export interface Pool {
  do: "pool";
  pool: string; // where they go
  from: string;
  amount: Amount;
  upTo?: true;
  orMore?: true; // "1 or more": the player chooses how many more
  who?: Who; // who does it, "you" if not given
  of?: Who; // whose pools, the doer's if not given
  to?: Target; // the card that is given them
  under?: Reference | Selection; // only those given to these cards
  each?: true; // the amount is for each card of `to`
}

/** One order with what it hangs on. */
export interface Clause {
  act: Act;
  if?: Condition;
  /** "You may …": asked once, and not where it cannot be done in full. */
  may?: true | Who;
  /** Results are numbered from 1 in the order of the text; later clauses refer to them. */
  result?: number;
  /** "If you do, …": only when the clause with this result was done. */
  ifDone?: number;
  /** "Otherwise, …": what is done where the condition does not hold. */
  otherwise?: Clause[];
  /** The paragraph that orders it, where the rulebook adds it to a skill; and the one by which it must be possible in full. */
  by?: string;
  inFullBy?: string;
  /** "For each …": done this many times is an Amount of the act; X is bound by the clause that chose it. */
}

export type Timing =
  | { when: Happening[] } // automatic: triggers on any of these
  | "activate" // [Activate: Main]
  | "activateBattle" // [Activate: Battle]
  | "activateMainBattle" // [Activate: Main/Battle]
  | "main" // [Main] of an Event
  | "counter" // [Counter] of an Event
  | "trigger" // [Trigger] of a Life card
  | "permanent"
  | "replacement"
  | "keyword"; // only keywords, read by the rules

export interface Ability {
  timing: Timing;
  /** The timing's printed tag, by which text and scenarios name it: "On Play", "Main" … */
  tag?: string;
  /** [DON!! x1], [Your Turn], "If …" at the head: all must hold. */
  conditions?: Condition[];
  /** Once per turn. */
  limit?: "turn";
  /** So many times a turn among all copies of the card. */
  copies?: number;
  /** Markers that activating it puts on this card or takes off it; "X" is chosen. */
  markers?: number | "-X";
  /** What a [Counter] answers: Play, Attack, Battle Card Attack, Counter. */
  counters?: string;
  /** Printed as [Permanent], though something must happen: works at once, without becoming pending. */
  permanent?: true;
  /** The keyword skill that this is, for the rules to expand. */
  keyword?: Keyword;
  /** Keywords that bound or price the skill: [Bond 2], [Burst 3]. */
  with?: Keyword[];
  /** What stands before the colon, in order. */
  cost?: Clause[];
  /** The price, the activation or the replacement may be declined: "You may", "can be activated", DON!! -1. */
  may?: true;
  effect?: Clause[]; // of automatic, activated, replacement ("instead" part)
  statics?: Static[]; // of permanent abilities
  replaces?: Happening | Happening[]; // of replacement abilities: this, or any of these
  keywords?: string[]; // of keyword abilities
  /** Valid in these areas if not the usual ones. */
  areas?: string[];
  /** The paragraphs that make a keyword a skill of this timing, and that bind it to its areas. */
  by?: { timing?: string; areas?: string };
}

/** A keyword with what is printed beside it: [Swap 3], [Arrival Red/Green], [Evolve]: <Name>. */
export interface Keyword {
  name: string;
  x?: number | "X";
  colors?: string[];
  cards?: Selection[]; // the cards it goes for, one of each
  also?: Selection[]; // or, in their place, these
  result?: number; // of what it does beside a skill, where the skill refers to it
}
