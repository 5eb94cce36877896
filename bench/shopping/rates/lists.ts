import { randomUUID } from 'node:crypto';

import type { ShoppingListBody } from '../../../src/domains/shopping/lists/list.schemas.ts';
import { Client } from '../../client.ts';
import type { ShoppingService } from '../shopping-service.ts';
import { createGroceries } from './groceries.ts';

/** A list as served, with its ETag. */
export interface ServedList {
  readonly body: ShoppingListBody;
  readonly etag: string;
}

/** Creates a list of forty items with the given id. */
const createList = async (client: Client, headers: Readonly<Record<string, string>>, id: string): Promise<void> => {
  await client.expect(201, '/shopping/lists', { method: 'POST', json: { id, name: `Week ${id}` }, headers });
  await client.expect(200, `/shopping/lists/${id}/items`, {
    method: 'POST',
    json: { items: createGroceries() },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
};

export const createLists = async ({ address, credential }: ShoppingService, ids: readonly string[]): Promise<void> => {
  const client = new Client(address, 1);
  for (const id of ids) await createList(client, credential, id);
  client.close();
};

export const fetchList = async ({ address, credential }: ShoppingService, id: string): Promise<ServedList> => {
  const response = await fetch(`${address}/api/v1/shopping/lists/${id}`, { headers: credential });
  if (response.status !== 200) throw new Error(await response.text());
  return { body: (await response.json()) as ShoppingListBody, etag: response.headers.get('etag') ?? '' };
};
