import type { GameFace } from "../../../web/face.ts";
import { BATTLE_CARDS } from "../rules/state.ts";

/** The things on the board or in the hand that an option stands for. */
export const targets: GameFace["targets"] = (option, question) => {
  const [kind, name] = split(option);
  switch (kind) {
    case "space":
    case "sea":
    case "harbour":
      return [`space:${name}`];
    case "inside":
      return /^\d+$/.test(name) ? [] : [`space:${name}`];
    case "general":
    case "card":
    case "province":
      return [option];
    case "reserve":
      return ["battle:reserve"];
    case "probe":
      return name ? ["battle:probe"] : [];
    case "":
      return BATTLE_PROMPTS.has(question.prompt) && (BATTLE_CARDS as readonly string[]).includes(name) ? [`battle:${name}`] : [];
    default:
      return [];
  }
};

/** Questions whose bare words are battle cards. */
const BATTLE_PROMPTS = new Set(["hannibal.attack", "hannibal.match"]);

function split(option: string): [kind: string, name: string] {
  const at = option.indexOf(":");
  return at < 0 ? ["", option] : [option.slice(0, at), option.slice(at + 1)];
}
