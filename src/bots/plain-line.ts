import type { Said } from "./explain.ts";
import type { Line } from "./mind.ts";

/** An answer that is not part of anything larger, described by what was chosen; the game's catalogue has these keys. */
export function plainLine(prefix: string, { answer }: Line): Said {
  const say = (key: string, params: Said["params"]): Said => ({ key: `${prefix}.line.${key}`, params });
  if (typeof answer === "string") return say("choice", { choice: answer });
  if (typeof answer === "number") return say("number", { number: answer });
  if (Array.isArray(answer)) return say("choices", { choices: answer as string[] });
  return say("counts", { choices: Object.entries(answer).flatMap(([id, count]) => (count > 0 ? [id] : [])) });
}
