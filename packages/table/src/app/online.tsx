/** Playing with somebody elsewhere: make a room and share its link, or sit down where a link leads. */
import type { GameName, Room } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type RemoteMatch, remoteMatch } from "../match/remote.ts";
import { playRemote } from "./play.ts";
import { show } from "./store.ts";

const codeHere = () => /#room=(\w{4,20})/.exec(location.hash)?.[1] ?? null;
const kept = (code: string) => localStorage.getItem(`arbiter seat ${code}`) ?? undefined;
const random = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const enterRequest = (code: string) => {
  const seat = kept(code);
  return { do: "enter", code, ...(seat === undefined ? {} : { seat }) } as const;
};

export function Online({
  game,
  deck,
  onGame,
}: {
  game: GameName;
  deck: string;
  onGame: (game: GameName) => void;
}) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [room, setRoom] = useState<Room | null>(null);
  const match = useRef<RemoteMatch | null>(null);
  const told = useRef(false);

  const fail = (error: unknown) =>
    show({ what: "error", says: error instanceof Error ? error.message : String(error) });

  async function enter(code: string): Promise<void> {
    const remote = remoteMatch(() => enterRequest(code));
    match.current = remote;
    remote.onRoom((now) => {
      setRoom(now);
      onGame(now.settings.game);
      if (now.you === null || now.numbers[now.you] || told.current) return;
      told.current = true;
      remote.request({ do: "number", number: random() }).catch(fail);
    });
    void playRemote(remote).catch(fail);
    await remote.request(enterRequest(code));
  }

  async function create(): Promise<void> {
    const maker = remoteMatch(() => null);
    try {
      const settings = { listed: false, bestOf: 1, clock: null, spectators: "public", emotes: true } as const;
      const code = (await maker.request({ do: "create", settings: { ...settings, game } })) as string;
      history.replaceState(null, "", `#room=${code}`);
      await enter(code);
      await sit();
    } catch (error) {
      fail(error);
    } finally {
      maker.close();
    }
  }

  async function sit(): Promise<void> {
    const code = codeHere();
    if (code === null) return;
    const seat = kept(code) ?? random();
    localStorage.setItem(`arbiter seat ${code}`, seat);
    try {
      await match.current!.request({ do: "sit", seat, name: say("online.guest"), deck });
    } catch (error) {
      localStorage.removeItem(`arbiter seat ${code}`);
      fail(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the link leads is looked at once
  useEffect(() => {
    const code = codeHere();
    if (code !== null && match.current === null) enter(code).catch(fail);
  }, []);

  const seated = room !== null && room.you !== null;
  return (
    <section className="online" aria-label={say("online.title")}>
      {room === null ? (
        <button type="button" onClick={() => void create()}>
          {say("online.create")}
        </button>
      ) : seated ? (
        <output>
          {say("online.waiting")} <b>{room.code}</b> <code>{location.href}</code>
        </output>
      ) : (
        <button type="button" className="primary" onClick={() => void sit()}>
          {say("online.sit")}
        </button>
      )}
    </section>
  );
}
