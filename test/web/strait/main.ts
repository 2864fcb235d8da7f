import { manifest } from "../../../src/kit/template/index.ts";
import { open } from "../../../src/web/open.ts";

await open([manifest], () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
