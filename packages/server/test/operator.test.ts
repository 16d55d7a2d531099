/** What an operator does to a server that runs: ban, export, delete, look into reports, import a library. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startServer } from "../src/index.ts";
import { connect, secret } from "./help/player.ts";

const main = join(import.meta.dirname, "../dist/operator.js");

test("ban, export, delete, reports and libraries, while it runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arbiter-operator-"));
  const server = await startServer({ place: { folder }, port: 0, host: "127.0.0.1", logLevel: "error" });
  const operator = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args], {
      env: { ...process.env, DATA: folder, DATABASE_URL: undefined },
    });
    return stdout;
  };
  const post = (path: string, given: object, cookie = "") =>
    fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
      method: "POST",
      headers: { cookie },
      body: JSON.stringify(given),
    });
  const registered = await post("register", { name: "Rude Rob", password: "correct horse" });
  const cookie = registered.headers.getSetCookie()[0].split(";")[0];
  await post("decks", { name: "mine", game: "opcg", cards: ["AB1-001"] }, cookie);
  const rob = await connect(server.port, { cookie });
  const ada = await connect(server.port);
  const code = (await ada.request({ do: "create", settings: { game: "opcg" } })) as string;
  for (const one of [ada, rob]) {
    await one.request({ do: "enter", code });
    await one.request({ do: "sit", seat: secret(), name: "Ada", deck: "ember" });
    await one.request({ do: "number", number: secret() });
  }
  await rob.request({ do: "chat", text: "something rude" });
  await ada.request({ do: "report", text: "He is rude." });
  const reports = await operator("reports");
  for (const part of ["He is rude.", "something rude", "Rude Rob", code]) expect(reports).toContain(part);
  expect(await operator("replay", code)).toContain('"sat"');

  const exported = JSON.parse(await operator("export", "rude rob"));
  expect(exported).toMatchObject({
    account: { name: "Rude Rob" },
    decks: [{ name: "mine" }],
    matches: [expect.any(String)],
  });
  expect(JSON.stringify(exported)).not.toContain("argon2");

  await operator("ban", "Rude Rob");
  await rob.until(() => rob.closed() !== null, "he is gone");
  const entered = await post("enter", { name: "Rude Rob", password: "correct horse" });
  expect(await entered.json()).toEqual({ refused: "This account was closed by the operator." });

  await operator("delete", "Rude Rob");
  expect(await operator("replay", code)).not.toContain("Rude Rob");
  await expect(operator("export", "Rude Rob")).rejects.toThrow(/Nobody is called/);

  const file = join(folder, "cards.json");
  const card = {
    number: "ZZ1-001",
    name: "Pell",
    category: "CHARACTER",
    colors: ["Red"],
    cost: 1,
    power: 1000,
    attributes: ["Slash"],
    types: ["Watch"],
    text: "",
  };
  writeFileSync(file, JSON.stringify([card]));
  expect(JSON.parse(await operator("library", "opcg", file, "Harbour"))).toMatchObject({
    cards: 1,
    refused: [],
  });
  const listed = await fetch(`http://127.0.0.1:${server.port}/api/libraries`);
  expect(await listed.json()).toMatchObject([{ name: "Harbour", game: "opcg" }]);
  await expect(operator("dance")).rejects.toThrow(/npm run operator/);

  await operator("ban-address", "127.0.0.1");
  await ada.until(() => ada.closed() !== null, "the address is closed");
  await expect(connect(server.port)).rejects.toThrow(/403/);
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
