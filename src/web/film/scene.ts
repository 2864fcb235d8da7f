import type { GameFace } from "../face.ts";
import type { Logged } from "../table/client.ts";
import type { Look, Story } from "./look.ts";

/**
 * The places that the camera keeps in sight, the latest last: it goes where something happens, and stays there for the whole
 * operation; a stage leaves room only for its own places.
 */
export function sceneWith(
  scene: readonly string[],
  { places: placesOf, opensGroup }: Pick<GameFace, "places" | "opensGroup">,
  entry: Logged,
  { as }: Look,
  story: Story | null,
  isNew: boolean,
): readonly string[] {
  // a new card shows the whole board, unless it is played into a battle
  if (as === "card" && story) return scene;
  // what a fight changes elsewhere is told on its stage: the board stays where it is
  if (as === "change" && story && !story.kind.page && !isNew) return scene;
  const places = placesOf(entry);
  const begins = opensGroup(entry) || (isNew && story !== null && !story.kind.page);
  if (begins && (places.length > 0 || as === "card")) return places;
  return places.length > 0 ? [...scene.filter((place) => !places.includes(place)), ...places] : scene;
}
