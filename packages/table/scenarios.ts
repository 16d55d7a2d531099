/** Scenario files as modules of the page: an index for each game, and the texts chapter by chapter, loaded when opened. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";

const packages = join(import.meta.dirname, "..");
const prefix = "virtual:scenarios/";

interface Head {
  readonly title: string;
  readonly edition: string;
  readonly rules?: readonly string[];
}

function files(game: string, folder: string): string[] {
  return readdirSync(join(packages, game, folder))
    .filter((name) => name.endsWith(".yaml"))
    .sort();
}

function folders(game: string): string[] {
  return readdirSync(join(packages, game, "scenarios"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `scenarios/${name}`)
    .sort();
}

const text = (game: string, folder: string, file: string) =>
  readFileSync(join(packages, game, folder, file), "utf8");

/** What each scenario shows; its text is in the module of its folder. */
function index(game: string): string {
  const shown = folders(game).flatMap((folder) =>
    files(game, folder).map((file) => {
      const { title, edition, rules = [] } = parse(text(game, folder, file)) as Head;
      return [folder, file, title, edition, rules];
    }),
  );
  const loads = folders(game).map((one) => `${JSON.stringify(one)}: () => import("${prefix}${game}/${one}")`);
  return `export const shown = ${JSON.stringify(shown)};\nexport const load = {\n${loads.join(",\n")}\n};`;
}

function texts(game: string, folder: string): string {
  const all = Object.fromEntries(files(game, folder).map((file) => [file, text(game, folder, file)]));
  return `export const texts = ${JSON.stringify(all)};`;
}

/** Few files with their texts, in one module. */
function all(game: string, folder: string): string {
  const found = files(game, folder).map((file) => {
    const source = text(game, folder, file);
    const { title, puzzle, lesson } = parse(source) as Head & Record<string, unknown>;
    return { file: file.replace(".yaml", ""), title, about: puzzle ?? lesson, text: source };
  });
  return `export const all = ${JSON.stringify(found)};`;
}

export function scenarios(): Plugin {
  return {
    name: "scenarios",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [, listed, of] = /^(posed|taught)-(\w+)$/.exec(id.slice(prefix.length + 1)) ?? [];
      if (listed !== undefined) return all(of, listed === "posed" ? "puzzles" : "lessons");
      const [game, ...folder] = id.slice(prefix.length + 1).split("/");
      return game.startsWith("list-") ? index(game.slice(5)) : texts(game, folder.join("/"));
    },
  };
}
