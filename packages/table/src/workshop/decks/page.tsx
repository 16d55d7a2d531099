/** Decks: all of them, one that is built, or its sheet. */
import "../styles/index.ts";
import "../styles/print.css";
import type { GameName } from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { decksIn } from "../../app/choices.ts";
import { goTo, useRoute } from "../../app/route.ts";
import { colorIn } from "../../cards/describe.ts";
import { Sign } from "../../cards/sign.tsx";
import { useArt } from "../../cards/use-art.ts";
import { db } from "../data/db.ts";
import { type KeptDeck, keepDeck, keptDecks, newDeck, sizeOf } from "../data/decks.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { lastGame } from "../last-game.ts";
import { ShopSheet } from "../library/card-sheet.tsx";
import { useCards } from "../library/cards.ts";
import { Loading } from "../library/loading.tsx";
import { messages } from "../messages/messages.ts";
import { Speaking } from "../speaking.tsx";
import { task } from "../worker/client.ts";
import { Builder } from "./builder.tsx";
import { RegistrationSheet } from "./sheet.tsx";
import { useDeck } from "./use-deck.ts";

export default function DecksPage() {
  return (
    <Speaking load={messages}>
      <Routed />
    </Speaking>
  );
}

function Routed() {
  const [, id, view] = (useRoute() ?? "").split("/");
  return id === undefined || id === "" ? <AllDecks /> : <OneDeck key={id} id={id} sheet={view === "sheet"} />;
}

function OneDeck({ id, sheet }: { id: string; sheet: boolean }) {
  const [game, setGame] = useState<GameName | null>(null);
  useEffect(() => {
    db.decks.get(id).then(
      (deck) => setGame(deck?.game ?? "opcg"),
      () => setGame("opcg"),
    );
  }, [id]);
  return game === null ? null : <Opened id={id} game={game} sheet={sheet} />;
}

function Opened({ id, game, sheet }: { id: string; game: GameName; sheet: boolean }) {
  const intl = useIntl();
  const shelf = useCards(game);
  const open = useDeck(id, shelf);
  const title = intl.formatMessage({ id: sheet ? "sheet.title" : "builder.title" });
  if (open === null)
    return (
      <Frame title={title} game={game}>
        <p>{intl.formatMessage({ id: "deck.gone" })}</p>
        <a href="#/decks">{intl.formatMessage({ id: "decks.title" })}</a>
      </Frame>
    );
  const of = sheet
    ? { route: `decks/${id}`, title: intl.formatMessage({ id: "builder.title" }) }
    : { route: "decks", title: intl.formatMessage({ id: "decks.title" }) };
  return (
    <Frame title={title} game={game} of={of}>
      {shelf === null || open === undefined ? (
        <Loading />
      ) : sheet ? (
        <RegistrationSheet deck={open.deck} cards={shelf.byNumber} />
      ) : (
        <Builder open={open} shelf={shelf} />
      )}
    </Frame>
  );
}

function AllDecks() {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [game, setGame] = useState<GameName>(lastGame);
  const [decks, setDecks] = useState<readonly KeptDeck[]>([]);
  const [removing, setRemoving] = useState<KeptDeck | null>(null);
  const [failed, setFailed] = useState("");
  const look = () => void keptDecks().then(setDecks, (error: Error) => setFailed(error.message));
  useEffect(look, []);
  const edition = game === "dbs" ? "3.02" : "";
  const open = async (deck: KeptDeck) => {
    try {
      await keepDeck(deck);
      goTo(`decks/${deck.id}`);
    } catch (error) {
      setFailed((error as Error).message);
    }
  };
  const copyOf = async (name: string) => {
    const leader = decksIn(game, edition || null).find(([one]) => one === name)?.[1] ?? name;
    await open(newDeck(game, edition, leader, await task("shipped", [game, edition, name])));
  };
  return (
    <Frame title={say("decks.title")} game={game}>
      <div className="tools">
        <GamePicker game={game} choose={setGame} />
        <div className="answers">
          <button
            type="button"
            className="primary"
            onClick={() => void open(newDeck(game, edition, say("deck.new")))}
          >
            {say("decks.new")}
          </button>
        </div>
      </div>
      {failed === "" ? null : <p className="warn">{say("deck.notKept", { why: failed })}</p>}
      {decks.every((deck) => deck.game !== game) ? <p className="quiet">{say("decks.none")}</p> : null}
      <ul className="deck-tiles">
        {decks
          .filter((deck) => deck.game === game)
          .map((deck) => (
            <Tile key={deck.id} deck={deck} remove={() => setRemoving(deck)} />
          ))}
      </ul>
      <section aria-labelledby="ours">
        <h2 id="ours">{say("decks.copy")}</h2>
        <ul className="deck-tiles">
          {decksIn(game, edition || null).map(([name, leader, colors, key]) => (
            <li className="deck-tile" key={name}>
              <button type="button" onClick={() => void copyOf(name)}>
                <Front leader={leader} colors={colors} game={game} face={key} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {removing === null ? null : (
        <ShopSheet title={say("decks.remove")} close={() => setRemoving(null)}>
          <p>{say("decks.sure", { name: removing.name })}</p>
          <div className="answers">
            <button
              type="button"
              className="primary"
              onClick={() => {
                setRemoving(null);
                void db.decks.delete(removing.id).then(look, (error: Error) => setFailed(error.message));
              }}
            >
              {say("decks.remove")}
            </button>
            <button type="button" onClick={() => setRemoving(null)}>
              {say("prompt.cancel")}
            </button>
          </div>
        </ShopSheet>
      )}
    </Frame>
  );
}

interface FrontGiven {
  readonly name?: string;
  readonly leader: string;
  readonly colors: readonly string[];
  readonly game: GameName;
  /** The number of the card whose picture it is. */
  readonly face: string;
}

function Front({ name = "", leader, colors, game, face }: FrontGiven) {
  const intl = useIntl();
  const art = useArt({ key: face, category: "LEADER", colors, game });
  return (
    <>
      <i style={art} aria-hidden="true" />
      <b>{name || leader}</b>
      <small>
        {colors.map((color) => (
          <Sign key={color} color={color} />
        ))}{" "}
        {name === "" ? colors.map((color) => colorIn(intl, color)).join(" · ") : leader}
      </small>
    </>
  );
}

function Tile({ deck, remove }: { deck: KeptDeck; remove: () => void }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { shown, game } = deck;
  const leader = shown?.leader ?? say("decks.noLeader");
  return (
    <li className="deck-tile">
      <a href={`#/decks/${deck.id}`}>
        <Front
          name={deck.name}
          leader={leader}
          colors={shown?.colors ?? []}
          game={game}
          face={shown?.key ?? deck.id}
        />
        <small>
          {say("deck.sizes", { main: sizeOf(deck.main), z: sizeOf(deck.z) })}{" "}
          <span className={shown?.legal ? "good" : "warn"}>
            {say(shown?.legal ? "check.legalShort" : "check.not")}
          </span>
        </small>
      </a>
      <button
        type="button"
        className="plain"
        aria-label={say("decks.removeOne", { name: deck.name })}
        onClick={remove}
      >
        {say("home.delete")}
      </button>
    </li>
  );
}
