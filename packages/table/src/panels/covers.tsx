/** What covers the table: the curtain between two players, and the end. */

import type { Face, Player } from "@arbiter/match";
import { useIntl } from "react-intl";
import { again } from "../app/again.ts";
import { leave, liftCurtain } from "../app/play.ts";
import { show, type Table, useTable } from "../app/store.ts";
import { artOf } from "../cards/art.ts";
import { say, whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { AfterRemote, WhyLost } from "../online/end.tsx";
import { isRemote } from "../online/enter.ts";
import { CiteLink } from "./cite.tsx";
import { watchReplay } from "./table-menu.tsx";

function faceOfLeader({ scene, faces }: Table, player: Player | null): Face | undefined {
  const id = player === null ? undefined : scene?.sides[player].areas.leader[0];
  const key = id === undefined ? null : scene?.cards[id]?.face;
  return key == null ? undefined : faces.get(key);
}

function Portrait({ face }: { face: Face | undefined }) {
  return face === undefined ? null : (
    <span className="champion" style={{ backgroundImage: `url("${artOf(face)}")` }} aria-hidden="true" />
  );
}

export function Curtain() {
  const intl = useIntl();
  const curtain = useTable((t) => t.curtain);
  const name = useTable((t) => t.scene?.names[t.scene.viewer] ?? "");
  const face = useTable((t) => faceOfLeader(t, t.scene?.viewer ?? null));
  if (!curtain) return null;
  return (
    <div
      className="cover curtain"
      role="dialog"
      aria-modal="true"
      aria-label={intl.formatMessage({ id: "curtain.title" }, { name })}
    >
      <Portrait face={face} />
      <h2>{intl.formatMessage({ id: "curtain.title" }, { name })}</h2>
      <p>{intl.formatMessage({ id: "curtain.says" })}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the only thing that can be done */}
      <button type="button" className="primary" autoFocus onClick={liftCurtain}>
        {intl.formatMessage({ id: "curtain.open" }, { name })}
      </button>
    </div>
  );
}

export function End() {
  const intl = useIntl();
  const speaker = useSpeaker();
  const result = useTable((t) => t.scene?.result ?? null);
  const busy = useTable((t) => t.busy);
  const watching = useTable((t) => t.watching);
  const turn = useTable((t) => t.scene?.turn ?? 0);
  const face = useTable((t) => faceOfLeader(t, t.scene?.result?.winner ?? null));
  const study = useTable((t) => t.study !== null);
  const lost = useTable(({ scene, log }) =>
    scene?.result == null ? undefined : log.findLast(({ id }) => id === "log.loseGame"),
  );
  if (result === null || busy || watching || study) return null;
  const { winner } = result;
  const who = winner === null ? null : whoIs(speaker, winner);
  const id =
    who === null ? "end.draw" : who === "you" ? "end.victory" : who === "they" ? "end.defeat" : "end.wins";
  const title = intl.formatMessage({ id }, { name: winner === null ? "" : speaker.names[winner] });
  return (
    <div className={`cover end ${id.slice(4)}`} role="dialog" aria-label={title}>
      <Portrait face={face} />
      <h2>{title}</h2>
      <p>{intl.formatMessage({ id: "end.turn" }, { turn })}</p>
      {lost === undefined ? null : (
        <p className="because">
          {say(speaker, lost)} <CiteLink by={lost.by} />
        </p>
      )}
      {isRemote() ? (
        <>
          <WhyLost />
          <AfterRemote />
        </>
      ) : (
        <AfterLocal />
      )}
    </div>
  );
}

function AfterLocal() {
  const intl = useIntl();
  return (
    <div className="answers">
      {/* biome-ignore lint/a11y/noAutofocus: the game is over, nothing else can be done */}
      <button type="button" className="primary" autoFocus onClick={() => void again()}>
        {intl.formatMessage({ id: "end.again" })}
      </button>
      <button type="button" onClick={() => show({ what: "swings" })}>
        {intl.formatMessage({ id: "menu.swings" })}
      </button>
      <button type="button" onClick={() => void watchReplay()}>
        {intl.formatMessage({ id: "end.replay" })}
      </button>
      <button type="button" onClick={leave}>
        {intl.formatMessage({ id: "end.home" })}
      </button>
    </div>
  );
}
