import { GAMES } from "../games/index.ts";
import { serve } from "./serve.ts";

await serve(GAMES, process.env);
