import assert from 'node:assert/strict';
import { test } from 'node:test';

import { toAuditFilter, isFiltered, EMPTY_FILTER } from './audit-filter.ts';

test('requests everything if the filter is empty', () => {
  assert.deepEqual(toAuditFilter(EMPTY_FILTER), {});
  assert.equal(isFiltered(EMPTY_FILTER), false);
});

test('includes the first and the last day completely', () => {
  const { since, until } = toAuditFilter({ ...EMPTY_FILTER, from: '2026-11-16', to: '2026-11-16' });
  assert.equal(since, new Date('2026-11-16T00:00').getTime() / 1000);
  assert.equal(until, new Date('2026-11-17T00:00').getTime() / 1000);
});

test('leaves out an invalid outcome and invalid days', () => {
  const input = { action: 'member.added', outcome: 'maybe', from: '2026-13-40', to: '0001-01-01' };
  assert.deepEqual(toAuditFilter(input), { action: 'member.added' });
  assert.equal(isFiltered(input), true);
});
