import { form, type Phrase } from "./phrase.ts";
import type { Mood, Tongue } from "./tongue.ts";

const VOWEL = "aàâeéèêiîoôuûyœAÀÂEÉÈÊIÎOÔUÛYŒ";
const before = (word: string, short: string): readonly [RegExp, string] => [
  new RegExp(`(^|[\\s(])${word} (?=[${VOWEL}])`, "g"),
  `$1${short}`,
];

export const french: Tongue = {
  name: "fr",
  words: {
    your: ["votre", "votre", "vos", "vos"],
    their: ["son", "sa", "ses", "ses"],
    the: ["le", "la", "les", "les"],
    a: ["un", "une", "des", "des"],
    all: ["tout", "toute", "tous", "toutes"],
    this: ["ce", "cette", "ces", "ces"],
    opposing: ["adverse", "adverse", "adverses", "adverses"],
  },
  pronoun(verb: string, mood: Mood, what: Phrase): string {
    const word = form(["le", "la", "les", "les"], what.feminine, what.plural);
    return mood === "order" ? `${verb}-${word}` : `${word} ${verb}`;
  },
  meetings: [
    [/(n'ayant pas|n'a pas|n'ont pas) (?:une?|des) /g, "$1 de "],
    [/(^|[\s(])de de /g, "$1de "],
    [/(^|[\s(])de les /g, "$1des "],
    before("le", "l'"),
    before("la", "l'"),
    [/(^|[\s(])de le /g, "$1du "],
    [/(^|[\s(])à les /g, "$1aux "],
    [/(^|[\s(])à le /g, "$1au "],
    [/(^|[\s(])([Ss])i (?=ils? )/g, "$1$2'"],
    before("de", "d'"),
    before("que", "qu'"),
    before("ne", "n'"),
    [new RegExp(`(^|\\s)sa (?=[${VOWEL}])`, "g"), "$1son "],
    [new RegExp(`(^|\\s)ce (?=[${VOWEL}])`, "g"), "$1cet "],
  ],
  placeLast: false,
  colon: " : ",
};
