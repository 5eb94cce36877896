import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitLines, parseItemLine } from './parse-item-line.ts';

const examples: readonly (readonly [string, string, string])[] = [
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
  ['2-3 onions', 'onions', '2-3'],
  ['2 - 3 onions', 'onions', '2 - 3'],
  ['2 – 3 onions', 'onions', '2 – 3'],
  ['- 2 bis 3 Zwiebeln', 'Zwiebeln', '2 bis 3'],
  ['1,5 - 2 kg Kartoffeln', 'Kartoffeln', '1,5 - 2 kg'],
  ['potatoes 1.5 – 2 kg', 'potatoes', '1.5 – 2 kg'],
  ['½ – 1 lemon', 'lemon', '½ – 1'],
  ['4 x 100 g chocolate', 'chocolate', '4 x 100 g'],
  ['4×100g Schokolade', 'Schokolade', '4×100g'],
  ['Wasser 6 x 1,5 l', 'Wasser', '6 x 1,5 l'],
  ['6 × eggs', 'eggs', '6 ×'],
  ['3-pack of socks', '3-pack of socks', ''],
  ['1 kg', '1 kg', ''],
  ['500 g', '500 g', ''],
  ['4 x 100 g', '4 x 100 g', ''],
  ['2 - 3', '2 - 3', ''],
  ['2\tl\tmilk', 'milk', '2 l'],
  ['\u200B- milk\u2060', 'milk', ''],
  ['2 l \u00AD', '2 l \u00AD', ''],
  ['❤\uFE0F', '❤\uFE0F', ''],
  ['milk\u0007\uD83C', 'milk \uFFFD', ''],
];

test('splits a typed line into name and amount', () => {
  for (const [line, name, buy] of examples) assert.deepEqual(parseItemLine(line), { name, buy }, line);
});

test('reads one item from each line of a pasted note that has visible text', () => {
  const note = '1. Bread\r\n\n• 2 l Milk\n  \n\u200B\n-\u00A0\u2060\n\u0000\u2028Butter\r';
  assert.deepEqual(
    splitLines(note).flatMap((line) => parseItemLine(line) ?? []),
    [
      { name: 'Bread', buy: '' },
      { name: 'Milk', buy: '2 l' },
      { name: 'Butter', buy: '' },
    ],
  );
});

test('moves the end of an overlong name to the note without cutting a character in two', () => {
  assert.deepEqual(parseItemLine(`2 l ${'y'.repeat(250)} and the rest`), {
    name: 'y'.repeat(200),
    buy: '2 l',
    note: `${'y'.repeat(50)} and the rest`,
  });
  assert.deepEqual(parseItemLine(`${'x'.repeat(199)}🍎 more`), { name: 'x'.repeat(199), buy: '', note: '🍎 more' });
  assert.deepEqual(parseItemLine(`${'very '.repeat(50)}good bread`), {
    name: 'very '.repeat(40).trim(),
    buy: '',
    note: `${'very '.repeat(10)}good bread`,
  });
  const digits = `${'1'.repeat(250)} eggs`;
  assert.deepEqual(parseItemLine(digits), { name: digits.slice(0, 200), buy: '', note: digits.slice(200) });
});
