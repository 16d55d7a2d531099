/** What lessons, puzzles, the judge's desk, the rules browser and the teacher say: loaded with them. */
import type { Loading } from "../speaking.tsx";

export const learnMessages: Loading = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};
