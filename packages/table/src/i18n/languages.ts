/** The languages of the page. English comes along; the others are loaded when they are chosen. */
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { en } from "./en.ts";
import { refused } from "./refusals.ts";

export const languages = { en: "English", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof languages;

type Messages = Readonly<Record<string, string>>;
const load: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  fr: async () => ({
    ...(await import("./fr.ts")).fr,
    ...named("reason.", (await import("./reasons-fr.ts")).reasons),
    ...named(refused, (await import("./refusals-fr.ts")).refusals),
  }),
  it: async () => ({
    ...(await import("./it.ts")).it,
    ...named("reason.", (await import("./reasons-it.ts")).reasons),
    ...named(refused, (await import("./refusals-it.ts")).refusals),
  }),
};

/** Reasons and refusals are messages whose name is the English sentence. */
function named(kind: string, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([english, says]) => [`${kind}${english}`, says]));
}

export function isLanguage(word: unknown): word is Language {
  return typeof word === "string" && word in languages;
}

/** The first of the reader's own languages that is here. */
export function preferred(): Language {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return found ?? "en";
}

const cache = createIntlCache();

export async function intlFor(language: Language): Promise<IntlShape> {
  const messages = { ...en, ...(await load[language]()) };
  return createIntl({ locale: language, messages, onError: () => {} }, cache);
}

export const english = createIntl({ locale: "en", messages: en, onError: () => {} }, cache);
