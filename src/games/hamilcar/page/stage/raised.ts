import type { LogEntry } from "../../../../engine/index.ts";

export interface Raised {
  readonly what: "cus" | "elephants" | "ships";
  readonly count: number;
  /** where, on land */
  readonly space?: string;
}

/** What a side has raised and built, one after the other, counted by place. */
export function raisedBy(entries: readonly LogEntry[], seat: string): Raised[] {
  const sums = new Map<string, Raised>();
  for (const { event, params } of entries) {
    if (params?.seat !== seat) continue;
    const add = (what: Raised["what"], count: unknown, space?: string) => {
      const key = `${what} ${space}`;
      sums.set(key, { what, count: (sums.get(key)?.count ?? 0) + Number(count), ...(space && { space }) });
    };
    if (event === "hamilcar.log.cus-placed") add("cus", params.cus, String(params.space));
    if (event === "hamilcar.log.elephants-placed") add("elephants", params.elephants, String(params.space));
    if (event === "hamilcar.log.built") add("ships", params.count);
  }
  return [...sums.values()];
}
