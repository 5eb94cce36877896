import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ManualClock } from '../../../test/support/manual-clock.ts';
import { isUuid, uuidv7Source } from './ids.ts';
import type { Id } from './ids.ts';

suite('ids', () => {
  test('generates 10,000 different, ascending UUIDs of version 7 within one millisecond', () => {
    const newId = uuidv7Source(new ManualClock());
    const ids = Array.from({ length: 10_000 }, () => newId<Id<'test'>>());
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(ids, ids.toSorted());
    for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.ok(ids.every(isUuid));
  });

  test('contains the time, and keeps ascending if the clock goes back', () => {
    const clock = new ManualClock('2026-03-01T12:00:00.123Z');
    const newId = uuidv7Source(clock);
    const first: string = newId();
    assert.equal(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16), Date.parse('2026-03-01T12:00:00.123Z'));
    clock.advance({ hours: -1 });
    assert.ok(newId<Id<'test'>>() > first);
  });
});
