import type { Seat } from "../../shared/rules/seats.ts";
import type { Reason } from "./ask.ts";
import { whyAway, whyEnemys } from "./forces.ts";
import { GENERAL_OPTIONS, generalNamed, sideOf } from "./generals.ts";
import { AT_SEA, isInside, SPACE_OPTIONS, spaceOf } from "./map.ts";
import type { Hamilcar } from "./state.ts";

/**
 * Why something is none of the generals who are asked for at a post, or at one of several: he is the enemy's, away, elsewhere, or on the
 * other side of the walls; for one who is there, what the question says of him.
 */
export function whyNotComing(
  s: Hamilcar,
  seat: Seat,
  posts: readonly number[],
  rule: string,
  unable: (general: number) => Reason | undefined = () => undefined,
): (id: string) => Reason | undefined {
  return (id) => {
    if (!(GENERAL_OPTIONS as readonly string[]).includes(id)) return undefined;
    const general = generalNamed(id);
    const post = s.generals[general]!;
    const away = whyAway(s, general);
    if (sideOf(general) !== seat) return { why: whyEnemys(s, general), rule };
    if (away) return away;
    if (posts.includes(post)) return unable(general);
    if (post === AT_SEA) return { why: "hamilcar.why.general-at-sea", rule };
    const at = spaceOf(post);
    const space = SPACE_OPTIONS[at]!;
    if (at !== spaceOf(posts[0]!)) return { why: "hamilcar.why.general-elsewhere", rule, params: { space } };
    return { why: isInside(post) ? "hamilcar.why.general-inside" : "hamilcar.why.general-outside", rule };
  };
}
