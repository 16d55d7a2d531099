/** What is looked for, and what is found. Words and filters are apart, so that a key draws only what it changes. */
import { useCallback, useMemo, useState } from "react";
import type { Shelf } from "./cards.ts";
import { anything, type Query, search } from "./search.ts";

export function useFinding({ index }: Shelf) {
  const [words, setWords] = useState("");
  const [filters, setFilters] = useState(anything);
  const refine = useCallback((more: Partial<Query>) => {
    setFilters((was) => ({ ...was, ...more, words: "" }));
    if (more.words !== undefined) setWords(more.words);
  }, []);
  // A search takes a few milliseconds: putting it off would cost a frame more than it saves.
  const found = useMemo(() => search(index, { ...filters, words }), [index, filters, words]);
  return { words, setWords, filters, refine, found };
}
