/** One player's side of the table, the areas where players expect them. */

import type { Player } from "@arbiter/match";
import { useIntl } from "react-intl";
import { useDragDon } from "../app/drag.tsx";
import { askedOfCards, useTable } from "../app/store.ts";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { AreaButton, Pile, Row, useArea, useAreaName } from "./areas.tsx";

export function Side({ player, far }: { player: Player; far: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const active = useTable((t) => t.scene?.active === player && t.scene.turn > 0);
  const label = intl.formatMessage(
    { id: "land.side" },
    { who: whoIs(speaker, player), name: speaker.names[player] },
  );
  const Mat = game === "opcg" ? OpcgMat : DbsMat;
  return (
    <section
      className={`side ${far ? "far" : "near"} side-${game}${active ? " active" : ""}`}
      aria-label={label}
    >
      <Mat player={player} />
    </section>
  );
}

function OpcgMat({ player }: { player: Player }) {
  return (
    <>
      <div className="wing left">
        <Pile player={player} area="life" />
        <DonDeck player={player} />
      </div>
      <div className="front">
        <Row player={player} area="characters" slots={5} />
      </div>
      <div className="rear">
        <Don player={player} />
        <Row player={player} area="leader" />
        <Row player={player} area="stage" slots={1} />
        <Row player={player} area="resolving" />
      </div>
      <div className="wing right">
        <Pile player={player} area="deck" />
        <Pile player={player} area="trash" open />
      </div>
    </>
  );
}

function DbsMat({ player }: { player: Player }) {
  return (
    <>
      <div className="wing left">
        <Pile player={player} area="life" />
        <Pile player={player} area="zDeck" />
      </div>
      <div className="front">
        <Row player={player} area="battle" slots={1} />
        <Row player={player} area="combo" />
      </div>
      <div className="rear">
        <Row player={player} area="energy" where="energy">
          <EnergyCount player={player} />
        </Row>
        <Row player={player} area="leader" />
        <div className="beside">
          <Row player={player} area="unison" slots={1} />
          <Row player={player} area="zEnergy" where="energy" />
        </div>
      </div>
      <div className="wing right">
        <Pile player={player} area="deck" />
        <Pile player={player} area="drop" open />
        <Pile player={player} area="warp" open />
      </div>
    </>
  );
}

function usePool(player: Player, pool: number): number {
  return useTable((t) => t.scene?.sides[player].pools[pool] ?? 0);
}

/** The cost area: DON!! that are active stand, rested ones lie. */
function Don({ player }: { player: Player }) {
  const intl = useIntl();
  const active = usePool(player, 0);
  const rested = usePool(player, 1);
  const area = useAreaName(player, "cost");
  const label = `${area}: ${intl.formatMessage({ id: "don.active" }, { n: active })}, ${intl.formatMessage({ id: "don.rested" }, { n: rested })}`;
  const many = (n: number) => Array.from({ length: n }, (_, i) => i);
  return (
    <section className="row row-cost" aria-label={label} data-spot={`${player}.cost`}>
      <span className="dons" aria-hidden="true" style={{ "--n": active + 1.5 * rested } as object}>
        {many(active).map((i) => (
          <DonChip key={`a${i}`} player={player} many={active - i} />
        ))}
        {many(rested).map((i) => (
          <span key={`r${i}`} className="don lying" />
        ))}
      </span>
      <b className="count" aria-hidden="true">
        {active}
        <small>/{active + rested}</small>
      </b>
      <AreaButton player={player} area="cost" label={area} tab />
    </section>
  );
}

function DonChip({ player, many }: { player: Player; many: number }) {
  const can = useTable(
    (t) => askedOfCards(t)?.options.some((o) => o.do === "give") === true && t.scene?.viewer === player,
  );
  const ref = useDragDon(player, many, can);
  return <span ref={ref} className={`don${can ? " can" : ""}`} />;
}

function DonDeck({ player }: { player: Player }) {
  const left = usePool(player, 2);
  const area = useAreaName(player, "don");
  return (
    <section className="pile pile-don" aria-label={`${area}, ${left}`} data-spot={`${player}.don`}>
      <span className="shut" aria-hidden="true">
        {left > 0 ? <span className="don big" /> : null}
        <b className="count">{left}</b>
        <small>DON!!</small>
      </span>
      <AreaButton player={player} area="don" label={area} tab={left > 0} />
    </section>
  );
}

/** How much of the energy is active, and the markers. */
function EnergyCount({ player }: { player: Player }) {
  const intl = useIntl();
  const energy = useArea(player, "energy");
  const active = useTable((t) => energy.filter((id) => t.scene?.cards[id]?.rested !== true).length);
  const n = usePool(player, 0);
  return (
    <>
      {energy.length === 0 ? null : (
        <b className="count" aria-hidden="true">
          {active}
          <small>/{energy.length}</small>
        </b>
      )}
      {n === 0 ? null : (
        <span
          className="energy-markers"
          role="img"
          aria-label={intl.formatMessage({ id: "markers.energy" }, { n })}
        >
          ◆ {n}
        </span>
      )}
    </>
  );
}
