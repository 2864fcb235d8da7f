import type { Answer, Header, Plain } from "../../../engine/index.ts";
import { keys } from "../../../words/ids.ts";
import { inTurn } from "../../../words/typeset.ts";
import type { Words } from "../../../words/words.ts";
import type { Odds } from "../../shared/page/odds.ts";
import { other, type Question } from "../../shared/rules/seats.ts";
import { MOST_CUS } from "../rules/army.ts";
import { countMarch } from "../rules/campaign.ts";
import { cusAt } from "../rules/forces.ts";
import { GENERAL_OPTIONS, OF_SIDE, sideOf, strategyRating } from "../rules/generals.ts";
import { postNamed, spaceOf } from "../rules/map.ts";
import { attemptAt } from "../rules/siege.ts";
import { CARDS, cardNamed } from "../rules/strategy-cards.ts";
import { imaginedState } from "./imagined.ts";
import { oddsFor } from "./odds.ts";
import { headingOf, isAboutPCs, remarkOn } from "./pcs.ts";
import { ofLeaving, siegeSoFar } from "./sieges.ts";
import { asView } from "./view.ts";

/** Its number and what its event does. */
const ofCard = (option: string, words: Words): string =>
  [String(CARDS[cardNamed(option)]!.ops), ...(words.has(`${option}.text`) ? [words.say(`${option}.text`)] : [])].join(" · ");

/** Where PCs go or come from: the province of a space, and what both sides hold of it. */
export function heading(option: string, { prompt }: Question, view: Plain, words: Words): string {
  return isAboutPCs(prompt) && option.startsWith("space:") ? headingOf(postNamed(option), view, words) : "";
}

/** What PCs in a space would do. */
function ofPCs(option: string, question: Question, view: Plain, words: Words, header: Header): string {
  const s = imaginedState(view, header);
  return s ? remarkOn(s, postNamed(option), question, words) : "";
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

/** Why not all of a large stack go with a general (10.2). */
export function leftOut({ prompt, params, seat }: Question, _: readonly string[], view: Plain, words: Words): string[] {
  if (prompt !== "hannibal.take.cus") return [];
  const stack = asView(view).forces.find(({ side, at }) => side === seat && `space:${at}` === params!.space);
  const count = stack ? stack.cus + (stack.elephants ?? 0) : 0;
  const stay = count - MOST_CUS;
  return stay > 0 ? [words.say("face.left-out.large", { count, stay })] : [];
}

/** Questions whether to roll for a city or a tribe. */
const SIEGES = keys("hannibal.", "siege", "subjugation");

const percent = (chance: number) => Math.round(chance * 100);
const isMove = (option: string) => /^(space|sea|harbour):/.test(option);

/** The odds of the dice an option rolls: for a general his own, for a yes those of the question. */
export function remark(option: string, question: Question, view: Plain, words: Words, header: Header): string {
  if (option.startsWith("card:")) return ofCard(option, words);
  if (question.prompt === "hannibal.use-card" && option === "move") return tooLow(question, view, words, header);
  if (question.prompt === "hannibal.march" && option === "stop") return ofStop(view, words, header);
  if (isAboutPCs(question.prompt) && option.startsWith("space:")) return ofPCs(option, question, view, words, header);
  const siege = SIEGES.has(question.prompt) ? imaginedState(view, header) : null;
  if (siege?.march && option === "no") return ofLeaving(siege, words);
  const soFar = siege?.march && option === "yes" ? [siegeSoFar(siege, words)] : [];
  const ofGeneral = option.startsWith("general:");
  const concerns = (odds: Odds) =>
    odds.option === option || (ofGeneral ? odds.params?.general === option : option === "yes" && odds.option === undefined);
  const said = oddsFor(view, header, question.seat, question)
    .filter((odds) => odds.chance !== null && concerns(odds))
    .map(({ key, params, chance, about }) => {
      if (ofGeneral) return `${percent(chance!)} %`;
      const more = about ? ` (${words.say(about.key, about.params)})` : "";
      return `${words.say(key, params)}: ${percent(chance!)} %${more}`;
    });
  return [...soFar, inTurn(said, words.language)].join(" ");
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
