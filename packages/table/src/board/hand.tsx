/** Hands: one's own lies open, the other's shows its backs. */

import type { Player } from "@arbiter/match";
import { useIntl } from "react-intl";
import { useTable } from "../app/store.ts";
import { CardBack } from "../cards/card.tsx";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { AreaButton, arrows, useArea, useStop } from "./areas.tsx";
import { CardButton, useCards } from "./card-button.tsx";

export function Hand({ player, far }: { player: Player; far: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const cards = useArea(player, "hand");
  const { stop, onFocus } = useStop(cards);
  const shown = useCards(cards);
  const curtain = useTable((t) => t.curtain);
  const label = `${intl.formatMessage(
    { id: "land.hand" },
    { who: whoIs(speaker, player), name: speaker.names[player] },
  )}, ${cards.length}`;
  return (
    <section
      className={`hand ${far ? "far" : "near"}`}
      aria-label={label}
      data-spot={`${player}.hand`}
      onKeyDown={arrows}
      onFocus={onFocus}
      style={{ "--n": cards.length } as object}
    >
      {shown.map((one) =>
        !curtain && one.card?.face != null ? (
          <CardButton key={one.id} {...one} where="hand" tab={one.id === stop} />
        ) : (
          <span key={one.id} className="slot">
            <span className="card">
              <CardBack game={one.game} />
            </span>
          </span>
        ),
      )}
      {far ? <b className="count">{cards.length}</b> : null}
      <AreaButton
        player={player}
        area="hand"
        label={label}
        tab={curtain || shown.every(({ card }) => card?.face == null)}
      />
    </section>
  );
}
