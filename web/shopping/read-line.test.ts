import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLine, readLines } from './read-line.ts';

const read: readonly (readonly [string, string, string])[] = [
  ['milk', 'milk', ''],
  ['2 l milk', 'milk', '2 l'],
  ['500g flour', 'flour', '500g'],
  ['Milch 2 l', 'Milch', '2 l'],
  ['1,5 kg Kartoffeln', 'Kartoffeln', '1,5 kg'],
  ['1 1/2 cups of cream', 'cream', '1 1/2 cups'],
  ['2 red onions', 'red onions', '2'],
  ['2 Gurken', 'Gurken', '2'],
  ['½ Bund Petersilie', 'Petersilie', '½ Bund'],
  ['3 Dosen Kichererbsen', 'Kichererbsen', '3 Dosen'],
  ['- [ ] 6 x eggs', 'eggs', '6 x'],
  ['7up', '7up', ''],
  ['00 flour', 'flour', '00'],
  ['Vitamin B 12', 'Vitamin B 12', ''],
];

test('what is typed is a thing and how much of it', () => {
  for (const [line, name, buy] of read) assert.deepEqual(readLine(line), { name, buy }, line);
});

test('a pasted note is one thing in each line', () => {
  assert.deepEqual(readLines('1. Bread\r\n\n• 2 l Milk\n  \n'), [
    { name: 'Bread', buy: '' },
    { name: 'Milk', buy: '2 l' },
  ]);
});
