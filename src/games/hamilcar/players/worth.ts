import type { Choose } from "../../shared/rules/seats.ts";
import { other, type PerSeat, type Seat } from "../../shared/rules/seats.ts";
import { controls } from "../rules/control.ts";
import { battleRating, cusAt, cusInSpace, generalsOnMap, isProconsul } from "../rules/forces.ts";
import { GENERALS, generalNamed } from "../rules/generals.ts";
import { AT_SEA, CARTHAGO, ROMA, SPACE_COUNT, spaceNamed, spaceOf } from "../rules/map.ts";
import type { Hamilcar } from "../rules/state.ts";
import { attritionLoss, EXCELLENT, stormHits } from "../rules/tables.ts";
import { navalLimit } from "../rules/warships.ts";
import { likelyCommander, mostWarships, navalStrength, seaRating } from "./escort.ts";
import { MEASURES } from "./measures.ts";
import { marching } from "./movement.ts";
import { type Plan, weightAt } from "./plans.ts";
import { dieWorth } from "./points.ts";
import { pcWorth } from "./politics.ts";
import { BY_LAND, routesFor } from "./routes.ts";
import { armyAt, attackWorth, edge, ratingAt } from "./strength.ts";
import { threat } from "./targets.ts";

/** How good an option looks, apart from the purpose of the turn. */
export function worthOf(s: Hamilcar, question: Choose, option: string, plan: Plan): number {
  const { seat, prompt } = question;
  switch (prompt.slice("hamilcar.".length)) {
    case "who-first":
      return option === `seat:${seat}` ? 2 : 0;
    case "react":
      return reactionWorth(s, seat, option);
    case "intercept-fleet":
      return option === "yes" ? interceptionWorth(s, seat) + plan.fleet - MEASURES.intercept : 0;
    case "back-up":
      return option === "fight" ? 1 + 2 * edgeHere(s, seat) : 0.5;
    case "land-where":
      return option === "inside" ? 0.5 : fieldWorth(s, seat, spaceNamed(question.params!.space as string));
    case "flee-defeat":
      return option === "pass" ? 0 : 3;
    case "evade":
    case "flee-danger":
      return option === "pass" ? 2 : -2 * navalEdge(s, seat, s.warships[seat].atSea);
    case "after-victory":
      return option === "raid-port" ? 4 : option === "land" ? 1.5 : 0.5;
    case "reroll":
      return dieWorth(s, seat, option);
    case "reroll-naval":
      return option === "yes" ? 4.5 - Number(question.params?.die) : 0;
    case "reroll-siege":
      return option === "yes" ? (Number(question.params?.point) > 0 ? -3 : 3) : 0;
    case "charge":
      return option === "yes" ? (s.forgottenTactics ? -1 : 3) : 0.5;
    case "winter":
      return option === "supply" ? cusInSpace(s, seat, spaceNamed(question.params!.space as string)) - 3 : 0;
    case "reform":
      return { seamanship: 4, mount: s.seamanship >= 2 ? 2 : 1.5, warships: 3, none: 1 }[option] ?? 0;
    case "rowing-drills":
      return option === "seamanship" ? 3 : 1;
    case "miat-cu":
      return option === "warship" ? (s.warships.carthage.ready < 3 ? 1 : 0) : 1;
    case "commander":
      return s.battle ? battleRating(s, generalNamed(option)) : seaRating(s, generalNamed(option));
    case "proconsul":
    case "select-consul":
      return option === "none" || option === "draw" ? proconsulWorth(s) : officeWorth(s, generalNamed(option));
    case "place-general":
      return commandWorth(s, seat, spaceNamed(option), generalNamed(question.params!.general as string));
    case "place-cu":
    case "place-cus":
    case "place-elephant":
    case "raise-troops":
      return weightAt(plan, spaceNamed(option)) * frontWorth(s, seat, spaceNamed(option));
    case "retreat-way":
      return -Number((question.params!.modifiers as string[]).find((way) => way.startsWith(`${option}=`))!.split("=")[1]);
    case "retreat":
    case "avoid-where":
    case "interceptor-lands":
      return option.includes(":")
        ? 0.5 * cusInSpace(s, seat, spaceNamed(option)) + (controls(s, seat, spaceNamed(option)) ? 1 : 0)
        : 0;
    case "avoid-interception":
    case "pursue":
    case "win-over":
    case "determined-defense":
    case "add-refitted":
    case "reroll-charge":
    case "pay-mutineers":
      return option === "yes" ? 3 : 0;
    case "change-command":
      return option === "yes" ? commandGained(s, question) : 0;
    case "prolong":
      return option === "prolong" ? 2 : 0;
    case "overrun":
      return option === "overrun" ? 3 : 0;
    case "corvus-now":
      return option === "pass" ? 0.5 : s.corvi ? 0 : 1.2;
    case "corvus":
      return option === "dismount" ? -1 : 1;
    case "remove-miat":
      return option === "miat:centre" ? 0 : 2;
    case "raid-coast":
    case "scipio":
    case "place-pcs":
      return option.startsWith("space:") ? weightAt(plan, spaceNamed(option)) * pcWorth(s, seat, spaceNamed(option)) : 0;
    case "sicken":
    case "mutiny":
      return cusInSpace(s, other(seat), spaceNamed(option));
    case "maneuver":
    case "favorable-wind":
      return option === "pass" ? 0.6 : option.startsWith("card:") ? -2 * navalEdge(s, seat, s.warships[seat].atSea) : 1.2;
    case "cruel-sea":
      return option === "pass" ? MEASURES.two + MEASURES.kept : cruelSeaWorth(s, Number(question.params?.rolls));
    case "storms-at-sea":
      return option === "pass" ? MEASURES.one + MEASURES.kept : MEASURES.built * meanLoss(Number(question.params?.units));
    case "roll":
    case "evasion":
      return option === "roll" ? 1 : 0.6;
    default:
      return option === "pass" || option === "no" || option === "none" || option === "done" ? 0.5 : 1.2;
  }
}

/** How much worse the colleague of a Roman commander is (13.2): of two who are as good there is nothing to gain. */
const commandGained = (s: Hamilcar, { params }: Choose): number =>
  3 * (battleRating(s, generalNamed(params!.general as string)) - battleRating(s, generalNamed(params!.colleague as string))) - 1;

/** What a general is worth in office. */
const officeWorth = (s: Hamilcar, general: number): number =>
  2 * battleRating(s, general) + 0.2 * cusAt(s, "rome", Math.max(0, s.generals[general]!));

/** What the present proconsul is worth: he stays unless another follows him (5.1.C). */
function proconsulWorth(s: Hamilcar): number {
  const general = generalsOnMap(s, "rome").find((one) => isProconsul(s, one));
  return general === undefined ? 1 : officeWorth(s, general);
}

/** A general goes to troops without a good one; an Admiral to his major port, for reforms and refits (5.1). */
function commandWorth(s: Hamilcar, seat: Seat, at: number, general: number): number {
  const rating = battleRating(s, general);
  const cus = Math.min(cusInSpace(s, seat, at), 8);
  const led = ratingAt(s, seat, at);
  const port = GENERALS[general]!.admiral && at === HOME_PORT[seat] ? ADMIRAL_AT_HOME[seat](s) : 0;
  return (
    cus * (led === 0 ? MEASURES.leaderless : Math.max(0.1, MEASURES.lesser * (rating - led))) +
    port +
    0.2 * frontWorth(s, seat, at)
  );
}
const HOME_PORT: PerSeat<number> = { rome: ROMA, carthage: CARTHAGO };
const ADMIRAL_AT_HOME: PerSeat<(s: Hamilcar) => number> = {
  rome: (s) => (s.seamanship < EXCELLENT ? 6 : 1),
  carthage: (s) => Math.min(2, s.warships.carthage.spent),
};

/** Troops go where there are some already, and where the enemy is near: by land, or from a port by sea. */
function frontWorth(s: Hamilcar, seat: Seat, at: number): number {
  const { afloat } = routesFor(navalLimit(s, seat), true);
  let near = 0;
  for (let place = 0; place < SPACE_COUNT; place++) {
    if (cusInSpace(s, other(seat), place) === 0) continue;
    if (BY_LAND[at]![place]! <= 3) near++;
    else if (afloat[at]![place]! <= 3) near += ACROSS;
  }
  return Math.min(cusInSpace(s, seat, at), 7) * MEASURES.together + MEASURES.near * near + ratingAt(s, seat, at) * MEASURES.led;
}

/** An enemy across the sea, compared with one who can be met by land. */
const ACROSS = 0.5;

/** The advantage of the seat's army in the space of the march. */
function edgeHere(s: Hamilcar, seat: Seat): number {
  const at = s.march ? spaceOf(s.march.at) : 0;
  return edge(s, seat, at, armyAt(s, seat, at), armyAt(s, other(seat), at));
}

/** What an army of the march gains by staying outside the walls of its own city. */
function fieldWorth(s: Hamilcar, seat: Seat, at: number): number {
  const enemy = armyAt(s, other(seat), at);
  return enemy.cus === 0 ? 1 : attackWorth(s, seat, at, marching(s, s.march!), enemy, threat(s, seat, at));
}

function reactionWorth(s: Hamilcar, seat: Seat, option: string): number {
  if (option === "done") return MEASURES.react;
  const at = spaceOf(s.march!.at);
  const enemy = armyAt(s, other(seat), at);
  if (option.startsWith("avoid:")) return MEASURES.avoid - edge(s, seat, at, armyAt(s, seat, at), enemy);
  const own = armyAt(s, seat, s.generals[generalNamed(option)]!);
  return 0.3 + edge(s, seat, at, own, enemy);
}

/** An unguarded fleet is easy prey (8.5); Naval Supremacy is lost by letting the enemy pass (8.1). */
function interceptionWorth(s: Hamilcar, seat: Seat): number {
  const enemy = other(seat);
  if (s.warships[enemy].atSea === 0) return 3;
  const own = navalStrength(s, seat, mostWarships(s, seat), likelyCommander(s, seat));
  const theirs = navalStrength(s, enemy, s.warships[enemy].atSea, s.fleets[enemy]!.commander);
  return own - theirs + (s.supremacy === seat ? 0.5 : 0);
}

const DICE = [1, 2, 3, 4, 5, 6];
const mean = (of: (die: number) => number): number => DICE.reduce((sum, die) => sum + of(die), 0) / DICE.length;
const A_STORM = mean(stormHits);
const meanLoss = (units: number): number => mean((die) => attritionLoss(units, die));

/** What storm rolls cost a Roman fleet: warships and CUs alike (17.1 #101). */
const cruelSeaWorth = (s: Hamilcar, rolls: number): number =>
  MEASURES.built * Math.min(rolls * A_STORM, s.warships.rome.atSea) +
  MEASURES.cu * Math.min(rolls * A_STORM, cusAt(s, "rome", AT_SEA));

/** The seat's lead in warships over the enemy's fleet at sea. */
const navalEdge = (s: Hamilcar, seat: Seat, ships: number): number => ships - s.warships[other(seat)].atSea + 0.5;
