/** First steps: ten short positions for each game, then a game with a coach. */
import type { GameName, Taught } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { goTo, useRoute } from "../../app/route.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { learnMessages } from "../i18n/messages.ts";
import { lastGame } from "../last-game.ts";
import { type Listed, learned, lessonsOf } from "../listed.ts";
import { Speaking } from "../speaking.tsx";
import { coachedGame, teach } from "./teaching.ts";

export default function LessonsPage() {
  return (
    <Speaking load={learnMessages}>
      <Lessons />
    </Speaking>
  );
}

function Lessons() {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const [, asked = lastGame()] = (useRoute() ?? "").split("/");
  const game: GameName = asked === "dbs" ? "dbs" : "opcg";
  const [all, setAll] = useState<readonly Listed<Taught>[]>([]);
  useEffect(() => {
    let live = true;
    void lessonsOf(game).then((found) => live && setAll(found));
    return () => {
      live = false;
    };
  }, [game]);
  const known = learned();
  const isDone = ({ file }: Listed<Taught>) => known.includes(`lesson/${game}/${file}`);
  const next = all.find((one) => !isDone(one)) ?? all[0];
  return (
    <Frame title={say("lessons.title")} game={game}>
      <p className="lead">{say("lessons.says")}</p>
      <div className="tools">
        <GamePicker game={game} choose={(one) => goTo(`lessons/${one}`)} />
        <p role="status">{say("lessons.done", { n: all.filter(isDone).length, of: all.length })}</p>
      </div>
      <div className="answers desk-actions">
        <button
          type="button"
          className="primary"
          disabled={next === undefined}
          onClick={() => void teach(game, next)}
        >
          {say("lessons.begin")}
        </button>
        <button type="button" onClick={() => void coachedGame(game)}>
          {say("lessons.game")}
        </button>
      </div>
      <ol className="posed">
        {all.map((one, i) => (
          <li key={one.file}>
            <button type="button" onClick={() => void teach(game, one)}>
              <span className="number">{i + 1}</span>
              <b>{one.about.said[intl.locale]?.title ?? one.title}</b>
              <small className="learnt">{isDone(one) ? <em>{say("lessons.learnt")}</em> : null}</small>
            </button>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
