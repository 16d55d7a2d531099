/** Paragraphs with their numbers, links to others, and the scenarios that show each. */
import type { GameName } from "@arbiter/match";
import { Fragment, useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { layPosition } from "../../app/play.ts";
import { routeNow } from "../../app/route.ts";
import { show } from "../../app/store.ts";
import { legible } from "../../i18n/say.ts";
import { type Book, chapterOf, chapterTitle, depthOf, type Library, type Shown } from "./books.ts";
import { ruleRoute } from "./page.tsx";

interface Given {
  readonly library: Library;
  readonly book: Book;
  readonly game: GameName;
  readonly edition: string;
  readonly numbers: readonly string[];
  /** The one that was asked for. */
  readonly at: string | null;
  /** Each says its chapter, and leads to its place. */
  readonly chapters?: boolean;
  readonly onPlace?: () => void;
}

export function Paragraphs({ library, book, game, edition, numbers, at, chapters = false, onPlace }: Given) {
  const intl = useIntl();
  const shown = useMemo(() => showing(library.shown, edition), [library, edition]);
  useEffect(() => {
    if (at === null) return;
    const found = document.getElementById(`rule-${at}`);
    found?.scrollIntoView({ block: "center" });
    found?.querySelector("a")?.focus({ preventScroll: true });
  }, [at]);
  return (
    <ol className="paragraphs">
      {numbers.map((number) => {
        const [kind, says] = book.paragraphs[number];
        const depth = chapters ? 0 : depthOf(number);
        return (
          <li
            key={number}
            id={`rule-${number}`}
            className={`${kind === "heading" ? "heading" : ""}${number === at ? " here" : ""}`}
            style={{ "--depth": depth } as object}
          >
            <a className="cite" href={`#/${ruleRoute(game, edition, number)}`} onClick={onPlace}>
              {number}
            </a>
            <div>
              {chapters ? <small>{chapterTitle(book, chapterOf(number))}</small> : null}
              <p>
                <Linked says={legible(says)} book={book} route={(to) => ruleRoute(game, edition, to)} />
              </p>
              <Showings
                all={shown.get(number) ?? []}
                library={library}
                label={intl.formatMessage({ id: "rules.show" })}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function showing(all: readonly Shown[], edition: string): ReadonlyMap<string, readonly Shown[]> {
  const found = new Map<string, Shown[]>();
  for (const one of all) {
    if (one.edition !== edition) continue;
    for (const rule of one.rules) {
      const list = found.get(rule);
      if (list === undefined) found.set(rule, [one]);
      else list.push(one);
    }
  }
  return found;
}

/** Other paragraphs that a sentence names are links. */
function Linked({ says, book, route }: { says: string; book: Book; route: (number: string) => string }) {
  return says.split(/(\b\d+(?:-\d+)+\b)/).map((part, i) =>
    part in book.paragraphs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name
      <a key={i} href={`#/${route(part)}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}

function Showings({ all, library, label }: { all: readonly Shown[]; library: Library; label: string }) {
  const [open, setOpen] = useState(false);
  if (all.length === 0) return null;
  return (
    <div className="showings">
      <button type="button" className="quiet-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label} ({all.length})
      </button>
      {open ? (
        <ul>
          {all.map((one) => (
            <li key={one.folder + one.file}>
              <button type="button" className="link" onClick={() => void watch(library, one)}>
                {one.title}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

async function watch(library: Library, one: Shown): Promise<void> {
  try {
    const text = await library.text(one);
    const from = routeNow() ?? "rules";
    await layPosition(
      { text, seats: ["human", "human"], watch: true, open: true },
      { what: "scenario", id: "", from },
    );
  } catch (error) {
    show({ what: "error", says: error instanceof Error ? error.message : String(error) });
  }
}
