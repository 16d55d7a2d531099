/** The head of an open deck: its name, its edition, whether it may be played, and Play. */
import type { Seat } from "@arbiter/match";
import { useState } from "react";
import { useIntl } from "react-intl";
import { begin, freshSeed } from "../../app/again.ts";
import { decksIn, editions } from "../../app/choices.ts";
import { goTo } from "../../app/route.ts";
import { type KeptDeck, sizeOf } from "../data/decks.ts";
import { toPlay } from "../data/play.ts";
import type { Shelf } from "../library/cards.ts";
import { faultCount } from "./legality.tsx";
import { PasteSheet } from "./paste.tsx";
import type { OpenDeck } from "./use-deck.ts";

/** Against any of the shipped decks, as on the first page. */
export async function playDeck(deck: KeptDeck, level: Seat = "easy"): Promise<void> {
  const { choice, cards, played } = await toPlay(deck);
  const others = decksIn(deck.game, deck.edition);
  const [against] = others[Math.floor(Math.random() * others.length)];
  const by = deck.game === "dbs" ? { edition: deck.edition } : {};
  const seats: readonly [Seat, Seat] = ["human", level];
  await begin(
    { game: deck.game, ...by, decks: [choice, against], seats, seed: freshSeed(), first: null, cards },
    played,
  );
  goTo(null);
}

export function DeckHead({ open, shelf }: { open: OpenDeck; shelf: Shelf }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { deck, checked, change, undo, failed } = open;
  const [pasting, setPasting] = useState(false);
  const faults = checked === null ? null : faultCount(checked);
  return (
    <header className="deck-head">
      <label className="field">
        <span className="spoken">{say("deck.name")}</span>
        <input
          type="text"
          className="deck-name"
          value={deck.name}
          maxLength={80}
          onChange={(event) => change({ ...deck, name: event.target.value })}
        />
      </label>
      {editions[deck.game].length === 0 ? null : (
        <label className="field">
          <span className="spoken">{say("home.edition")}</span>
          <select value={deck.edition} onChange={(event) => change({ ...deck, edition: event.target.value })}>
            {editions[deck.game].map(([one]) => (
              <option key={one} value={one}>
                {say(`home.edition.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="sizes" role="status">
        {say("deck.sizes", { main: sizeOf(deck.main), z: sizeOf(deck.z) })}{" "}
        {faults === null ? null : (
          <b className={faults === 0 ? "good" : "warn"}>
            {faults === 0 ? say("check.legalShort") : say("check.faults", { n: faults })}
          </b>
        )}
      </p>
      {failed === null ? null : <p className="warn">{say("deck.notKept", { why: failed })}</p>}
      <div className="answers">
        <button type="button" className="primary" disabled={faults !== 0} onClick={() => void playDeck(deck)}>
          {say("home.play")}
        </button>
        <button type="button" onClick={() => setPasting(true)}>
          {say("paste.open")}
        </button>
        <button type="button" disabled={undo === null} onClick={() => undo?.()}>
          {say("deck.undo")}
        </button>
      </div>
      {pasting ? (
        <PasteSheet
          cards={shelf.byNumber}
          close={() => setPasting(false)}
          take={(parts) => {
            change({ ...deck, ...parts });
            setPasting(false);
          }}
        />
      ) : null}
    </header>
  );
}
