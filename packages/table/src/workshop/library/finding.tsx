/** The place where cards are looked for: words, filters, and the cards found. Whoever types draws only what changes. */
import { useState } from "react";
import { useIntl } from "react-intl";
import type { Shelf } from "./cards.ts";
import { Filters } from "./filters.tsx";
import { CardGrid, type Shown } from "./grid.tsx";
import { filtersSet } from "./search.ts";
import { useFinding } from "./use-finding.ts";

interface Given extends Shown {
  readonly shelf: Shelf;
  readonly className: string;
  /** The colours of the Leader, where they bind the deck. */
  readonly leader?: readonly string[] | null | undefined;
}

export function Finding({ shelf, className, leader, ...shown }: Given) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { words, setWords, filters, refine, found } = useFinding(shelf);
  const [filtering, setFiltering] = useState(false);
  const many = filtersSet(filters);
  return (
    <section className={className} aria-label={say("builder.find")}>
      <div className="search-row">
        <label className="find">
          <span className="spoken">{say("find.words")}</span>
          <input
            type="search"
            value={words}
            placeholder={say("find.words")}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="plain filter-toggle"
          aria-expanded={filtering}
          onClick={() => setFiltering(!filtering)}
        >
          {say("find.filters")}
          {many === 0 ? "" : ` (${many})`}
        </button>
        <output>{say("find.found", { n: found.length })}</output>
      </div>
      <div className={`filters-and-cards${filtering ? " filtering" : ""}`}>
        <Filters query={filters} choices={shelf.choices} leader={leader} change={refine} />
        <CardGrid label={say("builder.found")} cards={found} {...shown} />
      </div>
    </section>
  );
}
