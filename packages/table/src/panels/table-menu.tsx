/** The menu of the bar above the table. It is drawn by itself: the bar changes with every move, and it does not. */
import { memo } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useIntl } from "react-intl";
import { copyLink, refused, saveFile } from "../app/files.ts";
import { leave, openSave } from "../app/play.ts";
import { goTo } from "../app/route.ts";
import { canTeach, show, table, useTable } from "../app/store.ts";
import { change } from "./settings.tsx";

export const TableMenu = memo(function TableMenu() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const watching = useTable((t) => t.watching);
  const over = useTable((t) => t.scene?.result != null);
  const plays = useTable((t) => t.scene?.seats.some((seat) => seat !== "remote") ?? false);
  const remote = useTable((t) => t.scene?.seats.includes("remote") ?? false);
  const teaches = useTable(canTeach);
  const coach = useTable((t) => t.settings.coach);
  return (
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
  );
});

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
    refused(error);
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
