/** Serves the built page: `npm start`. Builds it first where it is missing or older than its sources. */
import { spawn } from "node:child_process";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const page = join(here, "dist", "page");
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
};

/** When anything that the page is made of was changed last. */
function newest(folder) {
  let last = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) last = Math.max(last, statSync(join(entry.parentPath, entry.name)).mtimeMs);
  return last;
}

export function isBuilt() {
  const built = join(page, "index.html");
  if (!existsSync(built)) return false;
  const made = statSync(built).mtimeMs;
  const shown = ["opcg", "dbs"].flatMap((name) =>
    ["scenarios", "puzzles", "lessons"].map((folder) => join(here, "..", name, folder)),
  );
  const sources = ["engine", "cardtext", "scenario", "opcg", "dbs", "ai", "match", "table"].map((name) =>
    join(here, "..", name, "src"),
  );
  return [...sources, ...shown].every((folder) => newest(folder) <= made);
}

export async function build() {
  const { build: make } = await import("vite");
  const was = process.env.NODE_ENV;
  process.env.NODE_ENV = "production"; // whoever asks: a test runner sets another
  try {
    await make({
      configFile: join(here, "vite.config.ts"),
      root: here,
      mode: "production",
      logLevel: "error",
    });
  } finally {
    process.env.NODE_ENV = was;
  }
}

/** Resolves with the address once it listens: on the wished port, or on the next that is free. */
export function serve(wished = 4747) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    let file = join(page, path === sep ? "index.html" : path);
    if (!file.startsWith(page + sep) || !existsSync(file) || !statSync(file).isFile()) {
      if (extname(path) !== "") return void response.writeHead(404).end();
      file = join(page, "index.html");
    }
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": path.includes("assets") ? "max-age=31536000, immutable" : "no-cache",
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((done, fail) => {
    let port = wished;
    server.on("error", (error) => {
      if (error.code !== "EADDRINUSE" || port > wished + 50) return fail(error);
      server.listen(++port, "127.0.0.1");
    });
    server.listen(port, "127.0.0.1", () =>
      done({ server, url: `http://localhost:${server.address().port}/` }),
    );
  });
}

function openBrowser(url) {
  const command = { darwin: "open", win32: "explorer" }[process.platform] ?? "xdg-open";
  if (!process.stdout.isTTY || process.env.CI || process.env.BROWSER === "none") return;
  spawn(command, [url], { stdio: "ignore", detached: true }).on("error", () => {});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!isBuilt()) {
    console.log("Building the table …");
    await build();
  }
  const { url } = await serve(Number(process.env.PORT) || 4747);
  console.log(`Arbiter is at ${url}  (Ctrl+C ends it; npx arbiter play plays in the terminal)`);
  openBrowser(url);
}
