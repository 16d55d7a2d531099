/** The deck that is open: every change is kept, judged, and can be taken back. */
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { set } from "../../app/store.ts";
import { db } from "../data/db.ts";
import { countOf, type DeckParts, type KeptDeck, keepDeck, sameParts, withCopies } from "../data/decks.ts";
import { partOf } from "../data/listed.ts";
import type { Shelf } from "../library/cards.ts";
import type { Checked } from "../worker/check.ts";
import { task } from "../worker/client.ts";
import { faultCount } from "./legality.tsx";

export interface OpenDeck {
  readonly deck: KeptDeck;
  readonly checked: Checked | null;
  readonly change: (deck: KeptDeck) => void;
  readonly add: (number: string, by: number) => void;
  readonly undo: (() => void) | null;
  /** What was changed last could not be kept. */
  readonly failed: string | null;
}

/** undefined: not loaded yet; null: there is none of this name. */
export function useDeck(id: string, shelf: Shelf | null): OpenDeck | null | undefined {
  const intl = useIntl();
  const [deck, setDeck] = useState<KeptDeck | null | undefined>(undefined);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [before, setBefore] = useState<readonly KeptDeck[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const asked = useRef(0);

  useEffect(() => {
    setBefore([]);
    db.decks.get(id).then(
      (found) => setDeck(found ?? null),
      (error: Error) => {
        setFailed(error.message);
        setDeck(null);
      },
    );
  }, [id]);

  const keep = (next: KeptDeck) => {
    setDeck(next);
    keepDeck(next).then(
      () => setFailed(null),
      (error: Error) => setFailed(error.message),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the cards of the deck are judged
  useEffect(() => {
    if (deck == null || shelf === null) return;
    const number = ++asked.current;
    const { game, edition, leader, main, z } = deck;
    task("check", [{ game, edition, leader, main, z }]).then(
      (found) => {
        if (number !== asked.current) return;
        setChecked(found);
        const card = leader === null ? undefined : shelf.byNumber.get(leader);
        const shown =
          card === undefined
            ? null
            : { leader: card.name, key: card.key, colors: card.colors, legal: faultCount(found) === 0 };
        setDeck((now) => {
          if (now == null || JSON.stringify(now.shown) === JSON.stringify(shown)) return now;
          const next = { ...now, shown };
          keepDeck(next).catch(() => {});
          return next;
        });
      },
      (error: Error) => setFailed(error.message),
    );
  }, [deck?.leader, deck?.main, deck?.z, deck?.edition, shelf]);

  if (deck == null) return deck;
  const change = (next: KeptDeck) => {
    if (!sameParts(next, deck)) setBefore([...before.slice(-50), deck]);
    keep({ ...next, changed: Date.now() });
  };
  const add = (number: string, by: number) => {
    const card = shelf?.byNumber.get(number);
    const part = card === undefined ? partHolding(deck, number) : partOf(card);
    if (part === null || (by > 0 && card !== undefined && card.state.is !== "plays")) {
      set({ spoken: intl.formatMessage({ id: "state.notPlayed" }) });
      return;
    }
    const next = withCopies(deck, number, part, by);
    change(next);
    const copies = intl.formatMessage({ id: "deck.copies" }, { n: countOf(next, number) });
    set({ spoken: `${card?.name ?? number}: ${copies}` });
  };
  const undo =
    before.length === 0
      ? null
      : () => {
          const last = before[before.length - 1];
          setBefore(before.slice(0, -1));
          keep({ ...deck, leader: last.leader, main: last.main, z: last.z, changed: Date.now() });
        };
  return { deck, checked, change, add, undo, failed };
}

/** Where a card lies that is not known here. */
function partHolding(deck: DeckParts, number: string): "leader" | "main" | "z" {
  if (deck.leader === number) return "leader";
  return deck.z.some(([one]) => one === number) ? "z" : "main";
}
