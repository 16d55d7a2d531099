/** The bar above the table: leaving, undo, pace, sound, and the rest in a menu. */
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useIntl } from "react-intl";
import { copyLink, saveFile } from "../app/files.ts";
import { leave, openSave } from "../app/play.ts";
import { goTo } from "../app/route.ts";
import { canTeach, show, table, useTable } from "../app/store.ts";
import { change } from "./settings.tsx";
import { WhyButton } from "./why-button.tsx";

export function TopBar() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const pace = useTable((t) => t.settings.pace);
  const sounds = useTable((t) => t.settings.sound);
  const canUndo = useTable((t) => t.canUndo);
  const watching = useTable((t) => t.watching);
  const over = useTable((t) => t.scene?.result != null);
  const plays = useTable((t) => t.scene?.seats.some((seat) => seat !== "remote") ?? false);
  const remote = useTable((t) => t.scene?.seats.includes("remote") ?? false);
  const teaches = useTable(canTeach);
  const coach = useTable((t) => t.settings.coach);
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
      <MenuTrigger>
        <Button aria-label={say("menu.title")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </Button>
        <Popover className="actions" placement="bottom end">
          <Menu onAction={(key) => acts[String(key)]?.()} aria-label={say("menu.title")}>
            {remote ? null : (
              <>
                <MenuItem id="save" className="act">
                  {say("menu.save")}
                </MenuItem>
                <MenuItem id="share" className="act">
                  {say("menu.share")}
                </MenuItem>
                <MenuItem id="replay" className="act">
                  {say("menu.replay")}
                </MenuItem>
              </>
            )}
            {teaches && !over ? (
              <MenuItem id="teacher" className="act">
                {say("menu.teacher")}
              </MenuItem>
            ) : null}
            {teaches ? (
              <MenuItem id="coach" className="act">
                {say(coach ? "menu.coach.off" : "menu.coach.on")}
              </MenuItem>
            ) : null}
            <MenuItem id="desk" className="act">
              {say("menu.desk")}
            </MenuItem>
            <MenuItem id="settings" className="act">
              {say("home.settings")}
            </MenuItem>
            <MenuItem id="keys" className="act">
              {say("menu.help")}
            </MenuItem>
            {watching || over || !plays ? null : (
              <MenuItem id="concede" className="act">
                {say("menu.concede")}
              </MenuItem>
            )}
            <MenuItem id="leave" className="act">
              {say("menu.home")}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </header>
  );
}

/** Free while nothing was revealed; otherwise it is asked. */
export function undo(): void {
  const { canUndo, match } = table();
  if (canUndo === "free") match?.undo();
  else if (canUndo === "asked") show({ what: "undo" });
}

export async function watchReplay(): Promise<void> {
  const save = await table().match?.ask("save");
  if (save !== undefined) await openSave(save, true);
}

/** The moment that is shown is laid on the judge's desk; the game stays among the saved ones. */
async function toDesk(): Promise<void> {
  const { match, scene } = table();
  if (match === null || scene === null) return;
  const leaving = await import("../workshop/judge/leaving.ts");
  try {
    const { text, lost } = await match.ask("position", `${scene.names.join(" – ")}, ${scene.turn}`);
    leave();
    await leaving.openScenario(text, lost);
    goTo("desk");
  } catch (error) {
    leaving.refused(error);
  }
}

const acts: Readonly<Record<string, () => void>> = {
  save: () => void saveFile(),
  share: () => void copyLink(),
  replay: () => void watchReplay(),
  teacher: () => show({ what: "teacher" }),
  coach: () => void change({ coach: !table().settings.coach }),
  desk: () => void toDesk(),
  settings: () => show({ what: "settings" }),
  keys: () => show({ what: "keys" }),
  concede: () => show({ what: "concede" }),
  leave,
};
