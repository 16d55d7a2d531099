/** The end of a game with somebody elsewhere: why it ended, and what may follow. */
import { useIntl } from "react-intl";
import { leave } from "../app/play.ts";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { fail } from "./enter.ts";
import { watchRoom } from "./replay.ts";
import { useRoom } from "./room.ts";

export function WhyLost() {
  const intl = useIntl();
  const speaker = useSpeaker();
  const lost = useRoom((r) => r.room?.lost ?? null);
  if (lost === null) return null;
  const values = { who: whoIs(speaker, lost.player), name: speaker.names[lost.player] };
  return <p>{intl.formatMessage({ id: `online.lost.${lost.by}` }, values)}</p>;
}

export function AfterRemote() {
  const intl = useIntl();
  const match = useRoom((r) => r.match);
  const room = useRoom((r) => r.room);
  if (match === null || room === null) return null;
  const { you } = room;
  const other = you === 0 ? room.seats[1] : room.seats[0];
  const ready = you !== null && room.seats[you]?.again === true;
  return (
    <>
      {you !== null && other?.again && !ready ? (
        <p role="status">{intl.formatMessage({ id: "online.again.asked" }, { name: other.name })}</p>
      ) : null}
      {ready ? <p role="status">{intl.formatMessage({ id: "online.again.wait" })}</p> : null}
      <div className="answers">
        {you === null || ready ? null : (
          <button
            type="button"
            className="primary"
            onClick={() => match.request({ do: "again" }).catch(fail)}
          >
            {intl.formatMessage({ id: room.stage === "between" ? "online.nextGame" : "online.rematch" })}
          </button>
        )}
        {room.stage !== "over" ? null : (
          <button type="button" onClick={() => watchRoom(room.code, room.game).catch(fail)}>
            {intl.formatMessage({ id: "end.replay" })}
          </button>
        )}
        {room.stage !== "over" || you === null || room.seats[you]?.whole ? null : (
          <button type="button" onClick={() => match.request({ do: "whole" }).catch(fail)}>
            {intl.formatMessage({ id: "online.whole.allow" })}
          </button>
        )}
        {room.seats.every((seat) => seat?.whole) ? (
          <button type="button" onClick={() => watchRoom(room.code, room.game, true).catch(fail)}>
            {intl.formatMessage({ id: "online.whole.watch" })}
          </button>
        ) : null}
        <button type="button" onClick={leave}>
          {intl.formatMessage({ id: "end.home" })}
        </button>
      </div>
    </>
  );
}
