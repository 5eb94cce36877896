import { randomUUID } from 'node:crypto';

import { rateOf } from './rate-of.ts';
import { serveList } from './lists.ts';
import type { ServedList } from './lists.ts';
import type { ShoppingService } from './shopping-service.ts';

/** Somebody in the shop: ticks one item after the other, and when all are ticked, unticks them again. */
class Shopper {
  readonly #items: { readonly id: string; bought: boolean }[];
  readonly #path: string;
  #revision: number;
  #place = 0;

  constructor({ body: { id, items, revision } }: ServedList) {
    this.#items = items.map(({ id, bought }) => ({ id, bought }));
    this.#path = `/api/v1/shopping/lists/${id}/items/`;
    this.#revision = revision;
  }

  /** Every tick follows the answer to the one before it, and is made on the revision which that has. */
  next(): { readonly path: string; readonly body: string } {
    const item = this.#items[this.#place];
    if (item === undefined) throw new Error('a list has no items');
    this.#place = (this.#place + 1) % this.#items.length;
    item.bought = !item.bought;
    const { id, bought } = item;
    const body = { operation_id: randomUUID(), base_revision: this.#revision, set: { bought } };
    this.#revision += 1;
    return { path: `${this.#path}${id}`, body: JSON.stringify(body) };
  }
}

/** Ticks of items in a second, by one client for each list. */
export const tickLists = async (service: ShoppingService, ids: readonly string[], seconds: number): Promise<number> => {
  const { address, credential } = service;
  // Those that were under way when the last run ended may have been made or not.
  const shoppers = await Promise.all(ids.map(async (id) => new Shopper(await serveList(service, id))));
  let clients = 0;
  return rateOf(
    {
      url: address,
      method: 'PATCH',
      connections: shoppers.length,
      duration: seconds,
      headers: { 'content-type': 'application/json', ...credential },
      setupClient: (client) => {
        const shopper = shoppers[clients];
        if (shopper === undefined) throw new Error('there are more clients than lists');
        clients += 1;
        const next = (): void => client.setRequests([shopper.next()]);
        next();
        client.on('response', next);
      },
    },
    200,
  );
};
