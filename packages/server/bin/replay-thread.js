/** Plays a match again with its own engine, and tells what each viewer saw. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const { file, id, created, rest, viewers, cards } = workerData;
const { machine } = await import(pathToFileURL(file).href);
if (cards !== null) machine.learn(created.settings.library, created.edition, cards);
parentPort.postMessage(
  Object.fromEntries(viewers.map((viewer) => [viewer, machine.replays(id, created, rest, viewer)])),
);
