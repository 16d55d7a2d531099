/** Replays as they are kept: the first step whole, of the others what changed. */
import { gunzipSync, gzipSync } from "node:zlib";
import { type Changes, changesIn, markAll, noMarks, type Update, withChanges } from "@arbiter/match";

type Packed = readonly (readonly [Update, ...Changes[]])[];

export function packed(games: readonly (readonly Update[])[]): string {
  const all = games.map(([first, ...rest]) => {
    const marks = noMarks();
    markAll(first, marks);
    return [first, ...rest.map((update) => changesIn(update, marks))];
  });
  return gzipSync(JSON.stringify(all)).toString("base64");
}

export function unpacked(body: string): Update[][] {
  const all = JSON.parse(gunzipSync(Buffer.from(body, "base64")).toString()) as Packed;
  return all.map(([first, ...rest]) => {
    const updates = [first];
    for (const changes of rest) updates.push(withChanges(updates[updates.length - 1].scene, changes));
    return updates;
  });
}
