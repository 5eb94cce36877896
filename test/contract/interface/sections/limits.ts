import assert from 'node:assert/strict';

import { defaultStreamTimes } from '../../../../src/domains/events/index.ts';
import type { JobBody } from '../../../../src/domains/jobs/index.ts';
import type { DeliveryBody, WebhookBody } from '../../../../src/domains/webhooks/webhook.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { commit, previewOf, recipeNode } from '../../../support/imports.ts';
import { newPicture } from '../../../support/pictures.ts';
import { newRecipe } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import type { TestResponse } from '../../../support/test-response.ts';
import { upload } from '../../../support/upload.ts';
import { MISSING } from '../answers.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const LISTS = '/api/v1/shopping/lists';
const WEBHOOKS = '/api/v1/webhooks';
const AUDIT_TEST = 'src/domains/accounts/audit/audit.test.ts';
const LINK_TEST = 'src/domains/accounts/native/native-link.test.ts';
const PASSKEY_TEST = 'src/domains/accounts/passkeys/passkey.test.ts';

const WEBHOOK = { name: 'Kitchen', url: 'https://receiver.invalid/', enabled: false, event_types: ['tag.*'] };

const letters = (count: number): string => 'x'.repeat(count);

const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

const limitsOf = async (client: TestClient): Promise<Readonly<Record<string, number>>> =>
  (await client.get<{ limits: Record<string, number> }>('/api/v1/capabilities')).body.limits;

const assertRefused = ({ status, text }: TestResponse<unknown>, location: string): void => {
  assert.equal(status, 422, location);
  assert.ok(text.includes(`"location":"${location}"`), text);
};

/** Sends a property with as many characters as it may have, one more, and if it must not be empty, none. */
const assertLengths = async (
  send: (change: object) => Promise<TestResponse<unknown>>,
  location: (property: string) => string,
  lengths: Readonly<Record<string, readonly [min: number, max: number]>>,
): Promise<void> => {
  for (const [property, [min, max]] of Object.entries(lengths)) {
    const { status, text } = await send({ [property]: letters(max) });
    assert.ok(status < 300, `${property}: ${text}`);
    assertRefused(await send({ [property]: letters(max + 1) }), location(property));
    if (min > 0) assertRefused(await send({ [property]: '' }), location(property));
  }
};

const bulkRead = <T = JobBody>(client: TestClient, count: number): Promise<TestResponse<T>> =>
  client.post<T>('/api/v1/bulk/recipes/read', { items: times(count, { id: MISSING, revision: 1 }) });

const create = (client: TestClient, recipe: object): Promise<TestResponse<unknown>> =>
  client.post('/api/v1/recipes', { recipe: { title: 'Soup', ...recipe } });

const withQuantity = (quantity: object): object => ({
  ingredient_sections: [{ ingredients: [{ text: 'much', quantity }] }],
});

const QUANTITY = 'body.recipe.ingredient_sections[0].ingredients[0].quantity';

const declare = (client: TestClient, change: object): Promise<TestResponse<unknown>> => {
  const declaration = { text: 'Contains nuts', substance: 'nuts', presence: 'contains', ...change };
  return create(client, { allergen_declarations: [declaration] });
};

const ALLERGEN = 'body.recipe.allergen_declarations[0]';

/** The path of the derivatives of a new picture. */
const newDerivatives = async (client: TestClient): Promise<string> => {
  const { headers } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, await newPicture());
  return `${headers.location}/derivatives`;
};

export const limits: readonly Section[] = [
  section(
    'Limits',
    proves('Idempotency-Key: max 200 chars', async ({ client }) => {
      const send = (key: string) => client.post('/api/v1/tags', { name: 'Soup' }, { 'idempotency-key': key });
      assertRefused(await send(letters(201)), 'header.idempotency-key');
      assert.equal((await send(letters(200))).status, 201);
    }),
    provedBy(
      'Idempotency receipt retention: at least 24 hours;',
      'src/platform/http/idempotency/idempotency.test.ts',
      'keeps a receipt for 48 hours, then returns 410 receipt-expired for up to 30 days, swept or not, and then forgets it',
    ),
    proves('advertised as `limits.retry_receipt_hours` in the capabilities', async ({ client }) => {
      assert.equal((await limitsOf(client))['retry_receipt_hours'], 24);
    }),
    proves(
      'Grocery batch size: `limits.grocery_addition_items` in the capabilities; at least 1 item',
      async ({ client }) => {
        const list = await TestList.create(client);
        const max = (await limitsOf(client))['grocery_addition_items'] ?? assert.fail('no limit is advertised');
        const items = Array.from({ length: max + 1 }, (_, index) => ({ id: `i${index}`, name: 'Milk' }));
        assertRefused(await list.add(items), 'body.items');
        assertRefused(await list.add([]), 'body.items');
        assert.equal((await list.add(items.slice(0, 1))).status, 200);
        assert.equal((await list.add(items.slice(1))).status, 200);
      },
    ),
    proves('Addition: id 1 to 100; name 1 to 200; buy max 200; category max 100; note max 2000', async ({ client }) => {
      const list = await TestList.create(client);
      let id = 0;
      await assertLengths(
        (change) => list.add([{ id: `i${(id += 1)}`, name: 'Milk', ...change }]),
        (property) => `body.items[0].${property}`,
        { id: [1, 100], name: [1, 200], buy: [0, 200], category: [0, 100], note: [0, 2000] },
      );
    }),
    proves('list_id: 1 to 100 chars, `^[a-zA-Z0-9_-]+$`', async ({ client }) => {
      for (const id of ['', letters(101), 'a b', 'a.b', 'ü']) {
        assertRefused(await client.post(LISTS, { name: 'Week', id }), 'body.id');
        if (id !== '') assertRefused(await client.get(`${LISTS}/${encodeURIComponent(id)}`), 'path.list_id');
      }
      for (const id of ['a', letters(100), 'Week_12-b']) {
        assert.equal((await client.post(LISTS, { name: 'Week', id })).status, 201);
        assert.equal((await client.get(`${LISTS}/${id}`)).status, 200);
      }
    }),
    proves('Webhook: event_types 1 to 50; name 1 to 100; url 1 to 2048', async ({ client }) => {
      const send = (change: object) => client.post(WEBHOOKS, { ...WEBHOOK, ...change });
      for (const [count, status] of [
        [0, 422],
        [1, 201],
        [50, 201],
        [51, 422],
      ] as const) {
        assert.equal((await send({ event_types: times(count, 'tag.*') })).status, status, `${count} types`);
      }
      await assertLengths(send, (property) => `body.${property}`, { name: [1, 100] });
      const longest = WEBHOOK.url.padEnd(2048, 'x');
      assert.equal((await send({ url: longest })).status, 201);
      for (const url of ['', `${longest}x`]) assertRefused(await send({ url }), 'body.url');
    }),
    proves('Delivery list: offset 0 to 1000; limit 1 to 100, default 25', async ({ client }) => {
      const { body } = await client.post<{ webhook: WebhookBody }>(WEBHOOKS, WEBHOOK);
      const path = `${WEBHOOKS}/${body.webhook.id}`;
      for (let count = 0; count < 26; count += 1) await client.post(`${path}/test`, undefined);
      const lengthOf = async (query: string): Promise<number> =>
        (await client.get<readonly DeliveryBody[]>(`${path}/deliveries${query}`)).body.length;
      assert.equal(await lengthOf(''), 25);
      assert.equal(await lengthOf('?limit=1'), 1);
      assert.equal(await lengthOf('?limit=100&offset=0'), 26);
      assert.equal(await lengthOf('?offset=1000'), 0);
      for (const [name, value] of [
        ['offset', -1],
        ['offset', 1001],
        ['limit', 0],
        ['limit', 101],
      ] as const) {
        assertRefused(await client.get(`${path}/deliveries?${name}=${value}`), `query.${name}`);
      }
    }),
    provedBy(
      'Audit list: at most 100 events per page, newest first',
      AUDIT_TEST,
      'returns at most 100 events, newest first, and pages through all of them once with before, even while more arrive',
    ),
    proves('Bulk request: items 1 to 10000;', async ({ client }) => {
      for (const count of [0, 10_001]) assertRefused(await bulkRead(client, count), 'body.items');
      assert.equal((await bulkRead(client, 1)).status, 200);
      const most = await bulkRead(client, 10_000);
      assert.deepEqual([most.status, most.body.progress.total], [202, 10_000]);
      await client.post(`/api/v1/jobs/${most.body.id}/cancel`, {});
    }),
    proves('add_tags and remove_tags max 100 each;', async ({ client }) => {
      const { id: tag } = (await client.post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body;
      const items = [{ id: await newRecipe(client), revision: 1 }];
      for (const property of ['add_tags', 'remove_tags']) {
        const send = (count: number) =>
          client.post('/api/v1/bulk/recipes/tags', { items, [property]: times(count, tag) });
        assertRefused(await send(101), `body.${property}`);
        assert.equal((await send(100)).status, 200);
      }
    }),
    proves('`book_revision` min 0', async ({ client }) => {
      const book = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Winter' });
      const items = [{ id: await newRecipe(client), revision: 1 }];
      const send = (book_revision: number) =>
        client.post('/api/v1/bulk/recipes/books', { items, book_id: book.body.id, book_revision, member: true });
      assertRefused(await send(-1), 'body.book_revision');
      assert.equal((await send(0)).status, 200);
    }),
    proves(
      'Bulk synchronous limit: advertised by the service; larger work or work with an Idempotency-Key returns 202 with a job',
      async ({ client }) => {
        const limit = (await limitsOf(client))['bulk_synchronous_items'] ?? assert.fail('no limit is advertised');
        assert.equal((await bulkRead(client, limit)).status, 200);
        const larger = await bulkRead(client, limit + 1);
        assert.deepEqual([larger.status, larger.headers.location], [202, `/api/v1/jobs/${larger.body.id}`]);
        const items = [{ id: MISSING, revision: 1 }];
        const keyed = await client.post('/api/v1/bulk/recipes/read', { items }, { 'idempotency-key': 'read' });
        assert.equal(keyed.status, 202);
      },
    ),
    proves('Commit: `retain_source_item_ids` max 500', async ({ client }) => {
      const { id, items } = await previewOf(client, { 'soup.json': recipeNode('Soup') });
      const [item] = items.map((one) => one.id);
      const send = (count: number) =>
        commit(client, id, { item_ids: [item], retain_source_item_ids: times(count, item) });
      assertRefused(await send(501), 'body.retain_source_item_ids');
      assert.equal((await send(500)).status, 200);
    }),
    provedBy(
      'Jobs and their downloads: expire 24 hours after the job is created',
      'src/domains/jobs/job.test.ts',
      'expires jobs and their items 24 hours after creation',
    ),
    proves('Event stream connection: closed after five minutes', async () => {
      // `sends heartbeats, closes the stream after its lifetime, …` in events.test.ts shows that it is closed then.
      assert.equal(defaultStreamTimes.closeMs, 5 * 60_000);
    }),
    provedBy(
      'Webhook signature timestamp: rejected beyond five minutes',
      'test/webhooks/verify.test.ts',
      'rejects signatures more than five minutes in the past or future',
    ),
    provedBy('Native link ticket: one minute,', LINK_TEST, 'a ticket expires after one minute'),
    provedBy('single use', LINK_TEST, 'accepts a ticket only once, even if its first use is rejected'),
    provedBy(
      'Passkey recency',
      PASSKEY_TEST,
      'recent authentication means a session created within five minutes, to add or remove a passkey',
    ),
    provedBy('and challenge: five minutes', PASSKEY_TEST, 'a challenge expires after five minutes'),
    proves('If-None-Match: max 4096 chars', async ({ client }) => {
      for (const path of ['/api/v1/tags', `/api/v1/recipes/${await newRecipe(client)}`]) {
        const { etag = '' } = (await client.get(path)).headers;
        const longest = `"${letters(4092 - etag.length)}", ${etag}`;
        assert.equal(longest.length, 4096);
        assert.equal((await client.get(path, { 'if-none-match': longest })).status, 304, path);
        assertRefused(await client.get(path, { 'if-none-match': `x${longest}` }), 'header.if-none-match');
      }
    }),
    proves('Amount strings: max 128 chars', async ({ client }) => {
      const send = (amount: object) => create(client, withQuantity({ kind: 'simple', amount }));
      const [longest, longer] = ['9'.repeat(128), '9'.repeat(129)];
      assert.equal((await send({ value: longest })).status, 201);
      assert.equal((await send({ min: longest, max: longest })).status, 201);
      assertRefused(await send({ value: longer }), `${QUANTITY}.amount.value`);
      assertRefused(await send({ min: longer, max: longest }), `${QUANTITY}.amount.min`);
      assertRefused(await send({ min: '1', max: longer }), `${QUANTITY}.amount.max`);
    }),
    proves('Alternative option: terms max 100; unit max 255 chars', async ({ client }) => {
      const send = (option: object) =>
        create(client, withQuantity({ kind: 'simple', amount: { value: '1' }, options: [option] }));
      const withTerms = (count: number) =>
        send({ kind: 'sum', terms: times(count, { kind: 'simple', amount: { value: '1' } }) });
      assert.equal((await withTerms(100)).status, 201);
      assertRefused(await withTerms(101), `${QUANTITY}.options[0].terms`);
      const withUnit = (length: number) =>
        send({ kind: 'simple', amount: { value: '1' }, unit: 'custom.'.padEnd(length, 'x') });
      assert.equal((await withUnit(255)).status, 201);
      assertRefused(await withUnit(256), `${QUANTITY}.options[0].unit`);
    }),
    proves('Allergen declaration: substance max 1000;', async ({ client }) => {
      assert.equal((await declare(client, { substance: letters(1000) })).status, 201);
      assertRefused(await declare(client, { substance: letters(1001) }), `${ALLERGEN}.substance`);
    }),
    proves('text and condition max 1,000,000', async ({ client }) => {
      for (const property of ['text', 'condition']) {
        for (const letter of ['x', '麦', '𝒜']) {
          const longest = letter.repeat(1_000_000);
          assert.equal((await declare(client, { [property]: longest })).status, 201, `${property} of ${letter}`);
        }
        assertRefused(await declare(client, { [property]: letters(1_000_001) }), `${ALLERGEN}.${property}`);
      }
    }),
    proves(
      'Pantry entry: name 1 to 200; amount, location, unit max 100; note max 2000; semantic_id max 200',
      ({ client }) =>
        assertLengths(
          (change) => client.post('/api/v1/pantry', { name: 'Flour', ...change }),
          (property) => `body.${property}`,
          {
            name: [1, 200],
            amount: [0, 100],
            location: [0, 100],
            unit: [0, 100],
            note: [0, 2000],
            semantic_id: [0, 200],
          },
        ),
    ),
    proves('Derivative presets: `card`, `reader`, `thumb`', async ({ client }) => {
      const path = await newDerivatives(client);
      for (const preset of ['card', 'reader', 'thumb']) {
        assert.equal((await client.get(`${path}/${preset}`)).status, 200, preset);
      }
      assertRefused(await client.get(`${path}/original`), 'path.preset');
    }),
  ),
];
