/** Games out of the page and in: files, links, and everything local in one file. */
import { strFromU8, strToU8, unzlibSync, zlibSync } from "fflate";
import { openSave } from "./play.ts";
import { everything, keepPicture, takeIn } from "./storage.ts";
import { set, table } from "./store.ts";

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function saveFile(): Promise<void> {
  const save = await table().match?.ask("save");
  if (save !== undefined) download(`arbiter-${save.game}-${save.seed.slice(-6)}.json`, JSON.stringify(save));
}

export async function exportAll(): Promise<void> {
  download("arbiter-everything.json", await everything());
}

/** Browsers and messengers cut longer addresses. */
const longest = 8000;

/** The game itself is in the link, packed; no server keeps anything. */
export async function copyLink(): Promise<void> {
  const save = await table().match?.ask("save");
  if (save === undefined) return;
  const packed = btoa(String.fromCharCode(...zlibSync(strToU8(JSON.stringify(save)), { level: 9 })));
  const url = `${location.href.split("#")[0]}#game=${packed.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  const { intl } = table();
  const long = url.length > longest;
  if (!long) await navigator.clipboard.writeText(url).catch(() => history.replaceState(null, "", url));
  set({ spoken: intl.formatMessage({ id: long ? "menu.shareLong" : "menu.shared" }) });
}

function refused(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  set({ open: { what: "error", says: table().intl.formatMessage({ id: "error.file" }, { why }) } });
}

export async function openLink(): Promise<void> {
  const packed = /#game=([\w-]+)/.exec(location.hash)?.[1];
  if (packed === undefined) return;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
      c.charCodeAt(0),
    );
    await openSave(JSON.parse(strFromU8(unzlibSync(bytes))), true);
  } catch (error) {
    refused(error);
  }
}

/** A picture for the card whose number is its name: AB1-001.png. */
async function takePicture(file: File): Promise<void> {
  const number = /^([A-Z]+\d*-\d+\w*)\.\w+$/i.exec(file.name)?.[1];
  if (number === undefined) throw new Error(`"${file.name}" names no card; AB1-001.png would.`);
  if (file.size > 3_000_000) throw new Error("A picture may have 3 MB.");
  const url = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(`"${file.name}" cannot be read.`));
    reader.readAsDataURL(file);
  });
  await keepPicture({ number: number.toUpperCase(), url });
  set({ spoken: number });
}

/** A saved game, a picture, or everything local. What is wrong is said, and nothing is changed then. */
export async function openFile(file: File): Promise<void> {
  try {
    if (file.size > 20_000_000) throw new Error("It is larger than 20 MB.");
    if (file.type.startsWith("image/")) return await takePicture(file);
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
