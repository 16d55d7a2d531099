/** Advice in words. */
import type { Advice, Message } from "@arbiter/match";
import { useIntl } from "react-intl";
import { say } from "../../i18n/say.ts";
import { useSpeaker } from "../../i18n/use-speaker.ts";

/** With the messages of this page. */
export function useSaying(): (message: Message) => string {
  const speaker = useSpeaker();
  return (message) => say(speaker, message);
}

export function planWords(
  says: readonly Message[],
  saying: (message: Message) => string,
  then: string,
): string {
  // The sentence around it has its own full stop.
  return says.map(saying).join(then).replace(/\.$/, "");
}

interface Reasons {
  readonly one: Advice;
  /** Whether it is the best, and what comes after it; the others are measured against the best. */
  readonly best?: boolean;
  readonly next?: Advice | undefined;
}

/** What speaks for the best, or against the others; where nothing on the table does, how often each wins. */
export function Because({ one, next, best = false }: Reasons) {
  const intl = useIntl();
  const said = (helps: boolean) =>
    one.because
      .filter(({ side, by }) => ((side === "own") === by > 0) === helps)
      .map(({ side, area, by }) =>
        intl.formatMessage(
          { id: "teach.more" },
          {
            side,
            area,
            more: by > 0 ? "yes" : "no",
            n: intl.formatNumber(Math.abs(by), { maximumFractionDigits: 1 }),
          },
        ),
      );
  const why = said(best);
  const price = best ? said(false) : [];
  const percent = (chance: number) => intl.formatNumber(chance, { style: "percent" });
  if (why.length === 0) {
    if (next === undefined) return null;
    const [chance, other] = [percent(one.chance), percent(next.chance)];
    const id = chance === other ? "teach.close" : "teach.wins";
    return <span>{intl.formatMessage({ id }, { chance, other })}</span>;
  }
  return (
    <span>
      {intl.formatMessage({ id: "teach.because" }, { best: best ? "yes" : "no", why: intl.formatList(why) })}{" "}
      {price.length === 0 ? "" : intl.formatMessage({ id: "teach.price" }, { why: intl.formatList(price) })}
    </span>
  );
}
