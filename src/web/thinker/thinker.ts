import type { Progress } from "../../bots/analysis.ts";
import type { Answer } from "../../engine/index.ts";
import { thinkingWorker } from "../games.ts";
import type { Consultation, Consultations, Thinking, ThinkReply } from "./protocol.ts";

/** Somebody who thinks for a computer player. */
export interface Thinker {
  think(about: Thinking): Promise<Answer>;
  close(): void;
}

/** Somebody who gives counsel. */
export interface Counsellor {
  consult<K extends Consultation>(
    kind: K,
    about: Consultations[K]["asks"],
    onprogress?: (progress: Progress) => void,
  ): Promise<Consultations[K]["gives"]>;
  close(): void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onprogress?: ((progress: Progress) => void) | undefined;
}

/** Thinks in a web worker, so that the page never freezes. */
export function workerThinker(): Thinker & Counsellor {
  const waiting = new Map<number, Waiting>();
  let next = 1;
  const worker = thinkingWorker();
  worker.addEventListener("message", ({ data }: MessageEvent<ThinkReply>) => {
    const asked = waiting.get(data.id);
    if ("progress" in data) return asked?.onprogress?.(data.progress);
    waiting.delete(data.id);
    if ("result" in data) asked?.resolve(data.result);
    else asked?.reject(new Error(data.error));
  });
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  const ask = <Result>(kind: string, about: object, onprogress?: Waiting["onprogress"]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve: (result) => resolve(result as Result), reject, onprogress });
      worker.postMessage({ ...about, kind, id });
    });
  return {
    think: (about) => ask("think", about),
    consult: (kind, about, onprogress) => ask(kind, about, onprogress),
    close: () => worker.terminate(),
  };
}
