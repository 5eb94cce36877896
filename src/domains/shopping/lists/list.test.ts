// Shopping lists: interface.md "Shopping list", decisions.md sections 1, 4 and 9.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { pagesOf, statusAndCode } from '../../../../test/support/people.ts';
import { TestList } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ShoppingListBody } from './list.schemas.ts';

const lists = '/api/v1/shopping/lists';

onEveryEngine('shopping lists', (engine) => {
  const service = serviceForSuite(engine);

  test('accepts only list ids of 1 to 100 characters of ^[a-zA-Z0-9_-]+$, in paths and on creation', async () => {
    const client = await service.newLibrary();
    for (const id of ['', 'with space', 'dot.', 'ü', 'x'.repeat(101)]) {
      const answer = await client.post(lists, { name: 'Week', id });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'body.id'],
        id,
      );
    }
    for (const id of ['with%20space', 'dot.', '%C3%BC', 'x'.repeat(101)]) {
      const answer = await client.get(`${lists}/${id}`);
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'path.list_id'],
      );
    }
    for (const id of ['a', 'Week_12-b', 'x'.repeat(100)]) {
      assert.equal((await client.post(lists, { name: 'Week', id })).status, 201);
      assert.equal((await client.get(`${lists}/${id}`)).status, 200);
    }
  });

  test('requires a single-line name of at most 200 characters', async () => {
    const client = await service.newLibrary();
    for (const name of [undefined, null, '', ' ', 'two\nlines', 'x'.repeat(201), 7]) {
      const answer = await client.post(lists, { name });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', 'body.name'],
      );
    }
    assert.equal((await client.post(lists, { name: 'x'.repeat(200) })).status, 201);
  });

  test('creates an empty list at revision 1, with a generated id if none is given', async () => {
    const client = await service.newLibrary();
    const { status, body, headers } = await client.post<ShoppingListBody>(lists, { name: ' Week ', id: null });
    assert.equal(status, 201);
    assert.match(body.id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(body, {
      id: body.id,
      name: 'Week',
      revision: 1,
      fields: { name: 1 },
      items: [],
      requirements: {},
      selections: {},
    });
    assert.deepEqual([headers['location'], headers.etag], [`${lists}/${body.id}`, '"1"']);
    assert.deepEqual((await client.get(`${lists}/${body.id}`)).body, body);
  });

  test('returns 409 list-id-taken for an id in use in the library, but accepts it in another library', async () => {
    const [one, other] = [await service.newLibrary(), await service.newLibrary()];
    assert.equal((await one.post(lists, { name: 'A', id: 'week' })).status, 201);
    assert.deepEqual(statusAndCode(await one.post(lists, { name: 'B', id: 'week' })), [409, 'list-id-taken']);
    assert.deepEqual(statusAndCode(await other.get(`${lists}/week`)), [404, 'shopping-list-not-found']);
    assert.equal((await other.post(lists, { name: 'C', id: 'week' })).status, 201);
    assert.equal((await one.get<ShoppingListBody>(`${lists}/week`)).body.name, 'A');
  });

  test('creates a list once per Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'list' };
    const first = await client.post<ShoppingListBody>(lists, { name: 'A' }, key);
    const second = await client.post<ShoppingListBody>(lists, { name: 'A' }, key);
    assert.deepEqual([second.status, second.body.id], [201, first.body.id]);
    assert.equal(second.headers['idempotent-replayed'], 'true');
  });

  test('returns 304 for If-None-Match until the list changes', async () => {
    const list = await TestList.create(await service.newLibrary());
    const first = await list.client.get(list.path);
    const held = { 'if-none-match': String(first.headers.etag) };
    assert.equal((await list.client.get(list.path, held)).status, 304);
    await list.addNamed('milk');
    const changed = await list.client.get(list.path, held);
    assert.deepEqual([changed.status, changed.headers.etag], [200, '"2"']);
  });

  test('lists all lists in pages, oldest first, with their number of open items', async () => {
    const client = await service.newLibrary();
    const made: string[] = [];
    for (const name of ['C', 'A', 'B']) made.push((await client.post<ShoppingListBody>(lists, { name })).body.id);
    const list = new TestList(client, made[0] ?? '');
    await list.addNamed('milk', 'bread');
    await list.change('milk', { bought: true });
    const pages = await pagesOf<{ id: string; open_items: number; revision: number }>(client, lists, 2);
    assert.deepEqual(
      pages.flat().map(({ id }) => id),
      made,
    );
    assert.deepEqual([pages.flat()[0]?.open_items, pages.flat()[0]?.revision], [1, 3]);
  });

  test('renames a list, and rejects a rename if the name has changed since its base revision', async () => {
    const list = await TestList.create(await service.newLibrary());
    const renamed = await list.rename(' Party ', { operation: 'one', base: 1 });
    assert.deepEqual([renamed.status, renamed.body.name, renamed.body.applied_revision], [200, 'Party', 2]);
    const stale = await list.rename('Other', { base: 1 });
    assert.deepEqual(statusAndCode(stale), [409, 'field-conflict']);
    const same = await list.rename('Party', { base: 1 });
    assert.deepEqual([same.status, same.body.revision], [200, 2]);
  });

  test('deletes a list and frees its id', async () => {
    const list = await TestList.create(await service.newLibrary(), { name: 'A', id: 'week' });
    await list.addNamed('milk');
    assert.equal((await list.client.delete(list.path)).status, 204);
    assert.deepEqual(statusAndCode(await list.client.get(list.path)), [404, 'shopping-list-not-found']);
    assert.deepEqual(statusAndCode(await list.client.delete(list.path)), [404, 'shopping-list-not-found']);
    assert.deepEqual(statusAndCode(await list.add([{ id: 'a', name: 'a' }])), [404, 'shopping-list-not-found']);
    const again = await list.client.post<ShoppingListBody>(lists, { name: 'A', id: 'week' });
    assert.deepEqual([again.status, again.body.items], [201, []]);
    assert.equal((await list.add([{ id: 'milk', name: 'milk' }], 'one')).status, 200);
  });

  test('continues from the revision of a deleted list when its id is reused, so that no ETag matches both', async () => {
    const list = await TestList.create(await service.newLibrary(), { name: 'A', id: 'week' });
    await list.addNamed('milk');
    const { headers } = await list.client.get(list.path);
    await list.client.delete(list.path);
    const again = await list.client.post<ShoppingListBody>(lists, { name: 'B', id: 'week' });
    assert.deepEqual([again.body.revision, again.headers.etag, again.body.fields], [4, '"4"', { name: 4 }]);
    assert.equal((await list.client.get(list.path, { 'if-none-match': String(headers.etag) })).status, 200);
  });

  test('checks If-Match on deletion if it is sent', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed('milk');
    const stale = await list.client.delete(list.path, { 'if-match': '"1"' });
    assert.deepEqual(
      [...statusAndCode(stale), stale.body.params],
      [412, 'precondition-failed', { current_revision: 2 }],
    );
    assert.deepEqual(statusAndCode(await list.client.delete(list.path, { 'if-match': 'x' })), [400, 'malformed-etag']);
    assert.equal((await list.client.delete(list.path, { 'if-match': '"2"' })).status, 204);
  });

  test('emits shopping-list.created, updated or deleted for every change, and nothing for one without effect', async () => {
    const list = await TestList.create(await service.newLibrary(), { name: 'A', id: 'told' });
    await list.addNamed('milk');
    await list.change('milk', { bought: true });
    await list.change('milk', { bought: true });
    await list.client.delete(list.path);
    const events = await service.rows(
      "select type, resource_revision from event where resource_id = 'told' order by resource_revision",
    );
    assert.deepEqual(
      events.map((event) => [event['type'], Number(event['resource_revision'])]),
      [
        ['shopping-list.created', 1],
        ['shopping-list.updated', 2],
        ['shopping-list.updated', 3],
        ['shopping-list.deleted', 4],
      ],
    );
  });
});
