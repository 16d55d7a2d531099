/** The table: both sides, hands, the question, the battle and the log. */
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { DragTable } from "../app/drag.tsx";
import { canTeach, useTable } from "../app/store.ts";
import { joined, whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { RoomPanel } from "../online/seats.tsx";
import { Actions } from "../panels/actions.tsx";
import { Arrow, BattlePanel } from "../panels/battle.tsx";
import { Curtain, End } from "../panels/covers.tsx";
import { Log } from "../panels/log.tsx";
import { Prompt } from "../panels/prompt.tsx";
import { Replay } from "../panels/replay.tsx";
import { Shown } from "../panels/shown.tsx";
import { TopBar } from "../panels/top-bar.tsx";
import { Tray } from "../panels/tray.tsx";
import { betweenAreas } from "./areas.tsx";
import { Engraving } from "./engraving.tsx";
import { Hand } from "./hand.tsx";
import { Side } from "./side.tsx";

const Coach = lazy(() => import("../workshop/teacher/coach.tsx"));
const StudyPanel = lazy(() => import("../workshop/study.tsx"));

export function TableScreen() {
  const game = useTable((t) => t.scene?.game);
  const viewer = useTable((t) => t.scene?.viewer ?? 0);
  const watching = useTable((t) => t.watching);
  const coached = useTable((t) => t.settings.coach && t.study === null && canTeach(t));
  const study = useTable((t) => t.study !== null);
  if (game === undefined) return null;
  const other = viewer === 0 ? 1 : 0;
  return (
    <DragTable>
      <div className={`table game-${game}${study ? " studied" : ""}`}>
        <TopBar />
        <main className="mats" onKeyDown={betweenAreas}>
          <Engraving game={game} />
          <Hand player={other} far />
          <Side player={other} far />
          <Midline />
          <Side player={viewer} far={false} />
          <Hand player={viewer} far={false} />
          <Tray />
          <Shown />
        </main>
        <aside className="rail">
          {study ? (
            <Suspense>
              <StudyPanel />
            </Suspense>
          ) : null}
          {coached ? (
            <Suspense>
              <Coach />
            </Suspense>
          ) : null}
          {watching ? <Replay /> : <Prompt />}
          <RoomPanel />
          <BattlePanel />
          <Log />
          <Tray beside />
        </aside>
        <Arrow />
        <Actions />
        <Curtain />
        <End />
      </div>
    </DragTable>
  );
}

/** Whose turn it is, between the sides. */
function Midline() {
  const intl = useIntl();
  const speaker = useSpeaker();
  const turn = useTable((t) => t.scene?.turn ?? 0);
  const active = useTable((t) => t.scene?.active ?? 0);
  const viewer = useTable((t) => t.scene?.viewer ?? 0);
  const who = whoIs(speaker, active);
  const id = who === "you" ? "turn.yours" : who === "they" ? "turn.theirs" : "turn.of";
  return (
    <div className={`midline${active === viewer ? " mine" : ""}`}>
      <span />
      {turn > 0 ? (
        <p key={turn}>
          {joined(intl.locale, intl.formatMessage({ id }, { name: speaker.names[active] }))}
          <small>{intl.formatMessage({ id: "turn.number" }, { turn })}</small>
        </p>
      ) : null}
      <span />
    </div>
  );
}
