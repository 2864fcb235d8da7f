import { named, whole } from "../../../engine/codec/index.ts";
import { GENERALS } from "./generals.ts";
import { POST_NAMES, SPACE_IDS } from "./map.ts";
import { CARD_COUNT } from "./strategy-cards.ts";

// How things are named in positions and views (see engine/codec)

export const space = named("space", SPACE_IDS);
/** A space, the inside of its city (`inside:agrigentum`), or `at-sea`. */
export const post = named("space", POST_NAMES);
export const general = named(
  "general",
  GENERALS.map(({ id }) => id),
);
export const card = whole(1, CARD_COUNT).faceDown("strategy card");

export const count = whole(0, 99).or(0);
/** Movement points and the like. */
export const few = whole(0, 9).or(0);

/** CUs, how many of Carthage's are elephants, and supply trains. */
export const units = { cus: count, elephants: count, supply: count };
