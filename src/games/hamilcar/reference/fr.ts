import type { RulesReference } from "../../../words/rules-reference.ts";
import { appendix } from "./fr/appendix.ts";
import { battle } from "./fr/battle.ts";
import { concepts } from "./fr/concepts.ts";
import { movement } from "./fr/movement.ts";
import { turn } from "./fr/turn.ts";
import { strategy } from "./strategy-fr.ts";

/** Les règles d'Hamilcar par section, avec nos mots. Same sections and links as in English. */
const rules: RulesReference = [...concepts, ...turn, ...movement, ...battle, ...appendix, ...strategy];

export default rules;
