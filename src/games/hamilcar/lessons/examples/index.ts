import type { Example } from "../../../../lessons/lesson.ts";
import { enna } from "./enna.ts";
import { isolation } from "./isolation.ts";
import { lipara } from "./lipara.ts";
import { messana } from "./messana.ts";
import { reinforcements } from "./reinforcements.ts";
import { sardinia } from "./sardinia.ts";
import { supplyTrain } from "./supply-train.ts";

/** The worked examples of Hamilcar's rules, in their order. */
export const examples: readonly Example[] = [supplyTrain, sardinia, isolation, lipara, enna, messana, reinforcements];
