/** The first page: a game, a deck, Play. */

import { type BotName, botNames, type GameName, type Seat } from "@arbiter/match";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { artOf } from "../cards/art.ts";
import { CardBack } from "../cards/card.tsx";
import { colorIn } from "../cards/describe.ts";
import { Sign } from "../cards/sign.tsx";
import { useArt } from "../cards/use-art.ts";
import { Lobby } from "../online/lobby.tsx";
import { LanguagePicker } from "../panels/settings.tsx";
import { imageCount } from "../workshop/data/images.ts";
import { willPlay } from "../workshop/data/results.ts";
import { begin, freshSeed } from "./again.ts";
import { decks, decksIn, editions } from "./choices.ts";
import { exportAll, openFile, refused } from "./files.ts";
import { brought, choiceNow, choiceOf, useOwnDecks } from "./own-decks.ts";
import { openSave } from "./play.ts";
import { Shelves } from "./shelves.tsx";
import { deleteGame, type Kept, keptGames } from "./storage.ts";
import { show } from "./store.ts";

type Mode = "bot" | "hotseat" | "watch";

export function Home() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [game, setGame] = useState<GameName>("opcg");
  const [edition, setEdition] = useState("3.02");
  const [deck, setDeck] = useState(0);
  const [against, setAgainst] = useState<number | null>(null);
  const [mode, setMode] = useState<Mode>("bot");
  const [level, setLevel] = useState<BotName>("easy");
  const [starting, setStarting] = useState(false);
  const own = useOwnDecks(game, edition);
  const known = [...decksIn(game, edition), ...own.map(choiceOf)];
  const chosen = known[deck];
  useEffect(() => willPlay(async () => (await brought(own, chosen)).played));
  const play = async () => {
    const all = known;
    const rest = decksIn(game, edition).filter((_, i) => i !== deck);
    const other = against === null ? rest[Math.floor(Math.random() * rest.length)] : all[against];
    const seats: readonly [Seat, Seat] =
      mode === "bot" ? ["human", level] : mode === "hotseat" ? ["human", "human"] : [level, level];
    setStarting(true);
    const by = editions[game].length === 0 ? {} : { edition };
    const [mine, theirs] = await Promise.all([brought(own, all[deck]), brought(own, other)]);
    const cards = [...mine.cards, ...theirs.cards];
    const setup = {
      game,
      ...by,
      decks: [mine.choice, theirs.choice],
      seats,
      seed: freshSeed(),
      first: null,
    } as const;
    await begin({ ...setup, ...(cards.length === 0 ? {} : { cards }) }, mine.played);
    setStarting(false);
  };
  return (
    <main className={`home game-${game}`}>
      <header className="title">
        <Fan game={game} />
        <h1>{say("app.title")}</h1>
        <p>{say("app.tagline")}</p>
        <a href="#/lessons">{say("home.new")}</a>
      </header>
      <section className="setup" aria-label={say("home.play")}>
        <fieldset className="games">
          <legend>{say("home.game")}</legend>
          {(["opcg", "dbs"] as const).map((one) => (
            <label key={one} className={`game-choice choice-${one}`}>
              <input
                type="radio"
                name="game"
                checked={game === one}
                onChange={() => {
                  setGame(one);
                  setDeck(0);
                  setAgainst(null);
                }}
              />
              <span>
                <b>{say(`app.${one}`)}</b>
                <small>{say(`app.${one}.set`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {editions[game].length === 0 ? null : (
          <fieldset className="editions">
            <legend>{say("home.edition")}</legend>
            {editions[game].map(([one]) => (
              <label key={one} className="pill">
                <input
                  type="radio"
                  name="edition"
                  checked={edition === one}
                  onChange={() => {
                    setEdition(one);
                    setDeck(0);
                    setAgainst(null);
                  }}
                />
                <span>{say(`home.edition.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className="decks">
          <legend>{say("home.deck")}</legend>
          {known.map(([name, leader, colors, key], i) => (
            <label key={name} className="deck-choice">
              <input type="radio" name="deck" checked={deck === i} onChange={() => setDeck(i)} />
              <span>
                <LeaderArt game={game} card={key} colors={colors} />
                <b>{leader}</b>
                <small>
                  {colors.map((color) => (
                    <Sign key={color} color={color} />
                  ))}
                  {colors.map((color) => colorIn(intl, color)).join(" · ")}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="options">
          <fieldset>
            <legend>{say("home.mode")}</legend>
            {(["bot", "hotseat", "watch"] as const).map((one) => (
              <label key={one} className="pill">
                <input type="radio" name="mode" checked={mode === one} onChange={() => setMode(one)} />
                <span>{say(`home.mode.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          {mode === "hotseat" ? null : (
            <fieldset>
              <legend>{say("home.level")}</legend>
              {botNames.map((one) => (
                <label key={one} className="pill">
                  <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
                  <span>{say(`home.level.${one}`)}</span>
                </label>
              ))}
            </fieldset>
          )}
          <label className="against">
            <span>{say("home.against")}</span>
            <select
              value={against ?? ""}
              onChange={(event) => setAgainst(event.target.value === "" ? null : Number(event.target.value))}
            >
              <option value="">{say("home.surprise")}</option>
              {known.map(([name, leader], i) => (
                <option key={name} value={i}>
                  {leader}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="primary play" disabled={starting} onClick={play}>
            {say("home.play")}
          </button>
        </div>
      </section>
      <Shelves />
      <Lobby
        game={game}
        edition={editions[game].length === 0 ? "" : edition}
        deck={choiceNow(own, known[deck][0])}
        onGame={(one, by) => {
          if (editions[one].length > 0) setEdition(by);
          if (one === game && (one !== "dbs" || by === edition)) return;
          setGame(one);
          setDeck(0);
        }}
      />
      <Games />
      <footer>
        <LanguagePicker />
        <button type="button" onClick={() => show({ what: "settings" })}>
          {say("home.settings")}
        </button>
        <p>{say("app.unofficial")}</p>
      </footer>
    </main>
  );
}

function LeaderArt({ game, card, colors }: { game: GameName; card: string; colors: readonly string[] }) {
  return <i style={useArt({ key: card, category: "LEADER", colors, game })} />;
}

function leaderKey(game: GameName, i: number): string {
  return decks[game][i][3];
}

function Fan({ game }: { game: GameName }) {
  return (
    <span className="fan" aria-hidden="true">
      {[-2, -1, 0, 1, 2].map((i) => (
        <span
          key={i}
          className="card"
          style={{ rotate: `${i * 9}deg`, translate: `${i * 34}px ${Math.abs(i) * 7}px` }}
        >
          {i === 0 ? (
            <CardBack game={game} />
          ) : (
            <i
              className="face"
              style={{
                backgroundImage: `url("${artOf({ key: leaderKey(game, (i + 6) % 6), category: "LEADER", colors: decks[game][(i + 6) % 6][2] })}")`,
              }}
            />
          )}
        </span>
      ))}
    </span>
  );
}

function Games() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const [games, setGames] = useState<readonly Kept[]>([]);
  const [withPictures, setWithPictures] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const look = () => void keptGames().then(setGames);
  useEffect(look, []);
  const open = (game: Kept, watch: boolean) => openSave(game.save, watch).catch(refused);
  return (
    <section className="kept" aria-label={say("home.games")}>
      <h2>{say("home.games")}</h2>
      {games.length === 0 ? <p className="quiet">{say("home.noGames")}</p> : null}
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <span>
              {intl.formatMessage(
                { id: "home.savedAt" },
                { game: say(`app.${game.save.game}`), a: game.names[0], b: game.names[1], turn: game.turn },
              )}{" "}
              <small>{intl.formatDate(game.at, { dateStyle: "medium", timeStyle: "short" })}</small>
            </span>
            {game.over ? null : (
              <button type="button" onClick={() => open(game, false)}>
                {say("home.continue")}
              </button>
            )}
            <button type="button" onClick={() => open(game, true)}>
              {say("home.watchReplay")}
            </button>
            <button
              type="button"
              onBlur={() => setRemoving(null)}
              onClick={() =>
                removing === game.id ? void deleteGame(game.id).then(look) : setRemoving(game.id)
              }
            >
              {say(removing === game.id ? "home.deleteSure" : "home.delete")}
            </button>
          </li>
        ))}
      </ul>
      <div className="answers">
        <button type="button" onClick={() => file.current?.click()}>
          {say("home.open")}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json,.zip,.yaml,.yml,image/*"
          hidden
          onChange={async (event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) await openFile(chosen);
            event.target.value = "";
            look();
          }}
        />
        <button type="button" onClick={() => void exportAll(withPictures)}>
          {say("home.export")}
        </button>
        {imageCount() === 0 ? null : (
          <label className="check">
            <input
              type="checkbox"
              checked={withPictures}
              onChange={(event) => setWithPictures(event.target.checked)}
            />
            <span>{say("home.withPictures")}</span>
          </label>
        )}
      </div>
    </section>
  );
}
