import { counselOf } from "../../../bots/counsel.ts";
import { type Bot, hasty, randomBot } from "../../../bots/index.ts";
import { learnedValue } from "../../../bots/learned/network.ts";
import { levelsOf } from "../../../bots/levels.ts";
import { hamilcar } from "../rules/index.ts";
import type { Hamilcar } from "../rules/state.ts";
import { features } from "./features.ts";
import { mindWith } from "./mind.ts";
import { characters } from "./plans.ts";
import weights from "./weights.json" with { type: "json" };
import { wording } from "./wording.ts";

const mind = mindWith(learnedValue(features, weights));

/** The computer players, the best first. */
export const players: readonly Bot<Hamilcar>[] = [...levelsOf(mind, characters), hasty(mind), randomBot];

export const counsel = counselOf(hamilcar, mind, wording);
