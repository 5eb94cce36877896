import { randomUUID } from 'node:crypto';

import type { ShoppingListBody } from '../../src/domains/shopping/list.schemas.ts';
import { Client } from '../library/client.ts';
import { groceries } from './groceries.ts';
import type { ShoppingService } from './shopping-service.ts';

/** A list as it is served, with its tag. */
export interface ServedList {
  readonly body: ShoppingListBody;
  readonly etag: string;
}

/** One list of forty items, by that id. */
const createList = async (client: Client, headers: Readonly<Record<string, string>>, id: string): Promise<void> => {
  await client.expect(201, '/shopping/lists', { method: 'POST', json: { id, name: `Week ${id}` }, headers });
  await client.expect(200, `/shopping/lists/${id}/items`, {
    method: 'POST',
    json: { items: groceries() },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
};

export const createLists = async ({ address, credential }: ShoppingService, ids: readonly string[]): Promise<void> => {
  const client = new Client(address, 1);
  for (const id of ids) await createList(client, credential, id);
  client.close();
};

export const serveList = async ({ address, credential }: ShoppingService, id: string): Promise<ServedList> => {
  const answer = await fetch(`${address}/api/v1/shopping/lists/${id}`, { headers: credential });
  if (answer.status !== 200) throw new Error(await answer.text());
  return { body: (await answer.json()) as ShoppingListBody, etag: answer.headers.get('etag') ?? '' };
};
