/** `npm run load`: bots over real WebSockets on this machine, and how the server bears them. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { openCrowd } from "./matches.ts";
import { type LoadOptions, loadOptions, usage } from "./options.ts";
import { freePort, type Measured, startMeasured } from "./server.ts";

// Whatever the bots collect while they wait counts as the server's time: they collect seldom.
setFlagsFromString("--heap-growing-percent=400");

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
  const own = process.cpuUsage();
  const since = performance.now();
  await sleep(seconds);
  const took = (performance.now() - since) / 1000;
  const found = crowd.measured();
  const last = server.usage();
  const { user, system } = process.cpuUsage(own);
  const processor = last.processor - first.processor;
  const each = (microseconds: number) => round(microseconds / Math.max(1, found.answers), 0);
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
    serverProcessors: round(processor / took, 2),
    /** Processor time of an answer, there and here. */
    serverMicroseconds: each(processor * 1e6),
    loadMicroseconds: each(user + system),
    loadAverage: loadavg().map((n) => round(n)),
  };
}
type Figures = Awaited<ReturnType<typeof measured>>;

function tell(f: Figures): void {
  say(
    `${f.matches} matches: ${f.answersPerSecond} answers a second, half in ${f.p50Milliseconds} ms, 99 % in ${f.p99Milliseconds} ms, slowest ${f.slowestMilliseconds} ms; ` +
      `${f.kilobytesPerMatch} KB a match (${f.megabytes} MB), ${f.serverProcessors} processors (${f.serverMicroseconds} µs an answer, and ${f.loadMicroseconds} µs here), ${f.late} late, ${f.failures} refused, ${f.lost} lost; load average ${f.loadAverage.join(" ")}`,
  );
}

await sleep(2);
const before = server.usage().bytes;
say(`${cpus().length} processors; ${round(before / 2 ** 20)} MB before the first match`);
const soaks = Math.ceil(options.matches / 2);
const full = await filled(options.soak ? soaks : options.matches);

if (options.further)
  for (let last = full; last.p99Milliseconds <= limits.p99Milliseconds; ) {
    await crowd.grow(Math.ceil(crowd.count() * 1.15));
    await sleep(options.every * 2);
    last = await measured(Math.min(30, options.seconds), before);
    tell(last);
  }

const soaked = options.minutes > 0 ? await soak() : null;
const lost = await crowd.check();
crowd.close();
await server.stop("SIGTERM");
rmSync(folder, { recursive: true, force: true });

const { matches, answersPerSecond, p50Milliseconds, p99Milliseconds, kilobytesPerMatch } = full;
const holds =
  p99Milliseconds <= limits.p99Milliseconds &&
  // Of half as many, each bears twice as much of what they share.
  (options.soak || kilobytesPerMatch <= limits.kilobytesPerMatch) &&
  before / 2 ** 20 <= limits.megabytesBefore &&
  soaked?.flat !== false &&
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
      serverMicroseconds: full.serverMicroseconds,
      loadMicroseconds: full.loadMicroseconds,
      loadAverage: full.loadAverage,
      ...(soaked === null ? {} : { soak: soaked }),
    }),
  );
else say(`${lost} acknowledged answers lost; ${holds ? "all limits hold" : "a limit does not hold"}`);
process.exit(holds ? 0 : 1);

async function filled(matches: number): Promise<Figures> {
  const since = performance.now();
  await crowd.grow(matches);
  say(`${matches} matches begun in ${round((performance.now() - since) / 1000)} s`);
  await sleep(options.every * 2);
  const found = await measured(options.seconds, before);
  tell(found);
  return found;
}

/** Half as many, with matches coming and going, and a restart in the middle. */
async function soak(): Promise<{ minutes: Figures[]; flat: boolean }> {
  const { minutes } = options;
  const halves: [Figures[], Figures[]] = [[], []];
  crowd.shrink(soaks);
  for (let minute = 0; minute < minutes; minute++) {
    if (minute === Math.floor(minutes / 2)) {
      say("restart");
      await server.stop("SIGTERM");
      server = await startMeasured(port, folder);
    }
    // One in twenty leaves and another comes.
    crowd.shrink(Math.ceil(crowd.count() * 0.95));
    await crowd.grow(soaks);
    const found = await measured(55, before);
    halves[minute < minutes / 2 ? 0 : 1].push(found);
    tell(found);
  }
  const flat = halves.every(isFlat);
  say(`memory is ${flat ? "flat" : "not flat"}`);
  return { minutes: halves.flat(), flat };
}

/** When matches are as old as they usually are, the last minutes take no more than a tenth above those before. */
function isFlat(found: readonly Figures[]): boolean {
  const usual = found.slice(Math.ceil(found.length / 3)).map(({ megabytes }) => megabytes);
  if (usual.length < 4) return true;
  const half = usual.length / 2;
  return middle(usual.slice(Math.ceil(half))) <= 1.1 * middle(usual.slice(0, Math.floor(half)));
}

/** Now and then a thread that keeps replays takes some for a moment: it does not count. */
function middle(some: readonly number[]): number {
  return [...some].sort((a, b) => a - b)[Math.floor(some.length / 2)];
}
