import type { Answer, Header, Plain } from "../../../engine/index.ts";
import { keys, nameOf } from "../../../words/ids.ts";
import type { Words } from "../../../words/words.ts";
import type { Odds } from "../../shared/page/odds.ts";
import { other, type Question } from "../../shared/rules/seats.ts";
import { countMarch } from "../rules/campaign.ts";
import { cusAt } from "../rules/forces.ts";
import { GENERAL_OPTIONS, OF_SIDE, sideOf, strategyRating } from "../rules/generals.ts";
import { PROVINCE_SPACES, postNamed, SPACE_IDS, spaceOf } from "../rules/map.ts";
import { attemptAt } from "../rules/siege.ts";
import { CARDS, cardNamed } from "../rules/strategy-cards.ts";
import { imaginedState } from "./imagined.ts";
import { oddsFor } from "./odds.ts";
import { asView, scoreOf } from "./view.ts";

/** Its number and what its event does. */
const ofCard = (option: string, words: Words): string =>
  [String(CARDS[cardNamed(option)]!.ops), ...(words.has(`${option}.text`) ? [words.say(`${option}.text`)] : [])].join(" · ");

/** Questions about PCs, where it matters who has how much of a province. */
const PCS = keys("hannibal.", "place-pcs", "remove-pcs", "event.turn", "event.pcs", "event.remove");
/** With more spaces to choose from there is no room for it. */
const FEW = 16;

/** The province of a space, and what both sides hold of it. */
function ofProvince(option: string, view: Plain, words: Words): string {
  const space = SPACE_IDS.indexOf(nameOf(option));
  const { id, held, spaces } = scoreOf(asView(view)).provinces[PROVINCE_SPACES.findIndex((all) => all.includes(space))] ?? {};
  return id && held && spaces ? words.say("face.remark.province", { province: `province:${id}`, ...held, spaces }) : "";
}

/** The generals who are too dull for a card, by name. */
function tooLow({ params, seat }: Question, view: Plain, words: Words, header: Header): string {
  const ops = CARDS[cardNamed(String(params?.card))]!.ops;
  const posts = imaginedState(view, header)?.generals ?? [];
  const generals = OF_SIDE[seat].filter(
    (general) => (posts[general] ?? -1) >= 0 && strategyRating(general, spaceOf(posts[general]!)) > ops,
  );
  return generals.length > 0
    ? words.say("face.remark.too-low", { generals: generals.map((general) => GENERAL_OPTIONS[general]!) })
    : "";
}

/** What a general may do where he stops: one has to stop to besiege. */
function ofStop(view: Plain, words: Words, header: Header): string {
  const s = imaginedState(view, header);
  const attempt = s?.march && attemptAt(s, s.march);
  return attempt ? words.say(`face.remark.stop.${attempt}`) : "";
}

const percent = (chance: number) => Math.round(chance * 100);
const isMove = (option: string) => /^(space|sea|harbour):/.test(option);

/** The odds of the dice an option rolls: for a general his own, for a yes those of the question. */
export function remark(option: string, question: Question, view: Plain, words: Words, header: Header): string {
  if (option.startsWith("card:")) return ofCard(option, words);
  if (question.prompt === "hannibal.use-card" && option === "move") return tooLow(question, view, words, header);
  if (question.prompt === "hannibal.march" && option === "stop") return ofStop(view, words, header);
  const isPC = question.kind === "pick" && PCS.has(question.prompt) && question.options.length <= FEW;
  if (isPC && option.startsWith("space:")) return ofProvince(option, view, words);
  const ofGeneral = option.startsWith("general:");
  const concerns = (odds: Odds) =>
    odds.option === option || (ofGeneral ? odds.params?.general === option : option === "yes" && odds.option === undefined);
  return oddsFor(view, header, question.seat, question)
    .filter((odds) => odds.chance !== null && concerns(odds))
    .map(({ key, params, chance, about }) => {
      if (ofGeneral) return `${percent(chance!)} %`;
      const more = about ? ` (${words.say(about.key, about.params)})` : "";
      return `${words.say(key, params)}: ${percent(chance!)} %${more}`;
    })
    .join("; ");
}

/** What a step of a march may cost: ships at sea, CUs in a pass, a battle. */
export function stakes(answer: Answer, question: Question, view: Plain, words: Words, header: Header): string[] {
  if (question.prompt !== "hannibal.march" || typeof answer !== "string" || !isMove(answer)) return [];
  const march = imaginedState(view, header)?.march;
  if (!march) return [];
  const count = countMarch(march).all;
  const dice = oddsFor(view, header, question.seat, question).filter(({ option }) => option === answer);
  const sentences = dice.flatMap(({ key, about }) => {
    if (key === "face.odds.sea") return [words.say("face.stake.sea", { ...about!.params, count })];
    return key === "face.odds.pass" ? [words.say("face.stake.pass", { loss: about!.params!.loss!, count })] : [];
  });
  const s = imaginedState(view, header)!;
  const enemies = cusAt(s, other(sideOf(march.general)), spaceOf(postNamed(answer)));
  return count > 0 && enemies > 0 ? [...sentences, words.say("face.stake.battle", { count, enemies })] : sentences;
}
