import { setImmediate as turn } from 'node:timers/promises';

/** Work in short steps: the caller may do something else at each `yield`. */
export type StepGenerator<T> = Generator<void, T, void>;

/** One step per item. */
export function* mapGradually<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): StepGenerator<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}

/** Runs all steps without a pause, for a thread that has nothing else to do. */
export const runToCompletion = <T>(steps: StepGenerator<T>): T => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};

/** Everything that a generator yields, and what it returns. */
export const collectSteps = <Item, End>(steps: Generator<Item, End, void>): readonly [readonly Item[], End] => {
  const items: Item[] = [];
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) items.push(step.value);
  return [items, step.value];
};

/** How long the event loop may be blocked before everything else gets a turn. */
const SLICE_MS = 8;

/** Runs all steps on the event loop, which gets a turn after each slice. */
export const runInSlices = async <T>(steps: StepGenerator<T>): Promise<T> => {
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
