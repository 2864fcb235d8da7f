import { GAMES } from "../../games/index.ts";
import { thinkAbout } from "./think.ts";

thinkAbout(GAMES);
