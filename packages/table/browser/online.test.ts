/** Two people on two machines: `npm start`, a room, its link, and whole games in two browsers. */
import { expect, test } from "vitest";
import { onlineServer, prompt, twoAt } from "./online.ts";
import { byMouse, playOut } from "./player.ts";

const site = onlineServer(4860);

test.each([
  ["opcg", "ONE PIECE"],
  ["dbs", "DRAGON BALL"],
])(
  "%s: a room, its link, leaving and coming back, and a whole game",
  { timeout: 300_000 },
  async (_, game) => {
    const { host, guest } = await twoAt(site, { game: new RegExp(game) });

    const before = (await prompt(host.page).innerText()).trim();
    await host.page.reload();
    await prompt(host.page).waitFor();
    await expect.poll(async () => (await prompt(host.page).innerText()).trim()).toBe(before);

    const ends = await Promise.all(
      [host, guest].map(({ page }) => playOut(page, { press: byMouse, most: 900 })),
    );
    expect(ends.map((end) => /Victory/.test(end)).sort()).toEqual([false, true]);
    expect([...host.faults, ...guest.faults]).toEqual([]);
  },
);
