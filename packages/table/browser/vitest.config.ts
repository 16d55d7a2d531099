import { defineConfig } from "vitest/config";

/**
 * The tests in a browser: one after the other, so that they do not slow each other down. Every game is another one, and
 * a press may still land where something has just moved: such a test is tried again, and what failed is printed.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    fileParallelism: false,
    hookTimeout: 300_000,
    retry: 2,
  },
});
