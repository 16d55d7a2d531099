/** Tells lines of cards in the page's language, beside the page and whatever match it shows. */
import type { LanguageName } from "@arbiter/cardtext";
import type { GameName } from "@arbiter/match";

export interface ToTeller {
  readonly language: LanguageName;
  readonly game: GameName;
  /** The kind of card that each line stands on, and the line. */
  readonly lines: readonly (readonly [category: string, line: string])[];
}
/** The same lines; null: no words for it, the English stays. */
export interface FromTeller {
  readonly language: LanguageName;
  readonly told: readonly (readonly [line: string, told: string | null])[];
}

const games = { opcg: () => import("./opcg.ts"), dbs: () => import("./dbs.ts") };

self.onmessage = async ({ data: { language, game, lines } }: MessageEvent<ToTeller>) => {
  const { languages, tellLine } = await games[game]();
  const loaded = await languages[language]();
  const told = lines.map(([category, line]) => [line, tellLine(loaded.language, category, line)] as const);
  self.postMessage({ language, told } satisfies FromTeller);
};
