/** The way from the first page to the workshop. */
import { useIntl } from "react-intl";

const shelves = ["lessons", "decks", "cards", "statistics", "puzzles", "desk", "rules"] as const;

export function Shelves() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <nav className="shelves" aria-label={say("shop.title")}>
      {shelves.map((one) => (
        <a key={one} href={`#/${one}`}>
          <b>{say(`shop.${one}`)}</b>
          <small>{say(`shop.${one}.says`)}</small>
        </a>
      ))}
    </nav>
  );
}
