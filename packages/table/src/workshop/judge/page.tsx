/** The judge's desk: a position laid by hand, card by card, for both sides. */
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { editions } from "../../app/choices.ts";
import { refused } from "../../app/files.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { learnMessages } from "../i18n/messages.ts";
import { Speaking } from "../speaking.tsx";
import { CardForm } from "./card-form.tsx";
import { begin, desk, look, put, takeBack, useDesk } from "./desk.ts";
import { textOf } from "./draft.ts";
import { copyPosition, openScenario, openScenarioFile, playPosition, saveScenario } from "./leaving.ts";
import { DeskSide } from "./side.tsx";

export default function DeskPage() {
  return (
    <Speaking load={learnMessages}>
      <Desk />
    </Speaking>
  );
}

function Desk() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const draft = useDesk((d) => d.draft);
  const chosen = useDesk((d) => d.chosen);
  useEffect(() => {
    if (desk().draft.title === "")
      put({ ...desk().draft, title: intl.formatMessage({ id: "desk.untitled" }) });
    else void look();
  }, [intl]);
  return (
    <Frame title={say("desk.title")} game={draft.game}>
      <p className="lead">{say("desk.says")}</p>
      <div className="tools">
        <GamePicker game={draft.game} choose={(game) => begin(game)} />
        {draft.game === "dbs" ? (
          <label className="field">
            <span>{say("home.edition")}</span>
            <select value={draft.edition} onChange={(event) => begin("dbs", event.target.value)}>
              {editions.dbs.map(([one]) => (
                <option key={one} value={one}>
                  {say(`home.edition.${one}`)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label className="field grow">
          <span>{say("desk.name")}</span>
          <input
            type="text"
            value={draft.title}
            maxLength={140}
            onChange={(event) => put({ ...draft, title: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{say("desk.turnOf")}</span>
          <select
            value={draft.active}
            onChange={(event) => put({ ...draft, active: Number(event.target.value) as 0 | 1 })}
          >
            <option value={0}>{say("desk.you")}</option>
            <option value={1}>{say("desk.opponent")}</option>
          </select>
        </label>
        <label className="field narrow">
          <span>{say("desk.turn")}</span>
          <input
            type="number"
            min={1}
            max={99}
            value={draft.turn}
            onChange={(event) =>
              put({ ...draft, turn: Math.max(1, Math.min(99, Number(event.target.value) || 1)) })
            }
          />
        </label>
      </div>
      <Actions />
      <Problems />
      <div className="desk">
        <div className="sides">
          <DeskSide player={1} />
          <DeskSide player={0} />
        </div>
        <aside aria-label={say("desk.card")}>
          {chosen === null ? <p className="quiet">{say("desk.choose")}</p> : <CardForm spot={chosen} />}
        </aside>
      </div>
      <AsText />
    </Frame>
  );
}

function Actions() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const draft = useDesk((d) => d.draft);
  const wrong = useDesk((d) => d.problems.length > 0);
  const canUndo = useDesk((d) => d.before.length > 0);
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="answers desk-actions">
      <button
        type="button"
        className="primary"
        disabled={wrong}
        onClick={() => void playPosition(textOf(draft), []).catch(refused)}
      >
        {say("desk.play")}
      </button>
      <button type="button" disabled={!canUndo} onClick={takeBack}>
        {say("menu.undo")}
      </button>
      <button type="button" disabled={wrong} onClick={() => void saveScenario(textOf(draft), [])}>
        {say("desk.save")}
      </button>
      <button type="button" disabled={wrong} onClick={() => void copyPosition(textOf(draft), [], say)}>
        {say("desk.link")}
      </button>
      <button type="button" disabled={wrong} onClick={() => void picture(draft.title)}>
        {say("desk.picture")}
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        {say("desk.open")}
      </button>
      <input
        ref={file}
        type="file"
        accept=".yaml,.yml,text/yaml"
        hidden
        onChange={async (event) => {
          const [given] = event.target.files ?? [];
          if (given !== undefined) await openScenarioFile(given);
          event.target.value = "";
        }}
      />
      <button type="button" onClick={() => begin(draft.game, draft.edition)}>
        {say("desk.clear")}
      </button>
    </div>
  );
}

async function picture(title: string): Promise<void> {
  const { draftPicture } = await import("./picture.ts");
  const { draft, cards } = desk();
  await draftPicture(draft, cards, title).catch(refused);
}

function Problems() {
  const intl = useIntl();
  const problems = useDesk((d) => d.problems);
  const looked = useDesk((d) => d.looked);
  const left = useDesk((d) => d.left);
  return (
    <div role="status" className={problems.length + left > 0 ? "warn problems" : "quiet problems"}>
      {left === 0 ? null : <p>{intl.formatMessage({ id: "desk.left" }, { n: left })}</p>}
      {problems.length === 0 ? (
        looked ? (
          intl.formatMessage({ id: "desk.fine" })
        ) : (
          "\u00a0"
        )
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem.replace(/^line \d+: /, "")}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The whole position as the file that it is: for who writes quicker than he clicks. */
function AsText() {
  const intl = useIntl();
  const draft = useDesk((d) => d.draft);
  const [text, setText] = useState<string | null>(null);
  const now = textOf(draft);
  return (
    <details className="as-text">
      <summary>{intl.formatMessage({ id: "desk.text" })}</summary>
      <textarea
        aria-label={intl.formatMessage({ id: "desk.text" })}
        rows={16}
        spellCheck={false}
        value={text ?? now}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="answers">
        <button
          type="button"
          disabled={text === null}
          onClick={() => void openScenario(text ?? now).then(() => setText(null))}
        >
          {intl.formatMessage({ id: "desk.takeText" })}
        </button>
      </div>
    </details>
  );
}
