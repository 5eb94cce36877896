import { median } from '../../statistics.ts';
import type { Client } from '../../client.ts';
import { createRecipe } from '../fill-library.ts';

/** Number of recipes created one after the other. */
export const CREATED_RECIPES = 200;

/** Median time to create a recipe, one at a time. */
export const timeCreation = async (client: Client, from: number): Promise<number> => {
  const times: number[] = [];
  for (let number = from; number < from + CREATED_RECIPES; number += 1)
    times.push((await createRecipe(client, number)).ms);
  return median(times);
};
