import type { RulesReference } from "../../../words/rules-reference.ts";
import { appendix } from "./en/appendix.ts";
import { battle } from "./en/battle.ts";
import { concepts } from "./en/concepts.ts";
import { movement } from "./en/movement.ts";
import { turn } from "./en/turn.ts";
import { strategy } from "./strategy-en.ts";

/** The rules of Hamilcar by section, in our own words. */
const rules: RulesReference = [...concepts, ...turn, ...movement, ...battle, ...appendix, ...strategy];

export default rules;
