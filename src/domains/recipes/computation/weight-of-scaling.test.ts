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
  test('a document is long by its lines from the first one that is too many', () => {
    assert.equal(isLong(weightOfScaling(documentOf(MAX_INLINE.lines))), false);
    assert.equal(isLong(weightOfScaling(documentOf(MAX_INLINE.lines + 1))), true);
  });

  test('braces within texts make no document long', () => {
    assert.equal(isLong(weightOfScaling(documentOf(30, '{{{{ 2 eggs'))), false);
  });

  test('each term of a sum and each option counts', () => {
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

  test('a document is long by its bytes alone', () => {
    assert.equal(isLong(weightOfScaling(documentOf(1, 'x'.repeat(MAX_INLINE.bytes)))), true);
  });
});
