import { setImmediate as turn } from 'node:timers/promises';

/** Work in short steps: whoever runs it may do something else at each `yield`. */
export type Steps<T> = Generator<void, T, void>;

/** One step for each item. */
export function* mapInSteps<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Steps<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}

/** All steps without a pause; for a thread that has nothing else to do. */
export const runAtOnce = <T>(steps: Steps<T>): T => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

/** How long the event loop may be kept before everything else has its turn. */
const SLICE_MS = 8;

/** All steps on the event loop, which turns whenever they have kept it for so long. */
export const runInSlices = async <T>(steps: Steps<T>): Promise<T> => {
  let began = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - began > SLICE_MS) {
      await turn();
      began = performance.now();
    }
    step = steps.next();
  }
  return step.value;
};
