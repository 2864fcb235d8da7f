import { createServer } from "vite";
import { GAMES } from "../src/games/index.ts";
import { rulesOf } from "../src/games/manifest.ts";
import { serve } from "../src/server/serve.ts";
import { optionsOf } from "./usage.ts";

const USAGE = `usage: npm run dev

The page with hot reload, and the server behind it: Vite passes /api and /ws on. PORT is the server's port (8264).
Restart it after a change to the server's code.`;

optionsOf(USAGE, {});

const page = await createServer();
await page.listen();
const address = page.resolvedUrls!.local[0]!;
const origins = [process.env.ORIGINS, new URL(address).origin].filter(Boolean).join(",");
await serve(await rulesOf(GAMES), { LOG_LEVEL: "warn", ...process.env, ORIGINS: origins }, address);
