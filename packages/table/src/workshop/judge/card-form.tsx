/** What can be said of a card on the desk, and where it can be put. */
import type { Player } from "@arbiter/match";
import { useState } from "react";
import { useIntl } from "react-intl";
import { CardFace } from "../../cards/card.tsx";
import { legible } from "../../i18n/say.ts";
import { areas, flags, numbers } from "./areas.ts";
import { add, changeCard, move, remove, type Spot, shift, useDesk } from "./desk.ts";
import type { DraftCard } from "./draft.ts";
import { Picker } from "./picker.tsx";
import { faceFor } from "./side.tsx";

export function CardForm({ spot }: { spot: Spot }) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const game = useDesk((d) => d.draft.game);
  const card = useDesk((d) => d.draft.sides[spot.player].places[spot.place]?.[spot.at]);
  const face = useDesk((d) => (card === undefined ? undefined : faceFor(d.cards, card.card)));
  const [picking, setPicking] = useState(false);
  if (card === undefined) return null;
  const area = areas[game].find(({ name }) => name === spot.place);
  const fields = area?.fields ?? [];
  const change = (key: string, value: boolean | number | readonly number[]) =>
    changeCard(spot, (was) => {
      const { [key]: _was, ...rest } = was.fields;
      const nothing = value === false || value === 0 || (Array.isArray(value) && value.length === 0);
      return { ...was, fields: nothing ? rest : { ...rest, [key]: value } };
    });
  const used = (card.fields.used as readonly number[] | undefined) ?? [];
  return (
    <div className="card-form">
      {face === undefined ? null : (
        <span className="card" aria-hidden="true">
          <CardFace face={face} />
        </span>
      )}
      <div>
        <h3>{face?.name ?? card.card}</h3>
        {face === undefined || face.text === "" ? null : <p className="printed">{legible(face.text)}</p>}
      </div>
      <div className="states">
        {flags
          .filter((flag) => fields.includes(flag))
          .map((flag) => (
            <label key={flag} className="check">
              <input
                type="checkbox"
                checked={card.fields[flag] === true}
                onChange={(event) => change(flag, event.target.checked)}
              />
              <span>{say(`desk.set.${flag}`)}</span>
            </label>
          ))}
        {(face?.limited ?? [])
          .filter(() => fields.includes("used"))
          .map((place) => (
            <label key={place} className="check">
              <input
                type="checkbox"
                checked={used.includes(place)}
                onChange={(event) =>
                  change(
                    "used",
                    event.target.checked ? [...used, place] : used.filter((one) => one !== place),
                  )
                }
              />
              <span>{say("desk.set.used", { n: place })}</span>
            </label>
          ))}
        {numbers
          .filter((key) => fields.includes(key))
          .map((key) => (
            <label key={key} className="field narrow">
              <span>{say(`desk.set.${key}`)}</span>
              <input
                type="number"
                step={key === "power" ? 1000 : 1}
                min={key === "power" ? -50000 : 0}
                max={key === "power" ? 50000 : 20}
                value={(card.fields[key] as number | undefined) ?? 0}
                onChange={(event) => change(key, Math.round(Number(event.target.value)) || 0)}
              />
            </label>
          ))}
      </div>
      {fields.includes("under") ? <Under spot={spot} card={card} pick={() => setPicking(true)} /> : null}
      <label className="field">
        <span>{say("desk.moveTo")}</span>
        <select
          value={`${spot.player}.${spot.place}`}
          onChange={(event) => {
            const [player, place] = event.target.value.split(".");
            move(spot, { player: Number(player) as Player, place });
          }}
        >
          {([0, 1] as const).flatMap((player) =>
            areas[game].map(({ name }) => (
              <option key={`${player}.${name}`} value={`${player}.${name}`}>
                {say(player === 0 ? "desk.you" : "desk.opponent")}: {say(`desk.area.${name}`)}
              </option>
            )),
          )}
        </select>
      </label>
      <div className="answers">
        <button type="button" onClick={() => shift(spot, -1)}>
          {say("desk.earlier")}
        </button>
        <button type="button" onClick={() => shift(spot, 1)}>
          {say("desk.later")}
        </button>
        <button type="button" onClick={() => add(spot.player, spot.place, card.card)}>
          {say("desk.again")}
        </button>
        <button type="button" onClick={() => remove(spot)}>
          {say("desk.remove")}
        </button>
      </div>
      {picking ? (
        <Picker
          title={say("desk.addUnder")}
          close={() => setPicking(false)}
          take={(name) =>
            changeCard(spot, (was) => ({
              ...was,
              under: [...was.under, { card: name, fields: {}, under: [] }],
            }))
          }
        />
      ) : null}
    </div>
  );
}

function Under({ spot, card, pick }: { spot: Spot; card: DraftCard; pick: () => void }) {
  const intl = useIntl();
  const cards = useDesk((d) => d.cards);
  return (
    <fieldset className="desk-under">
      <legend>{intl.formatMessage({ id: "desk.under" })}</legend>
      <ul className="chips">
        {card.under.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          <li key={i}>
            <button
              type="button"
              className="chip"
              aria-label={intl.formatMessage({ id: "desk.removeUnder" }, { card: one.card })}
              onClick={() =>
                changeCard(spot, (was) => ({ ...was, under: was.under.filter((_, k) => k !== i) }))
              }
            >
              <span>{faceFor(cards, one.card)?.name ?? one.card} ×</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="answers">
        <button type="button" onClick={pick}>
          {intl.formatMessage({ id: "desk.addUnder" })}
        </button>
      </div>
    </fieldset>
  );
}
