/** A deck is built: cards found on the left, the deck and all that is known of it on the right. */
import { memo, useCallback, useMemo, useState } from "react";
import { Button, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useIntl } from "react-intl";
import { ServerCheck } from "../../online/server-check.tsx";
import { countOf, type KeptDeck, sizeOf } from "../data/decks.ts";
import type { ListedCard } from "../data/listed.ts";
import { CardSheet } from "../library/card-sheet.tsx";
import type { Shelf } from "../library/cards.ts";
import { Finding } from "../library/finding.tsx";
import { Charts } from "./charts.tsx";
import { TestHand } from "./hand.tsx";
import { DeckHead } from "./head.tsx";
import { faultCount, Legality } from "./legality.tsx";
import { DeckList, Stepper } from "./list.tsx";
import { Odds } from "./odds-panel.tsx";
import { Share } from "./share.tsx";
import type { OpenDeck } from "./use-deck.ts";
import { Versions } from "./versions.tsx";

export function Builder({ open, shelf }: { open: OpenDeck; shelf: Shelf }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { deck, add } = open;
  const [side, setSide] = useState<"cards" | "deck">("cards");
  const [read, setRead] = useState<ListedCard | null>(null);
  const copies = useCallback((card: ListedCard) => countOf(deck, card.number), [deck]);
  const put = useCallback((card: ListedCard, by: number) => add(card.number, by), [add]);
  const stepper = useCallback(
    (card: ListedCard) =>
      card.state.is === "plays" ? (
        <GridStepper card={card} count={copies(card)} add={(by) => put(card, by)} />
      ) : null,
    [copies, put],
  );
  const colors = useMemo(() => leaderColors(deck, shelf), [deck, shelf]);
  return (
    <div className={`builder shows-${side}`}>
      <fieldset className="sides" aria-label={say("builder.sides")}>
        {(["cards", "deck"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
            {say(`builder.${one}`, { n: sizeOf(deck.main) })}
          </button>
        ))}
      </fieldset>
      <Finding
        className="finding"
        shelf={shelf}
        leader={colors}
        copies={copies}
        onRead={setRead}
        onAdd={put}
        below={stepper}
      />
      <DeckPane open={open} shelf={shelf} read={setRead} />
      {read === null ? null : (
        <CardSheet card={read} close={() => setRead(null)}>
          {read.state.is === "plays" ? (
            <p className="in-deck">
              {say("builder.inDeck")}{" "}
              <Stepper
                name={read.name}
                count={countOf(deck, read.number)}
                add={(by) => add(read.number, by)}
              />
            </p>
          ) : null}
        </CardSheet>
      )}
    </div>
  );
}

interface Pane {
  readonly open: OpenDeck;
  readonly shelf: Shelf;
  readonly read: (card: ListedCard) => void;
}

/** The deck and all that is known of it: the same while cards are looked for. */
const DeckPane = memo(function DeckPane({ open, shelf, read }: Pane) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { deck, checked, change, add } = open;
  const boost = deck.game === "opcg" ? "counter" : "combo power";
  return (
    <section className="deck-pane" aria-label={say("builder.deck", { n: sizeOf(deck.main) })}>
      <DeckHead open={open} shelf={shelf} />
      <Tabs className="tabs">
        <TabList aria-label={say("builder.tabs")}>
          {["list", "check", "figures", "hand", "share", "versions"].map((id) => (
            <Tab key={id} id={id}>
              {say(`tab.${id}`)}
              {id === "check" && checked !== null && faultCount(checked) > 0 ? (
                <span className="faults-n">{faultCount(checked)}</span>
              ) : null}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="list">
          <DeckList deck={deck} cards={shelf.byNumber} add={add} read={read} />
        </TabPanel>
        <TabPanel id="check">
          {checked === null ? (
            <p className="quiet">…</p>
          ) : (
            <Legality checked={checked} cards={shelf.byNumber} book={bookOf(deck)} />
          )}
          <ServerCheck game={deck.game} deck={deck} cards={shelf.byNumber} />
        </TabPanel>
        <TabPanel id="figures">
          <Charts deck={deck} cards={shelf.byNumber} boost={boost} />
          <h2>{say("odds.title")}</h2>
          {checked === null ? null : <Odds deck={deck} cards={shelf.byNumber} opening={checked.opening} />}
        </TabPanel>
        <TabPanel id="hand">
          {checked === null ? null : (
            <TestHand
              key={deck.id}
              deck={deck}
              cards={shelf.byNumber}
              opening={checked.opening}
              onRead={read}
            />
          )}
        </TabPanel>
        <TabPanel id="share">
          <Share deck={deck} cards={shelf.byNumber} />
        </TabPanel>
        <TabPanel id="versions">
          <Versions deck={deck} cards={shelf.byNumber} change={change} />
        </TabPanel>
      </Tabs>
    </section>
  );
});

/** 5-1-2-2: in ONE PIECE a card may have no colour that the Leader has not. */
function leaderColors({ game, leader }: KeptDeck, { byNumber }: Shelf): readonly string[] | null {
  return game === "dbs" || leader === null ? null : (byNumber.get(leader)?.colors ?? null);
}

function bookOf({ game, edition }: KeptDeck): string {
  return `${game}/${game === "opcg" ? "1.1.7" : edition}`;
}

/** In a grid of cards a press on these must not also read the card. */
function GridStepper({ card, count, add }: { card: ListedCard; count: number; add: (by: number) => void }) {
  const intl = useIntl();
  const { name } = card;
  return (
    <span className="stepper">
      <Button
        isDisabled={count === 0}
        aria-label={intl.formatMessage({ id: "deck.less" }, { name })}
        onPress={() => add(-1)}
      >
        −
      </Button>
      <b>{count}</b>
      <Button aria-label={intl.formatMessage({ id: "deck.more" }, { name })} onPress={() => add(1)}>
        +
      </Button>
    </span>
  );
}
