/** Card texts in the page's language: line by line, as far as they are told; until then, and otherwise, in English. */
import type { LanguageName } from "@arbiter/cardtext";
import type { GameName } from "@arbiter/match";
import { create } from "zustand";
import { useTable } from "../app/store.ts";
import type { FromTeller, ToTeller } from "./worker.ts";

type Lines = ReadonlyMap<string, string | null>;

/** What was told in each language. */
const useTold = create<Readonly<Record<LanguageName, Lines>>>(() => ({ fr: new Map(), it: new Map() }));

/** A text, or a keyword in brackets, in the language that is spoken. */
export type CardText = (english: string) => string;

const plain: CardText = (english) => english;

/** Options of a choice, and skills in quotes, belong to the line before them. */
const linesOf = (text: string): string[] => text.split(/\n(?![•"] ?)/);

/** One for each state of what is told, so that who asks for it sees when it changed. */
const texts = new WeakMap<Lines, CardText>();
function textIn(lines: Lines): CardText {
  const told: CardText =
    texts.get(lines) ??
    ((english) =>
      linesOf(english)
        .map((line) => lines.get(line) ?? line)
        .filter((line) => line !== "") // an explanation in parentheses
        .join("\n"));
  texts.set(lines, told);
  return told;
}

export function useCardText(): CardText {
  const language = useTable((t) => otherThanEnglish(t.intl.locale));
  const lines = useTold((told) => (language === null ? null : told[language]));
  return lines === null ? plain : textIn(lines);
}

/** The same, once. */
export function cardText(): CardText {
  const language = otherThanEnglish(useTable.getState().intl.locale);
  return language === null ? plain : textIn(useTold.getState()[language]);
}

/** The language that cards must be told in; null: they are printed in it. */
const otherThanEnglish = (locale: string): LanguageName | null =>
  locale === "fr" || locale === "it" ? locale : null;

let worker: Worker | null = null;
const asked = new Set<string>();

/** Has these lines told that were not yet. */
export function wantTold(game: GameName, wanted: Iterable<readonly [category: string, text: string]>): void {
  const language = otherThanEnglish(useTable.getState().intl.locale);
  if (language === null) return;
  const lines: [string, string][] = [];
  for (const [category, text] of wanted)
    for (const line of linesOf(text)) {
      const key = `${language} ${game} ${line}`;
      if (line === "" || asked.has(key)) continue;
      asked.add(key);
      lines.push([category, line]);
    }
  if (lines.length === 0) return;
  worker ??= newWorker();
  worker.postMessage({ language, game, lines } satisfies ToTeller);
}

function newWorker(): Worker {
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data: { language, told } }: MessageEvent<FromTeller>) =>
    useTold.setState((known) => ({ [language]: new Map([...known[language], ...told]) }));
  // Without it the cards stay in English, and the game goes on.
  made.onerror = () => made.terminate();
  return made;
}

/** The cards of the table, whenever there are new ones or another language is chosen. */
export function tellCards(): void {
  const want = () => {
    const { faces, scene, intl } = useTable.getState();
    if (scene === null || otherThanEnglish(intl.locale) === null) return;
    const texts = [...faces.values()].map(({ category, text }) => [category, text] as const);
    const keywords = Object.values(scene.cards).flatMap(({ keywords }) => keywords);
    wantTold(scene.game, [...texts, ...[...new Set(keywords)].map((word) => ["", `[${word}]`] as const)]);
  };
  useTable.subscribe((now, before) => {
    if (now.intl !== before.intl || now.faces !== before.faces || now.scene?.cards !== before.scene?.cards)
      want();
  });
}
