import { GAMES } from "../games/index.ts";
import { open } from "./open.ts";

await open(GAMES, () => new Worker(new URL("./thinker/worker.ts", import.meta.url), { type: "module" }));
