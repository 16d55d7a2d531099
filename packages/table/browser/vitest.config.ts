import { defineConfig } from "vitest/config";

/**
 * The tests in a browser: two files at a time, each with a browser of its own. Dice are fixed (`chance.ts`) and nothing
 * is pressed before it can be; what fails all the same is tried once more, and printed.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [process.env.MEASURE === undefined ? "*.test.ts" : "measure.ts"],
    globalSetup: ["built.ts"],
    maxWorkers: 2,
    hookTimeout: 300_000,
    retry: 1,
    expect: { poll: { timeout: 15_000 } }, // a busy machine takes its time
  },
});
