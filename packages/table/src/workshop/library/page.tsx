/** The card library: what is there, what the player brings, and how far each card comes. */
import "../styles/index.ts";
import type { GameName } from "@arbiter/match";
import { useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { ListedCard } from "../data/listed.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { messages } from "../messages/messages.ts";
import { Speaking } from "../speaking.tsx";
import { CardSheet } from "./card-sheet.tsx";
import { type Shelf, useCards } from "./cards.ts";
import { Filters } from "./filters.tsx";
import { CardGrid } from "./grid.tsx";
import { Bringing } from "./import.tsx";
import { Loading } from "./loading.tsx";
import { anything, filtersSet, search } from "./search.ts";

export default function LibraryPage() {
  return (
    <Speaking load={messages}>
      <Library />
    </Speaking>
  );
}

function Library() {
  const intl = useIntl();
  const [game, setGame] = useState<GameName>("opcg");
  const shelf = useCards(game);
  return (
    <Frame title={intl.formatMessage({ id: "library.title" })} game={game}>
      <div className="tools">
        <GamePicker game={game} choose={setGame} />
      </div>
      <Bringing game={game} shelf={shelf} />
      {shelf === null ? <Loading /> : <Shown key={game} shelf={shelf} />}
    </Frame>
  );
}

function Shown({ shelf }: { shelf: Shelf }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const [query, setQuery] = useState(anything);
  const [filtering, setFiltering] = useState(false);
  const [read, setRead] = useState<ListedCard | null>(null);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => search(shelf.index, wanted), [shelf, wanted]);
  const many = filtersSet(query);
  return (
    <section className="finding library" aria-label={say("builder.find")}>
      <div className="search-row">
        <label className="find">
          <span className="spoken">{say("find.words")}</span>
          <input
            type="search"
            value={query.words}
            placeholder={say("find.words")}
            onChange={(event) => setQuery({ ...query, words: event.target.value })}
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
        <Filters query={query} choices={shelf.choices} change={(more) => setQuery({ ...query, ...more })} />
        <CardGrid label={say("builder.found")} cards={found} copies={() => 0} onRead={setRead} />
      </div>
      {read === null ? null : <CardSheet card={read} close={() => setRead(null)} />}
    </section>
  );
}
