/** What an answer to an exercise is worth, from a worker that is started for it and ended with it. */
import type { Judgement, Question, Told } from "./worker";

export function judge(question: Question, ended: AbortSignal): Promise<Judgement> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<Judgement>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) =>
      "judgement" in data ? done(data.judgement) : fail(new Error(data.failure));
    worker.onerror = ({ message }) => fail(new Error(message));
    ended.addEventListener("abort", () => fail(new Error("nobody waits for it")));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
