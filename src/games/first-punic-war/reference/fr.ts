import type { RulesReference } from "../../../words/rules-reference.ts";
import { land } from "./fr/land.ts";
import { powers } from "./fr/powers.ts";
import { scenarios } from "./fr/scenarios.ts";
import { turn } from "./fr/turn.ts";
import { strategy } from "./strategy-fr.ts";

/** Les règles de First Punic War par section, avec nos mots. Same sections and links as in English. */
const rules: RulesReference = [...turn, ...land, ...powers, ...scenarios, ...strategy];

export default rules;
