import type { Expected } from "../../lessons/lesson.ts";
import type { Muster } from "../plan/muster.ts";
import type { Mustering } from "../plan/mustering.svelte.ts";
import type { Desk } from "../table/desk.svelte.ts";

/** What a lesson wants to have in the list: of which kind, and where; and whether the phase ends with it. */
function wishesIn(expected: readonly Expected[], desk: Desk, { chooses, places, ends, thing, kind }: Muster<never>) {
  const wishes: { kind: string; place: string | null }[] = [];
  for (const [prompt, answer] of expected) {
    if (typeof answer !== "string") break;
    const last = wishes.at(-1);
    if (places.has(prompt) && last) {
      last.place = answer;
      continue;
    }
    if (!chooses.has(prompt)) break;
    if (answer === ends.get(prompt)) return { wishes, isOver: true };
    const what = thing(desk.question!, answer);
    if (what === undefined) break;
    wishes.push({ kind: kind(what), place: null });
  }
  return { wishes, isOver: false };
}

const count = (list: readonly { readonly kind: string }[], kind: string): number =>
  list.filter((each) => each.kind === kind).length;

/** What to press in a list of recruits: one more, one less, another place for one of them, or Confirm. Nothing if something else is wanted. */
export function toMuster(expected: readonly Expected[], desk: Desk): string[] {
  const muster: Mustering = desk.muster;
  const { wishes, isOver } = wishesIn(expected, desk, desk.face.planning!.muster!);
  if (wishes.length === 0 && !isOver) return [];
  const { mustered } = muster;
  const surplus = mustered.find(({ kind }) => count(mustered, kind) > count(wishes, kind));
  if (surplus) return [`less:${surplus.kind}`];
  const missing = wishes.find(({ kind }) => count(mustered, kind) < count(wishes, kind));
  if (missing) return [`more:${missing.kind}`];
  const left = [...wishes];
  for (const [index, { kind, thing, place }] of mustered.entries()) {
    const there = left.findIndex((wish) => wish.kind === kind && (wish.place ?? place) === place);
    if (there >= 0) left.splice(there, 1);
    else return muster.selected === index ? [left.find((wish) => wish.kind === kind)!.place!] : [`mustered:${thing}`];
  }
  return [isOver ? "muster-confirm" : "muster-part"];
}
