/** Text as lists of other programs have it, brought to one form: plain signs, one skill a line. */
export function plainText(text: string): string {
  return signs
    .reduce(
      (said, [sign, plain]) => said.replace(sign, typeof plain === "string" ? () => plain : plain),
      text,
    )
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const signs: readonly (readonly [RegExp, string | ((whole: string, part: string) => string)])[] = [
  [/\r\n?/g, "\n"],
  [/<br\s*\/?>/gi, "\n"],
  [/<\/?(?:p|b|i|u|em|strong|span|div|img|font)\b[^>]*>/gi, ""],
  [/&#(\d{1,7});/g, (whole, code) => (Number(code) > 0x10ffff ? whole : String.fromCodePoint(Number(code)))],
  [/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name) => entities[name]],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2212\u2013\uFF0D]/g, "-"],
  [/[\u3000\u00A0]/g, " "],
  [/[\uFF1C\u3008]/g, "<"],
  [/[\uFF1E\u3009]/g, ">"],
  [/[\u226A\u00AB]/g, "\u300A"],
  [/[\u226B\u00BB]/g, "\u300B"],
  [/\u3010/g, "["],
  [/\u3011/g, "]"],
  [/[\u2460-\u2468]/g, (sign) => `(${sign.charCodeAt(0) - 0x245f})`],
  [/[\u2780-\u2788]/g, (sign) => `(${sign.charCodeAt(0) - 0x277f})`],
  [/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)],
];
