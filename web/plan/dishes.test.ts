import assert from 'node:assert/strict';
import { test } from 'node:test';

import { copiesOf, inputOf, movedDish, originsFor, ownNameOf, saysSomething, withoutDish } from './dishes.ts';

const soup = { id: 'a', entry_id: 'e', recipe_title: 'Soup', recipe_status: 'available' as const };
const cold = { id: 'b', leftover_of: 'a' };
const colder = { id: 'c', leftover_of: 'b' };

test('sent is what is kept: nothing of the recipe, no empty lines', () => {
  assert.deepEqual(inputOf(soup), { id: 'a', entry_id: 'e' });
  const items = [
    { id: '1', name: 'Bread', quantity: '1 loaf' },
    { id: '2', name: ' ' },
  ];
  assert.deepEqual(inputOf({ id: 'x', plain_items: items }), { id: 'x', plain_items: items.slice(0, 1) });
  assert.deepEqual(inputOf({ id: 'x', display_name: 'Out', plain_items: [] }), { id: 'x', display_name: 'Out' });
});

test('copies are left over from one another, and from nothing else', () => {
  let last = 0;
  const copies = copiesOf([soup, cold, { id: 'd', leftover_of: 'elsewhere', notes: 'n' }], () => `n${(last += 1)}`);
  assert.deepEqual(
    copies.map(({ id, leftover_of }) => [id, leftover_of]),
    [
      ['n1', undefined],
      ['n2', 'n1'],
      ['n3', undefined],
    ],
  );
  assert.deepEqual([saysSomething({ id: 'x' }), saysSomething(cold)], [false, true]);
});

test('a name is what somebody called it, else the recipe, else what there is', () => {
  assert.equal(ownNameOf({ ...soup, display_name: 'First course' }), 'First course');
  assert.equal(ownNameOf(soup), 'Soup');
  assert.equal(
    ownNameOf({
      id: 'x',
      plain_items: [
        { id: '1', name: 'Bread' },
        { id: '2', name: 'Cheese' },
      ],
    }),
    'Bread, Cheese',
  );
  assert.equal(ownNameOf(cold), undefined);
});

test('dishes change places and go without leaving a circle or a dangling leftover', () => {
  const dishes = [soup, cold, colder];
  assert.deepEqual(
    movedDish(dishes, 'b', -1).map(({ id }) => id),
    ['b', 'a', 'c'],
  );
  assert.equal(movedDish(dishes, 'a', -1), dishes);
  assert.deepEqual(withoutDish(dishes, 'a'), [{ id: 'b' }, colder]);
  assert.deepEqual(
    originsFor(dishes, 'a').map(({ id }) => id),
    [],
  );
  assert.deepEqual(
    originsFor(dishes, 'c').map(({ id }) => id),
    ['a', 'b'],
  );
});
