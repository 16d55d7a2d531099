import { defineConfig } from "vitest/config";

/** The tests in a browser: one after the other, so that they do not slow each other down. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ["*.test.ts"], fileParallelism: false, hookTimeout: 300_000 },
});
