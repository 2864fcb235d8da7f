import type { Manifest } from "../../games/manifest.ts";
import { countDone } from "../learn/progress.ts";

/** The lessons of a game at a glance: their names, how many are done, and how many minutes the first and all of them take. */
export function courseOf({ id, profile }: Manifest) {
  const ids = Object.keys(profile.lessons ?? {});
  const minutes = Object.values(profile.lessons ?? {});
  return {
    ids,
    count: ids.length,
    done: countDone(id, ids),
    first: minutes[0] ?? 0,
    minutes: minutes.reduce((sum, each) => sum + each, 0),
  };
}
