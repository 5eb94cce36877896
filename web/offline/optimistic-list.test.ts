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

suite('a list with changes that were not answered yet', () => {
  test('my last tick is what I see, whatever others have made of the list', () => {
    fc.assert(
      fc.property(list, changes, (told, made) => {
        const shown = new Map(applyChanges(told, made).items.map((one) => [one.id, one]));
        const last = new Map<string, boolean>();
        for (const one of made) {
          const bought = one.kind === 'set' ? one.set.bought : undefined;
          if (
            one.kind === 'set' &&
            typeof bought === 'boolean' &&
            told.items.some(({ id: known }) => known === one.item)
          )
            last.set(one.item, bought);
        }
        for (const [one, bought] of last) assert.equal(shown.get(one)?.bought, bought);
      }),
    );
  });

  test('nothing is there twice, and nothing is lost', () => {
    fc.assert(
      fc.property(list, changes, (told, made) => {
        const shown = applyChanges(told, made).items.map((one) => one.id);
        assert.equal(new Set(shown).size, shown.length);
        for (const { id: known } of told.items) assert.ok(shown.includes(known));
      }),
    );
  });

  test('what the service has taken over already changes nothing: the answer comes first, then the queue empties', () => {
    fc.assert(
      fc.property(list, change, (told, made) => {
        const once = applyChanges(told, [made]);
        assert.deepEqual(applyChanges(once, [made]), once);
      }),
    );
  });

  test('what a change leaves alone stays the same object, so that its row is not drawn again', () => {
    fc.assert(
      fc.property(list, id, fc.boolean(), (told, one, bought) => {
        const shown = applyChanges(told, [{ kind: 'set', item: one, set: { bought } }]);
        for (const [place, before] of told.items.entries()) {
          assert.equal(shown.items[place] === before, before.id !== one || before.bought === bought);
        }
      }),
    );
  });
});
