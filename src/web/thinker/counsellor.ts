import { type Counsellor, workerThinker } from "./thinker.ts";

/** The adviser, in a worker of its own, so that the computer's moves never wait. It starts when first asked. */
export function lateCounsellor(): Counsellor {
  let worker: Counsellor | null = null;
  return {
    consult: (...question) => {
      worker ??= workerThinker();
      return worker.consult(...question);
    },
    close: () => {
      worker?.close();
      worker = null;
    },
  };
}
