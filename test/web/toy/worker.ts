import { thinkAbout } from "../../../src/web/thinker/think.ts";
import { manifest } from "./index.ts";

thinkAbout([manifest]);
