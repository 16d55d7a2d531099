/** The built page, served for one file of tests, and a browser of its own. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { serve } from "../serve.js";
import { launch } from "./chromium.ts";

export let browser: Browser;
export let url: string;

/** Before the tests of a file: on this port, or the next that is free. */
export function servedAt(port: number): void {
  let close: (() => void) | undefined;
  beforeAll(async () => {
    const served = await serve(port);
    url = served.url;
    close = () => served.server.close();
    browser = await launch();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    close?.();
  });
}
