import assert from 'node:assert/strict';
import { test } from 'node:test';

import { computeReviewEffect } from './review-effect.ts';

const needed = (id: string, more: object = {}) => ({ id, choice_id: 'a', selected: true, ...more });
const onList = (id: string, more: object = {}) => needed(id, { reviewed_at: '2026-11-16T10:00:00Z', ...more });
const decided = (...ones: readonly { id: string; choice_id: string; selected: boolean }[]) =>
  new Map(ones.map((one) => [one.id, one]));

test('counts only selected items that are not on the list yet', () => {
  assert.deepEqual(computeReviewEffect([needed('onion'), needed('wine')], decided(), []), { kind: 'adds', count: 2 });
  const left = decided({ id: 'wine', choice_id: 'a', selected: false });
  assert.deepEqual(computeReviewEffect([needed('onion'), needed('wine')], left, []), { kind: 'adds', count: 1 });
  assert.deepEqual(computeReviewEffect([onList('onion'), needed('wine')], decided(), []), { kind: 'adds', count: 1 });
  const wanted = decided({ id: 'wine', choice_id: 'a', selected: true });
  assert.deepEqual(computeReviewEffect([onList('wine', { selected: false })], wanted, []), { kind: 'adds', count: 1 });
});

test('changes nothing if the list already matches the decisions', () => {
  const both = [onList('onion'), onList('wine', { selected: false, previous_quantity: '1 l' })];
  assert.deepEqual(computeReviewEffect(both, decided(), []), { kind: 'nothing' });
});

test('changes the list if a decision or a requirement differs from it', () => {
  const changes = { kind: 'changes' };
  assert.deepEqual(
    computeReviewEffect([onList('onion')], decided({ id: 'onion', choice_id: 'b', selected: true }), []),
    changes,
  );
  assert.deepEqual(
    computeReviewEffect([onList('onion')], decided({ id: 'onion', choice_id: 'a', selected: false }), []),
    changes,
  );
  assert.deepEqual(computeReviewEffect([onList('onion', { previous_quantity: '1 kg' })], decided(), []), changes);
  assert.deepEqual(computeReviewEffect([onList('onion')], decided(), [{}]), changes);
  assert.deepEqual(computeReviewEffect([needed('onion', { selected: false })], decided(), []), changes);
});
