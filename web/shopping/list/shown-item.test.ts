import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { getShownItem } from './shown-item.ts';

const item = (more: Partial<ShoppingItem>): ShoppingItem => ({
  id: 'a',
  name: 'onions',
  bought: false,
  buy: '',
  category: '',
  deleted: false,
  fields: {},
  needed: '',
  note: '',
  revision: 1,
  sources: [],
  ...more,
});

test('an item shows what to buy and the form of its name', () => {
  const shown = getShownItem(item({ needed: '2/3', purchase: { quantity: '1', name: 'onion' } }));
  assert.deepEqual(shown, { name: 'onion', amount: '1', parts: undefined, needed: undefined });
  const butter = {
    needed: '80 g + 2 tablespoons',
    purchase: { quantity: 'about 110 g', parts: '80 g + 2 tablespoons' },
  };
  assert.equal(getShownItem(item(butter)).parts, '80 g + 2 tablespoons');
});

test('what the user wrote comes first, with the name as it is', () => {
  const shown = getShownItem(item({ buy: '1 bag', needed: '2/3', purchase: { quantity: '1', name: 'onion' } }));
  assert.deepEqual(shown, { name: 'onions', amount: '1 bag', parts: undefined, needed: '1' });
  assert.equal(getShownItem(item({ buy: '1', needed: '1', purchase: { quantity: '1' } })).needed, undefined);
});

test('a line kept as written shows its scaled amounts', () => {
  const purchase = { quantity: '', name: '4 eggs plus 2 yolks' };
  const eggs = item({ name: '2 eggs plus 1 yolk', needed: '2 ×', purchase });
  assert.deepEqual(getShownItem(eggs), { name: purchase.name, amount: '', parts: undefined, needed: undefined });
  assert.equal(getShownItem({ ...eggs, buy: 'a dozen' }).needed, '4 eggs plus 2 yolks');
});

test('an item without a purchase shows the exact total', () => {
  assert.equal(getShownItem(item({ needed: '166 2/3 g' })).amount, '166 2/3 g');
  assert.equal(getShownItem(item({})).amount, '');
});
