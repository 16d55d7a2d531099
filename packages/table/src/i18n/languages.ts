/** The languages of the page. English comes along; the others are loaded when they are chosen. */
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { en } from "./en.ts";

export const languages = { en: "English", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof languages;

type Messages = Readonly<Record<string, string>>;
const load: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  fr: async () => withReasons((await import("./fr.ts")).fr, (await import("./reasons-fr.ts")).reasons),
  it: async () => withReasons((await import("./it.ts")).it, (await import("./reasons-it.ts")).reasons),
};

/** Reasons are messages whose name is the English sentence. */
const withReasons = (messages: Messages, reasons: Messages): Messages => ({
  ...messages,
  ...Object.fromEntries(Object.entries(reasons).map(([english, says]) => [`reason.${english}`, says])),
});

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
