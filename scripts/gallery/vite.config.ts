import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Only for viewing the boards: `npx vite -c scripts/gallery/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte()],
  server: { port: 5199 },
  build: { outDir: "../../dist/gallery", emptyOutDir: true },
});
