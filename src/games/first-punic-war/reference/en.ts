import type { RulesReference } from "../../../words/rules-reference.ts";
import { land } from "./en/land.ts";
import { powers } from "./en/powers.ts";
import { scenarios } from "./en/scenarios.ts";
import { turn } from "./en/turn.ts";
import { strategy } from "./strategy-en.ts";

/** The rules of First Punic War by section, in our own words. */
const rules: RulesReference = [...turn, ...land, ...powers, ...scenarios, ...strategy];

export default rules;
