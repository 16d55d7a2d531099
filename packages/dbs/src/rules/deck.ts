/** Chapter 6-1: what a deck and a Z-Deck may be. Every fault is told, each with its paragraph. */
import { type Definition, followsAll } from "@arbiter/engine";

export interface DeckFault {
  readonly rule: string;
  readonly says: string;
}

export function deckFaults(
  leader: Definition | undefined,
  deck: readonly Definition[],
  zDeck: readonly Definition[],
): DeckFault[] {
  const faults: DeckFault[] = [];
  const fault = (rule: string, says: string) => {
    if (followsAll([rule, "6-2-1-1"])) faults.push({ rule, says });
  };
  if (leader?.category !== "LEADER") fault("6-1-2", "A player needs a Leader Card.");
  if (deck.length < 50 || deck.length > 60)
    fault("6-1-3", `A deck has 50 to 60 cards; this one has ${deck.length}.`);
  for (const card of new Set(deck))
    if (!["BATTLE", "EXTRA", "UNISON"].includes(card.category))
      fault(
        "6-1-3",
        `${card.name} is a ${card.category} card; a deck holds Battle Cards, Extras and Unisons.`,
      );
  if (zDeck.length > 10) fault("6-1-4", `A Z-Deck has up to ten cards; this one has ${zDeck.length}.`);
  for (const card of new Set(zDeck))
    if (!card.category.startsWith("Z-")) fault("6-1-4", `${card.name} is no Z card.`);
  const all = [...deck, ...zDeck];
  for (const number of new Set(all.map((card) => card.number))) {
    const same = all.filter((card) => card.number === number);
    const copies = same.length;
    if (copies > 4 && !hasAnyNumber(same[0]))
      fault("6-1-5-1", `${copies} cards have the number ${number}; four at most.`);
  }
  return faults;
}

/** 6-1-5-2: text that lets a deck hold any number of a card takes the rule's place. */
function hasAnyNumber(card: Definition): boolean {
  const statics = card.abilities.flatMap((ability) => ability.statics ?? []);
  return statics.some((s) => s.set === "rule" && s.rule === "anyNumberInDeck") && followsAll(["6-1-5-2"]);
}
