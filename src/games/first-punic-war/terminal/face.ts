import type { TerminalFace } from "../../../cli/face.ts";
import { wrapped } from "../../../cli/question-text.ts";
import type { Plain } from "../../../engine/index.ts";
import { kindOf } from "../../../words/ids.ts";
import type { Words } from "../../../words/words.ts";
import { SEATS, type Seat } from "../../shared/rules/seats.ts";
import { CONTINGENTS, TERRAINS, WORKS } from "../rules/data.ts";
import { HEX_IDS, KIND, MAP, PLACE, PLACES, REGION, SEA, TERRAIN } from "../rules/map.ts";
import { costOf } from "../rules/mobilization.ts";
import type { WarView } from "../rules/position.ts";
import { YEARS } from "../rules/tables.ts";
import { MARKERS, UNIT_IDS, UNITS, type Unit, unitOfId } from "../rules/units.ts";
import { joined, opensGroup } from "../words/telling.ts";
import { BOARD_WORDS } from "./words.ts";

type Stack = WarView["stacks"][number];

function board(plain: Plain, words: Words): string {
  const view = plain as WarView;
  return [
    ...heading(view, words),
    "",
    ...MAP.regions.flatMap((region, index) => part(view, words, words.say(`region:${region}`), index)),
    ...part(view, words, words.say("board.sea"), -1),
    ...combat(view, words),
  ].join("\n");
}

function heading(view: WarView, words: Words): string[] {
  const { turn, lastTurn, phase, phasing } = view;
  const facts = [
    words.say("board.initiative", { side: `side:${view.initiative}` }),
    ...(view.crisis ? [words.say("board.crisis", { hex: `hex:${view.crisis}` })] : []),
  ];
  const powers = Object.entries(view.powers).map(
    ([power, side]) =>
      `${words.say(`power:${power}`)} ${side === "neutral" ? words.say("board.neutral") : words.say(`side:${side}`)}`,
  );
  return [
    words.say("board.turn", { turn, turns: lastTurn, years: YEARS[turn - 1]!, phase: `phase:${phase}`, side: `side:${phasing}` }),
    ...SEATS.map((seat) =>
      words.say("board.score", {
        side: `side:${seat}`,
        points: points(view, seat),
        ap: view.ap[seat],
        count: view.markerCounts[seat],
      }),
    ),
    `${facts.join(", ")}.`,
    ...wrapped(`${words.say("board.powers")} `, powers, ", "),
    ...SEATS.filter((seat) => view.markers[seat].length > 0).flatMap((seat) =>
      wrapped(
        `${words.say("board.markers", { side: `side:${seat}` })} `,
        view.markers[seat].map((id) => words.say(id)),
        ", ",
      ),
    ),
    words.say("board.legend"),
  ];
}

/** Victory points: the fortresses that a side stands in (4.2). */
const points = (view: WarView, seat: Seat): number =>
  view.stacks.reduce((sum, { hex, side }) => sum + (side === seat ? (PLACES[PLACE[indexOf(hex)]!]?.vp ?? 0) : 0), 0);

const indexOf = (hex: string): number => MAP.indexOf.get(hex)!;

/** The stacks of a region, or at sea, a line for each. */
function part(view: WarView, words: Words, title: string, region: number): string[] {
  const stacks = view.stacks.filter(({ hex }) => REGION[indexOf(hex)] === region);
  if (stacks.length === 0) return [];
  return [
    `${title[0]!.toUpperCase()}${title.slice(1)}`,
    ...stacks.flatMap((stack) => wrapped(`  ${placeText(stack, words).padEnd(28)} `, stackParts(view, stack, words), ", ")),
  ];
}

function placeText({ hex, side }: Stack, words: Words): string {
  const letter = side === "rome" ? "R" : side === "carthage" ? "C" : "-";
  const place = PLACES[PLACE[indexOf(hex)]!];
  const sign = place ? `${"#".repeat(place.works)}${place.port ? "~" : ""}` : "";
  const name = words.say(`hex:${hex}`);
  return `${letter} ${name}${sign}${name.includes(hex) ? "" : ` ${hex}`}`;
}

function stackParts(view: WarView, stack: Stack, words: Words): string[] {
  const has = (marks: WarView["camps"]) => stack.side !== "neutral" && marks[stack.side].includes(stack.hex);
  const hidden = stack.land + stack.fleets + stack.aboard - stack.units.length;
  return [
    ...(has(view.camps) ? [words.say("board.camp")] : []),
    ...(has(view.armies) ? [words.say("board.army")] : []),
    ...stack.units.map(({ id, veteran, aboard }) => {
      const text = `${words.say(id)} ${factors(UNITS[unitOfId(id)]!, veteran)}`;
      return aboard ? `(${text})` : text;
    }),
    ...(hidden > 0 ? [words.say("board.hidden", { count: hidden })] : []),
  ];
}

/** Combat, morale and movement, as on the counter; a leader's command after a slash. */
function factors(unit: Unit, veteran: boolean): string {
  const face = veteran ? 0 : 1;
  const move = unit.type === "fleet" ? "~" : unit.move;
  const command = unit.type === "leader" ? `/${unit.command}` : "";
  return `${unit.combat[face]}-${unit.morale[face]}-${move}${command}${veteran && unit.twoSided ? "*" : ""}`;
}

function combat({ combat: fought }: WarView, words: Words): string[] {
  if (!fought) return [];
  const shifts = fought.shifts.map(({ amount, because }) => `${words.say(because)} ${amount > 0 ? "+" : ""}${amount}`);
  return [
    "",
    words.say("board.combat", {
      from: `hex:${fought.from}`,
      to: `hex:${fought.to}`,
      table: `table:${fought.table}`,
      percent: fought.percent,
      column: `fpw.column.${fought.column}`,
    }),
    ...wrapped(`${words.say("board.shifts")} `, shifts.length > 0 ? shifts : [words.say("board.none")], ", "),
  ];
}

/** The factors of a unit, with its price if it has to be mobilized; who is in a hex. */
function hint(id: string, plain: Plain, words: Words): string {
  const view = plain as WarView;
  const kind = kindOf(id);
  if (kind === "unit") {
    const unit = unitOfId(id);
    const seen = view.stacks.flatMap(({ units }) => units).find((each) => each.id === id);
    const price = costOf(view.phasing === "rome" ? 0 : 1, unit);
    const isBought = !seen && view.phase === "mobilization";
    return `${factors(UNITS[unit]!, seen?.veteran ?? false)}${isBought ? `  ${words.say("hint.cost", { ap: price })}` : ""}`;
  }
  if (kind !== "hex") return "";
  return view.stacks
    .filter(({ hex }) => `hex:${hex}` === id)
    .map((stack) => `${words.say(`side:${stack.side}`)}: ${stackParts(view, stack, words).join(", ")}`)
    .join("  ");
}

/** What a counter says on both sides; of a hex, its terrain, its place and who is there. */
function about(id: string, plain: Plain, words: Words): string {
  if (id.startsWith("unit:")) {
    const unit = UNITS[unitOfId(id)]!;
    const contingent = CONTINGENTS[unit.contingent]!;
    const facts = [
      words.say(`type:${unit.type}`),
      words.say(unit.contingent < 2 ? `side:${contingent}` : `power:${contingent}`),
      unit.twoSided
        ? words.say("about.veteran", { factors: factors(unit, true), recruit: factors(unit, false) })
        : factors(unit, false),
      ...(unit.type === "leader" ? [words.say("about.command", { count: unit.command })] : []),
    ];
    return `${words.say(id)}: ${facts.join(", ")}`;
  }
  if (!id.startsWith("hex:")) return words.say(id);
  const hex = indexOf(id.slice("hex:".length));
  const place = PLACES[PLACE[hex]!];
  const facts = [
    words.say(`terrain:${TERRAINS[TERRAIN[hex]!]}`),
    ...(place ? [words.say(`works:${WORKS[place.works]}`)] : []),
    ...(place?.port ? [words.say("about.port")] : []),
    ...(KIND[hex] === SEA ? [] : [words.say(`region:${MAP.regions[REGION[hex]!]}`)]),
  ];
  const here = hint(id, plain, words);
  return [`${words.say(id)}: ${facts.join(", ")}`, ...(here ? [`  ${here}`] : [])].join("\n");
}

export const face: TerminalFace = {
  words: BOARD_WORDS,
  opensGroup,
  joined,
  board,
  hint,
  things: [...HEX_IDS, ...UNIT_IDS, ...new Set(MARKERS.map(({ id }) => id))],
  about,
};
