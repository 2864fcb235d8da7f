import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What `npm run dev` passes requests on to. */
const SERVER = `http://localhost:${process.env.PORT ?? 8264}`;

const page = `${import.meta.dirname}/src/web`;

/** Emits the service worker with the list of all files of the built page, so that the page works offline once loaded. */
function offline(): Plugin {
  return {
    name: "punica-offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => !fileName.endsWith(".map"));
      const files = [
        "/",
        ...built.map(({ fileName }) => `/${fileName}`),
        ...readdirSync(`${page}/public`).map((name) => `/${name}`),
      ]
        .filter((file) => file !== "/index.html")
        .sort();
      const version = createHash("sha256").update(files.join("\n"));
      for (const item of built) version.update(item.type === "asset" ? item.source : item.code);
      for (const name of readdirSync(`${page}/public`)) version.update(readFileSync(`${page}/public/${name}`));
      const source = readFileSync(`${page}/offline/service-worker.js`, "utf8")
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Leaves the parts of games that a bundle never loads out of it: folders that a manifest names. */
function without(...parts: string[]): Plugin {
  const LEFT_OUT = "\0left-out";
  return {
    name: "punica-without",
    enforce: "pre",
    resolveId: (id, importer) =>
      importer?.endsWith("/index.ts") && parts.some((part) => id.startsWith(`./${part}`)) ? LEFT_OUT : null,
    load: (id) => (id === LEFT_OUT ? "export {}" : null),
  };
}

export default defineConfig(({ mode }) => ({
  // the page of a small game, to test what is the same for all games
  root: mode === "strait" ? `${import.meta.dirname}/test/web/strait` : page,
  publicDir: `${page}/public`,
  plugins: [
    without("terminal/", "rules/coverage.ts"),
    svelte({ configFile: `${import.meta.dirname}/svelte.config.js` }),
    offline(),
  ],
  build: {
    outDir: `${import.meta.dirname}/dist/${mode === "strait" ? "strait" : "web"}`,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: {
    format: "es",
    // computer players need rules, and nothing to look at
    plugins: () => [without("page/", "words/", "reference/", "terminal/", "rules/coverage.ts")],
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
}));
