import type { GameName } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useTable } from "../app/store.ts";
import { type Translated, translatedRules } from "./rules/index.ts";

/** The rulebook of the match in the page's language, as soon as it is there. */
export function useTranslatedRules(): Translated {
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const edition = useTable((t) => t.scene?.edition ?? "");
  return useRulesOf(game, edition);
}

export function useRulesOf(game: GameName, edition: string): Translated {
  const { locale } = useIntl();
  const [rules, setRules] = useState<Translated>({ sentences: {}, chapters: {} });
  useEffect(() => {
    let live = true;
    void translatedRules(game, edition, locale).then(
      (found) => live && setRules(found),
      () => {}, // it stays English
    );
    return () => {
      live = false;
    };
  }, [game, edition, locale]);
  return rules;
}
