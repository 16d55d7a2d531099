/** A card of the library, read in full. */
import { type ReactNode, useEffect } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useIntl } from "react-intl";
import { CardFace } from "../../cards/card.tsx";
import { colorIn, kindIn } from "../../cards/describe.ts";
import { legible } from "../../i18n/say.ts";
import { useCardText, wantTold } from "../../telling/told.ts";
import type { ListedCard } from "../data/listed.ts";
import { stateSaid } from "./describe.ts";

interface Given {
  readonly title: string;
  readonly close: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sheet over the workshop. */
export function ShopSheet({ title, close, wide = false, children }: Given) {
  const intl = useIntl();
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className={`sheet${wide ? " wide" : ""}`}>
        <Dialog className="shop-dialog">
          <header>
            <Heading slot="title">{title}</Heading>
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

export function CardSheet({
  card,
  close,
  children,
}: {
  card: ListedCard;
  close: () => void;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const { name, colors, category, traits, number, set, rarity, text, other, numbers, state } = card;
  const said = useCardText();
  useEffect(() => {
    wantTold(card.game, [
      [category, text],
      [category, other?.text ?? ""],
    ]);
  }, [card, category, text, other]);
  return (
    <ShopSheet title={name} close={close} wide>
      <div className="reading">
        <div className="big" aria-hidden="true">
          <span className="card">
            <CardFace face={card} />
          </span>
        </div>
        <div className="words">
          <p className="kind">
            {[...colors.map((one) => colorIn(intl, one)), kindIn(intl, category), ...traits].join(" · ")}{" "}
            <small>{[number, set, rarity].filter((part) => part !== "").join(" · ")}</small>
          </p>
          {state.is === "plays" ? null : <p className="warn">{stateSaid(intl, state)}</p>}
          <Text text={said(text)} />
          <dl className="values">
            {Object.entries(numbers).map(([value, n]) => (
              <div key={value}>
                <dt>{intl.formatMessage({ id: `number.${value}` })}</dt>
                <dd>
                  <b>{n}</b>
                </dd>
              </div>
            ))}
          </dl>
          {other === null ? null : (
            <section>
              <h4>
                {intl.formatMessage({ id: "read.other" })}: {other.name}
              </h4>
              <Text text={said(other.text)} />
            </section>
          )}
          {children}
        </div>
      </div>
    </ShopSheet>
  );
}

function Text({ text }: { text: string }) {
  const intl = useIntl();
  if (text === "") return <p className="quiet">{intl.formatMessage({ id: "read.nothing" })}</p>;
  return legible(text)
    .split("\n")
    .map((line) => (
      <p key={line} className="line">
        {line.split(/(\[[^\]]+\])/).map((part, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one printed line have no other name
          part.startsWith("[") ? <em key={i}>{part.slice(1, -1)}</em> : <span key={i}>{part}</span>,
        )}
      </p>
    ));
}
