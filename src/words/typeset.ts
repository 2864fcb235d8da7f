import { type Language, Words } from "./words.ts";

/** Between a number and its percent sign no line may break; nor, in French, before some signs and within quotation marks. */
export const typeset = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ (?=[:;?!%»])/g, "\u00a0").replaceAll("« ", "«\u00a0") : text.replaceAll(" %", "\u00a0%");

/** Words for a page: all that they say is set so that lines break where they may. */
export class TypesetWords extends Words {
  override say(...said: Parameters<Words["say"]>): string {
    return typeset(super.say(...said), this.language);
  }
}

/** Remarks one after the other, those left out that say nothing. */
export const inTurn = (remarks: readonly string[], language: Language): string =>
  typeset(remarks.filter(Boolean).join(language === "fr" ? " ; " : "; "), language);
