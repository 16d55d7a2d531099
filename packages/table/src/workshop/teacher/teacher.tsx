/** "What would you do, and why?" and, after a game, where it turned. */
import "../workshop.css";
import type { Advice, Swing } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { answer, askedNow, set, show, table, useTable } from "../../app/store.ts";
import { learnMessages } from "../i18n/messages.ts";
import { Speaking } from "../speaking.tsx";
import { Because, planWords, useSaying } from "./words.tsx";

export default function Teacher({ what }: { what: "teacher" | "swings" }) {
  return (
    <Speaking load={learnMessages}>
      <div className="teacher">{what === "teacher" ? <Advices /> : <Swings />}</div>
    </Speaking>
  );
}

function Advices() {
  const intl = useIntl();
  const saying = useSaying();
  const asked = useTable(askedNow);
  const [all, setAll] = useState<readonly Advice[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => {
    let live = true;
    void table()
      .match?.ask("advice")
      .then(
        (found) => live && setAll(found),
        () => live && setAll([]),
      );
    return () => {
      live = false;
    };
  }, [asked?.number]);
  const then = intl.formatMessage({ id: "teach.then" });
  const percent = (chance: number) => intl.formatNumber(chance, { style: "percent" });
  if (all === null) return <p role="status">{intl.formatMessage({ id: "teach.thinks" })}</p>;
  const [best, ...others] = all;
  if (best === undefined || asked === null)
    return <p role="status">{intl.formatMessage({ id: "teach.nothing" })}</p>;
  return (
    <>
      <p role="status" className="best">
        {intl.formatMessage({ id: "teach.best" }, { plan: planWords(best.says, saying, then) })}
      </p>
      <p>
        {intl.formatMessage({ id: "teach.chance" }, { chance: percent(best.chance), worlds: best.worlds })}{" "}
        <Because one={best} best />
      </p>
      {others.length === 0 ? null : (
        <>
          <h3>{intl.formatMessage({ id: "teach.others" })}</h3>
          <ol className="others">
            {others.slice(0, 3).map((one) => (
              <li key={planWords(one.says, saying, then)}>
                <b>{planWords(one.says, saying, then)}</b>{" "}
                {intl.formatMessage(
                  { id: "teach.costs" },
                  {
                    chance: percent(one.chance),
                    less: Math.max(0, Math.round((best.chance - one.chance) * 100)),
                  },
                )}{" "}
                <Because one={one} />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="quiet">{intl.formatMessage({ id: "teach.honest" })}</p>
      <div className="answers">
        <button
          type="button"
          className="primary"
          onClick={() => {
            show(null);
            answer(best.picks);
          }}
        >
          {intl.formatMessage({ id: "teach.doIt" })}
        </button>
      </div>
    </>
  );
}

function Swings() {
  const intl = useIntl();
  const saying = useSaying();
  const [all, setAll] = useState<readonly Swing[] | null>(null);
  useEffect(() => {
    let live = true;
    void table()
      .match?.ask("swings")
      .then(
        (found) => live && setAll(found),
        () => live && setAll([]),
      );
    return () => {
      live = false;
    };
  }, []);
  const percent = (chance: number) => intl.formatNumber(chance, { style: "percent" });
  if (all === null) return <p role="status">{intl.formatMessage({ id: "teach.looks" })}</p>;
  if (all.length === 0) return <p role="status">{intl.formatMessage({ id: "teach.even" })}</p>;
  const again = (at: number) => {
    const { match, scene } = table();
    if (match === null || scene === null) return;
    set({ open: null, watching: false });
    match.playFrom(at, scene.seats);
  };
  return (
    <ol className="swings">
      {all.map(({ at, turn, says, before, after }) => (
        <li key={at} className={after < before ? "worse" : "better"}>
          <p>
            <b>{intl.formatMessage({ id: "turn.number" }, { turn })}</b>{" "}
            {planWords(says, saying, intl.formatMessage({ id: "teach.then" }))}
          </p>
          <p>
            {intl.formatMessage({ id: "teach.swing" }, { before: percent(before), after: percent(after) })}
          </p>
          <div className="answers">
            <button type="button" onClick={() => again(at)}>
              {intl.formatMessage({ id: "teach.again" })}
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
