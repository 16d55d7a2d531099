/** The cards of a game, loaded once and shared by the pages of the workshop. */
import type { GameName } from "@arbiter/match";
import { useEffect } from "react";
import { create } from "zustand";
import type { ListedCard } from "../data/listed.ts";
import { task } from "../worker/client.ts";
import type { Progress } from "../worker/tasks.ts";
import { type Choices, choicesIn, type Index, indexOf } from "./search.ts";

export interface Shelf {
  readonly cards: readonly ListedCard[];
  readonly byNumber: ReadonlyMap<string, ListedCard>;
  readonly index: Index;
  readonly choices: Choices;
}

interface Shelves {
  readonly shelves: Partial<Readonly<Record<GameName, Shelf>>>;
  readonly progress: Progress | null;
  readonly failed: string | null;
}

const useShelves = create<Shelves>(() => ({ shelves: {}, progress: null, failed: null }));
const loading = new Set<GameName>();

function shelfOf(cards: readonly ListedCard[]): Shelf {
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  return { cards, byNumber, index: indexOf(cards), choices: choicesIn(cards) };
}

async function load(game: GameName): Promise<void> {
  if (loading.has(game)) return;
  loading.add(game);
  try {
    const cards = await task("cards", [game], (progress) => useShelves.setState({ progress }));
    const { shelves } = useShelves.getState();
    useShelves.setState({ shelves: { ...shelves, [game]: shelfOf(cards) }, progress: null, failed: null });
  } catch (error) {
    useShelves.setState({ failed: (error as Error).message, progress: null });
  } finally {
    loading.delete(game);
  }
}

/** After an import, or when a library was removed. */
export function forgetCards(): void {
  useShelves.setState({ shelves: {} });
}

export function useCards(game: GameName): Shelf | null {
  const shelf = useShelves(({ shelves }) => shelves[game]);
  useEffect(() => {
    if (shelf === undefined) void load(game);
  }, [shelf, game]);
  return shelf ?? null;
}

export const useCardsProgress = () => useShelves(({ progress }) => progress);
export const useCardsFailure = () => useShelves(({ failed }) => failed);
