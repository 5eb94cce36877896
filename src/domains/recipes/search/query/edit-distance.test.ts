import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { editDistance, toCodePoints } from './edit-distance.ts';

const distance = (from: string, to: string, max = 9): number | undefined =>
  editDistance(toCodePoints(from), toCodePoints(to), max);
const toPrefix = (from: string, to: string, max = 9): number | undefined =>
  editDistance(toCodePoints(from), toCodePoints(to), max, true);

/** A direct, slow implementation of the definition. */
const plainly = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  const options = [plainly(x, b) + 1, plainly(a, y) + 1, plainly(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    options.push(plainly(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...options);
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '豆', '𠮷'), maxLength: 6 });

suite('edit distance', () => {
  test('counts insertions, deletions, substitutions and transpositions', () => {
    for (const [from, to, expected] of [
      ['chiken', 'chicken', 1],
      ['tomatoe', 'tomato', 1],
      ['brocolli', 'broccoli', 2],
      ['spagetti', 'spaghetti', 1],
      ['tunrip', 'turnip', 1],
      ['bread', 'bread', 0],
      ['', 'abc', 3],
    ] as const) {
      assert.equal(distance(from, to), expected, `${from} ${to}`);
      assert.equal(distance(to, from), expected, `${to} ${from}`);
    }
  });

  test('agrees with the definition up to the limit, and is undefined beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (from, to, max) => {
        const expected = plainly(toCodePoints(from), toCodePoints(to));
        assert.equal(distance(from, to, max), expected <= max ? expected : undefined);
      }),
    );
  });

  test('is the smallest distance to any prefix of the other word in prefix mode', () => {
    assert.equal(toPrefix('brocol', 'broccoli'), 1);
    assert.equal(toPrefix('spagh', 'spaghetti'), 0);
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (from, to, max) => {
        const letters = toCodePoints(to);
        const min = Math.min(
          ...Array.from({ length: letters.length + 1 }, (_, end) => plainly(toCodePoints(from), letters.slice(0, end))),
        );
        assert.equal(toPrefix(from, to, max), min <= max ? min : undefined);
      }),
    );
  });
});
