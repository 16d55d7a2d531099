/** Playing with whoever is there: the queue. */
import type { DeckChoice, GameName } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type RemoteMatch, remoteMatch } from "../match/remote.ts";
import { enter, fail, keepSeat, random } from "./enter.ts";
import type { Wish } from "./wish.tsx";

interface QueueGiven {
  readonly game: GameName;
  readonly edition: string;
  readonly wish: Wish;
  readonly deck: DeckChoice;
  readonly name: string;
}

export function QueueButton({ game, edition, wish, deck, name }: QueueGiven) {
  const intl = useIntl();
  const waiting = useRef<RemoteMatch | null>(null);
  const [since, setSince] = useState<number | null>(null);
  const [, tick] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const beat = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(beat);
  }, [since]);
  useEffect(() => () => waiting.current?.close(), []);

  const stop = () => {
    waiting.current?.close();
    waiting.current = null;
    setSince(null);
  };
  const join = () => {
    const seat = random();
    const asked = { do: "queue", game, edition, ...wish, seat, name, deck } as const;
    const line = remoteMatch(() => asked);
    waiting.current = line;
    setSince(Date.now());
    line.onFailure((says, dead) => dead && fail(says));
    line.onTold((told) => {
      if (!("paired" in told)) return;
      stop();
      keepSeat(told.paired.code, seat);
      enter(told.paired.code).catch(fail);
    });
    line.request(asked).catch((error) => {
      stop();
      fail(error);
    });
  };
  return since === null ? (
    <button type="button" onClick={join}>
      {intl.formatMessage({ id: "queue.join" })}
    </button>
  ) : (
    <>
      <output>
        {intl.formatMessage({ id: "queue.waiting" }, { seconds: Math.floor((Date.now() - since) / 1000) })}
      </output>
      <button type="button" onClick={stop}>
        {intl.formatMessage({ id: "queue.leave" })}
      </button>
    </>
  );
}
