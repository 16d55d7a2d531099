/** Appends entries one by one, and says on its output when it begins and when it is told that one is stored. */
import { writeSync } from "node:fs";
import { openStore } from "@arbiter/server";

const store = await openStore({ folder: process.argv[2] });
for (let number = 0; number < 5; number++) {
  writeSync(1, `storing ${number}\n`);
  await store.append("m", { number, at: 0, body: { number } });
  writeSync(1, `acknowledged ${number}\n`);
}
await store.close();
