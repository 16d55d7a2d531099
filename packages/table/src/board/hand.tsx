/** Hands: one's own lies open, the other's shows its backs. */

import type { Player } from "@arbiter/match";
import { useIntl } from "react-intl";
import { useTable } from "../app/store.ts";
import { whoIs } from "../i18n/say.ts";
import { useSpeaker } from "../i18n/use-speaker.ts";
import { AreaButton, arrows, drawnBy, useArea, useStop } from "./areas.tsx";
import { Cards } from "./card-button.tsx";

/** So many lie side by side. */
const most = 11;

export function Hand({ player, far }: { player: Player; far: boolean }) {
  const intl = useIntl();
  const speaker = useSpeaker();
  const cards = useArea(player, "hand");
  const dense = useTable((t) => drawnBy(t, player, "hand") > most);
  const { stop, onFocus } = useStop(cards);
  const unseen = useTable((t) => t.curtain || cards.every((id) => t.scene?.cards[id]?.face == null));
  const label = `${intl.formatMessage(
    { id: "land.hand" },
    { who: whoIs(speaker, player), name: speaker.names[player] },
  )}, ${cards.length}`;
  return (
    <section
      className={`hand ${far ? "far" : "near"}${dense ? " dense" : ""}`}
      aria-label={label}
      data-spot={`${player}.hand`}
      onKeyDown={arrows}
      onFocus={onFocus}
    >
      <Cards ids={cards} where="hand" stop={stop} />
      {far ? <b className="count">{cards.length}</b> : null}
      <AreaButton player={player} area="hand" label={label} tab={unseen} />
    </section>
  );
}
