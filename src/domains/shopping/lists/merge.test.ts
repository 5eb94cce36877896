// Merging, arranging and clearing: decisions.md sections 4 and 9.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { TestList, openNames } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';

const problemOf = ({ body }: { readonly body: unknown }) => body as ProblemBody;

onEveryEngine('merging, arranging and clearing shopping items', (engine) => {
  const service = serviceForSuite(engine);

  const listOf = async (...names: readonly string[]): Promise<TestList> => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed(...names);
    return list;
  };

  test('rejects a merge of an item with itself or with an unknown item', async () => {
    const list = await listOf('milk');
    for (const into of ['milk', 'bread', 'constructor']) {
      const answer = await list.merge('milk', into);
      assert.deepEqual([answer.status, problemOf(answer).errors?.[0]?.location], [422, 'body.into']);
    }
    assert.deepEqual(statusAndCode(await list.merge('bread', 'milk')), [404, 'shopping-item-not-found']);
  });

  test('adds the text of a merged item to the target as a source and deletes the item with merged_into', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.add([
      { id: 'a', name: 'Onions', buy: '2', note: 'red' },
      { id: 'b', name: 'Onion', buy: '1 bag' },
    ]);
    const { status, body } = await list.merge('a', 'b');
    assert.equal(status, 200);
    const [a, b] = body.items;
    assert.deepEqual([a?.merged_into, a?.deleted], ['b', true]);
    assert.deepEqual(b?.sources, [{ id: 'item:a', label: '', name: 'Onions', quantity: '2', note: 'red' }]);
    assert.deepEqual([b?.buy, b?.needed, b?.deleted], ['1 bag', '2', false]);
  });

  test('also adds the note of a merged item that has sources to the target', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.add(['a', 'b', 'c'].map((id) => ({ id, name: id, buy: id === 'a' ? '1' : '' })));
    await list.merge('a', 'b');
    await list.change('b', { note: 'the red ones' });
    const { body } = await list.merge('b', 'c');
    assert.deepEqual(
      body.items[2]?.sources.map(({ id, note }) => [id, note]),
      [
        ['item:a', undefined],
        ['item:b', 'the red ones'],
      ],
    );
  });

  test('separates a merged item from its target when it is restored', async () => {
    const list = await TestList.create(await service.newLibrary());
    await list.add(['a', 'b', 'c'].map((id) => ({ id, name: id, buy: `1 ${id}` })));
    await list.merge('a', 'b');
    const chained = await list.merge('b', 'c');
    assert.deepEqual(
      chained.body.items[2]?.sources.map(({ id }) => id),
      ['item:a', 'item:b'],
    );
    const { body } = await list.change('a', { deleted: false });
    const [a, b, c] = body.items;
    assert.deepEqual([a?.merged_into, a?.deleted, b?.merged_into], [undefined, false, 'c']);
    assert.deepEqual([c?.sources.map(({ id }) => id), c?.needed], [['item:b'], '1 b']);
    const all = await list.change('b', { deleted: false });
    assert.deepEqual(openNames(all.body), ['a', 'b', 'c']);
    assert.deepEqual([all.body.items[2]?.sources, all.body.items[2]?.needed], [[], '']);
  });

  test('rejects a merge of an open item with a bought or removed one with 409 merge-refused', async () => {
    const list = await listOf('a', 'b', 'c');
    await list.change('a', { bought: true });
    await list.change('c', { deleted: true });
    for (const [one, other] of [
      ['a', 'b'],
      ['b', 'a'],
      ['b', 'c'],
      ['c', 'b'],
    ] as const) {
      assert.deepEqual(statusAndCode(await list.merge(one, other)), [409, 'merge-refused'], `${one} ${other}`);
    }
    await list.change('b', { bought: true });
    assert.equal((await list.merge('a', 'b')).status, 200);
  });

  test('rejects a merge with 409 field-conflict if one of the items was merged after the base revision', async () => {
    const list = await listOf('a', 'b', 'c');
    await list.merge('a', 'b');
    const stale = await list.merge('c', 'a', { base: 2 });
    assert.deepEqual(statusAndCode(stale), [409, 'field-conflict']);
    assert.deepEqual(problemOf(stale).params?.['conflicts'], [{ id: 'a', field: 'deleted', value: true, revision: 3 }]);
    const same = await list.merge('a', 'b', { base: 2 });
    assert.deepEqual([same.status, same.body.revision], [200, 3]);
  });

  test('rejects an arrangement with unknown or duplicate items', async () => {
    const list = await listOf('a', 'b');
    for (const [ids, location] of [
      [['a', 'x'], 'body.item_ids[1]'],
      [['a', 'b', 'a'], 'body.item_ids[2]'],
      [['constructor'], 'body.item_ids[0]'],
    ] as const) {
      const answer = await list.arrange(ids);
      assert.deepEqual([answer.status, problemOf(answer).errors?.[0]?.location], [422, location]);
    }
  });

  test('puts arranged items first and keeps the current order of the others, including newer ones', async () => {
    const list = await listOf('a', 'b', 'c');
    await list.addNamed('d');
    const { body } = await list.arrange(['c', 'a'], { base: 2 });
    assert.deepEqual(
      body.items.map(({ id, arranged }) => [id, arranged]),
      [
        ['c', true],
        ['a', true],
        ['b', undefined],
        ['d', undefined],
      ],
    );
    const again = await list.arrange(['b']);
    assert.deepEqual(
      again.body.items.map(({ id, arranged }) => [id, arranged]),
      [
        ['b', true],
        ['c', undefined],
        ['a', undefined],
        ['d', undefined],
      ],
    );
    const same = await list.arrange(['b'], { base: 2 });
    assert.deepEqual([same.status, same.body.revision], [200, again.body.revision]);
  });

  test('records an arrangement even if it keeps the current order', async () => {
    const list = await listOf('a', 'b', 'c');
    const { body } = await list.arrange(['a', 'b']);
    assert.deepEqual([body.revision, body.fields?.['arrangement']], [3, 3]);
    assert.deepEqual(statusAndCode(await list.arrange(['b', 'a'], { base: 2 })), [409, 'field-conflict']);
  });

  test('rejects an arrangement with 409 field-conflict if another was made after its base revision', async () => {
    const list = await listOf('a', 'b');
    await list.arrange(['b', 'a']);
    const stale = await list.arrange(['a', 'b'], { base: 2 });
    assert.deepEqual(statusAndCode(stale), [409, 'field-conflict']);
    assert.deepEqual(problemOf(stale).params?.['fields'], { arrangement: ['b', 'a'] });
  });

  test('clears only items that were bought at the base revision and still are, not those checked off since', async () => {
    const list = await listOf('a', 'b', 'c', 'd');
    await list.change('a', { bought: true });
    await list.change('d', { bought: true });
    const base = list.revision;
    await list.change('b', { bought: true });
    await list.change('d', { bought: false });
    const { body } = await list.clearBought({ base });
    assert.deepEqual(
      body.items.map(({ id, bought, deleted }) => [id, bought, deleted]),
      [
        ['a', true, true],
        ['b', true, false],
        ['c', false, false],
        ['d', false, false],
      ],
    );
    const all = await list.clearBought();
    assert.deepEqual(openNames(all.body), ['c', 'd']);
    assert.equal(all.body.items.filter(({ deleted }) => deleted).length, 2);
  });

  test('does not clear items that were restored after the base revision', async () => {
    const list = await listOf('a');
    await list.change('a', { bought: true, deleted: true });
    const base = list.revision;
    await list.change('a', { deleted: false });
    const { body } = await list.clearBought({ base });
    assert.equal(body.items[0]?.deleted, false);
  });
});
