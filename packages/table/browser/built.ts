import { build, isBuilt } from "../serve.js";
import { findChromium } from "./chromium.ts";

/** Once before all tests: two files at a time must neither build the page nor install a browser both. */
export async function setup(): Promise<void> {
  findChromium();
  if (!isBuilt()) await build();
}
