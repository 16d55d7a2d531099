/** A lesson at the table: a sentence or two, the paragraph, and on to the next when it is done. */
import type { GameName } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { layPosition, leave } from "../../app/play.ts";
import { type Study, table, useTable } from "../../app/store.ts";
import { RuleLink } from "../../panels/cite.tsx";
import { refused } from "../judge/leaving.ts";
import { learn } from "../listed.ts";
import { coachedGame, nextLesson, teach } from "./teaching.ts";

export function LessonPanel({ study }: { study: Study }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const { lesson, rules, title } = study.laid;
  const at = useTable((t) => t.at);
  const busy = useTable((t) => t.busy);
  const [done, setDone] = useState(false);
  const on = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every answer it may be done
  useEffect(() => {
    let live = true;
    void table()
      .match?.ask("lesson")
      .then((now) => {
        if (!live) return;
        setDone(now);
        if (now) learn(`lesson/${study.id}`);
      });
    return () => {
      live = false;
    };
  }, [at, busy, study.id]);
  useEffect(() => {
    if (done) on.current?.focus();
  }, [done]);
  if (lesson === null) return null;
  const words = lesson.said[intl.locale] ?? { title, says: lesson.says };
  return (
    <section className="panel study lesson" aria-label={say("lessons.one")}>
      <h2>{words.title}</h2>
      <p>
        {words.says}{" "}
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <p role="status" className="good">
        {done ? say("lessons.isDone") : ""}
      </p>
      <div className="answers">
        {done ? (
          <button ref={on} type="button" className="primary" onClick={() => void goOn(study)}>
            {say("lessons.next")}
          </button>
        ) : null}
        <button type="button" onClick={() => void again(study)}>
          {say("puzzles.again")}
        </button>
        <button type="button" onClick={leave}>
          {say("study.back")}
        </button>
      </div>
    </section>
  );
}

function again({ text, what, id, from }: Study): Promise<void> {
  return layPosition({ text, seats: ["human", "easy"], watch: false }, { what, id, from }).catch(refused);
}

async function goOn({ id }: Study): Promise<void> {
  const game = id.split("/")[0] as GameName;
  const next = await nextLesson(id);
  if (next === null) await coachedGame(game);
  else await teach(game, next);
}
