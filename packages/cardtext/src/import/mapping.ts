/** Card lists of other programs. A table says which of their fields is which of ours; there is no code for one of them. */
import { plainText } from "./plain.ts";

export type Kind = "text" | "cardText" | "number" | "numberOrX" | "list" | "category" | "letters";

export interface Source {
  readonly from: string | readonly string[]; // a path with dots; of several the first that is there
  readonly as: Kind;
  readonly of?: readonly string[]; // only cards of these categories have it
  readonly part?: RegExp; // of a text only what its first group finds; none where it finds nothing
  readonly words?: Readonly<Record<string, string>>; // other words for the same: "Leader Card" is LEADER
}

export interface Format {
  readonly name: string;
  /** Paths that every record of this format has. */
  readonly has: readonly string[];
  /** Our field, with dots where it lies deeper, and where it comes from. */
  readonly fields: Readonly<Record<string, Source>>;
}

export type CardRecord = Readonly<Record<string, unknown>>;

export interface Taken {
  readonly record: Record<string, unknown>;
  readonly faults: readonly string[];
}

export function formatOf(formats: readonly Format[], record: CardRecord): Format | null {
  return formats.find(({ has }) => has.every((path) => at(record, path) !== undefined)) ?? null;
}

export function take({ fields }: Format, given: CardRecord): Taken {
  const record: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [field, source] of Object.entries(fields)) {
    if (source.of !== undefined && !source.of.includes(String(record.category ?? record.type))) continue;
    const path = [source.from].flat().find((one) => !isNone(at(given, one)));
    if (path === undefined) continue;
    const whole = read(at(given, path), source);
    const value = source.part && typeof whole === "string" ? (source.part.exec(whole)?.[1] ?? "") : whole;
    if (value === "" && source.part) continue;
    if (value === undefined)
      faults.push(`${path}: "${said(at(given, path)).slice(0, 60)}" is no ${source.as}`);
    else put(record, field, value);
  }
  return { record, faults };
}

function at(record: unknown, path: string): unknown {
  let part = record;
  for (const key of path.split(".")) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return undefined;
    part = (part as Record<string, unknown>)[key];
  }
  return part;
}

function put(record: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split(".");
  let part = record;
  for (const key of keys.slice(0, -1)) {
    part[key] ??= {};
    part = part[key] as Record<string, unknown>;
  }
  part[keys[keys.length - 1]] = value;
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null || /^(-|n\/a|null|)$/i.test(said(value).trim());
}

/** What was put in the place of a value may be anything. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.slice(0, 50).map(isPlain).every(Boolean) ? value.join("/") : "[…]";
  return isPlain(value) ? String(value) : "{…}";
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** No text of a card comes near it. */
const longest = 10_000;

function read(value: unknown, { as, words }: Source): unknown {
  const parts = Array.isArray(value) ? value : [value];
  if (parts.length > 50 || !parts.every((part) => isPlain(part) && String(part).length <= longest))
    return undefined;
  switch (as) {
    case "text":
      return plainText(String(value));
    case "cardText":
      return plainText(String(value)).replace(/^\[Trigger\]\s*/, "");
    case "category": {
      const said = plainText(String(value))
        .toUpperCase()
        .replace(/\s+CARD$/, "");
      return words?.[said] ?? said;
    }
    case "letters":
      return String(value).replace(/[^A-Z]/g, "");
    case "list":
      return (Array.isArray(value) ? value : String(value).split(/[/;,]/))
        .map((one) => plainText(String(one)).replace(/^[<\u300A{[]|[>\u300B}\]]$/g, ""))
        .filter((one) => one !== "");
    case "number":
    case "numberOrX": {
      const said = plainText(String(value));
      if (as === "numberOrX" && /^x$/i.test(said)) return "X";
      const digits = /^\+?(-?\d+)/.exec(said.replace(/(\d),(\d)/g, "$1$2"));
      return digits === null ? undefined : Number(digits[1]);
    }
  }
}
