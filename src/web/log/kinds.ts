import type { LogEntry } from "../../engine/index.ts";
import type { GameFace } from "../face.ts";
import type { StoryKind } from "../film/look.ts";
import { isTold, lookOf } from "../film/telling.ts";
import type { LogGroup } from "./groups.ts";

/** What the log can be filtered by. */
const LOG_KINDS = ["cards", "moves", "fights", "dice", "turns"] as const;
export type LogKind = (typeof LOG_KINDS)[number];

type Tells = Pick<GameFace, "looks" | "stories" | "telling">;

/** The kinds of entries that a game has. */
export function kindsFor(face: Tells): readonly LogKind[] {
  const looks = new Set(Object.values(face.looks ?? {}).map(({ as }) => as));
  const has: Readonly<Record<LogKind, boolean>> = {
    cards: looks.has("card"),
    moves: looks.has("walk"),
    fights: storiesOf("fights", face).length > 0,
    dice: looks.has("roll"),
    turns: storiesOf("turns", face).length > 0,
  };
  return LOG_KINDS.filter((kind) => has[kind]);
}

/** The groups with entries of a kind, each reduced to its first entry and those of that kind. */
export function narrowed(groups: readonly LogGroup[], kind: LogKind, face: Tells): LogGroup[] {
  const fits = testOf(kind, face);
  return groups.flatMap((group) => {
    const [head] = group.entries;
    const entries = group.entries.filter(fits);
    if (entries.length === 0) return [];
    return { ...group, entries: entries[0] === head ? entries : [head!, ...entries] };
  });
}

/** A test for entries of a kind. Call it for every entry, in order. */
function testOf(kind: LogKind, face: Tells): (entry: LogEntry) => boolean {
  if (kind === "cards") return (entry) => lookOf(face, entry).as === "card";
  if (kind === "moves") return (entry) => lookOf(face, entry).as === "walk";
  if (kind === "dice") return (entry) => lookOf(face, entry).as === "roll" || typeof entry.params?.die === "number";
  const stories = storiesOf(kind, face);
  let told: StoryKind | undefined;
  return ({ event }) => {
    if (!told || !isTold(told, event)) told = stories.find(({ opens }) => opens.has(event));
    return told !== undefined;
  };
}

const storiesOf = (kind: "fights" | "turns", { stories = [], telling }: Tells): readonly StoryKind[] =>
  stories.filter(({ id, page }) => (kind === "turns" ? page : telling?.fights.has(id)));
