/** `npm start`: builds the page where it is missing or old, and serves page and online play together. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build, isBuilt } from "./packages/table/serve.js";

if (!isBuilt()) {
  console.log("Building the table …");
  await build();
}
process.env.PORT ??= "4747";
process.env.LOG ??= "warn";
process.env.PAGE = fileURLToPath(new URL("packages/table/dist/page", import.meta.url));
await import("./packages/server/dist/main.js");
const url = `http://localhost:${process.env.PORT}/`;
console.log(`Arbiter is at ${url}  (Ctrl+C ends it; npx arbiter play plays in the terminal)`);
const command = { darwin: "open", win32: "explorer" }[process.platform] ?? "xdg-open";
if (process.stdout.isTTY && !process.env.CI && process.env.BROWSER !== "none")
  spawn(command, [url], { stdio: "ignore", detached: true }).on("error", () => {});
