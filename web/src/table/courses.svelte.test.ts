import { expect, test, vi } from "vitest";
import type { Moment, Progress } from "../play/course";
import type { Host } from "../play/host";
import { playingOf } from "./courses.svelte";

test("a result that is opened again shows how far the match was played meanwhile", async () => {
  let tell: Progress = () => undefined;
  let end: (course: Moment[]) => void = () => undefined;
  const course = vi.fn((told: Progress) => {
    tell = told;
    return new Promise<Moment[]>((done) => (end = done));
  });
  const host = { course } as unknown as Host;
  expect(playingOf(host).known).toBe(0);
  tell(0.4);
  expect(playingOf(host).known).toBe(0.4);
  end([]);
  await vi.waitFor(() => expect(playingOf(host).course).toEqual([]));
  expect(course).toHaveBeenCalledTimes(1);
});

test("what has failed is tried again when the result is opened again", async () => {
  const course = vi.fn<() => Promise<Moment[]>>(() => Promise.reject(new Error("no answer")));
  const host = { course } as unknown as Host;
  const first = playingOf(host);
  await vi.waitFor(() => expect(first.failed).toBe(true));
  course.mockResolvedValueOnce([]);
  const second = playingOf(host);
  await vi.waitFor(() => expect(second.course).toEqual([]));
});
