import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source", "node"] },
  ssr: { resolve: { conditions: ["source", "node"] } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
