/** The first page's part for playing with somebody elsewhere: a room and its link, or an open one. */
import type { DeckChoice, GameName, OpenRoom } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { AccountPart } from "./account.tsx";
import { useMe } from "./api.ts";
import { bringLibrary, LibraryOfRoom } from "./cards-of-room.tsx";
import { codeHere, create, enter, fail, lastRoom, quit, request, sit } from "./enter.ts";
import { QueueButton } from "./queue.tsx";
import { useRoom } from "./room.ts";
import { defaultRoom, type RoomForm, RoomSettingsForm, settingsOf } from "./room-form.tsx";
import { useOffers, useWish, type Wish, WishForm } from "./wish.tsx";

const nameKey = "arbiter name";

export interface LobbyGiven {
  readonly game: GameName;
  readonly edition: string;
  readonly deck: DeckChoice;
  readonly onGame: (game: GameName, edition: string) => void;
}

export function Lobby({ game, edition, deck, onGame }: LobbyGiven) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const room = useRoom((r) => r.room);
  const [name, setName] = useState(localStorage.getItem(nameKey) ?? "");
  const [form, setForm] = useState<RoomForm>(defaultRoom);
  const [wish, setWish] = useWish(game);
  const named = name.trim() || say("online.guest");
  const last = lastRoom();
  const make = async () => {
    const library = form.ownCards ? { library: await bringLibrary(game) } : {};
    await create({ game, edition, ...wish, ...library, ...settingsOf(form) }, named, deck);
  };
  const me = useMe((m) => m.me);
  const section = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(location.href).then(() => setCopied(true), fail);

  useEffect(() => {
    const code = codeHere();
    if (code !== null && useRoom.getState().match === null) enter(code).catch(fail);
  }, []);
  // Who came by a room's link came for the room.
  useEffect(() => {
    setCopied(false);
    if (room?.code !== undefined) section.current?.scrollIntoView({ block: "center" });
  }, [room?.code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another room is entered
  useEffect(() => {
    if (room !== null) onGame(room.settings.game, room.edition);
  }, [room?.code]);

  return (
    <section ref={section} className="online setup" aria-label={say("online.title")}>
      <h2>{say("online.title")}</h2>
      <AccountPart />
      <label className="field" hidden={me != null}>
        <span>{say("online.name")}</span>
        <input
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={say("online.guest")}
          onChange={({ target }) => {
            setName(target.value);
            localStorage.setItem(nameKey, target.value);
          }}
        />
      </label>
      {room === null ? (
        <>
          <WishForm game={game} wish={wish} onWish={setWish} />
          <RoomSettingsForm game={game} form={form} onForm={setForm} />
          <div className="answers">
            <button type="button" onClick={() => make().catch(fail)}>
              {say("online.create")}
            </button>
            <QueueButton game={game} edition={edition} wish={wish} deck={deck} name={named} />
            {last === null ? null : (
              <button type="button" onClick={() => enter(last).catch(fail)}>
                {say("online.back", { code: last })}
              </button>
            )}
          </div>
          <OpenRooms game={game} edition={edition} wish={wish} />
        </>
      ) : (
        <>
          <p className="quiet">
            {say("online.plays", {
              game: say(`app.${room.settings.game}`),
              edition: room.edition,
              format: room.settings.format ?? "none",
            })}
          </p>
          <LibraryOfRoom />
          {room.you === null ? null : (
            <output className="waiting">
              {say("online.waiting")} <code>{location.href}</code>
            </output>
          )}
          <div className="answers">
            {room.you === null ? (
              <button type="button" className="primary" onClick={() => sit(named, deck).catch(fail)}>
                {say("online.sit")}
              </button>
            ) : (
              <button type="button" className="primary" onClick={() => void copy()}>
                {say(copied ? "online.copied" : "online.copy")}
              </button>
            )}
            <button type="button" onClick={quit}>
              {say("online.cancel")}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** How often the list is looked at again. */
const every = 4000;

interface OpenRoomsGiven {
  readonly game: GameName;
  readonly edition: string;
  readonly wish: Wish;
}

function OpenRooms({ game, edition, wish }: OpenRoomsGiven) {
  const intl = useIntl();
  const [rooms, setRooms] = useState<readonly OpenRoom[] | null>(null);
  const [open, setOpen] = useState(false);
  const [mine, setMine] = useState(false);
  const [wished, setWished] = useState(false);
  const offers = { opcg: useOffers("opcg"), dbs: useOffers("dbs") };
  const { library, format } = wish;
  useEffect(() => {
    if (!open) return;
    const look = () =>
      request<readonly OpenRoom[]>({
        do: "rooms",
        ...(mine ? { game, edition } : {}),
        ...(wished ? { game, library, format } : {}),
      }).then(setRooms, fail);
    void look();
    const again = setInterval(look, every);
    return () => clearInterval(again);
  }, [open, mine, wished, game, edition, library, format]);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{intl.formatMessage({ id: "online.rooms" })}</summary>
      <label className="check">
        <input type="checkbox" checked={mine} onChange={({ target }) => setMine(target.checked)} />
        <span>{intl.formatMessage({ id: "online.rooms.mine" })}</span>
      </label>
      {offers[game].formats.length + offers[game].libraries.length === 0 ? null : (
        <label className="check">
          <input type="checkbox" checked={wished} onChange={({ target }) => setWished(target.checked)} />
          <span>{intl.formatMessage({ id: "online.rooms.wished" })}</span>
        </label>
      )}
      {rooms?.length === 0 ? (
        <p className="quiet">{intl.formatMessage({ id: "online.rooms.none" })}</p>
      ) : null}
      <ul>
        {(rooms ?? []).map(({ code, host, settings }) => (
          <li key={code}>
            <span>
              {intl.formatMessage(
                { id: "online.rooms.about" },
                {
                  host: host ?? code,
                  game: intl.formatMessage({ id: `app.${settings.game}` }),
                  edition: settings.edition,
                  three: settings.bestOf === 3 ? "yes" : "no",
                  clock: settings.clock === null ? "no" : "yes",
                  format: settings.format ?? "none",
                  library:
                    offers[settings.game].libraries.find(({ hash }) => hash === settings.library)?.name ??
                    "none",
                },
              )}
            </span>
            <button type="button" onClick={() => enter(code).catch(fail)}>
              {intl.formatMessage({ id: "online.rooms.join" })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
