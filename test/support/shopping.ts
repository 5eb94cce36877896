import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { ShoppingItem, ShoppingListBody } from '../../src/domains/shopping/lists/list.schemas.ts';
import type { Review as ReviewBody } from '../../src/domains/shopping/review/review.schemas.ts';
import type { TestClient } from './client.ts';
import type { TestResponse } from './test-response.ts';

export type ListAnswer = TestResponse<ShoppingListBody>;

/** Operation id and base revision of a change; by default new, and on the newest revision. */
interface ChangeOptions {
  readonly operation?: string;
  readonly base?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A shopping list as one of its clients sees it. */
export class TestList {
  readonly client: TestClient;
  readonly path: string;
  /** The revision this client last saw. */
  revision = 1;

  constructor(client: TestClient, id: string) {
    this.client = client;
    this.path = `/api/v1/shopping/lists/${id}`;
  }

  static async create(client: TestClient, input: object = { name: 'Week' }): Promise<TestList> {
    const { status, body, text } = await client.post<ShoppingListBody>('/api/v1/shopping/lists', input);
    assert.equal(status, 201, text);
    return new TestList(client, body.id);
  }

  async read(): Promise<ShoppingListBody> {
    const answer = await this.client.get<ShoppingListBody>(this.path);
    assert.equal(answer.status, 200, answer.text);
    return this.#seen(answer).body;
  }

  /** The item with this id. */
  async item(id: string): Promise<ShoppingItem> {
    return (await this.read()).items.find((item) => item.id === id) ?? assert.fail(`no item ${id}`);
  }

  async add(items: readonly object[], key: string = randomUUID()): Promise<ListAnswer> {
    return this.#seen(await this.client.post(`${this.path}/items`, { items }, { 'idempotency-key': key }));
  }

  /** Adds items by name; their names are also their ids. */
  async addNamed(...names: readonly string[]): Promise<void> {
    const answer = await this.add(names.map((name) => ({ id: name, name })));
    assert.equal(answer.status, 200, answer.text);
  }

  change(id: string, set: object, options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('PATCH', `/items/${encodeURIComponent(id)}`, { set }, options);
  }

  merge(id: string, into: string, options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('POST', `/items/${encodeURIComponent(id)}/merge`, { into }, options);
  }

  arrange(item_ids: readonly string[], options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('PUT', '/arrangement', { item_ids }, options);
  }

  select(selections: readonly object[], options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('PUT', '/selections', { selections }, options);
  }

  clearBought(options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('POST', '/clear-bought', {}, options);
  }

  rename(name: string, options: ChangeOptions = {}): Promise<ListAnswer> {
    return this.#operate('PATCH', '', { name }, options);
  }

  async review(input: object = {}): Promise<TestResponse<ReviewBody>> {
    return this.client.post<ReviewBody>(`${this.path}/review`, input);
  }

  async apply(token: string, more: object = {}, operation: string = randomUUID()): Promise<ListAnswer> {
    return this.#seen(await this.client.post(`${this.path}/apply`, { operation_id: operation, token, ...more }));
  }

  /** Reviews and applies, as proposed or as selected. */
  async shopFor(input: object, selections: readonly object[] = []): Promise<ShoppingListBody> {
    const review = await this.review(input);
    assert.equal(review.status, 200, review.text);
    const applied = await this.apply(review.body.token, { selections });
    assert.equal(applied.status, 200, applied.text);
    return applied.body;
  }

  async #operate(method: string, path: string, body: object, options: ChangeOptions): Promise<ListAnswer> {
    const { operation = randomUUID(), base = this.revision, headers = {} } = options;
    const json = { operation_id: operation, base_revision: base, ...body };
    return this.#seen(await this.client.send<ShoppingListBody>(method, `${this.path}${path}`, { json, headers }));
  }

  #seen(answer: ListAnswer): ListAnswer {
    if (answer.status === 200) this.revision = answer.body.revision;
    return answer;
  }
}

/** The names of the items that are still to be bought. */
export const openNames = ({ items }: ShoppingListBody): readonly string[] =>
  items.filter(({ bought, deleted }) => !bought && !deleted).map(({ name }) => name);
