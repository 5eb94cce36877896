import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { applyPendingToLists } from './optimistic-lists.ts';

const known = { revision: 3, open_items: 2, updated_at: '2026-11-16T10:00:00Z' };
const told = [{ id: 'week', name: 'Week', created_at: '', updated_by: 'anna', ...known }];
const namesOf = (changes: Parameters<typeof applyPendingToLists>[1]) =>
  applyPendingToLists(told, changes).map(({ name }) => name);

suite('the lists with changes that were not answered yet', () => {
  test('have those that were just made, by the last name they were given', () => {
    const made = { listId: 'party', change: { kind: 'create', name: 'Party' } } as const;
    const renamed = { listId: 'party', change: { kind: 'rename', name: 'Feast' } } as const;
    assert.deepEqual(namesOf([made]), ['Week', 'Party']);
    assert.deepEqual(namesOf([made, renamed]), ['Week', 'Feast']);
    assert.equal(applyPendingToLists(told, [made])[1]?.known, undefined);
  });

  test('have one no more twice when the service knows it too', () => {
    assert.deepEqual(namesOf([{ listId: 'week', change: { kind: 'create', name: 'Week' } }]), ['Week']);
  });

  test('have none that was refused', () => {
    const refusal = { code: 'quota-exceeded', title: '', conflicts: [], revision: 0 };
    assert.deepEqual(namesOf([{ listId: 'party', change: { kind: 'create', name: 'Party' }, refusal }]), ['Week']);
    assert.deepEqual(namesOf([{ listId: 'week', change: { kind: 'rename', name: 'Feast' }, refusal }]), ['Week']);
  });
});
