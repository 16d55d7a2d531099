/** `npm run load`: bots over real WebSockets on this machine, and how the server bears them. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Crowd, openCrowd } from "./matches.ts";
import { type LoadOptions, loadOptions, usage } from "./options.ts";
import { freePort, type Measured, startMeasured } from "./server.ts";

/** What must hold. */
const limits = { p99Milliseconds: 50, kilobytesPerMatch: 150, megabytesBefore: 250 };

const sleep = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));
const round = (n: number, digits = 1) => Number(n.toFixed(digits));

let options: LoadOptions;
try {
  options = loadOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
  process.exit(2);
}
const say = (line: string) => {
  if (!options.json) console.log(line);
};

const folder = mkdtempSync(join(tmpdir(), "arbiter-load-"));
const port = await freePort();
let server: Measured = await startMeasured(port, folder);
const crowd = openCrowd(port, options.game, options.every);
process.once("SIGINT", () => void server.stop("SIGKILL").then(() => process.exit(130)));

async function measured(seconds: number, before: number) {
  crowd.measured();
  const first = server.usage();
  const since = performance.now();
  await sleep(seconds);
  const took = (performance.now() - since) / 1000;
  const found = crowd.measured();
  const last = server.usage();
  return {
    matches: crowd.count(),
    answersPerSecond: round(found.answers / took),
    p50Milliseconds: round(found.p50),
    p99Milliseconds: round(found.p99),
    slowestMilliseconds: round(found.most),
    kilobytesPerMatch: round((last.bytes - before) / 1024 / crowd.count()),
    lost: found.lost,
    late: found.late,
    failures: found.failures,
    megabytes: round(last.bytes / 2 ** 20),
    serverProcessors: round((last.processor - first.processor) / took, 2),
    loadAverage: loadavg().map((n) => round(n)),
  };
}
type Figures = Awaited<ReturnType<typeof measured>>;

function tell(f: Figures): void {
  say(
    `${f.matches} matches: ${f.answersPerSecond} answers a second, half in ${f.p50Milliseconds} ms, 99 % in ${f.p99Milliseconds} ms, slowest ${f.slowestMilliseconds} ms; ` +
      `${f.kilobytesPerMatch} KB a match (${f.megabytes} MB), ${f.serverProcessors} processors, ${f.late} late, ${f.failures} refused, ${f.lost} lost; load average ${f.loadAverage.join(" ")}`,
  );
}

await sleep(2);
const before = server.usage().bytes;
say(`${cpus().length} processors; ${round(before / 2 ** 20)} MB before the first match`);
const growing = performance.now();
await crowd.grow(options.matches);
say(`${options.matches} matches begun in ${round((performance.now() - growing) / 1000)} s`);
await sleep(options.every * 2);
const full = await measured(options.seconds, before);
tell(full);

if (options.further)
  for (let last = full; last.p99Milliseconds <= limits.p99Milliseconds; ) {
    await crowd.grow(Math.ceil(crowd.count() * 1.15));
    await sleep(options.every * 2);
    last = await measured(Math.min(30, options.seconds), before);
    tell(last);
  }

const soaked = options.soak > 0 ? await soak(crowd, options) : null;
const lost = await crowd.check();
crowd.close();
await server.stop("SIGTERM");
rmSync(folder, { recursive: true, force: true });

const { matches, answersPerSecond, p50Milliseconds, p99Milliseconds, kilobytesPerMatch } = full;
const holds =
  p99Milliseconds <= limits.p99Milliseconds &&
  kilobytesPerMatch <= limits.kilobytesPerMatch &&
  before / 2 ** 20 <= limits.megabytesBefore &&
  lost === 0;
if (options.json)
  console.log(
    JSON.stringify({
      matches,
      answersPerSecond,
      p50Milliseconds,
      p99Milliseconds,
      kilobytesPerMatch,
      lost,
      megabytesBefore: round(before / 2 ** 20),
      serverProcessors: full.serverProcessors,
      loadAverage: full.loadAverage,
      ...(soaked === null ? {} : { soak: soaked }),
    }),
  );
else say(`${lost} acknowledged answers lost; ${holds ? "all limits hold" : "a limit does not hold"}`);
process.exit(holds ? 0 : 1);

/** Half as many, with matches coming and going, and a restart in the middle. */
async function soak(on: Crowd, { matches: all, soak: minutes }: LoadOptions): Promise<Figures[]> {
  const found: Figures[] = [];
  on.shrink(Math.ceil(all / 2));
  for (let minute = 0; minute < minutes; minute++) {
    if (minute === Math.floor(minutes / 2)) {
      say("restart");
      await server.stop("SIGTERM");
      server = await startMeasured(port, folder);
    }
    // One in twenty leaves and another comes.
    on.shrink(Math.ceil(on.count() * 0.95));
    await on.grow(Math.ceil(all / 2));
    const minuteOf = await measured(55, before);
    found.push(minuteOf);
    tell(minuteOf);
  }
  return found;
}
