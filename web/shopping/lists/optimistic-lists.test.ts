import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { applyPendingToLists } from './optimistic-lists.ts';

const known = { revision: 3, open_items: 2, updated_at: '2026-11-16T10:00:00Z' };
const summaries = [{ id: 'week', name: 'Week', created_at: '', updated_by: 'anna', ...known }];
const namesOf = (changes: Parameters<typeof applyPendingToLists>[1]) =>
  applyPendingToLists(summaries, changes).map(({ name }) => name);

suite('shopping lists with pending changes', () => {
  test('include new lists under their latest name', () => {
    const made = { listId: 'party', change: { kind: 'create', name: 'Party' } } as const;
    const renamed = { listId: 'party', change: { kind: 'rename', name: 'Feast' } } as const;
    assert.deepEqual(namesOf([made]), ['Week', 'Party']);
    assert.deepEqual(namesOf([made, renamed]), ['Week', 'Feast']);
    assert.equal(applyPendingToLists(summaries, [made])[1]?.known, undefined);
  });

  test('include a new list once if the service already returns it', () => {
    assert.deepEqual(namesOf([{ listId: 'week', change: { kind: 'create', name: 'Week' } }]), ['Week']);
  });

  test('leave out refused creations and renames', () => {
    const refusal = { code: 'quota-exceeded', title: '', conflicts: [], revision: 0 };
    assert.deepEqual(namesOf([{ listId: 'party', change: { kind: 'create', name: 'Party' }, refusal }]), ['Week']);
    assert.deepEqual(namesOf([{ listId: 'week', change: { kind: 'rename', name: 'Feast' }, refusal }]), ['Week']);
  });
});
