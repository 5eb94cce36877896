import { median } from '../../statistics.ts';
import type { Client } from '../client.ts';
import { foods } from '../recipes/words/foods.ts';

export interface PantryFigures {
  /** Number of recipes that use the most common food. */
  readonly takers: number;
  /** Milliseconds to add it to an empty pantry: all those recipes are checked, and none becomes cookable. */
  readonly first: number;
  /** Milliseconds to remove it from the full pantry and to add it back: all those recipes change. */
  readonly went: number;
  readonly came: number;
  /** Median for any other food while the pantry is being filled. */
  readonly others: number;
}

const countRecipesWith = async (client: Client, food: string): Promise<number> => {
  const query = new URLSearchParams({ ingredient: food, limit: '1' }).toString();
  const { text } = await client.expect(200, `/recipes?${query}`);
  return (JSON.parse(text) as { total: number }).total;
};

const countCookable = async (client: Client): Promise<number> => {
  const { text } = await client.expect(200, '/recipes?cookable_from_pantry=true&limit=1');
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
  const takers = await countRecipesWith(client, mostCommon);
  const added = await addFood(client, mostCommon);
  const times: number[] = [];
  for (const name of rest) times.push((await addFood(client, name)).ms);
  const cookableBefore = await countCookable(client);
  const went = await removeFood(client, added.id);
  const cookableAfter = await countCookable(client);
  const { ms: came } = await addFood(client, mostCommon);
  if (cookableBefore - cookableAfter !== takers || (await countCookable(client)) !== cookableBefore)
    throw new Error('the number of cookable recipes is wrong');
  return { takers, first: added.ms, went, came, others: median(times) };
};
