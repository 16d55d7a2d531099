/** A lesson at the table: a sentence or two, the paragraph, and on to the next when it is done. */
import type { GameName } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { refused } from "../../app/files.ts";
import { layPosition, leave } from "../../app/play.ts";
import { type Study, table, useTable } from "../../app/store.ts";
import { RuleLink } from "../../panels/cite.tsx";
import { learn } from "../listed.ts";
import { coachedGame, type Place, placeOf, teach } from "./teaching.ts";

export function LessonPanel({ study }: { study: Study }) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const { lesson, rules, title } = study.laid;
  const at = useTable((t) => t.at);
  const busy = useTable((t) => t.busy);
  const [done, setDone] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const on = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // What the new position is about is read first.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void placeOf(study.id).then(setPlace);
  }, [study]);
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
  const ready = done && place !== null;
  useEffect(() => {
    if (ready) on.current?.focus();
  }, [ready]);
  if (lesson === null) return null;
  const words = lesson.said[intl.locale] ?? { title, says: lesson.says };
  return (
    <section className="panel study lesson" aria-label={say("lessons.one")}>
      <h2 ref={heading} tabIndex={-1} aria-describedby="lesson-says">
        {words.title}
      </h2>
      <small className="place">
        {place === null ? "" : say("lessons.place", { n: place.number, of: place.of })}
      </small>
      <p id="lesson-says">
        {words.says}{" "}
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <p role="status" className="good">
        {done ? say("lessons.isDone") : ""}
      </p>
      <div className="answers">
        {ready ? (
          <button ref={on} type="button" className="primary" onClick={() => void goOn(study, place)}>
            {say(place.next === null ? "lessons.game" : "lessons.next")}
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

function goOn({ id }: Study, { next }: Place): Promise<void> {
  const game = id.split("/")[0] as GameName;
  return next === null ? coachedGame(game) : teach(game, next);
}
