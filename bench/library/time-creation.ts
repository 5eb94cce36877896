import type { Client } from './client.ts';
import { median } from './figures.ts';
import { createRecipe } from './fill-library.ts';

/** How many recipes are created one after the other. */
export const CREATED = 200;

/** The usual time to create a recipe, one at a time. */
export const timeCreation = async (client: Client, from: number): Promise<number> => {
  const times: number[] = [];
  for (let number = from; number < from + CREATED; number += 1) times.push((await createRecipe(client, number)).ms);
  return median(times);
};
