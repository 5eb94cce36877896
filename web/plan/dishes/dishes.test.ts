import assert from 'node:assert/strict';
import { test } from 'node:test';

import { copyDishes, toDishInput, moveDish, getPossibleOrigins, getOwnName, hasContent, removeDish } from './dishes.ts';

const soup = { id: 'a', entry_id: 'e', recipe_title: 'Soup', recipe_status: 'available' as const };
const cold = { id: 'b', leftover_of: 'a' };
const colder = { id: 'c', leftover_of: 'b' };

test('sends a dish without recipe details and empty items', () => {
  assert.deepEqual(toDishInput(soup), { id: 'a', entry_id: 'e' });
  const items = [
    { id: '1', name: 'Bread', quantity: '1 loaf' },
    { id: '2', name: ' ' },
  ];
  assert.deepEqual(toDishInput({ id: 'x', plain_items: items }), { id: 'x', plain_items: items.slice(0, 1) });
  assert.deepEqual(toDishInput({ id: 'x', display_name: 'Out', plain_items: [] }), { id: 'x', display_name: 'Out' });
});

test('links copied leftovers only within the copy, and recognizes empty dishes', () => {
  let last = 0;
  const copies = copyDishes([soup, cold, { id: 'd', leftover_of: 'elsewhere', notes: 'n' }], () => `n${(last += 1)}`);
  assert.deepEqual(
    copies.map(({ id, leftover_of }) => [id, leftover_of]),
    [
      ['n1', undefined],
      ['n2', 'n1'],
      ['n3', undefined],
    ],
  );
  assert.deepEqual([hasContent({ id: 'x' }), hasContent(cold)], [false, true]);
});

test('names a dish by its own name, else its recipe, else its items', () => {
  assert.equal(getOwnName({ ...soup, display_name: 'First course' }), 'First course');
  assert.equal(getOwnName(soup), 'Soup');
  assert.equal(
    getOwnName({
      id: 'x',
      plain_items: [
        { id: '1', name: 'Bread' },
        { id: '2', name: 'Cheese' },
      ],
    }),
    'Bread, Cheese',
  );
  assert.equal(getOwnName(cold), undefined);
});

test('moves and removes dishes without dangling leftovers, and offers no origin that makes a cycle', () => {
  const dishes = [soup, cold, colder];
  assert.deepEqual(
    moveDish(dishes, 'b', -1).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
  assert.equal(moveDish(dishes, 'a', -1), dishes);
  assert.deepEqual(removeDish(dishes, 'a'), [{ id: 'b' }, colder]);
  assert.deepEqual(
    getPossibleOrigins(dishes, 'a').map(({ id }) => id),
    [],
  );
  assert.deepEqual(
    getPossibleOrigins(dishes, 'c').map(({ id }) => id),
    ['a', 'b'],
  );
});
