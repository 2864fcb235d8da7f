import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./test/longest-first.ts";

/** As many as the smallest machine has cores. */
const WORKERS = 2;

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    // generous: browsers and sockets take their time on a busy machine
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/browser/**", "test/**/*.svelte.test.ts"],
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      // parts of the page that follow what changes: compiled as for a browser
      {
        extends: true,
        test: {
          name: "page",
          include: ["test/**/*.svelte.test.ts"],
          environment: "./test/web/page-environment.ts",
          maxWorkers: WORKERS,
        },
      },
      // after all others, two browsers at a time: each of them takes a core for itself
      {
        extends: true,
        test: {
          name: "browser",
          isolate: false,
          include: ["test/browser/**/*.test.ts"],
          globalSetup: "./test/browser/build.ts",
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
