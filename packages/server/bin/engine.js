/**
 * The engine as one file: all of a match that rests on the rules, the games and their cards. Its name is its hash, so
 * a match and a replay are played by the one they began with. Run by itself it makes the file if it is missing or old.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../..");
const entry = join(packages, "server/dist/match/machine.js");
const made = join(packages, "server/dist/engine.mjs");

function newest(folder) {
  let last = 0;
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith(".js")) last = Math.max(last, statSync(join(folder, name)).mtimeMs);
  return last;
}

const sources = ["engine", "cardtext", "opcg", "dbs", "ai", "match"].map((name) =>
  join(packages, name, "dist"),
);
const changed = Math.max(...sources.map(newest), newest(join(packages, "server/dist/match")));

function isMade() {
  try {
    return statSync(made).mtimeMs > changed;
  } catch {
    return false;
  }
}

if (!isMade()) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: entry, platform: "node", cwd: packages, logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm", minify: true, codeSplitting: false });
  // Several may make it at once: each writes its own, and the last one stays.
  const own = `${made}.${process.pid}`;
  writeFileSync(own, output[0].code);
  renameSync(own, made);
}
const code = readFileSync(made);
process.stdout.write(JSON.stringify({ file: made, hash: createHash("sha256").update(code).digest("hex") }));
