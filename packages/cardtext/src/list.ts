import { variants } from "./combine.ts";
import type { Grammar, Parsed, Reading, Word, Wording } from "./grammar.ts";
import { NO_NEEDS } from "./needed.ts";

/** One or more items: `between` all but the last two, `last` before the last: "A, B, or C". */
export function listOf<T>(item: Grammar<T>, between: Word, last: Word, least = 1): Grammar<T[]> {
  return {
    parse(reading, at) {
      const found: Parsed<T[]>[] = [];
      const go = (values: T[], items: Wording[], joints: Wording[], pos: number) => {
        for (const one of item.parse(reading, pos)) {
          const nextValues = [...values, one.value];
          const nextItems = [...items, one.wording];
          const add = (w: Wording[]) =>
            nextValues.length >= least &&
            found.push({ value: nextValues, wording: [nextItems, w], end: one.end });
          if (nextValues.length === 1) add([]);
          for (const joint of between.parse(reading, one.end))
            go(nextValues, nextItems, [...joints, joint.wording], joint.end);
          for (const joint of last.parse(reading, one.end))
            for (const end of item.parse(reading, joint.end))
              if (nextValues.length + 1 >= least)
                found.push({
                  value: [...nextValues, end.value],
                  wording: [
                    [...nextItems, end.wording],
                    [...joints, joint.wording],
                  ],
                  end: end.end,
                });
        }
      };
      go([], [], [], at);
      return found;
    },
    print(values, wording) {
      if (!Array.isArray(values) || values.length < least) return undefined;
      const [items, joints] = (wording ?? [null, null]) as (Wording[] | null)[];
      return join(values, item, items, (i) => (i === values.length - 1 ? last : between), joints);
    },
    first: () => item.first(),
    needs: () => item.needs(),
  };
}

/** Any number of items with the same joint; none where `least` is 0. */
export function many<T>(item: Grammar<T>, joint: string | Word = "", least = 0): Grammar<T[]> {
  const between = typeof joint === "string" ? variants(joint) : joint;
  return {
    parse(reading, at) {
      const found: Parsed<T[]>[] = least === 0 ? [{ value: [], wording: [[], []], end: at }] : [];
      const go = (values: T[], items: Wording[], joints: Wording[], pos: number) => {
        for (const one of item.parse(reading, pos)) {
          if (one.end === pos) continue;
          const next = [...values, one.value];
          const wording = [[...items, one.wording], joints];
          if (next.length >= least) found.push({ value: next, wording, end: one.end });
          for (const j of between.parse(reading, one.end))
            go(next, wording[0]!, [...joints, j.wording], j.end);
        }
      };
      go([], [], [], at);
      return found;
    },
    print(values, wording) {
      if (!Array.isArray(values) || values.length < least) return undefined;
      const [items, joints] = (wording ?? [null, null]) as (Wording[] | null)[];
      return join(values, item, items, () => between, joints);
    },
    first() {
      const one = item.first();
      return one && { ...one, empty: one.empty || least === 0 };
    },
    needs: () => (least === 0 ? NO_NEEDS : item.needs()),
  };
}

function join<T>(
  values: T[],
  item: Grammar<T>,
  items: Wording[] | null | undefined,
  joint: (i: number) => Word,
  joints: Wording[] | null | undefined,
): string | undefined {
  if (items && items.length !== values.length) return undefined;
  let text = "";
  for (let i = 0; i < values.length; i++) {
    const part = item.print(values[i]!, items?.[i]);
    const before = i === 0 ? "" : joint(i).print(undefined, joints?.[i - 1]);
    if (part === undefined || before === undefined) return undefined;
    text += before + part;
  }
  return text;
}

/** Fields of one value in any order, one of `joints` between them; each at most once. Order and joints are wording. */
export function anyOrder<T extends object>(
  fields: { [K in keyof T]-?: Grammar<T[K]> },
  ...joints: string[]
): Grammar<Partial<T>> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const between = variants(...joints);
  return {
    parse(reading: Reading, at: number) {
      const found: Parsed<Partial<T>>[] = [{ value: {}, wording: null, end: at }];
      const go = (value: Partial<T>, wording: Wording[], pos: number, joint: Wording) => {
        for (const name of names) {
          if (name in value) continue;
          for (const one of fields[name].parse(reading, pos)) {
            const next = { ...value, [name]: one.value } as Partial<T>;
            const worded = [...wording, [name, one.wording, joint]];
            found.push({ value: next, wording: worded, end: one.end });
            for (const j of between.parse(reading, one.end)) go(next, worded, j.end, j.wording);
          }
        }
      };
      go({}, [], at, null);
      return found;
    },
    print(value, wording) {
      const order = Array.isArray(wording)
        ? (wording as [keyof T & string, Wording, Wording][])
        : names.filter((name) => name in value).map((name) => [name, null, null] as const);
      if (order.length !== Object.keys(value).length) return undefined;
      let text = "";
      for (const [i, [name, w, joint]] of order.entries()) {
        const part = name in value ? fields[name].print(value[name] as T[typeof name], w) : undefined;
        const before = i === 0 ? "" : between.print(undefined, joint);
        if (part === undefined || before === undefined) return undefined;
        text += before + part;
      }
      return text;
    },
    first: () => undefined,
    needs: () => NO_NEEDS,
  };
}
