/** What decks, library and statistics say: loaded with them. */
import type { Loading } from "../speaking.tsx";

export const messages: Loading = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
};
