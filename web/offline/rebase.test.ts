import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import type { ProblemBody } from '../api/problem.ts';
import type { ListChange, QueuedChange } from './list-change.ts';
import { rebaseChanges } from './rebase.ts';
import { splitRefusedChange } from './split-refused-change.ts';
import { createLocalList } from './optimistic-list.ts';

const queued = (id: string, base: number, change: ListChange): QueuedChange => ({
  id,
  place: Number(id),
  userId: 'anna',
  libraryId: 'home',
  listId: 'week',
  base,
  change,
});

/** A list whose milk has these field revisions. */
const answer = (applied: number, fields: Readonly<Record<string, number>>): ShoppingListBody => ({
  ...createLocalList('week', 'Week'),
  revision: applied,
  applied_revision: applied,
  items: [
    {
      id: 'milk',
      name: 'Milk',
      buy: '',
      category: '',
      note: '',
      needed: '',
      sources: [],
      revision: applied,
      bought: true,
      deleted: false,
      fields,
    },
  ],
});

const tick = queued('1', 12, { kind: 'set', item: 'milk', set: { bought: true } });
const untick = queued('2', 12, { kind: 'set', item: 'milk', set: { bought: false } });

const problem = (conflicts: readonly object[]): ProblemBody => ({
  type: '',
  title: 'Changed meanwhile',
  status: 409,
  code: 'field-conflict',
  detail: '',
  params: { base_revision: 12, current_revision: 15, conflicts },
});

const invalidAt = (location: string): ProblemBody => ({
  type: '',
  title: 'Not valid',
  status: 422,
  code: 'validation-failed',
  detail: '',
  errors: [{ location, message: 'must be text on one line' }],
});

suite('rebasing a queued change', () => {
  test('uses the revision of the answered change if no other member changed the field since', () => {
    assert.deepEqual(rebaseChanges([untick], tick, answer(13, { bought: 13 })), [{ ...untick, base: 13 }]);
  });

  test('keeps the old base if another member changed a field in between', () => {
    assert.deepEqual(rebaseChanges([untick], tick, answer(13, { bought: 14 })), [untick]);
    const rename = queued('2', 12, { kind: 'set', item: 'milk', set: { name: 'Oat milk', bought: false } });
    assert.deepEqual(rebaseChanges([rename], tick, answer(14, { bought: 14, name: 13 })), [rename]);
  });

  test('uses the revision of the addition for an item that was just added', () => {
    const added = queued('1', 12, { kind: 'add', items: [{ id: 'milk', name: 'Milk' }] });
    assert.deepEqual(rebaseChanges([tick], added, answer(13, { bought: 13, name: 13 })), [{ ...tick, base: 13 }]);
  });
});

suite('rebasing the restoration of a cleared item', () => {
  test('builds on the clearing unless another member changed the item since', () => {
    const cleared = queued('1', 12, { kind: 'clear', items: ['milk'] });
    const back = queued('2', 12, { kind: 'set', item: 'milk', set: { deleted: false } });
    assert.deepEqual(rebaseChanges([back], cleared, answer(13, { deleted: 13 })), [{ ...back, base: 13 }]);
    assert.deepEqual(rebaseChanges([back], cleared, answer(13, { deleted: 14 })), [back]);
  });
});

suite('splitting a refused change', () => {
  test('holds conflicting fields for a decision and sends the others again', () => {
    const edit = queued('1', 12, { kind: 'set', item: 'milk', set: { buy: '2', note: 'ripe' } });
    const [free, held] = splitRefusedChange(
      edit,
      problem([{ id: 'milk', field: 'buy', value: '3', revision: 14 }]),
      [],
    );
    assert.deepEqual([free?.change, free?.refusal], [{ kind: 'set', item: 'milk', set: { note: 'ripe' } }, undefined]);
    assert.deepEqual(held?.change, { kind: 'set', item: 'milk', set: { buy: '2' } });
    assert.equal(held?.refusal?.revision, 15);
    assert.notEqual(free?.id, edit.id, 'the new change reuses the operation id of the refused one');
  });

  test('holds invalid items back and sends the others again', () => {
    const items = ['milk', 'bread', '\u200B', 'butter'].map((name) => ({ id: name, name }));
    const added = queued('1', 12, { kind: 'add', items });
    const [free, held, ...more] = splitRefusedChange(added, invalidAt('body.items[2].name'), []);
    assert.deepEqual(free?.change, { kind: 'add', items: items.filter(({ id }) => id !== '\u200B') });
    assert.equal(free?.refusal, undefined);
    assert.deepEqual([held?.change, held?.refusal?.code], [{ kind: 'add', items: [items[2]] }, 'validation-failed']);
    assert.deepEqual([new Set(['1', free?.id, held?.id]).size, more], [3, []]);

    const [whole, ...others] = splitRefusedChange(added, invalidAt('body.items'), []);
    assert.deepEqual([whole?.change, whole?.refusal?.code, others], [added.change, 'validation-failed', []]);
    const alone = queued('2', 12, { kind: 'add', items: [{ id: 'x', name: '\u200B' }] });
    assert.deepEqual(
      splitRefusedChange(alone, invalidAt('body.items[0].name'), []).map(({ id, refusal }) => [id, refusal?.code]),
      [['2', 'validation-failed']],
    );
  });

  test('drops a conflicting field that a later change of the same user sets anyway', () => {
    const conflicts = [{ id: 'milk', field: 'bought', value: false, revision: 14 }];
    assert.deepEqual(splitRefusedChange(tick, problem(conflicts), [untick]), []);
  });
});
