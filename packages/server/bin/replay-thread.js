/** Plays matches again, each with its own engine, and packs what each viewer saw. */
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { packed } from "../dist/packing.js";

parentPort.on("message", async ({ file, id, created, rest, viewers, cards }) => {
  const { machine } = await import(pathToFileURL(file).href);
  if (cards !== null) machine.learn(created.settings.library, created.edition, cards);
  parentPort.postMessage(viewers.map((viewer) => packed(machine.replays(id, created, rest, viewer))));
});
