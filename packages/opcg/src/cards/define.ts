/** Card data, as people have it, becomes definitions. */
import { type Ability, type Definition, follows } from "@arbiter/engine";
import { compileText } from "../text/index.ts";
import { paidOnTheField } from "./paid-on-the-field.ts";

export interface CardData {
  readonly number: string;
  readonly name: string;
  readonly category: "LEADER" | "CHARACTER" | "EVENT" | "STAGE" | "BLANK";
  readonly colors: readonly string[];
  readonly cost?: number;
  readonly power?: number;
  readonly counter?: number;
  readonly life?: number;
  readonly attributes?: readonly string[];
  readonly types?: readonly string[];
  readonly text?: string;
  readonly trigger?: string;
}

/** A card by its data; the key tells cards of one match apart. */
export function defineCard(data: CardData, key: string = data.number): Definition {
  const text = data.text ?? "";
  const read = compileText({
    name: data.name,
    category: data.category,
    text: follows("2-8-4-1") ? text : text.replace(/\((?!\d+\))([^)]*)\)/g, "$1"),
    ...(data.trigger === undefined ? {} : { trigger: data.trigger }),
  });
  const abilities: readonly Ability[] = "abilities" in read ? read.abilities : [];
  const given = traitsByText(abilities);
  const numbers: Record<string, number> = { don: 0 };
  for (const name of ["cost", "power", "counter", "life"] as const)
    if (data[name] !== undefined) numbers[name] = data[name];
  // Characters and Leaders always have power; a card that prints none has 0.
  if (data.category === "CHARACTER" || data.category === "LEADER") numbers.power ??= 0;
  return {
    key,
    number: data.number,
    name: data.name,
    category: data.category,
    numbers,
    traits: {
      name: [data.name, ...given.name],
      color: follows("2-3-5") ? data.colors : data.colors.slice(0, 1),
      type: [...(data.types ?? []), ...given.type],
      attribute: [
        ...(follows("2-5-4") ? (data.attributes ?? []) : (data.attributes ?? []).slice(0, 1)),
        ...given.attribute,
      ],
    },
    abilities: abilities.map(paidOnTheField),
    text: data.trigger === undefined ? text : `${text}${text === "" ? "" : "\n"}[Trigger] ${data.trigger}`,
    ...("abilities" in read ? {} : { unread: describe(read) }),
  };
}

/** 2-1-3, 2-4-4, 2-5-7: names, types and attributes that a card's own text gives it, in every area. */
function traitsByText(abilities: readonly Ability[]): {
  name: string[];
  type: string[];
  attribute: string[];
} {
  const given = { name: [] as string[], type: [] as string[], attribute: [] as string[] };
  for (const ability of abilities)
    for (const s of ability.statics ?? [])
      if (s.set === "trait" && s.what === "this" && s.also && s.trait in given)
        given[s.trait as keyof typeof given].push(s.value);
  const valid = follows("8-1-3-4-3");
  return {
    name: valid && follows("2-1-3") ? given.name : [],
    type: valid && follows("2-4-4") ? given.type : [],
    attribute: valid && follows("2-5-7") ? given.attribute : [],
  };
}

function describe(refused: unknown): string {
  return JSON.stringify(refused);
}
