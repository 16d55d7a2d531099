/** The engines of this and of earlier releases: a match is played by the one it was begun with. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Refused } from "@arbiter/engine";
import type { Machine } from "./match/machine.ts";
import type { Archive } from "./store/archive.ts";

/** From source and from dist the way to it is the same. */
const maker = fileURLToPath(new URL("../bin/engine.js", import.meta.url));

export interface Engines {
  /** The hash of this release's. */
  readonly current: string;
  readonly machine: Machine;
  /** Throws `Gone` where it is not kept any more. */
  of(hash: string): Promise<Machine>;
  /** The file of an engine that is here. */
  fileOf(hash: string): Promise<string>;
}

/** Its engine is not kept any more. */
export class Gone extends Refused {}

/** A refusal, by whichever engine: each has a class of its own. */
export function isRefused(error: unknown): error is Refused {
  return error instanceof Error && error.name === "Refused";
}

const hashOf = (code: string | Buffer) => createHash("sha256").update(code).digest("hex");

export async function openEngines(archive: Archive, folder: string): Promise<Engines> {
  const { stdout } = await promisify(execFile)(process.execPath, [maker]);
  const made = JSON.parse(stdout) as { file: string; hash: string };
  mkdirSync(folder, { recursive: true });
  const loaded = new Map<string, Promise<Machine>>();
  const place = (hash: string) => resolve(join(folder, `${hash}.mjs`));
  const keep = (hash: string, code: string) => {
    const own = `${place(hash)}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, place(hash));
  };

  async function fileOf(hash: string): Promise<string> {
    const file = place(hash);
    if (existsSync(file) && hashOf(readFileSync(file)) === hash) return file;
    const code = await archive.engine(hash);
    if (code === null || hashOf(code) !== hash)
      throw new Gone(`The engine ${hash.slice(0, 12)} of this match is not kept any more.`);
    keep(hash, code);
    return file;
  }

  function of(hash: string): Promise<Machine> {
    const known = loaded.get(hash);
    if (known !== undefined) return known;
    const loading = fileOf(hash).then(
      async (file) =>
        ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { machine: Machine }).machine,
    );
    loading.catch(() => loaded.delete(hash));
    loaded.set(hash, loading);
    return loading;
  }

  const code = readFileSync(made.file, "utf8");
  if (!existsSync(place(made.hash))) keep(made.hash, code);
  await archive.keepEngine(made.hash, code);
  return { current: made.hash, machine: await of(made.hash), of, fileOf };
}
