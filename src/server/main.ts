import { GAMES } from "../games/index.ts";
import { rulesOf } from "../games/manifest.ts";
import { serve } from "./serve.ts";

await serve(await rulesOf(GAMES), process.env);
