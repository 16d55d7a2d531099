/** A card as the workshop finds and shows it. */
import type { Face } from "@arbiter/match";

/** How far a card comes; what does not play is shown and kept out of play. */
export type State =
  | { readonly is: "plays" }
  | { readonly is: "unread"; readonly stoppedAt: string; readonly says: string }
  | { readonly is: "lacks"; readonly what: readonly string[] }
  | { readonly is: "notRun"; readonly why: string };

export interface ListedCard extends Face {
  /** It comes with Arbiter. */
  readonly own: boolean;
  readonly set: string;
  readonly rarity: string;
  readonly keywords: readonly string[];
  /** Types, attributes, characters, eras …: what can be chosen by. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly other: { readonly name: string; readonly text: string } | null;
  readonly state: State;
}

/** The part of a deck that a card belongs to; null: to none. */
export function partOf({ category }: { readonly category: string }): "leader" | "main" | "z" | null {
  if (category === "LEADER") return "leader";
  if (category === "TOKEN" || category === "BLANK") return null;
  return category.startsWith("Z-") ? "z" : "main";
}

const costs = ["cost", "energy cost", "z-energy cost"];
const boosts = ["counter", "combo power"];

export function costOf({ numbers }: Face): number | undefined {
  const name = costs.find((one) => numbers[one] !== undefined);
  return name === undefined ? undefined : numbers[name];
}

/** What it adds in battle from the hand: Counter, or combo power. */
export function boostOf({ numbers }: Face): number | undefined {
  const name = boosts.find((one) => numbers[one] !== undefined);
  return name === undefined ? undefined : numbers[name];
}
