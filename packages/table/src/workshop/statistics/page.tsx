/** Statistics without an account: the player's own games, in this browser. */
import "../styles/index.ts";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { download } from "../../app/files.ts";
import { db } from "../data/db.ts";
import { type Result, results } from "../data/results.ts";
import { Frame } from "../frame.tsx";
import { ShopSheet } from "../library/card-sheet.tsx";
import { messages } from "../messages/messages.ts";
import { Speaking } from "../speaking.tsx";
import { byTurn, csvOf, shareOf, sharesBy } from "./figures.ts";
import { Columns, Shares } from "./plots.tsx";

export default function StatisticsPage() {
  return (
    <Speaking load={messages}>
      <Statistics />
    </Speaking>
  );
}

const versionOf = ({ deckName, version }: Result) => (version === 0 ? deckName : `${deckName} · ${version}`);

function Statistics() {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [all, setAll] = useState<readonly Result[]>([]);
  const [game, setGame] = useState("");
  const [deck, setDeck] = useState("");
  const [level, setLevel] = useState("");
  const [forgetting, setForgetting] = useState(false);
  useEffect(() => {
    void results().then(setAll, () => {});
  }, []);
  const names = new Map(
    all.filter((one) => game === "" || one.game === game).map((one) => [one.deck, one.deckName]),
  );
  const games = all.filter(
    (one) =>
      (game === "" || one.game === game) &&
      (deck === "" || one.deck === deck) &&
      (level === "" || one.opponent === level),
  );
  const turns = byTurn(games).map(({ turn, won, lost, drawn }) => ({
    label: String(turn),
    parts: [
      { name: say("stats.won"), value: won, color: "#62d2b4" },
      { name: say("stats.drawn"), value: drawn, color: "#a9b4bf" },
      { name: say("stats.lost"), value: lost, color: "#ff8f7d" },
    ],
  }));
  const who = (first: boolean | null) =>
    say(first === null ? "stats.unknown" : first ? "stats.first" : "stats.second");
  return (
    <Frame title={say("stats.title")} game={game === "dbs" ? "dbs" : "opcg"}>
      <div className="tools">
        <label className="field">
          <span>{say("home.game")}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.target.value);
              setDeck("");
            }}
          >
            <option value="">{say("stats.all")}</option>
            <option value="opcg">{say("app.opcg")}</option>
            <option value="dbs">{say("app.dbs")}</option>
          </select>
        </label>
        <label className="field">
          <span>{say("stats.deck")}</span>
          <select value={deck} onChange={(event) => setDeck(event.target.value)}>
            <option value="">{say("stats.all")}</option>
            {[...names].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say("stats.opponent")}</span>
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            <option value="">{say("stats.all")}</option>
            {["easy", "normal", "hard"].map((one) => (
              <option key={one} value={one}>
                {say(`home.level.${one}`)}
              </option>
            ))}
            <option value="remote">{say("stats.people")}</option>
          </select>
        </label>
        <div className="answers">
          <button
            type="button"
            disabled={games.length === 0}
            onClick={() => download("arbiter-games.csv", new Blob([csvOf(games)], { type: "text/csv" }))}
          >
            {say("stats.csv")}
          </button>
          <button type="button" disabled={all.length === 0} onClick={() => setForgetting(true)}>
            {say("stats.forget")}
          </button>
        </div>
      </div>
      {games.length === 0 ? (
        <p className="quiet">{say("stats.none")}</p>
      ) : (
        <div className="statistics">
          <Shares
            title={say("stats.inAll", { n: games.length })}
            head={say("stats.games")}
            rows={[shareOf(say("stats.all"), games)]}
          />
          <Shares
            title={say("stats.byDeck")}
            head={say("stats.deck")}
            rows={sharesBy(games, ({ deckName }) => deckName)}
          />
          <Shares
            title={say("stats.byVersion")}
            head={say("stats.version")}
            rows={sharesBy(games, versionOf)}
          />
          <Shares
            title={say("stats.byLeader")}
            head={say("stats.against")}
            rows={sharesBy(games, ({ against }) => against)}
          />
          <Shares
            title={say("stats.byFirst")}
            head={say("stats.order")}
            rows={sharesBy(games, ({ first }) => who(first))}
          />
          <Columns title={say("stats.byTurn")} columns={turns} unit={say("stats.turn")} />
        </div>
      )}
      {forgetting ? (
        <ShopSheet title={say("stats.forget")} close={() => setForgetting(false)}>
          <p>{say("stats.sure", { n: all.length })}</p>
          <div className="answers">
            <button
              type="button"
              className="primary"
              onClick={() => {
                setForgetting(false);
                void db.results.clear().then(
                  () => setAll([]),
                  () => {},
                );
              }}
            >
              {say("stats.forget")}
            </button>
            <button type="button" onClick={() => setForgetting(false)}>
              {say("prompt.cancel")}
            </button>
          </div>
        </ShopSheet>
      ) : null}
    </Frame>
  );
}
