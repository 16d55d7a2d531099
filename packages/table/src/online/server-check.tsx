/** A deck by what a server allows: the cards of one of its libraries, and a format; or a format from a file. */
import {
  type CardRecord,
  checkedFormat,
  digestOf,
  type Format,
  faultsBy,
  type GameName,
} from "@arbiter/match";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { db } from "../workshop/data/db.ts";
import { type DeckParts, numbersOf } from "../workshop/data/decks.ts";
import { call } from "./api.ts";
import { fail } from "./enter.ts";
import { useOffers, useWish, WishForm } from "./wish.tsx";

interface Given {
  readonly game: GameName;
  readonly deck: DeckParts;
  readonly cards: ReadonlyMap<string, { readonly own: boolean }>;
}

type Digests = Readonly<Record<string, string>>;

export function ServerCheck({ game, deck, cards }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [wish, setWish] = useWish(game);
  const [file, setFile] = useState<Format | null>(null);
  const { formats } = useOffers(game);
  const digests = useDigests(wish.library);
  const numbers = numbersOf(deck);
  const foreign = useForeign(
    game,
    numbers.filter((number) => cards.get(number)?.own !== true),
  );
  const named = formats.find(({ name }) => name === wish.format) ?? null;
  const faults = [named, file?.game === game ? file : null].flatMap((format) =>
    format === null ? [] : faultsBy(format, numbers).map(({ says }) => says),
  );
  const missing =
    digests === null
      ? []
      : [...foreign].flatMap(([number, record]) => {
          if (digests[number] === undefined) return [say("check.notInLibrary", { number })];
          return record !== null && digestOf(record) !== digests[number]
            ? [say("check.differs", { number })]
            : [];
        });
  const isAsked = named !== null || digests !== null || file !== null;
  const all = [...missing, ...faults];
  const read = (given: File | undefined) => {
    if (given === undefined) return;
    given
      .text()
      .then((text) => setFile(checkedFormat(JSON.parse(text))))
      .catch(fail);
  };
  return (
    <section className="server-check" aria-label={say("check.server")}>
      <h2>{say("check.server")}</h2>
      <WishForm game={game} wish={wish} onWish={setWish} />
      <label className="field">
        <span>{say("check.formatFile")}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => read(target.files?.[0])}
        />
      </label>
      {file === null ? null : (
        <p className="quiet">
          {say("check.byFile", { name: file.name, from: file.from, game: say(`app.${file.game}`) })}
        </p>
      )}
      {!isAsked ? null : all.length === 0 ? (
        <p className="good">{say("check.allowed")}</p>
      ) : (
        <ul className="faults">
          {all.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Every card of a library by number; null until it is known. */
function useDigests(library: string | null): Digests | null {
  const [found, setFound] = useState<{ readonly library: string; readonly digests: Digests } | null>(null);
  useEffect(() => {
    if (library === null) return;
    call<{ digests: Digests }>(`library/${library}`).then(
      ({ digests }) => setFound({ library, digests }),
      fail,
    );
  }, [library]);
  return found !== null && found.library === library ? found.digests : null;
}

/** Cards of a deck that do not come with Arbiter, as this device has them; null: it does not. */
function useForeign(game: GameName, numbers: readonly string[]): ReadonlyMap<string, CardRecord | null> {
  const [found, setFound] = useState<ReadonlyMap<string, CardRecord | null>>(new Map());
  const key = [...new Set(numbers)].sort().join(" ");
  useEffect(() => {
    const all = key.split(" ").filter((number) => number !== "");
    const look = async () => {
      const rows = await db.cards.bulkGet(all.map((number): [GameName, string] => [game, number]));
      setFound(new Map(all.map((number, i) => [number, rows[i]?.record ?? null])));
    };
    look().catch(fail);
  }, [key, game]);
  return found;
}
