import type { Answer, Header, Plain } from "../../../engine/index.ts";
import { keys, nameOf } from "../../../words/ids.ts";
import { inTurn } from "../../../words/typeset.ts";
import type { Words } from "../../../words/words.ts";
import { spaceOfPost } from "../../shared/page/posts.ts";
import { other, type Question, type Seat } from "../../shared/rules/seats.ts";
import { UNIT_LIMIT } from "../rules/army.ts";
import { marchingCUs } from "../rules/campaign.ts";
import { cusAt } from "../rules/forces.ts";
import { GENERALS } from "../rules/generals.ts";
import { isolatedPCs } from "../rules/isolation.ts";
import { isCity, LANES, PROVINCE_SPACES, space, spaceNamed } from "../rules/map.ts";
import { CODE } from "../rules/state.ts";
import { CARDS, cardNamed } from "../rules/strategy-cards.ts";
import { stormHits, TURNS } from "../rules/tables.ts";
import { mayShutGates } from "./garrison.ts";
import { imaginedState, stateIn } from "./imagined.ts";
import { ofSlot } from "./miat.ts";
import { oddsFor } from "./odds.ts";
import { effectsOf, LEVELS } from "./seamanship.ts";
import { asView, type HamilcarView, provincesOf, ratingsOf } from "./view.ts";

/** Questions about spaces where it matters who is there. */
const WHO_STANDS = new Set(
  [
    "march",
    "retreat",
    "avoid-where",
    "place-cu",
    "place-cus",
    "place-general",
    "raise-troops",
    "sicken",
    "mutiny",
    "relieve",
    "siege-train",
    "interceptor-lands",
  ].map((prompt) => `hamilcar.${prompt}`),
);

/** Questions about PCs, where it matters who has how much of a province. */
const PCS = keys("hamilcar.", "place-pcs", "spend-point", "spend-difference", "remove-pcs", "remove-enemy-pcs", "scipio");
/** Those of them that place PCs, which can be isolated. */
const PLACED = keys("hamilcar.", "place-pcs", "spend-point", "spend-difference", "scipio", "win-over");

/** What a player wants to know about an option before choosing it. */
export function remark(option: string, question: Question, plain: Plain, words: Words, header: Header): string {
  return inTurn([plainRemark(option, question, plain, words), diceOf(option, question, plain, words, header)], words.language);
}

const percent = (chance: number) => Math.round(chance * 100);

/** The odds of the dice an option rolls: for a general his own, with the rolls that succeed, for a yes or a siege those of the question. */
function diceOf(option: string, question: Question, plain: Plain, words: Words, header: Header): string {
  const general = /^(general|avoid|intercept):/.test(option);
  const whole = option === "yes" || option === "besiege" || option === "intercept";
  const said = oddsFor(plain, header, question.seat, question)
    .filter((odds) => odds.chance !== null && (odds.option === option || (whole && odds.option === undefined)))
    .map(({ key, params, chance }) =>
      general
        ? words.say("face.remark.on-die", { needed: Math.round(chance! * 6), percent: percent(chance!) })
        : `${words.say(key, params)}: ${percent(chance!)} %`,
    );
  return inTurn(said, words.language);
}

/** Why not all units of an army go with a general: those that have moved with another (7.1), or one that is too large (2.3.G). */
export function leftOut(question: Question, _: readonly string[], plain: Plain, words: Words): string[] {
  if (question.prompt !== "hamilcar.take-units" || question.kind !== "allocate") return [];
  const count = question.items.reduce((all, { max }) => all + max, 0);
  const stay = count - UNIT_LIMIT;
  const at = String(question.params?.space).replace("space:", "");
  const here = asView(plain).forces.find((force) => force.side === question.seat && force.at === at);
  const tired = here ? here.cus + (here.elephants ?? 0) + (here.supply ?? 0) - count : 0;
  return [
    ...(tired > 0 ? [words.say("face.left-out.tired", { count: tired })] : []),
    ...(stay > 0 ? [words.say("face.left-out.large", { count, stay })] : []),
  ];
}

/** What a step of a march or voyage may cost: an interception, a battle. */
export function stakes(answer: Answer, question: Question, plain: Plain, words: Words, header: Header): string[] {
  const s = imaginedState(plain, header);
  if (!s?.march || typeof answer !== "string") return [];
  const { march } = s;
  const count = marchingCUs(march);
  const isSailing = question.prompt === "hamilcar.sail";
  const interceptions = isSailing
    ? oddsFor(plain, header, question.seat, question)
        .filter(({ option }) => option === answer)
        .map(({ key, params, about }) =>
          [words.say(key, params), ...(about ? [words.say(about.key, about.params)] : [])].join(": "),
        )
    : [];
  const fleet = s.fleets[march.seat];
  const isStep = question.prompt === "hamilcar.march" && answer.startsWith("space:");
  const at = isStep ? spaceNamed(answer) : isSailing && answer === "land" && fleet ? fleet.route.at(-1)! : -1;
  const enemies = at < 0 || mayShutGates(s, at) ? 0 : cusAt(s, other(march.seat), at);
  return count > 0 && enemies > 0 ? [...interceptions, words.say("face.stake.battle", { count, enemies })] : interceptions;
}

function plainRemark(option: string, question: Question, plain: Plain, words: Words): string {
  const view = asView(plain);
  const at = option.indexOf(":");
  const name = option.slice(at + 1);
  switch (option.slice(0, Math.max(at, 0))) {
    case "card":
      return question.prompt === "hamilcar.cruel-sea" ? ofStorm(question, words) : ofCard(option, question.seat, words);
    case "general":
      return ofGeneral(name, question, view, words);
    case "avoid":
    case "intercept":
      return placeAmong(name, question, view, words);
    case "miat":
      return ofSlot(name, view, words);
    case "supply":
      return PLACED.has(question.prompt) ? ofTrain(name, question.seat, view, words) : "";
    case "space":
    case "sea":
    case "inside":
      return question.prompt === "hamilcar.sail"
        ? ofLane(name, question.seat, view, words)
        : ofSpace(name, question, view, words);
    default:
      return ofWord(option, question, view, words);
  }
}

/** Its number and what its event does; the enemy's is no use to its holder. */
function ofCard(option: string, seat: Seat, words: Words): string {
  const { ops, side } = CARDS[cardNamed(option)]!;
  if (!words.has(`${option}.text`)) return String(ops);
  const text = words.say(`${option}.text`);
  return side === other(seat) ? words.say("face.remark.enemy-event", { ops, seat: `seat:${side}`, text }) : `${ops} · ${text}`;
}

/** What a fleet loses in a storm with so many rolls. */
function ofStorm({ params }: Question, words: Words): string {
  const rolls = Number(params?.rolls);
  const hits = [1, 2, 3, 4, 5, 6].map(stormHits);
  const mean = hits.reduce((all, one) => all + one, 0) / hits.length;
  const lost = { least: Math.min(...hits) * rolls, most: Math.max(...hits) * rolls, mean: Math.round(mean * rolls) };
  return words.say(rolls > 0 ? "face.remark.storm" : "face.remark.storm.none", lost);
}

/** A general's place, unless all the options are in the same one. */
function placeAmong(id: string, question: Question, view: HamilcarView, words: Words): string {
  const whereOf = (one: string) => view.forces.find(({ generals = [] }) => generals.includes(one))?.at;
  const options = question.kind === "choose" || question.kind === "pick" ? question.options : [];
  const places = new Set(options.filter((each) => each.includes(":")).map((each) => whereOf(each.slice(each.indexOf(":") + 1))));
  const at = whereOf(id);
  return at && places.size > 1 ? words.say(`space:${spaceOfPost(at)}`) : "";
}

/** His ratings, and his place if it matters; for a general off the map, what else he is. */
function ofGeneral(id: string, question: Question, view: HamilcarView, words: Words): string {
  const { strategy, battle } = ratingsOf(view, id);
  const isHere = view.forces.some(({ generals = [] }) => generals.includes(id));
  const traits = (["admiral", "aristocrat"] as const).filter((trait) => GENERALS.find((one) => one.id === id)![trait]);
  const more = isHere ? [placeAmong(id, question, view, words)] : traits.map((trait) => words.say(`face.${trait}`));
  return [`${strategy}–${battle}`, ...more].filter(Boolean).join(", ");
}

const ofLane = (to: string, seat: Seat, { fleets }: HamilcarView, words: Words): string => {
  const here = fleets[seat]?.route.at(-1);
  const storms = here ? (LANES[space(here)]!.find((lane) => lane.to === space(to))?.storms ?? 0) : 0;
  return storms > 0 ? words.say("face.storms", { count: storms }) : "";
};

/** Where PCs go or come from: the province of a space, and what both sides hold of it. */
export function heading(option: string, { prompt }: Question, plain: Plain, words: Words): string {
  if (!PCS.has(prompt) || !option.startsWith("space:")) return "";
  const province = PROVINCE_SPACES.findIndex((spaces) => spaces.includes(spaceNamed(option)));
  const { id, held, spaces } = provincesOf(asView(plain))[province] ?? {};
  return id && held && spaces ? words.say("face.heading.province", { province: `province:${id}`, ...held, spaces }) : "";
}

/** Whether a PC placed in a space would be isolated, as things stand, and removed in winter (5.4). */
function ofIsolation(id: string, { prompt, seat }: Question, view: HamilcarView, words: Words): string {
  const s = PLACED.has(prompt) ? stateIn(view) : null;
  if (!s) return "";
  const at = space(id);
  const control = s.control.with(at, CODE[seat]);
  return isolatedPCs({ ...s, control }, seat).includes(at) ? words.say("face.remark.isolated") : "";
}

/** Whether nobody would guard a supply train in a space: no CU stands there, nor is it a city of one's own (2.3.D3, 5.3.B). */
function ofTrain(id: string, seat: Seat, view: HamilcarView, words: Words): string {
  const isGuarded = view.forces.some(
    ({ side, at, cus, elephants = 0 }) => side === seat && spaceOfPost(at) === id && cus + elephants > 0,
  );
  const isOwnCity = isCity(space(id)) && view.control[seat].includes(id);
  return isGuarded || isOwnCity ? "" : words.say("face.remark.unguarded");
}

function ofSpace(id: string, question: Question, view: HamilcarView, words: Words): string {
  const { prompt } = question;
  if (PCS.has(prompt)) return ofIsolation(id, question, view, words);
  if (!WHO_STANDS.has(prompt)) return "";
  const armies = view.forces.filter(
    ({ at, cus, elephants = 0, generals = [] }) => spaceOfPost(at) === id && cus + elephants + generals.length > 0,
  );
  const said = armies.map(({ side, cus, elephants = 0, generals = [] }) =>
    [
      words.say("face.remark.army", { seat: `seat:${side}`, count: cus + elephants }),
      ...generals.map((general) => words.say(`general:${general}`)),
    ].join(", "),
  );
  return inTurn(said, words.language);
}

function ofWord(option: string, question: Question, view: HamilcarView, words: Words): string {
  const { prompt, params } = question;
  if (option === "hire" && view.mercenaries[0])
    return words.say("face.remark.hire", {
      general: `general:${view.mercenaries[0]}`,
      cost: TURNS[view.turn - 1]!.mercenaryCost,
    });
  if (prompt === "hamilcar.use-card" && option === "activate")
    return words.say("face.remark.rating", { ops: Number(params?.ops) });
  if (prompt === "hamilcar.change-command" && option === "yes") {
    const rating = (one: string) => ratingsOf(view, nameOf(String(params![one]))).battle;
    const [from, to] = [rating("general"), rating("colleague")];
    return words.say(from === to ? "face.remark.command.same" : "face.remark.command", { ...params, from, to });
  }
  if (prompt === "hamilcar.win-over" && option === "yes")
    return ofSpace(String(params!.space).replace("space:", ""), question, view, words);
  // the same event as a counter event leaves the move to be made
  const isCounter = question.kind === "choose" && question.options.includes("counter");
  if (prompt === "hamilcar.use-card" && option === "event" && !isCounter) return "";
  const key = `face.remark.${prompt.replace("hamilcar.", "")}.${option}`;
  if (!words.has(key)) return "";
  return words.say(key, { ...params, holder: `seat:${view.supremacy}`, ...(option === "seamanship" && nextLevel(view, words)) });
}

/** The next level of Roman seamanship, and what it allows. */
function nextLevel({ seamanship }: HamilcarView, words: Words): { level: string; effects: string } {
  const next = LEVELS[LEVELS.findIndex(({ id }) => id === seamanship) + 1]!;
  return { level: `seamanship:${next.id}`, effects: effectsOf(next, words).join(", ") };
}
