/** What whoever makes a room decides about it. */
import type { GameName, RoomSettings, RoomWish } from "@arbiter/match";
import { useIntl } from "react-intl";
import { useHasCards } from "./cards-of-room.tsx";

export interface RoomForm extends Pick<RoomSettings, "bestOf" | "spectators" | "chat" | "listed"> {
  readonly clock: boolean;
  /** The player's own cards are played, too. */
  readonly ownCards: boolean;
  /** Minutes, seconds, minutes. */
  readonly bank: number;
  readonly each: number;
  readonly away: number;
}

export const defaultRoom: RoomForm = {
  bestOf: 1,
  spectators: "public",
  chat: true,
  listed: false,
  clock: false,
  ownCards: false,
  bank: 25,
  each: 10,
  away: 5,
};

export function settingsOf({ bestOf, spectators, chat, listed, ...f }: RoomForm): Omit<RoomWish, "game"> {
  const seconds = (minutes: number) => Math.max(1, Math.round(minutes * 60));
  const clock = f.clock ? { bank: seconds(f.bank), each: Math.round(f.each), away: seconds(f.away) } : null;
  return { bestOf, spectators, chat, listed, clock };
}

interface FormGiven {
  readonly game: GameName;
  readonly form: RoomForm;
  readonly onForm: (form: RoomForm) => void;
}

export function RoomSettingsForm({ game, form, onForm }: FormGiven) {
  const hasCards = useHasCards(game);
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const pills = <K extends "bestOf" | "spectators">(name: K, values: readonly RoomForm[K][]) => (
    <fieldset>
      <legend>{say(`online.${name}`)}</legend>
      {values.map((value) => (
        <label key={value} className="pill">
          <input
            type="radio"
            name={`online ${name}`}
            checked={form[name] === value}
            onChange={() => onForm({ ...form, [name]: value })}
          />
          <span>{say(`online.${name}.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
  const check = (name: "clock" | "chat" | "listed" | "ownCards") => (
    <label className="check">
      <input
        type="checkbox"
        checked={form[name]}
        onChange={({ target }) => onForm({ ...form, [name]: target.checked })}
      />
      <span>{say(`online.${name}`)}</span>
    </label>
  );
  const number = (name: "bank" | "each" | "away") => (
    <label className="field">
      <span>{say(`online.clock.${name === "away" ? "awayFor" : name}`)}</span>
      <input
        type="number"
        min={0}
        step="any"
        value={form[name]}
        onChange={({ target }) => onForm({ ...form, [name]: Number(target.value) })}
      />
    </label>
  );
  return (
    <details className="room-form">
      <summary>{say("online.settings")}</summary>
      <div className="options">
        {pills("bestOf", [1, 3])}
        {pills("spectators", ["public", "all", "none"])}
        {check("chat")}
        {check("listed")}
        {hasCards ? check("ownCards") : null}
        {check("clock")}
        {form.clock
          ? [number("bank"), number("each"), number("away")].map((f, i) => (
              <span key={["bank", "each", "away"][i]}>{f}</span>
            ))
          : null}
      </div>
    </details>
  );
}
