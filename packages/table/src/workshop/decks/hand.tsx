/** A test hand: drawn, redrawn once, and drawn on. */
import { useState } from "react";
import { useIntl } from "react-intl";
import { CardFace } from "../../cards/card.tsx";
import { type DeckParts, numbersOf } from "../data/decks.ts";
import type { ListedCard } from "../data/listed.ts";
import { described } from "../library/describe.ts";
import type { Checked } from "../worker/check.ts";
import type { Cards } from "./listing.ts";

interface Drawn {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly redrawn: boolean;
  readonly back: readonly number[];
}

/** Every order as likely as every other. */
function shuffled(cards: readonly string[]): string[] {
  const all = [...cards];
  const limit = 2 ** 32;
  for (let i = all.length - 1; i > 0; i--) {
    let drawn = limit;
    while (drawn >= limit - (limit % (i + 1))) [drawn] = crypto.getRandomValues(new Uint32Array(1));
    const j = drawn % (i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

interface Given {
  readonly deck: DeckParts;
  readonly cards: Cards;
  readonly opening: Checked["opening"];
  readonly onRead: (card: ListedCard) => void;
}

export function TestHand({ deck, cards, opening, onRead }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const all = numbersOf({ ...deck, leader: null, z: [] });
  const begin = () => {
    const mixed = shuffled(all);
    setDrawn({
      hand: mixed.slice(0, opening.hand),
      deck: mixed.slice(opening.hand),
      redrawn: false,
      back: [],
    });
  };
  const redraw = ({ hand, deck: rest, back }: Drawn) => {
    const returned = opening.redraw === "all" ? hand.map((_, i) => i) : back;
    const mixed = shuffled([...rest, ...returned.map((i) => hand[i])]);
    const kept = hand.filter((_, i) => !returned.includes(i));
    const many = returned.length;
    setDrawn({ hand: [...kept, ...mixed.slice(0, many)], deck: mixed.slice(many), redrawn: true, back: [] });
  };
  const isPart = opening.redraw === "any" && drawn !== null && !drawn.redrawn;
  if (all.length <= opening.hand) return <p className="quiet">{say("odds.few")}</p>;
  return (
    <div className="test-hand">
      <div className="answers">
        <button type="button" className="primary" onClick={begin}>
          {say(drawn === null ? "hand.draw" : "hand.new")}
        </button>
        {drawn === null ? null : (
          <>
            <button
              type="button"
              disabled={drawn.redrawn || (opening.redraw === "any" && drawn.back.length === 0)}
              onClick={() => redraw(drawn)}
            >
              {say("hand.redraw")}
            </button>
            <button
              type="button"
              disabled={drawn.deck.length === 0}
              onClick={() =>
                setDrawn({
                  ...drawn,
                  redrawn: true,
                  hand: [...drawn.hand, drawn.deck[0]],
                  deck: drawn.deck.slice(1),
                  back: [],
                })
              }
            >
              {say("hand.one")}
            </button>
          </>
        )}
      </div>
      {isPart ? <p className="quiet">{say("hand.part")}</p> : null}
      {drawn === null ? null : (
        <ul aria-label={say("hand.title", { n: drawn.hand.length })}>
          {drawn.hand.map((number, i) => {
            const card = cards.get(number);
            if (card === undefined) return null;
            const chosen = drawn.back.includes(i);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place
              <li key={i}>
                <button
                  type="button"
                  className={`card${chosen ? " picked" : ""}`}
                  aria-label={described(intl, card, 0)}
                  {...(isPart ? { "aria-pressed": chosen } : {})}
                  onClick={() =>
                    isPart
                      ? setDrawn({
                          ...drawn,
                          back: chosen ? drawn.back.filter((one) => one !== i) : [...drawn.back, i],
                        })
                      : onRead(card)
                  }
                >
                  <CardFace face={card} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {drawn === null ? null : <p className="quiet">{say("hand.left", { n: drawn.deck.length })}</p>}
    </div>
  );
}
