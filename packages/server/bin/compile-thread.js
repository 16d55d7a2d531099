/** Compiles card texts that somebody sent: in a thread of its own, which is ended when it takes too long. */
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const { file, game, edition, records } = workerData;
const { machine } = await import(pathToFileURL(file).href);
parentPort.postMessage(machine.compile({ game, edition, library: null }, records));
