import { Client } from '../client.ts';
import { FILL_CONCURRENCY, fillLibrary } from './fill-library.ts';
import type { Progress } from './progress.ts';
import { CREATED_RECIPES, timeCreation } from './timings/time-creation.ts';

/** Number of recipes when creation is first timed. */
const EARLY_RECIPES = 1000;

export const MIN_RECIPES = EARLY_RECIPES + 2 * CREATED_RECIPES;

export interface GrowthFigures {
  readonly fill: { readonly seconds: number; readonly recipesPerSecond: number };
  /** Milliseconds to create one recipe, in a small library and in the full one. */
  readonly creation: { readonly early: number; readonly late: number; readonly ratio: number };
}

/** Fills an empty library with many concurrent requests, and times single creations early on and at the end. */
export const growLibrary = async (
  address: string,
  recipes: number,
  tags: readonly string[],
  progress: Progress,
): Promise<GrowthFigures> => {
  const concurrentClient = new Client(address, FILL_CONCURRENCY);
  const singleClient = new Client(address, 1);
  let filled = 0;
  let totalMs = 0;
  const fill = async (from: number, to: number): Promise<void> => {
    const startedAt = performance.now();
    const elapsed = (): number => totalMs + performance.now() - startedAt;
    const onProgress = (number: number): void => {
      filled += 1;
      progress.filling(number, recipes, (filled / elapsed()) * 1000);
    };
    await fillLibrary(concurrentClient, { from, to, tags, onProgress });
    totalMs = elapsed();
  };

  await fill(0, EARLY_RECIPES);
  const early = await timeCreation(singleClient, EARLY_RECIPES);
  await fill(EARLY_RECIPES + CREATED_RECIPES, recipes - CREATED_RECIPES);
  const late = await timeCreation(singleClient, recipes - CREATED_RECIPES);
  concurrentClient.close();
  singleClient.close();
  const seconds = totalMs / 1000;
  return { fill: { seconds, recipesPerSecond: filled / seconds }, creation: { early, late, ratio: late / early } };
};
