import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { ShoppingItem, ShoppingListBody } from '../../src/domains/shopping/index.ts';
import type { ListChange } from './list-change.ts';
import { applyChanges, createLocalList } from './optimistic-list.ts';

const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const id = fc.constantFrom(...ids);

const item: fc.Arbitrary<ShoppingItem> = fc.record({
  id,
  name: fc.constantFrom('Milk', 'Bread'),
  bought: fc.boolean(),
  deleted: fc.boolean(),
  buy: fc.constantFrom('', '2'),
  category: fc.constant(''),
  note: fc.constant(''),
  needed: fc.constant(''),
  fields: fc.constant({}),
  sources: fc.constant([]),
  revision: fc.constant(1),
});

/** Any list that others may have changed. */
const list: fc.Arbitrary<ShoppingListBody> = fc
  .uniqueArray(item, { selector: (one) => one.id })
  .map((items) => ({ ...createLocalList('list', 'Week'), items }));

const change: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), item: id, set: fc.record({ bought: fc.boolean() }) }),
  fc.record({ kind: fc.constant('set' as const), item: id, set: fc.record({ deleted: fc.boolean() }) }),
  fc.record({ kind: fc.constant('set' as const), item: id, set: fc.record({ buy: fc.constantFrom('1', '3') }) }),
  fc.record({
    kind: fc.constant('add' as const),
    items: fc.array(
      id.map((one) => ({ id: one, name: 'New' })),
      { minLength: 1, maxLength: 1 },
    ),
  }),
  fc.record({ kind: fc.constant('merge' as const), item: id, into: id }).filter(({ item, into }) => item !== into),
  fc.record({ kind: fc.constant('arrange' as const), items: fc.uniqueArray(id) }),
  fc.record({ kind: fc.constant('clear' as const), items: fc.uniqueArray(id) }),
  fc.record({ kind: fc.constant('rename' as const), name: fc.constantFrom('One', 'Two') }),
);

const changes = fc.array(change, { maxLength: 8 });

suite('shopping list with pending changes', () => {
  test('shows the last bought state that the user set, whatever the list contains', () => {
    fc.assert(
      fc.property(list, changes, (returned, made) => {
        const shown = new Map(applyChanges(returned, made).items.map((one) => [one.id, one]));
        const last = new Map<string, boolean>();
        for (const one of made) {
          const bought = one.kind === 'set' ? one.set.bought : undefined;
          if (
            one.kind === 'set' &&
            typeof bought === 'boolean' &&
            returned.items.some(({ id: known }) => known === one.item)
          )
            last.set(one.item, bought);
        }
        for (const [one, bought] of last) assert.equal(shown.get(one)?.bought, bought);
      }),
    );
  });

  test('neither duplicates nor loses an item', () => {
    fc.assert(
      fc.property(list, changes, (returned, made) => {
        const shown = applyChanges(returned, made).items.map((one) => one.id);
        assert.equal(new Set(shown).size, shown.length);
        for (const { id: known } of returned.items) assert.ok(shown.includes(known));
      }),
    );
  });

  test('stays the same if the response already includes a change that is still queued', () => {
    fc.assert(
      fc.property(list, change, (returned, made) => {
        const once = applyChanges(returned, [made]);
        assert.deepEqual(applyChanges(once, [made]), once);
      }),
    );
  });

  test('keeps unaffected items as the same objects, so that their rows do not re-render', () => {
    fc.assert(
      fc.property(list, id, fc.boolean(), (returned, one, bought) => {
        const shown = applyChanges(returned, [{ kind: 'set', item: one, set: { bought } }]);
        for (const [place, before] of returned.items.entries()) {
          assert.equal(shown.items[place] === before, before.id !== one || before.bought === bought);
        }
      }),
    );
  });
});
