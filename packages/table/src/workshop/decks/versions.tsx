/** The versions of a deck, what changed from one to the next, and how each has done. */
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import {
  countOf,
  type DeckParts,
  type KeptDeck,
  sameParts,
  type Version,
  withVersion,
} from "../data/decks.ts";
import { type Result, results } from "../data/results.ts";
import { shareOf } from "../statistics/figures.ts";
import type { Cards } from "./listing.ts";

/** "+2 Tobin Hearth", "−1 …": from the one to the other. */
export function changes(from: DeckParts, to: DeckParts): readonly (readonly [number: string, by: number])[] {
  const all = new Set(
    [from, to].flatMap(({ leader, main, z }) => [
      ...(leader === null ? [] : [leader]),
      ...[...main, ...z].map(([n]) => n),
    ]),
  );
  return [...all]
    .map((number) => [number, countOf(to, number) - countOf(from, number)] as const)
    .filter(([, by]) => by !== 0);
}

interface Given {
  readonly deck: KeptDeck;
  readonly cards: Cards;
  readonly change: (deck: KeptDeck) => void;
}

export function Versions({ deck, cards, change }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [note, setNote] = useState("");
  const [played, setPlayed] = useState<readonly Result[]>([]);
  useEffect(() => {
    void results().then(
      (all) => setPlayed(all.filter((game) => game.deck === deck.id)),
      () => {},
    );
  }, [deck.id]);
  const last = deck.versions.at(-1);
  const isKept = last !== undefined && sameParts(last, deck);
  return (
    <div className="versions">
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          change(withVersion(deck, note));
          setNote("");
        }}
      >
        <label className="field">
          <span>{say("version.note")}</span>
          <input type="text" maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <button type="submit" className="plain" disabled={isKept}>
          {say("version.keep")}
        </button>
      </form>
      <p className="quiet">{say(isKept ? "version.same" : "version.says")}</p>
      <ol reversed>
        {[...deck.versions].reverse().map((version, i, all) => (
          <OneVersion
            key={version.n}
            version={version}
            before={all[i + 1]}
            played={played.filter((game) => game.version === version.n)}
            cards={cards}
            isNow={sameParts(version, deck)}
            back={() => change({ ...deck, leader: version.leader, main: version.main, z: version.z })}
          />
        ))}
      </ol>
    </div>
  );
}

interface OneGiven {
  readonly version: Version;
  readonly before: Version | undefined;
  readonly played: readonly Result[];
  readonly cards: Cards;
  readonly isNow: boolean;
  readonly back: () => void;
}

function OneVersion({ version, before, played, cards, isNow, back }: OneGiven) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { won, lost, drawn, rate } = shareOf("", played);
  const altered = before === undefined ? [] : changes(before, version);
  return (
    <li>
      <h2>
        {say("version.n", { n: version.n })}{" "}
        <small>{intl.formatDate(version.at, { dateStyle: "medium" })}</small>
      </h2>
      {version.note === "" ? null : <p>{version.note}</p>}
      <p>
        {played.length === 0
          ? say("version.unplayed")
          : say("version.played", { won, lost, drawn, rate: intl.formatNumber(rate, { style: "percent" }) })}
      </p>
      {altered.length === 0 ? null : (
        <p className="quiet">
          {altered
            .map(
              ([number, by]) => `${by > 0 ? "+" : "−"}${Math.abs(by)} ${cards.get(number)?.name ?? number}`,
            )
            .join(", ")}
        </p>
      )}
      {isNow ? null : (
        <button type="button" className="plain" onClick={back}>
          {say("version.back")}
        </button>
      )}
    </li>
  );
}
