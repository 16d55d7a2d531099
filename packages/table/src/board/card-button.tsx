/** A card that can be pointed at: chosen, used, or read. */
import { memo } from "react";
import { useIntl } from "react-intl";
import { useShallow } from "zustand/react/shallow";
import { use } from "../app/acting.ts";
import { useDragCard, useDropCard } from "../app/drag.tsx";
import { askedNow, choicesOf, isPicked, show, type Table, useTable } from "../app/store.ts";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe, keywordSaid } from "../cards/describe.ts";
import { useCardText } from "../telling/told.ts";

interface Given {
  readonly id: number;
  readonly where: "field" | "hand" | "pile" | "energy";
  readonly tab?: boolean;
}

/** What a card is in all that goes on. */
function standing(t: Table, id: number) {
  const asked = askedNow(t);
  const battle = t.scene?.battle;
  return {
    picked: isPicked(t, id),
    acting: t.acting === id,
    can: choicesOf(asked, id).length > 0,
    aimed: t.acting !== null && choicesOf(asked, t.acting).some((choice) => choice.target === id),
    fights: battle?.attacker === id || battle?.target === id,
  };
}

export const CardButton = memo(function CardButton({ id, where, tab = false }: Given) {
  const intl = useIntl();
  const card = useTable((t) => t.scene?.cards[id]);
  const face = useTable((t) => (card?.face == null ? undefined : t.faces.get(card.face)));
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const text = useCardText();
  const { picked, acting, can, aimed, fights } = useTable(useShallow((t) => standing(t, id)));
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
        {face === undefined ? <CardBack game={game} /> : <CardFace face={face} card={card} />}
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
