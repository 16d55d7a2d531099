/** Where the menu of a card stands. It is not measured, only reckoned: the page would be laid out twice. */
import type { CSSProperties } from "react";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

const offset = 10;
const edge = 8;
/** As `.actions` has it: how wide it may be, and an item of two lines. */
const widest = 340;
const itemHeight = 56;
const around = 14;

/** Above a card in hand; else at its side and downwards, for what it may attack lies above it. */
export function besideCard(card: Box, isHeld: boolean, items: number, screen: Size): CSSProperties {
  const highest = Math.round(screen.height * 0.6);
  if (isHeld) {
    const middle = (card.left + card.right) / 2;
    const half = widest / 2 + edge;
    return {
      left: Math.max(half, Math.min(middle, screen.width - half)),
      translate: "-50%",
      bottom: screen.height - card.top + offset,
      maxHeight: Math.min(highest, card.top - offset - edge),
    };
  }
  const isRight = card.right + offset + widest + edge <= screen.width;
  const height = Math.min(highest, items * itemHeight + around);
  return {
    ...(isRight ? { left: card.right + offset } : { right: screen.width - card.left + offset }),
    top: Math.max(edge, Math.min(card.top, screen.height - edge - height)),
    maxHeight: height,
  };
}
