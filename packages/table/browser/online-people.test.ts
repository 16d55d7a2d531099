/** Accounts by passkey and by password, the queue, a rated match, history and replays, in real browsers. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { onlineServer, prompt, twoAt, type Visitor, whoIsAsked } from "./online.ts";

const site = onlineServer(4862);
mkdirSync(join(site.folder, "formats"));
const harbour = { name: "Harbour", game: "opcg", from: "2020-01-01", banned: ["ZZ1-002"] };
writeFileSync(join(site.folder, "formats", "harbour.json"), JSON.stringify(harbour));

const end = (page: Page) => page.getByRole("dialog", { name: /Victory|Defeat|wins/ });
const open = (page: Page) => page.locator(".account > summary").click();

async function concede({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Concede" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Concede" }).click();
  await end(page).waitFor();
}

/** A passkey's device, as Chromium has it for tests. */
async function withAuthenticator({ page }: Visitor): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function registered(name: string): Promise<Visitor> {
  const one = await site.visit();
  await open(one.page);
  await one.page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await one.page.getByLabel("Password").fill("correct horse");
  await one.page.getByRole("button", { name: "Make an account", exact: true }).click();
  await one.page.getByRole("button", { name: "I have kept them" }).click();
  return one;
}

test("an account with a passkey, out and in again with it; a forgotten password and a code", async () => {
  const ada = await site.visit();
  await withAuthenticator(ada);
  await open(ada.page);
  await ada.page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada");
  await ada.page.getByRole("button", { name: "Make an account with a passkey" }).click();
  const codes = (await ada.page.locator(".codes").innerText()).split("\n");
  expect(codes).toHaveLength(8);
  await ada.page.getByRole("button", { name: "I have kept them" }).click();
  await ada.page.getByText("8 recovery codes, 1 passkey").waitFor();
  await ada.page.getByRole("button", { name: "Sign out" }).click();
  await ada.page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await ada.page.getByText("8 recovery codes, 1 passkey").waitFor();

  const other = await site.visit();
  await open(other.page);
  await other.page.getByRole("button", { name: "Password forgotten" }).click();
  await other.page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada");
  await other.page.getByRole("textbox", { name: "Recovery code" }).fill(codes[0]);
  await other.page.getByLabel("New password").fill("correct horse");
  await other.page.getByRole("button", { name: "Set the new password" }).click();
  await other.page.getByText("7 recovery codes, 1 passkey").waitFor();
  await other.page.reload();
  await open(other.page);
  await other.page.getByText("7 recovery codes").waitFor(); // the session outlives the page
  expect([...ada.faults, ...other.faults]).toEqual([]);
}, 60_000);

test("two who look for an opponent are brought together; the result is rated, and the replay is in the history", async () => {
  const [cy, di] = [await registered("Cy"), await registered("Di")];
  const inHarbour = ({ page }: Visitor) =>
    page.locator(".online").getByRole("combobox", { name: "Format" }).selectOption("Harbour");
  await inHarbour(cy);
  for (const { page } of [cy, di]) await page.getByRole("button", { name: "Find an opponent" }).click();
  // Who looks in another format is not for him.
  for (const { page } of [cy, di]) await page.getByText(/Looking for an opponent: ([2-9]|\d\d) s/).waitFor();
  await di.page.getByRole("button", { name: "Stop looking" }).click();
  await inHarbour(di);
  await di.page.getByRole("button", { name: "Find an opponent" }).click();
  await Promise.all([cy, di].map(({ page }) => prompt(page).waitFor()));
  expect(await cy.page.locator(".seats").innerText()).toMatch(/Di ✓/);
  expect(await cy.page.locator(".clock").count()).toBe(2);
  const [one] = await whoIsAsked(cy, di);
  await prompt(one.page).getByRole("button", { name: "Go first" }).click();
  await concede(cy);
  await end(di.page).waitFor();
  for (const { page } of [cy, di]) await end(page).getByRole("button", { name: "To the start" }).click();
  await open(di.page);
  await di.page.getByText(/won against Cy \(1500 → 1662\)/).waitFor();
  expect(await di.page.locator(".account > summary").innerText()).toMatch(/Di · ONE PIECE.* 1662/);
  await di.page.locator(".account li").getByRole("button", { name: "Replay" }).click();
  const timeline = di.page.getByRole("slider");
  await timeline.waitFor();
  await timeline.press("End");
  await expect.poll(() => di.page.locator(".hand.near [data-card]").count()).toBe(5);
  expect(await di.page.locator(".hand.far [data-card]").count()).toBe(0);
  expect([...cy.faults, ...di.faults]).toEqual([]);
}, 60_000);

test("a replay in which everything is shown needs both players' yes", async () => {
  const { host, guest } = await twoAt(site);
  const [one] = await whoIsAsked(host, guest);
  await prompt(one.page).getByRole("button", { name: "Go first" }).click();
  await concede(host);
  await end(host.page).getByRole("button", { name: "Allow a replay" }).click();
  expect(await end(host.page).getByRole("button", { name: "everything shown" }).count()).toBe(0);
  await end(guest.page).getByRole("button", { name: "Allow a replay" }).click();
  await end(host.page).getByRole("button", { name: "everything shown" }).click();
  await host.page.getByRole("slider").press("End");
  await expect.poll(() => host.page.locator(".hand [data-card]").count()).toBe(10);
  expect([...host.faults, ...guest.faults]).toEqual([]);
}, 60_000);

test("a link for another device takes the seat over, and its secret leaves the address", async () => {
  const { host, guest } = await twoAt(site);
  await host.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await host.page.locator(".duties > summary").click();
  await host.page.getByRole("button", { name: "Copy a link for another device" }).click();
  await host.page.getByText("The link is copied").waitFor();
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#room=\w+&seat=[0-9a-f]{32}$/);
  const phone = await site.visit(link);
  await prompt(phone.page).waitFor();
  await expect.poll(() => phone.page.url()).toMatch(/#room=\w{8}$/);
  await host.page.getByText("The seat was taken over elsewhere.").waitFor();
  await expect.poll(() => guest.page.locator(".seats").innerText()).not.toContain("is away");
  await guest.page.locator(".duties > summary").click();
  await guest.page.getByRole("textbox", { name: "What should the operator know?" }).fill("He is rude.");
  await guest.page.getByRole("button", { name: "Report" }).click();
  await guest.page.getByText("The operator was told.").waitFor();
}, 60_000);

async function pasted(page: Page, list: string): Promise<void> {
  await page.goto(`${site.url}#/decks`);
  await page.getByRole("button", { name: "New deck" }).click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(list);
  await page.getByRole("button", { name: "Take it" }).click();
}

test("a format and the server's own cards: for a room, in the list of rooms, and for a deck that is built", async () => {
  const card = {
    category: "CHARACTER",
    colors: ["Red"],
    cost: 2,
    power: 3000,
    attributes: ["Slash"],
    text: "",
  };
  const cards = [1, 2].map((n) => ({ ...card, number: `ZZ1-00${n}`, name: `Pell ${n}`, types: ["Watch"] }));
  const file = join(site.folder, "cards.json");
  writeFileSync(file, JSON.stringify(cards));
  const operator = join(import.meta.dirname, "../../server/dist/operator.js");
  execFileSync(process.execPath, [operator, "library", "opcg", file, "Pier"], {
    env: { ...process.env, DATA: site.folder },
  });
  const wish = async ({ page }: Visitor, within = ".online") => {
    const part = page.locator(within);
    await part.getByRole("combobox", { name: "Cards" }).selectOption("Pier");
    await part.getByRole("combobox", { name: "Format" }).selectOption("Harbour");
  };
  const host = await site.visit();
  await host.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await wish(host);
  await host.page.locator(".room-form summary").click();
  await host.page.getByRole("checkbox", { name: "Show it in the list" }).check();
  await host.page.getByRole("button", { name: "Make a room to share" }).click();
  await host.page.locator(".online code").waitFor();

  const guest = await site.visit();
  await guest.page.locator("summary", { hasText: "Open rooms" }).click();
  const row = guest.page.locator(".online li", { hasText: "Ada · ONE PIECE" });
  await expect.poll(() => row.innerText()).toContain("Harbour · Pier");
  await guest.page.getByRole("checkbox", { name: "Only with these cards" }).check();
  await row.waitFor({ state: "hidden" });
  await wish(guest);
  await row.getByRole("button", { name: "Join" }).click();
  await guest.page.getByText("format Harbour").waitFor();
  await guest.page.getByText("a card library of this server").waitFor();
  await guest.page.getByRole("button", { name: "Sit down at this table" }).click();
  await Promise.all([host, guest].map(({ page }) => prompt(page).waitFor()));

  const builder = await site.visit();
  await pasted(builder.page, "1xAB1-001\n4xZZ1-002\n4xZZ1-009");
  await builder.page.getByRole("tab", { name: "Check" }).click();
  await wish(builder, ".server-check");
  const check = builder.page.locator(".server-check");
  await expect
    .poll(() => check.locator("li").allInnerTexts())
    .toEqual(["ZZ1-009 is not in this library.", "ZZ1-002 is banned in Harbour."]);
  expect([...host.faults, ...guest.faults, ...builder.faults]).toEqual([]);
}, 60_000);

test("a deck goes with the account to another device", async () => {
  const one = await registered("Fay");
  await pasted(one.page, "1xAB1-001\n4xAB1-005");
  await one.page.locator(".deck-pane").getByText("Pim Tallow").first().waitFor();
  await one.page.goto(site.url);
  await open(one.page);
  await one.page.getByRole("button", { name: "Keep New deck" }).click();
  await one.page.getByRole("region", { name: "Decks kept with the account" }).getByRole("listitem").waitFor();

  const other = await site.visit();
  await open(other.page);
  await other.page.getByRole("textbox", { name: "Name", exact: true }).fill("Fay");
  await other.page.getByLabel("Password").fill("correct horse");
  await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.page.getByRole("button", { name: "Bring to this device" }).click();
  await other.page.waitForURL(/#\/decks\/./);
  await other.page.locator(".deck-pane").getByText("Pim Tallow").first().waitFor();
  expect([...one.faults, ...other.faults]).toEqual([]);
}, 60_000);
