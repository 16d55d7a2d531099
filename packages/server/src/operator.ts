/** `npm run operator`: what who runs a server can do to it, while it runs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CardRecord, GameName } from "@arbiter/match";
import { openEngines } from "./engines.ts";
import { openLibraries } from "./libraries.ts";
import { keyOfName } from "./names.ts";
import { unpacked } from "./packing.ts";
import { openStore, type Store } from "./store/store.ts";

const usage = `npm run operator -- COMMAND
  ban NAME, unban NAME                  an account may not come in any more, or may again
  ban-address IP, unban-address IP      nobody may connect from there
  export NAME                           all that is stored about a person, as JSON
  delete NAME                           deletes it; his matches stay, without his name
  reports                               what players reported, the newest first, with the codes of the matches
  replay CODE                           a match as JSON, with everything shown, to look into a report
  library GAME FILE NAME                imports card texts (a JSON list) as a library of this server
  libraries                             those that there are, with their hashes
The same DATA or DATABASE_URL as the server's.`;

const { DATABASE_URL, DATA = "data" } = process.env;
const [command = "", ...args] = process.argv.slice(2);

async function accountNamed(store: Store, name: string | undefined): Promise<string> {
  const found = name === undefined ? undefined : await store.people.named(keyOfName(name));
  if (found === undefined) throw new Error(`Nobody is called "${name ?? ""}".`);
  return found.id;
}

const print = (value: unknown) => console.log(JSON.stringify(value, null, 2));

const commands: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  ban: async (store) => store.people.ban(await accountNamed(store, args[0]), true),
  unban: async (store) => store.people.ban(await accountNamed(store, args[0]), false),
  "ban-address": (store) => store.people.banAddress(args[0] ?? "", true),
  "unban-address": (store) => store.people.banAddress(args[0] ?? "", false),
  export: async (store) => print(await store.persons.exported(await accountNamed(store, args[0]))),
  delete: async (store) => {
    const matches = await store.persons.removed(await accountNamed(store, args[0]));
    console.log(`Deleted; the name was taken out of ${matches} matches.`);
  },
  reports: async (store) => {
    for (const report of await store.people.reports()) {
      const match = await store.find({ id: report.match });
      print({ ...report, at: new Date(Number(report.at)).toISOString(), code: match?.code ?? null });
    }
  },
  replay: async (store) => {
    const match = await store.find({ code: (args[0] ?? "").toUpperCase() });
    if (match === null) throw new Error(`There is no match ${args[0]}.`);
    const body = await store.archive.replay(match.id, "whole");
    print({
      match,
      entries: await store.entries(match.id),
      games: body === null ? null : unpacked(body).map((game) => game.map(({ lines }) => lines)),
    });
  },
  library: async (store) => {
    const [game, file, name] = args;
    if ((game !== "opcg" && game !== "dbs") || file === undefined || name === undefined)
      throw new Error(usage);
    const records = JSON.parse(readFileSync(file, "utf8")) as CardRecord[];
    if (!Array.isArray(records)) throw new Error(`${file} is not a list of cards.`);
    const engines = await openEngines(store.archive, join(DATA, "engines"));
    print(await openLibraries(store, engines).add(game as GameName, records, name, true));
  },
  libraries: async (store) => print(await store.archive.operatorLibraries()),
};

const doing = commands[command];
if (doing === undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  const store = await openStore(
    DATABASE_URL === undefined ? { folder: DATA, beside: true } : { url: DATABASE_URL },
  );
  await doing(store);
  await store.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
