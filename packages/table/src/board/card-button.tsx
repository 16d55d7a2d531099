/** A card that can be pointed at: chosen, used, or read. */

import type { Face, GameName, SceneCard } from "@arbiter/match";
import { memo, type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { use } from "../app/acting.ts";
import { useDragCard, useDropCard } from "../app/drag.tsx";
import { askedOfCards, choicesOf, isPicked, show, type Table, useTable } from "../app/store.ts";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe, keywordSaid } from "../cards/describe.ts";
import { type CardText, useCardText } from "../telling/told.ts";

interface Given {
  readonly id: number;
  readonly where: "field" | "hand" | "energy";
  readonly card: SceneCard;
  readonly face: Face | undefined;
  readonly game: GameName;
  readonly text: CardText;
  /** What it is in all that goes on. */
  readonly now: number;
  readonly tab: boolean;
}

const isChosen = 1;
const isActing = 2;
const isAble = 4;
const isAimed = 8;
const isFighting = 16;

function standing(t: Table, id: number): number {
  const asked = askedOfCards(t);
  const battle = t.scene?.battle;
  let all = 0;
  if (isPicked(t, id)) all |= isChosen;
  if (t.acting === id) all |= isActing;
  if (choicesOf(asked, id).length > 0) all |= isAble;
  if (t.acting !== null && choicesOf(asked, t.acting).some((choice) => choice.target === id)) all |= isAimed;
  if (battle?.attacker === id || battle?.target === id) all |= isFighting;
  return all;
}

interface CardsGiven {
  readonly ids: readonly number[];
  readonly where: Given["where"];
  /** The one at which Tab stops. */
  readonly stop: number | undefined;
}

/** The cards of an area, which asks for all of them: if each asked for itself, every change would go through each. */
export function Cards({ ids, where, stop }: CardsGiven) {
  const cards = useTable((t) => t.scene?.cards);
  const faces = useTable((t) => t.faces);
  const game = useTable((t) => t.scene?.game ?? "opcg");
  const curtain = useTable((t) => t.curtain);
  const text = useCardText();
  const now = useTable((t) => ids.map((id) => standing(t, id)).join()).split(",");
  return ids.map((id, i) => {
    const card = cards?.[id];
    if (where === "hand" && (curtain || card?.face == null))
      return (
        <span key={id} className="slot">
          <span className="card">
            <CardBack game={game} />
          </span>
        </span>
      );
    if (card === undefined) return null;
    const face = card.face === null ? undefined : faces.get(card.face);
    const shown = { id, where, card, face, game, text, now: Number(now[i]), tab: id === stop };
    return <CardButton key={id} {...shown} />;
  });
}

const CardButton = memo(function CardButton({ id, where, card, face, game, text, now, tab }: Given) {
  const intl = useIntl();
  const picked = (now & isChosen) !== 0;
  const acting = (now & isActing) !== 0;
  const can = (now & isAble) !== 0;
  const aimed = (now & isAimed) !== 0;
  const fights = (now & isFighting) !== 0;
  const drag = useDragCard(id, can);
  const Slot = where === "field" ? Target : Place;
  const state = [
    can || aimed ? intl.formatMessage({ id: "card.canAct" }) : "",
    picked ? intl.formatMessage({ id: "card.chosen" }) : "",
  ].filter((word) => word !== "");
  const said = useMemo(() => describe(intl, card, face, where, text), [intl, card, face, where, text]);
  const label = [said, ...state].join(", ");
  const look = [
    "card",
    card.rested ? "rested" : "",
    can ? "can" : "",
    aimed ? "aimed" : "",
    picked || acting ? "picked" : "",
    fights ? "fights" : "",
  ].join(" ");
  return (
    <Slot id={id}>
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
    </Slot>
  );
});

interface SlotGiven {
  readonly id: number;
  readonly children: ReactNode;
}

/** Where a card lies on which something may be dropped. */
function Target({ id, children }: SlotGiven) {
  return (
    <span className="slot" ref={useDropCard(id)}>
      {children}
    </span>
  );
}

function Place({ children }: SlotGiven) {
  return <span className="slot">{children}</span>;
}

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
