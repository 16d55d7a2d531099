/** Decks that an account carries from device to device. */
import type { GameName } from "@arbiter/match";
import { useCallback, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import {
  type Counts,
  type KeptDeck,
  keepDeck,
  keptDecks,
  newDeck,
  numbersOf,
} from "../workshop/data/decks.ts";
import { call } from "./api.ts";
import { fail } from "./enter.ts";

interface AccountDeck {
  readonly name: string;
  readonly game: GameName;
  readonly edition: string;
  /** The Leader first. */
  readonly cards: readonly string[];
  readonly z: readonly string[];
}

export function AccountDecks() {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [kept, setKept] = useState<readonly AccountDeck[] | null>(null);
  const [here, setHere] = useState<readonly KeptDeck[]>([]);
  const look = useCallback(async () => {
    setKept(await call<readonly AccountDeck[]>("decks"));
    setHere((await keptDecks()).filter(({ leader }) => leader !== null));
  }, []);
  useEffect(() => {
    look().catch(fail);
  }, [look]);
  const doing = (work: () => Promise<unknown>) => work().then(look).catch(fail);
  const bring = async (deck: AccountDeck) => {
    const { leader, main, z } = partsOf(deck);
    const made = newDeck(deck.game, deck.edition, deck.name, { leader, main, z });
    await keepDeck(made);
    location.hash = `#/decks/${made.id}`; // opened, it is checked by the cards of this device
  };
  if (kept === null) return null;
  return (
    <section aria-label={say("account.decks")}>
      <h3>{say("account.decks")}</h3>
      {kept.length === 0 ? <p className="quiet">{say("account.decks.none")}</p> : null}
      <ul>
        {kept.map((deck) => (
          <li key={deck.name}>
            <span>
              {deck.name} · {say(`app.${deck.game}`)}
            </span>
            <button type="button" onClick={() => bring(deck).catch(fail)}>
              {say("account.decks.bring")}
            </button>
            <button type="button" onClick={() => doing(() => call("decks/delete", { name: deck.name }))}>
              {say("account.decks.drop")}
            </button>
          </li>
        ))}
      </ul>
      {here.length === 0 ? null : (
        <p className="answers">
          {say("account.decks.here")}:{" "}
          {here.map((deck) => (
            <button key={deck.id} type="button" onClick={() => doing(() => call("decks", keeping(deck)))}>
              {say("account.decks.keep", { name: deck.name })}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

function keeping({ name, game, edition, leader, main, z }: KeptDeck): AccountDeck {
  const cards = numbersOf({ leader, main, z: [] });
  return { name, game, edition, cards, z: numbersOf({ leader: null, main: [], z }) };
}

function partsOf({ cards: [leader, ...main], z }: AccountDeck) {
  return { leader, main: counted(main), z: counted(z) };
}

function counted(numbers: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts];
}
