import type { Words } from "../../words/words.ts";
import { t } from "../speech.svelte.ts";
import type { Risk } from "./planning.ts";

/** What a number on a place is about: the voyage there, enemies who may intercept, losses on the way, a battle at its end. */
export const SIGNS = ["sea", "intercept", "loss", "fight"] as const;
export type Sign = (typeof SIGNS)[number];

export const ICON_OF = { sea: "ship", intercept: "barred", loss: "mountains", fight: "swords" } as const satisfies Readonly<
  Record<Sign, string>
>;

/** What a sign says, in the words of the game if it has its own. */
export function meaningOf(sign: Sign | null, words: Words): string {
  const own = `face.plan.sign.${sign ?? "left"}`;
  return words.has(own) ? words.say(own) : t(`plan.sign.${sign ?? "left"}`);
}

/** One number on a place; without a sign it is the movement left there. */
export interface MarkPart {
  readonly sign: Sign | null;
  readonly text: string;
}

/** Stands for the movement left where something happens first: nobody knows it yet. */
export const OPEN = "?";

/** What a reachable place shows on the board. */
export interface PlaceMark {
  readonly parts: readonly MarkPart[];
  /** hopeless: it cannot go well */
  readonly tone: "plain" | "risk" | "fight" | "hopeless";
  /** another place has been chosen */
  readonly isAside?: boolean;
}

/** A place with what it shows, or a piece with what the place shows for it. */
export interface Shown {
  readonly id: string;
  readonly mark: PlaceMark;
}

export const isHopeless = ({ mark }: Shown): boolean => mark.tone === "hopeless";

/** Places without one of them, sorted by name, the hopeless ones last. */
export const byHope = (marks: ReadonlyMap<string, PlaceMark>, but: string | null, name: (id: string) => string): Shown[] =>
  [...marks]
    .flatMap(([id, mark]) => (id === but ? [] : [{ id, mark }]))
    .sort((a, b) => Number(isHopeless(a)) - Number(isHopeless(b)) || name(a.id).localeCompare(name(b.id)));

/** What a place shows that is reached with some risks, by a fight or not, with some movement left. */
export function markOf(risks: readonly Risk[], fight: boolean, left: string): PlaceMark {
  const parts = SIGNS.flatMap((sign): MarkPart[] => {
    const about = risks.filter((risk) => risk.sign === sign);
    if (sign === "fight") return fight ? [{ sign, text: about.find(({ mark }) => mark !== undefined)?.mark ?? "" }] : [];
    if (sign === "loss") {
      const toll = about.reduce((all, risk) => all + (risk.toll ?? 0), 0);
      return toll > 0 ? [{ sign, text: `−${toll.toFixed(1)}` }] : [];
    }
    const safe = about.reduce((all, risk) => all * (risk.safe ?? 1), 1);
    if (about.some((risk) => risk.safe === undefined)) return [{ sign, text: "" }];
    return safe < 0.995 ? [{ sign, text: `${Math.round(safe * 100)}%` }] : [];
  });
  // whoever is intercepted can still fight
  const isHopeless = parts.some(({ sign, text }) => sign === "sea" && text === "0%");
  const isDanger = parts.length > 0 || risks.some(({ danger }) => danger);
  const tone = isHopeless ? "hopeless" : fight ? "fight" : isDanger ? "risk" : "plain";
  return { parts: parts.length > 0 ? parts : [{ sign: null, text: left }], tone };
}

/** The signs on places, in their order; null if one shows movement left. */
export function signsOf(marks: Iterable<PlaceMark>): readonly (Sign | null)[] {
  const seen = new Set([...marks].flatMap(({ parts }) => parts.map(({ sign }) => sign)));
  return [null, ...SIGNS].filter((sign) => seen.has(sign));
}
