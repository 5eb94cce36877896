import type { Client } from './client.ts';
import { median } from './figures.ts';
import { foods } from './words/foods.ts';

export interface PantryFigures {
  /** How many recipes take the commonest food. */
  readonly takers: number;
  /** Milliseconds for it to come into an empty pantry: all of them are looked at, and none can be cooked. */
  readonly first: number;
  /** The same for it to go and to come again while everything else is there: all of them turn. */
  readonly went: number;
  readonly came: number;
  /** The usual time for any other food, while the pantry is being filled. */
  readonly others: number;
}

const takersOf = async (client: Client, food: string): Promise<number> => {
  const query = new URLSearchParams({ ingredient: food, limit: '1' }).toString();
  const { text } = await client.expect(200, `/recipes?${query}`);
  return (JSON.parse(text) as { total: number }).total;
};

const cookable = async (client: Client): Promise<number> => {
  const { text } = await client.expect(200, '/recipes?cookable_from_pantry=true&limit=1');
  return (JSON.parse(text) as { total: number }).total;
};

const put = async (client: Client, name: string): Promise<{ readonly id: string; readonly ms: number }> => {
  const { text, ms } = await client.expect(201, '/pantry', { method: 'POST', json: { name } });
  return { id: (JSON.parse(text) as { id: string }).id, ms };
};

const take = async (client: Client, id: string): Promise<number> =>
  (await client.expect(204, `/pantry/${id}`, { method: 'DELETE', headers: { 'if-match': '"1"' } })).ms;

/** Fills a pantry with all foods that the recipes take, and times what the commonest of them turns. */
export const timePantry = async (client: Client): Promise<PantryFigures> => {
  const [commonest, ...rest] = foods.map(({ id }) => id.replaceAll('-', ' '));
  if (commonest === undefined) throw new Error('there are no foods');
  const takers = await takersOf(client, commonest);
  const only = await put(client, commonest);
  const times: number[] = [];
  for (const name of rest) times.push((await put(client, name)).ms);
  const all = await cookable(client);
  const went = await take(client, only.id);
  const left = await cookable(client);
  const { ms: came } = await put(client, commonest);
  if (all - left !== takers || (await cookable(client)) !== all) throw new Error('recipes are not told rightly');
  return { takers, first: only.ms, went, came, others: median(times) };
};
