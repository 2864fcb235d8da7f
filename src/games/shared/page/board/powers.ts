/** The two powers whose colours and shapes the boards show. */
export type Power = "rome" | "carthage";

/** First Punic War has more. */
export type AnyPower = Power | "syracusa" | "massilia" | "gauls" | "iberians" | "numidia" | "mercenaries";
