import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { BulkItem } from './bulk.api.ts';
import { groupOutcomes, retryTargets } from './outcome.ts';

const items: readonly BulkItem[] = [
  { id: 'a', status: 'succeeded', revision: 2 },
  { id: 'b', status: 'unchanged' },
  { id: 'c', status: 'revision-conflict', current_revision: 7 },
  { id: 'd', status: 'skipped' },
  { id: 'e', status: 'not-found' },
  { id: 'f', status: 'forbidden' },
];

test('sorts every item into one of four groups', () => {
  const { done, unchanged, retriable, refused } = groupOutcomes(items);
  assert.deepEqual(
    [done, unchanged, retriable, refused].map((list) => list.map(({ id }) => id).join('')),
    ['a', 'b', 'cd', 'ef'],
  );
});

test('retries with the reported revision, or else the last known one', () => {
  const before = [
    { id: 'c', revision: 3 },
    { id: 'd', revision: 4 },
  ];
  assert.deepEqual(retryTargets(groupOutcomes(items).retriable, before), [
    { id: 'c', revision: 7 },
    { id: 'd', revision: 4 },
  ]);
});
