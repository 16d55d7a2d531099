/** Card libraries and formats: what the operator has, and what a host brings to a room of his own. */
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Api } from "./api.ts";

const megabytes = 4;
const record = z.record(z.string().max(40), z.unknown());
const given = z.strictObject({ game: z.enum(["opcg", "dbs"]), records: z.array(record).min(1).max(4000) });

/** Its own limit: a library is larger than what is sent otherwise. */
export const libraryLimit = bodyLimit({
  maxSize: megabytes * 2 ** 20,
  onError: (c) => c.json({ refused: `A library has ${megabytes} MB at most.` }, 413),
});

export function libraryRoutes({ app, store, libraries, formats, read, attempt }: Api): void {
  app.get("/formats", (c) => c.json(formats.all()));
  app.get("/libraries", async (c) => c.json(await store.archive.operatorLibraries()));
  app.get("/library/:hash", async (c) => {
    const hash = c.req.param("hash");
    const operators = await libraries.isOperators(hash);
    return c.json({ operators, digests: await libraries.digests(hash) });
  });
  app.post("/library", async (c) => {
    await attempt(c);
    const { game, records } = await read(c, given);
    return c.json(await libraries.add(game, records, "", false));
  });
}
