import type { GameFace } from "../../face.ts";

/** Which things on the board, in the hand or on a panel an option of Hamilcar stands for. */
export const targets: GameFace["targets"] = (option) => {
  const at = option.indexOf(":");
  const [kind, name] = at < 0 ? ["", option] : [option.slice(0, at), option.slice(at + 1)];
  switch (kind) {
    case "space":
    case "sea":
    case "inside":
    case "supply":
      return [`space:${name}`];
    case "general":
    case "avoid":
    case "intercept":
      return [`general:${name}`];
    case "card":
    case "tactic":
    case "miat":
    case "die":
      return [option];
    default:
      return [];
  }
};
