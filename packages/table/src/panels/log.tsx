/** What happened, line by line, each with its reason. New lines are read out. */

import type { Line } from "@arbiter/match";
import { type KeyboardEvent, memo } from "react";
import { useIntl } from "react-intl";
import { useTable } from "../app/store.ts";
import { type Speaker, say } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { CiteLink } from "./cite.tsx";

/** Older lines than these are in the replay. */
const shown = 150;

export function Log() {
  const intl = useIntl();
  const speaker = useSpeaker();
  const log = useTable((t) => t.log);
  const from = Math.max(0, log.length - shown);
  return (
    <section className="panel log" aria-label={intl.formatMessage({ id: "log.title" })}>
      <h2>{intl.formatMessage({ id: "log.title" })}</h2>
      <div
        className="lines"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys too
        tabIndex={0}
        onKeyDown={reasons}
        aria-label={intl.formatMessage({ id: "log.title" })}
      >
        <div>
          {log.length === 0 ? <p className="quiet">{intl.formatMessage({ id: "log.empty" })}</p> : null}
          {log.slice(from).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the log
            <LogLine key={from + i} line={line} speaker={speaker} />
          ))}
        </div>
      </div>
    </section>
  );
}

const LogLine = memo(function LogLine({ line, speaker }: { line: Line; speaker: Speaker }) {
  return (
    <p className={`line ${toneOf(line)}`}>
      {say(speaker, line)} <CiteLink by={line.by} inside />
    </p>
  );
});

/** Arrows go from reason to reason, from the last line up. */
function reasons(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button.cite")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  all[at < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
}

function toneOf({ id }: Line): string {
  if (id === "log.turn") return "turn";
  if (id === "log.attack" || id.startsWith("log.damage") || id === "log.ko") return "hot";
  return "";
}
