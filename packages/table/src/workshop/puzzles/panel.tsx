/** A puzzle at the table: its goal, a hint, whether it can still be reached and why not, and the solution. */
import type { GameName, PuzzleStands } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { refused } from "../../app/files.ts";
import { layPosition, leave } from "../../app/play.ts";
import { type Study, table, useTable } from "../../app/store.ts";
import { Moves } from "../judge/scenario-panel.tsx";
import { learn } from "../listed.ts";
import { goalId, nextPuzzle, posePuzzle, wordsFor } from "./posing.ts";

export function PuzzlePanel({ study }: { study: Study }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const { puzzle } = study.laid;
  const at = useTable((t) => t.at);
  const busy = useTable((t) => t.busy);
  const watching = useTable((t) => t.watching);
  const [stands, setStands] = useState<PuzzleStands | null>(null);
  const [hinted, setHinted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer it may stand otherwise
  useEffect(() => {
    if (busy || watching) return;
    let live = true;
    void table()
      .match?.ask("puzzle")
      .then((now) => {
        if (!live) return;
        setStands(now);
        if (now?.stands === "solved") learn(study.id);
      });
    return () => {
      live = false;
    };
  }, [at, busy, watching, study.id]);
  if (puzzle === null) return null;
  const words = wordsFor(puzzle, intl.locale);
  const now = watching ? "watched" : (stands?.stands ?? "open");
  return (
    <section className={`panel study puzzle is-${now}`} aria-label={say("puzzles.one")}>
      <h2>{words.title ?? study.laid.title}</h2>
      <p className="goal">{say(goalId(puzzle.goal, puzzle.turns))}</p>
      <div role="status">
        {now === "solved" ? (
          <p className="good">
            <b>{say("puzzles.isSolved")}</b> {words.idea}
          </p>
        ) : null}
        {now === "astray" || now === "failed" ? (
          <p className="warn">
            {stands?.tempted && words.why !== undefined ? words.why : say(`puzzles.is.${now}`)}
          </p>
        ) : null}
        {now === "watched" ? <p>{words.idea}</p> : null}
        {hinted && now === "open" ? <p>{words.hint}</p> : null}
      </div>
      {watching ? <Moves laid={study.laid} /> : null}
      <div className="answers">
        {now === "open" && !hinted ? (
          <button type="button" onClick={() => setHinted(true)}>
            {say("puzzles.hint")}
          </button>
        ) : null}
        {now === "solved" ? (
          <button type="button" className="primary" onClick={() => void goOn(study)}>
            {say("puzzles.next")}
          </button>
        ) : null}
        {at > 0 || watching ? (
          <button
            type="button"
            className={now === "astray" || now === "failed" ? "primary" : ""}
            onClick={() => void again(study)}
          >
            {say("puzzles.again")}
          </button>
        ) : null}
        {watching ? null : (
          <button type="button" onClick={() => void solution(study)}>
            {say("puzzles.solution")}
          </button>
        )}
        <button type="button" onClick={leave}>
          {say("study.back")}
        </button>
      </div>
    </section>
  );
}

const about = ({ what, id, from }: Study) => ({ what, id, from });

function again(study: Study): Promise<void> {
  return layPosition(
    { text: study.text, seats: ["human", "normal"], watch: false, open: true },
    about(study),
  ).catch(refused);
}

function solution(study: Study): Promise<void> {
  return layPosition(
    { text: study.text, seats: ["human", "human"], watch: true, open: true },
    about(study),
  ).catch(refused);
}

async function goOn(study: Study): Promise<void> {
  const next = await nextPuzzle(study.id);
  if (next === null) leave();
  else await posePuzzle(study.id.split("/")[0] as GameName, next);
}
