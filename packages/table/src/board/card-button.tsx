/** A card that can be pointed at: chosen, used, or read. */

import type { Face, GameName, SceneCard } from "@arbiter/match";
import { memo } from "react";
import { useIntl } from "react-intl";
import { use } from "../app/acting.ts";
import { useDragCard, useDropCard } from "../app/drag.tsx";
import { askedNow, choicesOf, isPicked, show, type Table, useTable } from "../app/store.ts";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe, keywordSaid } from "../cards/describe.ts";
import { type CardText, useCardText } from "../telling/told.ts";

/** What a card is drawn from. */
interface Shown {
  readonly id: number;
  readonly card: SceneCard | undefined;
  readonly face: Face | undefined;
  readonly game: GameName;
  readonly text: CardText;
  readonly now: number;
}

interface Given extends Shown {
  readonly where: "field" | "hand" | "pile" | "energy";
  readonly tab?: boolean;
}

const isChosen = 1;
const isActing = 2;
const isAble = 4;
const isAimed = 8;
const isFighting = 16;

/** What a card is in all that goes on. */
function standing(t: Table, id: number): number {
  const asked = askedNow(t);
  const battle = t.scene?.battle;
  let all = 0;
  if (isPicked(t, id)) all |= isChosen;
  if (t.acting === id) all |= isActing;
  if (choicesOf(asked, id).length > 0) all |= isAble;
  if (t.acting !== null && choicesOf(asked, t.acting).some((choice) => choice.target === id)) all |= isAimed;
  if (battle?.attacker === id || battle?.target === id) all |= isFighting;
  return all;
}

/** Asked once for all cards of an area: if each asked for itself, every change would go through all of them. */
export function useCards(ids: readonly number[]): readonly Shown[] {
  const cards = useTable((t) => t.scene?.cards);
  const faces = useTable((t) => t.faces);
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const text = useCardText();
  const now = useTable((t) => ids.map((id) => standing(t, id)).join()).split(",");
  return ids.map((id, i) => {
    const card = cards?.[id];
    const face = card?.face == null ? undefined : faces.get(card.face);
    return { id, card, face, game, text, now: Number(now[i]) };
  });
}

export const CardButton = memo(function CardButton(given: Given) {
  const { id, card, face, game, text, now, where, tab = false } = given;
  const intl = useIntl();
  const picked = (now & isChosen) !== 0;
  const acting = (now & isActing) !== 0;
  const can = (now & isAble) !== 0;
  const aimed = (now & isAimed) !== 0;
  const fights = (now & isFighting) !== 0;
  const drag = useDragCard(id, can && where !== "pile");
  const drop = useDropCard(id, where === "field");
  if (card === undefined) return null;
  const state = [
    can || aimed ? intl.formatMessage({ id: "card.canAct" }) : "",
    picked ? intl.formatMessage({ id: "card.chosen" }) : "",
  ].filter((word) => word !== "");
  const label = [describe(intl, card, face, where, text), ...state].join(", ");
  const look = [
    "card",
    card.rested ? "rested" : "",
    can ? "can" : "",
    aimed ? "aimed" : "",
    picked || acting ? "picked" : "",
    fights ? "fights" : "",
    card.face !== null && !card.faceUp && where === "field" ? "down" : "",
  ].join(" ");
  return (
    <span className={`slot${card.rested && where === "field" ? " turned" : ""}`} data-slot={id} ref={drop}>
      {where === "field" && game === "opcg" && card.marks > 0 ? <Given marks={card.marks} /> : null}
      {card.under.length > 0 ? (
        <button
          type="button"
          className="under"
          aria-label={`${face?.name ?? ""}: ${intl.formatMessage({ id: "card.under" }, { n: card.under.length })}`}
          onClick={() => show({ what: "under", card: id })}
        >
          {card.under.length}
        </button>
      ) : null}
      <button
        type="button"
        className={look}
        data-card={id}
        ref={drag}
        tabIndex={tab ? 0 : -1}
        aria-label={label}
        aria-pressed={picked || acting}
        onClick={(event) => use(id, event.detail === 0)}
        onContextMenu={(event) => {
          event.preventDefault();
          if (face !== undefined) show({ what: "card", card: id, face: face.key });
        }}
      >
        {face === undefined ? <CardBack game={game} /> : <CardFace face={face} card={card} small />}
        {where === "field" && game === "dbs" && card.marks > 0 ? (
          <span className="markers">{card.marks}</span>
        ) : null}
        {card.keywords.length > 0 && where === "field" ? (
          <span className="keywords" aria-hidden="true">
            {card.keywords.slice(0, 2).map((keyword) => (
              <span key={keyword}>{keywordSaid(text, keyword)}</span>
            ))}
          </span>
        ) : null}
      </button>
    </span>
  );
});

/** DON!! that were given lie under their card. */
function Given({ marks }: { marks: number }) {
  return (
    <span className="given" aria-hidden="true">
      {Array.from({ length: Math.min(marks, 5) }, (_, i) => i).map((i) => (
        <span key={i} className="don" style={{ translate: `${i * 5}px 0` }} />
      ))}
      <b>×{marks}</b>
    </span>
  );
}
