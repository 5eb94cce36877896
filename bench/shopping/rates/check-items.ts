import { randomUUID } from 'node:crypto';

import { measureRequestRate } from '../../request-rate.ts';
import type { ShoppingService } from '../shopping-service.ts';
import { fetchList } from './lists.ts';
import type { ServedList } from './lists.ts';

/** A shopper who checks off one item after the other and, once all are checked, unchecks them again. */
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

  /** Each request follows the response to the previous one and is based on the revision it produced. */
  next(): { readonly path: string; readonly body: string } {
    const item = this.#items[this.#place];
    if (item === undefined) throw new Error('the list has no items');
    this.#place = (this.#place + 1) % this.#items.length;
    item.bought = !item.bought;
    const { id, bought } = item;
    const body = { operation_id: randomUUID(), base_revision: this.#revision, set: { bought } };
    this.#revision += 1;
    return { path: `${this.#path}${id}`, body: JSON.stringify(body) };
  }
}

/** Items checked off per second, with one client per list. */
export const checkItems = async (
  service: ShoppingService,
  ids: readonly string[],
  seconds: number,
): Promise<number> => {
  const { address, credential } = service;
  // Read again, because requests in flight at the end of the last run may or may not have been applied.
  const shoppers = await Promise.all(ids.map(async (id) => new Shopper(await fetchList(service, id))));
  let clients = 0;
  return measureRequestRate(
    {
      url: address,
      method: 'PATCH',
      connections: shoppers.length,
      duration: seconds,
      headers: { 'content-type': 'application/json', ...credential },
      setupClient: (client) => {
        const shopper = shoppers[clients];
        if (shopper === undefined) throw new Error('more clients than lists');
        clients += 1;
        const next = (): void => client.setRequests([shopper.next()]);
        next();
        client.on('response', next);
      },
    },
    200,
  );
};
