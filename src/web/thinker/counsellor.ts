import { type Counsellor, workerThinker } from "./thinker.ts";

/** Somebody to ask, in a worker of his own, so that the computer's moves never wait. He comes when he is first asked. */
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
