import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { splitQuantity, extractQuantity, formatQuantity } from './parsed-line.ts';
import { toCacheKey, getUnparsedLines, addToCache } from './line-cache.ts';

const reading = (text: string) => ({ text, name: text, quantities: [], optional: false, alternatives: [], spans: [] });

const format = (amount: string): string => (amount === '1/2' ? '½' : amount);

suite('ingredient line parsing', () => {
  test('requests each text once per language', () => {
    const known = addToCache(new Map(), 'de', [reading('2 Eier')]);
    assert.deepEqual(getUnparsedLines(['2 Eier', ' Mehl', 'Mehl ', '', '2 Eier '], 'de', known), ['Mehl']);
    assert.deepEqual(getUnparsedLines(['2 Eier'], '', known), ['2 Eier']);
    assert.notEqual(toCacheKey('de', 'a'), toCacheKey('', 'a'));
  });

  test('splits, extracts and formats quantities', () => {
    assert.deepEqual(splitQuantity('1 ½ cups'), ['1 ½', 'cups']);
    assert.deepEqual(splitQuantity('2–3 EL'), ['2–3', 'EL']);
    assert.deepEqual(splitQuantity('ca. 1,5 l'), ['ca. 1,5', 'l']);
    assert.deepEqual(splitQuantity('Prise'), ['', 'Prise']);
    const spans = [
      { part: 'quantity' as const, start: 0, end: 1 },
      { part: 'unit' as const, start: 2, end: 4 },
      { part: 'quantity' as const, start: 7, end: 10 },
      { part: 'unit' as const, start: 11, end: 12 },
      { part: 'name' as const, start: 13, end: 21 },
    ];
    assert.equal(extractQuantity({ ...reading('1 lb / 450 g potatoes'), spans }), '1 lb / 450 g');
    assert.equal(formatQuantity({ kind: 'simple', amount: { value: '1/2' }, unit: 'us.cup' }, format), '½ cup');
    assert.equal(formatQuantity({ kind: 'simple', amount: { min: '2', max: '3' } }, format), '2–3');
  });
});
