/** A scenario at the table: its title, its moves one by one, the paragraphs it shows, and whether what it expects holds. */
import type { Laid } from "@arbiter/match";
import { useIntl } from "react-intl";
import { leave } from "../../app/play.ts";
import { type Study, table, useTable } from "../../app/store.ts";
import { say } from "../../i18n/say.ts";
import { useSpeaker } from "../../i18n/use-speaker.ts";
import { RuleLink } from "../../panels/cite.tsx";

export function ScenarioPanel({ study: { laid } }: { study: Study }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const watching = useTable((t) => t.watching);
  return (
    <section className="panel study" aria-label={say("study.scenario")}>
      <h2>{laid.title}</h2>
      {laid.rules.length === 0 ? null : (
        <p className="cites">
          {laid.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
      {watching ? <Moves laid={laid} /> : null}
      <div className="answers">
        <button type="button" onClick={leave}>
          {say("study.back")}
        </button>
      </div>
    </section>
  );
}

/** The moves of a file one by one, as the log tells them; a press shows the table before that move. */
export function Moves({ laid: { moves, fails, expected } }: { laid: Laid }) {
  const intl = useIntl();
  const at = useTable((t) => t.at);
  const of = useTable((t) => t.of);
  const speaker = useSpeaker();
  const next = moves.findIndex((move) => move.at >= at);
  return (
    <ol className="moves">
      {moves.map((move, i) => (
        <li key={`${move.at} ${move.says}`} aria-current={i === next ? "step" : undefined}>
          <button type="button" className="link" onClick={() => table().match?.goTo(move.at)}>
            {move.told === null ? plainly(move.says) : say(speaker, move.told)}
          </button>
        </li>
      ))}
      <li aria-current={next < 0 ? "step" : undefined}>
        <button type="button" className="link" onClick={() => table().match?.goTo(of)}>
          {fails === null
            ? intl.formatMessage({ id: "study.holds" }, { n: expected })
            : intl.formatMessage({ id: "study.fails" }, { why: fails })}
        </button>
      </li>
    </ol>
  );
}

/** A move of the file without its braces: "you: attack Raider, target opponent.leader". */
function plainly(says: string): string {
  return says
    .replace(/^\{\s*|\s*\}$/g, "")
    .replace(/^by:\s*(\w+),\s*do:\s*"?(\w+)"?,?\s*/, "$1: $2 ")
    .replace(/\bcard:\s*/, "")
    .replace(/\b(target|cards|amount|ability|option|color):/g, "$1")
    .trim();
}
