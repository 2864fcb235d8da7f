import type { Answer } from "../../engine/index.ts";
import { thinkingWorker } from "../games.ts";
import type { ThinkReply, ThinkRequest } from "./protocol.ts";

/** Somebody who thinks for a computer player. */
export interface Thinker {
  think(request: Omit<ThinkRequest, "id">): Promise<Answer>;
  close(): void;
}

/** Thinks in a web worker, so that the page never stands still. */
export function workerThinker(): Thinker {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let next = 1;
  const worker = thinkingWorker();
  worker.addEventListener("message", (event: MessageEvent<ThinkReply>) => {
    const { id } = event.data;
    const asked = waiting.get(id);
    waiting.delete(id);
    if ("answer" in event.data) asked?.resolve(event.data.answer);
    else asked?.reject(new Error(event.data.error));
  });
  worker.addEventListener("error", (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  return {
    think: (request) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
    close: () => worker.terminate(),
  };
}
