/** Messages that come with a page of the workshop, beside those of the table. */
import { type ReactNode, useEffect, useState } from "react";
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from "react-intl";
import { useTable } from "../app/store.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";

export type Messages = Readonly<Record<string, string>>;
export type Loading = Readonly<Record<Language, () => Promise<Messages>>>;

const cache = createIntlCache();

/** English stands in for what a language does not say. */
export async function withMessages(base: IntlShape, load: Loading): Promise<IntlShape> {
  const language: Language = isLanguage(base.locale) ? base.locale : "en";
  const [en, own] = await Promise.all([load.en(), load[language]()]);
  const messages = { ...(base.messages as Messages), ...en, ...own };
  return createIntl({ locale: language, messages, onError: () => {} }, cache);
}

export function Speaking({ load, children }: { load: Loading; children: ReactNode }) {
  const base = useTable((t) => t.intl);
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let live = true;
    void withMessages(base, load).then((made) => live && setIntl(made));
    return () => {
      live = false;
    };
  }, [base, load]);
  return intl === null ? null : <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
