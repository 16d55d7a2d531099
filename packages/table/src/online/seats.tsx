/** Beside the table: who sits there, whose clock runs, the score, who asks to take back. */
import type { Clocks, Player } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { Duties } from "./duties.tsx";
import { fail } from "./enter.ts";
import { useRoom } from "./room.ts";
import { Talk } from "./talk.tsx";

export function RoomPanel() {
  const intl = useIntl();
  const match = useRoom((r) => r.match);
  const room = useRoom((r) => r.room);
  const connected = useRoom((r) => r.connected);
  if (match === null || room === null) return null;
  const order: readonly Player[] = room.you === 1 ? [0, 1] : [1, 0];
  return (
    <section className="panel room" aria-label={intl.formatMessage({ id: "online.seats" })}>
      {connected ? null : (
        <p role="alert" className="warning">
          {intl.formatMessage({ id: "online.lostConnection" })}
        </p>
      )}
      <ul className="seats">
        {order.map((seat) => (
          <Seat key={seat} seat={seat} />
        ))}
      </ul>
      {room.settings.bestOf === 1 ? null : (
        <p className="score">
          {intl.formatMessage(
            { id: "online.score" },
            {
              game: room.game + 1,
              score: order
                .toReversed()
                .map((seat) => room.score[seat])
                .join(" : "),
            },
          )}
        </p>
      )}
      {room.watching === 0 ? null : (
        <p className="quiet">
          {intl.formatMessage({ id: "online.watching" }, { n: room.watching })}{" "}
          {room.you === 0 ? (
            <button
              type="button"
              className="link"
              onClick={() => match.request({ do: "kick", who: "spectators" }).catch(fail)}
            >
              {intl.formatMessage({ id: "online.kick" })}
            </button>
          ) : null}
        </p>
      )}
      <UndoAsked />
      <Talk />
      <Duties />
    </section>
  );
}

function Seat({ seat }: { seat: Player }) {
  const intl = useIntl();
  const shown = useRoom((r) => r.room?.seats[seat] ?? null);
  if (shown === null) return null;
  return (
    <li className={shown.here ? "" : "away"}>
      <b>{shown.name}</b>
      {shown.account ? <small title={intl.formatMessage({ id: "account.known" })}> ✓</small> : null}
      {shown.here ? null : <small> {intl.formatMessage({ id: "online.away" })}</small>}
      <Clock seat={seat} name={shown.name} />
    </li>
  );
}

/** Milliseconds that a seat has left now: what the decision gives, then the bank; or the time to be away. */
function leftOf(clocks: Clocks, seat: Player, here: boolean, since: number): number {
  const runs = clocks.running === seat;
  const passed = runs ? performance.now() - since : 0;
  if (!here && runs) return Math.max(0, clocks.away[seat] - passed);
  return Math.max(0, clocks.bank[seat] + (runs ? clocks.each : 0) - passed);
}

/** Under this a clock warns, and says so once. */
const low = 30_000;

function Clock({ seat, name }: { seat: Player; name: string }) {
  const intl = useIntl();
  const clocks = useRoom((r) => r.clocks);
  const since = useRoom((r) => r.clocksAt);
  const here = useRoom((r) => r.room?.seats[seat]?.here ?? true);
  const mine = useRoom((r) => r.room?.you === seat);
  const [, tick] = useState(0);
  const runs = clocks?.running === seat;
  useEffect(() => {
    if (!runs) return;
    const beat = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(beat);
  }, [runs]);
  if (clocks === null) return null;
  const left = leftOf(clocks, seat, here, since);
  const seconds = Math.ceil(left / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const isLow = runs && left < low;
  return (
    <>
      <span
        role="timer"
        className={`clock${runs ? " runs" : ""}${isLow ? " low" : ""}`}
        aria-label={intl.formatMessage(
          { id: here ? "online.clock.left" : "online.clock.away" },
          { name, time },
        )}
      >
        {time}
      </span>
      <output className="spoken">
        {mine && isLow ? intl.formatMessage({ id: "online.clock.low" }) : ""}
      </output>
    </>
  );
}

function UndoAsked() {
  const intl = useIntl();
  const match = useRoom((r) => r.match);
  const room = useRoom((r) => r.room);
  const undo = useRoom((r) => r.undo);
  if (undo === null || room === null || room.you === null) return null;
  if (undo.by === room.you) return <p role="status">{intl.formatMessage({ id: "online.undo.wait" })}</p>;
  const consent = (yes: boolean) => match?.request({ do: "consent", after: undo.after, yes }).catch(fail);
  return (
    <div role="alert" className="consent">
      <p>{intl.formatMessage({ id: "online.undo.asked" }, { name: room.seats[undo.by]?.name ?? "" })}</p>
      <div className="answers">
        <button type="button" onClick={() => consent(true)}>
          {intl.formatMessage({ id: "online.undo.yes" })}
        </button>
        <button type="button" onClick={() => consent(false)}>
          {intl.formatMessage({ id: "online.undo.no" })}
        </button>
      </div>
    </div>
  );
}
