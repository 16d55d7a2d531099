/**
 * A yardstick for `arbiter bench`: the same kind of game without any effects, as bare objects that change in
 * place. It knows no paragraphs, keeps no history and cannot be copied; nothing but the bench plays it.
 */

export interface BareCard {
  readonly cost: number;
  readonly power: number;
  readonly counter: number;
}

interface BareDeck {
  readonly life: number;
  readonly cards: readonly BareCard[];
}

interface Fighter {
  readonly card: BareCard;
  rested: boolean;
  don: number;
  since: number;
}

interface Side {
  deck: BareCard[];
  hand: BareCard[];
  life: BareCard[];
  leader: Fighter;
  characters: Fighter[];
  active: number; // DON!!
  rested: number;
  inDeck: number;
}

type Offer =
  | { do: "play"; card: number }
  | { do: "give"; to: Fighter }
  | { do: "attack"; with: Fighter; target: Fighter }
  | { do: "end" };

/** Plays random answers to the end; gives the number of decisions with two or more answers. */
export function bareGame(decks: readonly BareDeck[], random: () => number): number {
  let decisions = 0;
  const pick = (n: number): number => {
    if (n > 1) decisions++;
    return Math.floor(random() * n);
  };
  const sides = decks.map((deck) => seat(deck, random));
  for (let turn = 1; ; turn++) {
    const you = sides[(turn + 1) & 1];
    const other = sides[turn & 1];
    refresh(you);
    if (turn > 1) you.hand.push(you.deck.pop()!);
    if (you.deck.length === 0) return decisions;
    const don = Math.min(turn === 1 ? 1 : 2, you.inDeck);
    you.inDeck -= don;
    you.active += don;
    for (;;) {
      const offers = offersOf(you, other, turn);
      const offer = offers[pick(offers.length)];
      if (offer.do === "end") break;
      if (offer.do === "play") play(you, offer.card, turn, pick);
      else if (offer.do === "give") {
        you.active--;
        offer.to.don++;
      } else if (battle(other, offer.with, offer.target, pick)) return decisions;
    }
  }
}

function seat(deck: BareDeck, random: () => number): Side {
  const cards = deck.cards.slice();
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const hand = cards.splice(-5);
  const life = cards.splice(-deck.life);
  const leader = { card: { cost: 0, power: 5000, counter: 0 }, rested: false, don: 0, since: 0 };
  return { deck: cards, hand, life, leader, characters: [], active: 0, rested: 0, inDeck: 10 };
}

function refresh(you: Side): void {
  for (const fighter of [you.leader, ...you.characters]) {
    you.active += fighter.don;
    fighter.don = 0;
    fighter.rested = false;
  }
  you.active += you.rested;
  you.rested = 0;
}

function offersOf(you: Side, other: Side, turn: number): Offer[] {
  const offers: Offer[] = [];
  for (let card = 0; card < you.hand.length; card++)
    if (you.hand[card].cost <= you.active) offers.push({ do: "play", card });
  for (const fighter of [you.leader, ...you.characters]) {
    if (you.active > 0) offers.push({ do: "give", to: fighter });
    if (fighter.rested || turn <= 2 || fighter.since === turn) continue;
    offers.push({ do: "attack", with: fighter, target: other.leader });
    for (const target of other.characters)
      if (target.rested) offers.push({ do: "attack", with: fighter, target });
  }
  offers.push({ do: "end" });
  return offers;
}

function play(you: Side, card: number, turn: number, pick: (n: number) => number): void {
  const [played] = you.hand.splice(card, 1);
  you.active -= played.cost;
  you.rested += played.cost;
  if (played.power === 0) return; // an Event or Stage: here it does nothing
  if (you.characters.length === 5) {
    const [gone] = you.characters.splice(pick(5), 1);
    you.rested += gone.don;
  }
  you.characters.push({ card: played, rested: false, don: 0, since: turn });
}

/** True when the game is won. */
function battle(defender: Side, attacker: Fighter, target: Fighter, pick: (n: number) => number): boolean {
  attacker.rested = true;
  let defence = target.card.power;
  for (;;) {
    const usable: number[] = [];
    for (let card = 0; card < defender.hand.length; card++)
      if (defender.hand[card].counter > 0) usable.push(card);
    const chosen = usable[pick(usable.length + 1)];
    if (chosen === undefined) break;
    defence += defender.hand.splice(chosen, 1)[0].counter;
  }
  if (attacker.card.power + 1000 * attacker.don < defence) return false;
  if (target !== defender.leader) {
    defender.rested += target.don;
    defender.characters.splice(defender.characters.indexOf(target), 1);
    return false;
  }
  const taken = defender.life.pop();
  if (taken === undefined) return true;
  defender.hand.push(taken);
  return false;
}
