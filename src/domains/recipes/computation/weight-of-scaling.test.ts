import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { MAX_INLINE, isLong } from './recipe-computation.ts';
import { weightOfScaling } from './weight-of-scaling.ts';

const documentOf = (lines: number, text = '2 eggs'): string =>
  JSON.stringify({
    title: 'Soup',
    ingredient_sections: [{ ingredients: Array.from({ length: lines }, () => ({ text })) }],
  });

suite('the weight of scaling', () => {
  test('counts a document as long from the first line over the limit', () => {
    assert.equal(isLong(weightOfScaling(documentOf(MAX_INLINE.lines))), false);
    assert.equal(isLong(weightOfScaling(documentOf(MAX_INLINE.lines + 1))), true);
  });

  test('does not count a document as long because of braces in its texts', () => {
    assert.equal(isLong(weightOfScaling(documentOf(30, '{{{{ 2 eggs'))), false);
  });

  test('counts each term of a sum and each option', () => {
    const terms = Array.from({ length: MAX_INLINE.lines }, () => ({ kind: 'simple', text: 'some' }));
    const [sum, options] = [
      { kind: 'sum', terms },
      { kind: 'simple', options: terms },
    ];
    for (const quantity of [sum, options]) {
      const document = JSON.stringify({ ingredient_sections: [{ ingredients: [{ text: 'salt', quantity }] }] });
      assert.equal(isLong(weightOfScaling(document)), true);
    }
  });

  test('counts a document as long by its bytes alone', () => {
    assert.equal(isLong(weightOfScaling(documentOf(1, 'x'.repeat(MAX_INLINE.bytes)))), true);
  });
});
