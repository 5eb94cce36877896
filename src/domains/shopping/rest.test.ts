// What was deleted long ago leaves the document of a list, and is known all the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { told } from '../../../test/support/people.ts';
import { TestList } from '../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';

onEveryEngine('items that rest', (engine) => {
  const service = serviceForSuite(engine);

  /** A list that has had 450 items, all of them bought and cleared but one. */
  const oldList = async (): Promise<TestList> => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed('merged');
    await list.addNamed(...Array.from({ length: 450 }, (_, number) => `item ${number}`));
    await list.change('item 0', { bought: true, note: 'long ago' });
    await list.merge('merged', 'item 449');
    for (const id of ['item 0', 'item 1']) await list.change(id, { deleted: true });
    for (let number = 2; number < 402; number += 1) await list.change(`item ${number}`, { deleted: true });
    return list;
  };

  test('a list that is used for years stays short, its items are known, and their ids stay taken', async () => {
    const list = await oldList();
    const { items } = await list.read();
    assert.ok(items.length < 400, String(items.length));
    assert.equal(
      items.some(({ id }) => id === 'item 0'),
      false,
    );
    assert.deepEqual(told(await list.add([{ id: 'item 0', name: 'Again' }])), [409, 'item-id-taken']);

    // A change without effect leaves it where it is.
    const same = await list.change('item 0', { bought: true });
    assert.deepEqual([same.status, same.body.items.length], [200, items.length]);
    // One that was made before it was deleted still meets its fields.
    assert.deepEqual(told(await list.change('item 0', { note: 'other' }, { base: 2 })), [409, 'field-conflict']);
    assert.equal((await list.change('item 0', { deleted: false }, { operation: 'back' })).status, 200);
    const back = await list.item('item 0');
    assert.deepEqual([back.deleted, back.bought, back.note], [false, true, 'long ago']);
    assert.deepEqual(told(await list.change('item 0', { bought: true })), [200, undefined]);

    // One that was merged comes back out of the other, which may rest as well.
    assert.equal((await list.change('merged', { deleted: false })).status, 200);
    assert.equal((await list.item('merged')).merged_into, undefined);
    assert.deepEqual(told(await list.change('never there', { bought: true })), [404, 'shopping-item-not-found']);
    assert.equal((await list.arrange(['item 5', 'item 449'])).status, 200);
    assert.equal((await list.client.delete(list.path)).status, 204);
  });
});
