/** With which cards is played: a card library of this server, and a format. For rooms, the queue and the list of rooms. */
import type { Format, GameName, RoomSettings } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { create } from "zustand";
import { call } from "./api.ts";

export type Wish = Pick<RoomSettings, "library" | "format">;
export const noWish: Wish = { library: null, format: null };

export interface ServerLibrary {
  readonly hash: string;
  readonly game: string;
  readonly name: string;
}

interface Offered {
  readonly formats: readonly Format[];
  readonly libraries: readonly ServerLibrary[];
}

const nothing: Offered = { formats: [], libraries: [] };
const useOffered = create<Offered>(() => nothing);
let asking = false;

/** What this server has for a game; nothing where there is no server. */
export function useOffers(game: GameName): Offered {
  const { formats, libraries } = useOffered();
  useEffect(() => {
    if (asking) return;
    asking = true;
    Promise.all([call<readonly Format[]>("formats"), call<readonly ServerLibrary[]>("libraries")]).then(
      ([all, kept]) => useOffered.setState({ formats: all, libraries: kept }),
      () => {
        asking = false; // asked again when it is looked for next
      },
    );
  }, []);
  return {
    formats: formats.filter((one) => one.game === game),
    libraries: libraries.filter((one) => one.game === game),
  };
}

/** A wish for one game; another game has other cards. */
export function useWish(game: GameName): readonly [Wish, (wish: Wish) => void] {
  const [kept, setKept] = useState<{ readonly game: GameName; readonly wish: Wish }>({ game, wish: noWish });
  return [kept.game === game ? kept.wish : noWish, (wish) => setKept({ game, wish })];
}

interface Given {
  readonly game: GameName;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function WishForm({ game, wish, onWish }: Given) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const { formats, libraries } = useOffers(game);
  const select = (part: keyof Wish, options: readonly (readonly [value: string, name: string])[]) =>
    options.length === 0 ? null : (
      <label className="field">
        <span>{say(`online.${part}`)}</span>
        <select
          value={wish[part] ?? ""}
          onChange={({ target }) => onWish({ ...wish, [part]: target.value === "" ? null : target.value })}
        >
          <option value="">{say(`online.${part}.none`)}</option>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <>
      {select(
        "library",
        libraries.map(({ hash, name }) => [hash, name]),
      )}
      {select(
        "format",
        formats.map(({ name }) => [name, name]),
      )}
    </>
  );
}
