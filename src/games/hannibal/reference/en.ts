import type { RulesReference } from "../../../words/rules-reference.ts";
import { battle } from "./en/battle.ts";
import { movement } from "./en/movement.ts";
import { politics } from "./en/politics.ts";
import { turn } from "./en/turn.ts";
import { strategy } from "./strategy-en.ts";

/** The rules of Hannibal by section, in our own words. */
const rules: RulesReference = [...turn, ...movement, ...battle, ...politics, ...strategy];

export default rules;
