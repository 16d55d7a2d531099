import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { ownCards } from "./own-cards.ts";
import { scenarios } from "./scenarios.ts";

/** What every match needs, in one file: it is smaller than in several. */
const machine = /packages[\\/](engine[\\/]src[\\/]|cardtext[\\/]src[\\/]import[\\/]deck-list)/;

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  resolve: { conditions: ["source", "module", "browser", "default"] },
  build: { outDir: "dist/page", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 1200 },
  worker: {
    format: "es",
    plugins: () => [ownCards()],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "machine", test: machine }] } } },
  },
  plugins: [
    react(),
    scenarios(),
    VitePWA({
      registerType: "prompt",
      injectRegister: null,
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        maximumFileSizeToCacheInBytes: 5_000_000,
      },
      manifest: {
        name: "Arbiter",
        short_name: "Arbiter",
        description: "Two card games, played by the book.",
        theme_color: "#0b1017",
        background_color: "#0b1017",
        display: "standalone",
        icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
      },
    }),
  ],
});
