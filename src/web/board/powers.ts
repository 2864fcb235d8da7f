/** The two powers whose colours and shapes the boards show. */
export type Power = "rome" | "carthage";
