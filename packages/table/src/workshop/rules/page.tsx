/** The rules browser: every paragraph in our words, by chapter, by words, and with what shows it on the table. */
import type { GameName } from "@arbiter/match";
import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { editions } from "../../app/choices.ts";
import { goTo, useRoute } from "../../app/route.ts";
import { useRulesOf } from "../../telling/use-rules.ts";
import { Frame, GamePicker } from "../frame.tsx";
import { learnMessages } from "../i18n/messages.ts";
import { Speaking } from "../speaking.tsx";
import { type Book, bookIn, chapterOf, chapterTitle, type Library, libraryOf } from "./books.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { search } from "./search.ts";

export default function RulesPage() {
  return (
    <Speaking load={learnMessages}>
      <Rules />
    </Speaking>
  );
}

const newest: Readonly<Record<GameName, string>> = { opcg: "1.1.7", dbs: "3.02" };

interface Place {
  readonly game: GameName;
  readonly edition: string;
  readonly number: string | null;
}

function placeOf(route: string | null): Place {
  const [, game, edition, number] = (route ?? "").split("/");
  const known: GameName = game === "dbs" ? "dbs" : "opcg";
  const editionsOf = known === "dbs" ? editions.dbs.map(([name]) => name) : [newest.opcg];
  return {
    game: known,
    edition: editionsOf.includes(edition) ? edition : newest[known],
    number: number === undefined || number === "" ? null : decodeURIComponent(number),
  };
}

export function ruleRoute(game: GameName, edition: string, number: string): string {
  return `rules/${game}/${edition}/${encodeURIComponent(number)}`;
}

function Rules() {
  const intl = useIntl();
  const { game, edition, number } = placeOf(useRoute());
  const [library, setLibrary] = useState<Library | null>(null);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    let live = true;
    setLibrary(null);
    void libraryOf(game).then((loaded) => live && setLibrary(loaded));
    return () => {
      live = false;
    };
  }, [game]);
  const book = library?.books[edition];
  const rules = useRulesOf(game, edition);
  const spoken = useMemo(() => (book === undefined ? undefined : bookIn(rules, book)), [rules, book]);
  return (
    <Frame title={intl.formatMessage({ id: "rules.title" })} game={game}>
      <div className="tools">
        <GamePicker game={game} choose={(one) => goTo(`rules/${one}`)} />
        {game === "dbs" ? (
          <fieldset>
            <legend>{intl.formatMessage({ id: "home.edition" })}</legend>
            {editions.dbs.map(([one]) => (
              <label key={one} className="pill">
                <input
                  type="radio"
                  name="book"
                  checked={edition === one}
                  onChange={() => goTo(`rules/dbs/${one}`)}
                />
                <span>{intl.formatMessage({ id: `home.edition.${one}` })}</span>
              </label>
            ))}
          </fieldset>
        ) : null}
        <label className="find">
          <span>{intl.formatMessage({ id: "rules.find" })}</span>
          <input
            type="search"
            value={typed}
            placeholder={intl.formatMessage({ id: "rules.find.example" })}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </div>
      {library === null || book === undefined || spoken === undefined ? null : typed.trim() === "" ? (
        <Chapters library={library} book={spoken} game={game} edition={edition} number={number} />
      ) : (
        <Results
          library={library}
          book={spoken}
          searched={book}
          game={game}
          edition={edition}
          typed={typed}
          clear={() => setTyped("")}
        />
      )}
    </Frame>
  );
}

interface Given {
  readonly library: Library;
  readonly book: Book;
  readonly game: GameName;
  readonly edition: string;
}

function Chapters({ number, ...given }: Given & { number: string | null }) {
  const intl = useIntl();
  const { book, game, edition } = given;
  const chapters = useMemo(() => [...new Set(Object.keys(book.paragraphs).map(chapterOf))], [book]);
  const at = number === null ? chapters[0] : chapterOf(number);
  const here = chapters.includes(at) ? at : chapters[0];
  const numbers = useMemo(
    () => Object.keys(book.paragraphs).filter((one) => chapterOf(one) === here),
    [book, here],
  );
  const wrong = number !== null && number !== here && !(number in book.paragraphs);
  return (
    <div className="book">
      <nav aria-label={intl.formatMessage({ id: "rules.chapters" })}>
        <label className="small-only">
          <span>{intl.formatMessage({ id: "rules.chapters" })}</span>
          <select value={here} onChange={(event) => goTo(ruleRoute(game, edition, event.target.value))}>
            {chapters.map((one) => (
              <option key={one} value={one}>
                {chapterTitle(book, one)}
              </option>
            ))}
          </select>
        </label>
        <ol>
          {chapters.map((one) => (
            <li key={one}>
              <a href={`#/${ruleRoute(game, edition, one)}`} aria-current={one === here ? "true" : undefined}>
                {chapterTitle(book, one)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-label={chapterTitle(book, here)}>
        <h2>{chapterTitle(book, here)}</h2>
        {wrong ? (
          <p className="warn" role="status">
            {intl.formatMessage({ id: "rules.noSuch" }, { number })}
          </p>
        ) : null}
        <Paragraphs {...given} numbers={numbers} at={number} />
        <p className="quiet">{intl.formatMessage({ id: "rule.ours" })}</p>
      </section>
    </div>
  );
}

/** Searched in English, with the words of players in three languages. */
function Results({
  typed,
  clear,
  searched,
  ...given
}: Given & { typed: string; clear: () => void; searched: Book }) {
  const intl = useIntl();
  const { game } = given;
  const found = useMemo(() => search(searched, game, typed), [searched, game, typed]);
  return (
    <section className="results" aria-label={intl.formatMessage({ id: "rules.results" })}>
      <p role="status">
        {intl.formatMessage({ id: "rules.found" }, { n: found.numbers.length })}
        {found.understood.map(({ word, means }) => (
          <span key={word} className="meant">
            {intl.formatMessage({ id: "rules.meant" }, { word, means })}
          </span>
        ))}
      </p>
      <Paragraphs {...given} numbers={found.numbers} at={null} chapters onPlace={clear} />
    </section>
  );
}
