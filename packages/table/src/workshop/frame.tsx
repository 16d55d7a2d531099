/** What every page of the workshop has: a bar with the way back, and its heading. */
import "./workshop.css";
import type { GameName } from "@arbiter/match";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { goTo } from "../app/route.ts";
import { useTable } from "../app/store.ts";
import { keepGame } from "./last-game.ts";

interface Given {
  readonly title: string;
  readonly game: GameName;
  /** The page that this one belongs to. */
  readonly of?: { readonly route: string; readonly title: string };
  readonly children: ReactNode;
}

export function Frame({ title, game, of, children }: Given) {
  const intl = useIntl();
  const playing = useTable((t) => t.scene !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Arbiter`;
    heading.current?.focus({ preventScroll: true });
    return () => {
      document.title = "Arbiter";
    };
  }, [title]);
  return (
    <div className={`workshop game-${game}`}>
      <header className="shop-top answers">
        <button type="button" onClick={() => goTo(null)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10 5l-7 7 7 7M3 12h18" />
          </svg>
          {intl.formatMessage({ id: playing ? "shop.table" : "shop.home" })}
        </button>
        {of === undefined ? null : (
          <button type="button" onClick={() => goTo(of.route)}>
            {of.title}
          </button>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main>{children}</main>
    </div>
  );
}

/** One Piece or Dragon Ball Super, and for the second its editions. */
export function GamePicker({ game, choose }: { game: GameName; choose: (game: GameName) => void }) {
  const intl = useIntl();
  return (
    <fieldset className="pick-game">
      <legend>{intl.formatMessage({ id: "home.game" })}</legend>
      {(["opcg", "dbs"] as const).map((one) => (
        <label key={one} className="pill">
          <input
            type="radio"
            name="shop-game"
            checked={game === one}
            onChange={() => {
              keepGame(one);
              choose(one);
            }}
          />
          <span>{intl.formatMessage({ id: `app.${one}` })}</span>
        </label>
      ))}
    </fieldset>
  );
}
