/** A list that was copied elsewhere becomes the deck. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { type DeckParts, sizeOf } from "../data/decks.ts";
import { ShopSheet } from "../library/card-sheet.tsx";
import { type Cards, pasted } from "./listing.ts";

interface Given {
  readonly cards: Cards;
  readonly take: (parts: DeckParts) => void;
  readonly close: () => void;
}

export function PasteSheet({ cards, take, close }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [text, setText] = useState("");
  const found = pasted(text, cards);
  const size = sizeOf(found.parts.main) + sizeOf(found.parts.z) + (found.parts.leader === null ? 0 : 1);
  return (
    <ShopSheet title={say("paste.title")} close={close}>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault();
          take(found.parts);
        }}
      >
        <label className="field">
          <span>{say("paste.says")}</span>
          <textarea
            rows={10}
            value={text}
            maxLength={40_000}
            placeholder={"1xAB1-001\n4xAB1-016\n4 AB1-017 Name"}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div role="status">
          {text.trim() === "" ? null : <p>{say("paste.found", { n: size })}</p>}
          {found.unknown.length === 0 ? null : (
            <p className="warn">
              {say("paste.unknown", { numbers: intl.formatList(found.unknown.slice(0, 12)) })}
            </p>
          )}
          {found.faults.slice(0, 6).map((fault) => (
            <p key={fault} className="warn" lang="en">
              {fault}
            </p>
          ))}
        </div>
        <div className="answers">
          <button type="submit" className="primary" disabled={size === 0}>
            {say("paste.take")}
          </button>
          <button type="button" onClick={close}>
            {say("prompt.cancel")}
          </button>
        </div>
      </form>
    </ShopSheet>
  );
}
