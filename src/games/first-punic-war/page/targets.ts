import type { GameFace } from "../../../web/face.ts";

/** The things on or beside the board that an option stands for. */
export const targets: GameFace["targets"] = (option) => {
  const at = option.indexOf(":");
  const kind = at < 0 ? "" : option.slice(0, at);
  switch (kind) {
    case "hex":
    case "unit":
    case "power":
    case "marker":
    case "region":
    case "op":
      return [option];
    case "train":
      return [`unit:${option.slice(at + 1)}`];
    default:
      return [];
  }
};
