/**
 * A library as a file: JSON with one card on each line, records first, then what they were compiled to. So a card is
 * found without reading the others. Written in another way, or by the version before, it is read as a whole.
 */

export interface LibraryText {
  readonly by: Readonly<Record<string, string>>;
  readonly tokens: readonly string[];
  /** By "game/number": the record, and a list of its checksum and its definition, as they are written. */
  readonly records: ReadonlyMap<string, Buffer>;
  readonly compiled: ReadonlyMap<string, Buffer>;
}

const HEAD = /^\{"format":2,"by":(\{[^}]*\}),"tokens":(\[[^\]]*\]),"records":\{$/;
const BETWEEN = '},"compiled":{';
const KEY = /^"([^"]+)":/;
const [NEWLINE, COMMA] = [10, 44];

export function writtenText({ by, tokens, records, compiled }: LibraryText): Buffer {
  const lines = (cards: ReadonlyMap<string, Buffer>): Buffer[] =>
    [...cards].flatMap(([key, bytes], i) => [
      Buffer.from(`${i === 0 ? "" : ",\n"}${JSON.stringify(key)}:`),
      bytes,
    ]);
  const head = `{"format":2,"by":${JSON.stringify(by)},"tokens":${JSON.stringify(tokens)},"records":{\n`;
  return Buffer.concat([
    Buffer.from(head),
    ...lines(records),
    Buffer.from(`\n${BETWEEN}\n`),
    ...lines(compiled),
    Buffer.from("\n}}\n"),
  ]);
}

export function readText(bytes: Buffer): LibraryText {
  const end = bytes.indexOf(NEWLINE);
  const head = HEAD.exec(bytes.toString("utf8", 0, Math.max(0, end)));
  if (head === null) return readWhole(bytes);
  const [records, compiled] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
  let into = records;
  for (let from = end + 1; from < bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, from);
    const to = found < 0 ? bytes.length : found;
    const key = KEY.exec(bytes.toString("latin1", from, Math.min(to, from + 80)));
    if (key !== null)
      into.set(key[1], bytes.subarray(from + key[0].length, bytes[to - 1] === COMMA ? to - 1 : to));
    else if (bytes.toString("latin1", from, to) === BETWEEN) into = compiled;
    from = to + 1;
  }
  if (into !== compiled || !/\n\}\}\s*$/.test(bytes.toString("latin1", bytes.length - 8)))
    throw new Error("it ends in the middle");
  return {
    by: JSON.parse(head[1]) as Record<string, string>,
    tokens: JSON.parse(head[2]) as string[],
    records,
    compiled,
  };
}

type Whole = Record<string, Record<string, { readonly type?: unknown }>>;

/** Records only: they are compiled when they are played, and written with what they became by the next import. */
function readWhole(bytes: Buffer): LibraryText {
  const value = JSON.parse(bytes.toString()) as Whole & { records?: Record<string, { type?: unknown }> };
  const cards =
    value.format === undefined
      ? Object.entries(value).flatMap(([game, found]) =>
          Object.entries(found).map(([number, record]) => [`${game}/${number}`, record] as const),
        )
      : Object.entries(value.records ?? {});
  return {
    by: {},
    tokens: cards.filter(([, { type }]) => type === "TOKEN").map(([key]) => key),
    records: new Map(cards.map(([key, record]) => [key, Buffer.from(JSON.stringify(record))])),
    compiled: new Map(),
  };
}
