import { manifest } from "../../../src/kit/template/index.ts";
import { thinkAbout } from "../../../src/web/thinker/think.ts";

thinkAbout([manifest]);
