import type { RulesReference } from "../../../words/rules-reference.ts";
import { battle } from "./fr/battle.ts";
import { movement } from "./fr/movement.ts";
import { politics } from "./fr/politics.ts";
import { turn } from "./fr/turn.ts";
import { strategy } from "./strategy-fr.ts";

/** Les règles d'Hannibal par section, avec nos mots. Same sections and links as in English. */
const rules: RulesReference = [...turn, ...movement, ...battle, ...politics, ...strategy];

export default rules;
