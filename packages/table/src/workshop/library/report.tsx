/** What became of the cards that were brought: how many play, and why the others do not. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { download } from "../../app/files.ts";
import type { ListedCard, State } from "../data/listed.ts";
import type { ImportReport } from "../worker/import.ts";
import { CardSheet } from "./card-sheet.tsx";
import { stateSaid } from "./describe.ts";

/** The same reason for many cards is one line. */
function reasonOf(state: State): string {
  if (state.is === "unread") return state.stoppedAt;
  if (state.is === "lacks") return state.what.join(", ");
  return state.is === "notRun" ? state.why : "";
}

const shownReasons = 60;
const shownCards = 40;

export function Report({ report }: { report: ImportReport }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { cards, taken, same, twice, reserved, wrong, wrongInAll } = report;
  const [read, setRead] = useState<ListedCard | null>(null);
  const plays = cards.filter(({ state }) => state.is === "plays").length;
  const save = () => {
    const rows = cards.map(({ number, name, state }) => ({ number, name, ...state }));
    download("arbiter-import.json", JSON.stringify({ ...report, cards: rows }, null, 1));
  };
  return (
    <section className="report" aria-label={say("report.title")}>
      <p role="status">
        {say("report.taken", { n: cards.length, taken, same })}{" "}
        <b className="good">{say("report.plays", { n: plays })}</b>{" "}
        {plays === cards.length ? null : (
          <b className="warn">{say("report.not", { n: cards.length - plays })}</b>
        )}
      </p>
      {(["unread", "lacks", "notRun"] as const).map((kind) => (
        <Reasons
          key={kind}
          kind={kind}
          cards={cards.filter(({ state }) => state.is === kind)}
          read={setRead}
        />
      ))}
      <Numbers title={say("report.twice", { n: twice.length })} numbers={twice} />
      <Numbers title={say("report.reserved", { n: reserved.length })} numbers={reserved} />
      {wrongInAll === 0 ? null : (
        <details>
          <summary>{say("report.wrong", { n: wrongInAll })}</summary>
          <ul>
            {wrong.map(({ file, card, why }) => (
              <li key={`${file} ${card}`}>
                {card === 0 ? file : say("report.card", { file, card })}: <span lang="en">{why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" className="plain" onClick={save}>
        {say("report.save")}
      </button>
      {read === null ? null : <CardSheet card={read} close={() => setRead(null)} />}
    </section>
  );
}

interface ReasonsGiven {
  readonly kind: "unread" | "lacks" | "notRun";
  readonly cards: readonly ListedCard[];
  readonly read: (card: ListedCard) => void;
}

function Reasons({ kind, cards, read }: ReasonsGiven) {
  const intl = useIntl();
  if (cards.length === 0) return null;
  const groups = new Map<string, ListedCard[]>();
  for (const card of cards) {
    const reason = reasonOf(card.state);
    groups.set(reason, [...(groups.get(reason) ?? []), card]);
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  return (
    <details>
      <summary>{intl.formatMessage({ id: `report.${kind}` }, { n: cards.length })}</summary>
      <ul className="reasons">
        {sorted.slice(0, shownReasons).map(([reason, same]) => (
          <li key={reason}>
            <p>
              {same.length} × {stateSaid(intl, same[0].state)}
            </p>
            <p className="answers">
              {same.slice(0, shownCards).map((card) => (
                <button key={card.number} type="button" className="link" onClick={() => read(card)}>
                  {card.number} {card.name}
                </button>
              ))}
              {same.length > shownCards ? "…" : null}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Numbers({ title, numbers }: { title: string; numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <p className="quiet">
        {numbers.slice(0, 200).join(", ")}
        {numbers.length > 200 ? " …" : ""}
      </p>
    </details>
  );
}
