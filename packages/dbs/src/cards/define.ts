/** Card data, as people have it, becomes definitions. A Leader's other side is a definition of its own. */
import type { Definition } from "@arbiter/engine";

export interface CardData {
  readonly number: string;
  readonly name: string;
  readonly type:
    | "LEADER"
    | "BATTLE"
    | "EXTRA"
    | "UNISON"
    | "Z-LEADER"
    | "Z-BATTLE"
    | "Z-EXTRA"
    | "Z-UNISON"
    | "TOKEN"
    | "BLANK";
  readonly colors: readonly string[];
  readonly energyCost?: number | "X";
  readonly specifiedCost?: string; // one letter an orb
  readonly zEnergyCost?: number;
  readonly power?: number;
  readonly comboCost?: number;
  readonly comboPower?: number;
  readonly characters?: readonly string[];
  readonly traits?: readonly string[];
  readonly eras?: readonly string[];
  readonly text?: string;
}

const letters: Readonly<Record<string, string>> = {
  R: "Red",
  B: "Blue",
  G: "Green",
  Y: "Yellow",
  K: "Black",
  W: "White",
};

export function defineCard(data: CardData, key: string = data.number): Definition {
  const numbers: Record<string, number> = {};
  for (const name of ["power", "comboCost", "comboPower", "zEnergyCost"] as const)
    if (data[name] !== undefined) numbers[name] = data[name];
  if (data.energyCost !== undefined) numbers.energyCost = data.energyCost === "X" ? 0 : data.energyCost;
  const text = data.text ?? "";
  return {
    key,
    number: data.number,
    name: data.name,
    category: data.type,
    numbers,
    traits: {
      name: [data.name],
      color: data.colors,
      character: data.characters ?? [],
      trait: data.traits ?? [],
      era: data.eras ?? [],
      ...(data.energyCost === "X" ? { x: ["X"] } : {}),
      orb: [...(data.specifiedCost ?? "")].map((letter) => letters[letter] ?? letter),
    },
    abilities: [],
    text,
    ...(text === "" ? {} : { unread: "the skills of this game are not read yet" }),
  };
}
