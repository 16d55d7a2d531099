/** Card data, as people have it, becomes definitions. A Leader's other side is a definition of its own. */
import type { Refusal } from "@arbiter/cardtext";
import { type Ability, type Definition, follows, followsAll } from "@arbiter/engine";
import { expand } from "../rules/expand.ts";
import { notYet } from "../rules/not-yet.ts";
import { compileText } from "../text/index.ts";
import { addedFromAnywhere } from "./added.ts";
import { validBelow } from "./below.ts";
import { playsTokens, strangeToken, tokensOf } from "./tokens.ts";

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
  readonly zEnergyCost?: number | "X";
  readonly power?: number;
  readonly comboCost?: number;
  readonly comboPower?: number;
  readonly characters?: readonly string[];
  readonly traits?: readonly string[];
  readonly eras?: readonly string[];
  readonly text?: string;
  readonly back?: Pick<CardData, "name" | "power" | "characters" | "traits" | "eras" | "text">;
}

const printed = [
  ["power", "power"],
  ["comboCost", "combo cost"],
  ["comboPower", "combo power"],
] as const;

const letters: Readonly<Record<string, string>> = {
  R: "Red",
  B: "Blue",
  G: "Green",
  Y: "Yellow",
  K: "Black",
  W: "White",
};

export function defineCard(data: CardData, key: string = data.number): Definition {
  const { back: other, ...front } = data;
  if (other !== undefined && !follows("10-1-3")) return defineCard({ ...front, ...other }, key); // as if both showed
  const numbers: Record<string, number> = { markers: 0 };
  for (const [field, name] of printed) if (data[field] !== undefined) numbers[name] = data[field];
  if (data.energyCost !== undefined) numbers["energy cost"] = data.energyCost === "X" ? 0 : data.energyCost;
  if (data.energyCost !== undefined) numbers["specified cost"] = (data.specifiedCost ?? "").length;
  if (data.zEnergyCost !== undefined)
    numbers["z-energy cost"] = data.zEnergyCost === "X" ? 0 : data.zEnergyCost;
  const text = data.text ?? "";
  const read = compileText({ name: data.name, type: data.type, text });
  const abilities = "abilities" in read ? playsTokens(read.abilities) : [];
  const given = (trait: string, rule: string) =>
    followsAll([rule, "6-1-5-2-2"]) ? traitsByText(abilities, trait) : [];
  const back = data.back === undefined ? undefined : otherSide(data, data.back, key);
  return {
    key,
    number: data.number,
    name: data.name,
    category: data.type,
    numbers,
    traits: {
      name: [data.name, ...given("name", "2-3-3")],
      number: [data.number],
      color: [...data.colors, ...given("color", "1-8-1-1-1-2")],
      "printed color": data.colors,
      character: [...(data.characters ?? []), ...given("character", "2-10-5")],
      trait: [...(data.traits ?? []), ...given("trait", "2-11-5")],
      era: data.eras ?? [],
      ...(data.energyCost === "X" ? { x: ["X"] } : {}),
      ...(data.zEnergyCost === "X" ? { zx: ["X"] } : {}),
      orb: [...(data.specifiedCost ?? "")].map((letter) => letters[letter] ?? letter),
    },
    abilities: expand(abilities, data.type).map(validBelow).map(addedFromAnywhere),
    text,
    back,
    tokens: tokensOf(text, key).map((token) => defineCard(token.data, token.key)),
    unread: "abilities" in read ? notYetSaid(read.abilities, text) : refusal(read.refused),
  };
}

/** Names and traits that a card's own text gives it in all areas: it has them while a deck is built (6-1-5-2-2). */
function traitsByText(abilities: readonly Ability[], trait: string): string[] {
  return abilities
    .filter(({ areas, conditions }) => areas?.includes("any") && conditions === undefined)
    .flatMap(({ statics }) => statics ?? [])
    .flatMap((s) => (s.set === "trait" && s.what === "this" && s.also && s.trait === trait ? [s.value] : []));
}

/** A Leader's other side is a definition of its own: what it does not say it has from the front. */
function otherSide(front: CardData, back: NonNullable<CardData["back"]>, key: string): Definition {
  const { back: _, text: __, ...shared } = front;
  return defineCard({ ...shared, ...back, name: back.name ?? front.name }, `${key}/back`);
}

function notYetSaid(abilities: readonly Ability[], text: string): string | undefined {
  const word = notYet(abilities) ?? strangeToken(text) ?? null;
  return word === null ? undefined : `its text says "${word}", which is not carried out yet`;
}

function refusal(refused: Refusal): string {
  if ("ambiguous" in refused) return `its text has several readings: "${refused.text}"`;
  return `its text is not understood at "${refused.stoppedAt}" in "${refused.text}"`;
}
