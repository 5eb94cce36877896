import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { nextWhole, parseFactor, getServings } from './factor.ts';

const amount = (value: string, unit?: string) => ({ kind: 'simple', amount: { value }, unit }) as const;

suite('scaling by a factor or servings', () => {
  test('parses numbers as people type them and rejects other text', () => {
    for (const [typed, exact] of [
      ['2', '2'],
      [' 1,5 ', '3/2'],
      ['½', '1/2'],
      ['1½', '3/2'],
      ['1 1/2', '3/2'],
      ['2/3', '2/3'],
      ['×3', '3'],
      ['0.25', '1/4'],
    ] as const) {
      assert.equal(parseFactor(typed), exact, typed);
    }
    for (const typed of ['', '0', '0/2', '0.0', 'two', '1/0', '-1', '1e9', '1234567890', 'y½']) {
      assert.equal(parseFactor(typed), undefined, typed);
    }
  });

  test('steps to the next whole number, never below one', () => {
    assert.deepEqual(
      [nextWhole('4', 1), nextWhole('4', -1), nextWhole('9/2', 1), nextWhole('9/2', -1), nextWhole('1', -1)],
      ['5', '3', '5', '4', '1'],
    );
  });

  test('prefers servings to pieces and ignores a yield of one piece', () => {
    const tins = { quantity: amount('24'), authored_quantity: amount('12') };
    const people = {
      quantity: amount('9', 'count.serving'),
      authored_quantity: amount('6', 'count.serving'),
    };
    assert.deepEqual(getServings({ title: '', yields: [tins, people] }), { count: '9', written: '6', of: 'servings' });
    assert.deepEqual(getServings({ title: '', yields: [tins] }), { count: '24', written: '12', of: 'pieces' });
    assert.equal(
      getServings({ title: '', yields: [{ quantity: amount('2'), authored_quantity: amount('1') }] }),
      undefined,
    );
    assert.equal(getServings({ title: '' }), undefined);
  });
});
