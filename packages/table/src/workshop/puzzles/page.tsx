/** The puzzles of a game, from easy to hard; solved ones are remembered. */
import type { GameName } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { goTo, useRoute } from "../../app/route.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { learnMessages } from "../i18n/messages.ts";
import { lastGame } from "../last-game.ts";
import { type Listed, learned, puzzlesOf } from "../listed.ts";
import { Speaking } from "../speaking.tsx";
import { goalId, posePuzzle, wordsFor } from "./posing.ts";

export default function PuzzlesPage() {
  return (
    <Speaking load={learnMessages}>
      <Puzzles />
    </Speaking>
  );
}

function Puzzles() {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const [, asked = lastGame()] = (useRoute() ?? "").split("/");
  const game: GameName = asked === "dbs" ? "dbs" : "opcg";
  const [all, setAll] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let live = true;
    void puzzlesOf(game).then((found) => live && setAll(found));
    return () => {
      live = false;
    };
  }, [game]);
  const solved = learned();
  const done = all.filter(({ file }) => solved.includes(`${game}/${file}`)).length;
  return (
    <Frame title={say("puzzles.title")} game={game}>
      <p className="lead">{say("puzzles.says")}</p>
      <div className="tools">
        <GamePicker game={game} choose={(one) => goTo(`puzzles/${one}`)} />
        <p role="status">{say("puzzles.done", { n: done, of: all.length })}</p>
      </div>
      <ol className="posed">
        {all.map((one, i) => {
          const { level, goal, turns } = one.about;
          const isSolved = solved.includes(`${game}/${one.file}`);
          return (
            <li key={one.file}>
              <button type="button" onClick={() => void posePuzzle(game, one)}>
                <span className="number">{i + 1}</span>
                <b>{wordsFor(one.about, intl.locale).title ?? one.title}</b>
                <small>{say(goalId(goal, turns))}</small>
                <small className="level">
                  {say("puzzles.level", { n: level })}
                  {isSolved ? <em>{say("puzzles.solved")}</em> : null}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </Frame>
  );
}
