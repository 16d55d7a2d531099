/** Plays matches again, each with its own engine, and packs what each viewer saw. */
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { packed } from "../dist/packing.js";

// Behind everything else: matches that are played come first.
try {
  setPriority(Number(basename(readlinkSync("/proc/thread-self"))), constants.priority.PRIORITY_LOW);
} catch {
  // Only Linux has a priority for a thread alone.
}

parentPort.on("message", async ({ file, id, created, rest, viewers, cards }) => {
  const { machine } = await import(pathToFileURL(file).href);
  if (cards !== null) machine.learn(created.settings.library, created.edition, cards);
  parentPort.postMessage(viewers.map((viewer) => packed(machine.replays(id, created, rest, viewer))));
});
