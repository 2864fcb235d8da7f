import { expect, test } from "vitest";
import { chanceFrom, headerFor, type LogEntry, type Params, randomAnswer, Session } from "../../src/engine/index.ts";
import { firstPunicWar } from "../../src/games/first-punic-war/rules/index.ts";
import { HEX_IDS } from "../../src/games/first-punic-war/rules/map.ts";
import { POWER_IDS, SIDE_IDS, type State } from "../../src/games/first-punic-war/rules/state.ts";
import { CONTINGENT, TWO_SIDED, UNIT_IDS, unitOfId } from "../../src/games/first-punic-war/rules/units.ts";

/** What somebody knows who has read both players' logs from the set-up on, but never looked at the table. */
class Retelling {
  /** the hex of each unit on the map */
  readonly at = new Map<string, string>();
  /** the fleet that carries each unit on board */
  readonly aboard = new Map<string, string>();
  readonly veterans = new Set<string>();
  readonly powers: string[] = POWER_IDS.map(() => "side:neutral");
  readonly ap = new Map<string, number>();
  /** how many stratagem markers each side holds */
  readonly markers = new Map(SIDE_IDS.slice(0, 2).map((side) => [side as string, 0]));
  readonly camps = new Set<string>();
  /** the army markers on the map, each with its side */
  readonly armies = new Set<string>();
  readonly pillaged = new Set<string>();
  readonly colonies = new Set<string>();
  crisis: string | null = null;
  private force: string[] = [];
  /** what the last entry was about, if the next names the units */
  private pending: (units: readonly string[]) => void = () => {};

  private remove(unit: string): void {
    this.at.delete(unit);
    this.aboard.delete(unit);
    this.veterans.delete(unit);
  }

  private move(units: readonly string[], hex: string): void {
    for (const unit of units) this.at.set(unit, hex);
    for (const [unit, fleet] of this.aboard) if (units.includes(fleet)) this.at.set(unit, hex);
  }

  private leaveMap(power: number): void {
    for (const unit of [...this.at.keys()]) {
      if (CONTINGENT[unitOfId(unit)] !== power + 2) continue;
      this.at.delete(unit);
      this.aboard.delete(unit);
    }
  }

  /** What becomes of the army marker of a stack that moves (2.1.1). */
  private bringArmy({ side, army }: Params, from: string | undefined, to: string): void {
    const [fate] = army as string[];
    if (fate === "fpw.army.along" || fate === "fpw.army.met") this.armies.delete(`${side} ${from}`);
    if (fate === "fpw.army.along") this.armies.add(`${side} ${to}`);
  }

  read({ event, params = {} }: LogEntry): void {
    const name = event.slice("fpw.".length);
    const told = (key: string) => String((params as Params)[key]);
    const units = Array.isArray(params.units) ? (params.units as string[]) : [];
    if (name !== "these") this.pending = () => {};
    if (typeof params.left === "number" && typeof params.ap === "number") this.ap.set(told("side"), params.left);
    if (typeof params.total === "number" && name.startsWith("ap-")) this.ap.set(told("side"), params.total);
    const count = (by: number) => this.markers.set(told("side"), this.markers.get(told("side"))! + by);
    const pairs = (list: unknown) => (list as string[]).map((pair) => pair.split("=") as [string, string]);
    const veterans = (list: unknown) => ((list ?? []) as string[]).forEach((unit) => void this.veterans.add(unit));
    switch (name) {
      case "in-place":
        for (const [stack, hex] of pairs(params.modifiers)) for (const unit of stack.split("+")) this.at.set(unit, hex);
        veterans(params.veterans);
        break;
      case "placed":
        this.pending = (these) => {
          this.move(these, told("hex"));
        };
        break;
      case "begun":
        for (const side of SIDE_IDS.slice(0, 2)) this.ap.set(side, Number(params[side.slice("side:".length)]));
        break;
      case "pillaged-before":
        for (const hex of params.hexes as string[]) this.pillaged.add(hex);
        break;
      case "army-placed":
        this.armies.add(`${told("side")} ${told("hex")}`);
        break;
      case "army-removed":
        this.armies.delete(`${told("side")} ${told("hex")}`);
        break;
      case "these":
        veterans(params.veterans);
        this.pending(units);
        break;
      case "land-operation":
      case "naval-operation":
      case "concentrate-operation":
        this.pending = (these) => {
          this.force = [...these];
        };
        break;
      case "moved":
      case "sailed":
        this.move(this.force, told("to"));
        this.bringArmy(params, told("from"), told("to"));
        break;
      case "dropped":
        this.pending = (these) => {
          this.force = this.force.filter((unit) => !these.includes(unit));
        };
        break;
      case "concentrated":
        this.move(
          this.force.filter((unit) => this.at.get(unit) === told("from")),
          told("hex"),
        );
        break;
      case "goes-aboard":
      case "changes-fleet":
        this.aboard.set(told("unit"), told("fleet"));
        break;
      case "landed":
        this.pending = (these) => {
          for (const unit of these) this.aboard.delete(unit);
        };
        break;
      case "retreated":
        this.move(units, told("to"));
        this.bringArmy(params, told("from"), told("to"));
        break;
      case "pursued":
        this.bringArmy(params, this.at.get(units[0]!), told("hex"));
        this.move(units, told("hex"));
        break;
      case "parted":
        this.pending = (these) => this.move(these, told("to"));
        break;
      case "came-home":
        this.pending = (these) => this.move(these, told("hex"));
        break;
      case "eliminated":
        this.remove(told("unit"));
        this.force = this.force.filter((unit) => unit !== told("unit"));
        break;
      case "demobilized":
      case "sent-to-display":
        this.remove(told("unit"));
        break;
      case "disgrace":
        if (told("fate") === "fpw.fate.relieved") this.remove(told("unit"));
        break;
      case "bought":
      case "deployed":
        this.at.set(told("unit"), told("hex"));
        this.veterans.delete(told("unit"));
        break;
      case "trained":
        this.veterans.add(told("unit"));
        break;
      case "made-veterans":
        for (const unit of units) this.veterans.add(unit);
        break;
      case "allied":
        this.powers[POWER_IDS.indexOf(told("power") as (typeof POWER_IDS)[number])] = told("side");
        break;
      case "neutral": {
        const power = POWER_IDS.indexOf(told("power") as (typeof POWER_IDS)[number]);
        this.powers[power] = "side:neutral";
        this.leaveMap(power);
        break;
      }
      case "mercenaries-leave":
        for (const unit of UNIT_IDS) if (CONTINGENT[unitOfId(unit)] === POWER_IDS.length + 1) this.remove(unit);
        break;
      case "marker-drawn":
      case "marker-bought":
        count(1);
        break;
      case "marker-played":
      case "marker-returned":
        count(-1);
        break;
      case "camp-built":
        this.camps.add(told("hex"));
        break;
      case "camp-removed":
        this.camps.delete(told("hex"));
        break;
      case "pillaged":
        this.pillaged.add(told("hex"));
        break;
      case "restored":
        this.pillaged.delete(told("hex"));
        break;
      case "colony-founded":
        this.colonies.add(told("hex"));
        break;
      case "crisis-begun":
      case "crisis-placed":
        this.crisis = told("hex");
        break;
      case "crisis-won":
      case "crisis-of-both":
      case "crisis-of-nobody":
        this.crisis = null;
        break;
    }
  }

  get situation(): ReturnType<typeof situationOf> {
    const units = [...this.at].map(([unit, at]) => [unit, unitAs(at, this.aboard.get(unit), this.veterans.has(unit))] as const);
    return {
      units: Object.fromEntries(units.sort(([a], [b]) => (a < b ? -1 : 1))),
      powers: this.powers,
      ap: SIDE_IDS.slice(0, 2).map((side) => this.ap.get(side)!),
      markers: SIDE_IDS.slice(0, 2).map((side) => this.markers.get(side)!),
      camps: [...this.camps].sort(),
      armies: [...this.armies].sort(),
      pillaged: [...this.pillaged].sort(),
      colonies: [...this.colonies].sort(),
      crisis: this.crisis,
    };
  }
}

const unitAs = (at: string, aboard: string | undefined, veteran: boolean) => ({ at, aboard, veteran });
const namesOf = (hexes: readonly number[]): string[] => hexes.flatMap((hex) => (hex >= 0 ? [HEX_IDS[hex]!] : [])).sort();

/** The same as it lies on the table. */
function situationOf(s: State) {
  const onMap = UNIT_IDS.flatMap((id, unit) =>
    s.at[unit]! >= 0
      ? [[id, unitAs(HEX_IDS[s.at[unit]!]!, UNIT_IDS[s.aboard[unit]!], s.veteran[unit] === 1 && TWO_SIDED[unit] === 1)] as const]
      : [],
  );
  return {
    units: Object.fromEntries(onMap.sort(([a], [b]) => (a < b ? -1 : 1))),
    powers: s.powers.map((side) => SIDE_IDS[side]!) as string[],
    ap: [...s.ap],
    markers: [0, 1].map((side) => s.markers.filter((holder) => holder === side).length),
    camps: namesOf(s.camps),
    armies: s.armies
      .flatMap((hex, i) => (hex >= 0 ? [`${SIDE_IDS[i < s.armies.length / 2 ? 0 : 1]} ${HEX_IDS[hex]}`] : []))
      .sort(),
    pillaged: namesOf(s.pillaged),
    colonies: namesOf(s.colonies),
    crisis: s.crisis < 0 ? null : String(HEX_IDS[s.crisis]),
  };
}

const EVERYTHING = { leaders: true, siege: true, pillage: true, colonies: true, reaction: true };

test.each([
  ["I", {}],
  ["II", {}],
  ["II", EVERYTHING],
  ["III", EVERYTHING],
])(
  "1.2 scenario %s with %j: the logs alone tell where everybody is and what each side has, after every answer",
  (scenario, options) => {
    for (let number = 0; number < 2; number++) {
      const seed = `retold ${number}`;
      const chance = chanceFrom(seed);
      const game = Session.begin(firstPunicWar, headerFor(firstPunicWar, { scenario, options, seed }));
      const tale = new Retelling();
      let read = 0;
      while (game.question) {
        const { prompt } = game.question;
        game.answer(randomAnswer(game.question, chance));
        if (game.state.phase === "setup") continue;
        for (; read < game.log!.length; read++) tale.read(game.log![read]!);
        expect(tale.situation, `${seed}, after ${prompt}`).toEqual(situationOf(game.state));
      }
    }
  },
  120_000,
);
