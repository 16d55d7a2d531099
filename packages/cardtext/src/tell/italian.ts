import { form, type Phrase } from "./phrase.ts";
import type { Mood, Tongue } from "./tongue.ts";

const V = "aàeèéiìoòuùAÀEÈÉIÌOÒUÙ";
const LO = "(?:[sS](?![aeiouAEIOU ])|[zZ])";

/** di + il = del, and so on through the articles. */
const contractions = (
  [
    ["di", "de"],
    ["a", "a"],
    ["da", "da"],
    ["in", "ne"],
    ["su", "su"],
  ] as const
).flatMap(([word, stem]) =>
  (
    [
      ["il ", "l "],
      ["lo ", "llo "],
      ["la ", "lla "],
      ["i ", "i "],
      ["gli ", "gli "],
      ["le ", "lle "],
      ["l'", "ll'"],
    ] as const
  ).map(([article, end]): readonly [RegExp, string] => [
    new RegExp(`(^|[\\s(])${word} ${article}`, "g"),
    `$1${stem}${end}`,
  ]),
);

export const italian: Tongue = {
  name: "it",
  words: {
    your: ["il tuo", "la tua", "i tuoi", "le tue"],
    their: ["il suo", "la sua", "i suoi", "le sue"],
    the: ["il", "la", "i", "le"],
    a: ["un", "una", "dei", "delle"],
    all: ["tutto", "tutta", "tutti", "tutte"],
    this: ["questo", "questa", "questi", "queste"],
    opposing: ["avversario", "avversaria", "avversari", "avversarie"],
  },
  pronoun(verb: string, mood: Mood, what: Phrase): string {
    const word = form(["lo", "la", "li", "le"], what.feminine, what.plural);
    if (mood === "third") return `${word} ${verb}`;
    return `${mood === "infinitive" ? verb.replace(/e$/, "") : verb}${word}`;
  },
  meetings: [
    [new RegExp(`(^|[\\s(])il (?=${LO})`, "g"), "$1lo "],
    [new RegExp(`(^|[\\s(])i (?=${LO}|[${V}])`, "g"), "$1gli "],
    [new RegExp(`(^|[\\s(])(?:il|lo|la) (?=[${V}])`, "g"), "$1l'"],
    [new RegExp(`(^|[\\s(])un (?=${LO})`, "g"), "$1uno "],
    [new RegExp(`(^|[\\s(])una (?=[${V}])`, "g"), "$1un'"],
    ...contractions,
    [/(\s)e (?=[eèéE])/g, "$1ed "],
  ],
  placeLast: true,
  colon: ": ",
};
