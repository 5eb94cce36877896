import { Client } from './client.ts';
import { FILLERS, fillLibrary } from './fill-library.ts';
import type { Progress } from './progress.ts';
import { CREATED, timeCreation } from './time-creation.ts';

/** Number of recipes when creation is first timed. */
const EARLY = 1000;

export const LEAST_RECIPES = EARLY + 2 * CREATED;

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
  const many = new Client(address, FILLERS);
  const one = new Client(address, 1);
  let filled = 0;
  let milliseconds = 0;
  const fill = async (from: number, to: number): Promise<void> => {
    const began = performance.now();
    const soFar = (): number => milliseconds + performance.now() - began;
    const onProgress = (number: number): void => {
      filled += 1;
      progress.filling(number, recipes, (filled / soFar()) * 1000);
    };
    await fillLibrary(many, { from, to, tags, onProgress });
    milliseconds = soFar();
  };

  await fill(0, EARLY);
  const early = await timeCreation(one, EARLY);
  await fill(EARLY + CREATED, recipes - CREATED);
  const late = await timeCreation(one, recipes - CREATED);
  many.close();
  one.close();
  const seconds = milliseconds / 1000;
  return { fill: { seconds, recipesPerSecond: filled / seconds }, creation: { early, late, ratio: late / early } };
};
