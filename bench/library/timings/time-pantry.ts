import { median } from '../../statistics.ts';
import type { Client } from '../../client.ts';
import { foods } from '../recipes/words/foods.ts';

export interface PantryFigures {
  /** Number of recipes that use the most common food, counted up to 10,000 like every total. */
  readonly takers: number;
  /** Milliseconds to add it to an empty pantry: all those recipes are checked, and none becomes cookable. */
  readonly first: number;
  /** Milliseconds to remove it from the full pantry and to add it back: all those recipes change. */
  readonly went: number;
  readonly came: number;
  /** Median for any other food while the pantry is being filled. */
  readonly others: number;
}

const countRecipes = async (client: Client, query: Readonly<Record<string, string>>): Promise<number> => {
  const { text } = await client.expect(200, `/recipes?${new URLSearchParams({ ...query, limit: '1' }).toString()}`);
  return (JSON.parse(text) as { total: number }).total;
};

const addFood = async (client: Client, name: string): Promise<{ readonly id: string; readonly ms: number }> => {
  const { text, ms } = await client.expect(201, '/pantry', { method: 'POST', json: { name } });
  return { id: (JSON.parse(text) as { id: string }).id, ms };
};

const removeFood = async (client: Client, id: string): Promise<number> =>
  (await client.expect(204, `/pantry/${id}`, { method: 'DELETE', headers: { 'if-match': '"1"' } })).ms;

/** Fills the pantry with all foods the recipes use, and times changes of the most common one. */
export const timePantry = async (client: Client): Promise<PantryFigures> => {
  const [mostCommon, ...rest] = foods.map(({ id }) => id.replaceAll('-', ' '));
  if (mostCommon === undefined) throw new Error('there are no foods');
  const takers = await countRecipes(client, { ingredient: mostCommon });
  const assertCookable = async (expected: number): Promise<void> => {
    const total = await countRecipes(client, { ingredient: mostCommon, cookable_from_pantry: 'true' });
    if (total !== expected) throw new Error(`${total} recipes are cookable instead of ${expected}`);
  };
  const added = await addFood(client, mostCommon);
  const times: number[] = [];
  for (const name of rest) times.push((await addFood(client, name)).ms);
  await assertCookable(takers);
  const went = await removeFood(client, added.id);
  await assertCookable(0);
  const { ms: came } = await addFood(client, mostCommon);
  await assertCookable(takers);
  return { takers, first: added.ms, went, came, others: median(times) };
};
