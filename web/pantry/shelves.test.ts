import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { PantryEntry } from '../../src/domains/pantry/index.ts';
import { formatEntryAmount, matchesSearch, groupByLocation } from './shelves.ts';

const entry = (name: string, more: Partial<PantryEntry> = {}): PantryEntry => ({
  id: name,
  name,
  revision: 1,
  updated_at: '',
  updated_by: '',
  ...more,
});

const compare = new Intl.Collator('de').compare;

test('groups entries by location, sorted by locale, and puts those without a location last', () => {
  const shelves = groupByLocation(
    [
      entry('Zucker'),
      entry('Äpfel', { location: 'Keller' }),
      entry('Wein', { location: 'keller' }),
      entry('Brot', { location: 'Küche' }),
    ],
    compare,
  );
  assert.deepEqual(
    shelves.map(({ location, entries }) => [location, entries.map(({ name }) => name)]),
    [
      ['Keller', ['Äpfel', 'Wein']],
      ['Küche', ['Brot']],
      ['', ['Zucker']],
    ],
  );
});

test('matches each search word anywhere, ignoring accents, and formats amounts', () => {
  const jam = entry('Brombeergelee', { location: 'Küche', note: 'vom letzten Jahr' });
  assert.deepEqual(
    ['brombeer', 'GELEE kuche', 'jahr brom', 'quitte'].map((words) => matchesSearch(jam, words)),
    [true, true, true, false],
  );
  assert.deepEqual([formatEntryAmount({ amount: '2', unit: 'Gläser' }), formatEntryAmount({})], ['2 Gläser', '']);
});
