import { build, isBuilt } from "../serve.js";

/** Once before all tests: two files at a time must not both build the page. */
export async function setup(): Promise<void> {
  if (!isBuilt()) await build();
}
