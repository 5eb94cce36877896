// Items deleted long ago are moved from the list document to the archive, but the list still knows them.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { TestList, openNames } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

onEveryEngine('archived items', (engine) => {
  const service = serviceForSuite(engine);

  /** A list of 101 items, most of which have been deleted. */
  const oldList = async (): Promise<TestList> => {
    const list = await TestList.create(await service.newLibrary());
    await list.addNamed('merged');
    await list.addNamed(...Array.from({ length: 100 }, (_, number) => `item ${number}`));
    await list.change('item 0', { bought: true, note: 'long ago' });
    await list.merge('merged', 'item 99');
    for (const id of ['item 0', 'item 1']) await list.change(id, { deleted: true });
    for (let number = 2; number < 80; number += 1) await list.change(`item ${number}`, { deleted: true });
    return list;
  };

  test('leave the list document, but can still be restored and keep their ids reserved', async () => {
    const list = await oldList();
    const { items } = await list.read();
    assert.ok(items.length < 85, String(items.length));
    assert.equal(
      items.some(({ id }) => id === 'item 0'),
      false,
    );
    assert.deepEqual(statusAndCode(await list.add([{ id: 'item 0', name: 'Again' }])), [409, 'item-id-taken']);

    // A change without effect leaves the item archived.
    const same = await list.change('item 0', { bought: true });
    assert.deepEqual([same.status, same.body.items.length], [200, items.length]);
    // A change based on a revision before the deletion is still checked against its fields.
    assert.deepEqual(statusAndCode(await list.change('item 0', { note: 'other' }, { base: 2 })), [
      409,
      'field-conflict',
    ]);
    assert.equal((await list.change('item 0', { deleted: false }, { operation: 'back' })).status, 200);
    const back = await list.item('item 0');
    assert.deepEqual([back.deleted, back.bought, back.note], [false, true, 'long ago']);
    assert.deepEqual(statusAndCode(await list.change('item 0', { bought: true })), [200, undefined]);

    // Restoring a merged item separates it from its target, which may be archived too.
    assert.equal((await list.change('merged', { deleted: false })).status, 200);
    assert.equal((await list.item('merged')).merged_into, undefined);
    assert.deepEqual(statusAndCode(await list.change('never there', { bought: true })), [
      404,
      'shopping-item-not-found',
    ]);
    assert.equal((await list.arrange(['item 5', 'item 99'])).status, 200);
    assert.equal((await list.client.delete(list.path)).status, 204);
  });

  test('do not bring back bought or removed requirements, and do not hide new needs', async () => {
    const list = await TestList.create(await service.newLibrary());
    const recipe = async (title: string, names: readonly string[]) =>
      newEntry(list.client, {
        title,
        language: 'en',
        ingredient_sections: [
          {
            ingredients: names.map((name, index) => ({
              id: `i${index}`,
              name,
              quantity: { kind: 'simple', amount: { value: '3' } },
            })),
          },
        ],
      });
    const soup = await recipe('Soup', ['onions', 'salt']);
    const portions = [{ id: 'p', recipe_id: soup.id }];
    const bought = await list.shopFor({ portions });
    const [onions, salt] = bought.items.map(({ id }) => id);
    await list.change(onions ?? '', { bought: true });
    await list.change(salt ?? '', { deleted: true });
    await list.clearBought();
    const foods = Array.from(
      { length: 90 },
      (_, number) => `food${String.fromCodePoint(97 + (number % 26))}${number}x`,
    );
    const feast = await recipe('Feast', foods);
    await list.shopFor({ portions: [{ id: 'q', recipe_id: feast.id }] });
    const { requirements } = await list.read();
    const deselected = Object.values(requirements)
      .filter(({ source }) => source.label === 'Feast')
      .map(({ id, choice_id }) => ({ id, choice_id, selected: false }));
    const off = await list.select(deselected);
    assert.deepEqual([off.status, openNames(off.body)], [200, []]);
    assert.equal(Object.keys(off.body.requirements).length, 90);
    assert.ok(off.body.items.length <= 60);

    assert.deepEqual(openNames(await list.shopFor({ portions })), []);
    assert.deepEqual(openNames(await list.shopFor({ portions: [{ id: 'p', recipe_id: soup.id, scale: '2' }] })), [
      'onions',
      'salt',
    ]);
  });
});
