/** Games out of the page and in: files, links, and everything local in one file. */
import { packed, unpacked } from "./packing.ts";
import { openSave } from "./play.ts";
import { everything, takeIn } from "./storage.ts";
import { notice, set, table } from "./store.ts";

export function download(name: string, what: string | Blob): void {
  const link = document.createElement("a");
  const blob = typeof what === "string" ? new Blob([what], { type: "application/json" }) : what;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function saveFile(): Promise<void> {
  const save = await table().match?.ask("save");
  if (save !== undefined) download(`arbiter-${save.game}-${save.seed.slice(-6)}.json`, JSON.stringify(save));
}

export async function exportAll(withImages = false): Promise<void> {
  const json = await everything();
  if (!withImages) return download("arbiter-everything.json", json);
  const { zipWithImages } = await import("../workshop/data/everything.ts");
  download("arbiter-everything.zip", await zipWithImages(json));
}

/** Browsers and messengers cut longer addresses. */
const longest = 8000;

/** The game itself is in the link, packed; no server keeps anything. */
export async function copyLink(): Promise<void> {
  const save = await table().match?.ask("save");
  if (save === undefined) return;
  const url = `${location.href.split("#")[0]}#game=${packed(save)}`;
  const { intl } = table();
  if (url.length > longest) return notice(intl.formatMessage({ id: "menu.shareLong" }));
  await navigator.clipboard.writeText(url).then(
    () => notice(intl.formatMessage({ id: "menu.shared" })),
    () => {
      history.replaceState(null, "", url);
      notice(intl.formatMessage({ id: "menu.sharedAbove" }));
    },
  );
}

/** Says why something cannot be opened; what a reader of files says is not always a whole sentence. */
export function refused(error: unknown): void {
  const says = error instanceof Error ? error.message : String(error);
  const why = /[.!?…]$/.test(says) ? says : `${says}.`;
  set({ open: { what: "error", says: table().intl.formatMessage({ id: "error.file" }, { why }) } });
}

export async function openLink(): Promise<void> {
  const [, what, given] = /^#(game|deck|position)=([\w-]+)/.exec(location.hash) ?? [];
  if (given === undefined) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const value = unpacked(given);
    if (what === "game") await openSave(value, true);
    else if (what === "position") await (await import("../workshop/judge/leaving.ts")).openPosition(value);
    else await (await import("../workshop/decks/link.ts")).openDeck(value);
  } catch (error) {
    refused(error);
  }
}

/** A picture for the card whose number is its name: AB1-001.png; or a zip of them. */
async function takePictures(file: File): Promise<void> {
  const { task } = await import("../workshop/worker/client.ts");
  const { taken, unnamed, wrong } = await task("images", [[file], "any"]);
  await (await import("../workshop/data/images.ts")).knowImages();
  if (wrong.length > 0) throw new Error(`"${wrong[0].file}": ${wrong[0].why}`);
  if (taken === 0 && unnamed > 0) throw new Error(`"${file.name}" names no card; AB1-001.png would.`);
  set({ spoken: file.name });
}

async function takeZip(file: File): Promise<void> {
  const { openZip } = await import("../workshop/data/everything.ts");
  const { json, keepImages } = await openZip(file);
  if (json === null) return takePictures(file);
  await takeIn(JSON.parse(json));
  await keepImages();
  set({ spoken: file.name });
}

/** With a library of all cards in it, everything local has some ten. */
const largest = 64_000_000;

/** A saved game, a picture, or everything local. What is wrong is said, and nothing is changed then. */
export async function openFile(file: File): Promise<void> {
  try {
    if (/\.zip$/i.test(file.name)) return await takeZip(file);
    if (/\.ya?ml$/i.test(file.name))
      return (await import("../workshop/judge/leaving.ts")).openScenarioFile(file);
    if (file.type.startsWith("image/")) return await takePictures(file);
    if (file.size > largest) throw new Error(`It is larger than ${largest / 1e6} MB.`);
    let value: unknown;
    try {
      value = JSON.parse(await file.text());
    } catch {
      throw new Error(`"${file.name}" is not JSON.`);
    }
    if (typeof value === "object" && value !== null && "arbiterAll" in value) {
      await takeIn(value);
      set({ spoken: file.name });
    } else await openSave(value, false);
  } catch (error) {
    refused(error);
  }
}
