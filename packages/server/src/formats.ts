/** The formats of this server: data files that its operator put into a folder. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Refused } from "@arbiter/engine";
import {
  checkedFormat,
  type Format,
  faultsBy,
  formatOn,
  type GameName,
  type RoomSettings,
} from "@arbiter/match";

export type Formats = ReturnType<typeof openFormats>;

const today = () => new Date().toISOString().slice(0, 10);

/** Read when it is opened; a file that is no format is said with its name, and the server does not start. */
export function openFormats(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const all: Format[] = files.map((name) => {
    try {
      return checkedFormat(JSON.parse(readFileSync(join(folder, name), "utf8")));
    } catch (error) {
      throw new Error(`${join(folder, name)}: ${error instanceof Error ? error.message : error}`);
    }
  });

  function named(game: GameName, name: string | null): Format | null {
    if (name === null) return null;
    const found = formatOn(
      all.filter((format) => format.game === game),
      name,
      today(),
    );
    if (found === null) throw new Refused(`There is no format "${name}" here.`);
    return found;
  }

  return {
    /** Those that hold today. */
    all: () => {
      const names = [...new Set(all.map(({ game, name }) => `${game} ${name}`))];
      return names.flatMap((key) => {
        const [game, ...rest] = key.split(" ");
        return (
          formatOn(
            all.filter((format) => format.game === game),
            rest.join(" "),
            today(),
          ) ?? []
        );
      });
    },
    mustHave: (game: GameName, name: string | null) => void named(game, name),
    mustAllow: (settings: Pick<RoomSettings, "game" | "format">, numbers: readonly string[]) => {
      const format = named(settings.game, settings.format);
      const [fault] = format === null ? [] : faultsBy(format, numbers);
      if (fault !== undefined) throw new Refused(fault.says);
    },
  };
}
