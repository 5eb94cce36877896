import { Client } from '../../client.ts';
import { createLists } from '../rates/lists.ts';
import type { ShoppingService } from '../shopping-service.ts';
import { createRecipes, getScale } from './recipe-sets.ts';
import type { RecipeSet } from './recipe-sets.ts';
import { timeKinds } from './review-kinds.ts';
import type { KindFigures } from './review-kinds.ts';

export interface ReviewFigures {
  readonly kinds: readonly KindFigures[];
  /** Size of the longest response. */
  readonly megabytes: number;
}

const LIST = 'reviewed';

/** Creates the recipes of a set and returns portions of them. */
const createPortions = async (client: Client, headers: Readonly<Record<string, string>>, set: RecipeSet) => {
  const portions: { readonly id: string; readonly recipe_id: string; readonly scale: string }[] = [];
  for (const [index, recipe] of createRecipes(set).entries()) {
    const { text } = await client.expect(201, '/recipes', { method: 'POST', json: { recipe }, headers });
    const { id } = JSON.parse(text) as { id: string };
    portions.push({ id: `portion-${set.number}-${index}`, recipe_id: id, scale: getScale(index) });
  }
  return portions;
};

/** How long one client waits for a review of two hundred recipes, on a list that has nothing for them yet. */
export const timeReview = async (service: ShoppingService, reviews: number): Promise<ReviewFigures> => {
  const { address, credential } = service;
  await createLists(service, [LIST]);
  const client = new Client(address, 1);
  let longest = 0;
  const kinds = await timeKinds(reviews, async (set) => {
    const json = { portions: await createPortions(client, credential, set) };
    return async () => {
      const path = `/shopping/lists/${LIST}/review`;
      const { ms, text } = await client.expect(200, path, { method: 'POST', json, headers: credential });
      longest = Math.max(longest, Buffer.byteLength(text));
      return ms;
    };
  });
  client.close();
  return { kinds, megabytes: longest / 1e6 };
};
