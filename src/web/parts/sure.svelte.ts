/** A pending yes-or-no question. */
interface Pending {
  readonly text: string;
  readonly yes: string;
  readonly settle: (yes: boolean) => void;
}

let pending = $state.raw<Pending | null>(null);

export const sureness = {
  get pending(): Pending | null {
    return pending;
  },
};

/** Asks whether somebody is sure; `yes` is what the button says. */
export function sure(text: string, yes: string): Promise<boolean> {
  pending?.settle(false);
  return new Promise((resolve) => {
    pending = {
      text,
      yes,
      settle: (answer) => {
        pending = null;
        resolve(answer);
      },
    };
  });
}
