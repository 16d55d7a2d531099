/** A ruling leaves the desk as a file, a link or a picture, and comes back. */
import type { Input } from "@arbiter/engine";
import { download, refused } from "../../app/files.ts";
import { packed } from "../../app/packing.ts";
import { layPosition } from "../../app/play.ts";
import { set, show } from "../../app/store.ts";
import { clerk, desk, put, setDesk } from "./desk.ts";

/** The position, and all that was answered from it, as a file that `arbiter scenario` runs. */
export async function saveScenario(text: string, inputs: readonly Input[]): Promise<void> {
  try {
    const written = await clerk().clerk({ ask: "write", text, inputs });
    if (!("text" in written)) return;
    const title = /^title: "(.*)"$/m.exec(written.text)?.[1] ?? "";
    const name =
      title
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "") || "position";
    download(`${name}.yaml`, new Blob([written.text], { type: "text/yaml" }));
  } catch (error) {
    refused(error);
  }
}

/** Browsers and messengers cut longer addresses. */
const longest = 8000;

export async function copyPosition(
  text: string,
  inputs: readonly Input[],
  say: (id: string) => string,
): Promise<void> {
  const url = `${location.href.split("#")[0]}#position=${packed({ text, inputs })}`;
  const long = url.length > longest;
  if (!long) await navigator.clipboard.writeText(url).catch(() => show({ what: "error", says: url }));
  set({ spoken: say(long ? "desk.linkLong" : "desk.linked") });
}

/** What a link held: laid on the table as it was when it left. Throws what is wrong. */
export async function openPosition(value: unknown): Promise<void> {
  const { text, inputs } = (value ?? {}) as { text?: unknown; inputs?: unknown };
  if (typeof text !== "string" || !Array.isArray(inputs)) throw new Error("It holds no position.");
  await playPosition(text, inputs as Input[]);
}

/** Both sides are played from the position on. */
export function playPosition(text: string, inputs: readonly Input[]): Promise<void> {
  return layPosition(
    { text, seats: ["human", "human"], watch: false, open: desk().open, inputs },
    { what: "desk", id: "", from: "desk" },
  );
}

/** A scenario file: onto the desk where it is a position, and gone through at the table if it has moves. */
export async function openScenario(text: string, left = 0): Promise<void> {
  try {
    const read = await clerk().clerk({ ask: "read", text });
    if ("problems" in read) throw new Error(read.problems.join("\n"));
    if (!("draft" in read)) return;
    if (read.draft !== null) {
      put(read.draft, null);
      setDesk({ branches: [], left });
    }
    if (read.moves > 0 || read.draft === null)
      await layPosition(
        { text, seats: ["human", "human"], watch: true, open: true },
        { what: "desk", id: "", from: "desk" },
      );
  } catch (error) {
    refused(error);
  }
}

/** What is dropped or opened as a file; too large a one is not even read. */
export async function openScenarioFile(file: File): Promise<void> {
  if (file.size > 200_000) return refused(new Error(`"${file.name.slice(0, 60)}" is larger than 200 KB.`));
  await openScenario(await file.text());
}
