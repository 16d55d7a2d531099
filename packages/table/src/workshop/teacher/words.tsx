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
  return says.map(saying).join(then);
}

export function Because({ because }: { because: Advice["because"] }) {
  const intl = useIntl();
  if (because.length === 0) return null;
  const parts = because.map(({ side, area, by }) =>
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
  return <span>{intl.formatMessage({ id: "teach.because" }, { why: intl.formatList(parts) })}</span>;
}
