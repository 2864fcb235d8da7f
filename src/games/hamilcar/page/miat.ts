import type { Words } from "../../../words/words.ts";
import { miatOptions } from "../rules/miat.ts";
import type { Hamilcar } from "../rules/state.ts";
import { type HamilcarView, miatSymbols, moodNow } from "./view.ts";

type Markers = Pick<HamilcarView, "miat" | "ruleset">;

/** What becomes of the Miat between two moments: its mood if it changes, with what that brings, and the symbols that come to count or no longer do (15.3). */
export function miatChanges(before: Markers, after: Markers, words: Words): string[] {
  const [was, mood] = [moodNow(before), moodNow(after)];
  const from = was === "warlike" || mood === "warlike" ? "" : `.from-${was}`;
  const counted = miatSymbols(before);
  return [
    ...(mood === was ? [] : [words.say(`face.remark.miat.${after.ruleset}.${mood}${from}`)]),
    ...miatSymbols(after).flatMap(({ gives, active }, i) =>
      active === counted[i]!.active ? [] : [words.say(`face.remark.miat.${active ? "gives" : "takes"}.${gives}`)],
    ),
  ];
}

/** What a PC that comes on a slot of the Miat, or goes from it, changes. */
export function ofSlot(slot: string, view: HamilcarView, words: Words): string {
  const isFilled = view.miat.includes(slot);
  const after = { ...view, miat: isFilled ? view.miat.filter((one) => one !== slot) : [...view.miat, slot] };
  const mood = moodNow(after);
  const stays = mood === moodNow(view) ? [words.say("face.remark.miat.stays", { mood: `mood:${mood}` })] : [];
  return [...stays, ...miatChanges(view, after, words)].join("; ");
}

export const markersOf = (s: Hamilcar): Markers => ({
  ruleset: s.ruleset,
  miat: miatOptions(s).map((option) => option.slice("miat:".length)),
});
