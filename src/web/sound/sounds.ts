import type { Look } from "../film/look.ts";
import type { Sound } from "./synth.ts";

/** What an event sounds like: as the game says, or else by how it looks. */
export function soundOf(look: Look): Sound | null {
  if (look.sound !== undefined) return look.sound;
  switch (look.as) {
    case "card":
      return "card";
    case "roll":
      return "dice";
    case "walk":
      return "march";
    default:
      return null;
  }
}

let synth: Promise<{ play(sound: Sound): void }> | null = null;

/** Plays a sound, once somebody has touched the page: before that no browser allows it. */
export async function play(sound: Sound): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  synth ??= import("./synth.ts").then(({ Synth }) => new Synth(new AudioContext()));
  (await synth).play(sound);
}
