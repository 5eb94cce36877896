import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ManualClock } from '../../../test/support/manual-clock.ts';
import { isUuid, createUuidV7Generator } from './ids.ts';
import type { Id } from './ids.ts';

suite('UUIDv7 generator', () => {
  test('generates 10,000 distinct, ascending version 7 UUIDs within one millisecond', () => {
    const newId = createUuidV7Generator(new ManualClock());
    const ids = Array.from({ length: 10_000 }, () => newId<Id<'test'>>());
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(ids, ids.toSorted());
    for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.ok(ids.every(isUuid));
  });

  test('embeds the time, and keeps ascending if the clock goes back', () => {
    const clock = new ManualClock('2026-03-01T12:00:00.123Z');
    const newId = createUuidV7Generator(clock);
    const first: string = newId();
    assert.equal(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16), Date.parse('2026-03-01T12:00:00.123Z'));
    clock.advance({ hours: -1 });
    assert.ok(newId<Id<'test'>>() > first);
  });
});
