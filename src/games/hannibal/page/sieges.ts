import type { Words } from "../../../words/words.ts";
import { isExposed, siegePoints } from "../rules/forces.ts";
import { sideOf } from "../rules/generals.ts";
import { attemptAt, POINTS_TO_FALL } from "../rules/siege.ts";
import type { Hannibal } from "../rules/state.ts";

// What somebody should know who decides whether to besiege

const inWinter = (s: Hannibal, words: Words): string[] =>
  isExposed(s, sideOf(s.march!.general), s.march!.at) ? [words.say("face.siege.winter")] : [];

/** How far the siege has come before which a general stands. */
export const siegeSoFar = (s: Hannibal, words: Words): string =>
  words.say("face.siege.so-far", { points: siegePoints(s, s.march!.at), needed: POINTS_TO_FALL });

/** What it means to leave a city or a tribe alone, or only to stay; nothing for a general who has marched somewhere else. */
export function ofLeaving(s: Hannibal, words: Words): string {
  const march = s.march!;
  const stays = march.path.length === 1;
  const attempt = attemptAt(s, march);
  if (!attempt && !stays) return "";
  return [
    ...(attempt ? [words.say("face.siege.left", { points: siegePoints(s, march.at) })] : []),
    ...(stays ? [words.say("face.siege.card", { left: s.play?.activations ?? 0 })] : []),
    ...inWinter(s, words),
  ].join(" ");
}
