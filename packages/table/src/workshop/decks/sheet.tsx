/** The registration sheet of a deck, as it is printed: A4, black on white. */
import { useIntl } from "react-intl";
import { goTo } from "../../app/route.ts";
import { kindIn } from "../../cards/describe.ts";
import { type Counts, type KeptDeck, sizeOf } from "../data/decks.ts";
import { type Cards, ordered } from "./listing.ts";

export function RegistrationSheet({ deck, cards }: { deck: KeptDeck; cards: Cards }) {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const parts: readonly (readonly [string, Counts])[] = [
    ["sheet.leader", deck.leader === null ? [] : [[deck.leader, 1]]],
    ["sheet.deck", ordered(deck.main, cards)],
    ["sheet.z", ordered(deck.z, cards)],
  ];
  return (
    <div className="registration-page">
      <div className="answers no-print">
        <button type="button" className="primary" onClick={() => window.print()}>
          {say("sheet.print")}
        </button>
        <button type="button" onClick={() => goTo(`decks/${deck.id}`)}>
          {say("sheet.back")}
        </button>
      </div>
      <article className="registration" aria-label={say("sheet.title")}>
        <header>
          <h2>{say("sheet.title")}</h2>
          <p>
            {say(`app.${deck.game}`)}
            {deck.game === "dbs" ? ` · ${say(`home.edition.${deck.edition}`)}` : ""}
          </p>
        </header>
        <dl className="blanks">
          {["player", "id", "event", "date"].map((field) => (
            <div key={field}>
              <dt>{say(`sheet.${field}`)}</dt>
              <dd />
            </div>
          ))}
          <div className="whole">
            <dt>{say("sheet.name")}</dt>
            <dd>{deck.name}</dd>
          </div>
        </dl>
        {parts
          .filter(([, counts]) => counts.length > 0)
          .map(([title, counts]) => (
            <section key={title}>
              <h3>{say(title, { n: sizeOf(counts) })}</h3>
              <div className={counts.length > 1 ? "rows two" : "rows"}>
                {counts.map(([number, count]) => (
                  <p key={number}>
                    <b>{count}</b>
                    <span className="number">{number}</span>
                    <span className="called">{cards.get(number)?.name ?? "?"}</span>
                    <span className="sort">{kindIn(intl, cards.get(number)?.category ?? "")}</span>
                  </p>
                ))}
              </div>
            </section>
          ))}
        <footer>
          <p>
            {say("sheet.total", { n: sizeOf(deck.main) })}
            {deck.z.length === 0 ? "" : ` · ${say("sheet.totalZ", { n: sizeOf(deck.z) })}`}
          </p>
          <p className="signed">{say("sheet.signature")}</p>
          <p className="signed">{say("sheet.judge")}</p>
        </footer>
      </article>
    </div>
  );
}
