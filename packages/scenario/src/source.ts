/** A YAML text whose values know their lines, and what is found wrong in it. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { Problem } from "./problem.ts";

export interface Value {
  readonly node: Node | null;
  readonly line: number;
  readonly words: string; // as written
}

export class Source {
  readonly problems: Problem[] = [];
  readonly root: Value;
  readonly #text: string;
  readonly #lines = new LineCounter();

  constructor(text: string) {
    this.#text = text;
    const document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false, version: "1.2" });
    for (const error of [...document.errors, ...document.warnings])
      this.problems.push(
        new Problem(this.#lines.linePos(error.pos[0]).line || 1, `not YAML: ${error.message}`),
      );
    this.root = this.#value(document.contents, 1);
  }

  fail(at: { readonly line: number }, message: string): undefined {
    this.problems.push(new Problem(at.line, message));
    return undefined;
  }

  /** Wrong type, told as what was expected and what stands there. */
  expected(value: Value, what: string): undefined {
    return this.fail(
      value,
      `expected ${what}, found ${value.words === "" ? "nothing" : shorten(value.words)}`,
    );
  }

  /** The values of a mapping by key; keys beyond `known` are problems. */
  mapping(value: Value, what: string, known?: readonly string[]): Map<string, Value> | undefined {
    if (!isMap(value.node)) return this.expected(value, `${what}: a mapping`);
    const found = new Map<string, Value>();
    for (const { key, value: item } of value.node.items) {
      const name = this.#value(key as Node, value.line);
      if (!isScalar(key)) this.expected(name, "a key");
      else if (known !== undefined && !known.includes(String(key.value)))
        this.fail(name, `unknown key "${String(key.value)}" in ${what}; expected ${known.join(", ")}`);
      else found.set(String(key.value), this.#value(item as Node | null, name.line));
    }
    return found;
  }

  list(value: Value, what: string): Value[] | undefined {
    if (!isSeq(value.node)) return this.expected(value, `${what}: a list`);
    return value.node.items.map((item) => this.#value(item as Node | null, value.line));
  }

  text(value: Value, what: string): string | undefined {
    if (isScalar(value.node)) {
      if (typeof value.node.value === "string") return value.node.value;
      if (value.node.value !== null) return this.expected(value, `${what}: text (in quotes)`);
    }
    return this.expected(value, `${what}: text`);
  }

  number(value: Value, what: string): number | undefined {
    const given = isScalar(value.node) ? value.node.value : undefined;
    return typeof given === "number" && Number.isFinite(given)
      ? given
      : this.expected(value, `${what}: a number`);
  }

  whole(value: Value, what: string): number | undefined {
    const given = isScalar(value.node) ? value.node.value : undefined;
    const fits = typeof given === "number" && Number.isSafeInteger(given) && given >= 0;
    return fits ? given : this.expected(value, `${what}: a whole number`);
  }

  flag(value: Value, what: string): boolean | undefined {
    const given = isScalar(value.node) ? value.node.value : undefined;
    return typeof given === "boolean" ? given : this.expected(value, `${what}: true or false`);
  }

  oneOf<T extends string>(value: Value, what: string, words: readonly T[]): T | undefined {
    const given = isScalar(value.node) ? value.node.value : undefined;
    return words.find((word) => word === given) ?? this.expected(value, `${what}: ${words.join(", ")}`);
  }

  #value(node: Node | null, line: number): Value {
    if (node?.range == null) return { node, line, words: "" };
    const [from, to] = node.range;
    return { node, line: this.#lines.linePos(from).line || line, words: this.#text.slice(from, to).trim() };
  }
}

export function isText(value: Value): boolean {
  return isScalar(value.node) && typeof value.node.value === "string";
}

export function isNumber(value: Value): boolean {
  return isScalar(value.node) && typeof value.node.value === "number";
}

export function isList(value: Value): boolean {
  return isSeq(value.node);
}

export function isMapping(value: Value): boolean {
  return isMap(value.node);
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
