/** What `npm run load` may be told. */
import { parseArgs } from "node:util";

export interface LoadOptions {
  readonly matches: number;
  /** Seconds between two answers of a match. */
  readonly every: number;
  /** Seconds that are measured, after all matches have begun. */
  readonly seconds: number;
  /** Then so many minutes at half of it, with matches coming and going and a restart in the middle. */
  readonly minutes: number;
  /** Only that. */
  readonly soak: boolean;
  /** More matches are added by this part until a limit breaks. */
  readonly further: boolean;
  readonly game: "opcg" | "dbs";
  readonly json: boolean;
}

export const usage = `npm run load -- [--matches 3000] [--every 2] [--seconds 60] [--further] [--minutes 20] [--soak] [--game opcg|dbs] [--json]`;

export function loadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: "string", default: "3000" },
      every: { type: "string", default: "2" },
      seconds: { type: "string", default: "60" },
      minutes: { type: "string" },
      soak: { type: "boolean", default: false },
      further: { type: "boolean", default: false },
      game: { type: "string", default: "opcg" },
      json: { type: "boolean", default: false },
    },
  });
  const number = (name: "matches" | "every" | "seconds" | "minutes", least: number, usual?: number) => {
    const given = Number(values[name] ?? usual);
    if (!Number.isFinite(given) || given < least)
      throw new Error(`--${name} ${values[name]}: a number from ${least}.`);
    return given;
  };
  const { game } = values;
  if (game !== "opcg" && game !== "dbs") throw new Error(`--game ${game}: opcg or dbs.`);
  return {
    matches: number("matches", 1),
    every: number("every", 0.1),
    seconds: number("seconds", 1),
    minutes: number("minutes", 0, values.soak ? 20 : 0),
    soak: values.soak,
    further: values.further,
    game,
    json: values.json,
  };
}
