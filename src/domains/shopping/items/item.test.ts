// Item changes, following decisions.md section 9 sentence by sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { TestList, openNames } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';

onEveryEngine('changing shopping items', (engine) => {
  const service = serviceForSuite(engine);

  const listOf = async (...names: readonly string[]): Promise<TestList> => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed(...names);
    return list;
  };

  test('rejects a change with an invalid field, without any field, or based on a revision that does not exist', async () => {
    const list = await listOf('milk');
    const good = { operation_id: 'a', base_revision: 2, set: { bought: true } };
    const cases: readonly (readonly [location: string, change: object])[] = [
      ['body.operation_id', { operation_id: undefined }],
      ['body.operation_id', { operation_id: '' }],
      ['body.operation_id', { operation_id: 'x'.repeat(201) }],
      ['body.base_revision', { base_revision: undefined }],
      ['body.base_revision', { base_revision: -1 }],
      ['body.base_revision', { base_revision: 1.5 }],
      ['body.base_revision', { base_revision: 3 }],
      ['body.set', { set: undefined }],
      ['body.set', { set: {} }],
      ['body.set.name', { set: { name: '' } }],
      ['body.set.name', { set: { name: 'x'.repeat(201) } }],
      ['body.set.buy', { set: { buy: 'x'.repeat(201) } }],
      ['body.set.category', { set: { category: 'x'.repeat(101) } }],
      ['body.set.note', { set: { note: 'x'.repeat(2001) } }],
      ['body.set.bought', { set: { bought: 'yes' } }],
    ];
    for (const [location, change] of cases) {
      const answer = await list.client.patch(`${list.path}/items/milk`, { ...good, ...change });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
      );
    }
    assert.equal((await list.read()).revision, 2);
  });

  test('returns 404 shopping-item-not-found for an unknown item', async () => {
    const list = await listOf('milk');
    for (const id of ['bread', 'constructor', '__proto__', 'x'.repeat(100)]) {
      assert.deepEqual(statusAndCode(await list.change(id, { bought: true })), [404, 'shopping-item-not-found']);
    }
  });

  test('records in fields the list revision at which each field last changed', async () => {
    const list = await listOf('milk');
    const { body } = await list.change('milk', { name: 'Oat milk', bought: true });
    const [item] = body.items;
    assert.deepEqual(item?.fields, { name: 3, buy: 2, category: 2, note: 2, bought: 3, deleted: 2 });
    assert.deepEqual([item?.revision, body.revision, body.applied_revision], [3, 3, 3]);
  });

  test('rejects a change with 409 field-conflict and the current values if a field has changed since the base revision', async () => {
    const list = await listOf('milk');
    await list.change('milk', { name: 'Oat milk', note: 'big' });
    await list.change('milk', { bought: true });
    const stale = await list.change('milk', { name: 'Soy milk', note: 'big', bought: false, buy: '2' }, { base: 2 });
    const problem = stale.body as unknown as ProblemBody;
    assert.deepEqual([stale.status, problem.code], [409, 'field-conflict']);
    assert.deepEqual(problem.params, {
      base_revision: 2,
      current_revision: 4,
      fields: { name: 'Oat milk', bought: true },
      conflicts: [
        { id: 'milk', field: 'name', value: 'Oat milk', revision: 3 },
        { id: 'milk', field: 'bought', value: true, revision: 4 },
      ],
    });
    const item = await list.item('milk');
    assert.deepEqual([item.name, item.buy, item.bought, item.revision], ['Oat milk', '', true, 4]);
  });

  test('accepts changes to different fields or items from the same base revision', async () => {
    const list = await listOf('milk', 'bread');
    await list.change('milk', { name: 'Oat milk' });
    assert.equal((await list.change('milk', { bought: true }, { base: 2 })).status, 200);
    assert.equal((await list.change('bread', { name: 'Rye bread' }, { base: 2 })).status, 200);
    assert.equal((await list.change('milk', { note: 'cold' }, { base: 2 })).status, 200);
    const { name, bought, note } = await list.item('milk');
    assert.deepEqual([name, bought, note], ['Oat milk', true, 'cold']);
  });

  test('accepts a change to the current value without changing anything', async () => {
    const list = await listOf('milk');
    await list.change('milk', { bought: true });
    const same = await list.change('milk', { bought: true }, { base: 2 });
    assert.deepEqual([same.status, same.body.revision, same.body.applied_revision], [200, 3, 3]);
  });

  test('returns the current list with the original applied_revision for a repeated operation, even after later edits', async () => {
    const list = await listOf('milk');
    const first = await list.change('milk', { bought: true }, { operation: 'tick', base: 2 });
    await list.change('milk', { bought: false });
    const again = await list.change('milk', { bought: true }, { operation: 'tick', base: 2 });
    assert.deepEqual([first.body.applied_revision, again.body.applied_revision, again.body.revision], [3, 3, 4]);
    assert.equal(again.headers['idempotent-replayed'], 'true');
    assert.equal(again.body.items[0]?.bought, false);
  });

  test('also remembers operations without effect', async () => {
    const list = await listOf('milk');
    await list.change('milk', { bought: false }, { operation: 'nothing', base: 2 });
    await list.change('milk', { bought: true });
    const again = await list.change('milk', { bought: false }, { operation: 'nothing', base: 2 });
    assert.deepEqual([again.status, again.body.applied_revision, again.body.items[0]?.bought], [200, 2, true]);
  });

  test('returns 409 idempotency-conflict for a reused operation id with different input or another operation', async () => {
    const list = await listOf('milk', 'bread');
    await list.change('milk', { bought: true }, { operation: 'one', base: 2 });
    const answers = [
      await list.change('milk', { bought: false }, { operation: 'one', base: 2 }),
      await list.change('milk', { bought: true }, { operation: 'one', base: 1 }),
      await list.change('bread', { bought: true }, { operation: 'one', base: 2 }),
      await list.merge('milk', 'bread', { operation: 'one', base: 2 }),
      await list.rename('X', { operation: 'one', base: 2 }),
      await list.arrange(['milk'], { operation: 'one', base: 2 }),
      await list.clearBought({ operation: 'one', base: 2 }),
      await list.add([{ id: 'x', name: 'X' }], 'one'),
    ];
    for (const answer of answers) assert.deepEqual(statusAndCode(answer), [409, 'idempotency-conflict']);
    assert.equal((await list.read()).revision, 3);
  });

  test('forgets a rejected operation, so that a corrected one can reuse its id', async () => {
    const list = await listOf('milk');
    await list.change('milk', { name: 'Oat milk' });
    assert.equal((await list.change('milk', { name: 'Soy milk' }, { operation: 'n', base: 2 })).status, 409);
    assert.equal((await list.change('milk', { name: 'Soy milk' }, { operation: 'n', base: 3 })).status, 200);
  });

  test('requires an Idempotency-Key, if sent, to equal the operation id', async () => {
    const list = await listOf('milk');
    const headers = { 'idempotency-key': 'another' };
    const other = await list.change('milk', { bought: true }, { operation: 'one', headers });
    const { errors } = other.body as unknown as ProblemBody;
    assert.deepEqual([other.status, errors?.[0]?.location], [422, 'header.idempotency-key']);
    const same = await list.change('milk', { bought: true }, { operation: 'another', headers });
    assert.equal(same.status, 200);
  });

  test('applies 30 concurrent requests with the same operation once', async () => {
    const list = await listOf('milk');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => list.change('milk', { note: 'x' }, { operation: 'at once', base: 2 })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.deepEqual(new Set(answers.map(({ body }) => body.applied_revision)), new Set([3]));
    assert.equal(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
    assert.equal((await list.read()).revision, 3);
  });

  test('loses nothing when 30 clients check off 30 items at once', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `item-${number}`);
    const list = await listOf(...names);
    const answers = await Promise.all(names.map((name) => list.change(name, { bought: true }, { base: 2 })));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const { revision, items } = await list.read();
    assert.deepEqual([revision, items.every(({ bought }) => bought)], [32, true]);
    assert.equal(new Set(answers.map(({ body }) => body.applied_revision)).size, 30);
  });

  test('accepts changes to a deleted item and restores it with deleted: false', async () => {
    const list = await listOf('milk', 'bread');
    await list.change('milk', { deleted: true });
    assert.deepEqual(openNames(await list.read()), ['bread']);
    assert.equal((await list.change('milk', { note: 'x' })).status, 200);
    const { body } = await list.change('milk', { deleted: false });
    assert.deepEqual(openNames(body), ['milk', 'bread']);
  });

  test("returns 409 principal-mismatch for another user's X-Service-Principal and changes nothing", async () => {
    const list = await listOf('milk');
    const headers = { 'x-service-principal': '00000000-0000-7000-8000-000000000000' };
    assert.deepEqual(statusAndCode(await list.change('milk', { bought: true }, { headers })), [
      409,
      'principal-mismatch',
    ]);
    assert.equal((await list.read()).revision, 2);
  });
});
