import type { Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import type { Words } from "../../../words/words.ts";
import { CODE, codeOf, majorityOf, NOBODY } from "../../shared/rules/control.ts";
import { other, type Question, type Seat } from "../../shared/rules/seats.ts";
import { isolatedPCs, provinceController } from "../rules/control.ts";
import { PROVINCE_OF, PROVINCE_OPTIONS, PROVINCE_SPACES, PROVINCES, postNamed, SPACE_OPTIONS } from "../rules/map.ts";
import type { Hannibal } from "../rules/state.ts";
import { asView, groundOf, heldOf } from "./view.ts";

// What PCs that come or go mean for the provinces

/** Questions whose answer puts PCs of whoever is asked on the map. */
const PLACED = keys("hannibal.", "place-pcs", "event.turn", "event.pcs");
/** Questions whose answer takes PCs off it. */
const REMOVED = keys("hannibal.", "remove-pcs", "event.remove");

export const isAboutPCs = (prompt: string): boolean => PLACED.has(prompt) || REMOVED.has(prompt);

/** Who holds what once these spaces have been chosen. */
function heldAfter({ control }: Pick<Hannibal, "control">, spaces: readonly number[], { prompt, seat }: Question): number[] {
  const after = [...control];
  for (const space of spaces) after[space] = PLACED.has(prompt) ? codeOf(seat) : NOBODY;
  return after;
}

/** The province of a space, what it is worth, and what both sides hold of it. */
export function headingOf(space: number, view: Plain, words: Words): string {
  const { control } = heldOf(asView(view));
  const province = PROVINCE_OF[space]!;
  const spaces = PROVINCE_SPACES[province]!;
  const held = (seat: Seat) => spaces.filter((each) => control[each] === CODE[seat]).length;
  return words.say("face.heading.province", {
    province: PROVINCE_OPTIONS[province]!,
    points: PROVINCES[province]!.political ? 1 : 0,
    rome: held("rome"),
    carthage: held("carthage"),
    spaces: spaces.length,
    majority: majorityOf(spaces.length),
  });
}

/** What a choice of a space does at once to its province, and to PCs that it leaves without support (19.1, 19.4). */
export function remarkOn(s: Hannibal, space: number, question: Question, words: Words): string {
  const { prompt, seat } = question;
  const after = { ...s, control: heldAfter(s, [space], question) };
  const province = PROVINCE_OF[space]!;
  const [was, is] = [provinceController(s, province), provinceController(after, province)];
  const said: string[] = [];
  if (is !== was) said.push(words.say(`face.remark.${is === seat ? "wins" : was === seat ? "gives-up" : "takes-away"}`));
  if (PLACED.has(prompt) && isolatedPCs(after, seat).includes(space)) said.push(words.say("face.remark.isolated"));
  return [...said, ...newlyIsolated(s, after, question, words)].join("; ");
}

/** Which PCs of the side that suffers lose their support. */
function newlyIsolated(s: Hannibal, after: Hannibal, { prompt, seat }: Question, words: Words): string[] {
  const sufferer = prompt === "hannibal.remove-pcs" ? seat : other(seat);
  const before = new Set(isolatedPCs(s, sufferer));
  const spaces = isolatedPCs(after, sufferer).filter((each) => !before.has(each));
  return spaces.length > 0 ? [words.say("face.remark.isolates", { spaces: spaces.map((each) => SPACE_OPTIONS[each]!) })] : [];
}

/** The provinces that change hands with all that has been chosen, and the PCs that would be isolated. */
export function gist(question: Question, picked: readonly string[], view: Plain, words: Words): string {
  if (!isAboutPCs(question.prompt)) return "";
  const s = groundOf(asView(view)) as Hannibal;
  const spaces = picked.map(postNamed);
  const after = { ...s, control: heldAfter(s, spaces, question) };
  const won = [...new Set(spaces.map((space) => PROVINCE_OF[space]!))].flatMap((number) => {
    const [was, is] = [provinceController(s, number), provinceController(after, number)];
    if (was === is) return [];
    return words.say(`face.gist.${is ? "wins" : "loses"}`, { seat: `seat:${is ?? was}`, province: PROVINCE_OPTIONS[number]! });
  });
  const placed = PLACED.has(question.prompt) ? isolatedPCs(after, question.seat).filter((space) => spaces.includes(space)) : [];
  const lost =
    placed.length > 0 ? [words.say("face.gist.isolated", { spaces: placed.map((space) => SPACE_OPTIONS[space]!) })] : [];
  return [...won, ...lost, ...newlyIsolated(s, after, question, words)].join("; ");
}

/** PCs that a side can spare: first what is lost anyway, then what costs no province, isolates none and leaves the most beside it. */
export function spared(s: Hannibal, { options, min }: Question & { readonly kind: "pick" }, seat: Seat): readonly string[] {
  const control = [...s.control];
  const left = { ...s, control };
  const chosen = new Set<string>();
  for (let n = 0; n < min; n++) {
    const isolated = isolatedPCs(left, seat);
    const cost = (option: string): number[] => {
      const space = postNamed(option);
      const province = PROVINCE_OF[space]!;
      const after = { ...left, control: control.with(space, NOBODY) };
      const isLost = provinceController(left, province) === seat && provinceController(after, province) !== seat;
      const more = isolatedPCs(after, seat).filter((each) => !isolated.includes(each)).length;
      const others = PROVINCE_SPACES[province]!.filter((each) => after.control[each] === codeOf(seat)).length;
      return [
        isLost ? (PROVINCES[province]!.political ? 2 : 1) : 0,
        Number(!isolated.includes(space)),
        more,
        majorityOf(PROVINCE_SPACES[province]!.length) - others,
      ];
    };
    const [best] = options
      .filter((option) => !chosen.has(option))
      .map((option) => ({ option, cost: cost(option) }))
      .sort((a, b) => compared(a.cost, b.cost));
    if (!best) break;
    chosen.add(best.option);
    control[postNamed(best.option)] = NOBODY;
  }
  return options.filter((option) => chosen.has(option));
}

/** The first difference decides. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cost, index) => cost !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
