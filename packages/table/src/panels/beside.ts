/** Where the menu of a card stands. Nothing of it is measured: the page would be laid out twice. */
import type { CSSProperties } from "react";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const offset = 10;
const edge = 8;
/** As wide as it may be (`.actions`). */
const widest = 340;

/** Above a card in hand; else at its side, up from its foot or down from its head, wherever there is more room. */
export function besideCard(
  card: Box,
  isHeld: boolean,
  screen: { readonly width: number; readonly height: number },
): CSSProperties {
  if (isHeld) {
    const middle = (card.left + card.right) / 2;
    const half = widest / 2 + edge;
    return {
      left: Math.max(half, Math.min(middle, screen.width - half)),
      translate: "-50%",
      bottom: screen.height - card.top + offset,
      maxHeight: within(card.top - offset),
    };
  }
  const isRight = card.right + offset + widest + edge <= screen.width;
  const isUp = card.bottom > screen.height - card.top;
  return {
    ...(isRight ? { left: card.right + offset } : { right: screen.width - card.left + offset }),
    ...(isUp
      ? { bottom: Math.max(edge, screen.height - card.bottom), maxHeight: within(card.bottom) }
      : { top: Math.max(edge, card.top), maxHeight: within(screen.height - card.top) }),
  };
}

/** It never takes most of the table; longer ones scroll. */
function within(room: number): string {
  return `min(60vh, ${Math.round(room - edge)}px)`;
}
