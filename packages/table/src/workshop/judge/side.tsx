/** One side of the desk: its areas with their cards, each a button, and a way to lay another there. */
import type { Player } from "@arbiter/match";
import { useState } from "react";
import { useIntl } from "react-intl";
import { artOf } from "../../cards/art.ts";
import { areas, type DeskArea, fits, pools } from "./areas.ts";
import type { DeskCard } from "./clerk.ts";
import { add, setBlanks, setCount, setDesk, useDesk } from "./desk.ts";
import type { DraftCard } from "./draft.ts";
import { Picker } from "./picker.tsx";

export function faceFor(cards: readonly DeskCard[], card: string): DeskCard | undefined {
  return cards.find(({ name, number, key }) => key === card || number === card || name === card);
}

export function DeskSide({ player }: { player: Player }) {
  const intl = useIntl();
  const game = useDesk((d) => d.draft.game);
  const counts = useDesk((d) => d.draft.sides[player].counts);
  const who = intl.formatMessage({ id: player === 0 ? "desk.you" : "desk.opponent" });
  return (
    <section className="desk-side" aria-label={who}>
      <h2>{who}</h2>
      <div className="desk-areas">
        {areas[game].map((area) => (
          <Area key={area.name} player={player} area={area} who={who} />
        ))}
        {pools[game].map((pool) => (
          <label key={pool} className="desk-pool">
            <span>{intl.formatMessage({ id: `desk.pool.${pool}` })}</span>
            <input
              type="number"
              min={0}
              max={pool === "reinforced" ? 1 : 10}
              value={counts[pool] ?? 0}
              aria-label={`${who}: ${intl.formatMessage({ id: `desk.pool.${pool}` })}`}
              onChange={(event) =>
                setCount(player, pool, Math.max(0, Math.min(10, Number(event.target.value) || 0)))
              }
            />
          </label>
        ))}
      </div>
    </section>
  );
}

const none: readonly DraftCard[] = [];

function Area({ player, area, who }: { player: Player; area: DeskArea; who: string }) {
  const { name, blanks } = area;
  const intl = useIntl();
  const cards = useDesk((d) => d.draft.sides[player].places[name] ?? none);
  const blank = useDesk((d) => d.draft.sides[player].blanks[name]);
  const all = useDesk((d) => d.cards);
  const chosen = useDesk((d) => d.chosen);
  const [picking, setPicking] = useState(false);
  const label = intl.formatMessage({ id: `desk.area.${name}` });
  return (
    <section className={`desk-area area-${name}`} aria-label={`${who}: ${label}`}>
      <header>
        <h3>{label}</h3>
        {blanks && cards.length === 0 ? (
          <label className="blank">
            <span>{intl.formatMessage({ id: "desk.blank" })}</span>
            <input
              type="number"
              min={0}
              max={60}
              value={blank ?? 0}
              aria-label={`${who}: ${label}, ${intl.formatMessage({ id: "desk.blank" })}`}
              onChange={(event) =>
                setBlanks(player, name, Math.max(0, Math.min(60, Number(event.target.value) || 0)))
              }
            />
          </label>
        ) : null}
        <button
          type="button"
          className="add"
          aria-label={intl.formatMessage({ id: "desk.addTo" }, { area: label, who })}
          onClick={() => setPicking(true)}
        >
          +
        </button>
      </header>
      <ul className="chips">
        {cards.map((card, at) => {
          const face = faceFor(all, card.card);
          const isChosen = chosen?.player === player && chosen.place === name && chosen.at === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
            <li key={at}>
              <button
                type="button"
                className="chip"
                aria-pressed={isChosen}
                onClick={() => setDesk({ chosen: isChosen ? null : { player, place: name, at } })}
              >
                {face === undefined ? null : (
                  <i
                    className={card.fields.rested === true ? "lying" : ""}
                    style={{ backgroundImage: `url("${artOf(face)}")` }}
                  />
                )}
                <span>
                  {face?.name ?? card.card}
                  <small>{stateOf(card, (id, values) => intl.formatMessage({ id }, values))}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {picking ? (
        <Picker
          title={intl.formatMessage({ id: "desk.addTo" }, { area: label, who })}
          close={() => setPicking(false)}
          take={(card) => add(player, name, card)}
          fits={(category) => fits(area, category)}
        />
      ) : null}
    </section>
  );
}

function stateOf(
  { fields, under }: DraftCard,
  say: (id: string, values: Record<string, number>) => string,
): string {
  const said = Object.entries(fields).flatMap(([key, value]) =>
    value === false || value === 0
      ? []
      : [say(`desk.is.${key}`, { n: typeof value === "number" ? value : 1 })],
  );
  if (under.length > 0) said.push(say("desk.is.under", { n: under.length }));
  return said.join(" · ");
}
