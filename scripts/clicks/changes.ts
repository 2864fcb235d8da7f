import { type Answer, handOut, type Question, same } from "../../src/engine/index.ts";
import { type Picks, picking } from "../../src/web/question/picking.ts";

/** The clicks that turn one answer into another, not counting the button that sends it. */
export function changes(question: Question, from: Answer | undefined, to: Answer): number {
  switch (question.kind) {
    case "choose":
      return from === to ? 0 : 1;
    case "amount":
      return (from ?? question.min) === to ? 0 : 1;
    case "pick": {
      const wanted = to as readonly string[];
      const clicks = clicksToPick((from ?? []) as readonly string[], wanted, question.max);
      // one button picks all
      return wanted.length === question.options.length ? Math.min(1, clicks) : clicks;
    }
    case "allocate": {
      const had = (from ?? handOut(question, question.min)) as Readonly<Record<string, number>>;
      const has = to as Readonly<Record<string, number>>;
      // a number is stepped up or down, or typed
      const steps = question.items.reduce(
        (sum, { id, min }) => sum + Math.min(2, Math.abs((had[id] ?? min) - (has[id] ?? 0))),
        0,
      );
      return Math.min(steps, same(handOut(question), has) ? 1 : steps);
    }
  }
}

/** The clicks that pick what is wanted, starting from what is proposed. */
export function clicksToPick(proposed: readonly string[], wanted: readonly string[], max: number): number {
  let picks: Picks = { picked: proposed, proposed };
  let clicks = 0;
  const click = (option: string) => {
    picks = picking(picks, option, max)!;
    clicks++;
  };
  const unwanted = () => picks.picked.find((id) => !wanted.includes(id));
  for (let next = missing(); next !== undefined; next = missing()) {
    // the last proposal makes room by itself; another has to be taken back first
    const last = picks.proposed.at(-1);
    const makesRoom = picks.picked.length < max || max === 1 || (last !== undefined && !wanted.includes(last));
    if (!makesRoom) click(unwanted()!);
    click(next);
  }
  for (let one = unwanted(); one !== undefined; one = unwanted()) click(one);
  return clicks;

  function missing(): string | undefined {
    return wanted.find((id) => !picks.picked.includes(id));
  }
}
