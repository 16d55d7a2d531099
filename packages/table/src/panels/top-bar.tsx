/** The bar above the table: leaving, undo, pace, sound, and the rest in a menu. */
import { useIntl } from "react-intl";
import { leave } from "../app/play.ts";
import { show, table, useTable } from "../app/store.ts";
import { change } from "./settings.tsx";
import { TableMenu } from "./table-menu.tsx";
import { WhyButton } from "./why-button.tsx";

export function TopBar() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const pace = useTable((t) => t.settings.pace);
  const sounds = useTable((t) => t.settings.sound);
  const canUndo = useTable((t) => t.canUndo);
  const watching = useTable((t) => t.watching);
  const next = ({ 1: 2, 2: 0, 0: 1 } as const)[pace];
  return (
    <header className="top">
      <h1>
        <button
          type="button"
          className="brand"
          onClick={leave}
          aria-label={`${say("app.title")}: ${say("menu.home")}`}
        >
          <span aria-hidden="true">✦</span> {say("app.title")}
        </button>
      </h1>
      <span className="spring" />
      {watching ? null : (
        <WhyButton
          can={canUndo !== "no"}
          label={say("menu.undo")}
          why={() => ({
            name: say("menu.undo"),
            can: canUndo !== "no",
            reasons: [{ says: say(`menu.undo.why.${canUndo}`), by: null }],
          })}
          onPress={undo}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12" transform="translate(0 -3)" />
          </svg>
          <span className="word">{say("menu.undo")}</span>
        </WhyButton>
      )}
      <button
        type="button"
        onClick={() => change({ pace: next })}
        aria-label={`${say("settings.pace")}: ${say(`settings.pace.${pace}`)}`}
      >
        <span className="word">{say("settings.pace")} </span>
        {say(`settings.pace.${pace}`)}
      </button>
      <button
        type="button"
        onClick={() => change({ sound: !sounds })}
        aria-pressed={sounds}
        aria-label={say("settings.sound")}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9v6h4l5 4V5L8 9z" />
          {sounds ? (
            <path d="M16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11" />
          ) : (
            <path d="M16 9l6 6M22 9l-6 6" />
          )}
        </svg>
      </button>
      <TableMenu />
    </header>
  );
}

/** Free while nothing was revealed; otherwise it is asked. */
export function undo(): void {
  const { canUndo, match } = table();
  if (canUndo === "free") match?.undo();
  else if (canUndo === "asked") show({ what: "undo" });
}
