/** Which code compiled a card: a library of before is compiled anew when the code is another. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const known = new Map<string, string>();

/** A hash of the grammar and of all that makes a card of a text: the packages cardtext and that of the game. */
export function codeOf(game: string): string {
  let found = known.get(game);
  if (found === undefined) {
    const hash = createHash("sha256");
    for (const name of ["cardtext", game])
      for (const file of filesOf(dirname(fileURLToPath(import.meta.resolve(`@arbiter/${name}`)))))
        hash.update(readFileSync(file));
    found = hash.digest("hex").slice(0, 16);
    known.set(game, found);
  }
  return found;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith(".d.ts"))
    .sort()
    .map((name) => join(folder, name));

/** FNV-1a: tells whether a record was changed. */
export function checksum(bytes: Uint8Array): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i], 0x01000193);
  return (sum >>> 0).toString(16);
}
