import { open } from "../../../src/web/open.ts";
import { manifest } from "./index.ts";

await open([manifest], () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
