// POST /shopping/lists/{list_id}/items, rule by rule: interface.md "Addition" and "Shopping", decisions.md section 2.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { TestList } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const many = (count: number, prefix = 'i') =>
  Array.from({ length: count }, (_, number) => ({ id: `${prefix}${number}`, name: `Thing ${number}` }));

onEveryEngine('adding groceries', (engine) => {
  const service = serviceForSuite(engine);

  test('rejects a missing, empty or overlong Idempotency-Key with 422 at header.idempotency-key', async () => {
    const list = await TestList.create(await service.newLibrary());
    const headers: readonly Readonly<Record<string, string>>[] = [
      {},
      { 'idempotency-key': '' },
      { 'idempotency-key': 'k'.repeat(201) },
    ];
    for (const header of headers) {
      const answer = await list.client.post(`${list.path}/items`, { items: many(1) }, header);
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'header.idempotency-key'],
      );
    }
    assert.equal((await list.add(many(1), 'k'.repeat(200))).status, 200);
  });

  test('limits id to 1-100, name to 1-200, buy to 200, category to 100 and note to 2,000 characters, and rejects unknown properties', async () => {
    const list = await TestList.create(await service.newLibrary());
    const good = { id: 'a', name: 'Milk' };
    const cases: readonly (readonly [location: string, change: object])[] = [
      ['id', { id: undefined }],
      ['id', { id: '' }],
      ['id', { id: 'x'.repeat(101) }],
      ['id', { id: '.' }],
      ['id', { id: '..' }],
      ['name', { name: undefined }],
      ['name', { name: '' }],
      ['name', { name: ' ' }],
      ['name', { name: '\r\n\t' }],
      ['name', { name: 'x'.repeat(201) }],
      ['buy', { buy: 'x'.repeat(201) }],
      ['category', { category: 'x'.repeat(101) }],
      ['note', { note: 'x'.repeat(2001) }],
      ['more', { more: 1 }],
    ];
    for (const [property, change] of cases) {
      const answer = await list.client.post(
        `${list.path}/items`,
        {
          items: [
            { id: 'fine', name: 'Bread' },
            { ...good, ...change },
          ],
        },
        { 'idempotency-key': 'bad' },
      );
      assert.deepEqual(statusAndCode(answer), [422, 'validation-failed'], property);
      assert.match(String(answer.body.errors?.[0]?.location), new RegExp(`^body\\.items\\[1\\](\\.${property})?$`));
    }
    assert.deepEqual((await list.read()).items, []);
    const max = {
      id: '/🍲'.repeat(33),
      name: 'ü'.repeat(200),
      buy: 'x'.repeat(200),
      category: 'x'.repeat(100),
      note: 'x'.repeat(2000),
    };
    const { status, body } = await list.add([max]);
    assert.equal(status, 200);
    const [item] = body.items;
    assert.deepEqual(
      [item?.id, item?.name, item?.buy, item?.category, item?.note],
      [max.id, max.name, max.buy, max.category, max.note],
    );
    assert.equal((await list.change(max.id, { bought: true })).status, 200);
  });

  test('accepts 1 to 500 items, as in limits.grocery_addition_items, and rejects others with 422 at body.items', async () => {
    const list = await TestList.create(await service.newLibrary());
    const { body } = await list.client.get<{ limits: Record<string, number> }>('/api/v1/capabilities');
    assert.equal(body.limits['grocery_addition_items'], 500);
    for (const items of [[], null, undefined, many(501)]) {
      const answer = await list.client.post(`${list.path}/items`, { items }, { 'idempotency-key': 'many' });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'body.items'],
      );
    }
    const added = await list.add(many(500), 'many');
    assert.deepEqual([added.status, added.body.items.length], [200, 500]);
  });

  test('keeps the order of the items and trims their text', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed('c', 'a', 'b');
    const { body } = await list.add([
      { id: 'z', name: ' Oat\n\tmilk ', buy: ' 2 l ', note: ' fresh ', category: ' Cold ' },
    ]);
    assert.deepEqual(
      body.items.map(({ id }) => id),
      ['c', 'a', 'b', 'z'],
    );
    assert.deepEqual(body.items[3], {
      id: 'z',
      name: 'Oat milk',
      bought: false,
      buy: '2 l',
      category: 'Cold',
      deleted: false,
      fields: { name: 3, buy: 3, category: 3, note: 3, bought: 3, deleted: 3 },
      needed: '',
      note: 'fresh',
      revision: 3,
      sources: [],
    });
    assert.deepEqual([body.revision, body.applied_revision], [3, 3]);
    const renamed = await list.change('z', { name: 'Rice\nmilk' });
    assert.equal(renamed.body.items[3]?.name, 'Rice milk');
  });

  test('rejects the whole request with 409 item-id-taken if one id is taken', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed('milk');
    await list.change('milk', { deleted: true });
    const answer = await list.client.post(
      `${list.path}/items`,
      {
        items: [
          { id: 'bread', name: 'Bread' },
          { id: 'milk', name: 'Milk' },
        ],
      },
      { 'idempotency-key': 'taken' },
    );
    assert.deepEqual([...statusAndCode(answer), answer.body.params], [409, 'item-id-taken', { ids: ['milk'] }]);
    assert.equal((await list.read()).items.length, 1);
    // The request failed, so a corrected one may reuse its key.
    assert.equal((await list.add([{ id: 'bread', name: 'Bread' }], 'taken')).status, 200);
  });

  test('rejects a duplicate id in the request with 422', async () => {
    const list = await TestList.create(await service.newLibrary());
    const answer = await list.client.post(
      `${list.path}/items`,
      { items: [...many(2), { id: 'i0', name: 'Again' }] },
      { 'idempotency-key': 'twice' },
    );
    assert.deepEqual(
      [...statusAndCode(answer), answer.body.errors?.[0]?.location],
      [422, 'validation-failed', 'body.items[2].id'],
    );
    assert.deepEqual((await list.read()).items, []);
  });

  test('returns the current list and the original applied_revision on a retry, even after later edits', async () => {
    const list = await TestList.create(await service.newLibrary());
    const items = [{ id: 'milk', name: 'Milk' }];
    await list.add(items, 'once');
    await list.change('milk', { bought: true });
    await list.addNamed('bread');
    const retry = await list.add(items, 'once');
    assert.deepEqual([retry.status, retry.headers.etag, retry.headers['idempotent-replayed']], [200, '"4"', 'true']);
    assert.deepEqual([retry.body.applied_revision, retry.body.revision], [2, 4]);
    const { applied_revision: _, ...now } = retry.body;
    assert.deepEqual(now, await list.read());
    assert.equal(now.items.find(({ id }) => id === 'milk')?.bought, true);
  });

  test('still recognizes the key after its receipt has expired', async () => {
    const list = await TestList.create(await service.newLibrary());
    const items = [{ id: 'milk', name: 'Milk' }];
    await list.add(items, 'long ago');
    await service.write("delete from receipt where key = 'long ago'");
    const retry = await list.add(items, 'long ago');
    assert.deepEqual([retry.status, retry.body.applied_revision, retry.body.items.length], [200, 2, 1]);
    assert.equal(retry.headers['idempotent-replayed'], 'true');
    assert.deepEqual(statusAndCode(await list.add(many(1), 'long ago')), [409, 'idempotency-conflict']);
  });

  test('returns 409 idempotency-conflict for the same key with different input, list or operation, and changes nothing', async () => {
    const list = await TestList.create(await service.newLibrary());
    const other = await TestList.create(list.client);
    await list.add(many(1), 'taken');
    assert.deepEqual(statusAndCode(await list.add(many(2), 'taken')), [409, 'idempotency-conflict']);
    assert.deepEqual(statusAndCode(await other.add(many(1), 'taken')), [409, 'idempotency-conflict']);
    const tag = await list.client.post('/api/v1/tags', { name: 'X' }, { 'idempotency-key': 'taken' });
    assert.deepEqual(statusAndCode(tag), [409, 'idempotency-conflict']);
    assert.deepEqual(statusAndCode(await list.change('i0', { bought: true }, { operation: 'taken' })), [
      409,
      'idempotency-conflict',
    ]);
    assert.deepEqual([(await list.read()).revision, (await other.read()).revision], [2, 1]);
  });

  test('returns 404 for a retry on a deleted list and adds nothing to a new list with the same id', async () => {
    const list = await TestList.create(await service.newLibrary(), { name: 'A', id: 'week' });
    await list.add(many(1), 'once');
    await list.client.delete(list.path);
    assert.deepEqual(statusAndCode(await list.add(many(1), 'once')), [404, 'created-resource-missing']);
    await TestList.create(list.client, { name: 'B', id: 'week' });
    assert.deepEqual(statusAndCode(await list.add(many(1), 'once')), [404, 'created-resource-missing']);
    assert.deepEqual((await list.read()).items, []);
  });

  test('scopes keys to the user, so that two members can use the same key', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.add(many(1), 'mine');
    // Simulates the same operation by another member of the library.
    await service.write("update shopping_operation set user_id = 'somebody else'");
    await service.write("delete from receipt where key = 'mine'");
    assert.equal((await list.add(many(1, 'j'), 'mine')).status, 200);
  });

  test('applies 50 concurrent additions with the same key once', async () => {
    const list = await TestList.create(await service.newLibrary());
    const answers = await Promise.all(Array.from({ length: 50 }, () => list.add(many(3), 'all at once')));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.deepEqual(new Set(answers.map(({ body }) => body.applied_revision)), new Set([2]));
    assert.equal(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
    const { revision, items } = await list.read();
    assert.deepEqual([revision, items.length], [2, 3]);
  });

  test('returns 409 shopping-list-full beyond 2,000 items, not counting deleted ones', async () => {
    const list = await TestList.create(await service.newLibrary());
    for (const batch of ['a', 'b', 'c', 'd']) assert.equal((await list.add(many(500, batch))).status, 200);
    assert.deepEqual(statusAndCode(await list.add([{ id: 'x', name: 'One more' }])), [409, 'shopping-list-full']);
    await list.change('a0', { deleted: true });
    assert.equal((await list.add([{ id: 'x', name: 'One more' }])).status, 200);
    assert.deepEqual(statusAndCode(await list.change('a0', { deleted: false })), [409, 'shopping-list-full']);
  });
});
