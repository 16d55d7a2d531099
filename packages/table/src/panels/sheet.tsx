/** A sheet over the table, and cards spread on it. */
import { type ReactNode, useEffect, useRef } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useIntl } from "react-intl";
import { use } from "../app/acting.ts";
import { askedNow, choicesOf, show, useTable } from "../app/store.ts";
import { CardBack, CardFace } from "../cards/card.tsx";
import { describe } from "../cards/describe.ts";
import { useCardText } from "../telling/told.ts";

interface SheetGiven {
  readonly title?: string;
  readonly heading?: string;
  readonly wide?: boolean;
  readonly alert?: boolean;
  readonly children: ReactNode;
}

export function Sheet({ title, heading, wide = false, alert = false, children }: SheetGiven) {
  const intl = useIntl();
  const close = () => show(null);
  const dialog = useRef<HTMLElement>(null);
  // A press by key looks like a screen reader's to the library, which then may wait for a focus that the veil has taken.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (dialog.current?.contains(document.activeElement) === false) dialog.current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className={`sheet${wide ? " wide" : ""}`}>
        <Dialog ref={dialog} role={alert ? "alertdialog" : "dialog"}>
          <header>
            <Heading slot="title">{heading ?? intl.formatMessage({ id: title ?? "read.title" })}</Heading>
            <button
              type="button"
              className="close"
              onClick={close}
              aria-label={intl.formatMessage({ id: "read.close" })}
            >
              ×
            </button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

export function Spread({ cards }: { cards: readonly number[] }) {
  const intl = useIntl();
  const scene = useTable((t) => t.scene);
  const faces = useTable((t) => t.faces);
  const text = useCardText();
  const asked = useTable(askedNow);
  const able = (id: number) => choicesOf(asked, id).length > 0;
  if (scene === null) return null;
  return (
    <div className={cards.some((id) => scene.cards[id]?.face != null) ? "spread" : "spread backs"}>
      {cards.map((id) => {
        const card = scene.cards[id];
        const face = card?.face == null ? undefined : faces.get(card.face);
        return face === undefined ? (
          <span key={id} className="card">
            <CardBack game={scene.game} />
          </span>
        ) : (
          <button
            type="button"
            key={id}
            className={able(id) ? "card can" : "card"}
            aria-label={describe(intl, card, face, "pile", text)}
            onClick={() => {
              show(able(id) ? null : { what: "card", card: id, face: face.key });
              if (able(id)) use(id, true);
            }}
          >
            <CardFace face={face} card={card} />
          </button>
        );
      })}
    </div>
  );
}
